"""A countdown before a race: whoever starts the race is judged at its end, and until then nothing is decided.

So there is nothing that anybody could know, or read on the wire, before everybody does.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from fortable.server.timer import Timer

T = TypeVar("T")


class Countdown(Generic[T]):
    """What waits for the end of the countdown, in the order of its arrival."""

    def __init__(self) -> None:
        self.held: list[T] = []
        self._timer = Timer()

    @property
    def is_on(self) -> bool:
        return self._timer.is_set

    @property
    def is_over(self) -> bool:
        """Whether what was held is being judged."""
        return bool(self.held) and not self.is_on

    @property
    def left_ms(self) -> int | None:
        return max(1, round(1000 * self._timer.left_s)) if self.is_on else None

    def hold(self, job: T) -> None:
        self.held.append(job)

    def begin(self, seconds: float, fire: Callable[[], None]) -> None:
        self._timer.set(seconds, fire)

    def stop(self) -> None:
        self._timer.cancel()
