"""A process as one of several: its lease on its tables, and how it comes to a table and lets it go.

Nothing is a leader. A table is whose row says so, for as long as that one's lease runs by the time of the
database. Whoever may have been thought gone asks the store before anything is said of a table again.
"""

import asyncio
import time
from collections.abc import Collection, Iterable
from contextlib import suppress

import structlog

from fortable.kernel.words import Illegal
from fortable.server.bus import Bus
from fortable.server.server_time import steady_seconds
from fortable.server.store import Unavailable
from fortable.server.store.nodes import Claim, Held, NodesKept
from fortable.server.work.tasks import stop

from .figures import ASKED, DUE
from .lease import Lease
from .own_tables import OwnTables
from .peers import BEAT_S, Peers, orders_topic
from .visits import Visits

RENEWALS = 3
"""So many in the time of one lease."""
PAUSE_S = 0.05
"""So long is waited for whoever has a table and does not listen yet, or not any more."""
BUS_LOST_S = 2.0
"""Without the bus for so long nobody stays here: others can be reached elsewhere."""
MOST_DUE = 20

log = structlog.get_logger()


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
        self.lease = Lease(store, self.id, lease_s)
        self._tables: OwnTables | None = None
        self._held: set[int] = set()
        self._taking = asyncio.Lock()
        self._is_in_doubt = False
        """Whether there may be rows of tables that are not here, or tables whose rows are another's."""
        self._has_been_there = True
        """Whether the others have had no cause to think that it is gone, since it last asked the store."""
        self._doubts = 0
        self._asking: asyncio.Task[None] | None = None
        self._chores: list[asyncio.Task[None]] = []
        bus.tell_gaps(self)

    @property
    def is_sure(self) -> bool:
        """Whether nobody can have taken what it owns without its having heard of it."""
        return self._has_been_there and self.lease.holds

    @property
    def is_cut_off(self) -> bool:
        """Whether it has been without the bus for long."""
        since = self._bus.lost_since
        return since is not None and time.monotonic() - since > BUS_LOST_S

    @property
    def lease_left_s(self) -> float:
        """Below 0 it has run out."""
        return self.lease.left_s

    @property
    def owned(self) -> int:
        """So many tables."""
        return len(self._held)

    def check(self) -> None:
        """`Unavailable` unless people can be let in here."""
        self._check_reach()
        if self.is_draining:
            raise Unavailable(Illegal("TB-12", "no-answer"))

    async def open(self, tables: OwnTables) -> None:
        """`Unavailable` if the store is."""
        self._tables = tables
        await self._renew()
        await self.peers.open()
        await self._bus.listen(orders_topic(self.id), self._take_order)
        chores = self._keep(), self._beat(), self._look()
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Everything it owned is nobody's."""
        await stop(self._chores if self._asking is None else [*self._chores, self._asking])
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
        if self.is_draining or self.is_cut_off or not self.lease.holds:
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

    async def make_sure(self) -> None:
        """What is another's by now is lost on return, and whoever waits at it is cancelled. `Unavailable` if
        nobody can say.
        """
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        await asyncio.shield(self._asking)

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
        if claim is not None and held is not None:  # perhaps it is there again
            self.hand(table, held.node)
        return claim

    def _check_reach(self) -> None:
        """`Unavailable` where nothing can be owned: nobody knows whether others do."""
        if not self.lease.holds:
            raise Unavailable(Illegal("TB-12", "store-away"))
        if self.is_cut_off:
            raise Unavailable(Illegal("TB-12", "no-answer"))

    # What others say, and what is not heard of them

    def unheard(self, topic: str) -> None:
        self.visits.unheard(topic)

    def missed(self, node: str) -> None:
        """Whoever here is at a table of that one comes again."""
        self.visits.lost(node)

    def broke(self) -> None:
        """Whoever here is at another's table may have missed something, and the others something of ours."""
        self.peers.broke()
        self._doubt()
        self.visits.all_lost()
        self.say_beat()

    def _lost(self, node: str) -> None:
        self.visits.lost(node)
        if self._tables is not None:
            self._tables.forget_sockets(node)

    def _take_order(self, table: bytes) -> None:
        """Who has it already may have lost it to whoever says so."""
        if self._tables is None:
            return
        if self._tables.has(table.decode()):
            self._doubt()
            self._is_in_doubt = True
        elif not self.is_draining:
            self._tables.adopt(table.decode())

    # The lease

    async def _renew(self) -> None:
        renewed = await self.lease.renew()
        self.is_first = renewed.is_first
        self._is_in_doubt |= renewed.tables != len(self._held)
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
                async with asyncio.timeout(self.lease.seconds / 2):
                    await self._renew()
                if self._is_in_doubt:
                    await self.make_sure()
            except (Unavailable, TimeoutError) as error:
                log.warning("lease_not_renewed", why=repr(error))
                await asyncio.sleep(PAUSE_S)
            else:
                await asyncio.sleep(self.lease.seconds / RENEWALS)

    async def _reconcile(self) -> None:
        """What is not here is nobody's, and what is another's by now is not here: it would hear what is
        meant for that one, and turn everybody away.
        """
        async with self._taking:
            kept = await self._store.keep_only(self.id, sorted(self._held))
            self._is_in_doubt = False
            if lost := self._held - kept:
                self._lose(lost)

    def _doubt(self) -> None:
        """From now on the store is asked; what it was asked before says nothing."""
        self._has_been_there = False
        self._doubts += 1
        self._asking = None

    async def _ask(self) -> None:
        self._look_at_lease()
        doubts = self._doubts
        await self._reconcile()
        if doubts == self._doubts:
            self._has_been_there = self._bus.lost_since is None

    async def _beat(self) -> None:
        while True:
            self._look_at_lease()
            self.say_beat()
            await asyncio.sleep(BEAT_S)

    def say_beat(self) -> None:
        """It is there, and takes tables or not."""
        self.peers.beat(takes_tables=self.lease.holds and not self.is_draining)

    async def _look(self) -> None:
        while True:
            await self.peers.look()
            await asyncio.sleep(BEAT_S)

    def _look_at_lease(self) -> None:
        """Without it, or without the bus, nobody here is told anything more."""
        if (self._held or self.visits) and (self.is_cut_off or not self.lease.holds):
            self._lose(self._held.copy())
            self._is_in_doubt = True
            self.visits.all_lost(here_too=True)

    def _lose(self, epochs: Collection[int]) -> None:
        assert self._tables is not None
        log.warning("tables_lost", count=len(epochs), is_cut_off=self.is_cut_off)
        self._held.difference_update(epochs)
        self.lost += len(epochs)
        self._tables.lose(epochs)
