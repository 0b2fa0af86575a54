"""So many and no more: tables, sockets and guests. Whoever is refused hears what would be allowed."""

import asyncio
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from traceback import walk_tb
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import HTTPConnection

from fortable.kernel.words import Illegal
from fortable.server.http.connection import household_of
from fortable.server.people import rate_limit
from fortable.server.people.connection_limits import ConnectionLimits
from fortable.server.people.limits import guest_limit, opening_limit
from fortable.server.people.rate_limit import Rate, RateLimiter
from fortable.server.people.traffic import Bucket
from fortable.server.settings import ServerSettings
from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from fortable.texts import LANGUAGES
from tests.games import for_three, for_two, in_turns, some_game

from .guests import Guest, Message, seated, turned_away
from .servers import opened

GAME = some_game(for_two, in_turns)
CHAIRS: list[str | None] = [None] * max(GAME.seats)
CLUB_TABLES = 20
CLUB_GAME = some_game(for_three, in_turns)
CLUB_CHAIRS = [None, None, *["random"] * (max(CLUB_GAME.seats) - 2)]


async def not_opened(guest: Guest) -> tuple[int, Message]:
    """How a new table is refused."""
    response = await guest.post("/api/tables", {"game": GAME.key, "chairs": CHAIRS})
    return response.status_code, response.json()


@rule("TB-11")
async def test_one_host_has_not_too_many_tables_that_wait(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, most_open=2) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        table, _ = [await anna.open_table(GAME.key, CHAIRS) for _ in range(2)]
        status, refusal = await not_opened(anna)
        assert (status, refusal["reason"], refusal["facts"]) == (
            409,
            "too-many-open",
            {"allowed": 2},
        )
        await ben.open_table(GAME.key, CHAIRS)
        await anna.order(table, "abandon")
        await anna.open_table(GAME.key, CHAIRS)


@rule("TB-11")
async def test_tables_are_counted_by_the_address_they_were_opened_from(tmp_path: Path) -> None:
    async with opened(tmp_path, most_household_open=3, most_household_running=1) as house:
        anna, ben = await house.party(2)
        rows = [await guest.open_table(GAME.key, CHAIRS) for guest in (anna, ben, anna)]
        status, refusal = await not_opened(ben)
        assert (status, refusal["reason"]) == (409, "too-many-open-together")
        for table in rows[:2]:
            await (ben if table == rows[0] else anna).order(table, "sit")
        await anna.order(rows[0], "start")
        assert await ben.refused(rows[1], "start") == "TB-11-too-many-running-together"
        row = await house.server.store.row(rows[0])
        assert row is not None
        assert row.household
        assert "127" not in row.household


@rule("TB-11")
async def test_tables_that_are_opened_and_given_up_are_counted(tmp_path: Path) -> None:
    async with opened(tmp_path, most_household_tables=4) as house:
        anna, ben = await house.party(2)
        for guest in (anna, ben, anna):
            await guest.order(await guest.open_table(GAME.key, CHAIRS), "abandon")
        table = await anna.open_table(GAME.key, CHAIRS)
        await anna.order(table, "abandon")
        assert await anna.refused(table, "rematch") == "TB-11-too-many-opened"
        status, refusal = await not_opened(ben)
        assert (status, refusal["reason"], refusal["facts"]) == (
            429,
            "too-many-opened",
            {"allowed": 4},
        )


@rule("TB-11")
async def test_a_rematch_is_a_table_that_waits(tmp_path: Path) -> None:
    async with opened(tmp_path, most_open=1) as house:
        (anna,) = await house.party(1)
        table = await anna.open_table(GAME.key, CHAIRS)
        await anna.order(table, "abandon")
        await anna.open_table(GAME.key, CHAIRS)
        assert await anna.refused(table, "rematch") == "TB-11-too-many-open"


