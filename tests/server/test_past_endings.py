"""How matches ended is worked out after the last move, which waits for nothing of it; or long after."""

import asyncio
import signal
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from fortable.kernel.game import AnyGame
from fortable.server.store import Store, StoredTable, TableRow
from fortable.server.store.sqlite import SqliteStore
from fortable.server.store.sqlite.database import look_into
from fortable.server.tables.match.ending import PastEndings, places
from fortable.server.tables.match.stored_match import rebuild_match
from fortable.server.work import Threads
from tests.games import for_two, in_turns, some_game

from .guests import PATIENCE_S, Guest, seated
from .player import Player
from .servers import free_port, opened, served, settled, with_refusals
from .test_crash import check_log, check_player

GAME = some_game(for_two, in_turns)

KILLED_BY_AN_ENDING = """
import os, signal
from fortable.server.tables.match import ledger
ledger.ending_at = lambda *_, **__: os.kill(os.getpid(), signal.SIGKILL)
"""
"""When a match is over, and before anybody knows how it ended."""


async def played(folder: Path, game: AnyGame) -> StoredTable:
    """A table as it is when its match is over."""
    async with opened(folder) as house:
        guests = await house.party(2)
        table = await seated(guests[0], guests[1:], game.key)
        players = [Player(guest, table, game, Random(seat)) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(player.play() for player in players))
        await settled(house.server.store, table)
        stored = await house.server.store.table(table)
    assert stored is not None
    return stored


async def test_a_match_ends_as_its_rules_say_and_so_it_is_found_out_later(tmp_path: Path) -> None:
    stored = await played(tmp_path, GAME)
    ending, match = stored.row.ending, rebuild_match(stored)
    assert ending is not None
    outcome = match.outcome()
    assert (ending.places, ending.scores) == (places(outcome.ranking), outcome.scores)
    assert ending.figure == GAME.figure(match.state.options, 2)
    assert ending.at == stored.steps[-1].at
    store = SqliteStore(tmp_path / "x.sqlite")
    await as_before(store, stored.row)
    async with asyncio.timeout(20):
        await PastEndings(store, Threads(1), pause_s=0.0).settle()
    again = await store.row(stored.row.id)
    assert again is not None
    assert again.ending == ending
    await store.close()


async def test_a_last_move_does_not_fail_with_the_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor wait for it: what is worked out never, is worked out when the server starts again."""
    with monkeypatch.context() as broken, capture_logs() as logged:
        broken.setattr("fortable.server.tables.match.ledger.ending_at", lambda *_, **__: 1 / 0)
        async with opened(tmp_path) as house:
            guests = await house.party(2)
            table = await seated(guests[0], guests[1:], GAME.key)
            players = [Player(guest, table, GAME, Random(0)) for guest in guests]
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.gather(*(player.play() for player in players))
                while not logged:
                    await asyncio.sleep(0.01)
            row = await house.server.store.row(table)
            (listed,) = (await guests[0].get("/api/me/matches")).json()["matches"]
    assert [line["event"] for line in logged] == ["ending_not_found"]
    assert row is not None
    assert (row.status, row.ending, listed["places"]) == ("over", None, None)
    async with opened(tmp_path) as house:
        await settled(house.server.store, table)


async def test_a_match_is_whole_though_the_server_was_killed_when_it_was_over(
    tmp_path: Path,
) -> None:
    file, flags = tmp_path / "x.sqlite", ("--port", str(free_port()), "--rate", "1000000")
    async with served(tmp_path, *flags, but=KILLED_BY_AN_ENDING) as dying:
        guests = [Guest(dying.address) for _ in range(2)]
        for guest in guests:
            await guest.introduce("Guest")
        table = await seated(guests[0], guests[1:], GAME.key)
        players = [Player(guest, table, GAME, Random(0)) for guest in guests]
        playing = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(PATIENCE_S):
            assert await dying.process.wait() == -signal.SIGKILL
    with closing(look_into(file)) as left:
        rows = left.execute("SELECT DISTINCT status, place FROM tables JOIN results")
        assert rows.get == ("over", None)
    async with served(tmp_path, *flags), asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*playing)
        while (await guests[0].get("/api/me/figures")).json()["games"] == []:
            await asyncio.sleep(0.05)
    for guest in guests:
        await guest.leave()
    store = SqliteStore(file)
    stored = await with_refusals(store, table)
    check_log(stored)
    for player in players:
        check_player(stored, player)
    ending = await settled(store, table)
    assert ending.at == stored.steps[-1].at
    await store.close()


async def test_a_match_that_cannot_be_recalled_keeps_no_other_from_it(tmp_path: Path) -> None:
    stored = await played(tmp_path, GAME)
    store = SqliteStore(tmp_path / "x.sqlite")
    first = stored.row
    await as_before(store, first)
    for name, game in (("plugged-out", "no-such-game"), ("empty", GAME.key)):
        await store.add_table(replace(first, id=name, game=game, revision=0, ending=None))
    later = replace(first, id="later", revision=0, ending=None)
    await store.add_table(later)
    for step in stored.steps:
        await store.append(replace(step, table="later"))
    async with asyncio.timeout(20):
        await PastEndings(store, Threads(1), pause_s=0.0).settle()
    assert await store.unsettled(None, 9) == ("plugged-out", "empty")
    await store.close()


async def as_before(store: Store, row: TableRow) -> None:
    """A row that says nothing of how the match ended."""
    await store.change_table(replace(row, ending=None, revision=row.revision + 1))


@pytest.mark.parametrize(
    ("ranking", "found"),
    [(((0,),), (1,)), (((1,), (0,)), (2, 1)), (((0, 2), (1,)), (1, 3, 1))],
)
def test_equals_share_a_place(ranking: tuple[tuple[int, ...], ...], found: tuple[int, ...]) -> None:
    assert places(ranking) == found  # type: ignore[arg-type]
