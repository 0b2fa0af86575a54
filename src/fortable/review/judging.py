"""Judging a decision: by what its seat saw and heard until then, and by nothing else.

All candidates are played on from the same imagined worlds with the same luck, so that only what they change
makes a difference. Some rounds find the most promising ones, some more the best of these; fresh ones compare
it with what was chosen, for whoever looks best among many was lucky, too.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from fortable.bots import roster, seat_bot
from fortable.bots.bot import offered
from fortable.bots.programs import programs
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Seat

from .accounts import Judgement, Remark, Unit
from .estimates import Estimate, apart
from .playing_on import Ending, PlayingOn
from .reviewer import Reviewer

CANDIDATES = 12
"""So many actions are tried at most, and what the game itself thinks worth it."""
WORLDS = 32
"""So many worlds are imagined for each comparison at most."""
FINALISTS, AGAIN = 4, 2
"""So many candidates are looked at again, and how many times as many rounds that takes."""
CLOSER = 6
"""The same for the closer look."""
PROMISING = 1.5
"""By so many standard errors an action must look better at first, or it is not looked at more closely."""
PROVEN = 3.0
"""So many standard errors an action must be better by, since there are hundreds of decisions to err about."""


class Case(NamedTuple):
    """What there is to judge: a decision with all that its seat knew, and no more."""

    game: AnyGame
    version: int
    seat: Seat
    view: Any
    heard: Sequence[Event]
    chosen: Action | None
    """None while it is still to be made."""


class Judge:
    """Judges decisions of one game, with so many rounds each."""

    def __init__(
        self, game: AnyGame, reviewer: Reviewer, on: PlayingOn, unit: Unit, rounds: int
    ) -> None:
        self.game = game
        self.reviewer = reviewer
        self.on = on
        self.unit = unit
        self.rounds = rounds

    def judgement(self, case: Case, luck: str) -> Judgement:
        """The same for whatever looks and sounds the same."""
        rng = Random(f"{luck}/{case.version}/{case.seat}")
        actions = candidates(case, self.reviewer, rng)
        assert case.chosen is not None, "only what was done is judged"
        best = self._best(case, case.chosen, actions, rng)
        chosen, other, sensible = self._tried(case, [case.chosen, best, None], CLOSER, rng)
        loss = self._difference(other, chosen, case.seat)
        is_proven = best != case.chosen and loss.mean > PROVEN * loss.error
        cost = round(loss.mean) if is_proven else 0
        seats = range(len(chosen[0].shares))
        gains = [self._difference(chosen, sensible, seat) for seat in seats]
        return Judgement(
            version=case.version,
            seat=case.seat,
            chosen=case.chosen,
            best=best if is_proven else case.chosen,
            choices=len(choices(self.game.legal(case.view))),
            tried=len(actions),
            loss=round(loss.mean),
            cost=cost,
            doubt=round(loss.error),
            points=_points(other, case.seat, chosen),
            forgotten=self._forgotten(case, best, cost, rng) if cost else 0,
            gains=tuple(round(each.mean) for each in gains),
            doubts=tuple(round(each.error) for each in gains),
            reason=self._reason(case, best) if is_proven else None,
        )

    def sifted(
        self, case: Case, actions: Sequence[Action], rng: Random
    ) -> tuple[Action, list[Action]]:
        """The most promising one; and those that are clearly worse, the best of them first."""
        found = dict(zip(actions, self._tried(case, actions, 1, rng), strict=True))
        ranked = sorted(actions, key=lambda each: -self._mean(found[each], case.seat))
        finalists, others = ranked[:FINALISTS], ranked[FINALISTS:]
        closer = self._tried(case, finalists, CLOSER, rng)
        looked = dict(zip(finalists, closer, strict=True))
        finalists.sort(key=lambda each: -self._mean(looked[each], case.seat))
        best, *rest = finalists
        near = [each for each in rest if self._is_ahead(looked[best], looked[each], case.seat)]
        far = [each for each in others if self._is_ahead(found[best], found[each], case.seat)]
        return best, [*near, *far]

    def _is_ahead(self, one: Sequence[Ending], other: Sequence[Ending], seat: int) -> bool:
        ahead = self._difference(one, other, seat)
        return ahead.mean > PROMISING * ahead.error

    def _reason(self, case: Case, best: Action) -> Remark | None:
        return self.reviewer.reason(case.view, case.heard, case.chosen, best)

    def _best(self, case: Case, chosen: Action, actions: Sequence[Action], rng: Random) -> Action:
        """The most promising one; what was chosen, unless another looks clearly better."""
        first = self._tried(case, actions, 1, rng)
        found = dict(zip(actions, first, strict=True))
        ranked = sorted(actions, key=lambda each: -self._mean(found[each], case.seat))
        again = list(dict.fromkeys([chosen, *ranked[:FINALISTS]]))
        if len(actions) > len(again):
            for action, more in zip(again, self._tried(case, again, AGAIN, rng), strict=True):
                found[action] = found[action] + more
        best = max(again, key=lambda each: self._mean(found[each], case.seat))
        is_ahead = self._is_ahead(found[best], found[chosen], case.seat)
        return best if is_ahead else chosen

    def _tried(
        self, case: Case, actions: Sequence[Action | None], times: int, rng: Random
    ) -> list[list[Ending]]:
        """What came of some actions, round by round."""
        rounds = times * self.rounds
        worlds = [self._world(case, rng) for _ in range(min(rounds, WORLDS))]
        return self.on.rounds(worlds, case.seat, actions, rounds, rng)

    def _world(self, case: Case, rng: Random) -> Any:
        world = self.game.imagine(case.view, rng)
        return self.on.world(self.reviewer.remember(world, case.heard))

    def _mean(self, some: Sequence[Ending], seat: int) -> float:
        return fmean(ending.worth(self.unit)[seat] for ending in some)

    def _difference(self, one: Sequence[Ending], other: Sequence[Ending], seat: int) -> Estimate:
        """By how much one was better, round by round, and how sure that is."""
        return apart(
            [ending.worth(self.unit)[seat] for ending in one],
            [ending.worth(self.unit)[seat] for ending in other],
        )

    def _forgotten(self, case: Case, best: Action, cost: int, rng: Random) -> int:
        """What of the cost is gone for a player who has only the view to go by."""
        if not self.game.forgets:
            return 0
        forgetful = case._replace(heard=())
        chosen, other = self._tried(forgetful, [case.chosen, best], CLOSER, rng)
        seen = max(0, round(self._difference(other, chosen, case.seat).mean))
        return min(cost, max(0, cost - seen))


def candidates(case: Case, reviewer: Reviewer, rng: Random) -> list[Action]:
    """What the game thinks worth it; else all that is legal, if that is little; else what was chosen, what
    bots would do, and some more by lot. What was chosen stands first.
    """
    chosen = [] if case.chosen is None else [case.chosen]
    own = list(reviewer.candidates(case.view, case.heard, rng))
    if own:
        return list(dict.fromkeys([*chosen, *own]))
    legal = choices(case.game.legal(case.view))
    if len(legal) <= CANDIDATES:
        return list(dict.fromkeys([*chosen, *legal]))
    some = (legal[at] for at in rng.sample(range(len(legal)), CANDIDATES))
    return list(dict.fromkeys(chain(chosen, _favourites(case, rng), some)))[:CANDIDATES]


def _favourites(case: Case, rng: Random) -> Iterable[Action]:
    """What bots would do who saw and heard the same."""
    known = [name for name in ("greedy", *offered(case.game)) if name not in programs()]
    for name in dict.fromkeys(known):
        if name in roster(case.game):
            bot = seat_bot(case.game, name, case.seat, Random(rng.random()))
            bot.hear(case.heard)
            yield bot.choose(case.view)


def _points(one: Sequence[Ending], seat: int, other: Sequence[Ending]) -> float | None:
    """How many more points one had."""
    both = [[each.points[seat] for each in some if each.points] for some in (one, other)]
    if not all(len(found) == len(one) for found in both):
        return None
    return round(fmean(both[0]) - fmean(both[1]), 2)
