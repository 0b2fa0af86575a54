"""The tables of this process: each is woken when somebody comes, and is unloaded when nobody is there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Any, NamedTuple

import structlog
from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.server.bus import Silence
from fortable.server.places import of_nobody
from fortable.server.store import Conflict, TableRow, Unavailable
from fortable.server.store.nodes import Claim, Fenced
from fortable.server.wire.table_messages import Asking, Question, table_topic

from .context import TableContext
from .match.ledger import load_ledger
from .recovery import TRY_AGAIN_S
from .table import Table

CLOSING_S = 0.5
"""So long may tables take to come to an end."""
HANDING_S = 5.0
"""So long one may, of which others go on."""
MAKE_ROOM_EVERY_S = 1.0
PAUSE_S = 0.01

log = structlog.get_logger()


class Owned(NamedTuple):
    """A table in memory, its task, and by what right it is here where others might have it."""

    table: Table
    task: asyncio.Task[None]
    claim: Claim | None


class TableRegistry:
    """Owners by the id of their table."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self._owners: dict[str, Owned] = {}
        self._waking: dict[str, asyncio.Task[Any]] = {}
        self._aside: set[asyncio.Task[Any]] = set()
        """What is done beside, and nobody waits for."""
        self._made_room_at = -inf

    async def wake(self, table: str) -> str:
        """See to it that somebody owns the table, and who does; `Illegal` if there is none of this id.

        It may be unloaded again at any time: what is said at once on return is heard.
        """
        while (owner := await self._owner(table)) is None:
            if table not in self._waking:
                self._begin_waking(table, self._wake(table))
            await asyncio.shield(self._waking[table])
        return owner

    async def _owner(self, table: str) -> str | None:
        try:
            return await self.context.bus.hearer(table_topic(table))
        except Silence:  # whoever has it may be dead: the store knows
            return None

    def _begin_waking(self, table: str, work: Coroutine[Any, Any, Any]) -> None:
        self._waking[table] = asyncio.create_task(work, context=of_nobody())

    @asynccontextmanager
    async def visit(
        self, table: str, unheard: Callable[[], None], lost: Callable[[], None]
    ) -> AsyncIterator[str]:
        """A table that is awake; `unheard` is called if nobody has it any more, and `lost` if whoever does is
        gone, or something that was said.
        """
        owner, node = await self.wake(table), self.context.node
        if node is None:
            yield owner
            return
        node.peers.expect(owner)
        with node.visits.watch(owner, table_topic(table), unheard, lost):
            yield owner

    async def ask(self, table: str, question: Question) -> bytes:
        """What a table answers, as its bytes; asked again if nobody had heard it. `Illegal` if none comes."""
        while True:
            asking = Asking(self.context.bus, table)
            async with self.visit(table, asking.was_not_heard, asking.is_in_doubt):
                if answer := await asking.ask(question):
                    return answer

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
            for owned in self._owners.values():
                owned.table.unload_if_idle()

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
        return self._owners[table].table.row if table in self._owners else None

    def is_here(self, table: str, person: str) -> bool:
        """Whether somebody is at a table."""
        return table in self._owners and self._owners[table].table.is_here(person)

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
        for owned in self._owners.values():
            owned.table.stood_still()

    @property
    def owned(self) -> tuple[Owned, ...]:
        """All that are in memory."""
        return tuple(self._owners.values())

    def wake_claimed(self, claim: Claim) -> None:
        """One that was taken from nobody; unless it is about to be woken in another epoch."""
        if claim.table in self._waking or claim.table in self._owners:
            assert self.context.node is not None
            self.do_aside(self.context.node.let_go(claim))
        else:
            self._begin_waking(claim.table, self._wake_claimed(claim))

    async def _wake_claimed(self, claim: Claim) -> None:
        """One that cannot be read is kept, and so kept from others, who could not read it either."""
        try:
            await self._begin(claim.table, claim)
        except (Unavailable, Fenced):
            assert self.context.node is not None
            await self.context.node.let_go(claim)
        except Exception:
            log.exception("table_lost", table=claim.table)
        finally:
            del self._waking[claim.table]

    async def hand(self, owned: Owned, node: str | None) -> None:
        """After all that came before, a table goes to another process, or to whoever comes for it."""
        owned.table.close()
        _, late = await asyncio.wait({owned.task}, timeout=HANDING_S)
        if late:
            owned.task.cancel()
        if owned.claim is not None and self.context.node is not None:
            await self.context.node.let_go(owned.claim)
            if node is not None:
                self.context.node.hand(owned.claim.table, node)

    async def close(self) -> None:
        """Every table finishes what has come in, and tells everybody to come back; soon, or not at all."""
        for task in self._aside:
            task.cancel()
        for owned in self._owners.values():
            owned.table.close()
        tasks = [owned.task for owned in self._owners.values()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=CLOSING_S)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _wake(self, table: str) -> None:
        if self.is_full:
            self.make_room()
        try:
            if self.context.node is None:
                await self._begin(table)
            elif (claim := await self._claim(table)) is not None:
                with suppress(Fenced):  # somebody else was quicker
                    await self._begin_claimed(claim)
        finally:
            del self._waking[table]

    async def _claim(self, table: str) -> Claim | None:
        """None if another process has it, or it was woken here while the others were asked."""
        assert self.context.node is not None
        if table in self._owners:
            await asyncio.sleep(PAUSE_S)
            return None
        try:
            return await self.context.node.claim(table)
        except LookupError:
            raise _no_such(table) from None

    async def _begin_claimed(self, claim: Claim) -> None:
        try:
            await self._begin(claim.table, claim)
        except BaseException:
            assert self.context.node is not None
            self.do_aside(self.context.node.let_go(claim))
            raise

    async def _begin(self, table: str, claim: Claim | None = None) -> None:
        ledger = await load_ledger(table, self.context, claim)
        if ledger is None:
            raise _no_such(table)
        owner = Table(ledger, self.context)
        task = asyncio.create_task(owner.run(), name=table_topic(table))
        self._owners[table] = Owned(owner, task, claim)
        self.context.metrics.tables.inc()
        task.add_done_callback(lambda task: self._unloaded(table, task))
        await owner.listening.wait()

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
        claim = self._owners.pop(table).claim
        self.context.metrics.tables.dec()
        if claim is not None and self.context.node is not None:
            self.do_aside(self.context.node.let_go(claim))
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            self.do_aside(self._wake_again(table))
        elif isinstance(error, Fenced):
            log.warning("table_fenced", table=table)
        elif error is not None:
            log.error("table_died", table=table, exc_info=error)

    def do_aside(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work, context=of_nobody())
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)
        return task

    async def _wake_again(self, table: str) -> None:
        """As soon as it can be read: bots and the clock go on, whether or not anybody comes."""
        with suppress(Illegal):
            while True:
                await asyncio.sleep(TRY_AGAIN_S)
                with suppress(Unavailable):
                    await self.wake(table)
                    return


def _no_such(table: str) -> Illegal:
    return Illegal("TB-09", "no-such-table", tried=table[:40])
