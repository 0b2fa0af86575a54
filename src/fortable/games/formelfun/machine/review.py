"""For those who look back at a match: cars drive on to the end of the race, then the lead says the rest.

Races go on for long, and most of what comes later has nothing to do with a card played now: a playout to the
end of the match is nearly all noise.
"""

from collections.abc import Sequence
from math import exp, sqrt

from fortable.kernel.words import Event
from fortable.review.accounts import Remark
from fortable.review.reviewer import HUNDREDTHS, MILLIONTHS, Reviewer, remark
from fortable.twins import NOBODY, Flat, compiled
from fortable.twins.twin import WHOLE, share_win

from ..actions import AnyAction
from ..view import View
from . import fast
from .looks import where
from .policy import POINT, drive_on, standing
from .reasons import why

LEAD = 138.0
"""In how large a lead chances rise e-fold, in hundredths of a point, for the root of the number of cars: so
it was in 800 matches at each number of seats. `python -m bench.outlook` says how well that is met."""
PLAYOUTS = 1_800_000


def reason(view: View, _: Sequence[Event], chosen: AnyAction, best: AnyAction) -> Remark | None:
    """What weighs most of all that tells two cards apart."""
    return remark(why(view, chosen, best))


def look(view: View, _: Sequence[Event], best: AnyAction) -> Remark | None:
    """Which car, which space, which cards to keep."""
    return remark(where(view, best))


@compiled
def to_the_end_of_the_race(s: Flat, luck: Flat, room: Flat) -> int:
    """Where only the last car counts nothing is known before the end (FF-21)."""
    steps = drive_on(s, luck, room)
    while s[fast.FINAL] and fast.waiting(s) != NOBODY:
        steps += drive_on(s, luck, room)
    return steps


@compiled
def outlook(s: Flat, row: Flat) -> int:
    """Parts of the win by the lead in points, places and cards; and the lead itself, as the points."""
    seats = s[fast.SEATED]
    if fast.waiting(s) == NOBODY:
        fast.merits(s, row)
        share_win(row, seats)
        for seat in range(seats):
            row[seat] = row[seat] * MILLIONTHS // WHOLE
            row[seats + seat] = HUNDREDTHS * s[fast.POINTS + seat]
        return seats
    standing(s, row)
    total, scale = 0.0, LEAD * sqrt(max(1, s[fast.RACING]))
    for seat in range(seats):
        total += exp(min(0, row[seat]) / scale)
    for seat in range(seats):
        row[seats + seat] = HUNDREDTHS * row[seat] // POINT
        row[seat] = round(MILLIONTHS * exp(min(0, row[seat]) / scale) / total)
    return seats


REVIEWER = Reviewer(
    reason=reason,
    look=look,
    playout=to_the_end_of_the_race,
    outlook=outlook,
    playouts=PLAYOUTS,
)
