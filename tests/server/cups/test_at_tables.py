"""A cup at tables: the same deal at each, round by round."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from fortable.server.cups import cups
from fortable.testing import rule
from tests.server.days.day_house import finish
from tests.server.guests import turned_away
from tests.server.servers import Running, opened

from .gathering import (
    GAME,
    LARGE,
    begun,
    order,
    told,
)


@rule("TB-18")
async def test_at_tables_all_have_the_same_deal_and_rounds_follow_each_other(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(5)
        cup = await begun(guests, LARGE, 2, kind="tables", seats=3)
        tables = await tables_of(house, cup, 1)
        rows = [row for row in [await house.server.store.row(each) for each in tables] if row]
        assert len({row.seed for row in rows}) == 1
        assert [len(row.chairs) for row in rows] == [3, 3]
        assert sorted(sum(chair.person is not None for chair in row.chairs) for row in rows) == [
            2,
            3,
        ]
        mine = (await told(guests[0], cup))["rounds"]
        assert [each["status"] for each in mine] == ["running", "later"]
        elsewhere = [
            guest
            for guest in guests
            if (await told(guest, cup))["rounds"][0]["table"] != mine[0]["table"]
        ]
        for stranger in elsewhere:
            refusal = await turned_away(stranger, mine[0]["table"])
            assert refusal[1]["reason"] == "others-cup"
        await finish(house, tables[0], 9, 5, 5)
        assert (await told(guests[0], cup))["round"] == 1
        await finish(house, tables[1], 7, 8, 1)
        async with asyncio.timeout(20):
            while (await told(guests[0], cup))["round"] != 2:
                await asyncio.sleep(0.02)
        latecomer = await house.guest("Late")
        await order(latecomer, cup, "join")
        points = {
            (each.table, each.seat): row["rounds"][0]["points"]
            for each in await house.server.store.cup_tries(cup)
            for row in (await told(guests[0], cup))["standings"]
            if each.round == 1 and row["name"] == f"Guest {each.member}"
        }
        by_hand = {0: (4 + 2, 1 + 0, 1 + 2), 1: (2 + 0, 4 + 2, 0 + 0)}
        for (table, seat), had in points.items():
            assert had == by_hand[tables.index(table)][seat], (table, seat)
        assert (await order(guests[0], cup, "close"))["status"] == "over"
        assert len({*await tables_of(house, cup, 2)} | {*tables}) == 4


@rule("TB-11")
async def test_rounds_that_nobody_plays_take_no_more_tables_than_an_address_may_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither if its host closes round after round, nor if they end by themselves."""
    monkeypatch.setattr(cups, "LATER_S", 0.1)
    async with opened(tmp_path, most_household_running=5) as house:
        guests = await house.party(6)
        cup = await begun(guests, GAME, 4, kind="tables", seats=2)
        refused = await guests[0].post(f"/api/cups/{cup}", {"do": "close"})
        assert refused.status_code == 409
        assert refused.json()["reason"] == "too-many-running-together"
        assert (await told(guests[0], cup))["round"] == 1, "nothing has changed"
        is_late = replace(await house.server.cups.cup(cup), until=0.0)
        await house.server.store.change_cup(replace(is_late, revision=is_late.revision + 1))
        with capture_logs() as lines:
            async with asyncio.timeout(20):
                while not any(line["event"] == "cup_put_off" for line in lines):
                    await asyncio.sleep(0.02)
        assert next(line["reason"] for line in lines if line.get("cup") == cup) == (
            "too-many-running-together"
        )
        assert len(await house.server.store.tables("playing")) == 3
        waiting = await told(guests[0], cup)
        assert (waiting["round"], waiting["waits"]) == (1, True)
        for table in await tables_of(house, cup, 1):
            await finish(house, table, 9, 5)
        async with asyncio.timeout(20):
            while (await told(guests[0], cup))["round"] != 2:
                await asyncio.sleep(0.02)
        assert not (await told(guests[0], cup))["waits"]


async def tables_of(house: Running, cup: str, number: int) -> list[str]:
    found = await house.server.store.cup_tries(cup)
    return sorted({each.table for each in found if each.round == number})
