"""A file at one end of a move. As a target it has its name only once all of it is there."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from itertools import islice
from pathlib import Path

import apsw

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable
from fortable.server.store.sqlite.copies import part_of, present, publish, verify, verify_kind
from fortable.server.store.sqlite.database import look_into, open_database
from fortable.server.store.sqlite.failures import cannot_open
from fortable.server.store.sqlite.lock import Lock
from fortable.server.store.statements import marks

from .ends import PORTION, End, Row, Target


class InFile:
    """Over one connection to it."""

    def __init__(self, connection: apsw.Connection, name: str) -> None:
        self._connection = connection
        self.name = name

    async def columns(self, table: str) -> tuple[str, ...]:
        query = "SELECT name FROM pragma_table_info(?) ORDER BY name"
        return tuple(name for (name,) in self._connection.execute(query, (table,)))

    async def portions(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]:
        rows = self._connection.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608
        while portion := list(islice(rows, PORTION)):
            yield portion

    async def put(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        names = f"{table} ({', '.join(columns)})"
        query = f"INSERT INTO {names} VALUES ({marks(len(columns))})"  # noqa: S608
        self._connection.executemany(query, rows)


@asynccontextmanager
async def reading(file: Path) -> AsyncIterator[End]:
    """Of the present schema; `Unavailable` or `OSError` if it is none of ours, or a server has it."""
    verify_kind(file)
    lock = Lock(file)
    try:
        with closing(open_database(file)) as connection:
            yield InFile(connection, str(file))
    except apsw.Error as error:
        raise cannot_open(str(file), error) from error
    finally:
        lock.release()


@asynccontextmanager
async def backup(file: Path) -> AsyncIterator[End]:
    """Of a copy of any schema, which is not changed; `Unavailable` or `OSError` if it is not whole."""
    verify(file)
    try:
        with present(file) as found, closing(look_into(found)) as connection:
            yield InFile(connection, str(file))
    except apsw.Error as error:
        raise cannot_open(str(file), error) from error


@asynccontextmanager
async def writing(file: Path) -> AsyncIterator[Target]:
    """For a server that is to use it: nobody else has it meanwhile."""
    check_absent(file)
    lock = Lock(file)
    try:
        async with copy(file) as target:
            yield target
    finally:
        lock.release()


def check_absent(file: Path) -> None:
    """`Unavailable` if there is anything of this name."""
    if file.exists():
        raise Unavailable(Illegal("TB-12", "not-empty", store=str(file)))


@asynccontextmanager
async def copy(file: Path) -> AsyncIterator[Target]:
    """Made under another name, in one transaction, and looked through before it has its own."""
    try:
        with part_of(file) as part:
            with closing(open_database(part)) as connection:
                with connection:
                    connection.execute("DELETE FROM house")
                    yield InFile(connection, str(file))
                connection.execute("PRAGMA journal_mode = DELETE")
            verify(part, called=file)
            publish(part, file)
    except apsw.Error as error:
        raise cannot_open(str(file), error) from error
