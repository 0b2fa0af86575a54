"""A table over the protocol: matches from the first chair to the last update."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame

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
