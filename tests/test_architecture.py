"""The house stays in order: arrows point one way, and a game is named in its own folder only."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fortable.catalog import catalog

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "fortable" / "games"
PROSE = {".md"}
REPORTS = ROOT / "docs" / "reports"
"""Pages about games, and their pictures, which `fortable report` makes."""
SPOKEN = {".ftl"}
"""Where a game speaks to people, an everyday word may be another's name, like the Italian one for shape."""
GLANCE = 14
"""So many modules in a folder are taken in at a glance; then it has rooms."""


def files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = [ROOT / name for name in listed.splitlines()]
    return [file for file in found if file.is_file() and not is_prose(file)]


def is_prose(file: Path) -> bool:
    return file.suffix in PROSE or REPORTS in file.parents


def names() -> list[str]:
    own = [game for game in catalog().games.values() if game.package.startswith("fortable.games.")]
    return sorted({name for game in own for name in (game.key, re.escape(game.title.rstrip("!")))})


@pytest.mark.parametrize("name", names())
def test_a_game_is_named_in_its_own_folder_only(name: str) -> None:
    pattern = re.compile(rf"(?<![A-Za-z]){name}(?![A-Za-z])", re.IGNORECASE)
    elsewhere = [
        str(file.relative_to(ROOT))
        for file in files()
        if GAMES not in file.parents and pattern.search(file.read_text("utf-8", errors="replace"))
    ]
    assert elsewhere == []


@pytest.mark.parametrize("name", names())
def test_games_do_not_name_each_other(name: str) -> None:
    pattern = re.compile(rf"(?<![A-Za-z]){name}(?![A-Za-z])", re.IGNORECASE)
    home = next(
        game.package.rpartition(".")[2]
        for game in catalog().games.values()
        if name in (game.key, re.escape(game.title.rstrip("!")))
    )
    elsewhere = [
        str(file.relative_to(ROOT))
        for file in files()
        if GAMES in file.parents
        and file.suffix not in SPOKEN
        and GAMES / home not in file.parents
        and pattern.search(file.read_text("utf-8", errors="replace"))
    ]
    assert elsewhere == []


def test_every_folder_on_the_shelf_is_a_game() -> None:
    folders = {folder.parent.name for folder in GAMES.glob("*/__init__.py")}
    assert folders == {
        game.package.rpartition(".")[2]
        for game in catalog().games.values()
        if game.package.startswith("fortable.games.")
    }


def test_a_file_is_called_what_it_holds() -> None:
    vague = {"utils", "util", "helpers", "helper", "manager", "common", "misc"}
    assert [file for file in files() if file.stem in vague] == []


def test_imports_keep_to_the_arrows() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    checked = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout


def test_a_room_is_seen_at_a_glance() -> None:
    modules = [file.relative_to(ROOT) for file in (ROOT / "src").rglob("*.py")]
    rooms = {ROOT / module.parent for module in modules if "tests" not in module.parts}
    crowded = [str(room.relative_to(ROOT)) for room in rooms if len([*room.glob("*.py")]) > GLANCE]
    assert crowded == []
