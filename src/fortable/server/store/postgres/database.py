"""Reaching a database: for one server at a time, of a schema that is known, brought to the present one."""

import asyncio
import os
import socket
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from secrets import token_hex
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable

from .dialect import Connection
from .failures import FAILURES, cannot_open

CONNECT_S = 5.0
ANSWER_S = 10.0
"""So long a statement may take: a line that says nothing any more is given up."""
MIGRATION_S = 6 * 3600.0
"""So long a step of the schema may take: a large database is looked through for it."""
LOCK_S = 1.0
"""So long is waited for whoever holds it: a server that was killed is noticed within that."""
PAUSE_S = 0.05

DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""
"""Whatever else the database is set to waits at least for its own disk."""

PLANNED_ONCE = "SET plan_cache_mode = force_generic_plan"
"""What is written is found by its keys, however much it is: to plan an append anew takes as long as to do it,
and such a plan may look through all tables.
"""

MIGRATION_KEY = "hashtextextended('fortable schema of ' || current_schema(), 0)"
KEY = "hashtextextended('fortable server of ' || current_schema(), 0)"
TRY_LOCK = f"SELECT pg_try_advisory_lock({KEY})"
TRY_SHARED_LOCK = f"SELECT pg_try_advisory_lock_shared({KEY})"
HOLDER = f"""SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND ((classid::bigint << 32) | objid::bigint) = {KEY}"""  # noqa: S608

END = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid = $1 AND application_name = current_setting('application_name')"""

OURS = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'schema_version'"
ANYTHING = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"


def named(address: str) -> str:
    """An address as it may be told: without its password."""
    parts = urlsplit(address)
    if parts.password is None:
        return address
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit(parts._replace(netloc=f"{parts.username}:…@{host}"))


async def connect(address: str) -> Connection:
    """One more connection, durable on every commit."""
    connection = await asyncpg.connect(
        address,
        timeout=CONNECT_S,
        command_timeout=ANSWER_S,
        server_settings={
            "application_name": f"fortable, process {os.getpid()} on {socket.gethostname()}"
        },
    )
    await connection.execute(DURABLE)
    return connection


async def connect_to_write(
    address: str, instead_of: int | None = None, *, is_alone: bool = True
) -> Connection:
    """The connection of whoever has the database, or shares it with others who do, as long as it lasts, with
    the present schema; instead of one that was served by a process of the database before.

    `Unavailable` if somebody else has it, if it is none of ours, or newer than this program.
    """
    connection = await connect(address)
    try:
        if instead_of is not None:
            await connection.execute(END, instead_of)
        await lock(connection, address, is_alone=is_alone)
        await migrate(connection, address)
        await connection.execute(PLANNED_ONCE)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def prepare(address: str, *, is_alone: bool = True) -> None:
    """Bring a database to the present schema, before anything else is begun.

    `Unavailable` if it cannot be reached, if another server has it, or if it is none of ours.
    """
    try:
        connection = await connect_to_write(address, is_alone=is_alone)
    except (*FAILURES, Unavailable, ValueError) as error:
        raise cannot_open(named(address), error) from error
    await connection.close()


async def lock(connection: Connection, address: str, *, is_alone: bool = True) -> None:
    """By the session: it is let go of when the connection ends, however it ends."""
    for _ in range(round(LOCK_S / PAUSE_S)):
        if await connection.fetchval(TRY_LOCK if is_alone else TRY_SHARED_LOCK):
            return
        await asyncio.sleep(PAUSE_S)
    holder = await connection.fetchval(HOLDER)
    refusal = Illegal("TB-12", "store-in-use", store=named(address), holder=holder or "?")
    raise Unavailable(refusal)


async def schema_of(connection: Connection, address: str) -> int:
    """The version of its schema, 0 if it is empty; `Unavailable` if it is none of ours, or too new."""
    if not await connection.fetchval(OURS):
        if await connection.fetchval(ANYTHING):
            raise Unavailable(Illegal("TB-12", "no-database", file=named(address)))
        return 0
    seen: int = await connection.fetchval("SELECT version FROM schema_version")
    if seen > newest_schema():
        refusal = Illegal(
            "TB-12", "newer-schema", file=named(address), needed=seen, known=newest_schema()
        )
        raise Unavailable(refusal)
    return seen


def newest_schema() -> int:
    """The version of the schema that this program writes."""
    return max(_migrations())


@cache
def _migrations() -> dict[int, Traversable]:
    folder = files(__package__) / "migrations"
    return {int(script.name.partition(".")[0]): script for script in folder.iterdir()}


async def migrate(connection: Connection, address: str) -> None:
    """Apply the numbered migrations that this database has not seen, each in its own transaction."""
    seen = await schema_of(connection, address)
    if seen == newest_schema():
        return
    await connection.execute(f"SELECT pg_advisory_lock({MIGRATION_KEY})", timeout=MIGRATION_S)
    try:
        await _apply(connection, await schema_of(connection, address))
    finally:
        await connection.execute(f"SELECT pg_advisory_unlock({MIGRATION_KEY})")


async def make_anew(connection: Connection) -> None:
    """A new schema beside the others, from here on the one that is meant; within a transaction."""
    name = f"fortable_{token_hex(8)}"
    await connection.execute(f"CREATE SCHEMA {name}")
    await connection.execute(f"SET LOCAL search_path = {name}")
    await _apply(connection, 0)


async def _apply(connection: Connection, seen: int) -> None:
    for number, script in sorted(_migrations().items()):
        if number > seen:
            async with connection.transaction():
                if not seen and number == min(_migrations()):
                    await connection.execute("CREATE TABLE schema_version (version BIGINT)")
                    await connection.execute("INSERT INTO schema_version VALUES (0)")
                await connection.execute(script.read_text("utf-8"), timeout=MIGRATION_S)
                await connection.execute("UPDATE schema_version SET version = $1", number)
