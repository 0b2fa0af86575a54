"""What waits for a reader is bounded, and goes out in one piece."""

import asyncio
from typing import cast

import pytest

from fortable.server.wire.budgets import ACT
from fortable.server.wire.outbox import MOST_MESSAGES, FlushScheduler, Outbox
from fortable.server.wire.websocket_protocol import WebSocketConnection, framed


class FakeConnection:
    """Remembers what was said over it, and may be blocked."""

    def __init__(self) -> None:
        self.is_blocked = False
        self.sent: list[list[bytes]] = []

    def send_messages(self, messages: list[bytes]) -> None:
        self.sent.append(messages)


class Case:
    """An outbox, its connection, and how often it overflowed."""

    def __init__(self) -> None:
        self.connection = FakeConnection()
        self.overflows = 0
        self.outbox = Outbox(cast("WebSocketConnection", self.connection), FlushScheduler())

    def put(self, message: bytes) -> None:
        self.overflows += not self.outbox.put(message)


async def test_messages_of_one_moment_go_together() -> None:
    case = Case()
    for message in (b"answer", b"update"):
        case.put(message)
    assert case.connection.sent == []
    await asyncio.sleep(0)
    assert case.connection.sent == [[b"answer", b"update"]]


async def test_a_blocked_line_keeps_them_waiting() -> None:
    case = Case()
    case.connection.is_blocked = True
    case.put(b"update")
    await asyncio.sleep(0)
    assert case.connection.sent == []
    case.connection.is_blocked = False
    case.outbox.flush()
    assert case.connection.sent == [[b"update"]]


@pytest.mark.parametrize("message", [b"x", b"x" * (ACT.answer // 10)])
async def test_too_much_is_said_once_and_nothing_more_goes_in(message: bytes) -> None:
    case = Case()
    case.connection.is_blocked = True
    for _ in range(2 * MOST_MESSAGES):
        case.put(message)
    assert case.overflows == 1
    case.connection.is_blocked = False
    case.outbox.flush()
    assert case.connection.sent == []


async def test_what_is_in_a_closed_outbox_still_goes_out() -> None:
    case = Case()
    case.put(b"bye")
    case.outbox.close()
    case.put(b"too late")
    await asyncio.sleep(0)
    assert case.connection.sent == [[b"bye"]]


@pytest.mark.parametrize(("size", "header"), [(125, 2), (126, 4), (65535, 4), (65536, 10)])
def test_a_frame_says_how_long_it_is(size: int, header: int) -> None:
    frame = framed(b"x" * size)
    assert len(frame) == header + size
    written = frame[1] if header == 2 else int.from_bytes(frame[2:header], "big")
    assert written == size
