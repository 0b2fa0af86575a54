"""Separate chains from edge to edge in one direction, counted over rows of bits for the quick twin.

By Menger there are as many as a line across passes squares of them at least: the same count as that of
`Grid.fewest_passed`, which tests hold it against.
"""

from fortable.twins import Flat, compiled
from fortable.twins.bits import ones

from ..board.squares import SIZE

FULL = (1 << SIZE) - 1
LAST = 1 << SIZE - 1
EDGES = 4
WEST, EAST, NORTH, SOUTH = range(EDGES)
ROOM = SIZE + 2
"""The rows of the board, and an empty one above and below."""


@compiled
def chains_across(s: Flat, start: int, is_north_south: bool, seen: Flat) -> int:
    """How many chains the squares in the rows from `start` on hold; `seen` has room for `ROOM` rows."""
    edge = WEST if is_north_south else NORTH
    _go_through_gaps(s, start, edge, seen)
    passed = 0
    while not _has_arrived(seen, is_north_south):
        _pass_one(seen, edge)
        while _has_spread(s, start, seen):
            pass
        passed += 1
    return passed


@compiled
def has_two_needed(s: Flat, start: int, room: Flat) -> bool:
    """Whether two squares are such that no chain of either direction does without them.

    Then there are no bridges of both directions, as those share one square only. The room is for
    twice as much as `ROOM`.
    """
    seen, needed, count = room[ROOM:], room, 0
    for row in range(SIZE):
        needed[row] = s[start + row]
    for edge in range(EDGES):
        _go_through_gaps(s, start, edge, seen)
        for row in range(SIZE):
            beside = _widened(seen[row] | seen[row + 1] | seen[row + 2])
            needed[row] &= beside | _near(row, edge)
    for row in range(SIZE):
        count += ones(needed[row])
    return count > 1


@compiled
def _go_through_gaps(s: Flat, start: int, edge: int, seen: Flat) -> None:
    """Lines from an edge as far as they get without passing anything."""
    seen[0] = seen[SIZE + 1] = 0
    for row in range(SIZE):
        seen[row + 1] = _near(row, edge) & ~s[start + row]
    while _has_spread(s, start, seen):
        pass


@compiled
def _near(row: int, edge: int) -> int:
    """The squares of a row at an edge, where lines across begin."""
    if edge < NORTH:
        return 1 if edge == WEST else LAST
    return FULL if row == (0 if edge == NORTH else SIZE - 1) else 0


@compiled
def _has_arrived(seen: Flat, is_north_south: bool) -> bool:
    if not is_north_south:
        return seen[SIZE] != 0
    east = 0
    for row in range(SIZE):
        east |= seen[row + 1] & LAST
    return east != 0


@compiled
def _has_spread(s: Flat, start: int, seen: Flat) -> bool:
    """All lines go on, over corners too, through what is not theirs to pass; whether any did."""
    has_spread = False
    for row in range(SIZE):
        here = seen[row + 1]
        grown = here | _widened(seen[row] | here | seen[row + 2]) & ~s[start + row]
        if grown != here:
            seen[row + 1] = grown
            has_spread = True
    return has_spread


@compiled
def _pass_one(seen: Flat, edge: int) -> None:
    """All lines go on by a step, or begin, whatever is there."""
    above = 0
    for row in range(SIZE):
        here = seen[row + 1]
        seen[row + 1] = _widened(above | here | seen[row + 2]) | _near(row, edge)
        above = here


@compiled
def _widened(columns: int) -> int:
    return (columns | columns << 1 | columns >> 1) & FULL
