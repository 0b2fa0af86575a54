"""What a position promises each seat: how far its bridges are, what lies open, and obstacles in reach."""

from fortable.twins import Flat, compiled, flat
from fortable.twins.bits import ones

from ..board.squares import SIZE as SIDE
from ..bridges.chain_counts import FULL, LAST
from ..scoring import BRIDGE, ENCLOSURE
from .candidates import FINE
from .rows import FREE, FRENCH, LAID, OWN, STONES

HOLE = 7
"""What a free square with one open side is worth to whoever comes next, in points."""
NARROW = FINE // 2
"""What one with two open sides is worth to them, in parts of a point."""
BRIDGE_FADES = 0.8
"""What becomes of the worth of a bridge with each square that it lacks."""
STONE_FADES = 0.6
"""What becomes of the worth of an obstacle with each side that is still to be closed."""
FAR = 21
"""A bridge that lacks so many squares, or cannot be built any more."""
PROMISES = flat([*(round(FINE * BRIDGE * BRIDGE_FADES**lacking) for lacking in range(FAR)), 0])
"""What a bridge is worth by how many squares it lacks, in parts of a point."""
STONE_PROMISES = flat([0, *(round(FINE * ENCLOSURE * STONE_FADES**sides) for sides in range(1, 5))])
"""The same for obstacles, by how many sides are open."""
REACHED, LAYER, MINE, OPEN = (index * (SIDE + 2) for index in range(4))
THERE = 4 * (SIDE + 2)
BACK = THERE + FAR * SIDE
SHORT = BACK + FAR * SIDE
BRIDGE_ROOM = SHORT + SIDE
NORTH_SOUTH, WEST_EAST, SOUTH_NORTH, EAST_WEST = range(4)
"""Rows to find bridges in, each set with an empty row above and below."""


@compiled
def missing(s: Flat, seat: int, way: int, room: Flat, layers: int) -> int:
    """How many squares a seat lacks for a bridge in a direction: none if there is one, or `FAR`.

    What can be the first missing square, the second and so forth is kept from `layers` on, if that is not 0.
    """
    _begin(s, seat, way, room)
    count = 0
    while True:
        while _is_joined(room):
            pass
        if _has_arrived(room, way):
            return count
        if count == FAR - 1 or not _goes_on(way, count, room):
            return FAR
        if layers:
            for row in range(SIDE):
                room[layers + count * SIDE + row] = room[LAYER + row + 1]
        count += 1


@compiled
def on_the_way(s: Flat, seat: int, way: int, most: int, room: Flat) -> int:
    """Writes the squares on all the shortest ways to a bridge from `SHORT` on; how many it lacks."""
    count = missing(s, seat, way, room, THERE)
    if count == 0 or count > most:
        return FAR
    missing(s, seat, way + 2, room, BACK)
    for row in range(SIDE):
        squares = 0
        for step in range(count):
            squares |= (
                room[THERE + step * SIDE + row] & room[BACK + (count - 1 - step) * SIDE + row]
            )
        room[SHORT + row] = squares
    return count


@compiled
def _begin(s: Flat, seat: int, way: int, room: Flat) -> None:
    """What it has, what may still become its own, and what of it lies at the first edge."""
    for row in range(SIDE + 2):
        room[REACHED + row] = room[LAYER + row] = room[MINE + row] = room[OPEN + row] = 0
    own = OWN + seat * SIDE
    for row in range(SIDE):
        mine, stones = s[own + row], s[STONES + row]
        here = FULL & ~(mine | s[FREE + row])
        passable = s[FREE + row]
        if stones:
            around = here << 1 | here >> 1
            if row:
                around |= FULL & ~(s[own + row - 1] | s[FREE + row - 1])
            if row < SIDE - 1:
                around |= FULL & ~(s[own + row + 1] | s[FREE + row + 1])
            passable |= stones & ~around
        room[MINE + row + 1] = mine
        room[OPEN + row + 1] = passable
        room[REACHED + row + 1] = mine & _first(row, way)


@compiled
def _first(row: int, way: int) -> int:
    """The squares of a row at the edge where a bridge begins."""
    if way == NORTH_SOUTH:
        return FULL if row == 0 else 0
    if way == SOUTH_NORTH:
        return FULL if row == SIDE - 1 else 0
    return 1 if way == WEST_EAST else LAST


