"""Cups: the same deals for everybody, one try at each round, nothing of others before, and an end."""

import asyncio
import csv
import io
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.cli import main
from fortable.kernel.chance import fingerprint, read_seed
from fortable.kernel.choices import choices
from fortable.kernel.codec import encode, typed
from fortable.kernel.daily import first_seed, is_of_cup
from fortable.kernel.game import AnyGame
from fortable.server.cups import cups, laid
from fortable.server.days import tries
from fortable.server.server import Server
from fortable.server.store import Ending, Stale
from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from tests.games import for_three, for_two, in_turns, some_game

from .guests import Guest, Line, Message, turned_away
from .servers import Running, opened, settled
from .test_days import (
    MOVES,
    events,
    give_up,
    hurry,  # noqa: F401
    is_my_turn,
    play,
    played_across_restarts,
    refused,
    whole,
)

ALONE = [game for game in catalog().games.values() if daily_of(game).levels]
GAME = some_game(for_two, in_turns, lambda game: game in ALONE and bool(daily_of(game).bot))
QUICK = min((game for game in ALONE if daily_of(game).bot), key=lambda game: game.minutes)
LARGE = some_game(for_three, in_turns)
HOUR_S = 3600


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits to see what bots do, nor for a cup that is due."""
    monkeypatch.setattr(laid, "PACE", replace(tries.PACE, bot_pace_ms=0))
    monkeypatch.setattr(cups, "LOOK_EVERY_S", 0.02)


async def opened_cup(host: Guest, game: AnyGame = GAME, rounds: int = 2, **more: Any) -> str:
    usual = {"kind": "alone", "lasts_s": HOUR_S, "level": (*daily_of(game).levels, "")[0]}
    answer = await host.post("/api/cups", {"game": game.key, "rounds": rounds, **usual, **more})
    assert answer.status_code == 201, answer.text
    cup: str = answer.json()["id"]
    return cup


async def order(guest: Guest, cup: str, do: str) -> Message:
    answer = await guest.post(f"/api/cups/{cup}", {"do": do})
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


async def begun(guests: list[Guest], *wishes: Any, **more: Any) -> str:
    """A cup that all of them are in."""
    cup = await opened_cup(guests[0], *wishes, **more)
    for guest in guests[1:]:
        await order(guest, cup, "join")
    assert (await order(guests[0], cup, "begin"))["status"] == "running"
    return cup


async def try_round(guest: Guest, cup: str, number: int = 1) -> str:
    answer = await guest.post(f"/api/cups/{cup}/rounds/{number}")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def told(guest: Guest, cup: str) -> Message:
    answer: Message = (await guest.get(f"/api/cups/{cup}")).json()
    return answer


async def until(guest: Guest, cup: str, status: str) -> Message:
    """What is told as soon as it has come to that."""
    async with asyncio.timeout(20):
        while (found := await told(guest, cup))["status"] != status:
            await asyncio.sleep(0.02)
    return found


async def finish(house: Running, table: str, *scores: int) -> None:
    """As if a match had been played to its end, with these scores; with none it was given up."""
    store = house.server.store
    places = tuple(sum(other > each for other in scores) + 1 for each in scores)
    ending = Ending(1.0, places, scores, None, scores[0]) if scores else None
    async with asyncio.timeout(20):
        while (row := await store.row(table)) is not None and row.status == "playing":
            over = replace(row, status="over" if scores else "abandoned", ending=ending)
            with suppress(Stale):  # its owner has just written something
                await store.change_table(replace(over, revision=row.revision + 1))


@rule("TB-18")
@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.key)
async def test_who_chooses_the_same_has_the_same_round_also_across_restarts(
    game: AnyGame, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cup = await begun([anna, ben], game)
        await dealt(house.server, cup, game)
        quick, slow = await try_round(anna, cup), await try_round(ben, cup)
        await play(anna, quick, game, MOVES)
        expected = await events(house, quick)
        cookies = ben.browser.cookies
    had = await played_across_restarts(opened, tmp_path, cookies, slow, game)
    assert had == expected[: len(had)] or had[: len(expected)] == expected
    assert len(had) >= MOVES


async def dealt(server: Server, cup: str, game: AnyGame) -> None:
    """At once, where a game would look for a deal that it likes."""
    if daily_of(game).seed is not first_seed:
        await server.store.keep_cup_seed(cup, 1, bytes(range(32)))


@rule("TB-18")
async def test_the_wire_is_the_same_whatever_another_did(tmp_path: Path) -> None:
    """Anna's in a cup in which nobody else played, and Ben's in the same after others had."""

    async def wire(guest: Guest, cup: str, name: str) -> str:
        before = await told(guest, cup)
        table = await try_round(guest, cup)
        heard = await play(guest, table, GAME, MOVES)
        meanwhile = await told(guest, cup)
        for each in (before, meanwhile):
            del each["left_s"], each["host"]
            for row in each["standings"]:
                del row["you"]
        played = encode([*whole(heard)]).decode().replace(f'"name":"{name}"', "")
        return (played + encode([before, meanwhile]).decode()).replace(table, "TABLE")

    async with opened(tmp_path) as house:
        guests = [await house.guest(name) for name in ("Anna", "Ben", "Eve")]
        cup = await begun(guests)
        first = await wire(guests[0], cup, "Anna")
        await give_up(guests[0], (await told(guests[0], cup))["rounds"][0]["table"])
        table = await try_round(guests[2], cup)
        await finish(house, table, 7, 2)
        assert await wire(guests[1], cup, "Ben") == first


@rule("TB-18")
async def test_others_results_are_told_when_ones_own_try_is_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben, eve = await house.party(3)
        cup = await begun([anna, ben, eve])
        await finish(house, await try_round(anna, cup), 9, 4)
        mine = await told(anna, cup)
        assert (mine["rounds"][0]["status"], bool(mine["rounds"][0]["said"])) == ("over", True)
        assert [row["rounds"][0] for row in mine["standings"]] == [
            {"points": 0, "result": 9, "place": None},
            None,
            None,
        ]
        for other in (ben, eve, await house.guest(None)):
            theirs = await told(other, cup)
            assert [row["rounds"] for row in theirs["standings"]] == [[None, None]] * 3
            assert (theirs["secret"], theirs["seeds"]) == (None, [None, None])
            assert "9" not in (await other.get(f"/api/cups/{cup}/results.csv")).text
        await finish(house, await try_round(ben, cup), 3, 4)
        await give_up(eve, await try_round(eve, cup))
        table = [(row["name"], row["points"]) for row in (await told(eve, cup))["standings"]]
        assert table == [("Guest 0", 4), ("Guest 1", 2), ("Guest 2", 0)]


@rule("TB-18")
async def test_a_round_is_played_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cup = await begun([anna, ben])
        table = await try_round(anna, cup)
        assert {*await asyncio.gather(*[try_round(ben, cup) for _ in range(3)])} != {table}
        assert await try_round(anna, cup) == table
        await give_up(anna, table)
        assert await try_round(anna, cup) == table
        assert (await told(anna, cup))["rounds"][0]["status"] == "given-up"
        assert await anna.refused(
            await try_round(anna, cup, 2), "seat-bot", seat=0, bot="random"
        ) == ("TB-18-own-hands")


@rule("TB-18")
async def test_it_ends_when_all_are_done_and_its_secret_proves_every_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cup = await begun([anna, ben], GAME, 1)
        table = await try_round(anna, cup)
        heard = await play(anna, table, GAME, 1000)
        row = await house.server.store.row(table)
        assert row is not None
        assert not any(row.seed.hex() in text for text in heard)
        before = await told(anna, cup)
        assert before["status"] == "running"
        for other in (ben, await house.guest(None)):
            _, refusal = await turned_away(other, table)
            assert refusal["reason"] == "others-cup"
            for what in ("match", "replay", "picture.png"):
                asked = other.get(f"/api/tables/{table}/{what}")
                assert await refused(asked) == "TB-18-cup-not-revealed"
        assert await refused(anna.get(f"/api/tables/{table}/match")) == "TB-18-cup-not-revealed"
        assert (await anna.get(f"/api/tables/{table}/replay")).status_code == 200
        await give_up(ben, await try_round(ben, cup))
        over = await until(ben, cup, "over")
        secret = read_seed(over["secret"])
        assert fingerprint(secret) == before["fingerprint"] == over["fingerprint"]
        assert over["seeds"] == [row.seed.hex()]
        assert is_of_cup(row.seed, secret, cup, 1, GAME, "")
        record = await ben.get(f"/api/tables/{table}/match")
        assert record.status_code == 200
    file = tmp_path / "match.json"
    file.write_bytes(record.content)
    assert main(["verify", str(file), "--cup", over["secret"]]) == 0
    assert cup in capsys.readouterr().out
    assert main(["verify", str(file), "--cup", "00" * 32]) == 2


@rule("TB-18")
async def test_it_ends_by_itself_when_its_time_is_up_also_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cup = await begun([anna, ben])
        table = await try_round(anna, cup)
        await finish(house, await try_round(ben, cup), 5, 1)
        kept = await house.server.store.cup(cup)
        assert kept is not None
        late = replace(kept, until=house.server.now() + 0.5, revision=kept.revision + 1)
        await house.server.store.change_cup(late)
        cookies = anna.browser.cookies
    async with opened(tmp_path) as house:
        anna = await house.guest(None)
        anna.browser.cookies = cookies
        over = await until(anna, cup, "over")
        assert [each["status"] for each in over["rounds"]] == ["given-up", "missed"]
        assert [(row["name"], row["points"]) for row in over["standings"]] == [
            ("Guest 1", 2),
            ("Guest 0", 0),
        ]
        await finish(house, table, 50, 0)
        assert (await told(anna, cup))["standings"] == over["standings"]
        assert await refused(anna.post(f"/api/cups/{cup}/rounds/2")) == "TB-18-cup-over"


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


async def tables_of(house: Running, cup: str, number: int) -> list[str]:
    found = await house.server.store.cup_tries(cup)
    return sorted({each.table for each in found if each.round == number})


async def test_a_cup_that_cannot_go_on_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def broken(*_: Any, **__: Any) -> None:
        tried.append(1)
        raise RuntimeError("planted")

    monkeypatch.setattr(cups, "tables_of_round", broken)
    async with opened(tmp_path) as house:
        guests = await house.party(2)
        stuck = await opened_cup(guests[0], LARGE, kind="tables", seats=3)
        store, now = house.server.store, house.server.now()
        kept = await store.cup(stuck)
        assert kept is not None
        await order(guests[1], stuck, "join")
        with capture_logs() as logged:
            await store.change_cup(replace(kept, status="running", until=now, revision=1))
            other = await begun(guests, GAME, 1)
            for guest in guests:
                await give_up(guest, await try_round(guest, other))
            await until(guests[0], other, "over")
        assert [each["cup"] for each in logged if each["event"] == "cup_stuck"] == [stuck]
        assert len(tried) == 1


@rule("TB-18")
async def test_who_comes_goes_and_comes_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben, eve = await house.party(3)
        cup = await opened_cup(anna)
        assert (
            await refused(anna.post(f"/api/cups/{cup}", {"do": "begin"})) == "TB-18-too-few-members"
        )
        await order(ben, cup, "join")
        await order(ben, cup, "join")
        assert len((await order(ben, cup, "leave"))["standings"]) == 1
        assert await refused(ben.post(f"/api/cups/{cup}", {"do": "leave"})) == "TB-18-not-a-member"
        assert await refused(anna.post(f"/api/cups/{cup}/rounds/1")) == "TB-18-cup-not-begun"
        await order(ben, cup, "join")
        assert await refused(ben.post(f"/api/cups/{cup}", {"do": "begin"})) == "TB-18-not-cup-host"
        await order(anna, cup, "begin")
        assert await refused(anna.post(f"/api/cups/{cup}", {"do": "begin"})) == "TB-18-cup-begun"
        assert await refused(anna.post(f"/api/cups/{cup}", {"do": "close"})) == (
            "TB-18-no-rounds-to-close"
        )
        assert await refused(eve.post(f"/api/cups/{cup}/rounds/1")) == "TB-18-not-a-member"
        await order(eve, cup, "join")
        await try_round(eve, cup)
        left = await order(eve, cup, "leave")
        assert [(row["name"], row["left"]) for row in left["standings"]][2] == ("Guest 2", True)
        assert [each["id"] for each in (await ben.get("/api/me/cups")).json()] == [cup]
        assert (await eve.get("/api/me/cups")).json() == []
        assert (await order(anna, cup, "end"))["status"] == "over"
        for late in ("join", "end"):
            assert await refused(anna.post(f"/api/cups/{cup}", {"do": late})) == "TB-18-cup-over"


async def test_what_is_no_cup_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cups, "MOST_CUPS", 1)
    monkeypatch.setattr(cups, "MOST_MEMBERS", 1)
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        new = {"game": GAME.key, "kind": "alone", "rounds": 1, "lasts_s": HOUR_S}
        assert await refused(anna.post("/api/cups", {**new, "rounds": 99})) == "TB-04-malformed"
        assert await refused(anna.post("/api/cups", {**new, "level": "x"})) == "TB-16-no-such-deal"
        tables = {**new, "kind": "tables"}
        assert await refused(anna.post("/api/cups", {**tables, "seats": 11})) == "TB-06-bad-seats"
        assert await refused(anna.get("/api/cups/nothing")) == "TB-18-no-such-cup"
        cup = await opened_cup(anna)
        assert await refused(anna.post("/api/cups", new)) == "TB-18-too-many-cups"
        assert await refused(ben.post(f"/api/cups/{cup}", {"do": "join"})) == "TB-18-cup-full"
        nobody = await house.guest(None)
        assert await refused(nobody.post("/api/cups", new)) == "TB-10-no-guest"


async def test_results_are_told_exactly(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = [await house.guest(name) for name in ("=Anna", "Ben, jr", "Eve")]
        cup = await begun(guests, GAME, 2)
        results = {0: (7, -2), 1: (7, 5), 2: (None, 5)}
        for number, made in results.items():
            for round_, result in enumerate(made, 1):
                table = await try_round(guests[number], cup, round_)
                await finish(house, table, *(() if result is None else (result, 0)))
        await until(guests[0], cup, "over")
        written = (await guests[0].get(f"/api/cups/{cup}/results.csv")).text
        assert written == (
            "place,name,points,result_1,table_place_1,points_1,result_2,table_place_2,points_2\r\n"
            '1,"Ben, jr",6,7,,3,5,,3\r\n'
            "2,'=Anna,3,7,,3,-2,,0\r\n"
            "2,Eve,3,,,0,5,,3\r\n"
        )
        listed = (await guests[0].get(f"/api/cups/{cup}/results.json")).json()
        told_ = (await told(guests[0], cup))["standings"]
        assert listed == told_
        assert [(row["place"], row["shared"], row["you"]) for row in listed] == [
            (1, False, False),
            (2, True, True),
            (2, True, False),
        ]


@rule("TB-18")
@endurance
async def test_a_crowd_plays_a_cup_to_its_end(tmp_path: Path) -> None:
    """Everybody plays every round over the wire; the standings are worked out here in another way."""
    people, rounds = often(3, in_full=100), often(1, in_full=2)
    async with opened(tmp_path, most_connections=0) as house:
        guests = await house.party(people)
        cup = await begun(guests, QUICK, rounds)
        turns = asyncio.Semaphore(8)

        async def play_all(number: int) -> list[int]:
            tables = []
            async with turns:
                for round_ in range(1, rounds + 1):
                    tables.append(await try_round(guests[number], cup, round_))
                    await play_wilfully(guests[number], tables[-1], number)
            endings = [await settled(house.server.store, table) for table in tables]
            return [ending.of_day or 0 for ending in endings]

        results = await asyncio.gather(*map(play_all, range(people)))
        over = await until(guests[0], cup, "over")
        expected = {
            f"Guest {number}": sum(
                (mine > theirs) + (mine >= theirs)
                for rival, other in enumerate(results)
                if rival != number
                for mine, theirs in zip(own, other, strict=True)
            )
            for number, own in enumerate(results)
        }
        assert {row["name"]: row["points"] for row in over["standings"]} == expected
        points = [row["points"] for row in over["standings"]]
        assert points == sorted(points, reverse=True)
        places = [points.index(each) + 1 for each in points]
        assert [row["place"] for row in over["standings"]] == places
        written = (await guests[0].get(f"/api/cups/{cup}/results.csv")).text
        rows = csv.DictReader(io.StringIO(written))
        assert {row["name"]: int(row["points"]) for row in rows} == expected


async def play_wilfully(guest: Guest, table: str, number: int) -> None:
    """To the end, each in their own way."""
    async with guest.at(table, since=0) as line:
        update = await line.until("update", is_my_turn)
        while update["waiting"]:
            update = await move_wilfully(line, update, number)
            if not is_my_turn(update):
                update = await line.until("update", is_my_turn)


async def move_wilfully(line: Line, update: Message, number: int) -> Message:
    legal = choices(QUICK.legal(typed(update["view"], QUICK.types.shown)))
    version = update["version"]
    await line.act(f"m{version}", version, legal[number * 7 % len(legal)])
    return await line.until("update", lambda news: news["version"] > version)
