"""A table over the protocol: matches from the first chair to the last update."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.server.tables import updates
from tests.games import for_two, in_turns, some_game

from .guests import seated
from .player import Player
from .servers import opened

GAMES = list(catalog().games.values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@each_game
async def test_people_play_to_the_end(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(max(min(game.seats), 2))
        table = await seated(guests[0], guests[1:], game.key)
        players = [Player(guest, table, game, Random(seat)) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(player.play() for player in players))
        stored = await house.server.store.table(table)
        assert stored is not None
        assert stored.row.status == "over"


async def test_of_a_long_match_whoever_comes_is_told_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for all that ever happened, socket by socket, has it told anew each time."""
    game = some_game(for_two, in_turns)
    async with opened(tmp_path) as house:
        guests = await house.party(min(game.seats))
        table = await seated(guests[0], guests[1:], game.key)
        players = [Player(guest, table, game, Random(seat)) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(player.play() for player in players))
        async with guests[0].at(table, since=0) as line:
            whole = await line.until("update")
        assert whole["since"] == max(0, whole["version"] - updates.RETOLD)
        monkeypatch.setattr(updates, "RETOLD", 5)
        for since in (0, whole["version"] - 6, whole["version"] - 5):
            async with guests[0].at(table, since=since) as line:
                last = await line.until("update")
            assert last["since"] == last["version"] - 5
            assert last["news"] == whole["news"][-5:]
        async with guests[0].at(table, since=whole["version"] - 2) as line:
            assert len((await line.until("update"))["news"]) == 2
