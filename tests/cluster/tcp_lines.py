"""Lines that can fail: a proxy before a server, which passes, delays, swallows or cuts what goes through."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal

Mood = Literal["passes", "delays", "swallows", "one way", "cut"]
"""`one way`: what comes from the server arrives, what goes to it does not."""
DELAY_S = 0.15
PORTION = 65536

Tap = Callable[[bytes], None]
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Reach = Callable[[], Awaitable[Ends]]


class TcpLine:
    """One way to a server; how `reach` says."""

    def __init__(self, reach: Reach, new_tap: Callable[[], Tap] = lambda: lambda _: None) -> None:
        """Whatever goes to the server over one connection is shown to a tap of its own."""
        self._reach = reach
        self._new_tap = new_tap
        self.mood: Mood = "passes"
        self.port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._let_in, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._server.close()
        self.hang_up()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hang_up(self) -> None:
        """Whoever is connected is not any more."""
        for task in self._tasks:
            task.cancel()

    def turn(self, mood: Mood) -> None:
        """From now on; what was swallowed is gone, so that such connections are of no use later."""
        if mood == "cut" or self.mood in ("swallows", "one way"):
            self.hang_up()
        self.mood = mood

    def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there: asyncio.StreamWriter | None = None
        try:
            if self.mood == "cut":
                return
            with suppress(OSError):
                back, there = await self._reach()
                no_delay(writer)
                no_delay(there)
                there_and_back = (
                    asyncio.create_task(
                        self._pass_on(reader, there, ("swallows", "one way"), self._new_tap())
                    ),
                    asyncio.create_task(self._pass_on(back, writer, ("swallows",))),
                )
                try:
                    await asyncio.wait(there_and_back, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in there_and_back:
                        task.cancel()
                    await asyncio.gather(*there_and_back, return_exceptions=True)
        finally:
            for each in (writer, there):
                if each is not None:
                    each.transport.abort()

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        lost: tuple[Mood, ...],
        tap: Tap = lambda _: None,
    ) -> None:
        while data := await reader.read(PORTION):
            tap(data)
            if self.mood in lost:
                continue
            if self.mood == "delays":
                await asyncio.sleep(DELAY_S)
            writer.write(data)
            await writer.drain()


def no_delay(writer: asyncio.StreamWriter) -> None:
    line = writer.get_extra_info("socket")
    if line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class Balancer(TcpLine):
    """Before all nodes, as a balancer in front of a house: to one that says it is ready, in turns."""

    LOOK_S, PATIENCE_S = 0.15, 0.6

    def __init__(self) -> None:
        super().__init__(self._reach_one)
        self.ports: list[int] = []
        self._ready: dict[int, bool] = {}
        self._lines: dict[int, set[asyncio.StreamWriter]] = {}
        self._turn = 0
        self._looking: list[asyncio.Task[None]] = []

    async def close(self) -> None:
        for task in self._looking:
            task.cancel()
        await super().close()

    def add(self, port: int) -> None:
        """One more node; nobody comes to it before it says that it is ready."""
        self.ports.append(port)
        self._ready[port] = False
        self._looking.append(asyncio.create_task(self._look(port)))

    def remove(self, port: int) -> None:
        self.ports.remove(port)
        self._cut(port)

    async def until_ready(self, port: int) -> None:
        """From now on, not before."""
        self._ready[port] = False
        while not self._ready[port]:
            await asyncio.sleep(0.02)

    async def _reach_one(self) -> Ends:
        ready = [port for port in self.ports if self._ready.get(port)]
        if not ready:
            raise OSError("nobody is ready")
        self._turn += 1
        port = ready[self._turn % len(ready)]
        ends = await asyncio.open_connection("127.0.0.1", port)
        self._lines.setdefault(port, set()).add(ends[1])
        return ends

    async def _look(self, port: int) -> None:
        """Whoever does not say for a while that it is ready is left alone, and its lines are cut."""
        failures = 0
        while port in self.ports:
            status = await self._status(port)
            failures = 0 if status else failures + 1
            was, self._ready[port] = self._ready[port], status == 200
            if was and failures >= 2:
                self._cut(port)
            elif status == 0 and failures < 2:
                self._ready[port] = was
            await asyncio.sleep(self.LOOK_S)

    async def _status(self, port: int) -> int:
        """What it says; 0 if it says nothing."""
        try:
            async with asyncio.timeout(self.PATIENCE_S):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                try:
                    writer.write(
                        b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                    )
                    return int((await reader.readline()).split()[1])
                finally:
                    writer.transport.abort()
        except (OSError, TimeoutError, IndexError, ValueError):
            return 0

    def _cut(self, port: int) -> None:
        self._ready[port] = False
        for writer in self._lines.pop(port, set()):
            writer.transport.abort()
