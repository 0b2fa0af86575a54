"""A countdown before a race: nobody acts before it is on, whoever they are."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame, no_gun
from fortable.server.ledger import Ledger
from fortable.testing import rule

from .guests import Guest, Line, Message, seated
from .servers import Running, opened

RACES = [game for game in catalog().games.values() if game.gun is not no_gun]
each_race = pytest.mark.parametrize("game", RACES, ids=lambda game: game.key)
COUNTDOWN_S = 1


async def starting(house: Running, game: AnyGame, **settings: Any) -> tuple[list[Guest], str]:
    guests = await house.party(2)
    return guests, await seated(guests[0], guests[1:], game.key, settings=settings)


async def until_the_gun(lines: list[Line]) -> list[Message]:
    """Everybody does the first thing there is, until the race is on; how it stands then."""
    updates = [await line.until("update") for line in lines]
    for number in range(20):
        if "begins_in_ms" in updates[0]:
            return updates
        acting = number % len(lines)
        if updates[acting]["legal"]:
            action = updates[acting]["legal"][0]
            await lines[acting].act(f"{number}", updates[acting]["version"], action)
            updates = [await line.until("update") for line in lines]
    raise AssertionError("no race")


@rule("TB-03")
@each_race
async def test_nobody_acts_before_the_race_is_on(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await starting(house, game, countdown_s=COUNTDOWN_S, fair_grabs=True)
        async with guests[0].at(table) as anna, guests[1].at(table) as ben:
            update, _ = await until_the_gun([anna, ben])
            assert 0 < update["begins_in_ms"] <= 1000 * COUNTDOWN_S
            action, version = update["legal"][0], update["version"]
            refused = await anna.ask("early", version, action)
            assert (refused["rule"], refused["reason"]) == ("TB-03", "not-yet")
            assert 0 < refused["facts"]["ms"] <= update["begins_in_ms"]
            async with guests[0].at(table, since=version) as back:
                assert "begins_in_ms" in await back.until("update")
            await asyncio.sleep(COUNTDOWN_S)
            async with guests[0].at(table, since=version) as back:
                assert "begins_in_ms" not in await back.until("update")
            assert (await anna.ask("in time", version, action))["type"] == "answer"


@each_race
async def test_no_time_runs_before_the_race_is_on(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await starting(house, game, countdown_s=COUNTDOWN_S, clock_s=5)
        async with guests[0].at(table) as anna, guests[1].at(table) as ben:
            update, _ = await until_the_gun([anna, ben])
            assert 5000 < update["time_left_ms"] <= 5000 + update["begins_in_ms"]


@each_race
async def test_bots_wait_too(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.guest("Anna")
        settings = {"countdown_s": COUNTDOWN_S, "bot_pace_ms": 0}
        table = await host.open_table(game.key, ["random", "random"], settings=settings)
        async with host.at(table) as line:
            await host.order(table, "start")
            await line.until("update", lambda update: "begins_in_ms" in update)
            began = asyncio.get_running_loop().time()
            after = await line.until("update")
            assert asyncio.get_running_loop().time() - began > COUNTDOWN_S / 2
            assert "begins_in_ms" not in after


@each_race
async def test_after_a_restart_nobody_waits(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await starting(house, game, countdown_s=10)
        async with guests[0].at(table) as anna, guests[1].at(table) as ben:
            await until_the_gun([anna, ben])
        stored = await house.server.store.table(table)
        assert stored is not None
        assert Ledger(stored, house.server.tables.house).begins_in_s == 0
