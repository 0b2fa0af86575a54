"""A crowd of spectators: what they cost grows with their number, not with its square."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from fortable.server.tables.updates import Updates
from tests.games import for_two, in_turns, some_game

from .guests import Line, seated
from .servers import opened

GAME = some_game(for_two, in_turns)
CROWD = 60


async def test_a_crowd_that_comes_and_goes_is_told_of_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Counter[str]()
    table_for = Updates.table_for

    def counted(self: Updates, person: str) -> object:
        written[person] += 1
        return table_for(self, person)

    monkeypatch.setattr(Updates, "table_for", counted)
    async with opened(tmp_path) as house:
        guests = await house.party(min(GAME.seats))
        table = await seated(guests[0], guests[1:], GAME.key)
        stranger = await house.guest(None)
        async with guests[0].at(table) as line:
            crowd = await asyncio.gather(*(stranger.line(table) for _ in range(CROWD)))
            assert await table_news(line, spectators=CROWD) < CROWD / 2
            await asyncio.gather(*(watching.socket.close() for watching in crowd))
            assert await table_news(line, spectators=0) < CROWD / 2
        assert written[""] < 2 * CROWD


async def table_news(line: Line, spectators: int) -> int:
    """How often one was told of it, until all that are there are known to be."""
    told = 1
    while (await line.until("table"))["spectators"] != spectators:
        told += 1
    return told


async def test_who_has_heard_it_is_not_told_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(min(GAME.seats))
        table = await seated(guests[0], guests[1:], GAME.key)
        async with guests[0].at(table) as line:
            await line.until("update")
            for _ in range(3):
                house.server.tables._owners[table][0]._updates.send_table()
            await line.ask("1", 0, None)
            assert sum('"type":"table"' in text for text in line.heard) == 1
