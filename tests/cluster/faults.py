"""What can happen to a house, by name; each is over when it returns."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.postgres import PostgresServer
from tests.server.guests import Guest
from tests.server.nats_server import Server as NatsServer

from .house import LEASE_S, House, NodeProcess
from .tcp_lines import Mood, TcpLine

ATTEMPTS = 3
BACK_S = 20.0
"""So long a node may take to be ready again on a busy machine."""


@dataclass(eq=False)
class Stage:
    """Where it happens."""

    house: House
    postgres: PostgresServer
    nats: NatsServer
    rng: Random
    game: str

    async def is_ready(self, node: NodeProcess) -> None:
        async with asyncio.timeout(BACK_S):
            await self.house.balancer.until_ready(node.port)


Fault = Callable[[Stage, NodeProcess], Awaitable[None]]


async def kill(stage: Stage, node: NodeProcess) -> None:
    node.signal(signal.SIGKILL)
    await node.ended()
    await asyncio.sleep(stage.rng.uniform(0.0, 1.0))
    await stage.house.raise_again(node)
    await stage.is_ready(node)


async def pause(stage: Stage, node: NodeProcess) -> None:
    node.signal(signal.SIGSTOP)
    await asyncio.sleep(LEASE_S * stage.rng.uniform(1.2, 2.0))
    node.signal(signal.SIGCONT)
    await stage.is_ready(node)


async def pause_shortly(stage: Stage, node: NodeProcess) -> None:
    """Not as long as the lease: it is as if nothing had been."""
    node.signal(signal.SIGSTOP)
    await asyncio.sleep(LEASE_S * stage.rng.uniform(0.1, 0.5))
    node.signal(signal.SIGCONT)
    await stage.is_ready(node)


async def drain(stage: Stage, node: NodeProcess) -> None:
    node.signal(signal.SIGTERM)
    await node.ended()
    await stage.house.raise_again(node)
    await stage.is_ready(node)


async def restart_postgres(stage: Stage, _: NodeProcess) -> None:
    await asyncio.to_thread(stage.postgres.stop)
    await asyncio.sleep(stage.rng.uniform(0.0, 0.5))
    await asyncio.to_thread(stage.postgres.start)
    for each in stage.house.nodes:
        await stage.is_ready(each)


async def restart_nats(stage: Stage, _: NodeProcess) -> None:
    stage.nats.kill()
    await asyncio.sleep(stage.rng.uniform(0.0, 0.5))
    await asyncio.to_thread(stage.nats.start)
    for each in stage.house.nodes:
        await stage.is_ready(each)


async def wake_at_once(stage: Stage, node: NodeProcess) -> None:  # noqa: ARG001
    """A table that nobody has, by all nodes at the same moment: all of them are told what happens there."""
    guests = [Guest(f"127.0.0.1:{node.port}") for node in stage.house.nodes]
    try:
        await guests[0].introduce("Anna")
        for _ in range(ATTEMPTS):
            with suppress(ConnectionClosed):  # a node on a busy machine may lose its lease
                await _all_hear(guests, stage.game)
                return
        raise AssertionError("they do not come together")
    finally:
        for guest in guests:
            await guest.leave()


async def _all_hear(guests: list[Guest], game: str) -> None:
    table = await guests[0].open_table(game, [None, None])
    lines = await asyncio.gather(*(guest.line(table) for guest in guests))
    for line in lines:
        await line.until("table")
    await guests[0].order(table, "stand")
    for line in lines:
        await line.until("table", lambda told: told["chairs"][0].get("kind") != "person")
        await line.socket.close()


def on_line(which: Callable[[NodeProcess], TcpLine], mood: Mood, long_s: float) -> Fault:
    async def trouble(stage: Stage, node: NodeProcess) -> None:
        which(node).turn(mood)
        await asyncio.sleep(long_s * stage.rng.uniform(0.3, 1.0))
        which(node).turn("passes")
        await stage.is_ready(node)

    return trouble


def of_store(node: NodeProcess) -> TcpLine:
    return node.store


def of_bus(node: NodeProcess) -> TcpLine:
    return node.bus


FAULTS: dict[str, Fault] = {
    "kill": kill,
    "pause": pause,
    "pause shortly": pause_shortly,
    "drain": drain,
    "cut from the store": on_line(of_store, "cut", 3.0),
    "store swallows": on_line(of_store, "swallows", 3.0),
    "store delays": on_line(of_store, "delays", 2.0),
    "cut from the bus": on_line(of_bus, "cut", 4.0),
    "bus swallows": on_line(of_bus, "swallows", 4.0),
    "bus delays": on_line(of_bus, "delays", 2.0),
    "store to one side": on_line(of_store, "one way", 3.0),
    "bus to one side": on_line(of_bus, "one way", 4.0),
    "restart PostgreSQL": restart_postgres,
    "restart NATS": restart_nats,
    "wake at once": wake_at_once,
}
HOUSE_WIDE = {"restart PostgreSQL", "restart NATS"}
