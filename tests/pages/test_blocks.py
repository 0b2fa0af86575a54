"""Every block of every page is followed to the letter; none is outside."""

from pathlib import Path

import pytest

from tools.site import shelf
from tools.site.contents import NOTEBOOKS, ROOT, sources
from tools.site.fences import fences

from .readers import READERS, Reader

PAGES = {
    page: source
    for page, source in {**sources(), "README.md": ROOT / "README.md"}.items()
    if not page.startswith(f"{NOTEBOOKS}/") and [*fences(source.read_text("utf-8"))]
}
"""README is none of the site, and followed like one of its pages; notebooks are run as such."""
DRAWN = {"", "text"}
"""Not to be run: how something looks."""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORTABLE_LANG", "en")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_does_what_it_says(
    page: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    READERS.get(page, Reader)(tmp_path, request).follow(PAGES[page])


def test_every_reader_has_a_page() -> None:
    assert READERS.keys() <= PAGES.keys()


def test_notebooks_hold_programs_and_what_they_said() -> None:
    notebooks = [source for page, source in sources().items() if page not in PAGES]
    held = {fence.language for source in notebooks for fence in fences(source.read_text("utf-8"))}
    assert held == {"python", "output"}


def test_pages_that_nobody_wrote_hold_no_programs() -> None:
    pages = [made.text for made in shelf.pages()]
    assert {fence.language for page in pages for fence in fences(page)} <= DRAWN
    assert len(pages) > len(shelf.nav(shelf.RULES)) * 2


@pytest.mark.parametrize(
    "block",
    [
        "```\nls\n```\n",
        "    ls\n",
        "```cobol\nSTOP RUN.\n```\n",
        "```python\n1 / 0\n```\n",
        "```sh\nfalse\n```\n",
        "```sh\nfortable verify nowhere.json\n```\n",
        "```python\nprint(1)\n```\n\n```output\n2\n```\n",
        "```json\n{\n```\n",
        "```toml\n=\n```\n",
    ],
)
def test_a_block_that_is_not_so_is_found(
    block: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Page\n\n{block}")
    with pytest.raises(Exception):  # noqa: B017, PT011 - each fails in its own way
        Reader(tmp_path, request).follow(page)


def test_what_is_not_run_says_why() -> None:
    """And there is little of it."""
    excused = [
        (page, fence.excuse)
        for page, source in PAGES.items()
        for fence in fences(source.read_text("utf-8"))
        if fence.about.startswith("unrun")
    ]
    assert all(reason for _, reason in excused)
    assert len(excused) <= 13
