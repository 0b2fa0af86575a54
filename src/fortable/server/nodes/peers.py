"""The other processes of the house, by their beats: who is there, and who is gone.

A beat counts how often something may have been lost between its sender and others. Whoever hears another
count than before treats it as if the sender had been gone in between.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

import structlog

from fortable.kernel.codec import encode, reader
from fortable.kernel.words import Value
from fortable.server.bus import Bus, Silence

TOPIC = "beats"
BEAT_S = 0.3
QUIET_BEATS = 2.5
"""Whoever was quiet for so long is asked; if nobody answers for them, they are gone."""
SILENT_S = 2.0
"""Whoever was silent for so long is gone, whatever the bus says."""
SETTLES_S = 1.0
"""So long after the line to the bus broke others may not be back there either."""
SPEAKS = 1
"""What is said on the bus, in which version: fields may be added within one, and are passed over by who does
not know them. A message of a new kind is sent to those alone whose beats say that they know it."""
UNKNOWN = -1

log = structlog.get_logger()


class Beat(Value, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """A process is there."""

    node: str
    gaps: int
    """How often something may have been lost."""
    takes_tables: bool = True
    is_last: bool = False
    speaks: int = SPEAKS


_read: Callable[[bytes], Beat] = reader(Beat)


@dataclass(slots=True)
class Peer:
    """How another was heard last."""

    beat: Beat
    heard_s: float


class Peers:
    """Of one process; `lost` is called with whoever is gone, or may have missed something."""

    def __init__(self, bus: Bus, now: Callable[[], float], lost: Callable[[str], None]) -> None:
        self._bus = bus
        self._now = now
        self._lost = lost
        self._peers: dict[str, Peer] = {}
        self.gaps = 0
        self._broke_s = -inf

    async def open(self) -> None:
        await self._bus.listen(TOPIC, self._hear)

    def broke(self) -> None:
        """Something may have been lost between here and the others."""
        self.gaps += 1
        self._broke_s = self._now()

    def beat(self, *, takes_tables: bool, is_last: bool = False) -> None:
        """To all others."""
        beat = Beat(node=self._bus.node, gaps=self.gaps, takes_tables=takes_tables, is_last=is_last)
        self._bus.publish(TOPIC, encode(beat))

    async def look(self) -> None:
        """Who has not been heard is asked, and perhaps gone."""
        for node, peer in tuple(self._peers.items()):
            quiet_s = self._now() - peer.heard_s
            if quiet_s > QUIET_BEATS * BEAT_S and (quiet_s > SILENT_S or await self.is_gone(node)):
                self._forget(node)

    async def is_gone(self, node: str) -> bool:
        """Whether the bus knows nobody of this name any more; not while all may be coming back to it."""
        if self._now() - self._broke_s < SETTLES_S:
            return False
        try:
            return await self._bus.hearer(orders_topic(node)) is None
        except Silence:
            return False

    def expect(self, node: str) -> None:
        """It is there, even if its beats were not heard yet."""
        if node != self._bus.node and node not in self._peers:
            self._peers[node] = Peer(Beat(node=node, gaps=UNKNOWN, takes_tables=False), self._now())

    def takers(self) -> list[str]:
        """Who would take a table."""
        return sorted(node for node, peer in self._peers.items() if peer.beat.takes_tables)

    @property
    def count(self) -> int:
        return len(self._peers)

    def _hear(self, data: bytes) -> None:
        beat = _read(data)
        if beat.node == self._bus.node:
            return
        known = self._peers.get(beat.node)
        if beat.is_last:
            self._forget(beat.node)
            return
        self._peers[beat.node] = Peer(beat, self._now())
        if known is None:
            log.info("node_came", node=beat.node)
        elif known.beat.gaps not in (UNKNOWN, beat.gaps):
            self._lost(beat.node)

    def _forget(self, node: str) -> None:
        if self._peers.pop(node, None) is not None:
            log.warning("node_gone", node=node)
            self._lost(node)


def orders_topic(node: str) -> str:
    """Where a process hears what others want of it."""
    return f"{node}/orders"
