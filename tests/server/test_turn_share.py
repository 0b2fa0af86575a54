"""Whoever sends much at once is looked at bit by bit, and others have their turn in between."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fortable.server.people.traffic import TURN_S, TrafficLimits
from fortable.server.people.turn_share import TurnShare
from fortable.server.wire.http_protocol import MOST_BYTES, HttpConnection
from fortable.server.wire.socket import Socket

from .servers import opened
from .test_http_protocol import opened_from
from .test_websocket_protocol import GAME, HELLO, shaken, text, wired

SHARE = 1000


async def test_what_is_more_waits_for_the_next_turn() -> None:
    share, done = TurnShare(100), list[int]()

    def work(number: int) -> None:
        share.take(60)
        done.append(number)

    for number in range(5):
        if share.is_spent:
            share.wait(lambda number=number: work(number))  # type: ignore[misc]
        else:
            work(number)
    assert done == [0, 1]
    await asyncio.sleep(0)
    assert done == [0, 1, 2, 3]
    await asyncio.sleep(0)
    assert done == [0, 1, 2, 3, 4]


async def test_what_need_not_be_done_at_once_is_done_when_there_is_time() -> None:
    share, done = TurnShare(100), list[int]()
    for number in range(5):
        share.do(60, lambda number=number: done.append(number))  # type: ignore[misc]
    assert done == [0, 1]
    await asyncio.sleep(0)
    assert done == [0, 1, 2, 3]
    await asyncio.sleep(0)
    assert done == [0, 1, 2, 3, 4]


async def test_who_waits_for_nothing_keeps_nobody_waiting() -> None:
    share, done = TurnShare(100), list[str]()
    share.take(100)
    for name in ("gone", "gone too", "here"):
        share.wait(lambda name=name: done.append(name))  # type: ignore[misc]
    await asyncio.sleep(0)
    assert done == ["gone", "gone too", "here"]
    assert not share.is_spent


class Turns:
    """How much was done in each turn of the event loop."""

    def __init__(self) -> None:
        self.done: Counter[int] = Counter()
        self._number = 0

    def note(self, amount: int) -> None:
        self.done[self._number] += amount

    @asynccontextmanager
    async def counted(self) -> AsyncIterator[None]:
        counting = asyncio.create_task(self._count())
        yield
        counting.cancel()

    async def _count(self) -> None:
        while True:
            self._number += 1
            await asyncio.sleep(0)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Households of whom little is looked at in one turn."""
    limits = TrafficLimits(household=SHARE / TURN_S)
    monkeypatch.setattr("fortable.server.people.limits.traffic_limits", lambda _: limits)


@pytest.mark.usefixtures("strict")
async def test_frames_that_come_at_once_are_read_in_many_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns, heard = Turns(), list[bytes | None]()

    def received(_: Socket, said: bytes | None) -> None:
        heard.append(said)
        turns.note(1)

    monkeypatch.setattr(Socket, "received", received)
    said = [HELLO + b" " * number for number in range(100)]
    async with wired(tmp_path) as wire, turns.counted(), asyncio.timeout(10):
        await wire.send(b"".join(map(text, said)))
        while len(heard) < len(said):
            await asyncio.sleep(0)
        await wire.send(text(HELLO))
        while len(heard) == len(said):
            await asyncio.sleep(0)
    assert heard == [*said, HELLO]
    assert max(turns.done.values()) <= 4


@pytest.mark.usefixtures("strict")
async def test_those_who_hang_up_at_once_leave_in_many_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns, lost = Turns(), Socket.lost

    def noted(socket: Socket) -> None:
        turns.note(1)
        lost(socket)

    monkeypatch.setattr(Socket, "lost", noted)
    async with opened(tmp_path) as house, turns.counted(), asyncio.timeout(10):
        host = await house.guest("Anna")
        table = await host.open_table(GAME.key, [None] * max(GAME.seats))
        wires = [await shaken(house.address, table) for _ in range(20)]
        turns.done.clear()
        for wire in wires:
            wire.abort()
        while turns.done.total() < len(wires):
            await asyncio.sleep(0)
    assert max(turns.done.values()) == 1


@pytest.mark.usefixtures("strict")
async def test_what_is_asked_at_once_is_read_in_many_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns, body = Turns(), HttpConnection.on_body

    def noted(connection: Any, data: bytes) -> None:
        turns.note(len(data))
        body(connection, data)

    monkeypatch.setattr(HttpConnection, "on_body", noted)
    size = 10 * MOST_BYTES
    head = f"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size}\r\n\r\n"
    async with opened(tmp_path) as house, turns.counted(), asyncio.timeout(10):
        _, writer = await opened_from(house, "127.0.0.9")
        writer.write(head.encode() + b"x" * size)
        while turns.done.total() < size:
            await asyncio.sleep(0)
        writer.close()
    assert max(turns.done.values()) <= MOST_BYTES
