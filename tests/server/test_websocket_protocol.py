"""Frames as clients may send them: in pieces, several at once, in parts, and wrong."""

import asyncio
import gc
import json
import time
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from fortable.server.wire.budgets import FRAME
from fortable.server.wire.http_protocol import HttpConnection
from fortable.server.wire.socket import TOO_MUCH, Socket
from fortable.server.wire.websocket_protocol import WebSocketConnection
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .servers import opened

GAME = some_game(for_two, in_turns)
HELLO = b'{"type":"pong","number":0}'
NONSENSE = b'{"type":"nonsense"}'


class Wire:
    """A WebSocket of which every byte is ours."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes, piece: int = 0) -> None:
        """All of it, or so many bytes at a time."""
        size = piece or len(data)
        for start in range(0, len(data), size):
            self._writer.write(data[start : start + size])
            await self._writer.drain()
            await asyncio.sleep(0.001 if piece else 0)

    async def frame(self) -> tuple[int, bytes]:
        """The next that comes: what it is, and its body."""
        first, length = await self._reader.readexactly(2)
        if length >= 126:
            wide = await self._reader.readexactly(2 if length == 126 else 8)
            length = int.from_bytes(wide, "big")
        return first & 0x0F, await self._reader.readexactly(length)

    def abort(self) -> None:
        self._writer.transport.abort()

    async def hang_up(self) -> None:
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()

    async def refusals(self, count: int) -> list[dict[str, Any]]:
        """The next so many."""
        found: list[dict[str, Any]] = []
        async with asyncio.timeout(10):
            while len(found) < count:
                opcode, body = await self.frame()
                message = json.loads(body) if opcode == Opcode.TEXT else {}
                if message.get("type") == "refusal":
                    found.append(message)
        return found

    async def until(self, wanted: Opcode) -> bytes:
        """The body of the next frame of a kind."""
        async with asyncio.timeout(10):
            while True:
                opcode, body = await self.frame()
                if opcode == wanted:
                    return body


def text(body: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, body, fin).serialize(mask=True)


async def shaken(address: str, table: str) -> Wire:
    """Hands were shaken at a table."""
    name, port = address.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return Wire(reader, writer)


@asynccontextmanager
async def wired(folder: Path, **settings: Any) -> AsyncIterator[Wire]:
    async with opened(folder, **settings) as house:
        host = await house.guest("Anna")
        table = await host.open_table(GAME.key, [None] * max(GAME.seats))
        wire = await shaken(house.address, table)
        try:
            yield wire
        finally:
            await wire.hang_up()


@pytest.mark.parametrize("piece", [1, 3, 7])
@pytest.mark.parametrize("size", [0, 100, 300])
async def test_a_frame_may_come_in_pieces(piece: int, size: int, tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        await wire.send(text(NONSENSE + b" " * size) + text(NONSENSE), piece)
        assert [each["rule"] for each in await wire.refusals(2)] == ["TB-04"] * 2


async def test_many_frames_may_come_at_once(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        await wire.send(text(HELLO) + text(NONSENSE) * 20)
        assert len(await wire.refusals(20)) == 20


async def test_a_message_may_come_in_parts_with_a_ping_among_them(tmp_path: Path) -> None:
    parts = [
        text(NONSENSE[:5], fin=False),
        Frame(Opcode.PING, b"there?").serialize(mask=True),
        Frame(Opcode.CONT, NONSENSE[5:]).serialize(mask=True),
    ]
    async with wired(tmp_path) as wire:
        await wire.send(b"".join(parts) + text(NONSENSE))
        assert await wire.until(Opcode.PONG) == b"there?"
        assert len(await wire.refusals(2)) == 2


FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "bytes": Frame(Opcode.BINARY, b"x").serialize(mask=True),
    "empty messages": text(b""),
    "messages that are none": text(NONSENSE),
    "answers that nobody asked for": text(b'{"type":"pong","number":0}'),
}


@rule("TB-11")
@pytest.mark.parametrize("what", FLOODS)
async def test_whatever_it_is_a_flood_is_cut_off(what: str, tmp_path: Path) -> None:
    async with wired(tmp_path, rate=20.0) as wire:
        since, answers = time.monotonic(), 0
        await wire.send(FLOODS[what] * 2000)
        while (frame := await wire.frame())[0] != Opcode.CLOSE:
            answers += frame[0] == Opcode.PONG or b"refusal" in frame[1]
        assert int.from_bytes(frame[1][:2], "big") == TOO_MUCH
        assert answers <= 20 * (2 + time.monotonic() - since) + 1


@rule("TB-11")
async def test_a_message_in_too_many_parts_is_cut_off(tmp_path: Path) -> None:
    part = Frame(Opcode.CONT, b"x", fin=False).serialize(mask=True)
    async with wired(tmp_path, rate=20.0) as wire:
        await wire.send(text(b"x", fin=False) + part * 2000)
        assert int.from_bytes((await wire.until(Opcode.CLOSE))[:2], "big") == TOO_MUCH


WRONG = {
    "no mask": (Frame(Opcode.TEXT, HELLO).serialize(mask=False), 1002),
    "too long": (text(b" " * (FRAME.body + 1)), 1009),
    "unknown": (b"\x83" + text(HELLO)[1:], 1002),
    "a new message within one": (text(HELLO, fin=False) + text(HELLO), 1002),
}


@pytest.mark.parametrize("wrong", WRONG)
async def test_whoever_breaks_the_rules_of_frames_is_told_which(wrong: str, tmp_path: Path) -> None:
    said, code = WRONG[wrong]
    async with wired(tmp_path) as wire:
        await wire.send(text(HELLO) + said)
        assert int.from_bytes((await wire.until(Opcode.CLOSE))[:2], "big") == code


async def test_after_goodbye_nothing_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goodbye = Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True)
    heard: list[bytes | None] = []
    monkeypatch.setattr(Socket, "received", lambda _, message: heard.append(message))
    async with wired(tmp_path) as wire:
        await wire.send(text(HELLO) + goodbye + text(NONSENSE))
        assert await wire.until(Opcode.CLOSE)
    assert heard == [HELLO]


CONNECTED = (Socket, WebSocketConnection, HttpConnection, ServerProtocol)


def connected() -> set[Any]:
    """All there is in memory of lines that are or were, but for those over which something is asked."""
    found = {each for each in gc.get_objects() if issubclass(type(each), CONNECTED)}
    return {each for each in found if not (isinstance(each, HttpConnection) and asks(each))}


def asks(connection: HttpConnection) -> bool:
    return connection.transport.get_protocol() is connection


@pytest.fixture
def earlier() -> Iterator[weakref.WeakSet[Any]]:
    """What was there before; nobody looks for circles meanwhile."""
    gc.collect()
    gc.disable()
    yield weakref.WeakSet(connected())
    gc.enable()


async def test_who_has_hung_up_leaves_nothing_in_memory(
    tmp_path: Path, earlier: weakref.WeakSet[Any]
) -> None:
    """No circles: when a crowd comes and goes there is nothing to collect."""
    async with wired(tmp_path) as wire:
        await wire.send(text(NONSENSE))
        await wire.refusals(1)
        assert connected() - set(earlier)
        await wire.hang_up()
        async with asyncio.timeout(10):
            while connected() - set(earlier):
                await asyncio.sleep(0.01)
