"""Playing with whoever comes: a line that survives, tables for those who want the same, nobody twice."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.kernel.game import AnyGame
from fortable.server.seeking import line as seeking
from fortable.server.seeking.party import party_with, table_for
from fortable.server.store import Seeker
from fortable.server.tables.match.laying import CLOCK_S, COUNTDOWN_S
from fortable.testing import rule
from tests.games import at_once, for_three, for_two, in_turns, some_game

from .guests import Guest, Message
from .servers import Running, opened

GAME = some_game(for_two, in_turns)
LARGE = some_game(for_three, in_turns)


async def seek(guest: Guest, game: AnyGame = GAME, seats: int = 2, **options: Any) -> Message:
    answer = await guest.post(
        "/api/seekers", {"game": game.key, "seats": seats, "options": options}
    )
    assert answer.status_code == 201, answer.text
    told: Message = answer.json()
    return told


async def wait(guest: Guest, search: Message, *, takes_bots: bool = False) -> Message:
    answer = await guest.post(f"/api/seekers/{search['id']}", {"takes_bots": takes_bots})
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


async def refused(answer: Any) -> str:
    told = (await answer).json()
    assert told["text"]
    return f"{told['rule']}-{told['reason']}"


async def people_at(house: Running, table: str) -> list[str]:
    row = await house.server.store.row(table)
    assert row is not None
    assert row.status == "playing"
    return sorted(chair.name for chair in row.chairs if chair.person)


@rule("TB-17")
async def test_two_who_want_the_same_play_together_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        search = await seek(anna)
        assert (search["table"], search["waiting"]) == (None, 1)
        found = await seek(ben)
        assert await people_at(house, found["table"]) == ["Anna", "Ben"]
        for _ in range(2):  # an answer may have been lost
            assert (await wait(anna, search))["table"] == found["table"]
        for guest in (anna, ben):
            (table,) = (await guest.get("/api/me/tables")).json()
            assert (table["id"], table["settings"]["clock_s"]) == (found["table"], CLOCK_S)
            async with guest.at(found["table"]) as line:
                assert (await line.until("update"))["version"] >= 0
        assert (await anna.get("/api/seekers")).json() == []


@rule("TB-17")
async def test_wishes_that_differ_do_not_meet(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        two, three, other = await house.party(3)
        assert (await seek(two, LARGE, 3))["table"] is None
        assert (await seek(three, LARGE, 4))["table"] is None
        assert (await seek(other, some_game(for_two, at_once), 2))["table"] is None
        listed = (await two.get("/api/seekers")).json()
        assert [(each["seats"], each["you"]) for each in listed] == [
            (3, True),
            (4, False),
            (2, False),
        ]
        assert listed[1]["name"] == "Guest 1"
        assert listed[1]["waits_s"] < 5


@rule("TB-17")
async def test_who_leaves_or_falls_silent_is_out_of_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        anna, ben, eve = await house.party(3)
        search = await seek(anna)
        assert (await anna.browser.delete(f"/api/seekers/{search['id']}")).status_code == 200
        assert await refused(anna.post(f"/api/seekers/{search['id']}", {})) == "TB-17-not-in-line"
        assert (
            await refused(anna.browser.delete(f"/api/seekers/{search['id']}"))
            == "TB-17-not-in-line"
        )
        silent = await seek(ben)
        monkeypatch.setattr(seeking, "FRESH_S", 0.05)
        await asyncio.sleep(0.1)
        assert (await seek(eve))["table"] is None
        monkeypatch.setattr(seeking, "FRESH_S", 10.0)
        table = (await wait(ben, silent))["table"]
        assert await people_at(house, table) == ["Guest 1", "Guest 2"]


@rule("TB-17")
async def test_another_page_takes_the_place_of_the_first(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        first, second = await seek(anna), await seek(anna)
        assert second["table"] is None, "nobody plays against themselves"
        assert await refused(anna.post(f"/api/seekers/{first['id']}", {})) == "TB-17-not-in-line"
        assert await refused(ben.post(f"/api/seekers/{second['id']}", {})) == "TB-17-not-in-line"
        assert (await wait(anna, second))["waiting"] == 1


@rule("TB-17")
async def test_of_many_who_come_at_once_nobody_is_put_together_twice(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(11)
        searches = await asyncio.gather(*map(seek, guests))
        tables = set[str]()
        while len(tables) < 5:
            told = await asyncio.gather(*map(wait, guests, searches))
            tables |= {each["table"] for each in told if each["table"]}
        seated = [name for table in tables for name in await people_at(house, table)]
        assert len(seated) == len({*seated}) == 10
        assert len((await guests[0].get("/api/seekers")).json()) == 1


@rule("TB-17")
async def test_the_line_outlives_the_server(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        search, cookies = await seek(anna), anna.browser.cookies
    async with opened(tmp_path) as house:
        anna, ben = await house.guest(None), await house.guest("Ben")
        anna.browser.cookies = cookies
        assert (await wait(anna, search))["table"] is None
        found = await seek(ben)
        assert (await wait(anna, search))["table"] == found["table"] is not None


@rule("TB-17")
async def test_bots_come_when_all_who_wait_want_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        searches = await seek(anna, LARGE, 3), await seek(ben, LARGE, 3)
        assert searches[1]["waiting"] == 2
        assert (await wait(anna, searches[0], takes_bots=True))["table"] is None
        table = (await wait(ben, searches[1], takes_bots=True))["table"]
        assert await people_at(house, table) == ["Guest 0", "Guest 1"]
        assert (await wait(anna, searches[0]))["table"] == table
        row = await house.server.store.row(table)
        assert row is not None
        assert sum(chair.bot is not None for chair in row.chairs) == 1


async def test_what_cannot_be_played_is_not_sought(tmp_path: Path) -> None:
    async with opened(tmp_path, most_running=1) as house:
        anna, ben = await house.party(2)
        wrong = {"game": GAME.key, "seats": 12}
        assert await refused(anna.post("/api/seekers", wrong)) == "TB-06-bad-seats"
        wrong = {"game": GAME.key, "seats": 2, "options": {"nothing": 1}}
        assert await refused(anna.post("/api/seekers", wrong)) == "TB-06-no-such-option"
        nobody = await house.guest(None)
        wish = {"game": GAME.key, "seats": 2}
        assert await refused(nobody.post("/api/seekers", wish)) == "TB-10-no-guest"
        await seek(anna)
        await seek(ben)
        await seek(anna)
        assert await refused(ben.post("/api/seekers", wish)) == "TB-11-too-many-running"


async def test_searches_are_counted_by_address(tmp_path: Path) -> None:
    async with opened(tmp_path, most_household_tables=2) as house:
        anna, ben = await house.party(2)
        await seek(anna)
        search = await seek(ben, LARGE, 3)
        assert (
            await refused(ben.post("/api/seekers", {"game": GAME.key, "seats": 2}))
            == "TB-11-too-many-opened"
        )
        assert (await wait(ben, search))["waiting"] == 1


async def test_an_open_table_says_for_how_long_it_has_waited(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        table = await anna.open_table(GAME.key, [None, None], settings={"public": True})
        (listed,) = (await ben.get("/api/tables")).json()
        assert (listed["id"], listed["chairs"], listed["waits_s"]) == (table, ["Guest 0", ""], 0)
        await ben.order(table, "sit", seat=None)
        await anna.order(table, "start")
        (listed,) = (await ben.get("/api/tables")).json()
        assert listed["waits_s"] is None


def seeker(number: int, game: AnyGame, seats: int, **more: Any) -> Seeker:
    usual = {"name": f"G{number}", "game": game.key, "seats": seats, "options": {}}
    times = {"since": float(number), "seen": 9.0}
    return Seeker(id=f"s{number}", person=f"p{number}", **{**usual, **times, **more})


def test_who_came_first_plays_first() -> None:
    three = [seeker(number, GAME, 2) for number in range(3)]
    assert party_with(three[2], three) == (three[0], three[2])
    assert party_with(three[0], three) == (three[1], three[0])
    assert party_with(three[0], three[:1]) == ()
    willing = [replace(each, seats=4, takes_bots=True) for each in three]
    assert party_with(willing[1], willing) == (willing[0], willing[2], willing[1])
    assert party_with(willing[1], [*willing[:2], replace(three[2], seats=4)]) == ()


def test_where_all_act_at_once_all_begin_at_once_and_alone_nobody_hurries() -> None:
    game = some_game(for_two, at_once)
    pair = [seeker(number, game, 2) for number in range(2)]
    row, opening = table_for(pair, "home", 5.0, fair_grabs=True)
    assert (row.settings["countdown_s"], row.settings.get("clock_s")) == (COUNTDOWN_S, None)
    assert (row.host, opening.table, row.terms is not None) == ("p1", row.id, True)
    alone, _ = table_for(pair[:1], "home", 5.0, fair_grabs=True)
    assert alone.settings.get("countdown_s", 0) == 0
    assert sorted(chair.person or "" for chair in alone.chairs) == ["", "p0"]
