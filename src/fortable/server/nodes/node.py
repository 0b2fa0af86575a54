"""A process as one of several: its lease on its tables, and how it comes to a table and lets it go.

Nothing is a leader. A table is whose row says so, for as long as that one's lease runs by the time of the
database. Here the lease is counted from before it was asked for, so that it is never believed to run longer
than it does.
"""

import asyncio
import os
import socket
import time
from collections.abc import Collection, Iterable
from contextlib import suppress
from importlib.metadata import version
from typing import Protocol

import structlog

from fortable.kernel.words import Illegal
from fortable.server.bus import Bus
from fortable.server.server_time import steady_seconds
from fortable.server.store import Unavailable
from fortable.server.store.nodes import Claim, Held, NodesKept
from fortable.server.work.tasks import stop

from .figures import ASKED, DUE
from .peers import BEAT_S, Peers, orders_topic
from .visits import Visits

RENEWALS = 3
"""So many in the time of one lease."""
PAUSE_S = 0.05
"""So long is waited for whoever has a table and does not listen yet, or not any more."""
BUS_LOST_S = 2.0
"""Without the bus for so long nobody stays here: others can be reached elsewhere."""
MOST_DUE = 20
OFF_S = 0.5
"""By so much the clock of this machine may differ from that of the database without being corrected."""

log = structlog.get_logger()


class Tables(Protocol):
    """Those of this process; all returns at once."""

    def lose(self, epochs: Collection[int]) -> None:
        """Those may be another's by now: everybody at them comes again."""

    def forget_sockets(self, node: str) -> None:
        """Those of another process are gone."""

    def adopt(self, table: str) -> None:
        """Somebody else let it go, and wants it to be woken here."""

    def move(self, table: str, node: str) -> None:
        """It is to go to another process."""

    def drain(self) -> None:
        """All of them are."""


