"""What is there although nobody moves: processes that hear each other, tables, sockets."""

import asyncio
import time
from dataclasses import dataclass

import asyncpg
import nats

from bench.server.load import in_turns
from bench.server.ours import SEATS, OurLine
from fortable.server.nodes.peers import TOPIC as BEATS

from .costs import Still as StillCosts
from .parts import Parts, spent_us

QUIET_S = 6.0
SETTLES_S = 1.0
TABLES = 200
SOCKETS = 800
HEARD, BETWEEN_S = 2000, 0.001
"""Beats that are said, and how long after each other: each wakes up whoever hears it."""


@dataclass(frozen=True)
class Still:
    """How much of each part is spent in a microsecond in which nothing happens."""

    nodes: tuple[float, ...]
    wakes: tuple[float, ...]
    messages: tuple[float, ...]
    database: float
    bus: float


async def still(parts: Parts, seconds: float = QUIET_S) -> Still:
    """Meanwhile nobody does anything, once all has settled."""
    await asyncio.sleep(SETTLES_S)
    before, began = parts.read(), time.perf_counter()
    await asyncio.sleep(seconds)
    after, wall_us = parts.read(), 1e6 * (time.perf_counter() - began)
    both = zip(after.nodes, before.nodes, strict=True)
    woken = zip(after.wakes, before.wakes, strict=True)
    heard = zip(after.messages, before.messages, strict=True)
    return Still(
        tuple(spent_us(now, then) / wall_us for now, then in both),
        tuple((now - then) / wall_us for now, then in woken),
        tuple((now - then) / wall_us for now, then in heard),
        spent_us(after.database, before.database) / wall_us,
        spent_us(after.bus, before.bus) / wall_us,
    )


@dataclass(frozen=True)
class Weights:
    """What lies in one process and in the database."""

    memory_kib: int
    database_bytes: int
    node_us: float


async def weights(parts: Parts) -> Weights:
    server = parts.nodes[0].server
    return Weights(server.memory_kib(), await _bytes(parts.address), 1e6 * server.cpu_s())


async def of_things(parts: Parts, alone: Still) -> dict[str, float]:
    """Of tables and sockets: what each weighs, and what it takes when nothing happens.

    What it takes to open a table and to connect a socket is in it as well.
    """
    ours = parts.nodes[0]
    empty = await weights(parts)
    tables = [await asyncio.to_thread(ours.table) for _ in range(TABLES)]
    seated, beside_tables = await weights(parts), await still(parts)
    idle = await weights(parts)
    lines = [
        OurLine(ours.server.port, tables[number % TABLES], ours.guests[number // TABLES % SEATS])
        for number in range(SOCKETS)
    ]
    await in_turns([line.connect for line in lines])
    full, beside_sockets = await weights(parts), await still(parts)
    for line in lines:
        line.hang_up()
    return {
        "table_kib": (seated.memory_kib - empty.memory_kib) / TABLES,
        "table_us_per_s": 1e6 * max(0.0, beside_tables.nodes[0] - alone.nodes[0]) / TABLES,
        "asleep_kib": (seated.database_bytes - empty.database_bytes) / 1024 / TABLES,
        "opened_us": (seated.node_us - empty.node_us) / TABLES,
        "socket_kib": (full.memory_kib - seated.memory_kib) / SOCKETS,
        "socket_us_per_s": 1e6
        * max(0.0, beside_sockets.nodes[0] - beside_tables.nodes[0])
        / SOCKETS,
        "connected_us": (full.node_us - idle.node_us) / SOCKETS,
    }


async def of_beats(parts: Parts, alone: Still) -> dict[str, float]:
    """What it takes to hear one, and to carry it: a real one is said again and again."""
    client = await nats.connect(f"nats://127.0.0.1:{parts.bus.port}")
    subscription = await client.subscribe(f"fortable.*.{BEATS}")
    beat = await subscription.next_msg()
    await subscription.unsubscribe()
    before, began = parts.read(), time.perf_counter()
    for _ in range(HEARD):
        await client.publish(beat.subject, beat.data)
        await asyncio.sleep(BETWEEN_S)
    await client.flush()
    after, wall_us = parts.read(), 1e6 * (time.perf_counter() - began)
    await client.close()
    node_us = spent_us(after.nodes[0], before.nodes[0]) - wall_us * alone.nodes[0]
    bus_us = spent_us(after.bus, before.bus) - wall_us * alone.bus
    return {"heard_us": node_us / HEARD, "bus_beat_us": bus_us / HEARD}


def costs(alone: Still, found: dict[str, float]) -> StillCosts:
    """Of one process, and what was found beside it."""
    return StillCosts(
        node_us_per_s=1e6 * alone.nodes[0],
        database_us_per_s=1e6 * alone.database,
        bus_us_per_s=1e6 * alone.bus,
        **found,
    )


async def step_bytes(parts: Parts) -> float:
    """Of the table in which steps are, with its keys, for each of them."""
    connection = await asyncpg.connect(parts.address)
    found: float = await connection.fetchval(
        "SELECT pg_total_relation_size('house.steps')::float / count(*) FROM house.steps"
    )
    await connection.close()
    return found


async def _bytes(address: str) -> int:
    connection = await asyncpg.connect(address)
    await connection.execute("CHECKPOINT")
    found: int = await connection.fetchval("SELECT pg_database_size(current_database())")
    await connection.close()
    return found
