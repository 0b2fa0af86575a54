"""A WebSocket connection below the web framework, which shakes hands and then stands aside.

Frames come and go here without a task, a queue or a dictionary for each of them; with many tables that is
most of what a server does. A message of text in one frame is read here; of every other frame, and of every
wrong one, the library takes care. What is said over a connection is not its
business.

It leans on the inside of uvicorn's protocol, whose version is therefore bounded; what exactly it needs is
read off this file by `tests/server/test_uvicorn.py`, which names what an update took away.
"""

import asyncio
from struct import Struct
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from fortable.server.people.traffic import (
    DEPARTURE,
    FRAME,
    PIECE,
    Line,
    Traffic,
    unmetered_line,
)
from fortable.server.timer import Timer

EXTENSION = "fortable.connection"
"""Where the application finds the connection, among the extensions of the connection's scope."""

TEXT = 0x81
"""A whole message of text, in one frame."""
MASKED = 0x80
OPCODE, CLOSE = 0x0F, 0x8
MASK_BYTES = 4

DEAF_S = 1.0
"""So long somebody who sent too much has to read why it is over."""

SHORT_HEAD, HEAD, LONG_HEAD = (Struct(layout).pack for layout in ("!BB", "!BBH", "!BBQ"))


class DiscardingQueue(asyncio.Queue[Any]):
    """What the framework would be told after a connection was handed over: nobody asks, and nothing stays."""

    def put_nowait(self, item: Any) -> None:
        pass


DISCARDING = DiscardingQueue()


class Receiver(Protocol):
    """Whoever holds the near end."""

    def received(self, message: bytes | None) -> None:
        """A message; None if it was no text."""

    def admits_frame(self) -> bool:
        """Whether a frame is taken in that is no message of text: a ping, a part of one, or other bytes."""

    def unblocked(self) -> None:
        """The other side reads again."""

    def lost(self) -> None:
        """Nothing comes or goes any more."""


def connection_of(websocket: WebSocket) -> "WebSocketConnection":
    """What is below a WebSocket that the framework has accepted."""
    connection: WebSocketConnection = websocket.scope["extensions"][EXTENSION]["connection"]
    return connection


