"""What a store remembers of days: each one's secret, its deals, and who tried them.

A day is written as `2031-05-04`: days are in order as their names are.
"""

from typing import Any, Protocol

from fortable.kernel.words import Value


class Day(Value, frozen=True):
    """A day that has begun."""

    day: str
    secret: bytes
    drawn: float
    """When."""


class DayDeal(Value, frozen=True, kw_only=True):
    """What everybody plays on a day, in one game at one level."""

    day: str
    game: str
    level: str
    seed: bytes
    seats: int
    options: dict[str, Any]
    bot: str | None


class DayMark(Value, frozen=True):
    """What makes a table one of a day's deal."""

    day: str
    level: str
    counts: bool
    """Whether it is the one try that counts, or practice."""
    until: float
    """What ends later does not count any more: the day's secret is known by then."""


class Try(Value, frozen=True):
    """What somebody made of a deal, or is about to."""

    day: str
    game: str
    level: str
    table: str
    ended: float | None
    """None while it runs."""
    result: int | None
    """None while it runs, and where it was given up."""


class DaysKept(Protocol):
    """The part of a store that knows days."""

    async def begin_day(self, day: Day) -> Day:
        """The day as it began; as this says, if nobody began it before."""

    async def day(self, day: str) -> Day | None: ...

    async def past_days(self, before: str, most: int) -> tuple[Day, ...]:
        """Those before a day, the last one first."""

    async def keep_deal(self, deal: DayDeal) -> DayDeal:
        """The deal of its day, game and level; this one, if there was none."""

    async def deals_of(self, day: str) -> tuple[DayDeal, ...]: ...

    async def keep_rival(self, deal: DayDeal, result: int) -> None:
        """What the rival made of a deal."""

    async def rivals_of(self, day: str) -> dict[tuple[str, str], int]:
        """By game and level: what the rival made of it, where that is known."""

    async def tries_of(self, person: str, since: str, until: str) -> tuple[Try, ...]:
        """Those that count, from one day to another, both included; in the order of the days."""

    async def days_of(self, person: str) -> tuple[str, ...]:
        """The days on which somebody brought a try to its end that counts; the last one first."""

    async def results_of(self, day: str, game: str, level: str) -> dict[int | None, int]:
        """How many came to each result, of the tries that count and are over; None: who gave up."""

    async def forget_days(self, before: str, most: int) -> int:
        """Drop some days before that one, and all that was tried on them; how many days they were."""
