"""Orders over the protocol: chairs, host, spectators, those who are gone, once more."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing import rule
from tests.games import for_three, not_for_one, some_game

from .guests import Guest, seated
from .player import Player
from .servers import Running, opened

GAMES = list(catalog().games.values())
GAME = some_game(for_three, not_for_one)
SEATS = 3


async def company(house: Running) -> tuple[Guest, list[Guest], str]:
    """Host and others at a table that has not begun."""
    host, *others = await house.party(SEATS)
    table = await host.open_table(GAME.key, [None] * SEATS)
    return host, others, table


@rule("TB-09")
async def test_chairs_are_taken_changed_and_left_before_the_start(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, others, table = await company(house)
        assert (await others[0].order(table, "sit"))["you"] == 1
        assert (await others[0].order(table, "sit", seat=2))["you"] == 2
        assert await host.refused(table, "sit", seat=2) == "TB-09-occupied"
        assert await host.refused(table, "sit", seat=99) == "TB-01-no-such-seat"
        assert (await others[0].order(table, "stand"))["you"] is None
        assert await others[0].refused(table, "stand") == "TB-09-not-seated"
        assert await host.refused("nowhere", "sit") == "TB-09-no-such-table"


@rule("TB-10")
async def test_only_the_host_clears_chairs_and_gives_up_an_open_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, others, table = await company(house)
        await others[0].order(table, "sit")
        stranger = await house.guest(None)
        assert await others[0].refused(table, "clear", seat=0) == "TB-10-not-host"
        assert await others[0].refused(table, "abandon") == "TB-10-not-host"
        assert await stranger.refused(table, "sit") == "TB-10-no-guest"
        cleared = await host.order(table, "clear", seat=1)
        assert "kind" not in cleared["chairs"][1]
        assert (await host.order(table, "abandon"))["status"] == "abandoned"
        assert await others[0].refused(table, "sit") == "TB-09-begun"


@rule("TB-09")
async def test_a_match_begins_with_enough_people_and_then_chairs_stay(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, others, table = await company(house)
        assert await host.refused(table, "start") == "TB-09-too-few"
        for seat in range(1, SEATS):
            await host.order(table, "seat-bot", seat=seat, bot="random")
        assert await host.refused(table, "seat-bot", seat=1, bot="nobody") == "TB-06-no-such-bot"
        assert (await host.order(table, "start"))["status"] == "playing"
        assert await others[0].refused(table, "sit") == "TB-09-begun"
        assert await host.refused(table, "stand") == "TB-09-begun"
        assert await host.refused(table, "rematch") == "TB-09-still-running"


@rule("TB-10")
async def test_where_only_bots_play_the_host_gives_up(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, other = await house.guest("Anna"), await house.guest("Ben")
        slowly = {"bot_pace_ms": 10_000}
        table = await host.open_table(GAME.key, ["random"] * SEATS, settings=slowly)
        await host.order(table, "start")
        assert await other.refused(table, "abandon") == "TB-10-not-host"
        assert (await host.order(table, "abandon"))["status"] == "abandoned"
        theirs = await host.open_table(GAME.key, [None] + ["random"] * (SEATS - 1), sit=False)
        await other.order(theirs, "sit")
        await other.order(theirs, "start")
        assert await host.refused(theirs, "abandon") == "TB-09-not-seated"


@rule("TB-10")
async def test_a_public_table_is_started_by_its_host_unless_gone_for_long(tmp_path: Path) -> None:
    async with opened(tmp_path, host_grace_s=0.3) as house:
        host, *others = await house.party(SEATS)
        table = await host.open_table(GAME.key, [None] * SEATS, settings={"public": True})
        async with host.at(table) as line, others[0].at(table) as looking:
            for guest in others:
                await guest.order(table, "sit")
            await asyncio.sleep(0.4)
            assert await others[0].refused(table, "start") == "TB-10-host-starts"
            stranger = await house.guest("Eve")
            assert await stranger.refused(table, "start") == "TB-09-not-seated"
            await line.socket.close()
            await looking.until("table", lambda told: not told["chairs"][0].get("here", False))
            assert await others[0].refused(table, "start") == "TB-10-host-starts"
            gone = await looking.until("table", lambda told: told.get("host_gone", False))
            assert gone["status"] == "open"
            assert (await others[0].order(table, "start"))["status"] == "playing"


@rule("TB-10")
async def test_a_host_who_was_never_here_is_not_waited_for(tmp_path: Path) -> None:
    async with opened(tmp_path, host_grace_s=0.3) as house:
        host, *others = await house.party(SEATS)
        table = await host.open_table(GAME.key, [None] * SEATS, settings={"public": True})
        for guest in others:
            await guest.order(table, "sit")
        async with others[0].at(table) as looking:
            await looking.until("table", lambda told: told.get("host_gone", False))
            await others[0].order(table, "start")


async def test_at_a_table_of_friends_whoever_sits_starts(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, others, table = await company(house)
        for guest in others:
            await guest.order(table, "sit")
        assert (await others[1].order(table, "start"))["status"] == "playing"


@rule("TB-10")
async def test_a_host_keeps_somebody_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, others, table = await company(house)
        await others[0].order(table, "sit")
        assert await others[0].refused(table, "keep-away", seat=0) == "TB-10-not-host"
        async with others[0].at(table) as theirs, others[1].at(table) as beside:
            await host.order(table, "keep-away", seat=1)
            told = await theirs.until("table", lambda told: told.get("kept_away", False))
            assert told["you"] is None, "they may look on"
            heard = await beside.until("table", lambda told: "kind" not in told["chairs"][1])
            assert "kept_away" not in heard, "nobody else is told"
        assert await others[0].refused(table, "sit") == "TB-10-kept-away"
        assert (await others[1].order(table, "sit"))["you"] == 1
    async with opened(tmp_path) as house:
        back = await house.guest(None)
        back.browser.cookies.update(others[0].browser.cookies)
        assert await back.refused(table, "sit") == "TB-10-kept-away", "also after a restart"


@rule("TB-11")
async def test_one_host_has_not_too_many_matches_running(tmp_path: Path) -> None:
    async with opened(tmp_path, most_running=2) as house:
        host, other = await house.guest("Anna"), await house.guest("Ben")
        bots: list[str | None] = ["random"] * SEATS
        slowly = {"bot_pace_ms": 10_000}
        tables = [await host.open_table(GAME.key, bots, settings=slowly) for _ in range(3)]
        for table in tables[:2]:
            await host.order(table, "start")
        assert await host.refused(tables[2], "start") == "TB-11-too-many-running"
        mine = (await host.get("/api/me/tables")).json()
        assert [table["status"] for table in mine] == ["open", "playing", "playing"]
        theirs = await other.open_table(GAME.key, bots, settings=slowly)
        assert (await other.order(theirs, "start"))["status"] == "playing"


async def test_spectators_see_and_do_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(SEATS)
        table = await seated(guests[0], guests[1:], GAME.key)
        stranger = await house.guest(None)
        async with guests[0].at(table) as line, stranger.at(table, since=0) as watching:
            await line.until("table", lambda told: told["spectators"] == 1)
            shown = await watching.until("table")
            assert (shown["you"], shown["host"]) == (None, False)
            update = await watching.until("update")
            assert update["view"]["viewer"] is None
            assert update["legal"] == []
            answer = await watching.ask("1", update["version"], None)
            assert answer["reason"] == "not-seated"


async def test_nobody_acts_for_another(tmp_path: Path) -> None:
    """A seat is that of whoever speaks: there is no way to name another."""
    async with opened(tmp_path) as house:
        guests = await house.party(SEATS)
        table = await seated(guests[0], guests[1:], GAME.key)
        lines = [await guest.line(table) for guest in guests]
        updates = [await line.until("update") for line in lines]
        acting = updates[0]["waiting"][0]
        other = next(seat for seat in range(SEATS) if seat not in updates[0]["waiting"])
        wish = updates[acting]["legal"][0]
        refused = await lines[other].ask("1", updates[0]["version"], wish)
        assert refused["reason"] == "not-waited-for"
        assert (await lines[acting].ask("1", updates[0]["version"], wish))["type"] == "answer"
        for line in lines:
            await line.socket.close()


@rule("TB-09")
async def test_for_who_is_gone_a_bot_may_sit_in_until_they_are_back(tmp_path: Path) -> None:
    async with opened(tmp_path, grace_s=0.3) as house:
        guests = await house.party(SEATS)
        table = await seated(guests[0], guests[1:], GAME.key)
        async with guests[0].at(table) as line:
            async with guests[1].at(table):
                await line.until("table", lambda told: told["chairs"][1].get("here", False))
                early = await guests[0].refused(table, "seat-bot", seat=1, bot="random")
                assert early == "TB-09-not-gone"
                await asyncio.sleep(0.4)  # who never came is looked for once, long before
            gone = await line.until("table", lambda told: "may_be_replaced" in told["chairs"][1])
            assert gone["chairs"][1]["kind"] == "person"
            await guests[0].order(table, "seat-bot", seat=1, bot="random")
            assert await line.until("note") == {"type": "note", "what": "bot-sat-in", "seat": 1}
            async with guests[1].at(table) as back:
                assert (await back.ask("1", 0, None))["reason"] == "bot-sits-here"
                assert (await guests[1].order(table, "sit"))["you"] == 1
                assert (await back.ask("2", 0, None))["rule"] == "TB-04"
            told = await line.until("note", lambda note: note["what"] != "bot-failed")
            assert told == {"type": "note", "what": "person-back", "seat": 1}


async def test_where_a_move_may_take_days_nobody_is_replaced_sooner(tmp_path: Path) -> None:
    async with opened(tmp_path, grace_s=0.0) as house:
        guests = await house.party(SEATS)
        table = await seated(guests[0], guests[1:], GAME.key, settings={"clock_s": 86400})
        why = await guests[0].refused(table, "seat-bot", seat=1, bot="random")
        assert why == "TB-09-not-gone"


async def test_after_a_restart_all_hear_who_did_not_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(SEATS)
        table = await seated(guests[0], guests[1:], GAME.key)
        cookies = guests[0].browser.cookies
    async with opened(tmp_path, grace_s=0.3) as house:
        back = await house.guest(None)
        back.browser.cookies.update(cookies)
        async with back.at(table) as line:
            told = await line.until("table", lambda told: "may_be_replaced" in told["chairs"][1])
            assert told["you"] == 0


async def test_who_acts_does_not_want_to_give_up_any_more(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(SEATS)
        table = await seated(guests[0], guests[1:], GAME.key)
        async with guests[0].at(table) as line:
            seat = (await line.until("update"))["waiting"][0]
        mover = guests[seat]
        async with mover.at(table) as line:
            update = await line.until("update")
            assert (await mover.order(table, "abandon"))["giving_up"] == [seat]
            await line.act("1", update["version"], update["legal"][0])
            await line.until("answer")
            told = await line.until("table")
            assert "giving_up" not in told


async def test_a_match_is_given_up_when_all_who_are_not_gone_want_it(tmp_path: Path) -> None:
    async with opened(tmp_path, grace_s=3600.0) as house:
        guests = await house.party(SEATS)
        table = await seated(guests[0], guests[1:], GAME.key)
        async with guests[0].at(table), guests[1].at(table) as line:
            await line.until("update")
            wanted = await guests[0].order(table, "abandon")
            assert (wanted["status"], wanted["giving_up"]) == ("playing", [0])
            stranger = await house.guest("Eve")
            assert await stranger.refused(table, "abandon") == "TB-09-not-seated"
            early = await guests[1].order(table, "abandon")
            assert early["status"] == "playing", "the third may be back in a moment"
            object.__setattr__(house.server.tables.context, "grace_s", 0.0)
            house.server.tables._owners[table][0]._presence.check_after_waking()
            await line.until("table", lambda told: told["status"] == "abandoned")
            assert (await line.ask("1", 0, None))["reason"] == "over"
            assert await guests[0].refused(table, "abandon") == "TB-02-over"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_after_a_match_the_same_people_play_once_more(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(max(2, min(game.seats)))
        table = await seated(guests[0], guests[1:], game.key)
        await played(guests, table, game)
        again = (await guests[1].order(table, "rematch"))["next"]
        assert (await guests[0].order(table, "rematch"))["next"] == again
        stranger = await house.guest("Eve")
        assert await stranger.refused(table, "rematch") == "TB-09-not-seated"
        async with guests[0].at(again) as line, guests[1].at(again) as asked:
            assert not (await line.until("table"))["host"]
            assert (await asked.until("table"))["host"], "whoever asked first"
        assert [
            (await guest.get(f"/api/tables/{again}")).json()["you"] for guest in guests
        ] == list(range(len(guests)))
        await guests[1].order(again, "start")
        await played(guests, again, game)


async def played(guests: list[Guest], table: str, game: AnyGame) -> None:
    players = [Player(guest, table, game, Random(seat)) for seat, guest in enumerate(guests)]
    await asyncio.gather(*(player.play() for player in players))
