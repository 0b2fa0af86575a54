"""A timer of the event loop that is set again and again."""

import asyncio
from collections.abc import Callable


class Timer:
    """One call at a time in the future, or none."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    @property
    def left_s(self) -> float:
        """How long until the call; 0 if there is none."""
        loop = asyncio.get_running_loop()
        return 0.0 if self._handle is None else self._handle.when() - loop.time()

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
