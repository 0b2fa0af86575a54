"""What a team's chance to win the match is between two races, as a small network learned it.

Between two races little is left to see: who stands where in the line-up, the points so far, and the hands.
The others are seen in order, the most dangerous first. Each kind of match (how many teams and cars, which
title) has features of its own; the layers above are everybody's.
"""

from functools import cache
from importlib.resources import files

from fortable.twins import NOBODY, Flat, Layout, compiled
from fortable.twins.network import Network, add, begin, chance, told
from fortable.twins.twin import WHOLE

from ..model import FULL_HAND, NUMBERS
from . import fast

CARS = fast.MOST_CARS
RIVALS = fast.MOST_SEATS - 1
NEAR = 3
"""So many of the others are seen with their cars and cards."""
APART = 14
"""A lead in points is seen up to this."""
OWN = 3
"""Cars of a team, at most."""

SEEN = Layout()
LEADS = 2 * APART + 1
RACING = SEEN.grid("racing", CARS + 1)
STANDS = SEEN.grid("stands", CARS + 1, CARS)
"""An own car, by how many cars there are and how many of them are ahead."""
CARS_LEFT = SEEN.grid("cars_left", OWN + 1)
HAND, SIZE = SEEN.grid("hand", fast.KINDS), SEEN.grid("size", FULL_HAND + 1)
START = SEEN.grid("start", OWN, NUMBERS + 1)
"""How far the best own card takes an own car from where it starts."""
LEAD = SEEN.grid("lead", RIVALS, LEADS)
"""Points ahead of one of the others."""
HOPE = SEEN.grid("hope", RIVALS, LEADS)
"""The same with what the cars in the race can still expect."""
RIVAL_STANDS = SEEN.grid("rival_stands", NEAR, CARS)
RIVAL_CARS = SEEN.grid("rival_cars", RIVALS, OWN + 1)
RIVAL_HAND, RIVAL_SIZE = (
    SEEN.grid("rival_hand", NEAR, fast.KINDS),
    SEEN.grid("rival_size", NEAR, FULL_HAND + 1),
)

TABLES = 5
"""Three to six teams, and five with two cars each."""
WIDTH = SEEN.size
FEATURES = 2 * TABLES * WIDTH
HIDDEN, INNER = 32, 16
NETWORK = Network(features=FEATURES, hidden=HIDDEN, inner=INNER, outs=1)
BIASES = NETWORK.first_biases
FILE = "worth.weights"

SEEN_AT_ONCE = 96
"""Room for what is seen, feature by feature; what is reckoned for it stands behind."""
HOPES = SEEN_AT_ONCE
ORDER = HOPES + fast.MOST_SEATS
ROOM = ORDER + RIVALS
POINT = 4
"""What is hoped for is reckoned in quarters of a point."""
AHEAD = 8
"""A place in the line-up is worth such a part of a point."""


@cache
def weights() -> Flat:
    """Those in the package."""
    return NETWORK.read(files(__package__) / FILE)


@compiled
def table_of(s: Flat) -> int:
    """Which kind of match it is."""
    seats = s[fast.SEATED]
    table = 3 if seats == 5 and s[fast.ROWS] < OWN else 4 if seats == 6 else seats - 3
    return 2 * table + s[fast.FINAL]


