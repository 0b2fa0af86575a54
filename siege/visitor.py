"""Somebody on the network, at one address: what friends, strangers and attackers can do alike."""

import asyncio
import json
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from .lines import Answer, Line, request

GAME = "purse"
SEATS = 3


@dataclass
class Visitor:
    """An address, and a server to ask; every answer is counted by its status."""

    port: int
    address: str
    answers: Counter[str] = field(default_factory=Counter)

    @asynccontextmanager
    async def line(self, buffer: int = 0) -> AsyncIterator[Line]:
        """A connection; `buffer`, if given, is how much the system takes of what nobody reads."""
        connection = socket.socket()
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        try:
            connection.bind((self.address, 0))
            await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", self.port))
            reader, writer = await asyncio.open_connection(sock=connection, limit=2**20)
        except BaseException:
            connection.close()
            raise
        try:
            yield Line(reader, writer, self.answers)
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def socket(self, table: str, cookie: str = "", buffer: int = 0) -> AsyncIterator[Line]:
        """A WebSocket at a table; `EOFError` if it is refused."""
        async with self.line(buffer) as line:
            await line.shake_hands(table, cookie)
            yield line

    async def ask(
        self, method: str, path: str, body: Any = None, cookie: str = "", **headers: str
    ) -> Answer:
        """One request on a line of its own."""
        async with self.line() as line:
            return await line.ask(request(method, path, body, cookie, **headers))

    async def guest(self, name: str, **headers: str) -> str:
        """The cookie of a new guest; "" if they are refused."""
        return (await self.ask("POST", "/api/me", {"name": name}, **headers)).cookie

    async def open_table(self, cookie: str, **wishes: Any) -> str:
        """The id of a new table; "" if it is refused."""
        wanted = {"game": GAME, "chairs": [None] * SEATS, **wishes}
        answer = await self.ask("POST", "/api/tables", wanted, cookie)
        return str(json.loads(answer.body)["id"]) if answer.status == 201 else ""

    async def order(self, table: str, cookie: str, do: str, **fields: Any) -> Answer:
        """What a table is asked besides moves."""
        return await self.ask("POST", f"/api/tables/{table}", {"do": do, **fields}, cookie)
