"""The tables of this process: each is woken when somebody comes, and is unloaded when nobody is there."""

import asyncio
from contextlib import suppress
from math import inf
from typing import Any

import structlog
from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.server.places import of_nobody
from fortable.server.store import Conflict, TableRow, Unavailable
from fortable.server.wire.table_messages import table_topic

from .context import TableContext
from .match.ledger import load_ledger
from .recovery import TRY_AGAIN_S
from .table import Table

CLOSING_S = 0.5
"""So long may tables take to come to an end."""
MAKE_ROOM_EVERY_S = 1.0

log = structlog.get_logger()


class TableRegistry:
    """Owners by the id of their table."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self._owners: dict[str, tuple[Table, asyncio.Task[None]]] = {}
        self._waking: dict[str, asyncio.Task[Any]] = {}
        self._insisting: set[asyncio.Task[None]] = set()
        self._made_room_at = -inf

    async def wake(self, table: str) -> None:
        """See to it that somebody owns the table; `Illegal` if there is none of this id.

        It may be unloaded again at any time: what is said at once on return is heard.
        """
        while not await self.context.bus.is_heard(table_topic(table)):
            if table not in self._waking:
                self._waking[table] = asyncio.create_task(self._wake(table), context=of_nobody())
            await asyncio.shield(self._waking[table])

    async def wake_what_is_due(self) -> None:
        """Bots and clocks go on, also where they were when the server went down; one after the other."""
        lost: set[str] = set()
        while True:
            with suppress(Unavailable):
                until = self.context.now() + self.context.ahead_s
                due = await self.context.store.due_tables(until)
                for table in (table for table in due if table not in self._owners):
                    if table not in lost and not await self.can_be_woken(table):
                        lost.add(table)
            await asyncio.sleep(self.context.look_every_s)

    async def can_be_woken(self, table: str) -> bool:
        """One that cannot be read must not keep the others asleep, nor from being ended."""
        try:
            await self.wake(table)
        except Unavailable:
            raise
        except Exception:
            log.exception("table_lost", table=table)
            return False
        return True

    def make_room(self) -> None:
        """What nobody looks at need not rest in memory when that is scarce."""
        now = self.context.time.steady()
        if now - self._made_room_at >= MAKE_ROOM_EVERY_S:
            self._made_room_at = now
            for table, _ in self._owners.values():
                table.unload_if_idle()

    @property
    def in_use(self) -> int:
        """How many are in memory: somebody looks at them, or something is about to happen there."""
        return len(self._owners)

    @property
    def is_full(self) -> bool:
        """Whether that is as many as there is room for."""
        return 0 < self.context.most_tables <= self.in_use

    def row(self, table: str) -> TableRow | None:
        """How a table is that is in memory."""
        return self._owners[table][0].row if table in self._owners else None

    def is_here(self, table: str, person: str) -> bool:
        """Whether somebody is at a table."""
        return table in self._owners and self._owners[table][0].is_here(person)

    async def give_up(self, table: str) -> bool:
        """Whether a match was given up because nobody goes on with it: not if anybody is there.

        Whoever comes meanwhile waits for it, and finds what became of it.
        """
        if await self.context.bus.is_heard(table_topic(table)) or table in self._waking:
            return False
        giving_up = asyncio.create_task(self._give_up(table))
        self._waking[table] = giving_up
        return await asyncio.shield(giving_up)

    def stood_still(self, lost_s: float) -> None:
        """The server did, or its clock was set: at no table anybody pays for it."""
        log.warning("stood_still", seconds=round(lost_s, 1))
        for table, _ in self._owners.values():
            table.stood_still()

    async def close(self) -> None:
        """Every table finishes what has come in, and tells everybody to come back; soon, or not at all."""
        for task in self._insisting:
            task.cancel()
        for table, _ in self._owners.values():
            table.close()
        tasks = [task for _, task in self._owners.values()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=CLOSING_S)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _wake(self, table: str) -> None:
        if self.is_full:
            self.make_room()
        try:
            ledger = await load_ledger(table, self.context)
            if ledger is None:
                raise Illegal("TB-09", "no-such-table", tried=table[:40])
            owner = Table(ledger, self.context)
            task = asyncio.create_task(owner.run(), name=table_topic(table))
            self._owners[table] = owner, task
            self.context.metrics.tables.inc()
            task.add_done_callback(lambda task: self._unloaded(table, task))
            await owner.listening.wait()
        finally:
            del self._waking[table]

    async def _give_up(self, table: str) -> bool:
        store = self.context.store
        try:
            row = await store.row(table)
            if row is None or row.status != "playing":
                return False
            now, revision = self.context.now(), row.revision + 1
            given_up = replace(row, status="abandoned", is_lapsed=True, due=None, left=None)
            await store.change_table(replace(given_up, changed=now, revision=revision))
        except Conflict:
            return False
        finally:
            del self._waking[table]
        return True

    def _unloaded(self, table: str, task: asyncio.Task[None]) -> None:
        del self._owners[table]
        self.context.metrics.tables.dec()
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            insisting = asyncio.create_task(self._wake_again(table))
            self._insisting.add(insisting)
            insisting.add_done_callback(self._insisting.discard)
        elif error is not None:
            log.error("table_died", table=table, exc_info=error)

    async def _wake_again(self, table: str) -> None:
        """As soon as it can be read: bots and the clock go on, whether or not anybody comes."""
        with suppress(Illegal):
            while True:
                await asyncio.sleep(TRY_AGAIN_S)
                with suppress(Unavailable):
                    return await self.wake(table)
