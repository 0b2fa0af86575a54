"""Search over the twin: the best places at a glance, the best answers to these, and so on."""

from fortable.twins import NOBODY, Flat, compiled

from ..board.squares import SIZE as SIDE
from . import fast
from .candidates import FINE, MAPPED, glance, prepare
from .prospects import FAR, SHORT, built, left_open, on_the_way, promised
from .rows import FREE, MOST_SEATS, ROW, SEAT, SEATED

SIZE = ROW.size
DUEL = 2
MOST = 64
"""So many places are kept at most at one level."""
LEVEL_MOVES, LEVEL_VALUES = SIZE, SIZE + MOST
LEVEL = LEVEL_VALUES + MOST * MOST_SEATS
"""What every level of a search keeps: a position, moves, and what each is worth to every seat."""

KNOBS = 10
(
    K_TEN,
    K_HOLE,
    K_FIFTY,
    K_COVER_HOLE,
    K_COVER_NARROW,
    K_MINE,
    K_THEIRS,
    K_FADE,
    K_NEAR,
    K_OTHERS,
) = range(KNOBS)
"""What counts at a glance, in parts of a point."""


@compiled
def values(s: Flat, ways: Flat, out: Flat, at: int) -> None:
    """Writes what a position is worth to every seat, in parts of a point."""
    mover = fast.waiting(s)
    for seat in range(s[SEATED]):
        worth = FINE * fast.points(s, seat)
        if mover == NOBODY:
            worth += built(s, seat, ways)
        else:
            worth += promised(s, seat, ways)
        if seat == mover:
            worth += left_open(s)
        out[at + seat] = worth


@compiled
def utility(values_: Flat, at: int, seat: int, seated: int, knobs: Flat) -> int:
    """What a seat has beyond the others in the mean, who are minded in part where they are several."""
    others = 0
    for other in range(seated):
        if other != seat:
            others += values_[at + other]
    if seated > DUEL:
        others = knobs[K_OTHERS] * others // (FINE * (seated - 1))
    return values_[at + seat] - others


@compiled
def chart(s: Flat, knobs: Flat, ways: Flat, room: Flat) -> None:
    """By square: what it is worth at a glance to be covered."""
    above = 0
    for line in range(SIDE):
        free = s[FREE + line]
        under = s[FREE + line + 1] if line < SIDE - 1 else 0
        west, east = free << 1 & free, free >> 1 & free
        north, south = above & free, under & free
        flat, steep = west | east, north | south
        two = (west & east) | (north & south) | (flat & steep)
        three = (west & east & steep) | (north & south & flat)
        one = (flat | steep) & ~two
        two &= ~three
        for column in range(SIDE):
            room[MAPPED + line * SIDE + column] = knobs[K_COVER_HOLE] * (one >> column & 1) + knobs[
                K_COVER_NARROW
            ] * (two >> column & 1)
        above = free
    seated, mover = s[SEATED], s[SEAT]
    for seat in range(seated):
        if seat != mover and seated > DUEL:
            continue
        gain = knobs[K_MINE] if seat == mover else knobs[K_THEIRS]
        for way in range(2):
            count = on_the_way(s, seat, way, knobs[K_NEAR], ways)
            if count == FAR:
                continue
            worth = gain
            for _ in range(count - 1):
                worth = worth * knobs[K_FADE] // FINE
            for line in range(SIDE):
                squares = ways[SHORT + line]
                column = 0
                while squares:
                    if squares & 1:
                        room[MAPPED + line * SIDE + column] += worth
                    squares >>= 1
                    column += 1