@compiled
def _hope(s: Flat, row: Flat) -> None:
    """By seat what it has and, in the mean, what its cars still get, those ahead more."""
    seats, racing = s[fast.SEATED], s[fast.RACING]
    cars = seats * s[fast.ROWS]
    out = cars - racing
    for seat in range(seats):
        row[HOPES + seat] = POINT * (
            s[fast.BEST + seat] if s[fast.FINAL] else s[fast.POINTS + seat]
        )
    mean = POINT * ((cars * (cars + 1) - out * (out + 1)) // 2 + 4) // racing
    for index in range(racing):
        ahead = POINT * (racing - 1 - 2 * index) // AHEAD
        row[HOPES + fast.seat_of(s[fast.TRACK + index])] += mean + ahead


@compiled
def _put_in_order(seat: int, seats: int, row: Flat) -> None:
    """The others, whoever hopes for most first."""
    for step in range(1, seats):
        other, at = (seat + step) % seats, ORDER + step - 1
        while at > ORDER and row[HOPES + row[at - 1]] < row[HOPES + other]:
            row[at] = row[at - 1]
            at -= 1
        row[at] = other


@compiled
def _see_hand(s: Flat, seat: int, kinds: int, sizes: int, row: Flat, count: int) -> int:
    hand, size = fast.HANDS + seat * FULL_HAND, s[fast.SIZES + seat]
    for index in range(size):
        row[count + index] = kinds + s[hand + index]
    row[count + size] = sizes + size
    return count + size + 1


@compiled
def _best_start(s: Flat, seat: int, place: int) -> int:
    best, hand = 0, fast.HANDS + seat * FULL_HAND
    for index in range(s[fast.SIZES + seat]):
        best = max(best, fast.MOVEMENTS[s[hand + index] * NUMBERS + place % NUMBERS])
    return best


@compiled
def _see_own(s: Flat, seat: int, base: int, row: Flat) -> int:
    """How many cars there are, where the own ones start, and the hand."""
    racing, own, count = s[fast.RACING], 0, 1
    row[0] = base + RACING + racing
    for index in range(racing):
        if fast.seat_of(s[fast.TRACK + index]) == seat:
            row[count] = base + STANDS + racing * CARS + index
            row[count + 1] = base + START + own * (NUMBERS + 1) + _best_start(s, seat, -index)
            count, own = count + 2, own + 1
    row[count] = base + CARS_LEFT + own
    return _see_hand(s, seat, base + HAND, base + SIZE, row, count + 1)


@compiled
def _see_rival(s: Flat, seat: int, rank: int, base: int, row: Flat, count: int) -> int:
    """How far ahead of it one is, and where the cars are of those to fear most, and their hands."""
    other, cars = row[ORDER + rank], 0
    lead = s[fast.POINTS + seat] - s[fast.POINTS + other]
    hope = (row[HOPES + seat] - row[HOPES + other]) // POINT
    row[count] = base + LEAD + rank * LEADS + max(-APART, min(APART, lead)) + APART
    row[count + 1] = base + HOPE + rank * LEADS + max(-APART, min(APART, hope)) + APART
    count += 2
    for index in range(s[fast.RACING]):
        if fast.seat_of(s[fast.TRACK + index]) == other:
            cars += 1
            if rank < NEAR:
                row[count] = base + RIVAL_STANDS + rank * CARS + index
                count += 1
    row[count] = base + RIVAL_CARS + rank * (OWN + 1) + cars
    if rank >= NEAR:
        return count + 1
    kinds = base + RIVAL_HAND + rank * fast.KINDS
    return _see_hand(s, other, kinds, base + RIVAL_SIZE + rank * (FULL_HAND + 1), row, count + 1)


@compiled
def see(s: Flat, seat: int, row: Flat) -> int:
    """Writes the features a team sees between two races; how many they are."""
    seats, base = s[fast.SEATED], table_of(s) * WIDTH
    _hope(s, row)
    _put_in_order(seat, seats, row)
    count = _see_own(s, seat, base, row)
    for rank in range(seats - 1):
        count = _see_rival(s, seat, rank, base, row, count)
    return count


@compiled
def chance_to_win(s: Flat, seat: int, weights: Flat, row: Flat, hidden: Flat) -> int:
    """A team's part of the win, of `WHOLE`, between two races or at the end of the match."""
    if fast.waiting(s) == NOBODY:
        fast.merits(s, row)
        best = row[seat]
        for other in range(s[fast.SEATED]):
            best = max(best, row[other])
        return WHOLE if row[seat] == best else 0
    begin(weights, BIASES, HIDDEN, hidden)
    for index in range(see(s, seat, row)):
        add(weights, row[index], HIDDEN, 1, hidden)
    told(weights, BIASES, HIDDEN, INNER, 1, hidden)
    return chance(hidden[HIDDEN + INNER])