@rule("TB-11")
async def test_where_all_tables_are_in_use_no_new_one_is_opened(tmp_path: Path) -> None:
    async with opened(tmp_path, most_tables=1) as house:
        guests = await house.party(2)
        used = await guests[0].open_table(GAME.key, CHAIRS)
        free = await guests[0].open_table(GAME.key, CHAIRS)
        async with guests[0].at(used) as line:
            await line.until("table")
            status, refusal = await not_opened(guests[1])
            assert (status, refusal["reason"]) == (503, "too-many-tables")
            async with guests[1].at(free) as other:
                await other.until("table")


@rule("TB-11")
async def test_nobody_has_too_many_sockets(tmp_path: Path) -> None:
    async with opened(tmp_path, most_sockets=2) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        table = await anna.open_table(GAME.key, CHAIRS)
        async with anna.at(table), ben.at(table):
            async with anna.at(table):
                status, refusal = await turned_away(anna, table)
                assert (status, refusal["reason"]) == (429, "too-many-sockets")
            async with anna.at(table) as line:
                await line.until("table")


@rule("TB-11")
async def test_those_without_a_name_share_what_their_address_may(tmp_path: Path) -> None:
    async with opened(tmp_path, most_sockets=1) as house:
        anna, one, other = (
            await house.guest("Anna"),
            await house.guest(None),
            await house.guest(None),
        )
        table = await anna.open_table(GAME.key, CHAIRS)
        async with one.at(table), anna.at(table):
            assert (await turned_away(other, table))[0] == 429


@rule("TB-11")
async def test_a_crowded_table_lets_in_whoever_has_a_seat(tmp_path: Path) -> None:
    async with opened(tmp_path, most_at_table=1) as house:
        anna, ben = await house.party(2)
        table = await seated(anna, [ben], GAME.key)
        async with (await house.guest(None)).at(table):
            for language in LANGUAGES:
                status, refusal = await turned_away(await house.guest(None), table, lang=language)
                assert (status, refusal["reason"]) == (503, "table-crowded")
                assert "TB-11" not in refusal["text"]
            async with ben.at(table) as line:
                await line.until("table")


@rule("TB-11")
async def test_not_too_many_guests_come_from_one_address(tmp_path: Path) -> None:
    async with opened(tmp_path, most_guests=2) as house:
        anna, _ = await house.party(2)
        refused = await (await house.guest(None)).introduce("Guest 3")
        assert refused.status_code == 429
        assert refused.json()["reason"] == "too-many-guests"
        assert refused.json()["facts"] == {"allowed": 2}
        assert (await anna.introduce("Anna")).status_code == 200


@pytest.mark.parametrize("limit", [guest_limit, opening_limit])
def test_who_is_refused_again_and_again_leaves_nothing_in_memory(
    limit: Callable[[int], RateLimiter | None],
) -> None:
    """A refusal remembers where it was raised, with all that was known there: one for all would keep that."""
    limiter = limit(1)
    assert limiter is not None
    limiter.check("somebody")
    led_to = [len(list(walk_tb(refusal(limiter).__traceback__))) for _ in range(3)]
    assert led_to == [led_to[0]] * 3


def refusal(limiter: RateLimiter) -> Illegal:
    """How somebody is refused."""
    with pytest.raises(Illegal) as refused:
        limiter.check("somebody")
    return refused.value


def test_after_a_while_others_may_come() -> None:
    now = 0.0
    guests = RateLimiter(2 / 3600, at_once=2, now=lambda: now)
    for _ in range(2):
        guests.check("here")
    with pytest.raises(Illegal):
        guests.check("here")
    guests.check("there")
    now = 1801.0
    guests.check("here")


def test_who_stays_is_not_forgotten_for_all_who_come_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limit, "MOST_WATCHED", 3)
    messages = RateLimiter(0.001, at_once=2)
    one = Rate(messages, "Anna", Bucket(100.0, 100.0))
    one.check(2)
    for number in range(10):
        messages.check(f"Guest {number}")
    other = Rate(messages, "Anna", Bucket(100.0, 100.0))
    with pytest.raises(Illegal):
        other.check(1)
    messages.check("Guest 0", 2)


