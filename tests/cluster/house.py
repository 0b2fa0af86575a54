"""A house of several real processes, each behind lines of its own to a real PostgreSQL and a real NATS."""

import asyncio
import os
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from msgspec import json

from fortable.server.store.postgres import PostgresStore
from tests.server.guests import PATIENCE_S, Guest
from tests.server.servers import begun, free_port

from .tcp_lines import Balancer, Ends, Tap, TcpLine

NURSERY = """
import json, os, signal, sys
import httptools, uvloop
import asyncpg, nats
import uvicorn.protocols.http.httptools_impl, uvicorn.protocols.websockets.websockets_sansio_impl
import fortable.server.serving, fortable.server.store.postgres, fortable.server.bus.nats
from fortable.catalog import catalog
from fortable.cli import main

catalog()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)

for line in iter(sys.stdin.readline, ""):
    wish = json.loads(line)
    if (child := os.fork()) == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        if wish["skew_s"]:
            import time
            told, skew_s = time.time, wish["skew_s"]
            time.time = lambda: told() + skew_s
        log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        for number in (1, 2):
            os.dup2(log, number)
        sys.stdin = open(os.devnull)
        sys.exit(main(["serve", *wish["flags"]]))
    print(child, flush=True)
"""
"""Has everything imported: a node is up in a moment."""

LEASE_S = 2.0
SETTINGS = {
    "lease": LEASE_S,
    "drain": 0.5,
    "bot-workers": 1,
    "rate": 1e6,
    "local-name": "off",
    "forget": "never",
    "push": "off",
    **dict.fromkeys(
        (
            "most-guests",
            "most-household-connections",
            "most-household-tables",
            "most-household-open",
            "most-household-running",
            "most-running",
            "most-open",
            "most-sockets",
        ),
        0,
    ),
}


@dataclass(eq=False)
class NodeProcess:
    """One process of the house, and its lines."""

    number: int
    port: int
    store: TcpLine
    bus: TcpLine
    log: Path
    nursery: Process
    skew_s: float = 0.0
    """By so much its clock on the wall is wrong."""
    pid: int = 0

    @property
    def logged(self) -> str:
        return self.log.read_text("utf-8", errors="replace") if self.log.exists() else ""

    def signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    @property
    def is_there(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    async def ended(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while self.is_there:
                await asyncio.sleep(0.02)


@dataclass(eq=False)
class House:
    """Its processes, and the one address at which people come."""

    schema: str
    nats: str
    folder: Path
    balancer: Balancer
    watching: PostgresStore
    settings: dict[str, Any]
    new_tap: Callable[[], Tap]
    nodes: list[NodeProcess] = field(default_factory=list)
    _count: int = 0
    _nurseries: dict[Path | None, Process] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.balancer.port}"

    async def guest(self, name: str) -> Guest:
        guest = Guest(self.address)
        await guest.introduce(name)
        return guest

    async def start_node(self, skew_s: float = 0.0, source: Path | None = None) -> NodeProcess:
        """One more, of the code in another folder if one is named; it is ready when this returns."""
        nursery = await self._nursery(source)
        self._count += 1
        store, bus = TcpLine(self._reach_store), TcpLine(self._reach_bus, self.new_tap)
        await store.open()
        await bus.open()
        log = self.folder / f"node-{self._count}.log"
        node = NodeProcess(self._count, free_port(), store, bus, log, nursery, skew_s)
        await self.raise_again(node)
        self.nodes.append(node)
        self.balancer.add(node.port)
        async with asyncio.timeout(PATIENCE_S):
            await self.balancer.until_ready(node.port)
        return node

    async def close(self) -> None:
        for nursery in self._nurseries.values():
            with suppress(ProcessLookupError):
                os.killpg(nursery.pid, signal.SIGKILL)
            await nursery.wait()
        await self.balancer.close()

    async def _nursery(self, source: Path | None) -> Process:
        if source not in self._nurseries:
            first = f"import sys; sys.path.insert(0, {str(source)!r})\n" if source else ""
            log = self.folder / f"nursery-{len(self._nurseries)}.log"
            self._nurseries[source] = await begun(log, "-c", first + NURSERY)
        return self._nurseries[source]

    async def raise_again(self, node: NodeProcess) -> None:
        """A process, or another one in its place."""
        assert node.nursery.stdin is not None
        assert node.nursery.stdout is not None
        flags = [
            *("--port", str(node.port), "--database", str(self.folder / f"{node.number}.sqlite")),
            *("--store", self._store_through(node.store.port)),
            *("--bus", f"nats://127.0.0.1:{node.bus.port}"),
            *(f"--{name}={value}" for name, value in self.settings.items()),
        ]
        wish = json.encode({"flags": flags, "log": str(node.log), "skew_s": node.skew_s})
        node.nursery.stdin.write(wish + b"\n")
        node.pid = int(await node.nursery.stdout.readline())

    async def owner_of(self, table: str) -> NodeProcess | None:
        """The process that has a table, as the store knows it."""
        held = await self.watching.owner_of(table)
        if held is None:
            return None
        places = {node.id: node.place for node in await self.watching.nodes()}
        return self.by_place(places.get(held.node, ""))

    def by_place(self, place: str) -> NodeProcess | None:
        pid = place.rpartition(" ")[2]
        return next((node for node in self.nodes if str(node.pid) == pid), None)

    def _store_through(self, port: int) -> str:
        parts = urlsplit(self.schema)
        query = {name: value for name, value in parse_qsl(parts.query) if name != "host"}
        user = parts.username or "postgres"
        return f"postgresql://{user}@127.0.0.1:{port}{parts.path}?{urlencode(query)}"

    async def _reach_store(self) -> Ends:
        parts = urlsplit(self.schema)
        folder = dict(parse_qsl(parts.query)).get("host")
        if folder is not None:
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        return await asyncio.open_connection(parts.hostname, parts.port or 5432)

    async def _reach_bus(self) -> Ends:
        parts = urlsplit(self.nats)
        return await asyncio.open_connection(parts.hostname, parts.port)


@asynccontextmanager
async def opened_house(
    folder: Path,
    schema: str,
    nats: str,
    skews_s: Sequence[float] = (0.0, 0.0),
    new_tap: Callable[[], Tap] = lambda: lambda _: None,
) -> AsyncIterator[House]:
    """With a process for each clock, which is wrong by so much; none of them is left afterwards."""
    balancer, watching = Balancer(), PostgresStore(schema, is_alone=False)
    house = House(schema, nats, folder, balancer, watching, dict(SETTINGS), new_tap)
    await balancer.open()
    try:
        for skew_s in skews_s:
            await house.start_node(skew_s)
        yield house
    finally:
        await house.close()
        for node in house.nodes:
            await node.store.close()
            await node.bus.close()
        await watching.close()
