"""Giving up together, and leaving for good alone."""

from pathlib import Path

import pytest

from fortable.folder import BOTS
from fortable.kernel.record import read_record, verify
from fortable.server.tables import chairs
from fortable.testing import rule
from tests.games import for_three, for_two, in_turns, listed, not_for_one, some_game

from .guests import Guest, Line, Message, seated
from .servers import Running, opened

GAME = some_game(for_three, not_for_one, in_turns, listed)
PAIR = some_game(for_two, in_turns, listed)
QUICKLY = {"bot_pace_ms": 0}


async def three(house: Running, **more: object) -> tuple[Guest, Guest, Guest, str]:
    anna, ben, cleo = await house.party(3)
    return anna, ben, cleo, await seated(anna, [ben, cleo], GAME.key, settings=QUICKLY, **more)


async def heard(line: Line, what: str) -> Message:
    return await line.until("note", lambda note: note["what"] == what)


@rule("TB-14")
async def test_a_wish_to_give_up_is_heard_and_can_be_turned_down(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben, cleo, table = await three(house)
        async with anna.at(table) as annas, ben.at(table), cleo.at(table) as cleos:
            told = await anna.order(table, "abandon")
            assert (told["status"], told["giving_up"]) == ("playing", [0])
            await cleos.until("table", lambda told: told.get("giving_up") == [0])
            assert "giving_up" not in await ben.order(table, "go-on")
            assert (await heard(annas, "goes-on"))["seat"] == 1
            assert "giving_up" not in await ben.order(table, "go-on")
            for guest in (anna, ben, cleo):
                told = await guest.order(table, "abandon")
            assert told["status"] == "abandoned"
            assert await anna.refused(table, "go-on") == "TB-02-over"
            (listed,) = (await anna.get("/api/me/matches")).json()["matches"]
            assert (listed["id"], listed["given_up"], listed.get("places")) == (table, True, None)


@rule("TB-14")
async def test_a_wish_to_give_up_outlives_a_restart_unless_its_owner_played_on(
    tmp_path: Path,
) -> None:
    guests = list[Guest]()

    async def back(house: Running, before: Guest) -> Guest:
        guest = await house.guest(None)
        guest.browser.cookies.update(before.browser.cookies)
        return guest

    async with opened(tmp_path) as house:
        guests += await house.party(2)
        table = await seated(guests[0], guests[1:], PAIR.key)
        async with guests[0].at(table) as line:
            seat = (await line.until("update"))["waiting"][0]
        assert (await guests[seat].order(table, "abandon"))["giving_up"] == [seat]
    async with opened(tmp_path) as house:
        anna, ben = [await back(house, guest) for guest in guests]
        async with anna.at(table) as annas, ben.at(table) as bens:
            for line in (annas, bens):
                assert (await line.until("table"))["giving_up"] == [seat]
            mover = (annas, bens)[seat]
            update = await mover.until("update")
            answer = await mover.ask("1", update["version"], update["legal"][0])
            assert answer["type"] == "answer"
    async with opened(tmp_path) as house:
        anna, ben = [await back(house, guest) for guest in guests]
        async with anna.at(table) as annas, ben.at(table):
            assert "giving_up" not in await annas.until("table")
            await anna.order(table, "abandon")
            told = await ben.order(table, "abandon")
            assert told["status"] == "abandoned"
            following = (await anna.order(table, "rematch"))["next"]
        row = await house.server.store.row(following)
        assert row is not None
        assert {chair.gives_up_at for chair in row.chairs} == {None}


@rule("TB-14")
async def test_whoever_is_gone_for_good_need_not_agree(tmp_path: Path) -> None:
    """Also if they go when the others have asked already: nobody waits for an answer that does not come."""
    async with opened(tmp_path, grace_s=0.2) as house:
        anna, ben = await house.party(2)
        table = await seated(anna, [ben], PAIR.key)
        async with anna.at(table) as line:
            bens = await ben.line(table)
            await bens.until("table")
            assert (await anna.order(table, "abandon"))["status"] == "playing"
            await bens.socket.close()
            told = await line.until("table", lambda told: told["status"] != "playing")
            assert told["status"] == "abandoned"


@rule("TB-14")
async def test_who_leaves_for_good_is_followed_by_a_bot_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chairs, "STAND_IN", "random")  # one that thinks takes its time
    async with opened(tmp_path) as house:
        anna, ben, cleo, table = await three(house)
        async with anna.at(table) as annas, ben.at(table) as bens:
            await bens.until("update")
            told = await ben.order(table, "resign")
            assert (told["status"], told["you"]) == ("playing", None)
            assert (await heard(annas, "person-left"))["seat"] == 1
            chair = (await anna.order(table, "go-on"))["chairs"][1]
            assert (chair["name"], chair["left"], "here" in chair) == ("Guest 1", True, False)
            assert chair["bot"] == "random"
            update = await bens.until("update")
            assert update["view"]["viewer"] is None  # no longer what the seat may know
            assert update["legal"] == []
            assert (await ben.order(table, "resign"))["you"] is None  # said twice is said once
            assert await ben.refused(table, "sit") == "TB-09-begun"
            assert (await ben.get("/api/me/tables")).json() == []
        await cleo.order(table, "resign")
        async with anna.at(table) as line:
            await plays_to_the_end(line)
        record = read_record((await anna.get(f"/api/tables/{table}/match")).content)
        assert verify(GAME, record).is_over  # the file is as genuine as ever
        following = (await anna.order(table, "rematch"))["next"]
        again = (await anna.get(f"/api/tables/{following}")).json()
        assert again["chairs"] == ["Guest 0", "", ""]


