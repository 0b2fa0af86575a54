"""Somebody who listens to all that goes over the bus, to see what goes to whose socket."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import msgspec

from fortable.server.bus.parcels import NAME as PARCEL, unpacked

from .checking import View


class Said(msgspec.Struct):
    """As much of any message as is needed here."""

    type: str = ""
    reply: str = ""
    person: dict[str, Any] = {}
    version: int = -1
    view: Any = None


_read = msgspec.json.Decoder(Said).decode


class Spy:
    """On the lines of all nodes to the bus: to listen there would be to answer for whoever is dead."""

    def __init__(self) -> None:
        self._visitors: dict[str, tuple[str, str]] = {}
        """By the topic of a socket, the table at which it is and whose it is."""
        self._shown: dict[str, list[tuple[str, View]]] = defaultdict(list)
        """By table, to whom which view was shown."""

    def new_tap(self) -> Callable[[bytes], None]:
        """For one more line."""
        return Tap(self._hear).feed

    def _hear(self, subject: str, data: bytes) -> None:
        topic = "/".join(map(unquote, subject.split(".")[2:]))
        if topic.endswith(f"/{PARCEL}"):
            for name, message in unpacked(data):
                self._note(topic.replace(PARCEL, name), message)
        else:
            self._note(topic, data)

    def _note(self, topic: str, data: bytes) -> None:
        if not data.startswith(b"{"):
            return
        said = _read(data)
        if topic.startswith("table/") and said.type == "Join":
            self._visitors[said.reply] = topic.removeprefix("table/"), said.person["id"]
        elif said.type == "update" and topic in self._visitors:
            table, person = self._visitors[topic]
            self._shown[table].append((person, (said.version, said.view)))

    def shown_at(self, table: str) -> list[tuple[str, View]]:
        """To whose sockets which views went; asked once for each table."""
        return self._shown.pop(table, [])


class Tap:
    """Reads what a client of NATS says: what it publishes, and where."""

    def __init__(self, hear: Callable[[str, bytes], None]) -> None:
        self._hear = hear
        self._data = b""

    def feed(self, data: bytes) -> None:
        self._data += data
        while (end := self._data.find(b"\r\n")) >= 0:
            words = self._data[:end].split()
            size = int(words[-1]) if words and words[0] in (b"PUB", b"HPUB") else -2
            if len(self._data) < end + 2 + size + 2:
                return
            if size >= 0:
                header = int(words[-2]) if words[0] == b"HPUB" else 0
                self._hear(words[1].decode(), self._data[end + 2 + header : end + 2 + size])
            self._data = self._data[end + 2 + size + 2 :]
