"""Monte Carlo over the rules themselves: slow, but it needs no twin, and no knowledge of the game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from fortable.kernel import referee
from fortable.kernel.chance import guess
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Seat

from .budget import Budget

LONGEST = 1000
"""After so many actions a playout is judged by the scores."""


class Rollouts:
    """For one decision: actions are played out by lot, all of them in the same imagined worlds."""

    def __init__(self, game: AnyGame, view: Any, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.actions: list[Action] = list(game.legal(view))
        self._view = view
        self._rng = rng
        self._won = [0.0] * len(self.actions)
        self._tried = 0

    def grow(self, simulations: int) -> None:
        """So many playouts more, an action after the other."""
        for number in range(self._tried, self._tried + simulations):
            choice = number % len(self.actions)
            if choice == 0:
                self._world = self.game.imagine(self._view, self._rng)
            self._won[choice] += self._played_out(self.actions[choice])
        self._tried += simulations

    def best(self) -> Action:
        """The action that won most; those tried first were tried once more at the most."""
        return self.actions[self._won.index(max(self._won))]

    def _played_out(self, action: Action) -> float:
        """What this seat has of the win when all have acted by lot to the end."""
        state, seat = self._world, self.seat
        for _ in range(LONGEST):
            state = self._after(state, seat, action)
            waiting = self.game.waiting(state)
            assert isinstance(waiting, frozenset)
            if not waiting:
                break
            seat = self._rng.choice(sorted(waiting))
            action = self._rng.choice(choices(self.game.legal(self.game.view_for(state, seat))))
        best = self._best(state)
        return (self.seat in best) / len(best)

    def _after(self, state: Any, seat: Seat, action: Action) -> Any:
        return referee.rule(self.game, state, seat, action, guess(self._rng)).states[-1]

    def _best(self, state: Any) -> Sequence[int]:
        if not self.game.waiting(state):
            return self.game.outcome(state).ranking[0]
        scores = self.game.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


class Patient:
    """Tries everything out in its head before it does anything."""

    def __init__(self, budget: Budget, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.budget = budget
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, news: Sequence[Event]) -> None:
        """It forgets everything but the view."""

    def choose(self, view: Any) -> Action:
        """What won most often, by lot, in worlds that fit its view."""
        rollouts = Rollouts(self.game, view, self.seat, self.rng)
        if len(rollouts.actions) > 1:
            self.budget.spend(rollouts.grow)
        return rollouts.best()
