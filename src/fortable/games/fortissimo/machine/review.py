"""For those who look back at a match: what a player could remember, and who wins with how many points."""

from collections.abc import Iterator, Sequence
from random import Random

from fortable.kernel.words import Event
from fortable.review.accounts import Remark
from fortable.review.reviewer import HUNDREDTHS, MILLIONTHS, Reviewer, remark
from fortable.twins import Flat, compiled
from fortable.twins.twin import WHOLE, share_win

from ..actions import AnyAction, Turn
from ..view import View, legal
from . import fast
from .looks import where
from .memory import remember, remembered
from .reasons import why

PLAYOUTS = 900_000
NEXT = 7
"""So many of the cards that are known to fit are looked at, the lowest first."""


def candidates(view: View, heard: Sequence[Event], rng: Random) -> Iterator[AnyAction]:
    """What may be taken, the next cards that are known to fit, and one of each other kind: those that nobody
    has seen are as good as each other, and so are those that do not fit.
    """
    if view.phase != "turn" or view.viewer is None:
        return
    yield from (action for action in legal(view) if not isinstance(action, Turn))
    seen, top = remembered(heard), max(view.ramparts[view.viewer], default=0)
    known = sorted((seen[place], place) for place in view.face_down if place in seen)
    fitting = [place for number, place in known if number > top][:NEXT]
    unseen = [place for place in view.face_down if place not in seen]
    useless = [place for number, place in known if number < top]
    some = [rng.choice(places) for places in (unseen, useless) if places]
    yield from map(Turn, (*fitting, *some))


def reason(view: View, heard: Sequence[Event], chosen: AnyAction, best: AnyAction) -> Remark | None:
    """What a better memory would have turned up; how far a card leaps, or what can follow it."""
    return remark(why(view, heard, chosen, best))


def look(view: View, heard: Sequence[Event], best: AnyAction) -> Remark | None:
    """What to think back to, or to count."""
    return remark(where(view, heard, best))


@compiled
def outlook(s: Flat, row: Flat) -> int:
    """Who wins, and with how many points."""
    seats = fast.merits(s, row)
    for seat in range(seats):
        row[seats + seat] = HUNDREDTHS * (row[seat] // fast.SPAN)
    share_win(row, seats)
    for seat in range(seats):
        row[seat] = row[seat] * MILLIONTHS // WHOLE
    return seats


REVIEWER = Reviewer(
    remember=remember,
    candidates=candidates,
    reason=reason,
    look=look,
    outlook=outlook,
    playouts=PLAYOUTS,
)
