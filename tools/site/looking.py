"""Looks through a site that was built: links lead somewhere, and pages fetch nothing from others."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {
    ("script", "src"),
    ("img", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
}
"""What a browser fetches by itself; other links wait for somebody to follow them."""
ADDRESS = re.compile(r"""url\(\s*["']?(?!data:|#)([^"')]+)""")


class Page(HTMLParser):
    """Where a page leads, and where it can be entered."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := given.get(name))}
        for name in ("href", "src"):
            if value := given.get(name):
                is_fetched = (tag, name) in FETCHED and given.get("rel") != "canonical"
                (self.fetched if is_fetched else self.links).append(value)


def faults(site: Path) -> Iterator[str]:
    """In words, page by page."""
    pages = {file: Page(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        here = file.relative_to(site).as_posix()
        yield from (f"{here} fetches {link}" for link in page.fetched if urlsplit(link).netloc)
        for link in {*page.links, *page.fetched}:
            if not urlsplit(link).scheme and not _leads(link, file, site, pages):
                yield f"{here} leads nowhere: {link}"
    for file in sorted(site.rglob("*.css")):
        for address in ADDRESS.findall(file.read_text("utf-8")):
            if urlsplit(address).netloc or not (file.parent / urlsplit(address).path).exists():
                yield f"{file.relative_to(site).as_posix()} wants {address}"


def _leads(link: str, file: Path, site: Path, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    path = unquote(parts.path)
    there = site / path.lstrip("/") if path.startswith("/") else file.parent / path
    there = (file if not path else there / "index.html" if there.is_dir() else there).resolve()
    if not there.exists():
        return False
    return (
        not parts.fragment or there not in pages or unquote(parts.fragment) in pages[there].anchors
    )
