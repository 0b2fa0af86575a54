"""Whoever wants to be told everything is, and whoever wants to be forgotten is: nobody is left of them."""

import asyncio
from pathlib import Path

import apsw
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from fortable.kernel.codec import encode
from fortable.server.store import NAMELESS, Chair
from fortable.server.store.farewells.sql import DELETED, MADE_NAMELESS, TOLD, WRITTEN_ANEW
from fortable.server.store.sqlite import SqliteStore
from fortable.server.tables.visitors.nameless import nameless
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .guests import Guest, seated
from .servers import Running, opened, settled
from .store_contract import TABLE
from .test_matches import played

GAME = some_game(for_two, in_turns)
BOOKKEEPING = {"lonely", "farewells"}
"""Ids of people who are being looked at, and nothing about them."""


async def test_nothing_that_is_somebody_s_is_overlooked(tmp_path: Path) -> None:
    """Whoever adds a table about people says what is told of it, and what becomes of it."""
    store = SqliteStore(tmp_path / "x.sqlite")
    tables = await store._read("SELECT name FROM sqlite_schema WHERE type = 'table'")
    about_people = set()
    for (table,) in tables:
        columns = {name for _, name, *_ in await store._read(f"PRAGMA table_info({table})")}
        if "person" in columns:
            about_people.add(table)
    await store.close()
    assert about_people - BOOKKEEPING == {*DELETED, *MADE_NAMELESS, *WRITTEN_ANEW}
    assert about_people - BOOKKEEPING <= TOLD.keys()


def everything(folder: Path) -> bytes:
    """All tables of the house, as they are written down."""
    with apsw.Connection(str(folder / "x.sqlite")) as database:
        names = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        ]
        rows = [
            str(value).encode() if not isinstance(value, bytes) else value
            for name in names
            for row in database.execute(f"SELECT * FROM {name}")  # noqa: S608
            for value in row
        ]
    return b"\n".join(rows)


async def who(house: Running, guest: Guest) -> str:
    """The id of somebody."""
    ((_, token),) = guest.browser.cookies.items()
    session = await house.server.people.known_by(token, house.server.now())
    assert session is not None
    return session.person.id


async def test_everything_about_me_is_one_file(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)
        await settled(house.server.store, table)
        await guests[0].post("/api/me/recovery")
        told = (await guests[0].get("/api/me/data")).json()
        nobody = await (await house.guest(None)).get("/api/me/data")
        file = await guests[0].get(told["files"][0])
    assert told["format"] == "fortable-person 1"
    assert told["about"]["people"][0]["name"] == "Guest 0"
    assert [match["id"] for match in told["about"]["results"]] == [table]
    assert len(told["about"]["recovery_codes"]) == len(told["about"]["devices"]) == 1
    assert file.status_code == 200
    assert nobody.status_code == 401


@rule("TB-10")
async def test_a_finished_match_keeps_a_nameless_seat(tmp_path: Path) -> None:
    """One that is looked at, and one that lies there; the other's history stays."""
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)
        await settled(house.server.store, table)
        anna, ben = guests
        await anna.introduce("Annabella")
        again = await anna.open_table(GAME.key, [None, "random"])
        id_ = await who(house, anna)
        async with ben.at(table) as line:
            await line.until("update")
            gone = await anna.browser.delete("/api/me")
            told = await line.until("table", lambda said: said["chairs"][0]["name"] == NAMELESS)
        listed = (await ben.get("/api/me/matches")).json()["matches"]
        figures = (await ben.get("/api/me/figures")).json()
        replay = await ben.get(f"/api/tables/{table}/replay")
        me = (await anna.get("/api/me")).json()
        open_table = (await ben.get(f"/api/tables/{again}")).json()
    assert gone.json() == me == {"name": None}
    assert told["chairs"][0]["left"]
    assert [match["names"] for match in listed] == [[NAMELESS, "Guest 1"]]
    assert figures["people"] == []
    assert replay.status_code == 200
    assert open_table["status"] == "abandoned"
    written = everything(tmp_path)
    for trace in (id_, "Guest 0", "Annabella"):
        assert trace.encode() not in written, trace
    assert b"Guest 1" in written


@rule("TB-14")
async def test_a_running_match_goes_on_without_them(tmp_path: Path) -> None:
    game = some_game(lambda game: 3 in game.seats, in_turns)
    async with opened(tmp_path) as house:
        guests = await house.party(3)
        table = await seated(guests[0], guests[1:], game.key)
        async with guests[1].at(table) as line, guests[0].at(table) as own:
            await guests[0].browser.delete("/api/me")
            left = await line.until("note")
            shown = await line.until("table", lambda said: said["chairs"][0]["left"])
            with pytest.raises(ConnectionClosed):
                await own.until_closed()
    assert (left["what"], left["seat"]) == ("person-left", 0)
    assert shown["chairs"][0]["name"] == NAMELESS
    assert shown["chairs"][0]["bot"] is not None
    assert shown["host"], "the next one is the host"


def test_whoever_left_before_or_is_kept_away_is_forgotten_too() -> None:
    left = Chair(person="anna", name="Anna", has_left=True)
    ben = Chair(person="ben", name="Ben")
    row = replace(TABLE, host="ben", chairs=(left, ben), kept_away=("anna",))
    without = nameless(row, "anna")
    assert (without.host, without.chairs[1], without.kept_away) == ("ben", ben, ())
    assert (without.chairs[0].name, without.chairs[0].has_left) == (NAMELESS, True)
    assert b"anna" not in encode(without).lower()


async def test_what_failed_in_the_midst_is_gone_on_with(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)
        await settled(house.server.store, table)
        id_ = await who(house, guests[0])
        house.server.tables.make_room()
        store = house.server.store
        await store.begin_farewell(id_)
        assert "Guest 0" in str(await store.row(table))
        chore = asyncio.create_task(house.server.farewells.run())
        async with asyncio.timeout(10):
            while await store.farewells():
                await asyncio.sleep(0.01)
        chore.cancel()
        assert "Guest 0" not in str(await store.row(table))
        assert await store.all_about(id_) == {table: [] for table in TOLD}