def test_who_may_ask_for_all_again_takes_no_room() -> None:
    """However many come; whoever is still short of it is remembered."""
    now = 0.0
    limit = RateLimiter(1.0, at_once=2, now=lambda: now)
    for number in range(100):
        limit.check(f"Guest {number}", 2)
        now += 0.5
    assert len(limit._recent) <= 4
    assert len(limit._known) <= 4
    with pytest.raises(Illegal):
        limit.check("Guest 99", 2)


def test_what_takes_more_than_there_can_be_waits_until_all_is_there() -> None:
    now = 0.0
    limit = RateLimiter(1.0, at_once=2, now=lambda: now)
    limit.check("Anna", 5)
    now = 4.9
    with pytest.raises(Illegal):
        limit.check("Anna", 5)
    now = 5.1
    limit.check("Anna", 5)


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("192.0.2.7:4711", "192.0.2.7:4711"),
        ("", ""),
    ],
)
def test_a_household_has_one_address(address: str, household: str) -> None:
    connection = SimpleNamespace(client=SimpleNamespace(host=address))
    assert household_of(cast("HTTPConnection", connection)) == household


def test_connection_limits_forget_whoever_left() -> None:
    connections = ConnectionLimits(most_of_one=0, most_at_table=0)
    for number in range(10):
        connections.enter(f"guest {number}", "table")
    assert not connections.is_crowded("table")
    for number in range(10):
        connections.leave(f"guest {number}", "table")
    assert not connections.of_one._here
    assert not connections.at_table._here


@endurance
async def test_a_school_class_behind_one_address_is_not_held_up(tmp_path: Path) -> None:
    """Thirty who come in at once, with the usual limits: pages, a name, a table, a socket, a move.

    For now a fifth of them, with a fifth of the rate.
    """
    many = often(6, in_full=30)
    limits = {**usual_limits(), "household_rate": ServerSettings().shared_rate * many / 30}
    async with opened(tmp_path, **limits) as house:
        pupils = [await house.guest(None) for _ in range(many)]
        await asyncio.gather(*(first_page(pupil) for pupil in pupils))
        pairs = list(zip(pupils[::2], pupils[1::2], strict=True))
        tables = await asyncio.gather(*(seated(one, [other], GAME.key) for one, other in pairs))
        seats = zip(pupils, [table for table in tables for _ in "ab"], strict=True)
        await asyncio.gather(*(says_something(pupil, table) for pupil, table in seats))


async def test_a_club_evening_behind_one_address_is_not_held_up(tmp_path: Path) -> None:
    """Twenty tables are opened and begun at once, with the usual limits: two people and bots at each."""
    async with opened(tmp_path, **usual_limits()) as house:
        people = await house.party(2 * CLUB_TABLES)
        pairs = list(zip(people[::2], people[1::2], strict=True))
        tables = await asyncio.gather(*(with_bots(host, other) for host, other in pairs))
        seats = zip(people, [table for table in tables for _ in "ab"], strict=True)
        await asyncio.gather(*(says_something(member, table) for member, table in seats))


async def with_bots(host: Guest, other: Guest) -> str:
    """A table at which the two and bots play."""
    table = await host.open_table(CLUB_GAME.key, CLUB_CHAIRS, settings={"bot_pace_ms": 0})
    await other.order(table, "sit")
    assert (await host.order(table, "start"))["status"] == "playing"
    return table


def usual_limits() -> dict[str, Any]:
    """What a server allows if nobody says otherwise."""
    usual = ServerSettings()
    return {
        setting.name: getattr(usual, setting.name)
        for setting in fields(ServerSettings)
        if setting.name == "rate" or setting.name.startswith("most_")
    }


async def first_page(pupil: Guest) -> None:
    """What a browser asks for when somebody comes for the first time."""
    paths = ["/", *["/static/shell.js"] * 12, "/api/games", "/api/me", "/api/tables", "/worker.js"]
    for path in paths:
        assert (await pupil.get(path)).status_code in (200, 404, 503), path
    assert (await pupil.introduce("Pupil")).status_code == 200


async def says_something(pupil: Guest, table: str) -> None:
    async with pupil.at(table) as line:
        await line.until("update")
        assert (await line.ask("1", 0, None))["rule"] == "TB-04"
