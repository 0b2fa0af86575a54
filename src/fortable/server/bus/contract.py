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

    async def open(self, house: str) -> None:
        """Before anything else: what other houses say is not heard."""

    def publish(self, topic: str, message: bytes) -> None:
        """To everybody who hears `topic`."""

    def own(self, name: str) -> str:
        """A topic to which only this process listens, and anybody may publish: it costs little."""

    async def listen(self, topic: str, hear: Hear, *, alone: bool = False) -> None:
        """From now on `hear` is called; when this returns, nothing that is published later is missed.

        With `alone` nobody elsewhere is meant to hear it meanwhile: what is said in this process stays in it.
        """

    def leave(self, topic: str, hear: Hear) -> None:
        """From now on it is not."""

    async def is_heard(self, topic: str) -> bool:
        """Whether anybody listens."""

    async def close(self) -> None:
        """Nobody hears anything any more."""
