"""What is asked of a server about puzzles: positions in which one action is clearly best.

What the key is worth is counted in ten-thousandths of the win; alone, in hundredths of a point (`unit`).
"""

from typing import Any, Literal

from fortable.kernel.words import Seat, Value

from .reviews import RemarkTold

PuzzleStatus = Literal["new", "tried", "solved", "given-up"]


class PuzzleListed(Value, frozen=True, forbid_unknown_fields=False):
    """A puzzle in a list, and what I made of it."""

    number: int
    """From 1 on, the easiest first."""
    fails: int
    """Of a hundred tries of weaker bots so many fail."""
    status: PuzzleStatus


class Solution(Value, frozen=True, forbid_unknown_fields=False):
    """What is best in a puzzle, and why."""

    key: Any
    """An action of the game."""
    others: int
    """So many other actions come to the same, and are as right."""
    obvious: Any
    """What weaker bots do most often."""
    cost: int
    """By how much the key is better than that."""
    margin: int
    """And than the next best."""
    reason: RemarkTold | None
    """Why the key is better than the obvious, from the game's catalogue."""


class PuzzleShown(Value, frozen=True, forbid_unknown_fields=False):
    """A puzzle as the seat sees it that is to decide."""

    number: int
    of: int
    """So many puzzles the game has."""
    fails: int
    seats: int
    seat: Seat
    unit: Literal["share", "points"]
    view: Any
    """How it stands, as that seat may know it."""
    legal: tuple[Any, ...] | None
    """What it may do; null where that is too much to list."""
    status: PuzzleStatus
    solution: Solution | None
    """For whoever has solved it or given up."""


class Attempt(Value, frozen=True):
    """What I think is best."""

    action: Any
    """An action of the game; null: I give up."""


class Judged(Value, frozen=True, forbid_unknown_fields=False):
    """What came of a try."""

    right: bool
    status: PuzzleStatus
    solution: Solution | None
    """When it is right, or given up."""
