"""Bots that know this game, weakest to champion."""

from collections.abc import Iterator, Sequence
from random import Random

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Event, Seat

from .actions import AnyAction, Boost
from .cards import BOOST, movement_of
from .model import OWNER, SPACES, Spot
from .track import landing, space_at
from .view import View

SLOWEST = 3
"""What nearly any card is good for: a card is dear by what it can do beyond that."""

SECOND_TURBO = 9
"""What a Turbo beside another card costs: the hand stays smaller for ever (FF-11)."""

NOT_LAST = 12
"""What it is worth not to be last, when the race ends this turn."""

NEEDS = (1.6, 1.3, 1.0, 0.8)
"""What a space ahead is worth to a car with none, one, two or more others behind it."""

NEARLY_HOME = SPACES - 8
"""Where a leader may well pass the line with the next card."""


class Casual:
    """One step ahead: out of last place first, and dear cards only where they are needed.

    It keeps a card that matches the space where one of its cars stands or comes to stand, and saves
    its Turbos for a car that would be out without one.
    """

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, news: Sequence[Event]) -> None:
        """It forgets everything but the view."""

    def choose(self, view: View) -> AnyAction:
        """The action that gains most for what its cards are worth; a tie goes by lot."""
        actions: list[AnyAction] = list(self.game.legal(view))
        self.rng.shuffle(actions)
        return max(actions, key=lambda action: self._worth(view, action))

    def _worth(self, view: View, action: AnyAction) -> float:
        place = view.track[view.moved].place
        movement = movement_of(action.card, space_at(place))
        if isinstance(action, Boost):
            movement += BOOST
        spot = landing(view.track, view.moved, movement)
        price = self._price(view, action, spot)
        return need(view) * (spot.place - place) + safety(view, spot) - price

    def _price(self, view: View, action: AnyAction, spot: Spot) -> int:
        """What the cards could do later, for the car where it comes to stand or for another."""
        others = (other for other in view.track if other.car != spot.car)
        own = [spot, *(other for other in others if OWNER[other.car] == self.seat)]
        best = max(movement_of(action.card, space_at(other.place)) for other in own)
        return best - SLOWEST + SECOND_TURBO * isinstance(action, Boost)


def need(view: View) -> float:
    """How much a space is worth to the car that is due: the fewer are behind it, the more."""
    behind = sum(other.place < view.track[view.moved].place for other in view.track)
    return NEEDS[min(behind, len(NEEDS) - 1)]


def safety(view: View, spot: Spot) -> int:
    """What it is worth that the car leaves another one behind."""
    if spot.place <= min(_expected(view)):
        return 0
    leader = max(other.place for other in view.track)
    return NOT_LAST if leader > NEARLY_HOME else NOT_LAST // 3


def _expected(view: View) -> Iterator[int]:
    """Where the other cars will be when the turn is over, at the least."""
    for index, (_, place, _) in enumerate(view.track):
        if index != view.moved:
            yield place + (SLOWEST if index > view.moved else 0)


BOTS = {"casual": Casual}
