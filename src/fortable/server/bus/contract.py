"""The contract of a bus: topics, and who hears them.

Messages of one sender on one topic arrive in their order and at most once. A message that nobody hears
is gone: what must not be lost is in the store.
"""

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[bytes], None]
"""Called with every message; returns at once and never fails."""

HERE = "here"
"""The name of the only process there is."""


class Silence(Exception):
    """Somebody may listen, but says nothing, or nobody can be asked."""


class Nobody(Exception):
    """Nobody answers a question: none is there, or whoever was has fallen silent."""


class Gaps(Protocol):
    """Whoever must know what was not heard; all returns at once."""

    def unheard(self, topic: str) -> None:
        """Nobody listened to something that was sent."""

    def missed(self, node: str) -> None:
        """Something that this process said is gone; what it said later is about to be heard."""

    def broke(self) -> None:
        """What was said to others, or by them, may be gone: the line broke, or there was too much."""


class Bus(Protocol):
    """Where messages go."""

    node: str
    """The name of this process."""
    lost_since: float | None
    """Since when others cannot be reached, by `time.monotonic`; None while they can."""

    async def open(self, house: str) -> None:
        """Before anything else: what other houses say is not heard."""

    def publish(self, topic: str, message: bytes) -> None:
        """To everybody who hears `topic`."""

    def send(self, topic: str, message: bytes) -> None:
        """To the one who hears `topic`; if nobody does, that is told. It is not empty."""

    def tell_gaps(self, gaps: Gaps) -> None:
        """From now on."""

    def own(self, name: str) -> str:
        """A topic to which only this process listens, and anybody may publish: it costs little."""

    async def listen(self, topic: str, hear: Hear, *, alone: bool = False) -> None:
        """From now on `hear` is called; when this returns, nothing that is published later is missed.

        With `alone` nobody elsewhere is meant to hear it meanwhile: what is said in this process stays in it.
        """

    def leave(self, topic: str, hear: Hear) -> None:
        """From now on it is not."""

    async def withdraw(self, topic: str, hear: Hear) -> None:
        """Like `leave`; until it returns, what others have sent before is heard."""

    async def is_heard(self, topic: str) -> bool:
        """Whether anybody listens."""

    async def hearer(self, topic: str) -> str | None:
        """Which process listens; None if none does, `Silence` if that cannot be known now."""

    async def close(self) -> None:
        """Nobody hears anything any more."""
