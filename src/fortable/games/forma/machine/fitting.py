"""Where forms fit, over rows: listed, counted or guessed."""

from fortable.twins import Flat, below, compiled
from fortable.twins.bits import nth, ones, write

from ..board.shapes import (
    ACROSS,
    FORM_OF,
    MOST_OTHERS,
    OTHER,
    OTHERS,
    POSES_FROM,
    REACH,
    ROWS,
    SHAPES,
    SPAN,
)
from ..board.squares import SIZE as SIDE
from .rows import CELLS, FREE, KINDS, NONE, PLACE, PLACES, POSES, SEAT, STOCKS

TRIES = 64
"""So many guesses are cheaper than to look up what fits."""


@compiled
def fitting(s: Flat, moves: Flat) -> int:
    """Writes every place where a form of the seat fits, and says how many."""
    count = 0
    for form in range(KINDS):
        if s[STOCKS + s[SEAT] * KINDS + form]:
            for pose in range(POSES_FROM[form], POSES_FROM[form + 1]):
                for row in range(SIDE):
                    columns = columns_for(s, pose, row)
                    if columns:
                        offset = PLACE + pose * CELLS + row * SIDE
                        count = write(columns, SIDE, moves, count, offset)
    return count


@compiled
def columns_for(s: Flat, pose: int, row: int) -> int:
    """Where in a row the first square of a pose may go."""
    columns, others = s[FREE + row], OTHERS[pose]
    for _ in range(MOST_OTHERS):
        columns &= s[FREE + row + (others & 7)] << REACH >> (others >> 3 & 15)
        others >>= OTHER
    return columns


@compiled
def fits(s: Flat, pose: int, row: int, column: int) -> bool:
    lies, taken = SHAPES[pose], 0
    for step in range(ROWS):
        taken |= (lies & ACROSS) << column & ~(s[FREE + row + step] << REACH)
        lies >>= SPAN
    return taken == 0


@compiled
def is_able(s: Flat, seat: int) -> bool:
    """Whether a seat has a form that fits somewhere: the smallest are asked first."""
    for form in range(KINDS - 1, -1, -1):
        if s[STOCKS + seat * KINDS + form] and _fits_somewhere(s, form):
            return True
    return False


@compiled
def _fits_somewhere(s: Flat, form: int) -> bool:
    for pose in range(POSES_FROM[form], POSES_FROM[form + 1]):
        for row in range(SIDE):
            if columns_for(s, pose, row):
                return True
    return False


@compiled
def any_fitting(s: Flat, luck: Flat, room: Flat) -> int:
    """A place where a form of the seat fits, each equally likely.

    It is guessed, then guessed with more care, and then picked from among all, which are counted.
    """
    for _ in range(TRIES):
        place = below(luck, PLACES)
        pose, square = place // CELLS, place % CELLS
        in_stock = s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]]
        if in_stock and fits(s, pose, square // SIDE, square % SIDE):
            return PLACE + place
    poses = _poses_in_stock(s, room)
    free = _free_squares(s, room, poses) - poses
    for _ in range(TRIES):
        pose, square = room[below(luck, poses)], room[poses + below(luck, free)]
        if fits(s, pose, square // SIDE, square % SIDE):
            return PLACE + pose * CELLS + square
    return nth_fitting(s, below(luck, fitting_at_all(s, room)), room)


@compiled
def fitting_at_all(s: Flat, counts: Flat) -> int:
    """How many places there are where a form of the seat fits; for every pose, where they begin and end."""
    count = 0
    for pose in range(POSES):
        counts[pose] = count
        if s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]]:
            for row in range(SIDE):
                count += ones(columns_for(s, pose, row))
    counts[POSES] = count
    return count


@compiled
def nth_fitting(s: Flat, number: int, counts: Flat) -> int:
    """One of these places, by its number from 0 in the order in which `fitting` writes them."""
    pose = 0
    while counts[pose + 1] <= number:
        pose += 1
    number -= counts[pose]
    for row in range(SIDE):
        columns = columns_for(s, pose, row)
        count = ones(columns)
        if number < count:
            return PLACE + pose * CELLS + row * SIDE + nth(columns, number)
        number -= count
    return NONE


@compiled
def _poses_in_stock(s: Flat, row: Flat) -> int:
    count = 0
    for pose in range(POSES):
        if s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]]:
            row[count] = pose
            count += 1
    return count


@compiled
def _free_squares(s: Flat, row: Flat, count: int) -> int:
    for line in range(SIDE):
        count = write(s[FREE + line], SIDE, row, count, line * SIDE)
    return count
