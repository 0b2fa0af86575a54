"""Estimates with their standard errors, and a course of values from all that was measured along it.

Along a match values change by what happens, and each is measured with some noise. What two moments differ by
can be known far better than either (the same luck on both sides), and a value cannot leap where hardly
anything happened. So all measurements of a match are laid together: the course is the most likely one, given
how sure each of them is. All is linear, and the unknowns stand in a row: it takes a tridiagonal system.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

SUREST = 1.0
"""No variance is below this, in ten-thousandths of a win squared."""


class Estimate(NamedTuple):
    """A mean, and its standard error."""

    mean: float
    error: float


def apart(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """By how much one was more, round by round."""
    return estimate([a - b for a, b in zip(one, other, strict=True)])


def estimate(some: Sequence[float]) -> Estimate:
    """Of the mean of what some come from."""
    mean = fmean(some)
    spread = sum((each - mean) ** 2 for each in some)
    return Estimate(mean, sqrt(spread / max(1, len(some) - 1) / len(some)))


class Change(NamedTuple):
    """From one moment to the next: what is known of it by seat, and its variance."""

    by: Sequence[float]
    variance: float


class Sight(NamedTuple):
    """What was measured of the mean of two moments, or of one."""

    one: int
    other: int
    values: Sequence[float]
    variance: float


class Course:
    """The most likely values from the first moment to the last, which is known."""

    def __init__(
        self, changes: Sequence[Change], sights: Sequence[Sight], last: Sequence[float]
    ) -> None:
        """All variances hold for every seat, so that what adds up at each moment does so in the end."""
        self.length = len(changes)
        self._middle = [0.0] * self.length
        self._beside = [0.0] * self.length
        """Of each unknown with itself, and with the next one."""
        aims = [[0.0] * self.length for _ in last]
        for at, change in enumerate(changes):
            self._lay(aims, at, at + 1, (-1.0, 1.0), change.by, change.variance, last)
        for one, other, values, variance in sights:
            parts = (0.5, 0.5) if one != other else (1.0, 0.0)
            self._lay(aims, one, other, parts, values, variance, last)
        columns = [self._solved(aim) for aim in aims]
        self.values = [[column[at] for column in columns] for at in range(self.length)]
        self.values.append(list(last))

    def error(self, parts: Sequence[float]) -> float:
        """The standard error of a sum over all moments, each with its part."""
        known = parts[: self.length]
        solved = self._solved(known)
        return sqrt(max(0.0, sum(a * b for a, b in zip(known, solved, strict=True))))

    def _lay(
        self,
        aims: list[list[float]],
        one: int,
        other: int,
        parts: tuple[float, float],
        values: Sequence[float],
        variance: float,
        last: Sequence[float],
    ) -> None:
        """Something that a sum of two neighbours ought to be, the surer the more it counts."""
        first, second = parts
        weight = 1 / max(SUREST, variance)
        if one == self.length:
            return
        self._middle[one] += weight * first * first
        if other < self.length:
            self._middle[other] += weight * second * second
            self._beside[one] += weight * first * second * (one != other)
        for aim, value, end in zip(aims, values, last, strict=True):
            target = value - second * end * (other == self.length)
            aim[one] += weight * first * target
            if other < self.length:
                aim[other] += weight * second * target

    def _solved(self, aim: Sequence[float]) -> list[float]:
        """By elimination from the first on, and back."""
        middle, found = list(self._middle), list(aim)
        for at in range(1, self.length):
            part = self._beside[at - 1] / middle[at - 1]
            middle[at] -= part * self._beside[at - 1]
            found[at] -= part * found[at - 1]
        for at in reversed(range(self.length)):
            beyond = self._beside[at] * found[at + 1] if at + 1 < self.length else 0.0
            found[at] = (found[at] - beyond) / middle[at]
        return found
