"""A server that is told to end does so soon, whatever is being thought about and whoever holds on to it."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import apsw
import httpx

from fortable.kernel.codec import typed
from fortable.kernel.log import Match
from fortable.server.store.sqlite import SqliteStore
from tests.games import for_two, in_turns, some_game

from .guests import PATIENCE_S, Guest, seated
from .servers import ServerProcess, served
from .test_rulings import ever_takes_long

GAME = some_game(for_two, in_turns)
LONG = some_game(ever_takes_long)

SOON_S = 2.0


def allowed_s() -> float:
    """On a machine that has others to serve as well it may take longer."""
    return SOON_S * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def children(process: int) -> Iterator[int]:
    """The programs that a process has started: until a child is one, its parent waits for it."""
    parent = Path(f"/proc/{process}/cmdline").read_bytes()
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = status.read_text("utf-8").rpartition(")")[2].split()
            started = (status.parent / "cmdline").read_bytes()
            if int(fields[1]) == process and fields[0] != "Z" and started != parent:
                yield int(status.parent.name)


async def think_for_ever(server: ServerProcess, guest: Guest) -> list[int]:
    """A bot thinks, the file of a match is made, and a ruling takes long: none of it will ever be done."""
    table = await guest.open_table(GAME.key, ["random", "random"], settings={"bot_pace_ms": 100})
    await guest.order(table, "start")
    assert (await guest.get(f"/api/tables/{table}/match")).status_code == 200
    alone = await guest.open_table(LONG.key, [None])
    await guest.order(alone, "start")
    line = await guest.line(alone)
    update = await line.until("update")
    state = Match.begin(LONG, 1, LONG.types.options(), bytes(32)).state
    for wish in update["legal"]:
        if LONG.takes_long(state, typed(wish, LONG.types.action)):
            await line.act("long", update["version"], wish)
    async with asyncio.timeout(PATIENCE_S):
        while len(workers := [*children(server.process.pid)]) < 3:
            await asyncio.sleep(0.05)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    return workers


def half_a_request(address: str) -> socket.socket:
    """Somebody who never comes to an end."""
    host, port = address.split(":")
    line = socket.create_connection((host, int(port)))
    line.sendall(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    return line


async def test_it_ends_soon_whatever_is_thought_about(tmp_path: Path) -> None:
    async with served(tmp_path, "--bot-workers", "1") as server:
        guest = Guest(server.address)
        await guest.introduce("Anna")
        workers = await think_for_ever(server, guest)
        table = await guest.open_table(GAME.key, [None, None])
        spectator = await guest.line(table)
        spectator.socket.transport.pause_reading()
        asked = asyncio.create_task(guest.post("/api/replays", {}))
        with closing(half_a_request(server.address)):
            await asyncio.sleep(0.2)
            server.process.send_signal(signal.SIGTERM)
            began = time.monotonic()
            await asyncio.wait_for(server.process.wait(), 30.0)
        assert time.monotonic() - began < allowed_s()
        assert [worker for worker in workers if Path(f"/proc/{worker}/cmdline").exists()] == []
        with suppress(httpx.HTTPError):
            assert (await asked).status_code >= 400
        spectator.socket.transport.abort()
        await guest.leave()
    assert "Traceback" not in server.logged


async def test_it_ends_soon_though_another_program_has_locked_its_file(tmp_path: Path) -> None:
    """While people wait for what they did to be written down: they are told that it was not."""
    patient = "from fortable.server.store.sqlite import patience; patience.PATIENCE_S = 3600.0"
    async with served(tmp_path, but=patient) as server:
        guests = [Guest(server.address) for _ in range(2)]
        for guest in guests:
            await guest.introduce("Guest")
        table = await seated(guests[0], guests[1:], GAME.key)
        lines = [await guest.line(table) for guest in guests]
        updates = [await line.until("update") for line in lines]
        mover = next(seat for seat, update in enumerate(updates) if update["legal"])
        with closing(apsw.Connection(str(tmp_path / "x.sqlite"))) as other:
            other.execute("BEGIN IMMEDIATE")
            wish = updates[mover]["legal"][0]
            await lines[mover].act("1", updates[mover]["version"], wish)
            opening = asyncio.create_task(guests[0].post("/api/tables", {"game": GAME.key}))
            await asyncio.sleep(0.2)
            server.process.send_signal(signal.SIGTERM)
            began = time.monotonic()
            await asyncio.wait_for(server.process.wait(), 30.0)
            assert time.monotonic() - began < allowed_s()
            other.execute("ROLLBACK")
        with suppress(httpx.HTTPError):
            assert (await opening).status_code >= 400
        for line in lines:
            line.socket.transport.abort()
        for guest in guests:
            await guest.leave()
    assert "Traceback" not in server.logged
    store = SqliteStore(tmp_path / "x.sqlite")
    stored = await store.table(table)
    assert stored is not None
    assert len(stored.steps) == 1, "nobody heard of a move that was never written"
    await store.close()


async def test_one_that_crashes_says_where(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        server.process.send_signal(signal.SIGSEGV)
        await server.process.wait()
    assert "Segmentation fault" in server.logged
    assert "serving.py" in server.logged