@compiled
def expand(
    s: Flat,
    stack: Flat,
    base: int,
    most: int,
    knobs: Flat,
    luck: Flat,
    room: Flat,
    ways: Flat,
    moves: Flat,
    worths: Flat,
) -> int:
    """Writes the best places of a level's position and what each is worth to every seat; how many."""
    for index in range(SIZE):
        s[index] = stack[base + index]
    chart(s, knobs, ways, room)
    prepare(s, room)
    count = glance(s, most, knobs[K_TEN], knobs[K_HOLE], knobs[K_FIFTY], luck, room, worths, moves)
    for choice in range(count):
        stack[base + LEVEL_MOVES + choice] = moves[choice]
        if choice:
            for index in range(SIZE):
                s[index] = stack[base + index]
        fast.act(s, moves[choice])
        values(s, ways, stack, base + LEVEL_VALUES + choice * MOST_SEATS)
    return count


@compiled
def best_of(stack: Flat, base: int, count: int, seat: int, seated: int, knobs: Flat) -> int:
    best, most = 0, -(1 << 40)
    for choice in range(count):
        worth = utility(stack, base + LEVEL_VALUES + choice * MOST_SEATS, seat, seated, knobs)
        if worth > most:
            best, most = choice, worth
    return best


@compiled
def sorted_best(
    stack: Flat, base: int, count: int, wanted: int, seat: int, seated: int, knobs: Flat
) -> int:
    """Brings the best choices to the front."""
    wanted = min(wanted, count)
    for place in range(wanted):
        best, most = place, -(1 << 40)
        for choice in range(place, count):
            worth = utility(stack, base + LEVEL_VALUES + choice * MOST_SEATS, seat, seated, knobs)
            if worth > most:
                best, most = choice, worth
        if best != place:
            move = stack[base + LEVEL_MOVES + best]
            stack[base + LEVEL_MOVES + best] = stack[base + LEVEL_MOVES + place]
            stack[base + LEVEL_MOVES + place] = move
            for other in range(seated):
                a = base + LEVEL_VALUES + best * MOST_SEATS + other
                b = base + LEVEL_VALUES + place * MOST_SEATS + other
                value = stack[a]
                stack[a] = stack[b]
                stack[b] = value
    return wanted


@compiled
def search(
    s: Flat,
    widths: Flat,
    depth: int,
    stack: Flat,
    knobs: Flat,
    luck: Flat,
    room: Flat,
    ways: Flat,
    moves: Flat,
    worths: Flat,
    todo: Flat,
) -> int:
    """The best move. `widths` are, level by level, how many places are weighed and how many followed.

    `todo` holds for every level how many are followed, the next of them, and whose turn it is there.
    """
    seated = s[SEATED]
    for index in range(SIZE):
        stack[index] = s[index]
    level, is_new = 0, True
    while True:
        base = level * LEVEL
        if is_new:
            seat = stack[base + SEAT]
            count = expand(
                s,
                stack,
                base,
                widths[2 * level],
                knobs,
                luck,
                room,
                ways,
                moves,
                worths,
            )
            wanted = 1 if level == depth - 1 else widths[2 * level + 1]
            todo[3 * level] = sorted_best(stack, base, count, wanted, seat, seated, knobs)
            todo[3 * level + 1], todo[3 * level + 2] = 0, seat
            is_new = False
        if level < depth - 1 and todo[3 * level + 1] < todo[3 * level]:
            choice = todo[3 * level + 1]
            todo[3 * level + 1] += 1
            for index in range(SIZE):
                s[index] = stack[base + index]
            fast.act(s, stack[base + LEVEL_MOVES + choice])
            if fast.waiting(s) != NOBODY:
                for index in range(SIZE):
                    stack[base + LEVEL + index] = s[index]
                level, is_new = level + 1, True
            continue
        best = best_of(stack, base, todo[3 * level], todo[3 * level + 2], seated, knobs)
        if level == 0:
            return stack[base + LEVEL_MOVES + best]
        parent = base - LEVEL
        choice = todo[3 * level - 2] - 1
        for other in range(seated):
            stack[parent + LEVEL_VALUES + choice * MOST_SEATS + other] = stack[
                base + LEVEL_VALUES + best * MOST_SEATS + other
            ]
        level -= 1
