"""What a socket is to be sent: bounded, so that a reader who does not read never slows anybody."""

import asyncio

from .budgets import ACT
from .websocket_protocol import WebSocketConnection

MOST_MESSAGES, MOST_BYTES = 500, ACT.answer


class FlushScheduler:
    """All outboxes of a server in which something lies are emptied in one round, at the end of a moment."""

    def __init__(self) -> None:
        self.due: list[Outbox] = []

    def schedule(self) -> None:
        """The first of a moment does."""
        asyncio.get_running_loop().call_soon(self._flush_all)

    def _flush_all(self) -> None:
        due, self.due = self.due, []
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
            due = self._flushes.due
            if not due:
                self._flushes.schedule()
            due.append(self)
        messages.append(message)
        self._size += len(message)
        if self._size <= MOST_BYTES and len(messages) <= MOST_MESSAGES:
            return True
        messages.clear()
        self.close()
        return False

    def close(self) -> None:
        """Nothing more goes in; what is in still goes out."""
        self.is_closed = True

    def flush(self) -> None:
        """Send what can be sent."""
        messages, connection = self._messages, self._connection
        if messages and not connection.is_blocked:
            self._messages, self._size = [], 0
            connection.send_messages(messages)
