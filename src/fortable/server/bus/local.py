"""The bus within one process: a call is a message."""

from fortable.kernel.tuples import without

from .contract import HERE, Gaps, Hear


class LocalBus:
    """Topics in a dictionary; who hears one is another tuple whenever somebody comes or leaves."""

    node = HERE
    lost_since: float | None = None

    def __init__(self) -> None:
        self._topics: dict[str, tuple[Hear, ...]] = {}

    async def open(self, house: str) -> None:
        """There is but one house in a process."""

    def own(self, name: str) -> str:
        return name

    def publish(self, topic: str, message: bytes) -> None:
        for hear in self._topics.get(topic, ()):
            hear(message)

    send = publish

    def tell_gaps(self, gaps: Gaps) -> None:
        """There are none."""

    async def listen(self, topic: str, hear: Hear, *, alone: bool = False) -> None:  # noqa: ARG002
        self._topics[topic] = (*self._topics.get(topic, ()), hear)

    def leave(self, topic: str, hear: Hear) -> None:
        hearers = self._topics.pop(topic, ())
        if hear in hearers:
            hearers = without(hearers, hear)
        if hearers:
            self._topics[topic] = hearers

    async def withdraw(self, topic: str, hear: Hear) -> None:
        self.leave(topic, hear)

    async def is_heard(self, topic: str) -> bool:
        return self.hears(topic)

    async def hearer(self, topic: str) -> str | None:
        return HERE if self.hears(topic) else None

    def hears(self, topic: str) -> bool:
        """Whether anybody in this process listens."""
        return topic in self._topics

    async def close(self) -> None:
        self._topics.clear()
