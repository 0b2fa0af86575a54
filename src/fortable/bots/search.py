"""Search for bots: in worlds that they may be in, within a budget, by a method of their game."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from fortable import folder
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action

from .budget import Budget
from .readiness import Readiness

if TYPE_CHECKING:
    from fortable.twins.method import Method


class Search:
    """A game's own method, which is loaded and compiled when it is first needed."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._method = Readiness(self._prepared)

    def best(self, worlds: Sequence[Any], rng: Random, budget: Budget) -> Action | None:
        """The best action in states one may be in. Nothing, where somebody waits and it is not ready."""
        method = self._method.get()
        if method is None:
            return None
        packed = [method.twin.pack(world) for world in worlds]
        pondering = method.begin(packed, rng, budget.simulations)
        budget.spend(pondering.grow, pondering.is_decided)
        return method.twin.action_of(pondering.best())

    def _prepared(self) -> "Method":
        """The method after its first simulations, for which everything is compiled."""
        method = folder.METHOD.of(self._game)
        assert method is not None, "a bot that searches has a method"
        match = Match.begin(
            self._game, self._game.seats[0], self._game.types.options(), seed=bytes(32)
        )
        method.begin([method.twin.pack(match.state)], Random(0), 1).grow(method.twin.most_moves)
        return method
