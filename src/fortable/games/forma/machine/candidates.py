"""Every place where a form fits, weighed at a glance, whole rows of places at a time: the best are kept.

A form closes in what has all its open sides covered by it. So for each set of sides there is the set of
squares and obstacles that want no others covered; moved to where a pose would lie, these are counted bit by
bit for a whole row of places. What a square is worth to be covered is added up place by place.
"""

from fortable.twins import Flat, below, compiled, flat
from fortable.twins.bits import ones

from ..board.shapes import ALL, DOWN, FORM_OF, OTHERS_FROM, REACH, RIGHT, WORTH
from ..board.squares import SIZE as SIDE
from ..bridges.chain_counts import FULL
from .fitting import columns_for
from .rows import (
    CELLS,
    FREE,
    FRENCH,
    HOLDER,
    KINDS,
    LAID,
    NONE,
    OWN,
    PLACE,
    POSES,
    SEAT,
    STOCKS,
    STONES,
    TOWER,
)

HEADINGS = ((1, 0), (-1, 0), (0, 1), (0, -1))
"""South, north, east and west."""
SIDES = 16


def _hugged(squares: tuple[tuple[int, int], ...]) -> list[tuple[int, int, int]]:
    """The squares around a pose: row, column, and which of their sides it covers, as bits."""
    covered = set(squares)
    around = {
        (row + down, column + right) for row, column in covered for down, right in HEADINGS
    } - covered
    return [
        (
            row,
            column,
            sum(((row + d, column + r) in covered) << bit for bit, (d, r) in enumerate(HEADINGS)),
        )
        for row, column in sorted(around)
    ]


HUGS = [_hugged(pose.squares) for pose in ALL]
HUGS_FROM = flat([sum(map(len, HUGS[:number])) for number in range(len(HUGS) + 1)])
HUG_DOWN = flat([row for hugs in HUGS for row, _, _ in hugs])
HUG_RIGHT = flat([column for hugs in HUGS for _, column, _ in hugs])
HUG_SIDES = flat([sides for hugs in HUGS for _, _, sides in hugs])

PAD = 6
"""Rows above and below, so that nobody need look where the board ends."""
TALL = SIDE + 2 * PAD
CLOSED = 0
NARROWED = SIDES * TALL
TOWERS = 2 * SIDES * TALL
MAPPED = 3 * SIDES * TALL
"""In a room: by sides and row, what would be closed in, what would become a hole, whether the tower; and by
square, what it is worth to be covered."""
GLANCE_ROOM = MAPPED + CELLS

FINE = 16
"""Parts of a point."""


@compiled
def prepare(s: Flat, room: Flat) -> None:
    """By sides: the squares and obstacles that are closed in by covering no more than these, and so on."""
    for index in range(MAPPED):
        room[index] = 0
    closing = (LAID if s[FRENCH] else OWN) + s[SEAT] * SIDE
    for row in range(SIDE):
        free = s[FREE + row]
        above = s[FREE + row - 1] if row else 0
        under = s[FREE + row + 1] if row < SIDE - 1 else 0
        south, north = under & free, above & free
        east, west = free >> 1 & free, free << 1 & free
        some = south | north | east | west
        two = (south & north) | (east & west) | ((south | north) & (east | west))
        was_hole = some & ~two
        stones = s[STONES + row]
        if stones:
            foreign = FULL & ~s[closing + row]
            f_south = FULL & ~s[closing + row + 1] if row < SIDE - 1 else 0
            f_north = FULL & ~s[closing + row - 1] if row else 0
            f_east, f_west = foreign >> 1, foreign << 1
            shut = (
                (f_south & ~under)
                | (f_north & ~above)
                | ((foreign & ~free) >> 1)
                | ((foreign & ~free) << 1)
            )
            stones &= ~shut
        for sides in range(1, SIDES):
            a = 0 if sides & 1 else south
            b = 0 if sides & 2 else north
            c = 0 if sides & 4 else east
            d = 0 if sides & 8 else west
            left = a | b | c | d
            more = (a & b) | (c & d) | ((a | b) & (c | d))
            closed = some & ~left
            if stones:
                e = 0 if sides & 1 else f_south
                f = 0 if sides & 2 else f_north
                g = 0 if sides & 4 else f_east
                h = 0 if sides & 8 else f_west
                closed |= stones & ~(e | f | g | h)
            room[CLOSED + sides * TALL + row + PAD] = closed
            room[NARROWED + sides * TALL + row + PAD] = left & ~more & ~was_hole
    if s[TOWER] != NONE and s[HOLDER] == NONE:
        row, straight = s[TOWER] // SIDE, 1 << s[TOWER] % SIDE
        south, north = straight & s[FREE + row + 1], straight & s[FREE + row - 1]
        east, west = straight & s[FREE + row] >> 1, straight & s[FREE + row] << 1
        for sides in range(1, SIDES):
            a = 0 if sides & 1 else south
            b = 0 if sides & 2 else north
            c = 0 if sides & 4 else east
            d = 0 if sides & 8 else west
            if not (a | b | c | d):
                room[TOWERS + sides * TALL + row + PAD] = straight


