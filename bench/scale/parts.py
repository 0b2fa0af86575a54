"""The parts of a house, as processes whose processor time and work can be read: PostgreSQL, NATS, servers."""

import asyncio
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import httpx
import msgspec

from bench.server.ours import Ours, our_server
from bench.server.processes import Running, free_port, running
from tests.postgres import PostgresServer, new_folder
from tests.server.nats_server import program

NAME = "fortable"
"""By which NATS knows the connections of a server's bus."""


class _Connection(msgspec.Struct):
    cid: int
    in_msgs: int
    out_msgs: int
    name: str = ""


class _Connections(msgspec.Struct):
    connections: list[_Connection]


Threads = Mapping[int, int]
"""Nanoseconds that each has had: of those that end, nobody knows later."""


@dataclass(frozen=True)
class Reading:
    """Of all parts, at one moment; of the servers one by one."""

    nodes: tuple[Threads, ...]
    wakes: tuple[float, ...]
    groups: tuple[float, ...]
    messages: tuple[float, ...]
    database: Threads
    bus: Threads


def spent_us(now: Threads, before: Threads) -> float:
    """By those that are still there."""
    return sum(ns - before.get(thread, 0) for thread, ns in now.items()) / 1000


@dataclass(frozen=True)
class Parts:
    """Of a house that runs."""

    address: str
    postgres: PostgresServer
    bus: Running
    watched: int
    """The port at which NATS tells what it does."""
    nodes: Sequence[Ours]

    def read(self) -> Reading:
        first = Running(self.postgres.pid, 0)
        database = (each.threads_ns() for each in (first, *first.children()))
        return Reading(
            tuple(node.server.threads_ns() for node in self.nodes),
            tuple(float(node.server.wakes()) for node in self.nodes),
            tuple(map(_groups, self.nodes)),
            self._messages(),
            {thread: ns for each in database for thread, ns in each.items()},
            self.bus.threads_ns(),
        )

    def _messages(self) -> tuple[float, ...]:
        """What each server has sent and heard: they came to NATS in their order."""
        answer = httpx.get(f"http://127.0.0.1:{self.watched}/connz?limit=1024")
        found = msgspec.json.decode(answer.content, type=_Connections).connections
        ours = sorted(
            (each.cid, each.in_msgs + each.out_msgs) for each in found if each.name == NAME
        )
        assert len(ours) == len(self.nodes)
        return tuple(float(messages) for _, messages in ours)


def _groups(node: Ours) -> float:
    """How many commits it has asked for."""
    page = httpx.get(f"http://127.0.0.1:{node.server.port}/metrics").text
    found = re.search(r"^fortable_commit_group_count (\S+)$", page, re.MULTILINE)
    assert found is not None
    return float(found[1])


@contextmanager
def parts(folder: Path, nodes: int) -> Iterator[Parts]:
    """All started, and nothing left of them afterwards."""
    postgres = PostgresServer(new_folder(), ("max_connections=200",))
    postgres.start()
    try:
        with ExitStack() as stack:
            asyncio.run(_new_schema(postgres.address))
            port, watched = free_port(), free_port()
            command = [program(), "--addr=127.0.0.1", f"--port={port}", f"--http_port={watched}"]
            bus = stack.enter_context(running(command, port, folder / f"nats-{port}.log"))
            flags = (
                f"--store={postgres.address}&search_path=house",
                f"--bus=nats://127.0.0.1:{port}",
                "--lease=10",
                "--most-tables=0",
            )
            servers = [stack.enter_context(our_server(folder, *flags)) for _ in range(nodes)]
            yield Parts(postgres.address, postgres, bus, watched, servers)
    finally:
        postgres.remove()


async def _new_schema(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE SCHEMA house")
    await connection.close()
