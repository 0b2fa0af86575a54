"""Where a house is not in a file: its database in PostgreSQL, and the bus between its processes."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from typing import Any

from fortable.kernel.words import Illegal
from fortable.server.settings import ServerSettings
from fortable.server.settings.kinds import without_password
from fortable.server.store import Unavailable
from fortable.server.store.opening import check_extra

from .advice import Advice, Found, fault, fine

OLDEST = 130_000
"""PostgreSQL 13, by what is used of it."""
SLOW_MS = 50.0
TRIES = 9
LINES = 9
"""So many connections does a process take at most."""
PATIENCE_S = 3.0

FREE = """SELECT current_setting('max_connections')::int - count(*)::int
    - current_setting('superuser_reserved_connections')::int
    FROM pg_stat_activity WHERE backend_type = 'client backend'"""
UNSAFE = """SELECT name || ' = ' || setting FROM pg_settings
    WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name"""
COMMIT = "SELECT pg_logical_emit_message(true, 'fortable', 'doctor')"
"""Written down as a move is, and changes nothing."""


def database(address: str) -> Found:
    try:
        check_extra()
        yield from asyncio.run(_of_database(address))
    except (Illegal, Unavailable) as error:
        refusal = error.refusal if isinstance(error, Unavailable) else error
        detail = str(refusal.facts.get("detail", refusal.reason))
        yield fault("store", store=without_password(address), detail=detail)


async def _of_database(address: str) -> list[Advice]:
    from fortable.server.store.postgres.database import connect, schema_of
    from fortable.server.store.postgres.failures import FAILURES, cannot_open

    try:
        connection = await connect(address)
        try:
            schema = await schema_of(connection, address)
            return [
                each async for each in _looked_at(connection, without_password(address), schema)
            ]
        finally:
            connection.terminate()
    except FAILURES as error:
        raise cannot_open(without_password(address), error) from error


async def _looked_at(connection: Any, name: str, schema: int) -> Any:
    version = await connection.fetchval("SHOW server_version")
    facts = {"store": name, "version": version}
    if await connection.fetchval("SHOW server_version_num") < str(OLDEST):
        yield fault("store-too-old", **facts)
    else:
        yield fine("store-fine" if schema else "store-empty", **facts)
    for (setting,) in await connection.fetch(UNSAFE):
        yield fault("store-unsafe", setting=setting)
    free = await connection.fetchval(FREE)
    yield (fault if free < LINES else fine)("store-lines", free=free, needed=LINES)
    if not await connection.fetchval("SELECT pg_is_in_recovery()"):
        took = round(await _median_ms(lambda: connection.execute(COMMIT)), 1)
        yield (fault if took > SLOW_MS else fine)("store-commit", took=took)


def bus(settings: ServerSettings) -> Found:
    if settings.is_shared:
        name = without_password(settings.bus)
        try:
            yield asyncio.run(_of_bus(settings.bus, name))
        except ModuleNotFoundError:
            yield fault("bus", bus=name, detail="pip install 'fortable[nats]'")


async def _of_bus(address: str, name: str) -> Advice:
    from nats import errors
    from nats.aio.client import Client

    client = Client()
    try:
        async with asyncio.timeout(PATIENCE_S):
            await client.connect(address, allow_reconnect=False, error_cb=_say_nothing)
            took = round(await _median_ms(client.flush), 1)
    except (errors.Error, OSError, TimeoutError) as error:
        return fault("bus", bus=name, detail=str(error) or type(error).__name__)
    finally:
        await client.close()
    return fine("bus-fine", bus=name, took=took)


async def _say_nothing(_: Exception) -> None:
    """It is told as what was found."""


async def _median_ms(ask: Callable[[], Awaitable[object]]) -> float:
    took = []
    for _ in range(TRIES):
        began = time.perf_counter()
        await ask()
        took.append(1000 * (time.perf_counter() - began))
    return statistics.median(took)
