"""What a review says: judgements of all decisions, strokes of luck for all draws, an account for every seat.

All is counted in ten-thousandths of the win, in whole numbers, so that what adds up does so exactly. Whoever
plays alone has won anyway: there hundredths of a point are counted instead.
"""

from typing import Any, Literal

from fortable.kernel.words import Seat, Value

WIN = 10_000
POINT = 100
TURNING_POINTS = 3
EDITION = 2
"""Raised when the same match would be told otherwise: what is kept of reviews is made anew then."""

Unit = Literal["share", "points"]


class Remark(Value, frozen=True, kw_only=True):
    """Something in words, from the game's catalogue."""

    message: str
    facts: dict[str, Any]


class Judgement(Value, frozen=True, kw_only=True):
    """A decision, judged by what its seat could know."""

    version: int
    """How many events had happened before it."""
    seat: Seat
    chosen: Any
    best: Any
    """The best that was found; the chosen action, unless another is proven to be better."""
    choices: int
    """How many actions were legal."""
    tried: int
    """How many of them were tried."""
    loss: int
    """How much better the most promising action did in fresh rounds, proven or not; it may be below 0. In the
    mean of many decisions that is an honest measure, of a single one it is not."""
    cost: int
    """The same, if it is proven; else 0."""
    doubt: int
    """The standard error of both."""
    points: float | None
    """The loss in points, proven or not, where the game has them."""
    forgotten: int
    """That part of the cost which only a memory without a gap would have saved."""
    gains: tuple[int, ...]
    """By seat: what the chosen action brings against a sensible player in the same place."""
    doubts: tuple[int, ...]
    """Their standard errors."""
    reason: Remark | None
    """Why the other action would have been better, where the game says so."""


class Stroke(Value, frozen=True, kw_only=True):
    """What chance decided after an action, or before the first one."""

    version: int
    """How many events had happened before it."""
    luck: tuple[int, ...]
    """By seat: how much better or worse it stood afterwards."""


class Moment(Value, frozen=True, kw_only=True):
    """What each seat could expect, after so many events."""

    version: int
    values: tuple[int, ...]


class Account(Value, frozen=True, kw_only=True):
    """A seat's match: `fair + luck + skill + rest` is `result`. Each doubt is a standard error."""

    seat: Seat
    fair: int
    """What it could expect among equals before anything happened."""
    luck: int
    """What all draws brought."""
    skill: int
    """What all decisions brought: the own ones, and those of the others."""
    own: int
    others: int
    rest: int
    """What stays unexplained: what a seat could not know when it chose, time, the place at the table, and the
    noise of the playouts."""
    result: int
    decisions: int
    """In how many there was a choice."""
    mistakes: int
    """How many of them are proven to have cost something."""
    cost: int
    """What these have cost together."""
    loss: int
    """What all decisions have lost, proven or not."""
    luck_doubt: int
    own_doubt: int
    others_doubt: int
    rest_doubt: int
    loss_doubt: int


class Review(Value, frozen=True, kw_only=True):
    """A match, looked back at."""

    game: str
    version: int
    seats: int
    commitment: str
    seed: int
    effort: float
    unit: Unit
    course: tuple[Moment, ...]
    judgements: tuple[Judgement, ...]
    strokes: tuple[Stroke, ...]
    accounts: tuple[Account, ...]
    remarks: tuple[Remark, ...]
    """What else the game says of the match."""

    def turning_points(self, seat: int | None = None) -> tuple[Judgement, ...]:
        """The decisions that have surely cost most, of all seats or of one."""
        found = [each for each in self.judgements if each.cost and seat in (None, each.seat)]
        return (
            *sorted(found, key=lambda each: (2 * each.doubt - each.cost, each.version))[
                :TURNING_POINTS
            ],
        )
