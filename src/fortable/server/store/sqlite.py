"""The store in one SQLite file: WAL, every commit on disk before anybody hears of it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import apsw

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Seat
from fortable.server.places import go_to

from .checkpoints import Checkpoints
from .commits import Commits
from .contract import (
    NO_LIMITS,
    Stale,
    Status,
    Step,
    StoredTable,
    TableLimits,
    TableRow,
)
from .cups.sqlite import CupsInSqlite, begin_cup_tries, end_cup_tries
from .database import connect, open_database
from .days.sqlite import DaysInSqlite, begin_try, end_try
from .failures import Trouble
from .farewells.sqlite import FarewellsInSqlite
from .keys.sqlite import KeysInSqlite
from .lock import Lock
from .notices.sqlite import NoticesInSqlite
from .patience import Patience
from .people.sqlite import PeopleInSqlite
from .place import Place
from .results.sqlite import ResultsInSqlite, write_results
from .seekers.sqlite import SeekersInSqlite, find
from .sqlite_forgetting import ForgettingInSqlite, forget_refusals
from .table_limits import check_limits

T = TypeVar("T")

DATED = "max(?, coalesce((SELECT believed FROM house), 0))"
"""What happens now is not old already, even if the clock was set back."""
ADD_TABLE = f"""INSERT INTO tables
    (id, host, household, status, is_public, changed, dated, due, revision, data)
    VALUES (?, ?, ?, ?, ?, ?, {DATED}, ?, ?, ?)"""  # noqa: S608
CHANGE_TABLE = f"""UPDATE tables
    SET host = ?, status = ?, changed = ?, dated = {DATED}, due = ?, revision = ?, data = ?
    WHERE id = ? AND revision = ?"""  # noqa: S608

NUMBER = "(SELECT number FROM tables WHERE id = ?)"
APPEND = f"INSERT INTO steps (tables, intent, version, data) VALUES ({NUMBER}, ?, ?, ?)"  # noqa: S608

STEPS = f"SELECT data FROM steps WHERE tables = {NUMBER} AND version IS NOT NULL ORDER BY version"  # noqa: S608

LAST_STEPS = f"{STEPS} DESC LIMIT ?"
LOOKED_BACK = 100
"""So many steps: others may have done something while a seat was waited for."""

WAITING = """SELECT id, steps.data FROM tables JOIN steps ON steps.tables = tables.number
    WHERE id IN ({}) AND version = (SELECT max(version) FROM steps WHERE steps.tables = tables.number)"""


class SqliteStore(
    PeopleInSqlite,
    ResultsInSqlite,
    ForgettingInSqlite,
    DaysInSqlite,
    KeysInSqlite,
    NoticesInSqlite,
    SeekersInSqlite,
    CupsInSqlite,
    FarewellsInSqlite,
):
    """One file, one writing connection in its own thread, and one that reads, in another."""

    def __init__(
        self,
        file: Path,
        watch: Callable[[int], object] = lambda _: None,
        lock: Lock | None = None,
    ) -> None:
        """Open or make the file, and bring it to the present schema; the lock is let go of at the end."""
        writing = open_database(file)
        self._lock = lock
        self._commits = Commits(writing, Place(file), watch)
        self._writing, self._reading, copying = writing, connect(file), connect(file)
        self._patience = Patience(writing, self._reading, copying)
        self._checkpoints = Checkpoints(writing, copying)
        self._readers = ThreadPoolExecutor(1, "fortable-reads")
        self._trouble = Trouble("reading")
        self._is_open = True

    async def installation_id(self) -> str:
        ((id_,),) = await self._read("SELECT id FROM house")
        return str(id_)

    async def check(self) -> None:
        await self._commits.write(
            lambda cursor: cursor.execute("UPDATE house SET checks = checks + 1")
        )

    async def add_table(
        self,
        row: TableRow,
        limits: TableLimits = NO_LIMITS,
        before: TableRow | None = None,
        opening: Step | None = None,
        found_by: Sequence[str] = (),
    ) -> None:
        def work(cursor: apsw.Cursor) -> None:
            check_limits(cursor, row, limits)
            _add_table(cursor, row)
            if opening is not None:
                cursor.execute(APPEND, _written(opening))
            if not find(cursor, row.id, found_by):
                raise Stale(f"not all who were to play at {row.id} seek any more")
            if before is not None:
                _change_table(cursor, before)

        await self._commits.write(work)

    @staticmethod
    def _lay(cursor: apsw.Cursor, row: TableRow, opening: Step) -> None:
        _add_table(cursor, row)
        cursor.execute(APPEND, _written(opening))

    async def change_table(self, row: TableRow) -> None:
        await self._commits.write(lambda cursor: _change_table(cursor, row))

    def append(
        self, step: Step, row: TableRow | None = None, limits: TableLimits = NO_LIMITS
    ) -> Awaitable[None]:
        values = _written(step)

        def work(cursor: apsw.Cursor) -> None:
            cursor.execute(APPEND, values)
            if not step.events:
                forget_refusals(cursor, step)
            if row is not None:
                check_limits(cursor, row, limits)
                _change_table(cursor, row)

        return self._commits.write(work)

    async def answer(self, table: str, intent: str) -> Any:
        rows = await self._read(
            f"SELECT data FROM steps WHERE tables = {NUMBER} AND intent = ?",  # noqa: S608
            table,
            intent,
        )
        return decode(rows[0][0], Step).answer if rows else None

    async def row(self, id: str) -> TableRow | None:  # noqa: A002
        rows = await self._rows("SELECT data FROM tables WHERE id = ?", id)
        return rows[0] if rows else None

    async def table(self, id: str) -> StoredTable | None:  # noqa: A002
        return await self._aside(self._table, id)

    async def written_table(self, id: str) -> bytes | None:  # noqa: A002
        def found() -> bytes | None:
            rows = self._fetch("SELECT data FROM tables WHERE id = ?", (id,))
            steps = b",".join(data for (data,) in self._fetch(STEPS, (id,)))
            return b'{"row":%b,"steps":[%b]}' % (rows[0][0], steps) if rows else None

        return await self._aside(found)

    async def tables(self, *status: Status) -> tuple[TableRow, ...]:
        marks = ", ".join("?" * len(status))
        return await self._rows(
            f"SELECT data FROM tables WHERE status IN ({marks}) ORDER BY number DESC",  # noqa: S608
            *status,
        )

    async def due_tables(self, before: float) -> tuple[str, ...]:
        rows = await self._read("SELECT id FROM tables WHERE due < ? ORDER BY due", before)
        return tuple(id_ for (id_,) in rows)

    async def public_tables(self, most: int) -> tuple[TableRow, ...]:
        return await self._rows(
            "SELECT data FROM tables WHERE is_public AND status IN ('open', 'playing')"
            " ORDER BY number DESC LIMIT ?",
            most,
        )

    async def waited_for(self, tables: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
        rows = await self._read(WAITING.format(", ".join("?" * len(tables))), *tables)
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
        return await self._rows(
            "SELECT data FROM tables WHERE number IN ("
            " SELECT number FROM tables WHERE host = ? UNION SELECT tables FROM chairs WHERE person = ?)"
            " AND +status IN ('open', 'playing') ORDER BY number DESC",
            person,
            person,
        )

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            self._patience.is_ending()
            self._commits.close()
            await self._aside(self._close)
            self._readers.shutdown()

    def _close(self) -> None:
        self._commits.join()
        self._checkpoints.close()
        self._reading.close()
        self._writing.close()
        if self._lock is not None:
            self._lock.release()

    async def _rows(self, query: str, *values: Any) -> tuple[TableRow, ...]:
        def found() -> tuple[TableRow, ...]:
            return tuple(decode(data, TableRow) for (data,) in self._fetch(query, values))

        return await self._aside(found)

    async def _read(self, query: str, *values: Any) -> list[Any]:
        return await self._aside(self._fetch, query, values)

    async def _aside(self, read: Callable[..., T], *values: Any) -> T:
        """In the thread that reads, and does nothing else: it waits for nobody who thinks."""
        go_to("store")
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._readers, read, *values)
        except apsw.Error as error:
            raise self._trouble.is_on(error) from error
        self._trouble.is_over()
        return found

    def _table(self, id_: str) -> StoredTable | None:
        rows = self._fetch("SELECT data FROM tables WHERE id = ?", (id_,))
        if not rows:
            return None
        steps = self._fetch(STEPS, (id_,))
        return StoredTable(
            decode(rows[0][0], TableRow), tuple(decode(data, Step) for (data,) in steps)
        )

    def _fetch(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        return list(self._reading.execute(query, values))


def _written(step: Step) -> tuple[Any, ...]:
    return step.table, step.intent, step.version if step.events else None, encode(step)


def _add_table(cursor: apsw.Cursor, row: TableRow) -> None:
    who = (row.id, row.host, row.household)
    dates = (row.changed, row.changed, row.due)
    values = (*who, row.status, row.is_public, *dates, row.revision, encode(row))
    cursor.execute(ADD_TABLE, values)
    _seat_people(cursor, row)
    write_results(cursor, row)
    begin_try(cursor, row)
    begin_cup_tries(cursor, row)


def _change_table(cursor: apsw.Cursor, row: TableRow) -> None:
    was = row.revision - 1
    dates = (row.changed, row.changed, row.due)
    cursor.execute(
        CHANGE_TABLE,
        (row.host, row.status, *dates, row.revision, encode(row), row.id, was),
    )
    if not cursor.connection.changes():
        raise Stale(f"{row.id} is not at revision {was}")
    cursor.execute(f"DELETE FROM chairs WHERE tables = {NUMBER}", (row.id,))  # noqa: S608
    _seat_people(cursor, row)
    write_results(cursor, row)
    end_try(cursor, row)
    end_cup_tries(cursor, row)


def _seat_people(cursor: apsw.Cursor, row: TableRow) -> None:
    people = {
        chair.person for chair in row.chairs if chair.person is not None and not chair.has_left
    }
    for person in sorted(people):
        cursor.execute(f"INSERT INTO chairs VALUES ({NUMBER}, ?)", (row.id, person))  # noqa: S608
