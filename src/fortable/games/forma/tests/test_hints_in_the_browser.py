"""The browser reckons which bridges are within reach as the terminal does."""

import subprocess
from itertools import chain
from pathlib import Path

from playwright.sync_api import Browser

from ..board.squares import names
from ..bridges.hints import bridge_hints
from ..notation import read_state

HERE = Path(__file__).parent
ESBUILD = HERE.parents[4] / "web" / "node_modules" / ".bin" / "esbuild"
NEAR = 5
SCRIPT = """(boards) => {
  const name = ({ row, column }) => `${"ABCDEFGHIJKLMNOPQRST"[column]}${row + 1}`;
  const told = ({ missing, squares }) => [missing, squares.map(name)];
  return boards.map(([board, seat]) => forma.outlooks(board, seat).map(told));
}"""


def bundled(source: Path) -> str:
    """A module of the board, for a page that has nothing else."""
    words = [str(ESBUILD), str(source), "--bundle", "--format=iife", "--global-name=forma"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout  # noqa: S603


def golden_boards() -> list[tuple[str, int]]:
    """The board at every moment of the golden matches, for each who plays there."""
    lines = chain.from_iterable(
        file.read_text("utf-8").splitlines() for file in sorted((HERE / "golden").glob("*.txt"))
    )
    states = [
        read_state(line.removeprefix("state ")) for line in lines if line.startswith("state ")
    ]
    return [(state.board, seat) for state in states for seat in range(state.seats)]


def expected(board: str, seat: int) -> list[list[object]]:
    found = [each for each in bridge_hints(board, seat) if each and 0 < each.missing <= NEAR]
    return [[each.missing, list(names(each.squares))] for each in found]


def test_bridges_within_reach_are_those_of_the_terminal(browser: Browser) -> None:
    boards = golden_boards()
    wanted = [expected(*board) for board in boards]
    assert sum(map(bool, wanted)) > 30
    page = browser.new_page()
    page.add_script_tag(content=bundled(HERE.parent / "web" / "outlook.ts"))
    assert page.evaluate(SCRIPT, boards) == wanted
