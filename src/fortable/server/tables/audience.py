"""Who hears what happens at a table: sockets, by their topic, each with its person and language."""

import time
from collections import Counter
from collections.abc import ItemsView, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal, Seat, Value, Viewer
from fortable.server.bus import Bus
from fortable.server.store import Person
from fortable.server.wire.messages import Bye
from fortable.server.wire.refusals import refusal
from fortable.server.wire.table_messages import LAST_MESSAGE
from fortable.texts import Texts

NAMELESS = ""
"""The id of all who never gave a name."""

Seats = Mapping[str, Seat]
"""Where people sit: another one whenever that changes."""


@dataclass(slots=True)
class Listener:
    """One socket."""

    topic: str
    person: str
    language: str
    back_s: float = 0.0
    """How far a claim over this line is dated back."""
    told: bytes = b""
    """What was said last about the table."""


Viewers = dict[Viewer, list[Listener]]


@dataclass(slots=True)
class Audience:
    """All sockets at one table. What goes to whom is decided by the table: here it is only sent."""

    bus: Bus
    listeners: dict[str, Listener] = field(default_factory=dict)
    lines: Counter[str] = field(default_factory=Counter)
    """How many sockets each person has; those who gave no name are one person here."""
    gone_since: dict[str, float] = field(default_factory=dict)
    """People who were here and have no socket now; monotonic seconds."""
    giving_up: set[Seat] = field(default_factory=set)
    """Who wants to abandon the match."""
    _viewers: "tuple[Seats, Viewers] | None" = None

    def add(self, listener: Listener) -> None:
        self._viewers = None
        self.listeners[listener.topic] = listener
        self.lines[listener.person] += 1
        self.gone_since.pop(listener.person, None)

    def remove(self, topic: str) -> Listener | None:
        """The socket that is gone, if it was here."""
        self._viewers = None
        listener = self.listeners.pop(topic, None)
        if listener is not None:
            self._forget_line(listener.person)
        return listener

    def _forget_line(self, person: str) -> None:
        self.lines[person] -= 1
        if not self.lines[person]:
            del self.lines[person]
            self.gone_since[person] = time.monotonic()

    def is_here(self, person: str) -> bool:
        return person in self.lines

    def spectators(self, seated: set[str | None]) -> int:
        """How many look on; of those who gave no name, each socket is somebody."""
        known = self.lines.keys() - seated - {NAMELESS}
        return len(known) + self.lines.get(NAMELESS, 0)

    def grace_left_s(self, grace_s: float) -> list[float]:
        """How long those who are not gone for long enough still have to return."""
        now = time.monotonic()
        left = (since + grace_s - now for since in self.gone_since.values())
        return [left_s for left_s in left if left_s > 0]

    def measure(self, topic: str, back_s: float) -> None:
        """How far claims over a line are dated back from now on."""
        if topic in self.listeners:
            self.listeners[topic].back_s = back_s

    def back_s(self, topic: str) -> float:
        return self.listeners[topic].back_s if topic in self.listeners else 0.0

    def lines_back_s(self, seats: Seats) -> list[float]:
        """How far back claims over each line of a seat are dated."""
        return [listener.back_s for listener in self.listeners.values() if listener.person in seats]

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

    def tell(self, listener: Listener, table: bytes) -> None:
        """How it stands around the match, unless that is what was said last."""
        if listener.told != table:
            listener.told = table
            self.bus.publish(listener.topic, table)

    def send_all(self, message: Value) -> None:
        self.send(list(self.listeners.values()), message)

    def hang_up(self, bye: Bye) -> None:
        """A last word to everybody."""
        self.send_all(bye)
        for listener in self.listeners.values():
            self.bus.publish(listener.topic, LAST_MESSAGE)


class Caller(NamedTuple):
    """Whoever asked for something and waits for the answer."""

    bus: Bus
    topic: str
    person: Person
    language: str

    def answer(self, message: Value) -> None:
        self.bus.publish(self.topic, encode(message))

    def refuse(
        self, illegal: Illegal, package: str, names: list[str], intent: str | None = None
    ) -> None:
        """Which rule says no, and why, in the caller's language."""
        self.answer(refusal(illegal, Texts(self.language, [package], names), intent))
