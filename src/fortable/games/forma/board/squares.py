"""The board: 20 by 20 squares (FA-01), as a line of text that is kept and as sets to reckon with.

Column A is in the west and row 1 in the north, so the corners are A1, T1, A20 and T20. As text the
rows follow each other with a slash between, which falls into the guard column of the sets: the same
number finds a square in both.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from .grid import Grid, bits, together

SIZE = 20
BOARD = Grid(SIZE, SIZE)
WIDTH = BOARD.width

COLUMNS = "ABCDEFGHIJKLMNOPQRST"
NAMES = {
    row * WIDTH + column: f"{letter}{row + 1}"
    for row in range(SIZE)
    for column, letter in enumerate(COLUMNS)
}
NUMBERS = {name: number for number, name in NAMES.items()}

FREE, OBSTACLE, TOWER, ROW_END = ".", "#", "^", "/"
FORM = "0123"
"""By seat: a square of a form."""
MARKER = "abcd"
"""By seat: a marker on a square that was free."""
MARKED = "ABCD"
"""By seat: a marker on an obstacle."""

EMPTY = ROW_END.join([FREE * SIZE] * SIZE)


@lru_cache(maxsize=1024)
def where(board: str, marks: str) -> int:
    """The squares of a board that carry one of `marks`."""
    return int(board[::-1].translate(_digits(marks)), 2)


@cache
def _digits(marks: str) -> dict[int, str]:
    every = FREE + OBSTACLE + TOWER + ROW_END + FORM + MARKER + MARKED
    return {ord(mark): "1" if mark in marks else "0" for mark in every}


def put(board: str, squares: int, mark: str) -> str:
    """The board with `mark` on some squares."""
    if not squares:
        return board
    marks = list(board)
    for number in bits(squares):
        marks[number] = mark
    return "".join(marks)


def own(board: str, seat: int) -> int:
    """The squares that can be part of a seat's bridges (FA-19)."""
    return where(board, FORM[seat] + MARKER[seat] + MARKED[seat])


def names(squares: int) -> tuple[str, ...]:
    """The squares of a set by name, row by row."""
    return tuple(NAMES[number] for number in bits(squares))


def named(squares: Iterable[str]) -> int:
    """The set of the squares with these names."""
    return together(NUMBERS[name] for name in squares)
