"""What a socket is to be sent: bounded, so that a reader who does not read never slows anybody."""

import asyncio
from collections.abc import Callable

from .websocket_protocol import Line

MOST_MESSAGES = 500
MOST_BYTES = 4 * 2**20


class Round:
    """All outboxes of a server in which something lies are emptied in one round, at the end of a moment."""

    def __init__(self) -> None:
        self._due: list[Outbox] = []

    def call_at(self, outbox: "Outbox") -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._go)
        self._due.append(outbox)

    def _go(self) -> None:
        due, self._due = self._due, []
        for outbox in due:
            outbox.flush()


class Outbox:
    """Messages on their way out: those of one moment go together, and wait while the line is blocked.

    When there are too many it takes nothing more, and says so once.
    """

    def __init__(self, line: Line, round_: Round, overflow: Callable[[], object]) -> None:
        self._line = line
        self._round = round_
        self._overflow = overflow
        self._messages: list[bytes] = []
        self._size = 0
        self._is_due = False
        self.is_closed = False

    def put(self, message: bytes) -> None:
        """Never waits and never fails."""
        if self.is_closed:
            return
        self._messages.append(message)
        self._size += len(message)
        if len(self._messages) > MOST_MESSAGES or self._size > MOST_BYTES:
            self._messages = []
            self.close()
            self._overflow()
        elif not self._is_due:
            self._is_due = True
            self._round.call_at(self)

    def close(self) -> None:
        """Nothing more goes in; what is in still goes out."""
        self.is_closed = True

    def flush(self) -> None:
        """Send what can be sent."""
        self._is_due = False
        if self._messages and not self._line.is_blocked:
            messages, self._messages, self._size = self._messages, [], 0
            self._line.say(messages)
