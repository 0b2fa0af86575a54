"""For those who look back at a match: what a player could remember, and who wins with how many points."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from fortable.kernel.words import Event
from fortable.review.accounts import Remark
from fortable.review.reviewer import HUNDREDTHS, MILLIONTHS, Reviewer
from fortable.twins import Flat, compiled
from fortable.twins.twin import WHOLE, share_win

from ..actions import AnyAction, Take, Turn
from ..events import CardInserted, CardTaken, CardTurned
from ..model import INDEX, PLACES, UNSEEN, State
from ..view import View, legal
from . import fast

PLAYOUTS = 900_000
NEXT = 7
"""So many of the cards that are known to fit are looked at, the lowest first."""


def remembered(heard: Sequence[Event]) -> dict[str, int]:
    """By place: the numbers that somebody knows who forgets no card that was shown."""
    seen: dict[str, int] = {}
    for event in heard:
        match event:
            case CardTurned(_, place, int(number)):
                seen[place] = number
            case CardTaken(_, place, _) | CardInserted(_, place, _):
                seen.pop(place, None)
    return seen


def remember(world: State, heard: Sequence[Event]) -> State:
    """The table as somebody knows it who forgets nothing."""
    seen, grid = remembered(heard), zip(PLACES, world.grid, strict=True)
    return replace(world, grid=tuple(seen.get(p, n) if n == UNSEEN else n for p, n in grid))


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
    """What a better memory would have turned up; or how far a card leaps."""
    seen = remembered(heard)
    match chosen, best:
        case _, Turn(place) if place in seen:
            return Remark(message="reason-seen", facts={"number": seen[place], "place": place})
        case Take(place), _ if view.viewer is not None:
            top, number = max(view.ramparts[view.viewer], default=0), view.grid[INDEX[place]]
            skipped = sum(top < left < number for left in view.left)
            return Remark(message="reason-leap", facts={"number": number, "count": skipped})
    return None


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
    outlook=outlook,
    playouts=PLAYOUTS,
)
