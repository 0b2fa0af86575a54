"""What a team can reckon from the open track and its own hand: how far its cards would take a car."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fortable.kernel.words import Viewer

from .actions import AnyAction, Boost, Play
from .cards import BOOST, Hand, can_boost, is_red, movement_of
from .model import NAMES, OWNER, TURBO, Phase, Spot, Track
from .track import landing, running_order, space_at

PLAYS = {card: Play(card) for card in NAMES}
BOOSTS = {card: Boost(card) for card in NAMES}


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


def next_own(track: Track, moved: int, phase: Phase, viewer: Viewer) -> Spot | None:
    """The viewer's car that is due, or else the next of them to move this turn."""
    to_move = track[moved:] if phase == "play" else ()
    return next((spot for spot in to_move if OWNER[spot.car] == viewer), None)


def reaches(hand: Hand, spot: Spot) -> tuple[Reach, ...]:
    """What each card of a hand is worth to a car."""
    space = space_at(spot.place)
    return tuple(Reach(movement_of(card, space), is_red(card, space)) for card in hand)


def plays(hand: Hand) -> Sequence[AnyAction]:
    """Every card of the hand once, alone and with a Turbo beside it where that can be (FF-10, FF-11)."""
    kinds = dict.fromkeys(hand)
    alone: list[AnyAction] = [PLAYS[card] for card in kinds]
    if TURBO not in kinds:
        return alone
    return alone + [BOOSTS[card] for card in kinds if can_boost(hand, card)]


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
