"""What boards show besides the view: standings, and what the viewer's cards would do. All from the view."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import asdict

from fortable.kernel.words import Viewer

from .actions import Boost
from .cards import BOOST, Hand, is_red, movement_of, plays
from .model import OWNER, Phase, Spot, Track
from .scoring import all_points, race, races, scores
from .track import landing, running_order, space_at
from .view import View


class Reach(NamedTuple):
    """How far a card moves a car from where it stands (FF-05)."""

    movement: int
    is_red: bool
    """Whether the red number counts."""


class Prospect(NamedTuple):
    """Where a car comes to stand if this is played for it now."""

    card: str
    with_turbo: bool
    movement: int
    place: int
    lane: int
    fell: int
    """How many spaces it falls back, since there is no room (FF-13)."""
    rank: int
    """Its place in the running order then; 1 leads."""


class Shown(View, frozen=True):
    """One viewer's table as it is drawn."""

    order: tuple[str, ...]
    """The cars in the race, the leader first; the last one is in danger (FF-09, FF-16)."""
    race: int
    """Which race this is; the first is 1."""
    races: int
    """How many there are."""
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


def next_own(track: Track, moved: int, phase: Phase, viewer: Viewer) -> Spot | None:
    """The viewer's car that is due, or else the next of them to move this turn."""
    to_move = track[moved:] if phase == "play" else ()
    return next((spot for spot in to_move if OWNER[spot.car] == viewer), None)


def reaches(hand: Hand, spot: Spot) -> tuple[Reach, ...]:
    """What each card of a hand is worth to a car."""
    space = space_at(spot.place)
    return tuple(Reach(movement_of(card, space), is_red(card, space)) for card in hand)


def prospects(track: Track, moved: int, hand: Hand) -> Iterator[Prospect]:
    """What comes of each play for the car that is due."""
    due = track[moved]
    space = space_at(due.place)
    landings: dict[int, tuple[Spot, int]] = {}  # many cards move equally far
    for action in plays(hand):
        with_turbo = isinstance(action, Boost)
        movement = movement_of(action.card, space) + BOOST * with_turbo
        if movement not in landings:
            spot = landing(track, moved, movement)
            landings[movement] = spot, _rank(track, spot)
        spot, rank = landings[movement]
        fell = due.place + movement - spot.place
        yield Prospect(action.card, with_turbo, movement, spot.place, spot.lane, fell, rank)


def _rank(track: Track, spot: Spot) -> int:
    """The place of a car in the running order, if it stood there."""
    cars = (spot if other.car == spot.car else other for other in track)
    return running_order(tuple(cars)).index(spot) + 1
