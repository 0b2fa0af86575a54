"""The contract of a bus: topics, and who hears them.

Messages of one sender on one topic arrive in their order and at most once. A message that nobody hears
is gone: what must not be lost is in the store.
"""

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[bytes], None]
"""Called with every message; returns at once and never fails."""


class Bus(Protocol):
    """Where messages go."""

    def publish(self, topic: str, message: bytes) -> None:
        """To everybody who hears `topic`."""

    async def listen(self, topic: str, hear: Hear) -> None:
        """From now on `hear` is called; when this returns, nothing that is published later is missed."""

    def leave(self, topic: str, hear: Hear) -> None:
        """From now on it is not."""

    async def is_heard(self, topic: str) -> bool:
        """Whether anybody listens."""

    async def close(self) -> None:
        """Nobody hears anything any more."""
