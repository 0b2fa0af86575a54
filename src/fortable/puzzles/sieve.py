"""Actions that are tried with the same luck, round by round, until it is plain which of them are behind."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean

from fortable.kernel.words import Action
from fortable.review.estimates import Estimate, apart

SURE = 4.0
"""By so many standard errors an action must be behind to be tried no more, and the key ahead to be one."""
HOPE = 2.0
"""By so many an estimate may err when it is asked whether it is worth going on."""


def is_sure(lead: Estimate) -> bool:
    """Whether it is no luck."""
    return lead.mean > SURE * lead.error


class Sieve:
    """What some actions came to, round by round; whatever is surely behind the first falls through."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.tried = list(dict.fromkeys(actions))
        self.left = list(self.tried)
        self.unproven = 0
        """How many were left out before it was sure."""
        self._rounds = 0
        self._worths: dict[Action, list[float]] = {action: [] for action in self.tried}

    @property
    def first(self) -> Action:
        """The best of those that are left."""
        return max(self.left, key=self._mean)

    def add(self, worths: Sequence[Sequence[float]]) -> None:
        """What some more rounds brought to each that is left."""
        self._rounds += len(worths[0])
        for action, more in zip(self.left, worths, strict=True):
            self._worths[action].extend(more)

    def shake(self) -> None:
        """What is surely behind is left no more."""
        first = self.first
        leads = self.leads(first, self.left)
        self.left = [first, *(each for each, lead in leads.items() if not is_sure(lead))]

    def cut(self, most: int) -> None:
        """Leaves out what looks worst, proven or not."""
        if self._rounds and len(self.left) > most:
            self.left.sort(key=lambda action: -self._mean(action))
            self.unproven += len(self.left) - most
            del self.left[most:]

    def leads(self, one: Action, others: Iterable[Action]) -> dict[Action, Estimate]:
        """By how much one did better than others, in the rounds that both saw."""
        return {each: self._lead(one, each) for each in others if each != one}

    def nearest(self, most: int) -> list[Action]:
        """Of all but the first, also of those that fell through, the ones that may be nearest to it."""
        leads = self.leads(self.first, self.tried)
        return sorted(leads, key=lambda each: leads[each].mean - HOPE * leads[each].error)[:most]

    def is_hopeful(self, margin: float, obvious: Action, rounds: int) -> bool:
        """Whether after so many rounds the first may be better than all others by a margin, and surely so,
        and something than what is obvious.
        """
        part, slight = sqrt(min(1.0, self._rounds / rounds)), self._slight()
        leads = self.leads(self.first, self.left).values()
        gains = (self._lead(each, obvious) for each in self.left if each != obvious)
        return all(_may_be(lead, margin, part, slight) for lead in leads) and any(
            _may_be(gain, margin, part, slight) for gain in gains
        )

    def _slight(self) -> float:
        """What one round more can change: what never differed may do so yet."""
        seen = [worth for action in self.left for worth in self._worths[action]]
        return (max(seen) - min(seen)) / self._rounds

    def _mean(self, action: Action) -> float:
        return fmean(self._worths[action])

    def _lead(self, one: Action, other: Action) -> Estimate:
        rounds = min(len(self._worths[one]), len(self._worths[other]))
        return apart(self._worths[one][:rounds], self._worths[other][:rounds])


def _may_be(lead: Estimate, margin: float, part: float, slight: float) -> bool:
    """Whether it may be as large as it must be, once its error is only such a part of what it is."""
    error = max(lead.error, slight)
    return lead.mean + HOPE * error >= max(margin, SURE * error * part)
