"""The manual's conversation is what the server says."""

import re
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import keepsake
import pytest
from websockets.asyncio.client import ClientConnection, connect

from fortable.catalog import catalog
from fortable.server.server import Server
from fortable.server.settings import ServerSettings

from .servers import running

MANUAL = Path(__file__).parents[2] / "docs" / "protocol.md"
ID = "q7m2x9kd4wva"
"""What the manual calls the table."""


async def test_the_manuals_conversation_is_what_the_server_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(catalog().games, keepsake.GAME.key, keepsake.GAME)
    monkeypatch.setattr("fortable.server.http.api.tables.new_seed", lambda: bytes([15]) * 32)
    script = transcript()
    assert len(script) > 20
    assert (
        await spoken(Server(ServerSettings(database=str(tmp_path / "x.sqlite"))), script) == script
    )


def transcript() -> list[str]:
    found = re.search(r"```transcript\n(.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1).splitlines()


async def spoken(server: Server, script: list[str]) -> list[str]:
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
