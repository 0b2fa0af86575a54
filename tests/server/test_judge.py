"""Whoever comes to the judge: what is not wanted any more, what waits, and what the store says."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.words import Seat
from fortable.server.store import Chair, Step
from fortable.server.tables.match.automatic_players import AutomaticPlayers
from fortable.server.tables.match.intents import Intent, of_bot, of_clock
from fortable.server.tables.table import Table

from .guests import seated
from .servers import Running, opened

GAME = next(game for game in catalog().games.values() if not game.simultaneous)


async def playing(house: Running, **settings: Any) -> tuple[Table, list[Any], str]:
    guests = await house.party(max(2, min(GAME.seats)))
    table = await seated(guests[0], guests[1:], GAME.key, settings=settings)
    return house.server.tables._owners[table][0], guests, table


async def after(owner: Table, intent: Intent) -> int:
    """The version of the match when an intent has been dealt with."""
    owner._inbox.put_nowait(intent)
    while not owner._inbox.empty():
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.05)
    assert owner._ledger.match is not None
    return owner._ledger.match.version


async def test_a_clock_acts_neither_too_early_nor_at_another_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        owner, _, _ = await playing(house, clock_s=60)
        monkeypatch.setattr(AutomaticPlayers, "schedule", lambda _: None)
        match, clock = owner._ledger.match, owner._ledger.clock
        assert match is not None
        version = match.version
        assert await after(owner, of_clock(version)) == version
        clock.since = {seat: since - 100 for seat, since in clock.since.items()}
        clock.woken_at -= 200
        assert await after(owner, of_clock(version + 1)) == version
        assert await after(owner, of_clock(version)) > version


async def test_in_a_countdown_bots_are_not_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        owner, _, _ = await playing(house)
        match = owner._ledger.match
        assert match is not None
        seat = min(match.waiting)
        monkeypatch.setattr(AutomaticPlayers, "_is_seated", lambda *_: True)
        owner._judge.countdown.begin(60, lambda: None)
        bot, version = of_bot("", Seat(seat), match.version, None), match.version
        assert await after(owner, bot) == version
        owner._judge.countdown.stop()
        assert await after(owner, bot) > version


async def test_what_was_remembered_although_the_store_failed_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk has it, and said nothing: whoever asked hears an error, and afterwards how it stands."""
    async with opened(tmp_path) as house:
        owner, guests, table = await playing(house)
        match = owner._ledger.match
        assert match is not None
        seat = min(match.waiting)
        append = house.server.store.append

        async def unsure(step: Step, *row: Any) -> None:
            monkeypatch.undo()
            await append(step, *row)
            raise OSError("planted")

        def failing(step: Step, *row: Any) -> Awaitable[None]:
            return unsure(step, *row)

        async with guests[seat].at(table) as line:
            before = await line.until("update")
            action = before["legal"][0]
            monkeypatch.setattr(house.server.store, "append", failing)
            assert (await line.ask("1", before["version"], action))["rule"] == "TB-12"
            update = await line.until("update")
            assert update["version"] > before["version"]
            again = await line.ask("1", before["version"], action)
            assert (again["type"], again["version"]) == ("answer", update["version"])


async def test_who_asks_again_long_after_hears_the_same_refusal(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        owner, guests, table = await playing(house)
        async with guests[0].at(table) as line:
            first = await line.ask("1", 0, {"do": "nonsense"})
            assert first["type"] == "refusal"
            owner._ledger._answers.clear()
            assert await line.ask("1", 0, None) == first


async def test_what_somebody_else_wrote_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    """Another server on the same file, say: the table starts over from what is there."""
    async with opened(tmp_path) as house:
        store, (anna, ben) = house.server.store, await house.party(2)
        table = await anna.open_table(GAME.key, [None, None])
        await ben.order(table, "sit")
        row = await store.row(table)
        assert row is not None
        chairs = (row.chairs[0], Chair())
        elsewhere = replace(row, chairs=chairs, revision=row.revision + 1)
        await store.change_table(elsewhere)
        refused = await anna.post(f"/api/tables/{table}", {"do": "start"})
        assert (refused.status_code, refused.json()["rule"]) == (503, "TB-12")
        assert await store.row(table) == elsewhere
        await ben.order(table, "sit")
        await anna.order(table, "start")


async def test_whoever_asks_at_a_table_that_was_deleted_hears_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        (anna,) = await house.party(1)
        table = await anna.open_table(GAME.key, [None, None])
        await anna.order(table, "stand")
        await house.server.store.forget_tables(before=float("inf"), most=1)
        statuses = [
            (await anna.post(f"/api/tables/{table}", {"do": "sit"})).status_code for _ in range(2)
        ]
        assert statuses == [503, 404]
