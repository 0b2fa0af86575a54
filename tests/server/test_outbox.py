"""What waits for a reader is bounded, and goes out in one piece."""

import asyncio
from typing import cast

import pytest

from fortable.server.wire.outbox import MOST_BYTES, MOST_MESSAGES, Outbox, Round
from fortable.server.wire.websocket_protocol import Line, framed


class FakeLine:
    """Remembers what was said over it, and may be blocked."""

    def __init__(self) -> None:
        self.is_blocked = False
        self.said: list[list[bytes]] = []

    def say(self, messages: list[bytes]) -> None:
        self.said.append(messages)


class Desk:
    """An outbox, its line, and how often it overflowed."""

    def __init__(self) -> None:
        self.line = FakeLine()
        self.overflows = 0
        self.outbox = Outbox(cast("Line", self.line), Round(), self._overflow)

    def _overflow(self) -> None:
        self.overflows += 1


async def test_messages_of_one_moment_go_together() -> None:
    desk = Desk()
    for message in (b"answer", b"update"):
        desk.outbox.put(message)
    assert desk.line.said == []
    await asyncio.sleep(0)
    assert desk.line.said == [[b"answer", b"update"]]


async def test_a_blocked_line_keeps_them_waiting() -> None:
    desk = Desk()
    desk.line.is_blocked = True
    desk.outbox.put(b"update")
    await asyncio.sleep(0)
    assert desk.line.said == []
    desk.line.is_blocked = False
    desk.outbox.flush()
    assert desk.line.said == [[b"update"]]


@pytest.mark.parametrize("message", [b"x", b"x" * (MOST_BYTES // 10)])
async def test_too_much_is_said_once_and_nothing_more_goes_in(message: bytes) -> None:
    desk = Desk()
    desk.line.is_blocked = True
    for _ in range(2 * MOST_MESSAGES):
        desk.outbox.put(message)
    assert desk.overflows == 1
    desk.line.is_blocked = False
    desk.outbox.flush()
    assert desk.line.said == []


async def test_what_is_in_a_closed_outbox_still_goes_out() -> None:
    desk = Desk()
    desk.outbox.put(b"bye")
    desk.outbox.close()
    desk.outbox.put(b"too late")
    await asyncio.sleep(0)
    assert desk.line.said == [[b"bye"]]


@pytest.mark.parametrize(("size", "header"), [(125, 2), (126, 4), (65535, 4), (65536, 10)])
def test_a_frame_says_how_long_it_is(size: int, header: int) -> None:
    frame = framed(b"x" * size)
    assert len(frame) == header + size
    written = frame[1] if header == 2 else int.from_bytes(frame[2:header], "big")
    assert written == size
