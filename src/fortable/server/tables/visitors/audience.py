"""Who hears what happens at a table: sockets, by their topic, each with its person and language."""

from collections.abc import ItemsView, Mapping
from dataclasses import dataclass, field

from fortable.kernel.codec import encode
from fortable.kernel.words import Seat, Value, Viewer
from fortable.protocol.messages import Bye
from fortable.server.bus import Bus
from fortable.server.wire.table_messages import LAST_MESSAGE

Seats = Mapping[str, Seat]
"""Where people sit: another one whenever that changes."""


@dataclass(slots=True)
class Listener:
    """One socket."""

    topic: str
    person: str
    language: str
    is_screen: bool = False
    told: bytes = b""
    """What was said last about the table."""


Viewers = dict[Viewer, list[Listener]]


@dataclass(slots=True)
class Audience:
    """All sockets at one table. What goes to whom is decided by the table: here it is only sent."""

    bus: Bus
    listeners: dict[str, Listener] = field(default_factory=dict)
    _viewers: "tuple[Seats, Viewers] | None" = None

    def add(self, listener: Listener) -> None:
        self._viewers = None
        self.listeners[listener.topic] = listener

    def remove(self, topic: str) -> Listener | None:
        """The socket that is gone, if it was here."""
        self._viewers = None
        return self.listeners.pop(topic, None)

    def by_viewer(self, seats: Seats) -> ItemsView[Viewer, list[Listener]]:
        """The sockets of each seat, and those of all spectators together."""
        if self._viewers is None or self._viewers[0] is not seats:
            viewers: Viewers = {}
            for listener in self.listeners.values():
                viewers.setdefault(seats.get(listener.person), []).append(listener)
            self._viewers = seats, viewers
        return self._viewers[1].items()

    def send(self, listeners: list[Listener], message: Value) -> None:
        """The same message to several; it is encoded once."""
        data = encode(message)
        for listener in listeners:
            self.bus.publish(listener.topic, data)

    def send_table(self, listener: Listener, table: bytes) -> None:
        """How it stands around the match, unless that is what was said last."""
        if listener.told != table:
            listener.told = table
            self.bus.publish(listener.topic, table)

    def send_all(self, message: Value) -> None:
        self.send(list(self.listeners.values()), message)

    def send_last(self, topic: str, bye: Bye) -> None:
        """A last word to a socket."""
        self.bus.publish(topic, encode(bye))
        self.bus.publish(topic, LAST_MESSAGE)

    def hang_up(self, bye: Bye) -> None:
        """A last word to everybody."""
        self.send_all(bye)
        for listener in self.listeners.values():
            self.bus.publish(listener.topic, LAST_MESSAGE)
