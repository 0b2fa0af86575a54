"""Whose turn it is where only a few can be served: one of each household at a time, and few in all.

The others of a household wait in line: a class that shares an address is served one after the other, and
whoever asks for too much keeps nobody waiting but themselves. A line that does not end moves on with pauses,
so that whatever follows from being served, on the disk or the event loop, leaves room for others.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from fortable.kernel.words import Illegal


@dataclass
class _Line:
    """Those of one household who are served or wait."""

    first: asyncio.Lock = field(default_factory=asyncio.Lock)
    length: int = 0


class Turns:
    """Of all households."""

    def __init__(
        self, most: int, *, longest_line: int, patience_s: float, pause_s: float = 0.0
    ) -> None:
        """A household of which more wait pauses for `pause_s` after each of them."""
        self._room = asyncio.Semaphore(most)
        self._longest_line = longest_line
        self._patience_s = patience_s
        self._pause_s = pause_s
        self._lines: dict[str, _Line] = {}

    @asynccontextmanager
    async def turn(self, household: str) -> AsyncIterator[None]:
        """From when it is their turn; `Illegal` if too many of them wait, or if it takes too long."""
        line = self._lines.setdefault(household, _Line())
        if line.length >= self._longest_line:
            raise Illegal("TB-11", "line-too-long", allowed=self._longest_line)
        line.length += 1
        try:
            await self._soon(line.first)
            try:
                await self._soon(self._room)
                try:
                    yield
                finally:
                    self._room.release()
            finally:
                self._move_on(line)
        finally:
            line.length -= 1
            if not line.length:
                self._lines.pop(household, None)

    async def _soon(self, place: asyncio.Lock | asyncio.Semaphore) -> None:
        try:
            async with asyncio.timeout(self._patience_s):
                await place.acquire()
        except TimeoutError:
            raise Illegal("TB-11", "busy", allowed=round(self._patience_s)) from None

    def _move_on(self, line: _Line) -> None:
        """Nobody who was served waits for the pause, and nobody pauses for whom nobody waits."""
        if self._pause_s and line.length > 1:
            asyncio.get_running_loop().call_later(self._pause_s, line.first.release)
        else:
            line.first.release()
