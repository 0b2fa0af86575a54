"""A line to PostgreSQL that is torn when a test wants it: what was said arrives, and the answer does not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path


class TornLine:
    """Between a store and the socket of a database."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._tasks = set[asyncio.Task[None]]()
        self.tears_at: bytes | None = None
        """At the next message that has this in it; once."""
        self.torn = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """The port at which it begins."""
        server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _lead(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        answers, database = await asyncio.open_unix_connection(str(self._database))
        answering = asyncio.create_task(_pass_on(answers, back))
        with suppress(ConnectionError, asyncio.CancelledError):
            while said := await client.read(1 << 16):
                is_last = self.tears_at is not None and self.tears_at in said
                if is_last:
                    await _stop(answering)
                database.write(said)
                if is_last:
                    self.tears_at = None
                    self.torn += 1
                    await answers.read(1 << 16)  # it was done, and said so
                    break
        await _stop(answering)
        for end in (database, back):
            end.transport.abort()
            with suppress(ConnectionError):
                await end.wait_closed()


async def _pass_on(answers: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while said := await answers.read(1 << 16):
            back.write(said)
        back.close()


async def _stop(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.wait([task])
