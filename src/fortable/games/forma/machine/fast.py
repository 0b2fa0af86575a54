"""A quick twin of the rules: one row of whole numbers, changed in place. Tests hold it equal.

By eye `legal` lists every place, as the rules do; what fits is told by `fitting`, and playouts lay
nothing else.
"""

from fortable.twins import CHANCE, NOBODY, Flat, Twin, below, compiled, flat
from fortable.twins.bits import ones

from ..board.shapes import FORM_OF, WORTH
from ..board.squares import BOARD, SIZE as SIDE, WIDTH
from ..bridges.chain_counts import chains_across, has_two_needed
from ..bridges.crossing import ROOM as CROSSING_ROOM, is_crossing
from ..bridges.most import count as number_of, most_bridges
from ..scoring import BRIDGE, ENCLOSURE, TOWER_POINTS
from .fitting import any_fitting, fitting, is_able
from .laying import place
from .rows import (
    BY_EYE,
    CELLS,
    DONE,
    FRENCH,
    HOLDER,
    KINDS,
    LAID,
    LAYOUT,
    LOST,
    LOT,
    MOST_SEATS,
    MOVES,
    OVER,
    OWN,
    PASS,
    PHASE,
    PLACE,
    PLACES,
    PLACING,
    POSES,
    RETRY,
    ROW,
    SCATTER,
    SCATTERED,
    SEAT,
    SEATED,
    STOCKS,
    action_of,
    move_of,
    pack,
)
from .scattering import bag, draw


@compiled
def waiting(s: Flat) -> int:
    if s[PHASE] == OVER:
        return NOBODY
    return CHANCE if s[PHASE] == LOT or s[PHASE] == SCATTER else s[SEAT]


@compiled
def legal(s: Flat, moves: Flat) -> int:
    if s[PHASE] == LAYOUT:
        for obstacles in range(PLACE):
            moves[obstacles] = obstacles
        return PLACE
    if not s[BY_EYE]:
        return fitting(s, moves)
    count = _anywhere(s, moves)
    if s[PHASE] == RETRY:
        moves[count] = PASS
        count += 1
    return count


@compiled
def _anywhere(s: Flat, moves: Flat) -> int:
    """Every form of the stock, however it is turned, on every square."""
    count = 0
    for pose in range(POSES):
        if s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]]:
            for square in range(CELLS):
                moves[count] = PLACE + pose * CELLS + square
                count += 1
    return count


@compiled
def act(s: Flat, move: int) -> None:
    if move < PLACE:
        s[SCATTERED] = move
        s[PHASE] = SCATTER
        return
    if move == PASS:
        s[PHASE] = DONE
    else:
        place(s, (move - PLACE) // CELLS, (move - PLACE) % CELLS)
    _follow(s)


@compiled
def _follow(s: Flat) -> None:
    """A second try for who has a form that fits; else the next seat that has one, or the end (FA-13)."""
    if s[PHASE] == RETRY and is_able(s, s[SEAT]):
        return
    for step in range(1, s[SEATED] + 1):
        seat = (s[SEAT] + step) % s[SEATED]
        if is_able(s, seat):  # FA-12
            s[PHASE], s[SEAT] = PLACING, seat
            return
    s[PHASE] = OVER


@compiled
def points(s: Flat, seat: int) -> int:
    """What a seat has by now, but for its bridges."""
    forms = held = left = 0
    for row in range(seat * SIDE, seat * SIDE + SIDE):
        forms += ones(s[LAID + row])
        held += ones(s[OWN + row])
    for form in range(KINDS):
        left += s[STOCKS + seat * KINDS + form] * WORTH[form]
    total = forms + ENCLOSURE * (held - forms)
    if s[HOLDER] == seat:
        total += TOWER_POINTS
    if s[FRENCH]:  # FA-22
        total -= s[LOST + seat] + (left if s[PHASE] == OVER else 0)
    return total


def bridges(s: Flat, seat: int) -> int:
    """How many bridges a seat has, exactly.

    This is not compiled: where chains of both directions may be more than two the rules' own count is
    asked.
    """
    start, room = OWN + seat * SIDE, flat([0] * CROSSING_ROOM)
    alone = [chains_across(s, start, is_north_south, room) for is_north_south in (True, False)]
    if not all(alone):
        return max(alone)
    if alone == [1, 1]:
        return 2 if is_crossing(s, start, room) else 1
    squares = sum(int(s[start + row]) << row * WIDTH for row in range(SIDE))
    return number_of(most_bridges(BOARD, squares))


def merits(s: Flat, row: Flat) -> int:
    """Points, bridges included."""
    for seat in range(s[SEATED]):
        row[seat] = points(s, seat) + BRIDGE * bridges(s, seat)
    return s[SEATED]


@compiled
def merits_at_sight(s: Flat, row: Flat) -> int:
    """Points with as few bridges as there may be, if whoever is first is so with as many, too."""
    least, most = 0, MOST_SEATS
    seen = row[2 * MOST_SEATS :]
    for seat in range(s[SEATED]):
        start = OWN + seat * SIDE
        north_south = chains_across(s, start, True, seen)
        west_east = chains_across(s, start, False, seen)
        row[least + seat] = points(s, seat) + BRIDGE * max(north_south, west_east)
        row[most + seat] = points(s, seat) + BRIDGE * (north_south + west_east)
    if _is_sure(row, least, most, s[SEATED]):
        return s[SEATED]
    for seat in range(s[SEATED]):
        if row[least + seat] < row[most + seat] and has_two_needed(s, OWN + seat * SIDE, seen):
            row[most + seat] = row[least + seat]
    return s[SEATED] if _is_sure(row, least, most, s[SEATED]) else 0


@compiled
def _is_sure(row: Flat, least: int, most: int, seats: int) -> bool:
    """Whether those who are first with the least of all are so, and nobody else, whatever is true."""
    best, first = row[least], 0
    for seat in range(seats):
        best = max(best, row[least + seat])
    for seat in range(seats):
        first += row[least + seat] == best
    for seat in range(seats):
        is_first, is_exact = row[least + seat] == best, row[least + seat] == row[most + seat]
        if not is_exact and (first > 1 if is_first else row[most + seat] >= best):
            return False
    return True


@compiled
def playout(s: Flat, luck: Flat, room: Flat) -> int:
    """To the end by lot, every place where a form fits being equally likely: nothing is lost."""
    steps, seat = 0, waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            draw(s, room[below(luck, bag(s, room))])
        elif s[PHASE] == LAYOUT:
            act(s, below(luck, PLACE))
        else:
            act(s, any_fitting(s, luck, room))
        steps, seat = steps + 1, waiting(s)
    return steps


TWIN = Twin(
    pack=pack,
    row=ROW,
    move_of=move_of,
    action_of=action_of,
    moves_at_all=MOVES,
    most_moves=PLACES + 1,
    room=POSES + CELLS,
    is_narrow=True,
    waiting=waiting,
    legal=legal,
    act=act,
    bag=bag,
    draw=draw,
    merits=merits,
    merits_at_sight=merits_at_sight,
    playout=playout,
)