async def plays_to_the_end(line: Line) -> None:
    """The first thing that may be done, again and again."""
    number = 0
    update = await line.until("update")
    while "outcome" not in update:
        if update["legal"]:
            number += 1
            answer = await line.ask(f"move-{number}", update["version"], update["legal"][0])
            assert answer["type"] == "answer", answer
            if update["version"] >= answer["version"]:
                continue
        update = await line.until("update")


@rule("TB-14")
async def test_a_match_for_two_ends_when_one_leaves(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        table = await seated(anna, [ben], PAIR.key)
        async with ben.at(table) as bens:
            told = await anna.order(table, "resign")
            assert (told["status"], told["you"], told["host"]) == ("abandoned", None, False)
            told = await bens.until("table", lambda told: told["status"] == "abandoned")
            assert (told["host"], told["chairs"][0]["left"]) == (True, True)
            assert (await anna.order(table, "resign"))["status"] == "abandoned"
            assert await ben.refused(table, "resign") == "TB-02-over"
        assert await anna.refused(table, "rematch") == "TB-09-not-seated"
        assert (await ben.order(table, "rematch"))["next"]


@rule("TB-14")
async def test_who_plays_with_bots_alone_may_begin_again_after_leaving(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await anna.open_table(GAME.key, [None, "random", "random"])
        assert await anna.refused(table, "resign") == "TB-09-not-begun"
        await anna.order(table, "start")
        told = await anna.order(table, "resign")
        assert (told["status"], told["you"]) == ("abandoned", 0)
        assert (await anna.order(table, "rematch"))["next"]


@rule("TB-14", "TB-12")
async def test_leaving_is_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben, _, table = await three(house)
        await ben.order(table, "resign")
        cookies = anna.browser.cookies
    async with opened(tmp_path) as house:
        again = await house.guest(None)
        again.browser.cookies = cookies
        chair = (await again.order(table, "go-on"))["chairs"][1]
        assert (chair["left"], chair["kind"]) == (True, "person")
        assert chair["bot"] == chairs.STAND_IN
        assert chair["bot"] in (BOTS.of(GAME) or {}), "it knows the game"


async def test_a_leaver_does_not_decide_whether_the_others_give_up(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben, cleo, table = await three(house)
        async with anna.at(table), ben.at(table), cleo.at(table):
            await anna.order(table, "abandon")
            await cleo.order(table, "abandon")
            assert (await ben.order(table, "resign"))["status"] == "abandoned"
