"""What each moment of a match was worth, with all there is to know: measured, and laid together to a course.

A decision is measured from both sides at once, as it was made and as a sensible player would have made it,
with the same luck. So what it changed is known far better than what either moment is worth.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from .accounts import Unit
from .course import Course, Step
from .estimates import Change, Course as Likely, Sight, estimate
from .playing_on import Ending, PlayingOn, ended

PAIR = 2
"""What is measured of a decision: as it was made, and as a sensible player makes it."""
HARDLY = 0.05
"""Rounds that all end alike are not more sure than this part of the usual variance."""


class Values(NamedTuple):
    """The course of a match by its moments, and how sure it is."""

    whole: list[tuple[int, ...]]
    likely: Likely

    def change(self, at: int) -> tuple[int, ...]:
        """What a step changed for each seat."""
        pairs = zip(self.whole[at], self.whole[at + 1], strict=True)
        return tuple(after - before for before, after in pairs)


class _Measured(NamedTuple):
    """What rounds at one moment came to, by seat."""

    means: list[float]
    variance: float
    """Of the means, in the mean of all seats."""


class Measuring:
    """All measurements of one match."""

    def __init__(
        self,
        course: Course,
        judged: Mapping[int, Step],
        on: PlayingOn,
        unit: Unit,
        rounds: int,
        luck: str,
    ) -> None:
        self._steps, self._game = course.steps, course.game
        self._first = course.match.first
        self._judged = judged
        self._on = on
        self._unit: Unit = unit
        self._rounds = rounds
        self._luck = luck
        self._moments: dict[int, _Measured] = {}
        self._changes: dict[int, Change] = {}
        self._sights: list[Sight] = []

    def values(self, advance: Callable[[], None]) -> Values:
        """The most likely course; the result is known."""
        for at, step in self._judged.items():
            self._measure_decision(at, step)
            advance()
        for at in self._others():
            self._measure_moment(at)
        last = ended(self._game, self._steps[-1].after).worth(self._unit)
        sights = [each._replace(variance=max(each.variance, self._usual)) for each in self._sights]
        likely = Likely(list(self._all_changes()), sights, last)
        return Values([tuple(map(round, row)) for row in likely.values], likely)

    def _others(self) -> Iterator[int]:
        """The moments that no decision stands beside, and that something led to."""
        for at in range(len(self._steps)):
            is_new = at == 0 or self._steps[at - 1].is_open
            if is_new and at not in self._moments:
                yield at

    def _state(self, at: int) -> Any:
        return self._steps[at - 1].after if at else self._first

    def _measure_moment(self, at: int) -> None:
        found = self._played(at, None, [None])[0]
        self._moments[at] = self._noted(at, at, found)

    def _measure_decision(self, at: int, step: Step) -> None:
        assert step.asked is not None, "somebody decided"
        made, usual = self._played(at, step.asked.seat, [step.asked.action, None])
        both = [
            [(a + b) / 2 for a, b in zip(one, other, strict=True)]
            for one, other in zip(made, usual, strict=True)
        ]
        apart = [
            [a - b for a, b in zip(one, other, strict=True)]
            for one, other in zip(made, usual, strict=True)
        ]
        self._noted(at, at + 1, both)
        change = _measured(apart)
        self._changes[at] = Change(change.means, change.variance)
        self._moments.setdefault(at, _measured(usual))
        self._moments[at + 1] = _measured(made)

    def _played(self, at: int, seat: Any, actions: Sequence[Any]) -> list[list[list[float]]]:
        rng = Random(f"{self._luck}/value/{at}")
        world = self._on.world(self._state(at))
        found = self._on.rounds([world], seat, actions, self._rounds, rng)
        return [self._worths(endings) for endings in found]

    def _worths(self, endings: Sequence[Ending]) -> list[list[float]]:
        return [ending.worth(self._unit) for ending in endings]

    def _noted(self, one: int, other: int, rows: Sequence[Sequence[float]]) -> _Measured:
        found = _measured(rows)
        self._sights.append(Sight(one, other, found.means, found.variance))
        return found

    @property
    def _usual(self) -> float:
        return HARDLY * fmean(each.variance for each in self._sights)

    def _all_changes(self) -> Iterator[Change]:
        """As measured; none where nothing could go otherwise; else as large as chance usually is."""
        none = [0.0] * len(self._sights[0].values)
        luck = self._usual_luck()
        for at, step in enumerate(self._steps):
            yield self._changes.get(at) or Change(none, luck if step.is_open else 0.0)

    def _usual_luck(self) -> float:
        """The mean square of what chance changes, less what is noise."""
        squares, noise = [0.0], [0.0]
        for at, step in enumerate(self._steps):
            before, after = self._moments.get(at), self._moments.get(at + 1)
            if step.asked is None and step.is_open and before and after:
                pairs = zip(before.means, after.means, strict=True)
                squares.append(fmean((b - a) ** 2 for a, b in pairs))
                noise.append(before.variance + after.variance)
        found, all_of_it = fmean(squares) - fmean(noise), fmean(squares)
        return max(found, HARDLY * all_of_it, 1.0)


def _measured(rows: Sequence[Sequence[float]]) -> _Measured:
    columns = [estimate(column) for column in zip(*rows, strict=True)]
    return _Measured([each.mean for each in columns], fmean(each.error**2 for each in columns))
