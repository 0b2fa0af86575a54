"""How a match is played on, so that one sees what a state was worth: by a twin, or by the rules."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fortable import folder
from fortable.kernel import referee
from fortable.kernel.chance import guess
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Seat

from .accounts import POINT, WIN, Unit

if TYPE_CHECKING:
    from .reviewer import Reviewer

STEPS = 300_000
"""So many actions are played on for a match by the rules themselves, some ten seconds."""


class Ending(NamedTuple):
    """Where a playout led: of each seat, what part of the win it has, and its points where they are known."""

    shares: Sequence[float]
    points: Sequence[float] | None

    def worth(self, unit: Unit) -> list[float]:
        """Of each seat: parts of the win, or of a point."""
        if unit == "share":
            return [WIN * share for share in self.shares]
        assert self.points is not None, "whoever plays alone has points"
        return [POINT * float(points) for points in self.points]


class PlayingOn(Protocol):
    """One way to play on."""

    budget: int
    """What all playouts of a match may cost."""

    def cost(self, left: int) -> int:
        """Of a playout from where so many actions were left in the match itself."""

    def world(self, state: Any) -> Any:
        """A state, made ready to be played on from again and again."""

    def rounds(
        self,
        worlds: Sequence[Any],
        seat: Seat | None,
        actions: Sequence[Action | None],
        count: int,
        rng: Random,
    ) -> list[list[Ending]]:
        """So many rounds, the worlds in turn: each action is played on with the same luck. By action.

        None: as a sensible player would act in this seat. Without a seat it is nobody's turn yet.
        """


def playing_on(game: AnyGame, reviewer: "Reviewer", seats: int) -> PlayingOn:
    """The game's own way; else by its plan, or its twin by lot; where it has neither, by its rules."""
    if reviewer.playing_on:
        return reviewer.playing_on(game, seats)
    plan = folder.PLAN.of(game)
    twin = plan.twin if plan else folder.TWIN.of(game)
    if twin is None:
        return ByRules(game, reviewer)
    from .by_twin import ByTwin

    return ByTwin(twin, plan, reviewer)


class ByRules:
    """Slow, but for every game: the referee rules on every action."""

    budget = STEPS
    farthest = 1000
    """After so many actions, or before one that takes long to rule on, it stops, and the scores decide."""

    def __init__(self, game: AnyGame, reviewer: "Reviewer") -> None:
        self._game = game
        self._policy = reviewer.policy_for(game)
        self._standing = reviewer.standing or game.scores

    def cost(self, left: int) -> int:
        return 1 + min(left, self.farthest)

    def world(self, state: Any) -> Any:
        return state

    def rounds(
        self,
        worlds: Sequence[Any],
        seat: Seat | None,
        actions: Sequence[Action | None],
        count: int,
        rng: Random,
    ) -> list[list[Ending]]:
        found: list[list[Ending]] = [[] for _ in actions]
        for number in range(count):
            world, luck = worlds[number % len(worlds)], rng.getrandbits(62)
            acted = [self._acted(world, seat, action, luck) for action in actions]
            known: dict[Action | None, Ending] = {}
            for action, endings in zip(acted, found, strict=True):
                if action not in known:
                    known[action] = self._ending(world, seat, action, luck)
                endings.append(known[action])
        return found

    def _acted(self, world: Any, seat: Seat | None, action: Action | None, luck: int) -> Any:
        if action is not None or seat is None:
            return action
        return self._policy(self._game.view_for(world, seat), Random(luck + 1))

    def _ending(self, world: Any, seat: Seat | None, action: Action | None, luck: int) -> Ending:
        rng = Random(luck)
        if seat is None or action is None:
            states = referee.settle(self._game, world, guess(rng)).states
            return self._played_out(states[-1] if states else world, rng)
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

    def _step(self, state: Any, seat: Seat, action: Action, rng: Random) -> Any:
        return referee.rule(self._game, state, seat, action, guess(rng)).states[-1]


def ended(game: AnyGame, state: Any) -> Ending:
    """How a match came out that is over."""
    outcome = game.outcome(state)
    return Ending(shared(outcome.ranking[0], len(outcome.scores)), outcome.scores)


def shared(best: Sequence[int], seats: int) -> list[float]:
    """The win in equal parts for the best."""
    return [(seat in best) / len(best) for seat in range(seats)]
