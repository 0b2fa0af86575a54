"""How a match is played on, so that one sees what a state was worth: by a twin, or by the rules."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from fortable import folder
from fortable.bots.budget import Budget
from fortable.kernel import referee
from fortable.kernel.chance import guess
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Seat

from .reviewer import Reviewer, by_lot

STEPS = 300_000
"""So many actions are played on for a match by the rules themselves, some ten seconds."""


class Ending(NamedTuple):
    """Where a playout led: of each seat, what part of the win it has, and its points where they are known."""

    shares: Sequence[float]
    points: Sequence[int] | None


class PlayingOn(Protocol):
    """One way to play on."""

    budget: int
    """What all playouts of a match may cost."""

    def cost(self, left: int) -> int:
        """Of a playout from where so many actions were left in the match itself."""

    def world(self, state: Any) -> Any:
        """A state, made ready to be played on from again and again."""

    def ending(self, world: Any, luck: int) -> Ending:
        """Everybody plays on, with this luck."""

    def after(self, world: Any, seat: Seat, action: Action | None, luck: int) -> Ending:
        """The same, with this action first; None: as a sensible player would act."""


def playing_on(game: AnyGame, reviewer: Reviewer) -> PlayingOn:
    """By the game's plan, or its twin by lot; where it has neither, by its rules."""
    plan = folder.PLAN.of(game)
    twin = plan.twin if plan else folder.TWIN.of(game)
    return ByRules(game, reviewer) if twin is None else ByTwin(twin, reviewer)


class ByRules:
    """Slow, but for every game: the referee rules on every action."""

    budget = STEPS
    farthest = 1000
    """After so many actions, or before one that takes long to rule on, it stops, and the scores decide."""

    def __init__(self, game: AnyGame, reviewer: Reviewer) -> None:
        self._game = game
        self._policy = reviewer.policy or by_lot(game)
        self._standing = reviewer.standing or game.scores

    def cost(self, left: int) -> int:
        return 1 + min(left, self.farthest)

    def world(self, state: Any) -> Any:
        return state

    def ending(self, world: Any, luck: int) -> Ending:
        rng = Random(luck)
        states = referee.settle(self._game, world, guess(rng)).states
        return self._played_out(states[-1] if states else world, rng)

    def after(self, world: Any, seat: Seat, action: Action | None, luck: int) -> Ending:
        rng = Random(luck)
        return self._played_out(self._step(world, seat, action, rng), rng)

    def _played_out(self, state: Any, rng: Random) -> Ending:
        game = self._game
        for _ in range(self.farthest):
            waiting = game.waiting(state)
            assert isinstance(waiting, frozenset), "chance is settled"
            if not waiting:
                return ended(game, state)
            seat = rng.choice(sorted(waiting))
            action = self._policy(game.view_for(state, seat), rng)
            if game.takes_long(state, action):
                break
            state = self._step(state, seat, action, rng)
        points = self._standing(state)
        best = [seat for seat in range(len(points)) if points[seat] == max(points)]
        return Ending(shared(best, len(points)), points)

    def _step(self, state: Any, seat: Seat, action: Action | None, rng: Random) -> Any:
        if action is None:
            action = self._policy(self._game.view_for(state, seat), rng)
        return referee.rule(self._game, state, seat, action, guess(rng)).states[-1]


class ByTwin:
    """Over flat positions, compiled where that can be."""

    def __init__(self, twin: Any, reviewer: Reviewer) -> None:
        from fortable.twins import NOBODY, blank, flat

        self.budget = Budget(reviewer.playouts).simulations
        self._twin = twin
        self._reviewer = reviewer
        self._flat: Callable[[Sequence[int]], Any] = flat
        self._room = blank(max(twin.most_moves, twin.size))
        self._row, self._luck = blank(twin.size), blank(4)
        self._over = NOBODY

    def cost(self, left: int) -> int:  # noqa: ARG002 - short or long, it is one
        return 1

    def world(self, state: Any) -> Any:
        return self._flat(self._twin.pack(state))

    def ending(self, world: Any, luck: int) -> Ending:
        self._row[:] = world
        return self._played_out(luck)

    def after(self, world: Any, seat: Seat, action: Action | None, luck: int) -> Ending:  # noqa: ARG002
        self._row[:] = world
        if action is not None:
            self._twin.act(self._row, self._twin.move_of(action))
        return self._played_out(luck)

    def _played_out(self, luck: int) -> Ending:
        from fortable.twins.luck import numbers_of_luck

        twin, row = self._twin, self._row
        self._luck[:] = self._flat(numbers_of_luck(Random(luck)))
        while twin.waiting(row) != self._over:
            twin.playout(row, self._luck, self._room)
        count = twin.merits(row, self._room)
        merits = [int(merit) for merit in self._room[:count]]
        best = [seat for seat in range(count) if merits[seat] == max(merits)]
        return Ending(shared(best, count), self._reviewer.points(merits))


def ended(game: AnyGame, state: Any) -> Ending:
    """How a match came out that is over."""
    outcome = game.outcome(state)
    return Ending(shared(outcome.ranking[0], len(outcome.scores)), outcome.scores)


def shared(best: Sequence[int], seats: int) -> list[float]:
    """The win in equal parts for the best."""
    return [(seat in best) / len(best) for seat in range(seats)]
