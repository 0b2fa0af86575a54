"""Separate chains from edge to edge in one direction, counted over rows of bits for the quick twin.

By Menger there are as many as a line across passes squares of them at least: the same count as that of
`Grid.fewest_passed`, which tests hold it against.
"""

from fortable.twins import Flat, compiled

from ..board.squares import SIZE

FULL = (1 << SIZE) - 1
LAST = 1 << SIZE - 1
ROOM = SIZE + 2
"""The rows of the board, and an empty one above and below."""


@compiled
def chains_across(s: Flat, start: int, is_north_south: bool, seen: Flat) -> int:
    """How many chains the squares in the rows from `start` on hold; `seen` has room for `ROOM` rows."""
    seen[0] = seen[SIZE + 1] = 0
    for row in range(SIZE):
        seen[row + 1] = _near(row, is_north_south) & ~s[start + row]
    passed = 0
    while True:
        while _has_spread(s, start, seen):
            pass
        if _has_arrived(seen, is_north_south):
            return passed
        _pass_one(seen, is_north_south)
        passed += 1


@compiled
def _near(row: int, is_north_south: bool) -> int:
    """The squares of a row where a line across begins."""
    return 1 if is_north_south else FULL if row == 0 else 0


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
def _pass_one(seen: Flat, is_north_south: bool) -> None:
    """All lines go on by a step, or begin, whatever is there."""
    above = 0
    for row in range(SIZE):
        here = seen[row + 1]
        seen[row + 1] = _widened(above | here | seen[row + 2]) | _near(row, is_north_south)
        above = here


@compiled
def _widened(columns: int) -> int:
    return (columns | columns << 1 | columns >> 1) & FULL
