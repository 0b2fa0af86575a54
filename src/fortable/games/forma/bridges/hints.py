"""Where a bridge is still possible: the squares that are missing for it, along all the shortest ways."""

from typing import NamedTuple

from ..board.grid import united
from ..board.squares import BOARD, FREE, OBSTACLE, SIZE, own, where
from .chains import Way, ways

NEAR = 5
"""A form has at most so many squares: with so few missing, one form may complete a bridge."""


class BridgeHint(NamedTuple):
    """What a seat would need for a bridge of one direction."""

    missing: int
    """How many squares; none if there is a bridge already."""
    squares: int
    """All that lie on a way with so few missing."""


def bridge_hints(
    board: str, seat: int, most: int = SIZE * SIZE
) -> tuple[BridgeHint | None, BridgeHint | None]:
    """From north to south and from east to west; nothing where no bridge can be built with `most` squares."""
    mine = own(board, seat)
    passable = open_to(mine, where(board, FREE), where(board, OBSTACLE))
    north_south, east_west = (_hint(mine, passable, way, most) for way in ways(BOARD))
    return north_south, east_west


def open_to(mine: int, free: int, stones: int) -> int:
    """The squares that can still become somebody's: free ones, and obstacles that nobody else touches."""
    closed = BOARD.all & ~mine & ~free
    return free | stones & ~BOARD.beside(closed)


def _hint(mine: int, passable: int, way: Way, most: int) -> BridgeHint | None:
    there = layers(mine, passable, way.first, way.last, most)
    if there is None:
        return None
    back = layers(mine, passable, way.last, way.first) or []
    return BridgeHint(len(there), on_the_way(there, back))


def on_the_way(there: list[int], back: list[int]) -> int:
    """The squares on all the shortest ways, from their layers as seen from both edges."""
    return united(near & far for near, far in zip(there, reversed(back), strict=True))


def layers(
    mine: int, passable: int, first: int, last: int, most: int = SIZE * SIZE
) -> list[int] | None:
    """The squares that can be the first missing one from an edge on, the second, and so forth."""
    found: list[int] = []
    reached = BOARD.joined(first, mine)
    while not reached & last:
        layer = (first | BOARD.beside(reached)) & passable & ~reached
        if not layer or len(found) == most:
            return None
        found.append(layer)
        reached |= layer | BOARD.joined(BOARD.beside(layer), mine)
    return found
