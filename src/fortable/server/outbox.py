"""What a socket is to be sent: bounded, so that a reader who does not read never slows anybody."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_MESSAGES = 500
MOST_BYTES = 4 * 2**20


class Outbox:
    """Messages on their way out. When there are too many it takes nothing more, and says so once."""

    def __init__(self, overflow: Callable[[], object]) -> None:
        self._overflow = overflow
        self._messages: deque[bytes] = deque()
        self._size = 0
        self._changed = asyncio.Event()
        self.is_closed = False

    def put(self, message: bytes) -> None:
        """Never waits and never fails."""
        if self.is_closed:
            return
        self._messages.append(message)
        self._size += len(message)
        if len(self._messages) > MOST_MESSAGES or self._size > MOST_BYTES:
            self._messages.clear()
            self.close()
            self._overflow()
        self._changed.set()

    def close(self) -> None:
        """Nothing more goes in; what is in still goes out."""
        self.is_closed = True
        self._changed.set()

    async def take(self) -> bytes | None:
        """The next message; None when there will be none."""
        while not self._messages and not self.is_closed:
            self._changed.clear()
            await self._changed.wait()
        if not self._messages:
            return None
        message = self._messages.popleft()
        self._size -= len(message)
        return message
