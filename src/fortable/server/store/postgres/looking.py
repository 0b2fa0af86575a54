"""A database as whoever only looks sees it: nothing is changed, nobody waits for it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable

from .database import connect, named, newest_schema, schema_of
from .dialect import Connection
from .failures import FAILURES, cannot_open


async def reach(address: str) -> tuple[Connection, int]:
    """A connection, and the version of the schema there; `Unavailable` if it is none of ours."""
    try:
        connection = await connect(address)
        try:
            schema = await schema_of(connection, address)
            if not schema:
                raise Unavailable(Illegal("TB-12", "no-database", file=named(address)))
        except BaseException:
            connection.terminate()
            raise
    except FAILURES as error:
        raise cannot_open(named(address), error) from error
    return connection, schema


@asynccontextmanager
async def looking(address: str) -> AsyncIterator[Connection]:
    """As of one moment; `Unavailable` if it is none of ours, or not of the schema that this program makes."""
    connection, schema = await reach(address)
    try:
        if schema != newest_schema():
            known = newest_schema()
            refusal = Illegal(
                "TB-12", "older-schema", file=named(address), found=schema, known=known
            )
            raise Unavailable(refusal)
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield connection
    except FAILURES as error:
        raise cannot_open(named(address), error) from error
    finally:
        connection.terminate()
