"""Brings all pages together in one folder, as Zensical wants them, with its settings."""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import fortable

from . import shelf
from .contents import DECISIONS, DOCS, NOTEBOOKS, REPORTS, ROOT, SECTIONS, Section, sources
from .fences import fences
from .links import as_page, relinked, site_path
from .notebooks import Run

THEME = Path(__file__).parent / "theme"
FONTS = ROOT / "web" / "static" / "fonts"
SHELF = "<!-- the shelf -->"
FACE = "<!-- the face -->"
ALL_DECISIONS = "<!-- all of them -->"


def stage(folder: Path, ran: Mapping[str, Run]) -> Path:
    """Everything in a folder; the settings are returned, by which to build it there."""
    pages = folder / "pages"
    _copy_pictures(pages)
    for made in shelf.made():
        _write(pages / made.path, made.text)
    _add_notebooks(pages, ran)
    shown = set[Path]()
    for page, source in sources().items():
        text = relinked(_completed(_text(source, ran)), page, source, shown.add)
        _write(pages / page, titled(text))
    for file in shown:
        source = file / "README.md" if file.is_dir() else file
        text = relinked(as_page(file), site_path(file), source, lambda _: None)
        _write(pages / site_path(file), titled(text))
    settings = folder / "zensical.toml"
    _write(settings, _settings())
    return settings


def _text(source: Path, ran: Mapping[str, Run]) -> str:
    """What is written there; a notebook as it ran, if it did."""
    has_run = source.parent == DOCS / NOTEBOOKS and source.stem in ran
    return ran[source.stem].page(source.stem) if has_run else source.read_text("utf-8")


def _add_notebooks(pages: Path, ran: Mapping[str, Run]) -> None:
    for name, run in ran.items():
        _write(pages / NOTEBOOKS / f"{name}.ipynb", run.ipynb())
        for file, picture in run.pictures(name):
            (pages / NOTEBOOKS / file).write_bytes(picture)


def titled(text: str) -> str:
    """Blocks that are files say so above them; what else stands behind a language is no reader's business."""
    lines = text.splitlines(keepends=True)
    for fence in fences(text):
        if fence.about:
            title = f' title="{fence.file}"' if fence.file else ""
            lines[fence.line - 1] = re.sub(
                r"^(\s*)```.*", rf"\1```{fence.language}{title}", lines[fence.line - 1]
            )
    return "".join(lines)


def _completed(text: str) -> str:
    """With what is made for the occasion in the places that are kept for it."""
    for place, made in ((SHELF, shelf.overview), (FACE, face), (ALL_DECISIONS, decisions)):
        if place in text:
            text = text.replace(place, made())
    return text


def decisions() -> str:
    """All of them, by number and title."""
    files = [sources()[page] for page in _pages_in(DECISIONS)]
    titles = [file.read_text("utf-8").partition("\n")[0].removeprefix("# ") for file in files]
    linked = zip(files, titles, strict=True)
    return "\n".join(f"- {file.name[:4]} [{title}]({file.name})" for file, title in linked)


def face() -> str:
    """Every name of the public face: functions first, as one meets them, then what they give."""
    names = sorted(fortable.__all__, key=lambda name: (not name.islower(), name))
    return "\n\n".join(map(_told, names))


def _told(name: str) -> str:
    """By where it lies, if its name is a room's as well."""
    if name not in fortable._CALLED:
        return f"::: fortable.{name}"
    options = f"    options:\n      heading: fortable.{name}\n      toc_label: {name}"
    home = f"::: fortable.{fortable._CALLED[name]}.{name}\n{options}"
    return f"<a id='fortable.{name}'></a>\n\n{home}"


def _copy_pictures(pages: Path) -> None:
    for picture in DOCS.rglob("*.svg"):
        _copy(picture, pages / picture.relative_to(DOCS))
    for file in [*FONTS.glob("*.woff2"), *THEME.glob("*.css")]:
        _copy(file, pages / "theme" / file.name)
    _copy(ROOT / "web" / "static" / "icon.svg", pages / "theme" / "icon.svg")


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def _settings() -> str:
    """Those that are written down, with what depends on where and when it is built."""
    nav = [{section.title: [*_nav(section)]} for section in SECTIONS]
    written = (THEME / "zensical.toml").read_text("utf-8")
    return written.replace("nav = []", f"nav = {_toml(nav)}").replace(
        "paths = []", f"paths = {_toml([str(ROOT / 'src')])}"
    )


def _toml(value: Any) -> str:
    """Texts, lists and tables in one line.

    >>> _toml([{"Host": ["operating.md"]}])
    '[{ "Host" = ["operating.md"] }]'
    """
    match value:
        case list():
            return f"[{', '.join(map(_toml, value))}]"
        case dict():
            return (
                "{ " + ", ".join(f"{_toml(key)} = {_toml(of)}" for key, of in value.items()) + " }"
            )
        case _:
            return json.dumps(value, ensure_ascii=False)


def _nav(section: Section) -> Iterator[str | dict[str, Any]]:
    yield from section.pages
    match section.made:
        case "rules":
            yield {"Rules of the games": shelf.nav(shelf.RULES)}
        case "references":
            yield {"Games for programs": shelf.nav(shelf.REFERENCE)}
        case "reports":
            yield {"How the games play": [*_pages_in(REPORTS)]}
        case "decisions":
            yield from _pages_in(DECISIONS)


def _pages_in(folder: str) -> Iterator[str]:
    """Those of a folder of docs/, without what introduces it."""
    found = (page for page in sources() if page.startswith(f"{folder}/"))
    return (page for page in found if not page.endswith("README.md"))
