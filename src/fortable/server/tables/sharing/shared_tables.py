"""The tables of this process where others may have them too: found when they are due, lost, handed over."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from itertools import cycle

import structlog

from fortable.server.nodes import Node
from fortable.server.store import Unavailable
from fortable.server.tables.registry import TableRegistry
from fortable.server.wire.table_messages import IS_HERE, presence_of, table_topic

LOOK_EVERY_S = 1.0
"""So often it is looked up what is due and nobody has: so soon bots and clocks go on without their owner."""

log = structlog.get_logger()


class SharedTables:
    """What a node asks of its tables, and what they do by themselves."""

    def __init__(self, tables: TableRegistry, node: Node) -> None:
        self._tables = tables
        self._node = node

    async def wake_what_is_due(self) -> None:
        """What nobody has, or somebody whose lease ran out; every process looks, and one of them finds it."""
        while True:
            with suppress(Unavailable):
                while claims := await self._node.claim_due(self._tables.context.ahead_s):
                    for claim in claims:
                        self._tables.wake_claimed(claim)
            await asyncio.sleep(min(LOOK_EVERY_S, self._tables.context.look_every_s))

    async def is_here(self, table: str, person: str) -> bool:
        """Whether somebody is at a table, whoever has it; not if nobody does."""
        if self._tables.row(table) is not None:
            return self._tables.is_here(table, person)
        if not await self._tables.context.bus.is_heard(table_topic(table)):
            return False
        return await self._tables.ask(table, presence_of(person)) == IS_HERE

    def lose(self, epochs: Collection[int]) -> None:
        for owned in self._tables.owned:
            if owned.claim is not None and owned.claim.epoch in epochs:
                owned.table.part()
                owned.task.cancel()

    def has(self, table: str) -> bool:
        return self._tables.row(table) is not None

    def forget_sockets(self, node: str) -> None:
        for owned in self._tables.owned:
            owned.table.forget_sockets(node)

    def adopt(self, table: str) -> None:
        self._tables.do_aside(self._adopt(table))

    async def _adopt(self, table: str) -> None:
        with suppress(Unavailable):  # whoever comes for it sees to it
            await self._tables.can_be_woken(table)

    def move(self, table: str, node: str) -> None:
        for owned in self._tables.owned:
            if owned.table.id == table:
                self._tables.do_aside(self._tables.hand(owned, node))

    def drain(self) -> None:
        self._tables.do_aside(self.hand_over(0.0))

    async def hand_over(self, within_s: float) -> None:
        """One after the other, to the others in turn; whoever is here comes back elsewhere."""
        self._node.is_draining = True
        self._node.say_beat()
        owned, takers = self._tables.owned, self._node.peers.takers()
        log.info("draining", tables=len(owned), nodes=len(takers))
        to = cycle(takers or [None])
        for each in owned:
            await self._tables.hand(each, next(to))
            await asyncio.sleep(within_s / len(owned))
        self._node.visits.all_lost(here_too=True)
