"""What a position promises each seat: how far its bridges are, what lies open, which forms are left.

Each of these is a feature, counted from the position alone; a small network says what they are worth.
"""

from fortable.twins import Flat, compiled
from fortable.twins.bits import ones

from ..board.shapes import WORTH
from ..board.squares import SIZE as SIDE
from ..bridges.chain_counts import FULL, LAST
from .rows import (
    FREE,
    FRENCH,
    HOLDER,
    KINDS,
    LAID,
    MOST_SEATS,
    NONE,
    OWN,
    SEATED,
    STOCKS,
    STONES,
    TOWER,
)

FAR = 21
"""A bridge that lacks so many squares, or cannot be built any more."""
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


# features -------------------------------------------------------------------------------------
DIST = FAR + 1
HOLES, NARROWS, PAIRS, SPACES, WIDES, TWINS, TRIPLES = 16, 24, 10, 26, 24, 10, 6
F_SEATS = 0
F_TURN = F_SEATS + 2
F_NEAR = F_TURN + MOST_SEATS
F_NEXT = F_NEAR + DIST
F_OTHER_NEAR = F_NEXT + DIST
F_OTHER_NEXT = F_OTHER_NEAR + DIST
F_HOLES = F_OTHER_NEXT + DIST
F_NARROWS = F_HOLES + HOLES
F_PAIRS = F_NARROWS + NARROWS
F_SPACES = F_PAIRS + PAIRS
F_TOWER = F_SPACES + SPACES
F_SINGLES = F_TOWER + 6
F_TWOS = F_SINGLES + 5
F_THREES = F_TWOS + 3
F_FOURS = F_THREES + 5
F_FIVES = F_FOURS + 11
F_STONES = F_FIVES + 25
STONE_STEPS = 5
F_OTHERS_STONES = F_STONES + 3 * STONE_STEPS
F_HELD = F_OTHERS_STONES + 3 * STONE_STEPS
F_WIDES = F_HELD + 3
F_TWINS = F_WIDES + WIDES
F_TRIPLES = F_TWINS + TWINS
FEATURES = F_TRIPLES + TRIPLES
SEEN = 26
SEEN_AT_ONCE = 32
"""More features are never seen at a time."""

G_HOLES, G_NARROWS, G_PAIRS, G_FREE, G_TOWER, G_WIDES, G_TWINS, G_TRIPLES, G_SEAT = range(9)
PER_SEAT = 8
"""NS, WE missing, then stones with one, two, three open sides."""
SURVEY = G_SEAT + MOST_SEATS * PER_SEAT


@compiled
def survey(s: Flat, row: Flat, room: Flat) -> None:
    """All that is counted of a position."""
    _count_holes(s, row)
    row[G_TOWER] = _tower_open(s)
    for seat in range(s[SEATED]):
        at = G_SEAT + seat * PER_SEAT
        row[at] = missing(s, seat, NORTH_SOUTH, room, 0)
        row[at + 1] = missing(s, seat, WEST_EAST, room, 0)
        _count_stones(s, seat, row, at + 2)


@compiled
def _count_holes(s: Flat, row: Flat) -> None:
    holes = narrows = pairs = free_squares = 0
    wides = twins = triples = 0
    above = last_one = before_one = last_free = 0
    for line in range(SIDE):
        free = s[FREE + line]
        under = s[FREE + line + 1] if line < SIDE - 1 else 0
        west, east = free << 1 & free, free >> 1 & free
        north, south = above & free, under & free
        flat, steep = west | east, north | south
        two = (west & east) | (north & south) | (flat & steep)
        three = (west & east & steep) | (north & south & flat)
        one = (flat | steep) & ~two
        holes += ones(one)
        narrows += ones(two & ~three)
        pairs += ones(one & one << 1) + ones(one & last_one & above)
        free_squares += ones(free)
        wides += ones(three)
        if line:  # the row above, now that the holes around it are known
            a, b, c, d = before_one, one, last_one << 1, last_one >> 1
            many = (a & b) | (c & d) | ((a | b) & (c | d))
            most = ((a & b) & (c | d)) | ((c & d) & (a | b))
            twins += ones(many & ~most & last_free)
            triples += ones(most & last_free)
        above, last_free, before_one, last_one = free, free, last_one, one
    c, d = last_one << 1, last_one >> 1
    twins += ones(((c & d) | (before_one & (c | d))) & last_free)
    row[G_WIDES], row[G_TWINS], row[G_TRIPLES] = wides, twins, triples
    row[G_HOLES], row[G_NARROWS], row[G_PAIRS], row[G_FREE] = holes, narrows, pairs, free_squares


@compiled
def _tower_open(s: Flat) -> int:
    """How many sides of the tower are open; 5 once it is somebody's."""
    if s[TOWER] == NONE or s[HOLDER] != NONE:
        return 5
    line, straight = s[TOWER] // SIDE, 1 << s[TOWER] % SIDE
    sides = ones((straight << 1 | straight >> 1) & s[FREE + line])
    sides += ones(straight & s[FREE + line - 1]) + ones(straight & s[FREE + line + 1])
    return sides


