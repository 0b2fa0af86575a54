"""The layout of obstacles and tower: what is wrong with one, and one by chance (FA-05 to FA-07)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..model import OBSTACLES, Options
from .grid import bits, has, together
from .squares import BOARD, NAMES, NUMBERS, named, names

MOST_TOLD = 10
WORD = 20
"""Of names that are no squares at all, so many are repeated, and so much of each."""


class Faults(NamedTuple):
    """The squares that speak against a layout; nothing where there is none of a kind."""

    unknown: Sequence[str] | None
    """Not on the board."""
    twice: Sequence[str] | None
    """Named more than once."""
    edge: Sequence[str] | None
    """Where the tower would stand at the edge."""
    touching: Sequence[str] | None
    """Side by side with another, or corner to corner."""
    surplus: int | None
    """How many obstacles there would be, if they are too many."""


def faults(options: Options, tower: str, obstacles: Sequence[str]) -> Faults | None:
    """All that is wrong with a layout; nothing if it may stand."""
    stones = Counter((tower, *obstacles))
    known = {stone: count for stone, count in stones.items() if stone in NUMBERS}
    unknown = [stone[:WORD] for stone in stones if stone not in NUMBERS]
    found = Faults(
        unknown=unknown[:MOST_TOLD] or None,
        twice=names(named(stone for stone, count in known.items() if count > 1)) or None,
        edge=names(BOARD.edge & named(known.keys() & {tower})) or None,
        touching=names(_touching(options, named(known))) or None,
        surplus=len(obstacles) if len(obstacles) > OBSTACLES else None,
    )
    return found if any(found) else None


def scattered(
    options: Options, obstacles: int, order: Sequence[int]
) -> tuple[str, tuple[str, ...]]:
    """The tower and so many obstacles, on the first squares of `order` that may have them."""
    tower = next(number for number in order if not has(BOARD.edge, number))
    room = BOARD.all & ~_near(options, 1 << tower)
    stones = 0
    for number in order:
        if has(room, number) and stones.bit_count() < obstacles:
            stones |= 1 << number
            room &= ~_near(options, 1 << number)
    return NAMES[tower], names(stones)


def _touching(options: Options, stones: int) -> int:
    """The stones that stand too near to another (FA-06)."""
    return together(
        number for number in bits(stones) if _near(options, 1 << number) & stones != 1 << number
    )


def _near(options: Options, square: int) -> int:
    """A square, and those around it where no other stone may stand."""
    if options.obstacle_contact == "sides":
        return square | BOARD.beside(square)
    return BOARD.around(square)
