"""Looking back at a match: every decision judged, its values step by step, and the account of every seat.

What a state is worth to a seat is what the seat has of the win, in the mean, when all play on sensibly from
there. Step by step these values lead from the first state to the result, so that their changes add up to it:
those by chance are luck, those by decisions skill, as far as the seat could know, and the rest is rest.
"""

from collections.abc import Callable, Iterator
from math import ceil

from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, Illegal, Seat

from .accounting import Books, account
from .accounts import Judgement, Moment, Review, Stroke, Unit
from .course import Course, Step
from .judging import AGAIN, CANDIDATES, CLOSER, FINALISTS, Case, Judge
from .measuring import PAIR, Measuring, Values
from .playing_on import ByRules, PlayingOn, playing_on
from .reviewer import reviewer_of

FEWEST, MOST = 3, 400
"""Rounds of a first look."""
NEAREST = 12
"""By the rules no playout is judged by its scores before it has gone on for so many actions."""
COMPARED = 3
"""In a closer look: what was chosen, what is best, what a sensible player does."""

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
        self.unit: Unit = unit_of(course.match)
        self.reviewer = reviewer_of(self.game)
        self.on = playing_on(self.game, self.reviewer, course.match.state.seats)
        steps = enumerate(course.steps)
        self.judged = {at: step for at, step in steps if is_judged(self.game, step)}
        self.rounds = self._planned()
        self.judge = Judge(self.game, self.reviewer, self.on, self.unit, self.rounds)
        self._tick, self._done = tick, 0

    def review(self) -> Review:
        match = self.course.match
        judgements = {at: self._judgement(step) for at, step in self.judged.items()}
        measured = Measuring(
            self.course, self.judged, self.on, self.unit, CLOSER * self.rounds, f"{self.seed}"
        ).values(self._advance)
        books = Books(self.course.steps, measured, judgements, self.unit)
        return Review(
            game=self.game.key,
            version=self.game.version,
            seats=match.state.seats,
            commitment=match.commitment,
            seed=self.seed,
            effort=self.effort,
            unit=self.unit,
            course=tuple(self._moments(measured)),
            judgements=tuple(judgements.values()),
            strokes=tuple(self._strokes(measured)),
            accounts=tuple(account(books, Seat(seat)) for seat in range(match.state.seats)),
            remarks=tuple(self.reviewer.remarks(match)),
        )

    def _judgement(self, step: Step) -> Judgement:
        found = self.judge.judgement(case_of(self.course, step), f"{self.seed}")
        self._advance()
        return found

    def _advance(self) -> None:
        self._done += 1
        self._tick(self._done, 2 * len(self.judged))

    def _planned(self) -> int:
        """As many rounds as the budget allows."""
        rounds = rounds_within(self.on, self.effort * self.on.budget, self._price)
        return min(MOST * ceil(self.effort), rounds)

    def _price(self) -> int:
        """Of one round of everything."""
        each = CANDIDATES // 2 + AGAIN * FINALISTS + CLOSER * (COMPARED + PAIR)
        return sum(self.on.cost(step.left) * each for step in self.judged.values()) or 1

    def _moments(self, measured: Values) -> Iterator[Moment]:
        ends = [step.version for step in self.course.steps] + [self.course.match.version]
        for version, value in zip(ends, measured.whole, strict=True):
            yield Moment(version=version, values=value)

    def _strokes(self, measured: Values) -> Iterator[Stroke]:
        for at, step in enumerate(self.course.steps):
            if step.asked is None and step.is_open:
                yield Stroke(version=step.version, luck=measured.change(at))


def rounds_within(on: PlayingOn, budget: float, price: Callable[[], int]) -> int:
    """As many as a budget allows; by the rules playouts stop early where few are too much."""
    rounds = int(budget / price())
    if rounds < FEWEST and isinstance(on, ByRules):
        while rounds < FEWEST and on.farthest > NEAREST:
            on.farthest = max(NEAREST, on.farthest // 2)
            rounds = int(budget / price())
    return max(FEWEST, rounds)


def is_judged(game: AnyGame, step: Step) -> bool:
    """Whether somebody had a choice that can be listed, and tried often."""
    asked = step.asked
    return (
        step.is_open
        and asked is not None
        and asked.seat != CLOCK
        and not isinstance(asked.action, game.unlisted)
        and not game.takes_long(step.before, asked.action)
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
    return unit_at(match.state.seats)


def unit_at(seats: int) -> Unit:
    """The same, by how many play."""
    return "points" if seats == 1 else "share"
