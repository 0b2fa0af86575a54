"""Whoever wants to be forgotten is: at once what is theirs alone, then table by table where they are named.

A match goes on without them as if they had left it for good, and one that is over keeps a nameless seat. If
something fails in the midst of it, or the server goes down, it is gone on with later.
"""

import asyncio

import structlog
from msgspec.structs import replace

from fortable.kernel.codec import decode
from fortable.kernel.words import Illegal
from fortable.protocol.messages import Refusal, Table
from fortable.server.bus import Bus
from fortable.server.ids import new_id
from fortable.server.people.people import People
from fortable.server.store import Conflict, Person, Stale, Store, TableRow, Unavailable
from fortable.server.tables.registry import TableRegistry
from fortable.server.tables.visitors.nameless import nameless
from fortable.server.wire.refusals import Told
from fortable.server.wire.table_messages import farewell_of, table_topic

LOOKED_AT = 500
"""So many tables are looked through at once: a few milliseconds."""
TRY_AGAIN_S = 600.0

log = structlog.get_logger()


class Farewells:
    """Of one server."""

    def __init__(self, store: Store, bus: Bus, people: People, tables: TableRegistry) -> None:
        self._store = store
        self._bus = bus
        self._people = people
        self._tables = tables

    async def say(self, person: Person) -> None:
        """Nobody is left of them on return; what is theirs alone is gone even if something fails later."""
        devices = await self._store.devices_of(person.id)
        await self._store.begin_farewell(person.id)
        await self._people.end(person, devices)
        await self._forget(person.id)

    async def run(self) -> None:
        """Go on with what was begun and failed, until it is cancelled."""
        while True:
            try:
                for person in await self._store.farewells():
                    await self._forget(person)
            except (Illegal, Unavailable, Conflict) as error:
                log.info("farewell_put_off", why=repr(error))
            await asyncio.sleep(TRY_AGAIN_S)

    async def _forget(self, person: str) -> None:
        after: int | None = 0
        while after is not None:
            rows, after = await self._store.tables_naming(person, after, LOOKED_AT)
            for row in rows:
                await self._take_out_of(row, person)
                await self._store.forget_hand(row.id, person, new_id())
        await self._store.end_farewell(person)

    async def _take_out_of(self, row: TableRow, person: str) -> None:
        """By the table's owner where something goes on, or somebody looks at it; else where it lies."""
        without = replace(nameless(row, person), revision=row.revision + 1)
        is_over = row.status in ("over", "abandoned")
        if not is_over and not await self._can_be_woken(row.id):
            await self._store.change_table(replace(without, status="abandoned", due=None))
        elif is_over and not await self._bus.is_heard(table_topic(row.id)):
            try:
                await self._store.make_nameless(without)
            except Stale:  # somebody woke it in this moment
                await self._ask(row.id, person)
        else:
            await self._ask(row.id, person)

    async def _can_be_woken(self, table: str) -> bool:
        """Not if its game is gone: nobody can go on there."""
        try:
            await self._tables.wake(table)
        except Unavailable:
            raise
        except Exception as error:
            log.info("farewell_to_lost_table", table=table, why=repr(error))
            return False
        return True

    async def _ask(self, table: str, person: str) -> None:
        said = await self._tables.ask(table, farewell_of(Person(person, "", 0.0)))
        answer: Table | Refusal = decode(said, Table | Refusal)  # type: ignore[arg-type]
        if isinstance(answer, Refusal):
            raise Told(answer)
