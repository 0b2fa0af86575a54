"""How the champion expects everybody to drive: `driven_well`, with an eye for how far the race has come.

A style is a row of numbers again, in eightieths of a space. They were found by matches of one style against
another, hundreds of thousands a step.
"""

from fortable.twins import Flat, Layout, compiled, flat

from ..cards import BOOST
from ..model import FULL_HAND, NUMBERS, SPACES
from . import fast
from .policy import MOST_BEHIND, _best_use, _next_reach, _stop

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
DEARNESS, LOOKAHEAD = (
    STYLE.grid("dearness", len(MOMENTS)),
    STYLE.grid("lookahead", len(MOMENTS)),
)
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

LIKE_GOOD = STYLE.packed(
    needs=[[128, 104, 72, 64]] * 4,
    safe=[216, 960, 960, 960],
    keep=[16] * 4,
    dearness=[32] * 4,
    lookahead=[64] * 4,
    beside=[720] * 6,
    last_stretch=SPACES - 9,
    usual=40,
    usual_at_last=40,
)
"""The same as `policy.GOOD`: where the search for a better one begins."""
KEEN = flat(LIKE_GOOD)


@compiled
def moment_of(s: Flat, leader: int, style: Flat) -> int:
    """How far a race has come."""
    if leader > SPACES:
        return LAST_TURN
    if s[fast.RACING] == 2:
        return FINAL
    return LATE if leader > style[LAST_STRETCH] else EARLY


@compiled
def driven_keenly(s: Flat, style: Flat, luck: Flat, room: Flat) -> int:
    """What a keen driver does: what a move brings on the track, less what the cards would bring later."""
    moved, racing = s[fast.MOVED], s[fast.RACING]
    car = s[fast.TRACK + moved]
    seat, place = fast.seat_of(car), fast.place_of(car)
    behind, least, leader, rear = 0, 2 * SPACES, place, place
    for index in range(racing):
        other = fast.place_of(s[fast.TRACK + index])
        leader = max(leader, other)
        behind += other < place
    moment = moment_of(s, leader, style)
    usual = style[USUAL_AT_LAST] if moment == LAST_TURN else style[USUAL]
    rear_seat = seat
    for index in range(racing):
        other = fast.place_of(s[fast.TRACK + index]) * USUAL_PART
        if index > moved:
            other += usual
        room[EXPECTED + index] = other
        if index != moved:
            least = min(least, other)
    for index in range(racing):
        if fast.place_of(s[fast.TRACK + index]) <= rear:
            rear, rear_seat = fast.place_of(s[fast.TRACK + index]), fast.seat_of(s[fast.TRACK + index])
    need = style[NEEDS + moment * (MOST_BEHIND + 1) + min(behind, MOST_BEHIND)]
    size = s[fast.SIZES + seat]
    best, most = -1, 0
    for choice in range(fast.legal(s, room)):
        kind, boost = room[choice] % fast.KINDS, room[choice] >= fast.KINDS
        movement = fast.MOVEMENTS[kind * NUMBERS + place % NUMBERS] + BOOST * boost
        spot = _stop(s, place + movement)
        passed = 0
        for index in range(racing):
            passed += index != moved and room[EXPECTED + index] < spot * USUAL_PART
        worth = need * (spot - place) + style[RANK + moment] * passed
        if spot * USUAL_PART > least:
            worth += style[SAFE + moment]
        if spot > SPACES and leader <= SPACES:
            worth += style[ENDING + (rear_seat == seat)]
        worth -= style[KEEP + moment] * style[CARDS + kind] // KEPT_PART
        if boost:
            worth -= style[BESIDE + size]
            worth -= style[KEEP + moment] * style[CARDS + fast.SECOND] // KEPT_PART
        worth -= style[DEARNESS + moment] * _best_use(s, seat, kind, spot)
        worth += style[LOOKAHEAD + moment] * _next_reach(s, seat, kind, boost, spot)
        if best < 0 or worth > most:
            best, most = room[choice], worth
    return best
