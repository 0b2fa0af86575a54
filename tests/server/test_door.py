"""Whoever connects in a crowd comes in, but not with all the others in one turn of the event loop."""

import asyncio
import errno
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import uvloop

from fortable.server.serving import listen
from fortable.server.wire import door
from fortable.server.wire.door import AT_ONCE, opened_door
from fortable.server.wire.http_protocol import OF_PROXY, HttpConnection

from .guests import PATIENCE_S
from .servers import opened

CROWD = 5 * AT_ONCE
HELLO = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


class Turns:
    """Of the event loop, counted."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.number, self.came, self.begun = 0, Counter[int](), Counter[int]()
        self._next()

    def _next(self) -> None:
        self.number += 1
        self._loop.call_soon(self._next)

    def counted(self, came: Any, counter: Counter[int]) -> Any:
        """A method, counted by the turns in which it is called."""

        def count(*values: Any) -> Any:
            counter[self.number] += 1
            return came(*values)

        return count


STRANGER, PROXY = "127.0.0.9", "127.0.0.1"


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
@pytest.mark.parametrize(("address", "at_once"), [(STRANGER, 1), (PROXY, OF_PROXY)])
def test_a_crowd_comes_in_little_by_little(
    run: Callable[[Any], Turns],
    address: str,
    at_once: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And of those who came in one after the other is read, whichever event loop it is."""
    turns = run(crowded(tmp_path, monkeypatch, address))
    assert turns.came.total() == turns.begun.total() == CROWD
    assert max(turns.came.values()) <= AT_ONCE
    assert max(turns.begun.values()) <= 1 + at_once, "the first, and those who waited"


async def crowded(folder: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> Turns:
    """A crowd asks all at the same moment, and is answered."""
    async with opened(folder) as house:
        turns = Turns()
        made = turns.counted(HttpConnection.connection_made, turns.came)
        monkeypatch.setattr(HttpConnection, "connection_made", made)
        asked = turns.counted(HttpConnection.on_message_begin, turns.begun)
        monkeypatch.setattr(HttpConnection, "on_message_begin", asked)
        host, port = house.address.split(":")
        with ExitStack() as lines:
            crowd = [
                lines.enter_context(
                    closing(
                        socket.create_connection((host, int(port)), source_address=(address, 0))
                    )
                )
                for _ in range(CROWD)
            ]
            for line in crowd:
                line.sendall(HELLO)
                line.setblocking(False)
            async with asyncio.timeout(PATIENCE_S):
                answers = [await asyncio.get_running_loop().sock_recv(line, 1000) for line in crowd]
    assert {answer[:15] for answer in answers} == {b"HTTP/1.1 200 OK"}
    return turns


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
