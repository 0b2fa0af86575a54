"""An author builds the board of a game with our tool, and is told what is wrong with it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import keepsake
import pytest

from fortable import boards
from fortable.boards.typescript import of_game
from fortable.folder import BOARD, BOARD_SOURCE, BOARD_STYLE, BOARD_TYPES

TEMPLATE = Path(keepsake.__file__).parent
SHARED = re.compile(r'from"([^"]+)"')


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the template's package in which nothing is built."""
    ignored = shutil.ignore_patterns("__pycache__", "dist")
    shutil.copytree(TEMPLATE, tmp_path / "keepsake", ignore=ignored)
    return tmp_path / "keepsake"


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "fortable", "board", folder.name],
        cwd=folder.parent,
        env={**os.environ, "FORTABLE_LANG": "en", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_board_is_built_without_what_it_shares_with_the_shell(folder: Path) -> None:
    done = build(folder)
    assert (done.returncode, done.stderr) == (0, "")
    script = (folder / BOARD.path).read_text("utf-8")
    assert {*SHARED.findall(script)} == {"../board-api.js"}
    assert len(script) < 3_000
    assert ".ks-card" in (folder / BOARD_STYLE.path).read_text("utf-8")


def test_the_templates_types_are_those_of_its_game() -> None:
    assert (TEMPLATE / BOARD_TYPES.path).read_text("utf-8") == of_game(keepsake.GAME)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("view.kept[seat]", "view.kept_by[seat]", "Property 'kept_by' does not exist"),
        ("import { useEffect,", "import { render } from 'preact'; render; import { useEffect,", ""),
        ('import "./board.css"', 'import "./bord.css"', "bord.css"),
    ],
    ids=["a field there is not", "what the shell does not share", "a file there is not"],
)
def test_what_is_wrong_is_told_and_nothing_pretends_to_be_built(
    folder: Path, right: str, wrong: str, told: str
) -> None:
    source = folder / BOARD_SOURCE.path
    source.write_text(source.read_text("utf-8").replace(right, wrong), "utf-8")
    done = build(folder)
    assert done.returncode == 1
    assert (told or "The shell does not share render with boards. It shares: Component") in (
        done.stdout + done.stderr
    )
    assert "Built" not in done.stdout
    assert not (folder / BOARD.path).exists()


def test_whoever_has_no_node_is_told_how_to_get_it(folder: Path) -> None:
    done = build(folder, PATH="")
    if done.returncode:  # unless the Python package is installed here
        assert 'pip install "fortable[boards]"' in done.stderr
        assert done.returncode == 2


def test_a_folder_without_a_board_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"board\.tsx"):
        boards.build_board(tmp_path)
