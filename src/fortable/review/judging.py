"""Judging a decision: by what its seat saw and heard until then, and by nothing else.

All candidates are played on from the same imagined worlds with the same luck, so that only what they change
makes a difference. Some rounds find the most promising one; fresh ones compare it with what was chosen, for
whoever looks best among many was lucky, too.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from fortable.bots import roster, seat_bot
from fortable.bots.bot import offered
from fortable.bots.programs import programs
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Seat

from .accounts import POINT, WIN, Judgement, Unit
from .playing_on import Ending, PlayingOn
from .reviewer import Reviewer

CANDIDATES = 12
"""So many actions are tried at most, and what the game itself thinks worth it."""
WORLDS = 48
"""So many worlds are imagined for each comparison at most."""
CLOSER = 4
"""How many times as many rounds the closer look has."""
PROVEN = 2.0
"""So many standard errors an action must be better by."""


class Case(NamedTuple):
    """What there is to judge: a decision with all that its seat knew, and no more."""

    game: AnyGame
    version: int
    seat: Seat
    view: Any
    heard: Sequence[Event]
    chosen: Action


class Tried(NamedTuple):
    """What came of an action, round by round."""

    own: list[float]
    """What it was worth to the seat that decides."""
    shares: list[float]
    """What it was worth to each seat, in the mean."""
    points: float | None
    """How many points that seat had, in the mean."""


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
        first = self._tried(case, actions, self.rounds, rng)
        best = max(zip(actions, first, strict=True), key=lambda pair: _merit(pair[1]))[0]
        compared = [case.chosen, best, None]
        chosen, other, sensible = self._tried(case, compared, CLOSER * self.rounds, rng)
        cost, doubt = _difference(other.own, chosen.own)
        if best == case.chosen or cost <= PROVEN * doubt:
            best, cost, doubt, other = case.chosen, 0, 0, chosen
        return Judgement(
            version=case.version,
            seat=case.seat,
            chosen=case.chosen,
            best=best,
            choices=len(choices(self.game.legal(case.view))),
            tried=len(actions),
            cost=cost,
            doubt=doubt,
            points=_apart(other.points, chosen.points),
            forgotten=self._forgotten(case, best, cost, rng) if cost else 0,
            gains=tuple(round(a - b) for a, b in zip(chosen.shares, sensible.shares, strict=True)),
        )

    def _tried(
        self, case: Case, actions: Sequence[Action | None], rounds: int, rng: Random
    ) -> list[Tried]:
        worlds = [self._world(case, rng) for _ in range(min(rounds, WORLDS))]
        endings: list[list[Ending]] = [[] for _ in actions]
        for number in range(rounds):
            world, luck = worlds[number % len(worlds)], rng.getrandbits(62)
            for action, found in zip(actions, endings, strict=True):
                found.append(self.on.after(world, case.seat, action, luck))
        return [tried(found, case.seat, self.unit) for found in endings]

    def _world(self, case: Case, rng: Random) -> Any:
        world = self.game.imagine(case.view, rng)
        return self.on.world(self.reviewer.remember(world, case.heard))

    def _forgotten(self, case: Case, best: Action, cost: int, rng: Random) -> int:
        """What of the cost is gone for a player who has only the view to go by."""
        if not self.game.forgets:
            return 0
        forgetful = case._replace(heard=())
        chosen, other = self._tried(forgetful, [case.chosen, best], self.rounds, rng)
        return min(cost, max(0, cost - max(0, _difference(other.own, chosen.own)[0])))


def candidates(case: Case, reviewer: Reviewer, rng: Random) -> list[Action]:
    """What the game thinks worth it; else all that is legal, if that is little; else what was chosen, what
    bots would do, and some more by lot.
    """
    own = list(reviewer.candidates(case.view, rng))
    if own:
        return list(dict.fromkeys([case.chosen, *own]))
    legal = choices(case.game.legal(case.view))
    if len(legal) <= CANDIDATES:
        return list(legal)
    some = (legal[at] for at in rng.sample(range(len(legal)), CANDIDATES))
    return list(dict.fromkeys(chain([case.chosen], _favourites(case, rng), some)))[:CANDIDATES]


def _favourites(case: Case, rng: Random) -> Iterable[Action]:
    """What bots would do who saw and heard the same."""
    known = [name for name in ("greedy", *offered(case.game)) if name not in programs()]
    for name in dict.fromkeys(known):
        if name in roster(case.game):
            bot = seat_bot(case.game, name, case.seat, Random(rng.random()))
            bot.hear(case.heard)
            yield bot.choose(case.view)


def tried(endings: Sequence[Ending], seat: int, unit: Unit) -> Tried:
    """What many endings come to."""
    rows = [worth(ending, unit) for ending in endings]
    points = [ending.points[seat] for ending in endings if ending.points is not None]
    shares = [fmean(column) for column in zip(*rows, strict=True)]
    whole = len(points) == len(endings)
    return Tried([row[seat] for row in rows], shares, fmean(points) if whole else None)


def worth(ending: Ending, unit: Unit) -> list[float]:
    """Of each seat: parts of the win, or of a point."""
    if unit == "share":
        return [WIN * share for share in ending.shares]
    assert ending.points is not None, "whoever plays alone has points"
    return [POINT * float(points) for points in ending.points]


def _merit(one: Tried) -> tuple[float, float]:
    return fmean(one.own), one.points or 0.0


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[int, int]:
    """By how much one was better, round by round, and how sure that is."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = fmean(apart)
    spread = sum((each - mean) ** 2 for each in apart)
    return round(mean), round(sqrt(spread / max(1, len(apart) - 1) / len(apart)))


def _apart(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else round(one - other, 2)
