"""How the champion expects everybody to drive: `driven_well`, with an eye for how far the race has come.

A style is a row of numbers again, in eightieths of a space, most of them by how far the race has come. They
were found by matches of one style against another, hundreds of thousands a step.
"""

from fortable.twins import Flat, Layout, compiled, flat

from ..cards import BOOST
from ..model import FULL_HAND, NUMBERS, SPACES
from . import fast
from .policy import MOST_BEHIND, best_use, next_reach, stop

MOMENTS = ("early", "late", "last_turn", "final")
EARLY, LATE, LAST_TURN, FINAL = range(len(MOMENTS))
"""Of a race; late is when a leader may well pass the line; and the last race."""

STYLE = Layout()
NEEDS = STYLE.grid("needs", len(MOMENTS), MOST_BEHIND + 1)
"""A space ahead, for a car with none, one, two or more others behind it."""
SAFE, RANK = STYLE.grid("safe", len(MOMENTS)), STYLE.grid("rank", len(MOMENTS))
"""Not to be the last car; and every car that is passed."""
KEEP = STYLE.grid("keep", len(MOMENTS))
"""How much of what a card is worth counts, in sixteenths."""
DEARNESS = STYLE.grid("dearness", len(MOMENTS))
LOOKAHEAD = STYLE.grid("lookahead", len(MOMENTS))
"""As in `policy`."""
ENDING = STYLE.grid("ending", 2)
"""To be the first to pass the line; where the last car is another team's, or one's own."""
BESIDE = STYLE.grid("beside", FULL_HAND + 1)
"""What a Turbo costs beside another card, by how many cards there are in the hand."""
CARDS = STYLE.grid("cards", fast.KINDS)
"""What a card is worth that stays in the hand."""
LAST_STRETCH, USUAL, USUAL_AT_LAST = STYLE.numbers("last_stretch", "usual", "usual_at_last")
"""From where on it is late; how far cars come that are still to move, in eighths of a space."""
EXPECTED = 2 * fast.KINDS
"""Where in the room stands how far cars are expected, behind the moves."""
USUAL_PART = 8
KEPT_PART = 16

KEEN = flat(
    STYLE.packed(
        needs=[  # by how many are behind: none, one, two, more
            (173, 158, 119, 80),
            (166, 149, 78, 25),
            (136, 140, 66, 0),
            (145, 116, 108, 28),
        ],
        safe=(38, 659, 556, 1172),
        rank=(65, 126, 215, 57),
        keep=(11, 11, 17, 4),
        dearness=(32, 38, 47, 0),
        lookahead=(92, 73, 22, 44),
        ending=(-1, -330),
        beside=(720, 720, 720, 727, 1204, 1871),
        cards=(308, -219, -212, -177, -107, -77, -48, 121, 137, 169, 135, 168, 274, 52),
        last_stretch=25,
        usual=49,
        usual_at_last=46,
    )
)
"""From `bench/train.py`: 77 generations of styles, each on 4,096 deals."""


@compiled
def driven_keenly(s: Flat, style: Flat, luck: Flat, room: Flat) -> int:  # noqa: ARG001
    """What a keen driver does: what a move brings on the track, less what the cards would bring later."""
    car = s[fast.TRACK + s[fast.MOVED]]
    seat, place = fast.seat_of(car), fast.place_of(car)
    leader = _leader(s)
    moment = _moment(s, leader, style)
    least = _expect(s, style, moment, room)
    need = style[NEEDS + moment * (MOST_BEHIND + 1) + min(_behind(s, place), MOST_BEHIND)]
    ending = style[ENDING + (_last_seat(s) == seat)] if leader <= SPACES else 0
    best, most = -1, 0
    for choice in range(fast.legal(s, room)):
        kind, boost = room[choice] % fast.KINDS, room[choice] >= fast.KINDS
        movement = fast.MOVEMENTS[kind * NUMBERS + place % NUMBERS] + BOOST * boost
        spot = stop(s, place + movement)
        worth = need * (spot - place) + style[RANK + moment] * _passed(s, spot, room)
        if spot * USUAL_PART > least:
            worth += style[SAFE + moment]
        if spot > SPACES:
            worth += ending
        worth -= _cost(s, style, moment, seat, kind, boost, spot)
        worth += style[LOOKAHEAD + moment] * next_reach(s, seat, kind, boost, spot)
        if best < 0 or worth > most:
            best, most = room[choice], worth
    return best


@compiled
def _leader(s: Flat) -> int:
    """How far the first car is."""
    leader = -fast.MOST_CARS
    for index in range(s[fast.RACING]):
        leader = max(leader, fast.place_of(s[fast.TRACK + index]))
    return leader


@compiled
def _last_seat(s: Flat) -> int:
    """Whose the last car is."""
    last, seat = 2 * SPACES, 0
    for index in range(s[fast.RACING]):
        car = s[fast.TRACK + index]
        if fast.place_of(car) <= last:
            last, seat = fast.place_of(car), fast.seat_of(car)
    return seat


@compiled
def _behind(s: Flat, place: int) -> int:
    """How many cars are."""
    behind = 0
    for index in range(s[fast.RACING]):
        behind += fast.place_of(s[fast.TRACK + index]) < place
    return behind


@compiled
def _moment(s: Flat, leader: int, style: Flat) -> int:
    """How far a race has come."""
    if leader > SPACES:
        return LAST_TURN
    if s[fast.RACING] == 2:
        return FINAL
    return LATE if leader > style[LAST_STRETCH] else EARLY


@compiled
def _expect(s: Flat, style: Flat, moment: int, room: Flat) -> int:
    """Writes how far every car is expected to come; and how far the last of the others."""
    least = 2 * SPACES * USUAL_PART
    usual = style[USUAL_AT_LAST] if moment == LAST_TURN else style[USUAL]
    for index in range(s[fast.RACING]):
        place = fast.place_of(s[fast.TRACK + index]) * USUAL_PART
        if index > s[fast.MOVED]:
            place += usual
        room[EXPECTED + index] = place
        if index != s[fast.MOVED]:
            least = min(least, place)
    return least


@compiled
def _passed(s: Flat, spot: int, room: Flat) -> int:
    """How many of the others are expected behind this."""
    passed = 0
    for index in range(s[fast.RACING]):
        passed += index != s[fast.MOVED] and room[EXPECTED + index] < spot * USUAL_PART
    return passed


@compiled
def _cost(s: Flat, style: Flat, moment: int, seat: int, kind: int, boost: bool, spot: int) -> int:
    """What a card could have brought later, and the Turbo beside it."""
    cost = style[KEEP + moment] * style[CARDS + kind] // KEPT_PART
    if boost:
        cost += style[BESIDE + s[fast.SIZES + seat]]
        cost += style[KEEP + moment] * style[CARDS + fast.SECOND] // KEPT_PART
    return cost + style[DEARNESS + moment] * best_use(s, seat, kind, spot)
