"""Whoever connects in a crowd comes in, but not with all the others in one turn of the event loop."""

import asyncio
import errno
import socket
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from fortable.server.serving import listen
from fortable.server.wire import door
from fortable.server.wire.door import AT_ONCE, opened_door
from fortable.server.wire.http_protocol import HttpConnection

from .guests import PATIENCE_S
from .servers import opened

CROWD = 10 * AT_ONCE
HELLO = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


class Turns:
    """Of the event loop, counted."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.number, self.came = 0, Counter[int]()
        self._next()

    def _next(self) -> None:
        self.number += 1
        self._loop.call_soon(self._next)


async def test_a_crowd_comes_in_little_by_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        turns, made = Turns(), HttpConnection.connection_made

        def counted(line: HttpConnection, transport: asyncio.Transport) -> None:
            turns.came[turns.number] += 1
            made(line, transport)

        monkeypatch.setattr(HttpConnection, "connection_made", counted)
        host, port = house.address.split(":")
        with ExitStack() as lines:
            crowd = [
                lines.enter_context(closing(socket.create_connection((host, int(port)))))
                for _ in range(CROWD)
            ]
            for line in crowd:
                line.sendall(HELLO)
                line.setblocking(False)
            async with asyncio.timeout(PATIENCE_S):
                answers = [await asyncio.get_running_loop().sock_recv(line, 1000) for line in crowd]
    assert {answer[:15] for answer in answers} == {b"HTTP/1.1 200 OK"}
    assert turns.came.total() == CROWD
    assert max(turns.came.values()) <= AT_ONCE


async def test_small_messages_of_those_who_came_in_are_not_held_back() -> None:
    come: asyncio.Future[asyncio.BaseTransport] = asyncio.get_running_loop().create_future()

    class Line(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            come.set_result(transport)

    listening = listen("127.0.0.1", 0)
    at_door = await opened_door(listening, Line)
    with closing(socket.create_connection(listening.getsockname())):
        transport = await come
        inside = transport.get_extra_info("socket")
        assert inside.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        transport.close()
        await asyncio.sleep(0)
    at_door.close()
    at_door.close()
    await at_door.wait_closed()


async def test_when_there_is_no_room_for_more_the_door_is_closed_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door, "AGAIN_S", 0.01)
    came, tried = asyncio.Event(), 0

    class Line(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            came.set()
            transport.close()

    class Full(socket.socket):
        def accept(self) -> Any:
            nonlocal tried
            tried += 1
            if tried < 3:
                raise OSError(errno.EMFILE, "planted")
            return super().accept()

    plain = listen("127.0.0.1", 0)
    full = Full(plain.family, plain.type, plain.proto, plain.detach())
    at_door = await opened_door(full, Line)
    with closing(socket.create_connection(full.getsockname())):
        async with asyncio.timeout(PATIENCE_S):
            await came.wait()
    assert tried >= 3
    at_door.close()
