"""One step ahead in imagined worlds: take what gains the most points now."""

from collections.abc import Sequence
from random import Random
from typing import Any

from fortable.kernel import referee
from fortable.kernel.chance import guess
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Seat

CANDIDATES = 64
WORLDS = 4


class Greedy:
    """Tries legal actions in worlds that fit its view, and keeps the one that leads furthest ahead.

    Where there are more than `CANDIDATES` actions it looks at a random choice of them.
    """

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, news: Sequence[Event]) -> None:
        """It forgets everything but the view."""

    def choose(self, view: Any) -> Action:
        """The action with the best lead, on average over the worlds; a tie goes by lot."""
        actions: list[Action] = list(self.game.legal(view))
        candidates = self.rng.sample(actions, min(CANDIDATES, len(actions)))
        if len(candidates) == 1:
            return candidates[0]
        worlds = [self.game.imagine(view, self.rng) for _ in range(WORLDS)]
        return max(
            candidates, key=lambda action: sum(self._lead(world, action) for world in worlds)
        )

    def _lead(self, world: Any, action: Action) -> int:
        """How far ahead of the best of the others `action` leads in `world`."""
        course = referee.rule(self.game, world, self.seat, action, guess(self.rng))
        scores = list(self.game.scores(course.states[-1]))
        mine = scores.pop(self.seat)
        return mine - max(scores, default=0)
