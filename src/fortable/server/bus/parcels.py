"""What goes to one process in one moment goes together: a move is told to four sockets by one message.

Parcels are numbered: whoever gets one knows whether one before it is gone, before anything in it is heard.
"""

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec

NAME = "parcel"
NUMBER = "number/"
"""With it begins the name of the first thing in a parcel, followed by who sent it."""
LARGEST = 256 * 1024
"""Of what is in one of them; NATS takes a mebibyte as it comes."""

Message = tuple[str, bytes]
"""A name among the topics that are one process's own, and what is said there."""

_pack = msgspec.msgpack.Encoder().encode
unpacked = msgspec.msgpack.Decoder(list[Message]).decode


class Parcels:
    """On their way out, in the order in which they came; `send` is given a topic and all that goes there."""

    def __init__(self, sender: str, send: Callable[[str, bytes], None]) -> None:
        self._sender = sender
        self._send = send
        self._sent = Counter[str]()
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
            self._sent[node] += 1
            number = NUMBER + self._sender, b"%d" % self._sent[node]
            self._send(f"{node}/{NAME}", _pack([number, *messages]))


class Numbers:
    """Of the parcels that come; `missed` is called with whose parcel is gone."""

    def __init__(self, missed: Callable[[str], None]) -> None:
        self._missed = missed
        self._last = Counter[str]()

    def check(self, name: str, number: bytes) -> None:
        """The next of them says which it is."""
        sender, last = name.removeprefix(NUMBER), self._last[name]
        self._last[name] = int(number)
        if self._last[name] != last + 1:
            self._missed(sender)
