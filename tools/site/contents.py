"""Which pages the site has, in which order, and where in the repository they lie."""

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NOTEBOOKS = "notebooks"
DECISIONS = "decisions"
REPORTS = "reports"

MOVED = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting-a-hole.md",
    "web/README.md": "boards.md",
}
"""Pages of the repository that do not lie in docs/, and what they are called on the site."""


class Section(NamedTuple):
    """Pages that belong together; what is made by the build comes after them."""

    title: str
    pages: tuple[str, ...]
    made: str = ""
    """What stands below them: one of those that `shelf` and `staging` make."""


SECTIONS = (
    Section("Start here", ("index.md", "python.md")),
    Section(
        "Play",
        (
            "play.md",
            "notebooks/an-evening.md",
            "review.md",
            "puzzles.md",
            "bots.md",
            "table-rules.md",
        ),
        made="rules",
    ),
    Section(
        "Host",
        (
            "host.md",
            "operating.md",
            "fair-grabs.md",
            "security.md",
            "privacy.md",
            "budgets.md",
            "settings.md",
            "scale.md",
            "siege.md",
            "reporting-a-hole.md",
        ),
    ),
    Section("Write a bot", ("notebooks/a-bot.md", "live-client.md", "engine.md", "protocol.md")),
    Section("Write a game", ("a-game-of-your-own.md", "notebooks/a-game.md", "boards.md")),
    Section("Study games", ("research.md", "notebooks/a-study.md"), made="reports"),
    Section("Reference", ("api.md",), made="references"),
    Section("Architecture", ("architecture.md", "contributing.md", "changelog.md")),
    Section("Decisions", ("decisions/README.md",), made="decisions"),
)


def sources() -> dict[str, Path]:
    """Every page that somebody wrote: by its path on the site, the file it is made of."""
    own = {page.relative_to(DOCS).as_posix(): page for page in sorted(DOCS.rglob("*.md"))}
    return own | {page: ROOT / file for file, page in MOVED.items()}
