"""A form goes to its place over rows, and encloses what it closes in, in the order of FA-17."""

from fortable.twins import Flat, compiled

from ..board.shapes import AROUND, FORM_OF, HEIGHT, LIES, REACH, ROWS, TOUCHES, WORTH
from ..board.squares import SIZE as SIDE
from ..bridges.chain_counts import FULL
from .fitting import fits
from .rows import (
    DONE,
    FREE,
    FRENCH,
    HOLDER,
    KINDS,
    LAID,
    LOST,
    NONE,
    OWN,
    PHASE,
    PLACING,
    RETRY,
    SEAT,
    STOCKS,
    STONES,
    TOWER,
)


@compiled
def place(s: Flat, pose: int, square: int) -> None:
    """A form goes to its place, or out of the game (FA-09, FA-10)."""
    row, column, form = square // SIDE, square % SIDE, FORM_OF[pose]
    s[STOCKS + s[SEAT] * KINDS + form] -= 1
    if fits(s, pose, row, column):
        _lay(s, pose, row, column)
        _enclose_squares(s, pose, row, column)
        _enclose_obstacles(s, row - 2, row + HEIGHT[pose] + 1)
        _enclose_tower(s)
        s[PHASE] = DONE
    else:
        s[LOST + s[SEAT]] += WORTH[form]
        s[PHASE] = RETRY if s[PHASE] == PLACING else DONE


@compiled
def _lay(s: Flat, pose: int, row: int, column: int) -> None:
    laid, held = LAID + s[SEAT] * SIDE + row, OWN + s[SEAT] * SIDE + row
    for step in range(HEIGHT[pose]):
        squares = LIES[pose * ROWS + step] << column >> REACH
        s[FREE + row + step] &= ~squares
        s[laid + step] |= squares
        s[held + step] |= squares


@compiled
def _enclose_squares(s: Flat, pose: int, row: int, column: int) -> None:
    """Of the free squares beside the form, those without a free neighbour (FA-15)."""
    for step in range(HEIGHT[pose] + 2):
        here = row + step - 1
        free = s[FREE + here]
        beside = TOUCHES[pose * AROUND + step] << column >> REACH & free
        if beside:
            closed = beside & ~(free << 1 | free >> 1 | s[FREE + here - 1] | s[FREE + here + 1])
            s[FREE + here] &= ~closed
            s[OWN + s[SEAT] * SIDE + here] |= closed


@compiled
def _enclose_obstacles(s: Flat, first: int, last: int) -> None:
    """The obstacles of some rows that the seat has closed in (FA-16).

    Obstacles never share a side, so that one with a marker may count as closing.
    """
    closing = (LAID if s[FRENCH] else OWN) + s[SEAT] * SIDE
    for row in range(max(first, 0), min(last + 1, SIDE)):
        stones = s[STONES + row]
        if stones:
            here = _open(s, closing, row)
            beyond = _open(s, closing, row - 1) | _open(s, closing, row + 1)
            closed = stones & ~(here << 1 | here >> 1 | beyond)
            s[STONES + row] &= ~closed
            s[OWN + s[SEAT] * SIDE + row] |= closed


@compiled
def _open(s: Flat, closing: int, row: int) -> int:
    """The squares of a row that do not help to close in an obstacle."""
    return FULL & ~s[closing + row] if 0 <= row < SIDE else 0


@compiled
def _enclose_tower(s: Flat) -> None:
    """Whoever closes its last open side has it (FA-18)."""
    if s[TOWER] == NONE or s[HOLDER] != NONE:
        return
    row, straight = s[TOWER] // SIDE, 1 << s[TOWER] % SIDE
    sides = (straight << 1 | straight >> 1) & s[FREE + row]
    if not sides | straight & (s[FREE + row - 1] | s[FREE + row + 1]):
        s[HOLDER] = s[SEAT]
