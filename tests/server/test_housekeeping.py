"""What nobody needs is forgotten; what a wrong clock takes for old is not."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from fortable.catalog import catalog
from fortable.server import housekeeping
from fortable.server.housekeeping import CATCH_UP, DAY_S, BelievedTime, Housekeeping
from fortable.server.server import Server
from fortable.server.settings import ServerSettings
from fortable.server.store import Store

from .guests import seated
from .servers import Running, opened
from .store_contract import ANNA, PHONE, TABLE
from .test_failures import Failing

NOW = time.time()
GAME = next(game for game in catalog().games.values() if not game.simultaneous)
SEATS = max(2, min(GAME.seats))


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("FIRST_AFTER_S", "PAUSE_S", "TRY_AGAIN_S"):
        monkeypatch.setattr(housekeeping, pause, 0.0)


async def kept(store: Store) -> None:
    """Tables as people leave them: finished, given up and never begun, long ago and lately."""
    await store.add_person(ANNA, PHONE)
    for age in (10, 400):
        for status in ("open", "over", "abandoned", "playing"):
            changed = NOW - age * DAY_S
            row = replace(TABLE, id=f"{status}-{age}", status=status, changed=changed)
            await store.add_table(row)
    await store.believe(NOW)


async def left(store: Store) -> set[str]:
    return {row.id for row in await store.tables("open", "over", "abandoned", "playing")}


async def kept_house(server: Server, ahead_days: float) -> set[str]:
    """What is left when a server with its clock ahead has begun to run."""
    wall = NOW + ahead_days * DAY_S
    chores = Housekeeping(
        server.store, server.tables, server.settings, server.day_clock, lambda: wall
    )
    now = await chores.believed_time()
    await chores.tidy(now())
    return await left(server.store)


def settings(folder: Path, **more: Any) -> ServerSettings:
    return ServerSettings(database=str(folder / "x.sqlite"), **more)


LATELY = {"open-10", "over-10", "abandoned-10", "playing-10"}
ALL = LATELY | {"open-400", "over-400", "abandoned-400", "playing-400"}


async def test_what_is_old_is_forgotten(tmp_path: Path) -> None:
    server = Server(settings(tmp_path, give_up_days=0))
    await kept(server.store)
    with capture_logs() as logged:
        assert await kept_house(server, ahead_days=0) == LATELY | {"playing-400"}
    (line,) = logged
    assert (line["event"], line["tables"]) == ("forgotten", 3)
    await server.store.close()


@pytest.mark.parametrize("ahead_days", [400, 30_000])
async def test_nothing_is_deleted_on_the_word_of_a_clock_that_jumped(
    ahead_days: float, tmp_path: Path
) -> None:
    server = Server(settings(tmp_path, keep_days=500, session_days=0))
    await kept(server.store)
    for _ in range(3):  # nor by starting again and again
        with capture_logs() as logged:
            assert await kept_house(server, ahead_days) == ALL
        assert [line["event"] for line in logged][:1] == ["clock_is_ahead"]
    await server.store.close()


async def test_an_operator_may_say_that_the_clock_is_right(tmp_path: Path) -> None:
    server = Server(settings(tmp_path, keep_days=500, forget="at-once"))
    await kept(server.store)
    assert await kept_house(server, ahead_days=1000) == {"playing-10", "playing-400"}
    await server.store.close()


async def test_an_operator_may_keep_everything(tmp_path: Path) -> None:
    server = Server(settings(tmp_path, keep_days=0, give_up_days=0))
    await kept(server.store)
    assert await kept_house(server, ahead_days=0) == ALL
    await server.store.close()
    server = Server(settings(tmp_path, forget="never"))
    await server.housekeeping.run()
    assert await left(server.store) == ALL
    await server.store.close()


def test_the_believed_time_comes_after_the_clock_only_while_the_server_runs() -> None:
    wall, ran = 1000.0 * DAY_S, 0.0
    believed = BelievedTime(600 * DAY_S, lambda: wall, lambda: ran)
    assert believed.now() == 600 * DAY_S
    ran = DAY_S
    assert believed.now() == (600 + CATCH_UP) * DAY_S
    ran = 100 * DAY_S
    assert believed.now() == wall
    wall = 0.0
    assert believed.now() == 0.0, "a clock that is behind makes nothing old"


async def test_a_clock_that_jumps_while_a_new_server_runs_makes_nothing_old(tmp_path: Path) -> None:
    server, wall = Server(settings(tmp_path)), NOW
    chores = Housekeeping(
        server.store, server.tables, server.settings, server.day_clock, lambda: wall
    )
    now = await chores.believed_time()
    await kept(server.store)
    wall = NOW + 400 * DAY_S
    assert now() < NOW + DAY_S
    await server.store.close()


async def test_a_match_that_nobody_goes_on_with_is_given_up(tmp_path: Path) -> None:
    async with opened(tmp_path, rest_s=0.05, session_days=0) as house:
        anna, *others = await house.party(SEATS)
        table = await seated(anna, others, GAME.key)
        late = house.server.now() + 91 * DAY_S
        async with anna.at(table) as line:
            await line.until("update")
            await house.server.housekeeping.tidy(late)
            assert await status(house, table) == "playing", "somebody is there"
        while house.server.tables.in_use:
            await asyncio.sleep(0.01)
        await house.server.housekeeping.tidy(late - 2 * DAY_S)
        assert await status(house, table) == "playing"
        with capture_logs() as logged:
            await house.server.housekeeping.tidy(late)
        assert logged[0]["given_up"] == 1
        async with anna.at(table) as line:
            told = await line.until("table")
            assert (told["status"], told["lapsed"]) == ("abandoned", True)
            refused = await line.ask("1", 0, None)
            assert (refused["rule"], refused["reason"]) == ("TB-02", "over")
        assert (await anna.order(table, "rematch"))["next"]


async def status(house: Running, table: str) -> str:
    row = await house.server.store.row(table)
    assert row is not None
    return row.status


async def test_whoever_comes_while_a_match_is_given_up_finds_it_so(tmp_path: Path) -> None:
    async with opened(tmp_path, rest_s=0.05) as house:
        anna, *others = await house.party(SEATS)
        table = await seated(anna, others, GAME.key)
        while house.server.tables.in_use:
            await asyncio.sleep(0.01)
        given_up, _ = await asyncio.gather(
            house.server.tables.give_up(table), house.server.tables.wake(table)
        )
        assert given_up
        assert house.server.tables._owners[table][0]._ledger.row.status == "abandoned"
        assert not await house.server.tables.give_up(table), "it is awake"


async def test_a_store_that_fails_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(settings(tmp_path))
    await kept(server.store)
    with Failing(Running(server, ""), monkeypatch).broken():
        running = asyncio.create_task(server.housekeeping.run())
        await asyncio.sleep(0.05)
        assert not running.done()
    async with asyncio.timeout(10):
        while "over-400" in await left(server.store):
            await asyncio.sleep(0.01)
    running.cancel()
    await server.store.close()
