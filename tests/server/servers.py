"""Servers for the tests: in this process where it must be quick, a process of its own where it is killed."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import structlog
import uvicorn

from fortable.kernel.codec import decode
from fortable.server.loop_watch import Stall
from fortable.server.server import Server
from fortable.server.serving import listen, web_server
from fortable.server.settings import ServerSettings
from fortable.server.store import Ending, Step, Store, StoredTable
from fortable.server.store.sqlite import SqliteStore

from .guests import PATIENCE_S, Guest

LONGEST_ON_LOOP_S = 0.6
"""A generous bound: the first time in a process takes longest, with all that is imported for it."""

structlog.get_config()["processors"][-1].exception_formatter = structlog.dev.plain_traceback
"""Tracebacks with all their values take longer to draw than anything that a server does."""

UNHURRIED = 1e6
"""As many messages a second as a test likes."""

ROOT = Path(__file__).parents[2]

NURSERY = """
import os, sys
import httptools, uvloop
import uvicorn.protocols.http.httptools_impl, uvicorn.protocols.websockets.websockets_sansio_impl
import fortable.server.serving
from fortable.catalog import catalog
from fortable.cli import main

catalog()

for line in iter(sys.stdin.readline, ""):
    if (child := os.fork()) == 0:
        print(os.getpid(), flush=True)
        sys.stdin = open(os.devnull)
        sys.exit(main(["serve", *line.split()]))
    os.waitpid(child, 0)
"""
"""Has everything imported: a server is up in a tenth of the time that `fortable serve` takes."""


@asynccontextmanager
async def running(server: Server) -> AsyncIterator[str]:
    """The address of a server that runs meanwhile."""
    listening = listen(server.settings.host, 0)
    started = asyncio.Event()
    web: uvicorn.Server = web_server(server, started.set)
    task = asyncio.create_task(web.serve(sockets=[listening]))
    await started.wait()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        web.should_exit = True
        await task


class Running:
    """A server in this process, and the guests who come to it."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        self.guests: list[Guest] = []

    async def guest(self, name: str | None) -> Guest:
        """Somebody new; nobody in particular without a name."""
        guest = Guest(self.address)
        self.guests.append(guest)
        if name is not None:
            await guest.introduce(name)
        return guest

    async def party(self, seats: int) -> list[Guest]:
        return [await self.guest(f"Guest {number}") for number in range(seats)]


@asynccontextmanager
async def opened(
    folder: Path, *, is_at_home: bool = False, **settings: Any
) -> AsyncIterator[Running]:
    """A server in this process whose database is in a folder."""
    usual = {
        "rate": UNHURRIED,
        "bot_workers": 1,
        "local_name": "off",
        "most_guests": 0,
        "most_household_connections": 0,
        "most_household_tables": 0,
        "most_household_open": 0,
        "most_household_running": 0,
    }
    chosen = ServerSettings(database=str(folder / "x.sqlite"), **{**usual, **settings})
    server = Server(chosen, is_at_home=is_at_home)
    _hurry(server)
    stalls = list[Stall]()
    server._loop_watch._blame = stalls.append
    async with running(server) as address:
        house = Running(server, address)
        try:
            yield house
        finally:
            for guest in house.guests:
                await guest.leave()
    hold_up_nobody(stalls)


def hold_up_nobody(stalls: list[Stall]) -> None:
    """Nothing of the server may run for long on the event loop, by what the loop's own thread worked."""
    ours = [stall for stall in stalls if stall.is_of_server]
    worst = max(ours, key=lambda stall: stall.busy_s, default=None)
    assert worst is None or worst.busy_s < LONGEST_ON_LOOP_S, worst


def _hurry(server: Server) -> None:
    """Whether a disk keeps its word is tested elsewhere: here nobody waits for it."""
    if isinstance(server.store, SqliteStore):
        server.store._writing.execute("PRAGMA synchronous = OFF")


async def settled(store: Store, table: str) -> Ending:
    """How a match ended, as soon as that is worked out: its last move does not wait for it."""
    async with asyncio.timeout(PATIENCE_S):
        while (row := await store.row(table)) is None or row.ending is None:
            await asyncio.sleep(0.01)
    return row.ending


async def with_refusals(store: Store, table: str) -> StoredTable:
    """A table and all that was ever asked at it, in its order."""
    assert isinstance(store, SqliteStore)
    row = await store.row(table)
    assert row is not None
    asked = await store._read(
        "SELECT steps.data FROM steps JOIN tables ON tables.number = steps.tables"
        " WHERE tables.id = $1 ORDER BY steps.number",
        table,
    )
    return StoredTable(row, tuple(decode(data, Step) for (data,) in asked))


def free_port() -> int:
    """One that nobody uses now."""
    with closing(listen("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class ServerProcess:
    """`fortable serve` in a process of its own; it says what it logged."""

    def __init__(self, process: Process, address: str, errors: Path) -> None:
        self.process = process
        self.address = address
        self._errors = errors

    @property
    def logged(self) -> str:
        return self._errors.read_text("utf-8")

    async def stop(self) -> int:
        """As an operator does it; the exit status."""
        self.process.send_signal(signal.SIGINT)
        return await self.process.wait()


async def begun(errors: Path, *arguments: str) -> Process:
    """A program of ours that writes what it complains about into a file."""
    with errors.open("w") as complaints:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *arguments,
            stdin=PIPE,
            stdout=PIPE,
            stderr=complaints,
            env={**os.environ, "FORTABLE_LANG": "en"},
            start_new_session=True,
        )


SERVE = "import sys; from fortable.cli import main; sys.exit(main(['serve', *sys.argv[1:]]))"


@asynccontextmanager
async def served(folder: Path, *flags: str, but: str = "") -> AsyncIterator[ServerProcess]:
    """`fortable serve` with its database in a folder, but for what a line of Python changes in it."""
    errors = folder / "errors.txt"
    settings = ("--port", "0", "--database", str(folder / "x.sqlite"), *flags)
    process = await begun(errors, "-c", f"{but}\n{SERVE}", *settings)
    assert process.stdout is not None
    link = (await process.stdout.readline()).decode().split()[-1]
    try:
        yield ServerProcess(process, link.split("/")[2], errors)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Nursery:
    """Raises one server after the other on the same file and port."""

    def __init__(self, process: Process, flags: str) -> None:
        self._process = process
        self._flags = flags

    async def raise_server(self) -> int:
        """The id of its process, as soon as it has one."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{self._flags}\n".encode())
        return int(await self._line(bytes.isdigit))

    async def is_open(self) -> None:
        """Return once people can come to it."""
        await self._line(lambda line: b"http://" in line)

    async def _line(self, is_it: Callable[[bytes], bool]) -> bytes:
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            while not is_it(line := (await self._process.stdout.readline()).strip()):
                pass
        return line


@asynccontextmanager
async def nursery(database: Path, port: int, *flags: str) -> AsyncIterator[Nursery]:
    """A place where servers are raised quickly."""
    settings = ("--port", str(port), "--database", str(database), *flags)
    process = await begun(database.with_suffix(".log"), "-c", NURSERY)
    try:
        yield Nursery(process, " ".join(settings))
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
