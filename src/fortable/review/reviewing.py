"""Looking back at a match: its values step by step, and from them the account of every seat.

What a state is worth to a seat is what the seat has of the win, in the mean, when all play on sensibly from
there. Step by step these values lead from the first state to the result, so that their changes add up to it:
those by chance are luck, those by decisions skill, as far as the seat could know, and the rest is rest.
"""

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from random import Random
from statistics import fmean
from typing import Any

from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, Illegal, Seat

from .accounts import WIN, Account, Judgement, Moment, Review, Stroke, Unit
from .course import Course, Step
from .judging import CANDIDATES, CLOSER, Case, Judge, worth
from .playing_on import ByRules, ended, playing_on
from .reviewer import reviewer_of

FEWEST, MOST = 3, 400
"""Rounds of a first look."""
NEAREST = 12
"""By the rules no playout is judged by its scores before it has gone on for so many actions."""
COMPARED = 3
"""In a closer look: what was chosen, what is best, what a sensible player does."""

Values = tuple[int, ...]
Tick = Callable[[int, int], None]
"""Told how much is done, and of how much."""


def review(
    match: Match, *, seed: int = 0, effort: float = 1.0, tick: Tick = lambda *_: None
) -> Review:
    """A finished match, looked back at; `Illegal` while it goes on. The same seed says the same."""
    match.outcome()
    if not 0 < effort <= MOST:
        raise Illegal("TB-06", "bad-effort", tried=effort, most=MOST)
    return _Looking(Course(match), seed, effort, tick).review()


class _Looking:
    """One look back."""

    def __init__(self, course: Course, seed: int, effort: float, tick: Tick) -> None:
        self.course, self.game = course, course.game
        self.seed, self.effort = seed, effort
        self.reviewer = reviewer_of(self.game)
        self.unit: Unit = unit_of(course.match)
        self.on = playing_on(self.game, self.reviewer)
        self.judged = [(at, step) for at, step in enumerate(course.steps) if self._is_judged(step)]
        self.rounds = self._planned()
        self.judge = Judge(self.game, self.reviewer, self.on, self.unit, self.rounds)
        self._tick, self._done = tick, 0

    def review(self) -> Review:
        match = self.course.match
        judgements = {at: self._judgement(step) for at, step in self.judged}
        values = self._values()
        return Review(
            game=self.game.key,
            version=self.game.version,
            seats=match.state.seats,
            commitment=match.commitment,
            seed=self.seed,
            effort=self.effort,
            unit=self.unit,
            course=tuple(self._moments(values)),
            judgements=tuple(judgements.values()),
            strokes=tuple(self._strokes(values)),
            accounts=tuple(
                self._account(Seat(seat), values, judgements) for seat in range(match.state.seats)
            ),
        )

    def _is_judged(self, step: Step) -> bool:
        """Whether somebody had a choice that can be listed, and tried often."""
        asked = step.asked
        return (
            step.is_open
            and asked is not None
            and asked.seat != CLOCK
            and not isinstance(asked.action, self.game.unlisted)
            and not self.game.takes_long(step.before, asked.action)
        )

    def _judgement(self, step: Step) -> Judgement:
        assert step.asked is not None
        found = self.judge.judgement(case_of(self.course, step), f"{self.seed}")
        self._advance()
        return found

    def _values(self) -> list[Values]:
        """Before the first step, and after each; what could not go otherwise changes nothing."""
        steps, last = self.course.steps, len(self.course.steps) - 1
        values = [self._value(0, self.course.match.first)]
        for at, step in enumerate(steps):
            if at == last:
                values.append(_whole(worth(ended(self.game, step.after), self.unit)))
            else:
                values.append(self._value(at + 1, step.after) if step.is_open else values[-1])
        return values

    def _value(self, number: int, state: Any) -> Values:
        rng, world = Random(f"{self.seed}/value/{number}"), self.on.world(state)
        found = [
            worth(self.on.ending(world, rng.getrandbits(62)), self.unit)
            for _ in range(CLOSER * self.rounds)
        ]
        self._advance()
        return _whole([fmean(column) for column in zip(*found, strict=True)])

    def _advance(self) -> None:
        self._done += 1
        self._tick(
            self._done, len(self.judged) + 1 + sum(step.is_open for step in self.course.steps)
        )

    def _planned(self) -> int:
        """As many rounds as the budget allows; by the rules playouts stop early where few are too much."""
        budget = self.effort * self.on.budget
        rounds = int(budget / self._price())
        if rounds < FEWEST and isinstance(self.on, ByRules):
            while rounds < FEWEST and self.on.farthest > NEAREST:
                self.on.farthest = max(NEAREST, self.on.farthest // 2)
                rounds = int(budget / self._price())
        return min(MOST * ceil(self.effort), max(FEWEST, rounds))

    def _price(self) -> int:
        """Of one round of everything."""
        looked = {at for at, _ in self.judged}
        return (
            sum(
                self.on.cost(step.left)
                * (CLOSER + (at in looked) * (CANDIDATES // 2 + CLOSER * COMPARED))
                for at, step in enumerate(self.course.steps)
                if step.is_open
            )
            or 1
        )

    def _moments(self, values: list[Values]) -> Iterator[Moment]:
        yield Moment(version=0, values=values[0])
        ends = [step.version for step in self.course.steps[1:]] + [self.course.match.version]
        for version, value in zip(ends, values[1:], strict=True):
            yield Moment(version=version, values=value)

    def _strokes(self, values: list[Values]) -> Iterator[Stroke]:
        for at, step in enumerate(self.course.steps):
            if step.asked is None and step.is_open:
                yield Stroke(version=step.version, luck=_change(values, at))

    def _account(self, seat: Seat, values: list[Values], judged: dict[int, Judgement]) -> Account:
        luck = own = others = 0
        fair = values[0][seat] if self.unit == "points" else WIN // len(values[0])
        rest = values[0][seat] - fair
        for at, step in enumerate(self.course.steps):
            change = _change(values, at)[seat]
            if step.asked is None:
                luck += change
            elif at in judged:
                gain = judged[at].gains[seat]
                own += gain * (step.asked.seat == seat)
                others += gain * (step.asked.seat != seat)
                rest += change - gain
            else:
                rest += change
        mine = [each for each in judged.values() if each.seat == seat]
        return Account(
            seat=seat,
            fair=fair,
            luck=luck,
            skill=own + others,
            own=own,
            others=others,
            rest=rest,
            result=values[-1][seat],
            decisions=len(mine),
            mistakes=sum(each.cost > 0 for each in mine),
            cost=sum(each.cost for each in mine),
        )


def case_of(course: Course, step: Step) -> Case:
    """A decision as its seat met it."""
    assert step.asked is not None, "somebody decided"
    seat = step.asked.seat
    view = course.game.view_for(step.before, seat)
    return Case(
        course.game, step.version, seat, view, course.heard(seat, step.version), step.asked.action
    )


def unit_of(match: Match) -> Unit:
    """Whoever plays alone has won anyway: there the points count."""
    return "points" if match.state.seats == 1 else "share"


def _whole(values: Sequence[float]) -> Values:
    return tuple(map(round, values))


def _change(values: list[Values], at: int) -> Values:
    """What a step changed for each seat."""
    return tuple(after - before for before, after in zip(values[at], values[at + 1], strict=True))
