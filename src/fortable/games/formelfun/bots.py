"""Bots that know this game, weakest to champion: they drive by their seat's view, nothing else."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple, cast

from fortable.bots.budget import Budget
from fortable.bots.search import Search
from fortable.kernel.game import AnyGame
from fortable.kernel.tuples import without
from fortable.kernel.words import Event, Seat

from . import GAME
from .actions import AnyAction, Boost
from .cards import BOOST, movement_of
from .model import OWNER, SPACES, TURBO, Spot
from .track import landing, space_at
from .view import View


class Style(NamedTuple):
    """What a driver looks at, and how much it counts, in tenths of a space."""

    needs: tuple[int, int, int, int]
    """A space ahead, for a car with none, one, two or more others behind it."""
    safe: int = 0
    """Not to be the last car."""
    safe_at_last: int = 0
    """The same, once a leader may well pass the line."""
    last_stretch: int = SPACES
    """From where on that is."""
    usual: int = 3
    """How far it expects cars to come that are still to move."""
    second_turbo: int = 0
    """What a Turbo beside another card costs: the hand stays smaller for ever (FF-11)."""
    dearness: int = 0
    """What a space costs that the card could have brought later."""
    foresight: int = 0
    """What a space is worth that the next card will bring from where the car comes to stand."""
    slips: float = 0.0
    """How often it plays any card, without a thought."""


BEGINNER = Style((10, 10, 10, 10), slips=0.1)
CASUAL = Style(
    (16, 13, 10, 8),
    safe=40,
    safe_at_last=120,
    last_stretch=SPACES - 8,
    second_turbo=90,
    dearness=10,
)
GOOD = Style(
    (16, 13, 9, 8),
    safe=27,
    safe_at_last=120,
    last_stretch=SPACES - 9,
    usual=5,
    second_turbo=90,
    dearness=4,
    foresight=8,
)
"""Found by simulation, a few thousand matches a step."""

WORLDS = 64
"""How many deals of the others' cards are imagined for one decision."""


class Driver:
    """One step ahead: out of last place first, and dear cards only where they are needed.

    It may keep a card that matches the space where one of its cars stands or comes to stand, drive to
    where a card matches, and save its Turbos for a car that would be out without one.
    """

    def __init__(self, style: Style, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.style = style
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, news: Sequence[Event]) -> None:
        """It forgets everything but the view."""

    def choose(self, view: View) -> AnyAction:
        """The action that gains most for what its cards are worth; a tie goes by lot."""
        actions: list[AnyAction] = list(self.game.legal(view))
        self.rng.shuffle(actions)
        if self.rng.random() < self.style.slips:
            return actions[0]
        return max(actions, key=lambda action: self.worth(view, action))

    def worth(self, view: View, action: AnyAction) -> int:
        """What an action gains, less what its cards could have brought."""
        place = view.track[view.moved].place
        is_boost = isinstance(action, Boost)
        movement = movement_of(action.card, space_at(place)) + BOOST * is_boost
        spot = landing(view.track, view.moved, movement)
        style = self.style
        gain = self._need(view) * (spot.place - place) + self._safety(view, spot)
        cost = style.dearness * self._best_use(view, action.card, spot)
        kept = style.foresight * _next_reach(view, action, spot)
        return gain - cost - style.second_turbo * is_boost + kept

    def _need(self, view: View) -> int:
        """How much a space is worth to the car that is due: the fewer are behind it, the more."""
        behind = sum(other.place < view.track[view.moved].place for other in view.track)
        return self.style.needs[min(behind, len(self.style.needs) - 1)]

    def _safety(self, view: View, spot: Spot) -> int:
        """What it is worth that the car leaves another one behind, as they will stand at the least."""
        least = min(
            place + (self.style.usual if index > view.moved else 0)
            for index, (_, place, _) in enumerate(view.track)
            if index != view.moved
        )
        if spot.place <= least:
            return 0
        leader = max(other.place for other in view.track)
        return self.style.safe_at_last if leader > self.style.last_stretch else self.style.safe

    def _best_use(self, view: View, card: str, spot: Spot) -> int:
        """What a card could bring later, from where the car comes to stand or to another car."""
        others = (other for other in view.track if other.car != spot.car)
        own = [spot, *(other for other in others if OWNER[other.car] == self.seat)]
        return max(movement_of(card, space_at(other.place)) for other in own)


def _next_reach(view: View, action: AnyAction, spot: Spot) -> int:
    """How far the best of the cards that stay takes the car from where it comes to stand."""
    hand = without(view.hand, action.card)
    if isinstance(action, Boost):
        hand = without(hand, TURBO)
    return max(movement_of(card, space_at(spot.place)) for card in hand)


SEARCH = Search(GAME)


class Thinker(Driver):
    """Drives on in imagined worlds, everybody as well as it would itself, and values what it then has."""

    def __init__(
        self, style: Style, budget: Budget, game: AnyGame, seat: Seat, rng: Random
    ) -> None:
        super().__init__(style, game, seat, rng)
        self.budget = budget

    def choose(self, view: View) -> AnyAction:
        """What turned out best; one step ahead until it can search."""
        actions: list[AnyAction] = list(self.game.legal(view))
        if len(actions) == 1:
            return actions[0]
        worlds = [self.game.imagine(view, self.rng) for _ in range(WORLDS)]
        found = SEARCH.best(worlds, self.rng, self.budget)
        return cast(AnyAction, found) if found else super().choose(view)


BOTS: dict[str, Callable[[AnyGame, Seat, Random], Driver]] = {
    "beginner": partial(Driver, BEGINNER),
    "casual": partial(Driver, CASUAL),
    "good": partial(Driver, GOOD),
    "strong": partial(Thinker, GOOD, Budget(1_000)),
}
