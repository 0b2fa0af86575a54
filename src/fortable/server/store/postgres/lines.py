"""Connections that read: as many as are needed at once, kept while they are good."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .database import connect
from .dialect import Connection

MOST = 4


class Lines:
    """Of one store."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._free = asyncio.Semaphore(MOST)
        self._idle: list[Connection] = []

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Connection]:
        """One for whoever reads now; it is kept, unless it broke."""
        async with self._free:
            line = self._idle.pop() if self._idle else await connect(self._address)
            try:
                yield line
            except BaseException:
                line.terminate()
                raise
            self._idle.append(line)

    def drop(self) -> None:
        """Those that wait are perhaps no good any more."""
        for line in self._idle:
            line.terminate()
        self._idle.clear()

    async def close(self) -> None:
        """After those who read now."""
        for _ in range(MOST):
            await self._free.acquire()
        for line in self._idle:
            await line.close()
