"""Who here waits for something from another process, to be told when nothing more will come of it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(eq=False, slots=True)
class Visit:
    """Of a socket, or of whoever asked something, at a table."""

    node: str
    topic: str
    unheard: Callable[[], None]
    """Nobody has the table: nothing of what was said last was heard."""
    lost: Callable[[], None]
    """Whoever has it is gone, or something it said: nobody knows how much was heard."""


class Visits:
    """At tables that may be another's."""

    def __init__(self, here: str) -> None:
        self._here = here
        self._by_node: dict[str, set[Visit]] = {}
        self._by_topic: dict[str, set[Visit]] = {}

    def __bool__(self) -> bool:
        return bool(self._by_node)

    @contextmanager
    def watch(
        self, node: str, topic: str, unheard: Callable[[], None], lost: Callable[[], None]
    ) -> Iterator[None]:
        """Meanwhile they are told."""
        visit = Visit(node, topic, unheard, lost)
        self._by_node.setdefault(node, set()).add(visit)
        self._by_topic.setdefault(topic, set()).add(visit)
        try:
            yield
        finally:
            _discard(self._by_node, node, visit)
            _discard(self._by_topic, topic, visit)

    def unheard(self, topic: str) -> None:
        for visit in tuple(self._by_topic.get(topic, ())):
            visit.unheard()

    def lost(self, node: str) -> None:
        for visit in tuple(self._by_node.get(node, ())):
            visit.lost()

    def all_lost(self, *, here_too: bool = False) -> None:
        """Of all other processes; of this one too, if nobody shall stay."""
        for node in tuple(self._by_node):
            if here_too or node != self._here:
                self.lost(node)


def _discard(visits: dict[str, set[Visit]], key: str, visit: Visit) -> None:
    visits[key].discard(visit)
    if not visits[key]:
        del visits[key]
