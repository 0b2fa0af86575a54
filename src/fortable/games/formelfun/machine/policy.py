"""How to drive well: one sense of it for bots, and for the playouts of their search.

A style is a row of numbers: what a driver looks at, and how much it counts, in tenths of a space.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fortable.twins import CHANCE, NOBODY, Flat, Layout, below, compiled, flat
from fortable.twins.bits import ones
from fortable.twins.paired_rollouts import PairedRollouts
from fortable.twins.search_plan import SearchPlan

from ..cards import BOOST
from ..model import FULL_HAND, LANES, NUMBERS, SPACES
from . import fast

MOST_BEHIND = 3

STYLE = Layout()
NEEDS = STYLE.grid("needs", MOST_BEHIND + 1)
"""A space ahead, for a car with none, one, two or more others behind it."""
SAFE, SAFE_AT_LAST, LAST_STRETCH = STYLE.numbers("safe", "safe_at_last", "last_stretch")
"""Not to be the last car; the same, once a leader may well pass the line; from where on that is."""
(USUAL,) = STYLE.numbers("usual")
"""How far it expects cars to come that are still to move."""
SECOND_TURBO, DEARNESS = STYLE.numbers("second_turbo", "dearness")
"""What a Turbo costs beside another card, since the hand stays smaller for ever (FF-11); what a space costs
that the card could have brought later."""
(LOOKAHEAD,) = STYLE.numbers("lookahead")
"""What a space is worth that the next card will bring from where the car comes to stand."""
(SLIPS,) = STYLE.numbers("slips")
"""How often in a thousand it plays any card, without a thought; the policy itself has none."""

GOOD = flat(
    STYLE.packed(
        needs=(16, 13, 9, 8),
        safe=27,
        safe_at_last=120,
        last_stretch=SPACES - 9,
        usual=5,
        second_turbo=90,
        dearness=4,
        lookahead=8,
    )
)
"""Found by simulation, a few thousand matches a step."""

RACES_AHEAD = 1
"""So many races are driven to their end; what is then in the hand, and who stands where, is valued."""
PLACE_WORTH = 33
"""What a place further ahead in the line-up is worth, in hundredths of a point."""
CARD_WORTHS = flat([70, -30, -30, -25, -17, -12, -5, 20, 15, 25, 22, 38, 55, 15])
"""What a card in the hand is worth by its kind, in hundredths of a point, as matches came out."""
NO_CARD = -100
"""What a place in the hand costs that stays empty (FF-11)."""
POINT = 100
LOWEST = -(10**9)


@compiled
def driven_well(s: Flat, style: Flat, luck: Flat, room: Flat) -> int:
    """What a sensible driver does: ahead where it is needed, onto spaces that match, dear cards kept."""
    car = s[fast.TRACK + s[fast.MOVED]]
    seat, place = fast.seat_of(car), fast.place_of(car)
    behind, least, leader = 0, 2 * SPACES, place
    for index in range(s[fast.RACING]):
        other = fast.place_of(s[fast.TRACK + index])
        leader = max(leader, other)
        behind += other < place
        if index != s[fast.MOVED]:
            least = min(least, other + (style[USUAL] if index > s[fast.MOVED] else 0))
    safe = style[SAFE_AT_LAST] if leader > style[LAST_STRETCH] else style[SAFE]
    best, most = -1, 0
    for index in range(fast.legal(s, room)):
        kind, boost = room[index] % fast.KINDS, room[index] >= fast.KINDS
        movement = fast.MOVEMENTS[kind * NUMBERS + place % NUMBERS] + BOOST * boost
        spot = stop(s, place + movement)
        worth = style[NEEDS + min(behind, MOST_BEHIND)] * (spot - place) + safe * (spot > least)
        worth -= style[SECOND_TURBO] * boost + style[DEARNESS] * best_use(s, seat, kind, spot)
        worth += style[LOOKAHEAD] * next_reach(s, seat, kind, boost, spot)
        worth = worth * fast.KINDS + below(luck, fast.KINDS)
        if best < 0 or worth > most:
            best, most = room[index], worth
    return best


@compiled
def stop(s: Flat, place: int) -> int:
    """Where a car comes to stand, as far as that depends on others (FF-13)."""
    while ones(s[fast.TAKEN + place % SPACES]) >= LANES:
        place -= 1
    return place


@compiled
def best_use(s: Flat, seat: int, kind: int, spot: int) -> int:
    """The most a card could bring later: from where its car comes to stand, or to another car."""
    best = fast.MOVEMENTS[kind * NUMBERS + spot % NUMBERS]
    for index in range(s[fast.RACING]):
        car = s[fast.TRACK + index]
        if index != s[fast.MOVED] and fast.seat_of(car) == seat:
            best = max(best, fast.MOVEMENTS[kind * NUMBERS + fast.place_of(car) % NUMBERS])
    return best


@compiled
def next_reach(s: Flat, seat: int, kind: int, boost: bool, spot: int) -> int:
    """How far the best of the cards that stay takes the car from where it comes to stand."""
    best, hand = 0, fast.HANDS + seat * FULL_HAND
    turbos = boost + (kind == fast.SECOND)
    for index in range(s[fast.SIZES + seat]):
        other = s[hand + index]
        if other == fast.SECOND and turbos:
            turbos -= 1
        elif other == kind and kind != fast.SECOND:
            kind = fast.SECOND
        else:
            best = max(best, fast.MOVEMENTS[other * NUMBERS + spot % NUMBERS])
    return best


@compiled
def drive_on(s: Flat, luck: Flat, room: Flat) -> int:
    """To the end of a race, everybody driving well."""
    steps, until, seat = 0, s[fast.RACING] - RACES_AHEAD, fast.waiting(s)
    while seat != NOBODY and s[fast.RACING] > until:
        if seat == CHANCE:
            left = ones(s[fast.LOT]) if s[fast.PHASE] == fast.GRID else s[fast.LEFT]
            fast.draw(s, fast.picked(s, below(luck, left)))
        else:
            fast.act(s, driven_well(s, GOOD, luck, room))
        steps, seat = steps + 1, fast.waiting(s)
    return steps


@compiled
def standing(s: Flat, row: Flat) -> int:
    """How far every team is ahead of the best of the others: in points, places and cards."""
    seats, cars = s[fast.SEATED], s[fast.SEATED] * s[fast.ROWS]
    for seat in range(seats):
        row[seat] = POINT * (s[fast.BEST + seat] if s[fast.FINAL] else s[fast.POINTS + seat])
    if s[fast.RACING] > 1:
        for index in range(s[fast.RACING]):
            row[fast.seat_of(s[fast.TRACK + index])] += _car_worth(cars, s[fast.RACING], index)
        for seat in range(seats):
            row[seat] += _hand_worth(s, seat)
    return _lead(row, seats)


@compiled
def _lead(row: Flat, seats: int) -> int:
    """What every seat has beyond the best of the others."""
    for seat in range(seats):
        row[seats + seat] = row[seat]
    for seat in range(seats):
        best = LOWEST
        for other in range(seats):
            if other != seat:
                best = max(best, row[seats + other])
        row[seat] -= best
    return seats


@compiled
def _car_worth(cars: int, racing: int, index: int) -> int:
    """The mean of what can still be scored, and more for being ahead (FF-20)."""
    out = cars - racing
    total = (cars * (cars + 1) - out * (out + 1)) // 2 + 1 + 3
    return POINT * total // racing + PLACE_WORTH * (racing - 1 - 2 * index) // 2


@compiled
def _hand_worth(s: Flat, seat: int) -> int:
    size = s[fast.SIZES + seat]
    if size == 0:
        return 0
    worth = NO_CARD * (FULL_HAND - size)
    for index in range(size):
        worth += CARD_WORTHS[s[fast.HANDS + seat * FULL_HAND + index]]
    return worth


DRIVEN_ON = replace(fast.TWIN, playout=drive_on)


def begin(worlds: Sequence[Sequence[int]], rng: Random, _: int) -> PairedRollouts:
    return PairedRollouts(DRIVEN_ON, standing, worlds, rng)


PLAN = SearchPlan(DRIVEN_ON, driven_well, GOOD, begin)
