"""When the table acts by itself: by a deadline of the rules, or because the clock of a seat has run out.

Times are the server's and nobody else's. After a restart nobody is surprised: all get a while to return.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, Action, Seat

RETURN_S = 10.0


@dataclass(frozen=True, slots=True)
class Due:
    """At this version nobody did anything in time."""

    version: int


@dataclass(frozen=True, slots=True)
class Alarm:
    """When the clock acts, and for whom; `CLOCK` if the rules want it."""

    at: float
    seat: Seat

    def action(self, match: Match) -> Action:
        """What it does then."""
        if self.seat != CLOCK:
            action: Action = match.game.auto_action(match.view(self.seat))
            return action
        deadline = match.game.deadline(match.state)
        assert deadline is not None
        return deadline.action


def alarm(
    match: Match, clock_s: int | None, people: frozenset[Seat], last_at: float, woken_at: float
) -> Alarm | None:
    """The next thing the clock will do if nobody does anything; None if it waits for ever."""
    alarms = []
    deadline = match.game.deadline(match.state)
    if deadline is not None:
        alarms.append((last_at + deadline.after_ms / 1000, CLOCK))
    if clock_s is not None and (slow := match.waiting & people):
        alarms.append((last_at + clock_s, min(slow)))
    if not alarms:
        return None
    at, seat = min(alarms)
    return Alarm(max(at, woken_at + RETURN_S) if last_at < woken_at else at, seat)


class Timer:
    """One call at a time in the future, or none."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    def set(self, delay_s: float, call: Callable[[], None]) -> None:
        """Call it then, instead of whatever was to be called."""
        self.cancel()
        self._handle = asyncio.get_running_loop().call_later(max(0.0, delay_s), self._ring, call)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, call: Callable[[], None]) -> None:
        self._handle = None
        call()
