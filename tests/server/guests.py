"""People who come to a server: a guest with a browser, and sockets at tables."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from typing import Any

import httpx
import pytest
from msgspec.json import decode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fortable.kernel.codec import encode
from fortable.protocol.messages import Act, Pong

Message = dict[str, Any]

PATIENCE_S = 20.0
KEPT_S = 2.0
"""So long a browser uses a connection again: not until the moment in which the server closes it."""
TRUSTED = httpx.create_ssl_context()
"""Whom browsers trust is read once: nobody here speaks TLS, and it takes 40 ms for each guest otherwise."""
if find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]
"""httpx asks it with every request which loop it is on, and looks for it in vain in every folder there is."""


class Line:
    """A socket at a table: what is said on it, and every byte that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def receive(self) -> Message:
        """The next message that is no ping; those are answered."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE_S)
            assert isinstance(text, str)
            message: Message = decode(text)
            if message["type"] != "ping":
                self.heard.append(text)
                return message
            with suppress(ConnectionClosed):  # what was said before it closed is still to be read
                await self.socket.send(encode(Pong(message["number"])).decode())

    async def until(self, kind: str, is_it: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind; others are passed over."""
        while True:
            message = await self.receive()
            if message["type"] == kind and is_it(message):
                return message

    async def until_closed(self) -> None:
        """Read whatever comes, until the other side hangs up: `ConnectionClosed`."""
        while True:
            await self.receive()

    async def say(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def act(self, id: str, version: int, action: Any) -> None:  # noqa: A002
        await self.say(encode(Act(id, version, action)).decode())

    async def answer_to(self, id: str) -> Message:  # noqa: A002
        """What became of an intent."""
        while True:
            message = await self.receive()
            if message["type"] in ("answer", "refusal") and message.get("id") == id:
                return message

    async def ask(self, id: str, version: int, action: Any) -> Message:  # noqa: A002
        """Act, and hear what became of it."""
        await self.act(id, version, action)
        return await self.answer_to(id)


class Guest:
    """Somebody with a browser; known to the server once introduced."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.headers: dict[str, str] = {}
        """What a proxy says of this guest's sockets."""
        self.browser = httpx.AsyncClient(
            base_url=f"http://{address}",
            timeout=PATIENCE_S,
            verify=TRUSTED,
            limits=httpx.Limits(keepalive_expiry=KEPT_S),
        )

    def by_name(self) -> "Guest":
        """From now on they call the server by a name, and not by its address."""
        self.browser.headers["host"] = f"localhost:{self.address.rpartition(':')[2]}"
        return self

    @property
    def key(self) -> str:
        """Who this guest is: the cookies."""
        return "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())

    async def leave(self) -> None:
        await self.browser.aclose()

    async def introduce(self, name: str) -> httpx.Response:
        return await self.post("/api/me", {"name": name})

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.browser.get(path, params=query or None)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.browser.post(path, content=None if body is None else encode(body))

    async def open_table(self, game: str, chairs: list[str | None], **more: Any) -> str:
        """The id of a new table, at which this guest sits where a chair is free."""
        response = await self.post("/api/tables", {"game": game, "chairs": chairs, **more})
        assert response.status_code == 201, response.text
        table: str = response.json()["id"]
        return table

    async def order(self, table: str, do: str, **fields: Any) -> Message:
        """What the table answers; it must not refuse."""
        response = await self.post(f"/api/tables/{table}", {"do": do, **fields})
        assert response.status_code == 200, response.text
        answer: Message = response.json()
        return answer

    async def refused(self, table: str, do: str, **fields: Any) -> str:
        """Why the table refuses."""
        response = await self.post(f"/api/tables/{table}", {"do": do, **fields})
        refusal = response.json()
        assert response.status_code >= 400, response.text
        assert refusal["text"]
        return f"{refusal['rule']}-{refusal['reason']}"

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None, **query: Any) -> AsyncIterator[Line]:
        """A socket at a table, while it lasts."""
        async with connect(self._link(table, since, **query), **self._manner()) as socket:
            yield Line(socket)

    async def line(self, table: str, since: int | None = None) -> Line:
        """A socket at a table; whoever asked for it closes it."""
        return Line(await connect(self._link(table, since), **self._manner()))

    def _link(self, table: str, since: int | None, **query: Any) -> str:
        known = {} if since is None else {"since": since}
        asked = httpx.QueryParams({**known, **query})
        return f"ws://{self.address}/api/tables/{table}/socket?{asked}"

    def _manner(self) -> dict[str, Any]:
        return {
            "additional_headers": {**self.headers, **({"Cookie": self.key} if self.key else {})},
            "compression": None,
            "max_size": None,
            "max_queue": None,
            "ping_interval": None,
            "close_timeout": 1,
            "proxy": None,
        }


async def seated(host: Guest, others: list[Guest], game: str, **more: Any) -> str:
    """A table at which they all sit in this order, and the match has begun."""
    table = await host.open_table(game, [None] * (1 + len(others)), **more)
    for guest in others:
        await guest.order(table, "sit")
    await host.order(table, "start")
    return table


async def turned_away(guest: Guest, table: str, **query: Any) -> tuple[int, Message]:
    """How a socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        async with guest.at(table, **query):
            pass
    response = refused.value.response
    return response.status_code, decode(response.body)