@compiled
def glance(
    s: Flat,
    most: int,
    ten: int,
    hole: int,
    fifty: int,
    luck: Flat,
    room: Flat,
    worths: Flat,
    moves: Flat,
) -> int:
    """Writes up to `most` places that are worth most, and their worths; how many. The room is prepared."""
    count, bar = 0, -(1 << 40)
    worst = 0
    for pose in range(POSES):
        form = FORM_OF[pose]
        if not s[STOCKS + s[SEAT] * KINDS + form]:
            continue
        base = FINE * WORTH[form]
        for row in range(SIDE):
            columns = columns_for(s, pose, row)
            if not columns:
                continue
            c1 = c2 = c4 = n1 = n2 = n4 = t = 0
            for hug in range(HUGS_FROM[pose], HUGS_FROM[pose + 1]):
                at = HUG_SIDES[hug] * TALL + row + HUG_DOWN[hug] + PAD
                right = HUG_RIGHT[hug] + PAD
                bits = (room[CLOSED + at] << PAD) >> right & columns
                if bits:
                    carry = c1 & bits
                    c1 ^= bits
                    c4 |= c2 & carry
                    c2 ^= carry
                bits = (room[NARROWED + at] << PAD) >> right & columns
                if bits:
                    carry = n1 & bits
                    n1 ^= bits
                    n4 |= n2 & carry
                    n2 ^= carry
                t |= (room[TOWERS + at] << PAD) >> right & columns
            while columns:
                lowest = columns & -columns
                columns ^= lowest
                column = ones(lowest - 1)
                closed = (c1 >> column & 1) + 2 * (c2 >> column & 1) + 4 * (c4 >> column & 1)
                narrowed = (n1 >> column & 1) + 2 * (n2 >> column & 1) + 4 * (n4 >> column & 1)
                worth = base + ten * closed - hole * narrowed + fifty * (t >> column & 1)
                square = row * SIDE + column
                worth += room[MAPPED + square]
                for other in range(OTHERS_FROM[pose], OTHERS_FROM[pose + 1]):
                    worth += room[MAPPED + square + DOWN[other] * SIDE + RIGHT[other] - REACH]
                worth = worth * FINE + below(luck, FINE)
                if count < most:
                    moves[count], worths[count] = PLACE + pose * CELLS + square, worth
                    count += 1
                elif worth > bar:
                    moves[worst], worths[worst] = PLACE + pose * CELLS + square, worth
                else:
                    continue
                if count == most:
                    bar, worst = worths[0], 0
                    for index in range(1, most):
                        if worths[index] < bar:
                            bar, worst = worths[index], index
    return count
