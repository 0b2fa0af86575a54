"""Somebody who listens to all that goes over the bus, to see what goes to whose socket."""

from collections import defaultdict
from typing import Any
from urllib.parse import unquote

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg

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
    """On one bus."""

    def __init__(self) -> None:
        self._client = Client()
        self._visitors: dict[str, tuple[str, str]] = {}
        """By the topic of a socket, the table at which it is and whose it is."""
        self._shown: dict[str, list[tuple[str, View]]] = defaultdict(list)
        """By table, to whom which view was shown."""

    async def open(self, address: str) -> None:
        await self._client.connect(
            address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.1,  # type: ignore[arg-type]
            error_cb=_ignore,
        )
        await self._client.subscribe("fortable.>", cb=self._hear)

    async def close(self) -> None:
        await self._client.close()

    async def _hear(self, message: Msg) -> None:
        topic = "/".join(map(unquote, message.subject.split(".")[2:]))
        if topic.endswith(f"/{PARCEL}"):
            for name, data in unpacked(message.data):
                self._note(topic.replace(PARCEL, name), data)
        elif message.data.startswith(b"{"):
            self._note(topic, message.data)

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


async def _ignore(_: Exception) -> None:
    """The bus is stopped on purpose."""
