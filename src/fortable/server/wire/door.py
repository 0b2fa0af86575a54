"""The door: of hundreds who connect at one moment a few come in with each turn of the event loop.

The servers of event loops let in all who wait, however many, and whoever moves at a table waits for the last.
"""

import asyncio
import errno
import socket
from collections.abc import Callable
from typing import Any

AT_ONCE = 4
NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
AGAIN_S = 1.0
"""So long nobody is let in when the system has no room for more."""

NewProtocol = Callable[[], asyncio.Protocol]


class Door:
    """One address at which people come, as one of the servers of the web server."""

    def __init__(self, listening: socket.socket, protocol: NewProtocol) -> None:
        """`NotImplementedError` where an event loop cannot watch a socket."""
        self._loop = asyncio.get_running_loop()
        self._listening = listening
        self._protocol = protocol
        self._entering: set[asyncio.Task[Any]] = set()
        listening.setblocking(False)
        self._open()

    def _open(self) -> None:
        if self._listening.fileno() >= 0:
            self._loop.add_reader(self._listening.fileno(), self._let_in)

    def close(self) -> None:
        if self._listening.fileno() >= 0:
            self._loop.remove_reader(self._listening.fileno())
            self._listening.close()

    async def wait_closed(self) -> None:
        """Nobody waits at a door that is closed."""

    def _let_in(self) -> None:
        for _ in range(AT_ONCE):
            try:
                line, _ = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                if error.errno not in NO_ROOM:
                    raise
                self._loop.remove_reader(self._listening.fileno())
                self._loop.call_later(AGAIN_S, self._open)
                return
            self._welcome(line)

    def _welcome(self, line: socket.socket) -> None:
        line.setblocking(False)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        entering = self._loop.connect_accepted_socket(self._protocol, line)
        task = self._loop.create_task(entering)
        self._entering.add(task)
        task.add_done_callback(self._has_entered)

    def _has_entered(self, task: asyncio.Task[Any]) -> None:
        """Or was gone before."""
        self._entering.discard(task)
        if not task.cancelled():
            task.exception()


async def opened_door(
    listening: socket.socket, protocol: NewProtocol
) -> Door | asyncio.AbstractServer:
    """Where event loops cannot watch a socket, the server that they have."""
    try:
        return Door(listening, protocol)
    except NotImplementedError:
        loop = asyncio.get_running_loop()
        return await loop.create_server(protocol, sock=listening, backlog=socket.SOMAXCONN)
