"""What a socket is to be sent: bounded, so that a reader who does not read never slows anybody."""

import asyncio

from .budgets import ACT
from .websocket_protocol import WebSocketConnection

MOST_MESSAGES = 500


class FlushScheduler:
    """All outboxes of a server in which something lies are emptied in one round, at the end of a moment."""

    def __init__(self) -> None:
        self._due: list[Outbox] = []

    def schedule(self, outbox: "Outbox") -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._flush_all)
        self._due.append(outbox)

    def _flush_all(self) -> None:
        due, self._due = self._due, []
        for outbox in due:
            outbox.flush()


class Outbox:
    """Messages on their way out: those of one moment go together, and wait while the connection is blocked.

    When there are too many it takes nothing more, and says so once.
    """

    def __init__(self, connection: WebSocketConnection, flushes: FlushScheduler) -> None:
        self._connection = connection
        self._flushes = flushes
        self._messages: list[bytes] = []
        """While there are some, they are about to be sent, or the connection is blocked."""
        self._size = 0
        self.is_closed = False

    def put(self, message: bytes) -> bool:
        """False if it was too much, which is told once; never waits."""
        if self.is_closed:
            return True
        messages = self._messages
        if not messages:
            self._flushes.schedule(self)
        messages.append(message)
        self._size += len(message)
        if self._size > ACT.answer or len(messages) > MOST_MESSAGES:
            messages.clear()
            self.close()
            return False
        return True

    def close(self) -> None:
        """Nothing more goes in; what is in still goes out."""
        self.is_closed = True

    def flush(self) -> None:
        """Send what can be sent."""
        if self._messages and not self._connection.is_blocked:
            messages, self._messages, self._size = self._messages, [], 0
            self._connection.send_messages(messages)
