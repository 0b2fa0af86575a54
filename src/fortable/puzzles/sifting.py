"""Finding the best of many: all are tried, and only what is surely behind is tried no more."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fortable.kernel.words import Action
from fortable.review.estimates import Estimate

from .sieve import Sieve, is_sure

FIRST, LAST = 16, 4096
"""In so many rounds everything is tried first, then what is left in as many as there were; so many in all."""
FEWEST = 8
FRESH, FRESHEST = 512, 16_384
"""So many more the best and what came near it are tried for, afresh; up to so many, while that may tell."""
NEAR = 12
"""So many that came near."""
TRIES = 200_000
"""So many tries at most between two looks at what is behind: what looks worst is left out without a proof."""
AT_ONCE = 20_000
"""So many tries are kept in mind at a time."""

Tries = Callable[[Sequence[Action], int], Sequence[Sequence[float]]]
"""What some actions come to in so many rounds, in each with the same luck."""


class Found(NamedTuple):
    """What a search says."""

    key: Action
    leads: dict[Action, Estimate]
    """By how much the key is better than each other that was tried to the last."""
    tried: int
    """How many actions were tried at all."""
    unproven: int = 0
    """How many were left out before it was sure that they are behind."""

    @property
    def margin(self) -> float:
        """Over the next best."""
        return min((lead.mean for lead in self.leads.values()), default=0.0)

    def is_proven(self, margin: float) -> bool:
        """Whether it is better than every other by so much, and surely so."""
        leads = self.leads.values()
        is_ahead = all(lead.mean >= margin and is_sure(lead) for lead in leads)
        return bool(leads) and is_ahead and not self.unproven


class Sifting(NamedTuple):
    """How the best is looked for."""

    tries: Tries
    effort: float = 1.0
    obvious: Action | None = None
    """With it, nothing is found as soon as it is plain that none is better than it, and than all others,
    by the margin."""
    margin: float = 0.0

    def best(self, actions: Sequence[Action]) -> Found | None:
        """All are tried, then those that come near the best with it, afresh."""
        sieve = self._sifted(actions, FIRST, LAST)
        if sieve is None:
            return None
        key = sieve.first
        also = [] if self.obvious is None else [self.obvious]
        fresh = self._sifted([key, *sieve.nearest(NEAR), *also], FRESH, FRESHEST)
        if fresh is None:
            return None
        return Found(key, fresh.leads(key, fresh.tried), len(sieve.tried), sieve.unproven)

    def _sifted(self, actions: Sequence[Action], first: int, last: int) -> Sieve | None:
        """What is left of some; nothing where none of them will ever be the key of a puzzle."""
        sieve = Sieve(actions)
        for rounds in _doubling(first * self.effort, last * self.effort):
            sieve.cut(round(TRIES * self.effort) // rounds)
            self._try(sieve, rounds)
            if len(sieve.left) == 1:
                break
            if not self._is_hopeful(sieve):
                return None
        return sieve

    def _try(self, sieve: Sieve, rounds: int) -> None:
        """All that are left, in so many rounds more."""
        at_once = max(1, AT_ONCE // len(sieve.left))
        for begun in range(0, rounds, at_once):
            sieve.add(self.tries(sieve.left, min(at_once, rounds - begun)))
        sieve.shake()

    def _is_hopeful(self, sieve: Sieve) -> bool:
        if self.obvious is None:
            return True
        return sieve.is_hopeful(self.margin, self.obvious, round(FRESHEST * max(1.0, self.effort)))


def _doubling(first: float, last: float) -> Iterator[int]:
    """Some rounds, then as many as there were so far, until there were so many."""
    so_far = max(FEWEST, round(first))
    yield so_far
    while so_far < last:
        yield so_far
        so_far *= 2
