"""What time it is, and how much of it has passed: two questions, two clocks.

The wall clock tells when something was: for rows, logs, and whatever outlives the process. Somebody may set
it at any time. The steady clock tells how long ago something was while the process runs, also through a sleep
of the machine, and nothing moves it: by it people's time runs.
"""

import time
from collections.abc import Callable
from functools import partial

from .timer import Timer

TICK_S = 0.25
JUMP_S = 1.0
"""By so much the two must disagree with how they stood before for the wall clock to have been set."""
SETTINGS_KEPT = 100
CALM_S = 60.0
"""A wall clock that is set more often than that is no sign that the machine stood still."""


steady_seconds: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME)
    if hasattr(time, "CLOCK_BOOTTIME")
    else time.monotonic
)
"""Seconds since anything, with those in which the machine slept where the system counts them."""


class ServerTime:
    """Both clocks, and how they stood to each other since the process began."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = steady_seconds,
    ) -> None:
        self.wall = wall
        self.steady = steady
        now = steady()
        self._settings = [(now, wall() - now)]
        """From when on, by the steady clock, the wall clock was ahead of it by how much."""

    def has_jumped(self) -> bool:
        """Whether the wall clock was set since this was asked last; it is remembered from when on."""
        now = self.steady()
        ahead_s = self.wall() - now
        if abs(ahead_s - self._settings[-1][1]) < JUMP_S:
            return False
        self._settings.append((now, ahead_s))
        if len(self._settings) > SETTINGS_KEPT:
            del self._settings[1]
        return True

    def steady_at(self, at: float) -> float:
        """When something was, by the steady clock, that the wall clock dates `at`; never in the future.

        What was written down since the wall clock was set last goes by that setting, and what was there
        before the process by the first. If it can have been twice, it was the second time.
        """
        now = self.steady()
        until = now
        for since, ahead_s in reversed(self._settings):
            if since - JUMP_S <= at - ahead_s <= until + JUMP_S:
                return min(at - ahead_s, now)
            until = since
        return min(at - self._settings[0][1], now)


class StandstillWatch:
    """Notices that the process stood still: it was stopped, or the whole machine was."""

    def __init__(
        self, clocks: ServerTime, standstill_s: float, tell: Callable[[float], None]
    ) -> None:
        self._time = clocks
        self._standstill_s = standstill_s
        self._tell = tell
        self._timer = Timer()
        self._due_s = 0.0
        self._jumped_s = -CALM_S

    def start(self) -> None:
        self._due_s = self._time.steady() + TICK_S
        self._timer.set(TICK_S, self._look)

    def stop(self) -> None:
        self._timer.cancel()

    def _look(self) -> None:
        now = self._time.steady()
        lost_s = now - self._due_s
        self.start()
        if self._is_a_sign(now) or lost_s >= self._standstill_s:
            self._tell(lost_s)

    def _is_a_sign(self, now: float) -> bool:
        """A machine that was put away may not have counted it: then its wall clock is set afterwards."""
        if not self._time.has_jumped():
            return False
        was_calm = now - self._jumped_s >= CALM_S
        self._jumped_s = now
        return was_calm
