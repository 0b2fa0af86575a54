"""`fortable cluster`, for whoever looks after several processes of one house."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fortable.cli import main
from fortable.server.store.postgres.database import prepare
from fortable.testing import rule
from tests.server.guests import Guest

from .house import House, opened_house
from .test_nodes import GAME


@pytest.fixture
async def house(tmp_path: Path, schema: str, nats: str) -> AsyncIterator[House]:
    async with opened_house(tmp_path, schema, nats) as house:
        yield house


Say = Callable[..., Awaitable[str]]


@pytest.fixture
def say(schema: str, capsys: pytest.CaptureFixture[str]) -> Say:
    """The command, and what it says."""

    async def said(*words: str) -> str:
        command = ["--lang", "en", "cluster", "--store", schema, *words]
        status = await asyncio.to_thread(main, command)
        out, err = capsys.readouterr()
        return out if status == 0 else err

    return said


async def until_moved(say: Say, table: str, to: str) -> None:
    async with asyncio.timeout(20):
        while {"table": table, "node": to} not in json.loads(await say("--json", "owners")):
            await asyncio.sleep(0.1)


@rule("TB-06")
async def test_an_operator_sees_moves_and_drains(house: House, say: Say) -> None:
    guest = Guest(f"127.0.0.1:{house.nodes[0].port}")
    await guest.introduce("Anna")
    table = await guest.open_table(GAME.key, [None, None])
    async with guest.at(table) as line:
        await line.until("table")
        nodes: list[dict[str, Any]] = json.loads(await say("--json", "nodes"))
        ids = [node["id"] for node in nodes if node["tables"] == 0]
        (other,), (owner,) = ids, [node["id"] for node in nodes if node["tables"] == 1]
        assert f"{owner}  " in await say("nodes")
        assert await say("owners") == f"{table}  {owner}\n"
        assert other in await say("move", table, other)
        await line.until("bye")
    await until_moved(say, table, other)
    assert other in await say("drain", other)
    await until_moved(say, table, owner)
    assert "draining" in await say("nodes")
    assert "TB-06" in await say("drain", "nobody")
    assert "TB-09" in await say("move", "nowhere", owner)
    await guest.leave()


@rule("TB-06")
def test_it_needs_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "cluster", "nodes"]) == 2
    assert "postgresql://" in capsys.readouterr().err


async def test_of_nobody_it_says_so(say: Say, schema: str) -> None:
    await prepare(schema)
    assert "No process" in await say("nodes")
    assert "No table" in await say("owners")
