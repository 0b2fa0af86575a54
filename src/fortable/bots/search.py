"""Search for bots: in worlds that they may be in, within a budget, by a plan of their game."""

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
    from fortable.twins.search_plan import SearchPlan


class Search:
    """Over a game's plan, which is compiled when it is first needed."""

    def __init__(self, game: AnyGame, plan: "SearchPlan | None" = None) -> None:
        """By the game's own plan where there is no other."""
        self._game = game
        self._other = plan
        self._plan = Readiness(self._prepared)

    def best(self, worlds: Sequence[Any], rng: Random, budget: Budget) -> Action | None:
        """The best action in states one may be in. Nothing, where somebody waits and it is not ready."""
        plan = self._plan.get()
        if plan is None:
            return None
        packed = [plan.twin.pack(world) for world in worlds]
        search = plan.begin(packed, rng, budget.simulations)
        budget.spend(search.grow, search.is_decided)
        return plan.twin.action_of(search.best())

    def _prepared(self) -> "SearchPlan":
        """The plan after its first simulations, for which everything is compiled."""
        plan = self._other or folder.PLAN.of(self._game)
        assert plan is not None, "a bot that searches has a plan"
        match = Match.begin(
            self._game, self._game.seats[0], self._game.types.options(), seed=bytes(32)
        )
        plan.begin([plan.twin.pack(match.state)], Random(0), 1).grow(plan.twin.most_moves)
        return plan
