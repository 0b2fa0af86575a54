"""Where a bridge is still possible: the squares that are missing for it, along all the shortest ways."""

from typing import NamedTuple

from .board import BOARD, FREE, OBSTACLE, own, where
from .chains import Way, ways
from .grid import united


class Outlook(NamedTuple):
    """What a seat would need for a bridge of one direction."""

    missing: int
    """How many squares; none if there is a bridge already."""
    squares: int
    """All that lie on a way with so few missing."""


def outlook(board: str, seat: int) -> tuple[Outlook | None, Outlook | None]:
    """From north to south and from east to west; nothing where no bridge can be built any more."""
    mine, free = own(board, seat), where(board, FREE)
    closed = BOARD.all & ~mine & ~free
    still_open = free | where(board, OBSTACLE) & ~BOARD.beside(closed)
    north_south, east_west = (_outlook(mine, still_open, way) for way in ways(BOARD))
    return north_south, east_west


def _outlook(mine: int, still_open: int, way: Way) -> Outlook | None:
    there = _layers(mine, still_open, way.first, way.last)
    if there is None:
        return None
    back = _layers(mine, still_open, way.last, way.first) or []
    meetings = (near & far for near, far in zip(there, reversed(back), strict=True))
    return Outlook(len(there), united(meetings))


def _layers(mine: int, still_open: int, first: int, last: int) -> list[int] | None:
    """The squares that can be the first missing one from an edge on, the second, and so forth."""
    layers = []
    reached = BOARD.joined(first, mine)
    while not reached & last:
        layer = (first | BOARD.beside(reached)) & still_open & ~reached
        if not layer:
            return None
        layers.append(layer)
        reached |= layer | BOARD.joined(BOARD.beside(layer), mine)
    return layers
