"""The client agrees with the server, speaks four languages, and is small."""

import gzip
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from fortable.catalog import catalog
from fortable.folder import LANGUAGES, MESSAGES
from fortable.server.http.pages import CLIENT
from fortable.testing.laws.catalogues import MADE_UP, Messages, read_messages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CODE = "".join(file.read_text("utf-8") for file in (WEB / "src").rglob("*.ts*"))
BUDGET = 70_000
"""Bytes over the line, gzipped, until a match can be played, with all that the shell brings along."""


@cache
def shell_messages(language: str) -> Messages:
    """The shell's own, and those of rooms that few come to."""
    catalogues = sorted((WEB / "messages").rglob(f"{language}.ftl"))
    return read_messages("\n".join(file.read_text("utf-8") for file in catalogues), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shells_languages_agree(language: str) -> None:
    assert shell_messages(language) == shell_messages("en")


def test_the_shell_has_no_message_that_nobody_says() -> None:
    made_up = tuple(MADE_UP.findall(CODE))
    unused = [
        message
        for message in shell_messages("en")
        if f'"{message}"' not in CODE and not message.startswith(made_up)
    ]
    assert unused == []


def test_whatever_the_shell_says_has_a_text() -> None:
    said = set(re.findall(r'(?:say|sayLater|words)\.value\(\s*"([a-z-]+)"', CODE))
    assert len(said) > 50
    assert said - shell_messages("en").keys() == set()


def test_the_types_are_those_of_the_server() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "tools" / "typescript.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, f"stale, run `make client`: {checked.stdout}"


def test_the_types_are_kept_by_the_client() -> None:
    compiler = WEB / "node_modules" / ".bin" / "tsc"
    checked = subprocess.run([compiler], cwd=WEB, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("key", sorted(catalog().games))
def test_a_first_view_of_a_game_is_small(key: str) -> None:
    game = catalog()[key]
    board = CLIENT / "boards" / f"{key}.js"
    wanted = {CLIENT / name for name in ("index.html", "shell.css", "icon.svg")}
    wanted |= _with_imports(CLIENT / "shell.js") | _with_imports(board)
    wanted |= {CLIENT / "messages" / "de.ftl", board.with_suffix(".css")}
    sizes = {file.name: _zipped(file.read_bytes()) for file in wanted if file.is_file()}
    sizes["texts"] = _zipped(MESSAGES.read(game.package, "de").encode())
    assert sum(sizes.values()) <= BUDGET, sizes


@pytest.mark.parametrize(
    "cover", sorted((CLIENT / "covers").glob("*.svg")), ids=lambda file: file.stem
)
def test_a_cover_depends_on_no_font_of_the_machine(cover: Path) -> None:
    assert "<text" not in cover.read_text("utf-8")  # tools/lettering.py makes outlines of words


def _with_imports(script: Path) -> set[Path]:
    """A script and everything it brings along."""
    if not script.is_file():
        return set()
    found = re.findall(r'from\s*"(\.[^"]+)"|import\s*"(\.[^"]+)"', script.read_text("utf-8"))
    imported = {(script.parent / (one or other)).resolve() for one, other in found}
    return {script}.union(*map(_with_imports, imported))


def _zipped(data: bytes) -> int:
    return len(gzip.compress(data))
