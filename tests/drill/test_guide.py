"""The guide for authors is followed to the letter: every file is written, every command run, in its order."""

import asyncio
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fortable.folder import FILES, PARTS
from fortable.testing.browser import live_server
from tests.server.guests import Guest, seated

from .installation import ROOT, Installation

GUIDE = ROOT / "docs" / "a-game-of-your-own.md"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)

MADE = "python -m venv"
"""The environment is the drill's own, where nothing is fetched."""


class Block(NamedTuple):
    """Something to write into a file, to type, or to be told."""

    kind: str
    file: str
    text: str


def blocks() -> Iterator[Block]:
    return (Block(*found) for found in BLOCK.findall(GUIDE.read_text("utf-8")))


def test_a_newcomer_follows_it(author: Installation, tmp_path: Path) -> None:
    said = ""
    for kind, file, text in blocks():
        if file:
            (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / file).write_text(text, "utf-8")
        elif kind == "sh" and MADE not in text:
            said = "".join(typed(author, line, tmp_path) for line in text.splitlines())
        elif kind == "output":
            assert [line for line in text.splitlines() if line not in said] == [], said


def typed(author: Installation, line: str, folder: Path) -> str:
    """What a command says; whoever plays stays, and whoever serves is visited by two friends."""
    words = shlex.split(line.replace(".venv/bin/", f"{author.bin}/"))
    if "serve" in words:
        return asyncio.run(two_friends_meet(author, folder))
    return author.run(*words, told="stay\nn\n", folder=folder)


async def two_friends_meet(author: Installation, folder: Path) -> str:
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


def test_it_lists_whatever_an_author_may_add() -> None:
    told = GUIDE.read_text("utf-8")
    for part in PARTS:
        name = f"`{part.module.replace('.', '/')}.py` with `{part.export}`"
        assert f"| {name} | {part.what} | {part.without} |" in told
    for file in FILES:
        assert f"| `{file.path}` | {file.what} | {file.without} |" in told