@compiled
def _count_stones(s: Flat, seat: int, row: Flat, at: int) -> None:
    """The obstacles that only this seat has begun to close in, by how many sides are open."""
    row[at] = row[at + 1] = row[at + 2] = 0
    closing = (LAID if s[FRENCH] else OWN) + seat * SIDE
    for line in range(SIDE):
        stones = s[STONES + line]
        if not stones:
            continue
        for column in range(SIDE):
            if not stones >> column & 1:
                continue
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
            if own and not foreign and open_:
                row[at + min(open_, 3) - 1] += 1


@compiled
def seen_by(s: Flat, seat: int, mover: int, row: Flat, found: Flat) -> int:
    """Writes the features that a seat sees in a survey; how many."""
    seated = s[SEATED]
    at = G_SEAT + seat * PER_SEAT
    found[0] = F_SEATS + (seated > 2)
    found[1] = F_TURN + (seat - mover) % seated
    found[2] = F_NEAR + min(row[at], row[at + 1])
    found[3] = F_NEXT + max(row[at], row[at + 1])
    near, following = FAR, FAR
    stones1 = stones2 = stones3 = 0
    for other in range(seated):
        if other != seat:
            to = G_SEAT + other * PER_SEAT
            low, high = min(row[to], row[to + 1]), max(row[to], row[to + 1])
            if low < near:
                near, following = low, high
            stones1 += row[to + 2]
            stones2 += row[to + 3]
            stones3 += row[to + 4]
    found[4] = F_OTHER_NEAR + near
    found[5] = F_OTHER_NEXT + following
    found[6] = F_HOLES + min(row[G_HOLES], HOLES - 1)
    found[7] = F_NARROWS + min(row[G_NARROWS] // 2, NARROWS - 1)
    found[8] = F_PAIRS + min(row[G_PAIRS], PAIRS - 1)
    found[9] = F_SPACES + min(row[G_FREE] // 16, SPACES - 1)
    found[10] = F_TOWER + row[G_TOWER]
    sizes1 = sizes2 = sizes3 = sizes4 = sizes5 = 0
    for form in range(KINDS):
        count = s[STOCKS + seat * KINDS + form]
        if WORTH[form] == 5:
            sizes5 += count
        elif WORTH[form] == 4:
            sizes4 += count
        elif WORTH[form] == 3:
            sizes3 += count
        elif WORTH[form] == 2:
            sizes2 += count
        else:
            sizes1 += count
    found[11] = F_SINGLES + sizes1
    found[12] = F_TWOS + sizes2
    found[13] = F_THREES + sizes3
    found[14] = F_FOURS + sizes4
    found[15] = F_FIVES + sizes5
    for step in range(3):
        found[16 + step] = F_STONES + step * STONE_STEPS + min(row[at + 2 + step], STONE_STEPS - 1)
    found[19] = F_OTHERS_STONES + min(stones1, STONE_STEPS - 1)
    found[20] = F_OTHERS_STONES + STONE_STEPS + min(stones2, STONE_STEPS - 1)
    found[21] = F_OTHERS_STONES + 2 * STONE_STEPS + min(stones3, STONE_STEPS - 1)
    found[22] = F_HELD + (0 if s[HOLDER] == NONE else 1 if s[HOLDER] == seat else 2)
    found[23] = F_WIDES + min(row[G_WIDES] // 12, WIDES - 1)
    found[24] = F_TWINS + min(row[G_TWINS], TWINS - 1)
    found[25] = F_TRIPLES + min(row[G_TRIPLES], TRIPLES - 1)
    return SEEN


SMALL, LARGE = 3, 4
PATTERNS = 1 << SMALL * LARGE
TABLE = 2 * PATTERNS
"""By the free squares in a window of three rows by four columns, and of four by three: what that is worth to
whoever is to move, and to those behind, one number for each seat but the last."""


@compiled
def add_patterns(s: Flat, table: Flat, start: int, width: int, sums: Flat) -> None:
    """Adds up what the windows of a board say, for the seats in the order in which they move."""
    for turn in range(width):
        sums[turn] = 0
    for line in range(-1, SIDE - 1):
        first = s[FREE + line] << 1 if line >= 0 else 0
        second = s[FREE + line + 1] << 1
        third = s[FREE + line + 2] << 1 if line + 2 < SIDE else 0
        fourth = s[FREE + line + 3] << 1 if line + 3 < SIDE else 0
        for _ in range(SIDE):
            flat = first & 15 | (second & 15) << 4 | (third & 15) << 8
            steep = first & 7 | (second & 7) << 3 | (third & 7) << 6 | (fourth & 7) << 9
            for turn in range(width):
                sums[turn] += table[start + flat * width + turn]
                sums[turn] += table[start + (PATTERNS + steep) * width + turn]
            first >>= 1
            second >>= 1
            third >>= 1
            fourth >>= 1
