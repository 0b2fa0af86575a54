"""Bots that know this game, weakest to champion: they drive by their seat's view, nothing else."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import cast

from fortable.bots.budget import Budget
from fortable.bots.search import Search
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Event, Seat
from fortable.twins.levels import PER_MILLE

from . import GAME
from .actions import AnyAction
from .machine import champion, policy
from .machine.craft import KEEN
from .machine.levels import BEGINNER, CASUAL
from .machine.policy import GOOD, SLIPS
from .view import View


class Driver:
    """One step ahead: out of last place first, and dear cards only where they are needed.

    It may keep a card that matches the space where one of its cars stands or comes to stand, drive to
    where a card matches, and save its Turbos for a car that would be out without one.
    """

    plan = policy.PLAN

    def __init__(
        self,
        style: Sequence[int],
        game: AnyGame,
        seat: Seat,
        rng: Random,
    ) -> None:
        self.style = style
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, news: Sequence[Event]) -> None:
        """It forgets everything but the view."""

    def choose(self, view: View) -> AnyAction:
        """The action that gains most for what its cards are worth; a tie goes by lot."""
        if self.rng.random() * PER_MILLE < self.style[SLIPS]:
            actions: list[AnyAction] = list(self.game.legal(view))
            return self.rng.choice(actions)
        world = self.game.imagine(view, self.rng)
        return cast(AnyAction, self.plan.at_a_glance(world, self.style, self.rng))


class Thinker(Driver):
    """Drives on in imagined worlds, everybody as well as it would itself, and values what it then has."""

    search = Search(GAME)
    worlds = 64
    """How many deals of the others' cards are imagined for one decision."""

    def __init__(
        self, style: Sequence[int], budget: Budget, game: AnyGame, seat: Seat, rng: Random
    ) -> None:
        super().__init__(style, game, seat, rng)
        self.budget = budget

    def choose(self, view: View) -> AnyAction:
        """What turned out best; one step ahead until it can search."""
        actions: list[AnyAction] = list(self.game.legal(view))
        if len(actions) == 1:
            return actions[0]
        worlds = [self.game.imagine(view, self.rng) for _ in range(self.worlds)]
        found = self.search.best(worlds, self.rng, self.budget)
        return cast(AnyAction, found) if found else super().choose(view)


class Champion(Thinker):
    """Its search deals the others' cards anew for every try, and a network says what chance is left."""

    plan = champion.PLAN
    search = Search(GAME, champion.PLAN)
    worlds = 1


BOTS: dict[str, Callable[[AnyGame, Seat, Random], Driver]] = {
    "beginner": partial(Driver, BEGINNER),
    "casual": partial(Driver, CASUAL),
    "good": partial(Driver, GOOD),
    "strong": partial(Thinker, GOOD, Budget(1_000)),
    "champion": partial(Champion, KEEN, Budget(10_000, slower=100)),
}
