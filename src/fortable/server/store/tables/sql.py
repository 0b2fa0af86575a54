"""Tables in SQL: opened, changed and found, with the steps of their matches."""

from collections.abc import Sequence
from typing import Any

from fortable.kernel.codec import decode
from fortable.kernel.words import Seat
from fortable.server.store.conflicts import Stale
from fortable.server.store.contract import (
    NO_LIMITS,
    Status,
    Step,
    StoredTable,
    TableLimits,
    TableRow,
)
from fortable.server.store.seekers.sql import find
from fortable.server.store.statements import SqlRoom, Statements, marks

from .changes import APPEND, NUMBER, add_table, change_table, written
from .limits import check_limits

ROW = "SELECT data FROM tables WHERE id = $1"
ANSWER = f"SELECT data FROM steps WHERE tables = {NUMBER} AND intent = $2"  # noqa: S608
STEPS = f"SELECT data FROM steps WHERE tables = {NUMBER} AND version IS NOT NULL ORDER BY version"  # noqa: S608

LAST_STEPS = f"{STEPS} DESC LIMIT $2"
LOOKED_BACK = 100
"""So many steps: others may have done something while a seat was waited for."""

WAITING = """SELECT id, steps.data FROM tables JOIN steps ON steps.tables = tables.number
    WHERE id IN ({}) AND version = (SELECT max(version) FROM steps WHERE steps.tables = tables.number)"""

PUBLIC = """SELECT data FROM tables WHERE is_public AND status IN ('open', 'playing')
    ORDER BY number DESC LIMIT $1"""

OF_PERSON = """SELECT data FROM tables WHERE number IN (
    SELECT number FROM tables WHERE host = $1 UNION SELECT tables FROM chairs WHERE person = $1)
    AND coalesce(status, '') IN ('open', 'playing') ORDER BY number DESC"""
"""Those of one person are few: to look for all that are open or playing would be dear."""


class TablesInSql(SqlRoom):
    """What a store remembers of tables."""

    async def installation_id(self) -> str:
        ((id_,),) = await self._read("SELECT id FROM house")
        return str(id_)

    async def check(self) -> None:
        await self._change("UPDATE house SET checks = checks + 1")

    async def add_table(
        self,
        row: TableRow,
        limits: TableLimits = NO_LIMITS,
        before: TableRow | None = None,
        opening: Step | None = None,
        found_by: Sequence[str] = (),
    ) -> None:
        def work() -> Statements[None]:
            if before is not None:  # it is over, and counts no more
                yield from change_table(before)
            yield from check_limits(row, limits, self.dialect)
            yield from add_table(row)
            if opening is not None:
                yield APPEND, written(opening)
            if not (yield from find(row.id, found_by)):
                raise Stale(f"not all who were to play at {row.id} seek any more")

        await self._write(work)

    async def change_table(self, row: TableRow) -> None:
        await self._write(lambda: change_table(row))

    async def answer(self, table: str, intent: str) -> Any:
        rows = await self._read(ANSWER, table, intent)
        return decode(rows[0][0], Step).answer if rows else None

    async def row(self, id: str) -> TableRow | None:  # noqa: A002
        rows = await self._rows(ROW, id)
        return rows[0] if rows else None

    async def table(self, id: str) -> StoredTable | None:  # noqa: A002
        def look() -> Statements[StoredTable | None]:
            rows = yield ROW, (id,)
            if not rows:
                return None
            steps = yield STEPS, (id,)
            return StoredTable(
                decode(rows[0][0], TableRow), tuple(decode(data, Step) for (data,) in steps)
            )

        return await self._look(look)

    async def written_table(self, id: str) -> bytes | None:  # noqa: A002
        def look() -> Statements[bytes | None]:
            rows = yield ROW, (id,)
            steps = b",".join(data for (data,) in (yield STEPS, (id,)))
            return b'{"row":%b,"steps":[%b]}' % (rows[0][0], steps) if rows else None

        return await self._look(look)

    async def tables(self, *status: Status) -> tuple[TableRow, ...]:
        which = f"SELECT data FROM tables WHERE status IN ({marks(len(status))})"  # noqa: S608
        return await self._rows(f"{which} ORDER BY number DESC", *status)

    async def due_tables(self, before: float) -> tuple[str, ...]:
        rows = await self._read("SELECT id FROM tables WHERE due < $1 ORDER BY due", before)
        return tuple(id_ for (id_,) in rows)

    async def public_tables(self, most: int) -> tuple[TableRow, ...]:
        return await self._rows(PUBLIC, most)

    async def waited_for(self, tables: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
        if not tables:
            return {}
        rows = await self._read(WAITING.format(marks(len(tables))), *tables)
        found = ((id_, decode(data, Step).waiting) for id_, data in rows)
        return {id_: waiting for id_, waiting in found if waiting is not None}

    async def waited_since(self, table: str, seat: Seat) -> float | None:
        since: float | None = None
        steps = await self._read(LAST_STEPS, table, LOOKED_BACK)
        for step in (decode(data, Step) for (data,) in steps):
            if step.waiting is None or seat not in step.waiting:
                return since
            since = step.at
            if step.seat == seat:
                return since
        return since if len(steps) < LOOKED_BACK else None

    async def tables_of(self, person: str) -> tuple[TableRow, ...]:
        return await self._rows(OF_PERSON, person)

    async def _rows(self, query: str, *values: Any) -> tuple[TableRow, ...]:
        def look() -> Statements[tuple[TableRow, ...]]:
            return tuple(decode(data, TableRow) for (data,) in (yield query, values))

        return await self._look(look)
