"""`fortable admin` where several processes serve one house: any of them does it for all."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fortable.cli import main
from fortable.testing import rule
from tests.server.guests import PATIENCE_S, Guest

from .house import House, opened_house
from .test_nodes import GAME

Say = Callable[..., Awaitable[Any]]


@pytest.fixture
async def house(tmp_path: Path, schema: str, nats: str) -> AsyncIterator[House]:
    async with opened_house(tmp_path, schema, nats) as house:
        yield house


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """The command: what it says, as data; or why it refused."""

    async def said(*words: object) -> Any:
        status = await asyncio.to_thread(main, ["--lang", "en", "admin", *map(str, words)])
        out, err = capsys.readouterr()
        return json.loads(out) if status == 0 else err

    return said


@rule("TB-12")
async def test_any_process_does_it_for_all(
    house: House, schema: str, tmp_path: Path, say: Say
) -> None:
    owner, other = house.nodes
    guest = Guest(f"127.0.0.1:{owner.port}")
    await guest.introduce("Anna")
    table = await guest.open_table(GAME.key, [None, None])
    beside = ("--store", schema, "--json", "--database", tmp_path / f"{other.number}.sqlite")
    elsewhere = ("--store", schema, "--json", "--database", tmp_path / "9.sqlite")
    async with guest.at(table) as line:
        await line.until("table")
        assert [each["id"] for each in await say("tables", *beside)] == [table]
        assert "TB-12" in (refused := await say("tables", *elsewhere))
        assert "fortable, process" in refused
        assert "--url" in refused
        assert (await say("tables", table, "--end", *beside))["status"] == "abandoned"
        await line.until("table", lambda told: told["status"] == "abandoned")
        (person,) = await say("people", *beside)
        await say("people", person["id"], "--ban", "1h", *beside)
        wish = {"game": GAME.key, "chairs": [None, None]}
        async with asyncio.timeout(PATIENCE_S):  # the others hear of it a moment later
            while (await guest.post("/api/tables", wish)).json().get("reason") != "banned":
                await asyncio.sleep(0.05)
    await guest.leave()
    for node in house.nodes:
        node.signal(signal.SIGTERM)
        await node.ended()
    bans = await say("bans", *elsewhere)
    assert [ban["person"] for ban in bans] == [person["id"]]
    assert await say("bans", "--lift", bans[0]["number"], *elsewhere)
    assert await say("bans", *elsewhere) == []
