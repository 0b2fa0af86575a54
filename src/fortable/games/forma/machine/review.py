"""For those who look back at a match: which places are worth a look, and what a lead is worth.

A match is played on for a few forms by players who look for what can be closed in; then the points say the
rest, with what bridges promise and what lies open: the more squares are free, the less a lead counts.
"""

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random

from fortable.kernel.words import Event, Seat
from fortable.review.accounts import Remark
from fortable.review.reviewer import HUNDREDTHS, MILLIONTHS, Reviewer, remark
from fortable.twins import CHANCE, NOBODY, Flat, below, compiled
from fortable.twins.bits import ones
from fortable.twins.twin import WHOLE, share_win

from .. import GAME
from ..actions import AnyAction, Place
from ..advice.looks import where
from ..advice.reasons import why
from ..board.squares import NAMES, SIZE as SIDE
from ..bots.bitboard import seen
from ..bots.players import Good, Strong
from ..bridges.chain_counts import chains_across
from ..scoring import BRIDGE
from ..view import View
from . import fast
from .candidates import FINE
from .prospects import left_open, nearest_bridge
from .rows import FREE, LAYOUT, OWN, PHASE, SEATED
from .scattering import bag, draw
from .sensible import laid_well

LOOKS, LIKED = 2, 3
"""So often each player is asked, and how many places it names each time."""
AHEAD = 4
"""So many forms are laid before the lead is asked: whoever is left something has taken it by then."""
OPEN_TO_MOVER = 3
"""The third part of what lies open is worth something to whoever is to move: others take the rest."""
LEAD, LEAD_LEFT = 6.1, 1.07
"""In how large a lead chances rise e-fold, in points: at the end, and for the root of all free squares."""
DUEL, DUEL_LEFT = 16.5, 0.34
"""The same for two. `python -m bench.outlook --among strong` says how well that is met."""
PAIR = 2
PLAYOUTS = 260_000


def candidates(view: View, _: Sequence[Event], rng: Random) -> Iterator[AnyAction]:
    """What good and strong players like best who look again and again, and do not slip."""
    if view.phase == "layout" or view.viewer is None:
        return
    board, seat = seen(view), Seat(view.viewer)
    for player in (Strong(GAME, seat, rng), Good(GAME, seat, rng)):
        for _look in range(LOOKS):
            for pose, first in player.liked(view, board, LIKED):
                yield Place(pose.form, pose.turn, pose.flipped, NAMES[first])


def reason(view: View, _: Sequence[Event], chosen: AnyAction, best: AnyAction) -> Remark | None:
    """What weighs most of all that tells the two apart."""
    return remark(why(view, chosen, best))


def look(view: View, _: Sequence[Event], best: AnyAction) -> Remark | None:
    """In which part of the board, or at whose bridge."""
    return remark(where(view, best))


@compiled
def lay_on(s: Flat, luck: Flat, room: Flat) -> int:
    """A few forms more."""
    steps, left, seat = 0, AHEAD, fast.waiting(s)
    while seat != NOBODY and left:
        if seat == CHANCE:
            draw(s, room[below(luck, bag(s, room))])
        else:
            left -= s[PHASE] != LAYOUT
            fast.act(s, laid_well(s, luck, room))
        steps, seat = steps + 1, fast.waiting(s)
    return steps


@compiled
def outlook(s: Flat, row: Flat) -> int:
    """Parts of the win by the lead, and the points as they stand. Bridges count in one direction only."""
    seats, most, mover = s[SEATED], 0, fast.waiting(s)
    leads, room = row[2 * seats :], row[3 * seats :]
    for seat in range(seats):
        start = OWN + seat * SIDE
        bridges = max(
            chains_across(s, start, True, room),
            chains_across(s, start, False, room),
        )
        row[seat] = fast.points(s, seat) + BRIDGE * bridges
        leads[seat] = FINE * row[seat]
        if mover != NOBODY and not bridges:
            leads[seat] += nearest_bridge(s, seat, room)
        if seat == mover:
            leads[seat] += left_open(s) // OPEN_TO_MOVER
        most = max(most, leads[seat])
    for seat in range(seats):
        row[seats + seat] = HUNDREDTHS * row[seat]
    if mover == NOBODY:
        share_win(row, seats)
        for seat in range(seats):
            row[seat] = row[seat] * MILLIONTHS // WHOLE
        return seats
    total, scale = 0.0, FINE * _scale(s)
    for seat in range(seats):
        total += exp((leads[seat] - most) / scale)
    for seat in range(seats):
        row[seat] = round(MILLIONTHS * exp((leads[seat] - most) / scale) / total)
    return seats


@compiled
def _scale(s: Flat) -> float:
    free = 0
    for row in range(SIDE):
        free += ones(s[FREE + row])
    if s[SEATED] == PAIR:
        return DUEL + DUEL_LEFT * sqrt(free)
    return LEAD + LEAD_LEFT * sqrt(free)


REVIEWER = Reviewer(
    candidates=candidates,
    reason=reason,
    look=look,
    sensible=laid_well,
    playout=lay_on,
    outlook=outlook,
    playouts=PLAYOUTS,
)
