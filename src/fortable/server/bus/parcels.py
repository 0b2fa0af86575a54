"""What goes to one process in one moment goes together: a move is told to four sockets by one message."""

import asyncio
from collections.abc import Callable

import msgspec

NAME = "parcel"
LARGEST = 256 * 1024
"""Of what is in one of them; NATS takes a mebibyte as it comes."""

Message = tuple[str, bytes]
"""A name among the topics that are one process's own, and what is said there."""

_pack = msgspec.msgpack.Encoder().encode
unpacked = msgspec.msgpack.Decoder(list[Message]).decode


class Parcels:
    """On their way out, in the order in which they came; `send` is given a topic and all that goes there."""

    def __init__(self, send: Callable[[str, bytes], None]) -> None:
        self._send = send
        self._waiting: dict[str, list[Message]] = {}
        self._size = 0

    def add(self, topic: str, message: bytes) -> None:
        """To a topic of another process."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.send_all)
        node, _, name = topic.partition("/")
        self._waiting.setdefault(node, []).append((name, message))
        self._size += len(message)
        if self._size > LARGEST:
            self.send_all()

    def send_all(self) -> None:
        """All that waits."""
        waiting, self._waiting, self._size = self._waiting, {}, 0
        for node, messages in waiting.items():
            self._send(f"{node}/{NAME}", _pack(messages))
