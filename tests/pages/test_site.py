"""The site is built from what there is, and whatever is amiss with it fails the build."""

from pathlib import Path

import pytest

import fortable
from fortable.catalog import catalog
from fortable.folder import RULEBOOK
from tools.site import shelf, staging
from tools.site.__main__ import build
from tools.site.contents import DECISIONS, REPORTS, SECTIONS, sources
from tools.site.looking import Page, faults


def test_it_is_built_and_leads_nowhere_wrong(tmp_path: Path) -> None:
    assert build(tmp_path / "site", {}) == []
    pages = {page.relative_to(tmp_path / "site").as_posix() for page in tmp_path.rglob("*.html")}
    assert {html(page) for page in sources()} <= pages
    for game in catalog().games.values():
        assert {f"{shelf.RULES}/{game.key}.html", f"{shelf.REFERENCE}/{game.key}.html"} <= pages
        for language in {*RULEBOOK.languages(game.package)} - {"en"}:
            assert f"{shelf.RULES}/{game.key}.{language}.html" in pages
    decided = Page((tmp_path / "site" / "decisions" / "index.html").read_text("utf-8")).links
    assert {Path(page).name for page in sources() if page.startswith("decisions/0")} <= {
        link.replace(".html", ".md") for link in decided
    }
    face = (tmp_path / "site" / "api.html").read_text("utf-8")
    anchors = Page(face).anchors
    assert [name for name in fortable.__all__ if f"fortable.{name}" not in anchors] == []


def html(page: str) -> str:
    """What becomes of it; what introduces a folder is its index."""
    return page.replace("README.md", "index.html").replace(".md", ".html")


def test_every_page_has_its_place() -> None:
    listed = {page for section in SECTIONS for page in section.pages}
    walked = tuple(f"{folder}/" for folder in (DECISIONS, REPORTS))
    assert {page for page in sources() if not page.startswith(walked)} <= listed
    assert listed <= {*sources()}


LEADS = {
    "there.html": "<h1 id='top'>There</h1>",
    "fine.html": "<a href='there.html#top'>on</a> <a href='https://elsewhere.example'>out</a>",
}


@pytest.mark.parametrize(
    ("page", "text", "fault"),
    [
        ("a.html", "<a href='gone.html'>on</a>", "a.html leads nowhere: gone.html"),
        ("a.html", "<a href='there.html#end'>on</a>", "a.html leads nowhere: there.html#end"),
        ("a.html", "<img src='gone.svg'>", "a.html leads nowhere: gone.svg"),
        (
            "a.html",
            "<script src='https://cdn.example/x.js'></script>",
            "a.html fetches https://cdn.example/x.js",
        ),
        (
            "a.css",
            "@font-face { src: url('//fonts.example/a.woff2') }",
            "a.css wants //fonts.example/a.woff2",
        ),
        ("a.css", "a { background: url(gone.png) }", "a.css wants gone.png"),
    ],
)
def test_what_is_amiss_is_found(tmp_path: Path, page: str, text: str, fault: str) -> None:
    for name, fine in LEADS.items():
        (tmp_path / name).write_text(fine)
    assert [*faults(tmp_path)] == []
    (tmp_path / page).write_text(text)
    assert [*faults(tmp_path)] == [fault]


def test_a_block_that_is_a_file_says_so() -> None:
    assert staging.titled("```python a.py\nb\n```\n") == '```python title="a.py"\nb\n```\n'
    assert staging.titled("```sh unrun: it sleeps\nsleep 9\n```\n") == "```sh\nsleep 9\n```\n"
    assert staging.titled("```sh\nls\n```\n") == "```sh\nls\n```\n"
