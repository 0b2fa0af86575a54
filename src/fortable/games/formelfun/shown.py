"""What boards show besides the view: standings, and what the viewer's cards would do. All from the view."""

from msgspec.structs import asdict

from .prospects import Prospect, Reach, next_own, prospects, reaches
from .scoring import all_points, race, races, scores
from .track import running_order
from .view import View


class Shown(View, frozen=True):
    """One viewer's table as it is drawn."""

    order: tuple[str, ...]
    """The cars in the race, the leader first; the last one is in danger (FF-09, FF-16)."""
    race: int
    races: int
    scores: tuple[int, ...]
    """By team: its points so far."""
    points: tuple[int, ...]
    """What every car scores, the first one to go out first (FF-20)."""
    own: str | None
    """The viewer's car that is due, or else the next of them to move this turn."""
    reaches: tuple[Reach, ...]
    """How far each card of the hand moves that car from where it stands (FF-05)."""
    prospects: tuple[Prospect, ...]
    """If it is due: where each play takes it."""


def shown(view: View) -> Shown:
    """The view with what can be worked out from it."""
    track, moved, hand = view.track, view.moved, view.hand
    own = next_own(track, moved, view.phase, view.viewer)
    is_due = own is not None and own == view.due
    return Shown(
        **asdict(view),
        order=tuple(spot.car for spot in running_order(track)),
        race=race(view),
        races=races(view),
        scores=scores(view),
        points=all_points(view),
        own=own and own.car,
        reaches=reaches(hand, own) if own else (),
        prospects=tuple(prospects(track, moved, hand)) if is_due else (),
    )
