"""The bus within one process: a call is a message."""

from .contract import Hear


class LocalBus:
    """Topics in a dictionary."""

    def __init__(self) -> None:
        self._topics: dict[str, list[Hear]] = {}

    def publish(self, topic: str, message: bytes) -> None:
        for hear in tuple(self._topics.get(topic, ())):
            hear(message)

    async def listen(self, topic: str, hear: Hear) -> None:
        self._topics.setdefault(topic, []).append(hear)

    def leave(self, topic: str, hear: Hear) -> None:
        hearers = self._topics.get(topic, [])
        if hear in hearers:
            hearers.remove(hear)
        if not hearers:
            self._topics.pop(topic, None)

    async def is_heard(self, topic: str) -> bool:
        return topic in self._topics

    async def close(self) -> None:
        self._topics.clear()
