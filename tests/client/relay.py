"""A line that can be cut: everything goes through it, until it does not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

CHUNK = 2**16


class Relay:
    """Carries bytes to a server and back."""

    def __init__(self, server: str) -> None:
        self._host, _, port = server.partition(":")
        self._port = int(port)
        self.address = ""
        self.is_dumb = False
        """Whether what the server says is lost."""
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """All lines, in the middle of whatever is said."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            from_server, to_server = await asyncio.open_connection(self._host, self._port)
        except OSError:
            writer.transport.abort()
            return
        self._writers += [writer, to_server]
        for source, sink, is_back in ((reader, to_server, False), (from_server, writer, True)):
            task = asyncio.create_task(self._pump(source, sink, is_back))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, is_back: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                if not (is_back and self.is_dumb):
                    sink.write(data)
                    await sink.drain()
        sink.close()


@asynccontextmanager
async def relayed(server: str) -> AsyncIterator[Relay]:
    """A relay in front of a server, while it lasts."""
    relay = Relay(server)
    listening = await asyncio.start_server(relay.carry, "127.0.0.1", 0)
    relay.address = f"127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield relay
    finally:
        listening.close()
        relay.cut()
        await asyncio.gather(*relay._tasks, return_exceptions=True)
