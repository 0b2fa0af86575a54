"""Whoever starts and watches the server as systemd does: what they are told, and what they hand over.

`sd_notify` is a word on a datagram socket, and socket activation a number of descriptors from 3 on
(sd_notify(3), sd_listen_fds(3)). Without a supervisor nothing of it happens.
"""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress

FIRST_INHERITED = 3
USUAL_EVERY_S = 10.0


class Supervisor:
    """Is told how the server fares, as long as its event loop goes round: one that hangs falls silent."""

    def __init__(self, status: Callable[[], str]) -> None:
        """Nobody else below this process speaks in our name."""
        self._status = status
        address = os.environ.pop("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        patience_s = int(os.environ.pop("WATCHDOG_USEC", "0")) / 1e6
        self._every_s = patience_s / 3 if patience_s else USUAL_EVERY_S
        self._beating: asyncio.Task[None] | None = None

    def ready(self) -> None:
        if self._address:
            self._tell("READY=1", f"STATUS={self._status()}")
            self._beating = asyncio.create_task(self._beat())

    def stopping(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            self._tell("STOPPING=1", "STATUS=Tables are told to come back.")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._every_s)
            self._tell("WATCHDOG=1", f"STATUS={self._status()}")

    def _tell(self, *lines: str) -> None:
        with (
            suppress(OSError),  # a supervisor that is gone, or too busy to hear it
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as line,
        ):
            line.sendto("\n".join(lines).encode(), self._address)


def inherited() -> list[socket.socket]:
    """The sockets that were opened for this very process before it began; `ValueError` if one is no TCP."""
    count, for_whom = os.environ.pop("LISTEN_FDS", ""), os.environ.pop("LISTEN_PID", "")
    os.environ.pop("LISTEN_FDNAMES", None)
    if not (count.isdecimal() and for_whom == str(os.getpid())):
        return []
    given = range(FIRST_INHERITED, FIRST_INHERITED + int(count))
    return [_listening(descriptor) for descriptor in given]


def _listening(descriptor: int) -> socket.socket:
    os.set_inheritable(descriptor, False)  # workers have no business with it
    handed = socket.socket(fileno=descriptor)
    if handed.family not in (socket.AF_INET, socket.AF_INET6):
        raise ValueError(f"socket {descriptor}: TCP is needed, such as ListenStream=8080")
    return handed
