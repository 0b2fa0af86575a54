"""Links between files of the repository become links between pages of the site."""

import os
import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from .contents import ROOT, sources

LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)(?=[#)])")
SOURCES = "sources"
"""Where files that pages link to are shown, which are no pages themselves."""

LANGUAGES = {".py": "python", ".mjs": "js", ".toml": "toml"}


def site_path(file: Path) -> str:
    """Where a file of the repository is on the site; a folder is what its README says."""
    if file.is_dir():
        file = file / "README.md"
    for page, source in sources().items():
        if source == file:
            return page
    within = file.relative_to(ROOT).as_posix()
    if file.is_relative_to(ROOT / "docs"):
        return file.relative_to(ROOT / "docs").as_posix()
    return f"{SOURCES}/{within}" + ("" if file.suffix == ".md" else ".md")


def relinked(text: str, page: str, source: Path, shown: Callable[[Path], object]) -> str:
    """A page with its links as they are on the site; whatever it links to outside docs/ is to be shown."""

    def link(found: re.Match[str]) -> str:
        target = Path(os.path.normpath(source.parent / found[1]))
        if not target.exists():
            return found[1]  # the build will say so
        there = site_path(target)
        if there.startswith(f"{SOURCES}/"):
            shown(target)
        return os.path.relpath(there, PurePosixPath(page).parent)

    return LINK.sub(link, text)


def as_page(file: Path) -> str:
    """A file that is no page, shown as one."""
    if file.is_dir():
        return (file / "README.md").read_text("utf-8")
    if file.suffix == ".md":
        return file.read_text("utf-8")
    name = file.relative_to(ROOT).as_posix()
    language, body = LANGUAGES.get(file.suffix, "text"), file.read_text("utf-8")
    return f"# {file.name}\n\n`{name}`\n\n```{language}\n{body}```\n"
