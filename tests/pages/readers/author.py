"""A newcomer who writes a game: in a fresh environment, in which Fortable is installed from its wheel."""

import asyncio
import shlex
from pathlib import Path

from fortable.testing.browser import live_server
from tests.drill.installation import Installation
from tests.server.guests import Guest, seated
from tools.site.fences import Fence

from .reader import Reader


class Author(Reader):
    """Writes every file, and types every command."""

    def read_python(self, fence: Fence, where: str) -> None:
        """All programs of the page are files."""
        assert fence.file, where

    def read_markdown(self, fence: Fence, where: str) -> None:
        assert fence.file, where

    def typed(self, line: str) -> str:
        """Whoever plays stays, and whoever serves is visited by two friends."""
        author: Installation = self.request.getfixturevalue("author")
        words = shlex.split(line.replace(".venv/bin/", f"{author.bin}/"))
        if "serve" in words:
            return asyncio.run(_two_friends_meet(author, self.folder))
        return author.run(*words, told="stay\nn\n", folder=self.folder)


async def _two_friends_meet(author: Installation, folder: Path) -> str:
    """A whole match over the wire, at the address that `fortable serve` prints."""
    with live_server(folder, str(author.python)) as server:
        friends = [Guest(server.address.removeprefix("http://")) for _ in range(2)]
        for friend in friends:
            await friend.introduce("Friend")
            shelf = (await friend.get("/api/games")).json()
            assert "Cups" in [game["title"] for game in shelf]
        table = await seated(friends[0], friends[1:], "cups")
        for friend, wish in zip(friends, ("stay", "roll-again"), strict=True):
            async with friend.at(table) as line:
                update = await line.until("update", lambda update: bool(update["legal"]))
                await line.act(wish, update["version"], {"do": wish})
                result = await line.until("update")
        for friend in friends:
            await friend.leave()
        return str(result["outcome"])
