"""A line: one WebSocket below the web framework, which shakes hands and then stands aside.

Frames come and go here without a task, a queue or a dictionary for each of them; with many tables that is
most of what a server does. What is said over a line is not its business.
"""

from typing import Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "fortable.line"
"""Where the application finds the line, among the extensions of the connection's scope."""

TEXT = 0x81
"""A whole message of text, in one frame."""


class Ends(Protocol):
    """Whoever holds the near end."""

    def heard(self, message: bytes | None) -> None:
        """A message; None if it was no text."""

    def may_go_on(self) -> None:
        """The other side reads again."""

    def lost(self) -> None:
        """Nothing comes or goes any more."""


def line_of(websocket: WebSocket) -> "Line":
    """The line under a connection that the framework has accepted."""
    line: Line = websocket.scope["extensions"][EXTENSION]["line"]
    return line


class Line(WebSocketsSansIOProtocol):
    """One connection. Before `hold` it is like any other of the web server."""

    _holder: Ends | None = None
    is_blocked = False
    """Whether the other side reads too slowly: what is said now would pile up."""

    def hold(self, holder: Ends) -> None:
        """From now on everything goes to `holder`; first what has come in already."""
        self._holder = holder
        self._forget_handshake()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                holder.heard(None if text is None else text.encode())
            else:
                holder.lost()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, messages: list[bytes]) -> None:
        """All of them, in one go."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(framed, messages)))

    def drop(self) -> None:
        """At once, whatever was still on its way."""
        self.transport.abort()

    def _forget_handshake(self) -> None:
        """Nobody asks for it any more, and lines are many."""
        del self.request, self.response
        self.scope["headers"] = []

    # What the web server calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def send_receive_event_to_app(self) -> None:
        if self._holder is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._holder.heard(data if self.curr_msg_data_type == "text" else None)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_blocked = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_blocked = False
        if self._holder is not None:
            self._holder.may_go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._holder is not None:
            self._holder.lost()


def framed(message: bytes) -> bytes:
    r"""A frame of text, as servers send it.

    >>> framed(b"hello")
    b'\x81\x05hello'
    """
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 2**16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message
