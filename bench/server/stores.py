"""What PostgreSQL makes of appends, in turns: our store, a bare loop of one statement, and SQLite.

The database is a real one on this machine, with its disk; each table waits for its own step before the next.
Processor time is that of this program alone, so that of SQLite is in it and that of PostgreSQL is not: what a
node needs, not what the database does.
"""

import asyncio
import time
from pathlib import Path

import asyncpg

from fortable.server.store.postgres import PostgresStore
from fortable.server.store.sqlite import SqliteStore
from tests.postgres import PostgresServer, new_folder

from .disk import RECORD, appended_to

TABLES = (1, 16, 64, 256)

RAW = """INSERT INTO raw (tables, intent, version, data)
    SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bytea[])"""

Figures = dict[str, float]
Rates = tuple[float, float]
"""Appends a second, and a second of this program's processor."""


async def bare_loop(address: str, writers: int, seconds: float) -> Rates:
    """One statement for a record of every writer, and a commit, as fast as it goes."""
    connection = await asyncpg.connect(address)
    await connection.execute(
        "CREATE TABLE IF NOT EXISTS raw (number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
        " tables BIGINT, intent TEXT, version BIGINT, data BYTEA, UNIQUE (tables, intent),"
        " UNIQUE (tables, version))"
    )
    await connection.execute("TRUNCATE raw")
    tables, data = list(range(writers)), [RECORD] * writers
    groups, start, began = 0, time.perf_counter(), time.process_time()
    while (elapsed := time.perf_counter() - start) < seconds:
        intents, versions = [str(groups)] * writers, [groups] * writers
        await connection.execute(RAW, tables, intents, versions, data)
        groups += 1
    spent = time.process_time() - began
    await connection.close()
    return groups * writers / elapsed, groups * writers / spent


async def in_postgres(address: str, writers: int, seconds: float) -> Rates:
    """Our store, in a schema of its own."""
    name = f"bench_{time.monotonic_ns()}"
    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE SCHEMA {name}")
    found = await appended_to(PostgresStore(f"{address}&search_path={name}"), writers, seconds)
    await connection.execute(f"SET client_min_messages = error; DROP SCHEMA {name} CASCADE")
    await connection.close()
    return found


async def in_sqlite(folder: Path, writers: int, seconds: float) -> Rates:
    store = SqliteStore(folder / f"store-{time.monotonic_ns()}.sqlite")
    return await appended_to(store, writers, seconds)


async def beside_each_other(
    folder: Path, writers: int, rounds: int, seconds: float
) -> tuple[list[Figures], list[Figures], list[Figures]]:
    """By round: our store in PostgreSQL, the bare loop, and SQLite."""
    server = PostgresServer(new_folder(), ("max_connections=20",))
    await asyncio.to_thread(server.start)
    address = server.address
    ours, bare, sqlite = list[Figures](), list[Figures](), list[Figures]()
    try:
        for _ in range(rounds):
            bare.append(_figures(await bare_loop(address, writers, seconds)))
            ours.append(_figures(await in_postgres(address, writers, seconds)))
            sqlite.append(_figures(await in_sqlite(folder, writers, seconds)))
    finally:
        await asyncio.to_thread(server.remove)
    return ours, bare, sqlite


def _figures(rates: Rates) -> Figures:
    return dict(zip(("per_s", "per_cpu_s"), rates, strict=True))
