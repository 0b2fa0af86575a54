"""How long a process surely has what the store says is its own.

Counted from before it was asked for, so that it is never believed to run longer than it does.
"""

import os
import socket
import time
from importlib.metadata import version

import structlog

from fortable.server.server_time import steady_seconds
from fortable.server.store.nodes import NodesKept, Renewed

OFF_S = 0.5
"""By so much the clock of this machine may differ from that of the database without being corrected."""

log = structlog.get_logger()


class Lease:
    """Of one process."""

    def __init__(self, store: NodesKept, node: str, seconds: float) -> None:
        self.seconds = seconds
        self.until_s = 0.0
        self._store = store
        self._node = node
        self._off_s = 0.0

    @property
    def left_s(self) -> float:
        """Below 0 it has run out."""
        return self.until_s - steady_seconds()

    @property
    def holds(self) -> bool:
        return self.left_s > 0

    def wall(self) -> float:
        """The time, as the database has it."""
        return time.time() + self._off_s

    async def renew(self) -> Renewed:
        """`Unavailable` if the store is."""
        asked_s = steady_seconds()
        place = f"{socket.gethostname()}, process {os.getpid()}"
        renewed = await self._store.renew(self._node, place, version("fortable"), self.seconds)
        self.until_s = asked_s + self.seconds
        if abs(renewed.now - self.wall()) > OFF_S:
            self._off_s = renewed.now - time.time()
            log.warning("clock_is_off", seconds=round(self._off_s, 1))
        return renewed
