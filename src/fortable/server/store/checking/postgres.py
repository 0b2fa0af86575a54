"""A database in PostgreSQL, looked at without changing it; a house may play there meanwhile.

Each table is seen as of one moment. How a new schema is laid out is found by making one in a transaction that
is given up: where that may not be done, it is not known.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import asyncpg

from fortable.server.store.postgres.database import make_anew, named, newest_schema
from fortable.server.store.postgres.dialect import Connection
from fortable.server.store.postgres.failures import AWAY, cannot_open
from fortable.server.store.postgres.looking import reach

from .contract import (
    COLUMNS,
    COUNTED,
    MOST_DAMAGES,
    PORTION,
    RawStep,
    RawTable,
    Sizes,
    Unreadable,
)
from .postgres_layout import DISABLED, LAYOUT, REFERENCES, UNFINISHED

T = TypeVar("T")

LONG_S = 6 * 3600.0
"""So long may one look at a whole table take."""

TABLES = """SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"""
READ_ALL = "SELECT count(*) FROM {table} AS row WHERE row::text IS NULL"
"""Every value of every row is taken out of its page."""
STRAYS = """SELECT count(*) FROM {table} AS a LEFT JOIN {other} AS b ON b.{there} = a.{here}
    WHERE a.{here} IS NOT NULL AND b.{there} IS NULL"""
ROOM = """SELECT sum(pg_total_relation_size(c.oid))::bigint FROM pg_class AS c
    JOIN pg_namespace AS n ON n.oid = relnamespace WHERE nspname = current_schema() AND relkind = 'r'"""


class InPostgres:
    """Open to be looked at, over one connection."""

    kind = "PostgreSQL"

    def __init__(self, address: str) -> None:
        self.name = named(address)
        self.newest = newest_schema()
        self._runner = asyncio.Runner()
        try:
            self._connection, self._schema = self._runner.run(reach(address))
        except BaseException:
            self._runner.close()
            raise

    def close(self) -> None:
        self._connection.terminate()
        self._runner.close()

    def damages(self) -> list[str]:
        """What is not given when every row is read, indexes that are not whole, triggers that are off."""
        found = []
        for (table,) in self._rows(TABLES):
            try:
                self._rows(READ_ALL.format(table=table), timeout=LONG_S)
            except Unreadable as error:
                found.append(f"{table}: {error}")
        said = [*self._rows(UNFINISHED), *self._rows(DISABLED)]
        return [*found, *(line for (line,) in said)][:MOST_DAMAGES]

    def strays(self) -> list[tuple[str, str, int]]:
        counted = []
        for table, here, other, there in self._rows(REFERENCES):
            query = STRAYS.format(table=table, here=here, other=other, there=there)
            counted.append((table, other, self._rows(query, timeout=LONG_S)[0][0]))
        return [each for each in counted if each[2]]

    def schema(self) -> int:
        return self._schema

    def other_layouts(self) -> list[str] | None:
        found = dict(self._rows(LAYOUT))
        try:
            made = self._asked(_as_made)
        except (asyncpg.InsufficientPrivilegeError, asyncpg.ReadOnlySQLTransactionError):
            return None
        names = {*made, *found}
        return sorted(name for name in names if made.get(name) != found.get(name))

    def sizes(self) -> Sizes:
        rows = {
            name: self._rows(f"SELECT count(*) FROM {name}", timeout=LONG_S)[0][0]  # noqa: S608
            for name in COUNTED
        }
        return Sizes(bytes=self._rows(ROOM)[0][0], rows=rows)

    def numbers(self) -> Iterator[int]:
        last = 0
        query = "SELECT number FROM tables WHERE number > $1 ORDER BY number LIMIT $2"
        while found := [number for (number,) in self._rows(query, last, PORTION)]:
            yield from found
            last = found[-1]

    def table(self, number: int) -> RawTable | None:
        async def raw(connection: Connection) -> RawTable | None:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await _raw(connection, number)

        return self._told(raw)

    def _rows(self, query: str, *values: Any, timeout: float | None = None) -> list[Any]:
        return self._told(lambda connection: connection.fetch(query, *values, timeout=timeout))

    def _told(self, ask: Callable[[Connection], Awaitable[T]]) -> T:
        """What is asked; `Unreadable` with what the database said instead."""
        try:
            return self._asked(ask)
        except asyncpg.PostgresError as error:
            raise Unreadable(str(error)) from error

    def _asked(self, ask: Callable[[Connection], Awaitable[T]]) -> T:
        """`Unavailable` if nobody answers any more."""

        async def asked() -> T:
            return await ask(self._connection)

        try:
            return self._runner.run(asked())
        except AWAY as error:
            raise cannot_open(self.name, error) from error


async def _raw(connection: Connection, number: int) -> RawTable | None:
    query = f"SELECT {', '.join(COLUMNS)}, data FROM tables WHERE number = $1"  # noqa: S608
    row = await connection.fetchrow(query, number)
    if row is None:
        return None
    sitting = await connection.fetch("SELECT person FROM chairs WHERE tables = $1", number)
    places = await connection.fetch(
        "SELECT place FROM results WHERE tables = $1 AND seat IS NOT NULL ORDER BY seat", number
    )
    steps = await connection.fetch(
        "SELECT intent, version, data FROM steps WHERE tables = $1 ORDER BY number", number
    )
    return RawTable(
        {name: row[name] for name in COLUMNS},
        row["data"],
        tuple(RawStep(*step) for step in steps),
        frozenset(person for (person,) in sitting),
        tuple(place for (place,) in places),
    )


async def _as_made(connection: Connection) -> dict[str, str]:
    """How a new schema is laid out; there was none afterwards."""
    giving_up = connection.transaction()
    await giving_up.start()
    try:
        await make_anew(connection)
        return dict(await connection.fetch(LAYOUT))  # type: ignore[arg-type]
    finally:
        if not connection.is_closed():
            await giving_up.rollback()
