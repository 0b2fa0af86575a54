"""How matches ended is remembered with the last move, and found out of those that ended before it was."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from fortable.kernel.game import AnyGame
from fortable.server.store import Store, StoredTable, TableRow
from fortable.server.store.sqlite import SqliteStore
from fortable.server.tables.match.ending import PastEndings, places
from fortable.server.tables.match.stored_match import rebuild_match
from fortable.server.work import Threads
from tests.games import for_two, in_turns, some_game

from .guests import seated
from .player import Player
from .servers import opened

GAME = some_game(for_two, in_turns)


async def played(folder: Path, game: AnyGame) -> StoredTable:
    """A table as it is when its match is over."""
    async with opened(folder) as house:
        guests = await house.party(2)
        table = await seated(guests[0], guests[1:], game.key)
        players = [Player(guest, table, game, Random(seat)) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(player.play() for player in players))
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