@compiled
def _is_joined(room: Flat) -> bool:
    """What is joined to what is reached is reached as well; whether that was anything new."""
    grown = 0
    for row in range(1, SIDE + 1):
        mine, here = room[MINE + row], room[REACHED + row]
        if mine & ~here:
            beside = (
                here | here << 1 | here >> 1 | room[REACHED + row - 1] | room[REACHED + row + 1]
            )
            new = beside & mine & ~here
            room[REACHED + row] = here | new
            grown |= new
    for row in range(SIDE, 0, -1):
        mine, here = room[MINE + row], room[REACHED + row]
        if mine & ~here:
            beside = (
                here | here << 1 | here >> 1 | room[REACHED + row - 1] | room[REACHED + row + 1]
            )
            new = beside & mine & ~here
            room[REACHED + row] = here | new
            grown |= new
    return grown != 0


@compiled
def _has_arrived(room: Flat, way: int) -> bool:
    if way == NORTH_SOUTH:
        return room[REACHED + SIDE] != 0
    if way == SOUTH_NORTH:
        return room[REACHED + 1] != 0
    last, met = LAST if way == WEST_EAST else 1, 0
    for row in range(1, SIDE + 1):
        met |= room[REACHED + row] & last
    return met != 0


@compiled
def _goes_on(way: int, count: int, room: Flat) -> bool:
    """One square more, from all that is reached; whether there was any."""
    some = 0
    for row in range(1, SIDE + 1):
        here = room[REACHED + row]
        beside = here << 1 | here >> 1 | room[REACHED + row - 1] | room[REACHED + row + 1]
        if count == 0:
            beside |= _first(row - 1, way)
        layer = beside & room[OPEN + row] & ~here
        room[LAYER + row] = layer
        some |= layer
    for row in range(1, SIDE + 1):
        room[REACHED + row] |= room[LAYER + row]
    return some != 0


@compiled
def promised(s: Flat, seat: int, room: Flat) -> int:
    """What a seat's bridges are worth, and what it may still build and close in."""
    promise = PROMISES[missing(s, seat, NORTH_SOUTH, room, 0)]
    promise += PROMISES[missing(s, seat, WEST_EAST, room, 0)]
    return promise + _stones(s, seat)


@compiled
def nearest_bridge(s: Flat, seat: int, room: Flat) -> int:
    """What the bridge is worth that a seat is nearest to."""
    return max(
        PROMISES[missing(s, seat, NORTH_SOUTH, room, 0)],
        PROMISES[missing(s, seat, WEST_EAST, room, 0)],
    )


@compiled
def built(s: Flat, seat: int, room: Flat) -> int:
    """What the bridges are worth that a seat has."""
    bridges = (missing(s, seat, NORTH_SOUTH, room, 0) == 0) + (
        missing(s, seat, WEST_EAST, room, 0) == 0
    )
    return FINE * BRIDGE * bridges


@compiled
def _stones(s: Flat, seat: int) -> int:
    """What the obstacles promise that only this seat has begun to close in, by how many sides are open."""
    closing, promise = (LAID if s[FRENCH] else OWN) + seat * SIDE, 0
    for line in range(SIDE):
        stones = s[STONES + line]
        column = 0
        while stones:
            if stones & 1:
                promise += _stone(s, closing, line, column)
            stones >>= 1
            column += 1
    return promise


@compiled
def _stone(s: Flat, closing: int, line: int, column: int) -> int:
    """What one of them promises."""
    open_ = own = foreign = 0
    for side in range(4):
        down = line + (side == 0) - (side == 1)
        right = column + (side == 2) - (side == 3)
        if down < 0 or down >= SIDE or right < 0 or right >= SIDE:
            continue
        if s[closing + down] >> right & 1:
            own += 1
        elif s[FREE + down] >> right & 1:
            open_ += 1
        else:
            foreign += 1
    return STONE_PROMISES[open_] if own and not foreign else 0


@compiled
def left_open(s: Flat) -> int:
    """What free squares with one open side, or two, are worth to whoever is to move."""
    holes = narrows = above = 0
    for line in range(SIDE):
        free = s[FREE + line]
        under = s[FREE + line + 1]
        west, east = free << 1 & free, free >> 1 & free
        north, south = above & free, under & free
        flat, steep = west | east, north | south
        two = (west & east) | (north & south) | (flat & steep)
        three = (west & east & steep) | (north & south & flat)
        holes += ones((flat | steep) & ~two)
        narrows += ones(two & ~three)
        above = free
    return FINE * HOLE * holes + NARROW * narrows
