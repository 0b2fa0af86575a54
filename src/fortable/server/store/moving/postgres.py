"""A database at one end of a move. As a target all of it is one transaction, the tables too."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable
from fortable.server.store.postgres.database import (
    connect,
    connect_to_write,
    lock,
    migrate,
    named,
    schema_of,
)
from fortable.server.store.postgres.dialect import Connection
from fortable.server.store.postgres.failures import FAILURES, cannot_open
from fortable.server.store.postgres.looking import looking, reach

from .ends import PORTION, End, Row, Target

COLUMNS = """SELECT column_name::text, data_type, is_identity FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY column_name::text COLLATE "C" """

GO_ON = """SELECT setval(pg_get_serial_sequence($1, 'number'), max(number)) FROM {table}
    HAVING max(number) IS NOT NULL"""
"""What is counted goes on behind what came."""


class InDatabase:
    """Over one connection to it, in a transaction."""

    def __init__(self, connection: Connection, name: str) -> None:
        self._connection = connection
        self.name = name

    async def columns(self, table: str) -> tuple[str, ...]:
        return tuple(name for name, *_ in await self._connection.fetch(COLUMNS, table))

    async def portions(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]:
        query = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608
        rows = await self._connection.cursor(query)
        while portion := await rows.fetch(PORTION):
            yield [tuple(row) for row in portion]

    async def put(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        told = await self._connection.fetch(COLUMNS, table)
        truths = {name for name, kind, _ in told if kind == "boolean"}
        places = [place for place, name in enumerate(columns) if name in truths]
        records = [_with_truths(row, places) for row in rows] if places else rows
        await self._connection.copy_records_to_table(table, records=records, columns=columns)
        if any(is_identity == "YES" for *_, is_identity in told):
            await self._connection.execute(GO_ON.format(table=table), table)


def _with_truths(row: Row, places: Sequence[int]) -> Row:
    """SQLite has numbers for what is true or not."""
    values = list(row)
    for place in places:
        values[place] = bool(values[place])
    return tuple(values)


@asynccontextmanager
async def copying(address: str) -> AsyncIterator[End]:
    """As of one moment, while those who use it go on; `Unavailable` if it is none of ours."""
    async with looking(address) as connection:
        yield InDatabase(connection, named(address))


@asynccontextmanager
async def reading(address: str) -> AsyncIterator[End]:
    """Of the present schema; `Unavailable` if it is none of ours, or a server has it."""
    try:
        ours, _ = await reach(address)
        await ours.close()
        connection = await connect_to_write(address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield InDatabase(connection, named(address))
        finally:
            connection.terminate()
    except FAILURES as error:
        raise cannot_open(named(address), error) from error


@asynccontextmanager
async def writing(address: str) -> AsyncIterator[Target]:
    """`Unavailable` if there is anything in it, or a server has it."""
    try:
        connection = await connect(address)
        try:
            await lock(connection, address)
            if await schema_of(connection, address):
                raise Unavailable(Illegal("TB-12", "not-empty", store=named(address)))
            async with connection.transaction():
                await migrate(connection, address)
                await connection.execute("DELETE FROM house")
                yield InDatabase(connection, named(address))
        finally:
            connection.terminate()
    except FAILURES as error:
        raise cannot_open(named(address), error) from error
