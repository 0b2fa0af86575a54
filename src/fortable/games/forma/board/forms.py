"""The forms: every free polyomino of one to five squares, and the poses it can be laid in (FA-02).

A form of five squares is called by the letter it looks like; a smaller one has its number of squares
before the letter, so that no form is called like a square of the board. Turned over or by quarters, a
form takes up to eight poses. Those that look the same are one pose, with the smallest name.
"""

from typing import NamedTuple

from .grid import together
from .squares import WIDTH

PICTURES = {
    "F": ".## ##. .#.",
    "I": "# # # # #",
    "L": "#. #. #. ##",
    "N": ".# .# ## #.",
    "P": "## ## #.",
    "T": "### .#. .#.",
    "U": "#.# ###",
    "V": "#.. #.. ###",
    "W": "#.. ##. .##",
    "X": ".#. ### .#.",
    "Y": ".# ## .# .#",
    "Z": "##. .#. .##",
    "4I": "# # # #",
    "4L": "#. #. ##",
    "4O": "## ##",
    "4S": ".## ##.",
    "4T": "### .#.",
    "3I": "# # #",
    "3V": "#. ##",
    "2I": "# #",
    "1O": "#",
}
"""Each form as it stands before it is turned, row by row."""

FORMS = tuple(PICTURES)
SET = (*FORMS, "1O")
"""The forms of one colour: the single square twice, all others once."""

VALUES = {form: picture.count("#") for form, picture in PICTURES.items()}
"""A form is worth its number of squares."""

QUARTERS = 4
FLIPPED = "f"

Place = tuple[int, int]
"""Row and column."""


class Pose(NamedTuple):
    """A form as it is laid: first turned over if at all, then turned by quarters to the right."""

    form: str
    turn: int
    flipped: bool
    squares: tuple[Place, ...]
    """As seen from its first square: that is the leftmost one of its top row."""
    shape: int
    """The squares as a set, the first being number 0."""

    @property
    def name(self) -> str:
        """How it is turned, in short: `1f` is turned over and then once to the right."""
        return f"{self.turn}{FLIPPED * self.flipped}"


def _drawn(form: str) -> list[Place]:
    rows = PICTURES[form].split()
    return [
        (row, column)
        for row, marks in enumerate(rows)
        for column, mark in enumerate(marks)
        if mark == "#"
    ]


def _from_first(squares: list[Place]) -> tuple[Place, ...]:
    top, left = min(squares)
    return tuple(sorted((row - top, column - left) for row, column in squares))


def _number(square: Place) -> int:
    row, column = square
    return row * WIDTH + column


def _poses(form: str) -> dict[tuple[int, bool], Pose]:
    """All eight ways to turn a form, each with its pose: the same one where they look the same."""
    found: dict[tuple[Place, ...], Pose] = {}
    poses = {}
    for flipped in (False, True):
        squares = [(row, -column if flipped else column) for row, column in _drawn(form)]
        for turn in range(QUARTERS):
            seen = _from_first(squares)
            pose = Pose(form, turn, flipped, seen, together(map(_number, seen)))
            poses[turn, flipped] = found.setdefault(seen, pose)
            squares = [(column, -row) for row, column in squares]
    return poses


TURNED = {form: _poses(form) for form in FORMS}
"""By form, quarter turns and whether it is turned over: the pose that comes of it."""

POSES = {form: tuple(dict.fromkeys(poses.values())) for form, poses in TURNED.items()}
"""The poses of each form that look different: 91 in all."""
