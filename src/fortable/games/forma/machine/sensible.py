"""How a sensible player lays, at a glance and compiled: for those who look back at a match.

It looks at some places by lot, and at some where a square is nearly closed in; it takes the one that brings
most, and does not like to leave holes that others close.
"""

from fortable.twins import Flat, below, compiled
from fortable.twins.bits import ones

from ..board.shapes import (
    AROUND,
    DOWN,
    FORM_OF,
    HEIGHT,
    LIES,
    OTHERS_FROM,
    REACH,
    RIGHT,
    ROWS,
    TOUCHES,
    WORTH,
)
from ..board.squares import SIZE as SIDE
from ..scoring import ENCLOSURE, TOWER_POINTS
from .fitting import any_fitting, fits
from .rows import CELLS, FREE, HOLDER, KINDS, LAYOUT, NONE, PHASE, PLACE, POSES, SEAT, STOCKS, TOWER

LOOKS = 120
GIVEN_AWAY = 7
"""What a square with one open side is worth to whoever comes next."""
NOWHERE = -1


@compiled
def laid_well(s: Flat, luck: Flat, room: Flat) -> int:
    """The best of some places."""
    if s[PHASE] == LAYOUT:
        return below(luck, PLACE)
    poses = _in_stock(s, room)
    holes = _holes(s, room, poses) - poses
    best, most = NOWHERE, 0
    for look in range(LOOKS):
        pose = room[below(luck, poses)]
        if holes and look % 2:
            square = _beside_hole(s, room[poses + below(luck, holes)], pose, luck)
        else:
            square = below(luck, CELLS)
        if square == NOWHERE or not fits(s, pose, square // SIDE, square % SIDE):
            continue
        worth = _brings(s, pose, square // SIDE, square % SIDE)
        if best == NOWHERE or worth > most:
            best, most = PLACE + pose * CELLS + square, worth
    return any_fitting(s, luck, room) if best == NOWHERE else best


@compiled
def _in_stock(s: Flat, room: Flat) -> int:
    count = 0
    for pose in range(POSES):
        if s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]]:
            room[count] = pose
            count += 1
    return count


@compiled
def _holes(s: Flat, room: Flat, count: int) -> int:
    """Writes the free squares with one open side or two."""
    for row in range(SIDE):
        free = s[FREE + row]
        west, east = free << 1 & free, free >> 1 & free
        north, south = s[FREE + row - 1] & free, s[FREE + row + 1] & free
        some = west | east | north | south
        three = west & east & (north | south) | north & south & (west | east)
        narrow = some & ~three
        for column in range(SIDE):
            if narrow >> column & 1:
                room[count] = row * SIDE + column
                count += 1
    return count


@compiled
def _beside_hole(s: Flat, hole: int, pose: int, luck: Flat) -> int:
    """Where a pose must begin to cover a free side of a hole with one of its squares."""
    row, column = hole // SIDE, hole % SIDE
    side = below(luck, 4)
    for turn in range(4):
        heading = (side + turn) % 4
        down = row + (heading == 0) - (heading == 1)
        right = column + (heading == 2) - (heading == 3)
        if 0 <= down < SIDE and 0 <= right < SIDE and s[FREE + down] >> right & 1:
            first, count = OTHERS_FROM[pose], OTHERS_FROM[pose + 1] - OTHERS_FROM[pose]
            part = below(luck, count + 1)
            if part < count:
                down -= DOWN[first + part]
                right -= RIGHT[first + part] - REACH
            inside = 0 <= down < SIDE and 0 <= right < SIDE
            return down * SIDE + right if inside else NOWHERE
    return NOWHERE


@compiled
def _brings(s: Flat, pose: int, row: int, column: int) -> int:
    """The form, what it closes in, and what it leaves to others."""
    worth = WORTH[FORM_OF[pose]]
    for step in range(-1, HEIGHT[pose] + 1):
        here = row + step
        if here < 0 or here >= SIDE:
            continue
        free = _left(s, pose, row, column, here)
        beside = TOUCHES[pose * AROUND + step + 1] << column >> REACH & free
        if beside:
            above = _left(s, pose, row, column, here - 1)
            under = _left(s, pose, row, column, here + 1)
            west, east = free << 1, free >> 1
            some = west | east | above | under
            two = west & east | above & under | (west | east) & (above | under)
            worth += ENCLOSURE * ones(beside & ~some)
            worth -= GIVEN_AWAY * ones(beside & some & ~two)
    return worth + TOWER_POINTS * _takes_tower(s, pose, row, column)


@compiled
def _left(s: Flat, pose: int, row: int, column: int, here: int) -> int:
    """The squares of a row that are free when the pose lies there."""
    free, step = s[FREE + here], here - row
    if 0 <= step < HEIGHT[pose]:
        free &= ~(LIES[pose * ROWS + step] << column >> REACH)
    return free


@compiled
def _takes_tower(s: Flat, pose: int, row: int, column: int) -> bool:
    """Whether it closes the tower's last open side (FA-18)."""
    if s[TOWER] == NONE or s[HOLDER] != NONE:
        return False
    stands, straight = s[TOWER] // SIDE, 1 << s[TOWER] % SIDE
    if stands < row - 1 or stands > row + HEIGHT[pose]:
        return False
    open_ = (straight << 1 | straight >> 1) & _left(s, pose, row, column, stands)
    open_ |= straight & _left(s, pose, row, column, stands - 1)
    open_ |= straight & _left(s, pose, row, column, stands + 1)
    return open_ == 0
