"""The search that proves a puzzle: what may be done is tried, and what looks best is tried again and again.

It knows what the seat sees, and nothing else. Where a game can say exactly what an action leads to, nothing
is tried.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Seat
from fortable.review.accounts import Unit
from fortable.review.estimates import Estimate, apart
from fortable.review.playing_on import Ending, playing_on
from fortable.review.reviewer import reviewer_of

from .setting import setting_of

TRIED = 300
"""So many actions a glance tries where more may be done; a search tries all of them."""
STAGES = ((4, 100), (16, 16), (64, 5), (256, 2))
"""In how many rounds they are tried, and how many stay; these are tried once more, afresh."""
STAY = 20
"""Of many one in so many stays at least."""
FRESH = 1024
WORLDS = 128
SURE = 4.0
"""By so many standard errors the key must be better than every other."""


class Found(NamedTuple):
    """What a search says."""

    key: Action
    leads: dict[Action, Estimate]
    """By how much the key is better than each other that was tried to the last."""
    tried: int
    """How many actions were tried at all."""

    @property
    def margin(self) -> float:
        """Over the next best."""
        return min((lead.mean for lead in self.leads.values()), default=0.0)

    def is_proven(self, margin: float) -> bool:
        """Whether it is better than every other by so much, and surely so."""
        leads = self.leads.values()
        return bool(leads) and all(
            lead.mean >= margin and lead.mean > SURE * lead.error for lead in leads
        )


class Search:
    """Of the positions of one game at so many seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.exactly = setting_of(game).worths
        self._reviewer = reviewer_of(game)
        self._unit: Unit = "points" if seats == 1 else "share"
        self._on = playing_on(game, self._reviewer, seats)

    def best(
        self, view: Any, seat: Seat, luck: str, effort: float = 1.0, also: Sequence[Action] = ()
    ) -> Found | None:
        """The best action, beside those that must be looked at; nothing where none can be told."""
        if self.exactly:
            return _exact(self.exactly(view))
        rng = Random(luck)
        legal = choices(self.game.legal(view))
        kept = list(dict.fromkeys([*also, *self._reviewer.candidates(view, (), rng)]))
        left = list(dict.fromkeys([*kept, *_some(legal, effort, rng)]))
        tried = len(left)
        for rounds, least in STAGES:
            means = self._means(view, seat, left, round(rounds * effort), rng)
            ranked = sorted(left, key=lambda action: -means[action])
            stay = max(least, len(ranked) // STAY)
            left = list(dict.fromkeys([*ranked[:stay], *also]))
        worths = self._worths(view, seat, left, round(FRESH * effort), rng)
        key = left[0]
        leads = {action: apart(worths[key], worths[action]) for action in left[1:]}
        return Found(key, leads, tried)

    def _means(
        self, view: Any, seat: Seat, actions: Sequence[Action], rounds: int, rng: Random
    ) -> dict[Action, float]:
        worths = self._worths(view, seat, actions, rounds, rng)
        return {action: fmean(some) for action, some in worths.items()}

    def _worths(
        self, view: Any, seat: Seat, actions: Sequence[Action], rounds: int, rng: Random
    ) -> dict[Action, list[float]]:
        count = max(2, rounds)
        worlds = [self._world(view, rng) for _ in range(min(count, WORLDS))]
        found: list[list[Ending]] = self._on.rounds(worlds, seat, actions, count, rng)
        return {
            action: [ending.worth(self._unit)[seat] for ending in some]
            for action, some in zip(actions, found, strict=True)
        }

    def _world(self, view: Any, rng: Random) -> Any:
        return self._on.world(self.game.imagine(view, rng))


def _some(legal: Sequence[Action], effort: float, rng: Random) -> Sequence[Action]:
    """All, or at a glance some of them by lot."""
    if effort >= 1 or len(legal) <= TRIED:
        return legal
    return [legal[number] for number in rng.sample(range(len(legal)), TRIED)]


def _exact(worths: Any) -> Found | None:
    """What is known needs no rounds."""
    if len(worths) <= 1:
        return None
    key = max(worths, key=lambda action: worths[action])
    leads = {
        each: Estimate(worths[key] - worth, 0.0) for each, worth in worths.items() if each != key
    }
    return Found(key, leads, len(worths))
