"""For those who look back at a match: what a player could remember, and what merits are in points."""

from collections.abc import Sequence

from msgspec.structs import replace

from fortable.kernel.words import Event
from fortable.review.reviewer import Reviewer

from ..events import CardInserted, CardTaken, CardTurned
from ..model import PLACES, UNSEEN, State
from .fast import SPAN


def remember(world: State, heard: Sequence[Event]) -> State:
    """The table as somebody knows it who forgets no card that was shown."""
    seen: dict[str, int] = {}
    for event in heard:
        match event:
            case CardTurned(_, place, int(number)):
                seen[place] = number
            case CardTaken(_, place, _) | CardInserted(_, place, _):
                seen.pop(place, None)
    grid = zip(PLACES, world.grid, strict=True)
    return replace(world, grid=tuple(seen.get(p, n) if n == UNSEEN else n for p, n in grid))


def points(merits: Sequence[int]) -> Sequence[int]:
    return [merit // SPAN for merit in merits]


REVIEWER = Reviewer(remember=remember, points=points)
