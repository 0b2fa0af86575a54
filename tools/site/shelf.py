"""What every game has on the site: pictures, its rulebook in each language, and what programs may know.

All of it is asked of the catalogue; a game that is installed as a plug-in is there as our own are.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import fortable
from fortable.catalog import catalog
from fortable.drawing.theme import THEMES
from fortable.folder import RULEBOOK
from fortable.kernel.game import AnyGame
from fortable.rulebook import rulebook
from fortable.schemas import reference

SEED = 7
NAMES = ("Anna", "Ben", "Cleo", "Dario", "Eve", "Finn")
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}
RULES, REFERENCE = "rules", "reference"
CLAUSE = re.compile(r"(^- \*\*)?\b([A-Z]{2}-\d{2})\b(\*\*)?", re.MULTILINE)


class Made(NamedTuple):
    """A file of the site that nobody wrote."""

    path: str
    text: str


def made() -> Iterator[Made]:
    """For every game on the shelf."""
    for game in catalog().games.values():
        yield from _pictures(game)
    yield from pages()


def pages() -> Iterator[Made]:
    """Of these, what is to be read."""
    for game in catalog().games.values():
        yield from _rules(game)
        yield Made(f"{REFERENCE}/{game.key}.md", reference(game))


def overview() -> str:
    """The shelf as people look at it: a picture of each game, what it is, and its rules."""
    return "\n".join(("<div class='shelf' markdown>", "", *_boxes(), "</div>", ""))


def nav(kind: str) -> list[dict[str, str]]:
    """Titles and pages of one kind, game by game."""
    return [
        {game.title: f"{kind}/{game.key}.md"}
        for game in sorted(catalog().games.values(), key=lambda game: game.title)
    ]


def _boxes() -> Iterator[str]:
    for name, game in fortable.games().items():
        yield f"<div class='box' markdown>\n{_shown(name, game.title, '')}\n"
        yield f"**[{game.title}]({RULES}/{name}.md)**\n"
        minutes = "–".join(dict.fromkeys(map(str, game.minutes)))
        yield f"{game.about('en')} {_seats(game.seats)} players, {minutes} minutes, age {game.age}+."
        yield "</div>\n"


def _seats(numbers: Sequence[int]) -> str:
    """How many may play.

    >>> _seats((2, 3, 4)), _seats((2, 4)), _seats((2,))
    ('2–4', '2 or 4', '2')
    """
    first, last = numbers[0], numbers[-1]
    has_gaps = len(numbers) <= last - first
    return " or ".join(map(str, numbers)) if has_gaps or first == last else f"{first}–{last}"


def _shown(name: str, title: str, root: str) -> str:
    """By day and by night, whichever the reader has."""
    return "\n".join(
        f"![{title}]({root}pictures/{name}-{theme}.svg#only-{theme}){{ .board }}"
        for theme in THEMES
    )


def _pictures(game: AnyGame) -> Iterator[Made]:
    """A match in the middle, between people who play for fun."""
    seats = next((seats for seats in game.seats if seats > 1), game.seats[0])
    history = fortable.new(game.key, seats, seed=SEED).finish("casual").history()
    match = history[len(history) // 2]
    for theme in THEMES:
        drawn = match.draw(theme=theme, names=NAMES[:seats], language="en")
        yield Made(f"pictures/{game.key}-{theme}.svg", drawn)


def _rules(game: AnyGame) -> Iterator[Made]:
    spoken = [language for language in LANGUAGES if language in RULEBOOK.languages(game.package)]
    for language in spoken:
        others = " · ".join(
            f"**{LANGUAGES[each]}**"
            if each == language
            else f"[{LANGUAGES[each]}]({_file(game, each)})"
            for each in spoken
        )
        title, _, text = rulebook(game.package, language).partition("\n")
        pictures = _shown(game.key, game.title, "../")
        rules = f"{title}\n\n{others}\n\n{pictures}\n{_with_anchors(text)}"
        yield Made(f"{RULES}/{_file(game, language)}", rules)


def _file(game: AnyGame, language: str) -> str:
    return f"{game.key}.md" if language == "en" else f"{game.key}.{language}.md"


def _with_anchors(text: str) -> str:
    """Clauses can be linked to, and are, wherever they are named.

    >>> _with_anchors("- **FE-01** Row, see FE-02.")
    '- **FE-01**{ #FE-01 } Row, see [FE-02](#FE-02).'
    """
    return CLAUSE.sub(
        lambda found: f"{found[0]}{{ #{found[2]} }}" if found[1] else f"[{found[2]}](#{found[2]})",
        text,
    )