class WebSocketConnection(WebSocketsSansIOProtocol):
    """One connection. Before `hand_over` it is like any other of the web server."""

    _receiver: Receiver | None = None
    _partial = b""
    """The beginning of a frame whose end has not come in yet."""
    is_blocked = False
    """Whether the other side reads too slowly: what is said now would pile up."""
    _traffic: Traffic | None = None
    _line: Line = unmetered_line()
    _rest: Timer | None = None
    """Set while it is not read, because too much came."""
    _is_waiting = False
    """Whether it is not read because others have their turn."""
    _is_deaf = False
    """Whether nothing is listened to any more."""

    def is_metered(self, traffic: Traffic, line: Line) -> None:
        """From now on it counts how much comes, until the end."""
        self._leave_traffic()
        self._traffic, self._line = traffic, line

    def hand_over(self, receiver: Receiver) -> None:
        """From now on everything goes to `receiver`; first what has come in already."""
        self._receiver = receiver
        self._forget_handshake()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                receiver.received(None if text is None else text.encode())
            else:
                receiver.lost()
        self.queue = DISCARDING
        if self.read_paused:
            self.read_paused = False
            self._read_on()

    def send_messages(self, messages: list[bytes]) -> None:
        """All of them, in one go."""
        if self.close_sent or self.transport.is_closing():
            return
        is_one = len(messages) == 1
        self.transport.write(framed(messages[0]) if is_one else b"".join(map(framed, messages)))

    def stop_listening(self) -> None:
        """Whatever comes is passed over, and soon it is closed, without waiting for a goodbye."""
        self._is_deaf = True
        self._partial = b""
        self.close_timeout = DEAF_S
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def abort(self) -> None:
        """At once, whatever was still on its way."""
        self.transport.abort()

    def _forget_handshake(self) -> None:
        """Nobody asks for it any more, and connections are many."""
        del self.request, self.response
        self.scope["headers"] = []

    # What the web server calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"connection": self}

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Whoever attended is gone: nothing here keeps them in memory, nor they the connection."""
        super().on_task_complete(task)
        self._receiver = None
        self.scope["extensions"] = {}

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            return
        if not self.handshake_initiated or self.close_sent:
            super().data_received(data)
            return
        cost = PIECE + len(data)
        if self._partial:
            data = self._partial + data
        if rest_s := self._line.take(cost + self._take_frames(data)):
            self._pause_for(rest_s)

    def _take_frames(self, data: bytes) -> int:
        """As many as are whole and as there is time for; what they cost besides their bytes."""
        at, size, cost, share = 0, len(data), 0, self._line.household.share
        while size - at >= 2 and not self._is_deaf:
            if self._is_waiting or share.is_spent:
                self._wait()
                break
            cost += FRAME
            begin, end = frame_span(data, at)
            if not data[at + 1] & MASKED or end - begin > self.config.ws_max_size:
                super().data_received(data[at:])
                return cost
            if end > size:
                break
            share.take(FRAME + end - at)
            self._take(data, at, begin, end)
            at = end
        self._partial = data[at:]
        return cost

    def _wait(self) -> None:
        """For another turn of the event loop; nothing more is read meanwhile."""
        if not self._is_waiting:
            self._is_waiting = True
            self.transport.pause_reading()
            self._line.household.share.wait(self._go_on)

    def _go_on(self) -> None:
        """With what has come, and then with what comes."""
        self._is_waiting, data = False, self._partial
        if self._is_deaf or self.transport.is_closing():
            return
        if self.close_sent:
            self._partial = b""
            super().data_received(data)
        elif rest_s := self._line.take(self._take_frames(data)):
            self._pause_for(rest_s)
        self._read_on()

    def _pause_for(self, rest_s: float) -> None:
        """Not a byte is read meanwhile: it waits with whoever sent it."""
        if self._is_deaf or self.transport.is_closing():
            return
        self.transport.pause_reading()
        self._rest = self._rest or Timer()
        self._rest.set(rest_s, self._read_on)

    def _read_on(self) -> None:
        """If there is no reason left not to."""
        is_resting = self._rest is not None and self._rest.is_set
        is_held = self._is_waiting or is_resting or self._is_deaf or self.read_paused
        if not is_held and not self.transport.is_closing():
            self.transport.resume_reading()

    def _take(self, data: bytes, at: int, begin: int, end: int) -> None:
        """One whole frame."""
        is_plain = data[at] == TEXT and not self.frames
        if is_plain and self._receiver is not None and self.conn.close_rcvd is None:
            self._receiver.received(apply_mask(data[begin:end], data[begin - MASK_BYTES : begin]))
        elif self._is_admitted(data[at] & OPCODE):
            super().data_received(data[at:end])

    def _is_admitted(self, opcode: int) -> bool:
        return self._receiver is None or opcode == CLOSE or self._receiver.admits_frame()

    def send_receive_event_to_app(self) -> None:
        if self._receiver is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._receiver.received(data if self.curr_msg_data_type == "text" else None)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_blocked = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_blocked = False
        if self._receiver is not None:
            self._receiver.unblocked()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # the library's own circle
        if self._rest is not None:
            self._rest.cancel()
        if self._receiver is not None:
            self._line.household.share.do(DEPARTURE, self._receiver.lost)
        self._leave_traffic()

    def _leave_traffic(self) -> None:
        if self._traffic is not None:
            self._traffic.leave(self._line)
            self._traffic = None


def framed(message: bytes) -> bytes:
    r"""A frame of text, as servers send it.

    >>> framed(b"hello")
    b'\x81\x05hello'
    """
    size = len(message)
    return (HEADS[size] if size < MADE_BEFORE else head(size)) + message


def head(size: int) -> bytes:
    """What stands before a message of so many bytes."""
    if size < 126:
        return SHORT_HEAD(TEXT, size)
    if size < 2**16:
        return HEAD(TEXT, 126, size)
    return LONG_HEAD(TEXT, 127, size)


MADE_BEFORE = 2048
HEADS = [head(size) for size in range(MADE_BEFORE)]
"""Those of most messages."""


def frame_span(data: bytes, at: int) -> tuple[int, int]:
    r"""Where the body of a client's frame begins and ends, by its head: beyond the data if it is cut off.

    >>> frame_span(b"\x81\x85\0\0\0\0hello", 0)
    (6, 11)
    """
    length, wide = data[at + 1] & 0x7F, 0
    if length >= 126:
        wide = 2 if length == 126 else 8
        length = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
    begin = at + 2 + wide + MASK_BYTES
    return begin, begin + length
