"""Friends at one server, each with a browser of their own, who hear what the page says they do."""

import asyncio
import re
from contextlib import AsyncExitStack

import httpx
import keepsake
import pytest
from websockets.asyncio.client import ClientConnection, connect

from fortable.catalog import catalog
from fortable.server.server import Server
from fortable.server.settings import ServerSettings
from tests.server.servers import running
from tools.site.fences import Fence

from .reader import Reader

ID = "q7m2x9kd4wva"
"""What the page calls the table."""


class Friends(Reader):
    """Say what they are said to say, and hear what they are said to hear."""

    def read_transcript(self, fence: Fence, where: str) -> None:
        script = fence.text.splitlines()
        assert len(script) > 20, where
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(catalog().games, keepsake.GAME.key, keepsake.GAME)
            patch.setattr("fortable.server.http.api.tables.new_seed", lambda: bytes([15]) * 32)
            settings = ServerSettings(database=str(self.folder / "x.sqlite"))
            assert asyncio.run(_spoken(Server(settings), script)) == script


async def _spoken(server: Server, script: list[str]) -> list[str]:
    """The script again, with what the server really says in the place of what it is said to say."""
    async with AsyncExitStack() as stack:
        conversation = Conversation(await stack.enter_async_context(running(server)), stack)
        return [said for line in script for said in await conversation.say(line)]


class Conversation:
    """Several people, each with a browser of their own, at one server."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self._address = address
        self._stack = stack
        self._browsers: dict[str, httpx.AsyncClient] = {}
        self._sockets: dict[str, ClientConnection] = {}
        self._table = ID

    async def say(self, line: str) -> list[str]:
        """A line of the script and what came of it; what is said to come is left out."""
        who, _, rest = line.partition(" ")
        word, _, what = rest.partition(" ")
        if word == "<":
            return [f"{who} < {await self._received(who)}"]
        if word == ">":
            await self._sockets[who].send(what)
        elif word == "SOCKET":
            await self._connect(who, what)
        elif who:
            return [line, await self._answer(who, word, *what.partition(" ")[::2])]
        else:
            return []
        return [line]

    async def _connect(self, who: str, path: str) -> None:
        ((name, token),) = (await self._browser(who)).cookies.items()
        url = f"ws://{self._address}{path.replace(ID, self._table)}"
        socket = connect(url, additional_headers={"Cookie": f"{name}={token}"})
        self._sockets[who] = await self._stack.enter_async_context(socket)

    async def _browser(self, who: str) -> httpx.AsyncClient:
        if who not in self._browsers:
            browser = httpx.AsyncClient(base_url=f"http://{self._address}")
            self._browsers[who] = await self._stack.enter_async_context(browser)
        return self._browsers[who]

    async def _answer(self, who: str, method: str, path: str, body: str) -> str:
        browser = await self._browser(who)
        path = path.replace(ID, self._table)
        response = await browser.request(method, path, content=body.encode() or None)
        if (method, path) == ("POST", "/api/tables"):
            self._table = response.json()["id"]
        return f"    {response.status_code} {self._shown(response.text)}"

    async def _received(self, who: str) -> str:
        while True:
            message = await self._sockets[who].recv()
            assert isinstance(message, str)
            if '"type":"ping"' not in message:
                return self._shown(message)

    def _shown(self, text: str) -> str:
        """With the manual's name for the table, and without that of the next one."""
        return re.sub(r'"next":"\w+"', '"next":"…"', text.replace(self._table, ID))