class Node:
    """One process of a house that several serve."""

    def __init__(self, store: NodesKept, bus: Bus, lease_s: float) -> None:
        self.id = bus.node
        self.visits = Visits(self.id)
        self.peers = Peers(bus, steady_seconds, self._lost)
        self.is_first = False
        """Whether it does what only one should."""
        self.is_draining = False
        self.taken = dict.fromkeys((ASKED, DUE), 0)
        self.lost = 0
        self._store = store
        self._bus = bus
        self._lease_s = lease_s
        self._until_s = 0.0
        self._off_s = 0.0
        self._tables: Tables | None = None
        self._held: set[int] = set()
        self._taking = asyncio.Lock()
        self._is_in_doubt = False
        """Whether there may be rows of tables that are not here, or tables whose rows are another's."""
        self._chores: list[asyncio.Task[None]] = []
        bus.tell_gaps(self)

    def wall(self) -> float:
        """The time, as the database has it."""
        return time.time() + self._off_s

    @property
    def holds(self) -> bool:
        """Whether what it owns is surely its own now."""
        return self.lease_left_s > 0

    @property
    def is_cut_off(self) -> bool:
        """Whether it has been without the bus for long."""
        since = self._bus.lost_since
        return since is not None and time.monotonic() - since > BUS_LOST_S

    @property
    def lease_left_s(self) -> float:
        """Below 0 it has run out."""
        return self._until_s - steady_seconds()

    @property
    def owned(self) -> int:
        """So many tables."""
        return len(self._held)

    def check(self) -> None:
        """`Unavailable` unless people can be let in here."""
        self._check_reach()
        if self.is_draining:
            raise Unavailable(Illegal("TB-12", "no-answer"))

    async def open(self, tables: Tables) -> None:
        """`Unavailable` if the store is."""
        self._tables = tables
        await self._renew()
        await self.peers.open()
        await self._bus.listen(orders_topic(self.id), self._take_order)
        chores = self._keep(), self._beat(), self._look()
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Everything it owned is nobody's."""
        await stop(self._chores)
        self.peers.beat(takes_tables=False, is_last=True)
        with suppress(Unavailable):
            await self._store.leave(self.id)

    # Tables

    async def claim(self, table: str) -> Claim | None:
        """Take a table that nobody listens to; None if it is another's, or was a moment ago.

        `LookupError` if there is none.
        """
        self._check_reach()
        held = await self._store.owner_of(table)
        if self.is_draining and (takers := self.peers.takers()):
            self.hand(table, takers[hash(table) % len(takers)])
        elif held is None or held.node == self.id or not held.is_alive:
            return await self._take(table)
        elif await self.peers.is_gone(held.node):
            return await self._take(table, held)
        else:
            self.hand(table, held.node)
        await asyncio.sleep(PAUSE_S)
        return None

    async def claim_due(self, ahead_s: float) -> tuple[Claim, ...]:
        """Some at which something is about to happen, and that nobody has."""
        if self.is_draining or self.is_cut_off or not self.holds:
            return ()
        async with self._taking:
            try:
                claims = await self._store.take_due(self.id, ahead_s, MOST_DUE)
            except Unavailable:
                self._is_in_doubt = True
                raise
            self._held.update(claim.epoch for claim in claims)
            self.taken[DUE] += len(claims)
        return claims

    async def let_go(self, claim: Claim) -> None:
        """It is nobody's; if that cannot be written down now, it is later."""
        self._held.discard(claim.epoch)
        try:
            await self._store.let_go(self.id, [claim])
        except Unavailable:
            self._is_in_doubt = True

    def keeps(self, claim: Claim) -> bool:
        """Whether nothing is known of its having been lost."""
        return claim.epoch in self._held

    def hand(self, table: str, node: str) -> None:
        """To another process, which wakes it unless it has it."""
        self._bus.publish(orders_topic(node), table.encode())

    async def _take(self, table: str, held: Held | None = None) -> Claim | None:
        async with self._taking:
            try:
                claim = await self._store.take(table, self.id, None if held is None else held.epoch)
            except Unavailable:
                self._is_in_doubt = True
                raise
            if claim is not None:
                self._held.add(claim.epoch)
                self.taken[ASKED] += 1
        return claim

    def _check_reach(self) -> None:
        """`Unavailable` where nothing can be owned: nobody knows whether others do."""
        if not self.holds:
            raise Unavailable(Illegal("TB-12", "store-away"))
        if self.is_cut_off:
            raise Unavailable(Illegal("TB-12", "no-answer"))

    # What others say, and what is not heard of them

    def unheard(self, topic: str) -> None:
        self.visits.unheard(topic)

    def broke(self) -> None:
        """Whoever here is at another's table may have missed something, and the others something of ours."""
        self.peers.broke()
        self.visits.all_lost()
        self.say_beat()

    def _lost(self, node: str) -> None:
        self.visits.lost(node)
        if self._tables is not None:
            self._tables.forget_sockets(node)

    def _take_order(self, table: bytes) -> None:
        if self._tables is not None and not self.is_draining:
            self._tables.adopt(table.decode())

    # The lease

    async def _renew(self) -> None:
        asked_s = steady_seconds()
        place = f"{socket.gethostname()}, process {os.getpid()}"
        renewed = await self._store.renew(self.id, place, version("fortable"), self._lease_s)
        self._until_s = asked_s + self._lease_s
        self.is_first = renewed.is_first
        self._is_in_doubt |= renewed.tables != len(self._held)
        if abs(renewed.now - time.time() - self._off_s) > OFF_S:
            self._off_s = renewed.now - time.time()
            log.warning("clock_is_off", seconds=round(self._off_s, 1))
        self._do_what_is_wanted(renewed.moves, is_drained=renewed.is_draining)

    def _do_what_is_wanted(self, moves: Iterable[tuple[str, str]], *, is_drained: bool) -> None:
        if self._tables is None:
            return
        for table, node in moves:
            self._tables.move(table, node)
        if is_drained and not self.is_draining:
            self._tables.drain()

    async def _keep(self) -> None:
        """Until it is cancelled; what it owns is lost when its lease is."""
        while True:
            try:
                async with asyncio.timeout(self._lease_s / 2):
                    await self._renew()
                if self._is_in_doubt:
                    await self._reconcile()
            except (Unavailable, TimeoutError) as error:
                log.warning("lease_not_renewed", why=repr(error))
                await asyncio.sleep(PAUSE_S)
            else:
                await asyncio.sleep(self._lease_s / RENEWALS)

    async def _reconcile(self) -> None:
        """What is not here is nobody's, and what is another's by now is not here: it would hear what is
        meant for that one, and turn everybody away.
        """
        async with self._taking:
            kept = await self._store.keep_only(self.id, sorted(self._held))
            self._is_in_doubt = False
            if lost := self._held - kept:
                self._lose(lost)

    async def _beat(self) -> None:
        while True:
            self._look_at_lease()
            self.say_beat()
            await asyncio.sleep(BEAT_S)

    def say_beat(self) -> None:
        """It is there, and takes tables or not."""
        self.peers.beat(takes_tables=self.holds and not self.is_draining)

    async def _look(self) -> None:
        while True:
            await self.peers.look()
            await asyncio.sleep(BEAT_S)

    def _look_at_lease(self) -> None:
        """Without it, or without the bus, nobody here is told anything more."""
        if (self._held or self.visits) and (self.is_cut_off or not self.holds):
            self._lose(self._held.copy())
            self._is_in_doubt = True
            self.visits.all_lost(here_too=True)

    def _lose(self, epochs: Collection[int]) -> None:
        assert self._tables is not None
        log.warning("tables_lost", count=len(epochs), is_cut_off=self.is_cut_off)
        self._held.difference_update(epochs)
        self.lost += len(epochs)
        self._tables.lose(epochs)
