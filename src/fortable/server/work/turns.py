"""Whose turn it is where only a few can be served: one of each household at a time, and few in all.

The others of a household wait in line: a class that shares an address is served one after the other, and
whoever asks for too much keeps nobody waiting but themselves.
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

    def __init__(self, most: int, *, longest_line: int, patience_s: float) -> None:
        self._room = asyncio.Semaphore(most)
        self._longest_line = longest_line
        self._patience_s = patience_s
        self._lines: dict[str, _Line] = {}

    @asynccontextmanager
    async def turn(self, household: str) -> AsyncIterator[None]:
        """From when it is their turn; `Illegal` if too many of them wait, or if it takes too long."""
        line = self._lines.setdefault(household, _Line())
        if line.length >= self._longest_line:
            raise Illegal("TB-11", "line-too-long", allowed=self._longest_line)
        line.length += 1
        try:
            async with self._soon(line.first), self._soon(self._room):
                yield
        finally:
            line.length -= 1
            if not line.length:
                self._lines.pop(household, None)

    @asynccontextmanager
    async def _soon(self, place: asyncio.Lock | asyncio.Semaphore) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(self._patience_s):
                await place.acquire()
        except TimeoutError:
            raise Illegal("TB-11", "busy", allowed=round(self._patience_s)) from None
        try:
            yield
        finally:
            place.release()
