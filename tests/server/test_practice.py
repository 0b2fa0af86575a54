"""Playing on from a moment of a finished match: at that very position, and for nothing but practice."""

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.codec import encode, plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import Excerpt, export, read_record, verify, write_record
from fortable.kernel.words import CLOCK, Illegal, Seat
from fortable.protocol.reviews import PracticeFrom
from fortable.review.course import Course
from fortable.server.bots import Workers
from fortable.server.bots.bot_client import BotClient
from fortable.server.bots.requests import BotReply, BotRequest
from fortable.server.checking import check
from fortable.server.store import Chair, Person, Step, StoredTable, TableRow
from fortable.server.tables.match.practice import practice_table
from fortable.server.tables.match.stored_match import begun_table, rebuild_match
from fortable.testing import rule
from tests.games import for_three, for_two, in_turns, some_game

from .guests import Guest
from .player import Player
from .servers import Running, opened, settled
from .test_matches import played

GAMES = list(catalog().games.values())
GAME = some_game(for_two, in_turns)
FORGETFUL = [game for game in GAMES if game.forgets]
LAST = 8
"""So many decisions are made once more."""
ANNA = Person("anna", "Anna", 1.0)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def finished(game: AnyGame) -> StoredTable:
    """A match of people who do anything, as a server has it."""
    seats = max(2, min(game.seats))
    row = TableRow(
        id="t1",
        game=game.key,
        version=game.version,
        options=plain(game.types.options()),
        seed=bytes(range(32)),
        host="p0",
        chairs=tuple(Chair(person=f"p{seat}", name=f"P{seat}") for seat in range(seats)),
        status="playing",
        created=1.0,
        changed=1.0,
        began=1.0,
    )
    row, opening = begun_table(row, {})
    steps, rng = [opening], Random(1)
    match = rebuild_match(StoredTable(row, (opening,)))
    while not match.is_over:
        seat = rng.choice(sorted(match.waiting))
        action = next(iter(rng.sample(_some(game, match, seat), 1)))
        ruling = match.act(seat, action)
        steps.append(
            Step(
                table=row.id,
                version=ruling.asked.version,
                intent=f"p{seat}:{len(steps)}",
                seat=seat,
                action=plain(action),
                events=tuple(map(plain, ruling.events)),
                drawn=ruling.drawn,
                answer={"version": match.version},
                waiting=tuple(sorted(ruling.waiting)),
                at=2.0,
            )
        )
    return StoredTable(replace(row, status="over"), tuple(steps))


def _some(game: AnyGame, match: Match, seat: Seat) -> list[Any]:
    return list(islice(iter(game.legal(match.view(seat))), 30))


def practised(stored: StoredTable, version: int, **wish: Any) -> StoredTable:
    """The table for practice, as a server has it and as it comes out of the store."""
    wished = PracticeFrom(version, **wish)
    row, opening = practice_table(encode(stored), wished, ANNA, "h", 5.0)
    return StoredTable(row, (opening,))


def until(stored: StoredTable, version: int) -> Match:
    """The match as it was then."""
    steps = tuple(step for step in stored.steps if step.version < version or not step.version)
    return rebuild_match(StoredTable(stored.row, steps[: None if version else 1]))


@rule("TB-21")
@each_game
def test_it_begins_at_that_very_moment_with_luck_of_its_own(game: AnyGame) -> None:
    """Before the first decision, in the middle, and before the last one; and the position is bound."""
    stored = finished(game)
    decisions = [step for step in stored.steps if step.intent != "opening" and step.seat != CLOCK]
    for step in (decisions[0], decisions[len(decisions) // 2], decisions[-1]):
        then, table = until(stored, step.version), practised(stored, step.version)
        match = rebuild_match(table)
        assert (match.state, match.version) == (then.state, 0)
        assert match.seed != then.seed
        assert match.commitment == table.row.terms.commitment(match.seed)  # type: ignore[union-attr]
        rng = Random(3)
        while not match.is_over:
            seat = min(match.waiting)
            match.act(seat, rng.choice(_some(game, match, seat)))
        record = read_record(write_record(export(match, None)))
        assert verify(game, record).outcome() == match.outcome()
        other = replace(record, position=game.notation.write_state(match.state))
        with pytest.raises(Illegal, match="other-terms"):
            verify(game, other)


@each_game
def test_whoever_plays_there_has_heard_what_their_seat_had_heard(game: AnyGame) -> None:
    stored = finished(game)
    decisions = [step for step in stored.steps if step.intent != "opening" and step.seat != CLOCK]
    version = decisions[-1].version
    then, match = until(stored, version), rebuild_match(practised(stored, version))
    for seat in map(Seat, range(match.state.seats)):
        assert match.heard_before[seat] == then.fresh_news(seat)
        assert Course(match).heard(seat, 0) == match.heard_before[seat], "it is judged by it, too"
    assert not until(stored, version).heard_before


async def test_bots_are_told_it_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when they are asked anew; what happens here comes behind it."""
    asked: list[BotRequest] = []

    async def think(_: Workers, request: BotRequest, household: str) -> BotReply:
        assert household == ""
        asked.append(request)
        return BotReply(forgot=len(asked) == 2)

    monkeypatch.setattr(Workers, "think", think)
    game = (*FORGETFUL, GAME)[0]
    stored = finished(game)
    version = stored.steps[-1].version
    match, seat = rebuild_match(practised(stored, version)), Seat(0)
    before = match.heard_before[seat]
    bot = BotClient("t", seat, "random", Workers(1, 1.0), lambda *_: None)
    await bot._reply(match)
    acting = min(match.waiting)
    ruling = match.act(acting, _some(game, match, acting)[0])
    bot.hear(match.news(seat, ruling))
    await bot._reply(match)
    first, second, anew = asked
    assert (first.heard, first.news) == (0, tuple(map(plain, before)))
    assert second.heard == len(before)
    assert anew.heard == 0
    assert anew.news == tuple(map(plain, (*before, *match.retold(seat))))


def test_practice_can_be_looked_back_at_and_practised_from_as_well() -> None:
    stored = finished(GAME)
    version = stored.steps[len(stored.steps) // 2].version
    table = practised(stored, version)
    match = rebuild_match(table)
    acting = min(match.waiting)
    ruling = match.act(acting, _some(GAME, match, acting)[0])
    step = replace(
        stored.steps[-1],
        version=0,
        seat=acting,
        action=plain(ruling.asked.action),
        events=tuple(map(plain, ruling.events)),
        drawn=ruling.drawn,
    )
    then = replace(step, version=len(ruling.events), events=step.events[:1], intent="p0:x")
    going_on = StoredTable(replace(table.row, status="over"), (*table.steps, step, then))
    again = rebuild_match(practised(going_on, then.version))
    assert again.state == match.state
    for seat in map(Seat, range(2)):
        known = again.heard_before[seat]
        earlier = rebuild_match(table).heard_before[seat]
        assert known[: len(earlier)] == earlier
        assert len(known) == len(earlier) + len(ruling.events)


@rule("TB-21")
def test_who_sits_there() -> None:
    """Whoever asks in their own seat or another; bots as they were, and people replaced by one."""
    stored = finished(GAME)
    version = stored.steps[-1].version
    row = replace(
        stored.row, chairs=(Chair(person="anna", name="Anna"), Chair(bot="greedy", name="greedy"))
    )
    stored = replace(stored, row=row)
    assert _who(practised(stored, version)) == ["anna", "greedy"]
    assert _who(practised(stored, version, seat=1)) == ["casual", "anna"]
    assert _who(practised(stored, version, seat=1, bot="good")) == ["good", "anna"]
    gone = replace(row, chairs=(row.chairs[0], Chair(bot="a-program", name="x")))
    assert _who(practised(replace(stored, row=gone), version)) == ["anna", "casual"]
    left = replace(row, chairs=(replace(row.chairs[0], has_left=True, bot="good"), row.chairs[1]))
    decided = stored.steps[-1].seat
    assert _who(practised(replace(stored, row=left), version))[decided] == "anna"


def _who(table: StoredTable) -> list[str | None]:
    return [chair.person or chair.bot for chair in table.row.chairs]


@rule("TB-21")
@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"version": 10**6}, "TB-21-no-decision"),
        ({"version": 1}, "TB-21-no-decision"),
        ({"version": None, "seat": 2}, "TB-01-no-such-seat"),
        ({"version": None, "bot": "nobody"}, "TB-06-no-such-bot"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: dict[str, Any], why: str) -> None:
    stored = finished(GAME)
    inside = [step for step in stored.steps if len(step.events) > 1][-1]
    if wish["version"] is None:
        wish = {**wish, "version": inside.version}
    elif wish["version"] == 1:  # chance and what follows are between decisions
        wish = {**wish, "version": inside.version + 1}
    with pytest.raises(Illegal) as refused:
        practised(stored, **wish)
    assert refused.value.message == why


async def test_a_server_remembers_what_bots_had_heard(tmp_path: Path) -> None:
    """Also where nothing has happened at the new table yet."""
    async with opened(tmp_path) as house:
        guests, original = await played(house, GAME)
        table = await begun(house, guests[0], original)
        stored, whole = (
            await house.server.store.table(table),
            await house.server.store.table(original),
        )
    assert stored is not None
    assert whole is not None
    assert stored.row.practice is not None
    then = until(whole, stored.row.practice.version)
    for seat in map(Seat, range(then.state.seats)):
        assert then.fresh_news(seat)
        assert rebuild_match(stored).heard_before[seat] == then.fresh_news(seat)


def position_of(stored: StoredTable | None) -> str:
    assert stored is not None
    assert stored.row.terms is not None
    position = stored.row.terms.position
    assert position is not None
    return position


async def begun(house: Running, guest: Guest, of: str) -> str:
    """A table for practice, not long before the end: bots take their time."""
    stored = await house.server.store.table(of)
    assert stored is not None
    version = stored.steps[-LAST].version
    response = await guest.post(f"/api/tables/{of}/practice", {"version": version})
    assert response.status_code == 201, response.text
    table: str = response.json()["id"]
    return table


@rule("TB-21")
async def test_it_counts_for_nothing(tmp_path: Path) -> None:
    """In no history and no figure, unrated; and a rematch is a match like any other."""
    async with opened(tmp_path, ratings="off") as house:
        guests, original = await played(house, GAME)
        await settled(house.server.store, original)
        anna = guests[0]
        before = [(await anna.get(f"/api/me/{what}")).json() for what in ("matches", "figures")]
        table = await begun(house, anna, original)
        listed = [each for each in (await anna.get("/api/me/tables")).json() if each["practice"]]
        assert [each["id"] for each in listed] == [table]
        await Player(anna, table, GAME, Random(1)).play()
        ending = await settled(house.server.store, table)
        after = [(await anna.get(f"/api/me/{what}")).json() for what in ("matches", "figures")]
        assert after == before
        assert ending.kind is None
        assert await house.server.store.rated_until((ending.at + 1, 10**9)) <= 1
        replay = (await anna.get(f"/api/tables/{table}/replay")).json()
        assert replay["is_genuine"]
        again = (await anna.order(table, "rematch"))["next"]
        row = await house.server.store.row(again)
    assert row is not None
    assert (row.practice, row.terms, row.status) == (None, None, "open")
    assert not check(tmp_path / "x.sqlite").findings


async def test_of_one_match_one_practice_goes_on_at_a_time(tmp_path: Path) -> None:
    """Of each person; what others do there, or anybody elsewhere, goes on."""
    async with opened(tmp_path) as house:
        guests, original = await played(house, GAME)
        elsewhere = await guests[0].open_table(GAME.key, [None, "random"])
        await guests[0].order(elsewhere, "start")
        first = await begun(house, guests[0], original)
        others = await begun(house, guests[1], original)
        last = await begun(house, guests[0], original)
        tables = (first, others, last, elsewhere)
        found = [(await guests[0].get(f"/api/tables/{table}")).json()["status"] for table in tables]
        assert found == ["abandoned", "playing", "playing", "playing"]
    assert not check(tmp_path / "x.sqlite").findings


async def test_it_goes_on_where_it_was_when_the_server_comes_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, original = await played(house, GAME)
        table = await begun(house, guests[0], original)
        async with guests[0].at(table) as line:
            await line.until("update", lambda told: told["waiting"] == [0])
            match = house.server.tables._owners[table][0]._ledger.match
            assert match is not None
            action = plain(_some(GAME, match, Seat(0))[0])
            answer = await line.ask("x", match.version, action)
            assert answer["type"] == "answer"
        cookies = dict(guests[0].browser.cookies)
        stored = await house.server.store.table(table)
    async with opened(tmp_path) as house:
        anna = await house.guest(None)
        anna.browser.cookies.update(cookies)
        again = await house.server.store.table(table)
        assert stored is not None
        assert again is not None
        assert again.steps[: len(stored.steps)] == stored.steps
        assert position_of(again) == position_of(stored)
        async with anna.at(table) as line:
            now = await line.until("update")
        assert now["version"] >= answer["version"]
        await Player(anna, table, GAME, Random(1)).play()
        assert (await anna.get(f"/api/tables/{table}")).json()["status"] == "over"
    assert not check(tmp_path / "x.sqlite").findings


@rule("TB-21")
async def test_the_position_is_told_to_nobody_before_the_end(tmp_path: Path) -> None:
    """It may hold what nobody may know: not in the file, nor over a socket, nor in any list."""
    async with opened(tmp_path) as house:
        guests, original = await played(house, GAME)
        anna, ben, eve = guests[0], guests[1], await house.guest("Eve")
        table = await begun(house, anna, original)
        position = position_of(await house.server.store.table(table))
        heard = []
        for who in (anna, ben, eve, await house.guest(None)):
            asked = [await who.get(f"/api/tables/{table}{what}") for what in ("", "/match")]
            heard += [answer.text for answer in asked]
            async with who.at(table) as line:
                shown = (await line.until("table"))["practice"]
                await line.until("update")
            heard += line.heard
            assert shown["table"] == (original if who is anna else None)
        excerpt = (await eve.get(f"/api/tables/{table}/match")).json()
        assert excerpt["format"] == Excerpt.__struct_defaults__[0] == "fortable-excerpt/2"
        assert len(excerpt["position"]) == 64
    assert not [text for text in heard if position in text or encode(position).decode() in text]


async def refusal(guest: Guest, table: str, wish: Any) -> tuple[int, str]:
    response = await guest.post(f"/api/tables/{table}/practice", wish)
    told = response.json()
    assert told.get("text"), told
    return response.status_code, f"{told['rule']}-{told['reason']}"


@rule("TB-21")
async def test_only_from_a_finished_match_and_within_the_limits(tmp_path: Path) -> None:
    async with opened(tmp_path, most_running=1) as house:
        guests, original = await played(house, GAME)
        anna, nobody = guests[0], await house.guest(None)
        wish = {"version": 0}
        running = await guests[1].open_table(GAME.key, [None, "random"])
        assert await refusal(anna, running, wish) == (409, "TB-21-not-finished")
        await guests[1].order(running, "start")
        assert await refusal(guests[1], running, wish) == (409, "TB-21-not-finished")
        await guests[1].order(running, "resign")
        assert await refusal(anna, running, wish) == (409, "TB-21-given-up")
        assert await refusal(nobody, original, wish) == (401, "TB-10-no-guest")
        assert (await refusal(anna, "nowhere", wish))[1] == "TB-09-no-such-table"
        garbage: tuple[Any, ...] = (
            None,
            [],
            {"version": -1},
            {"version": "0"},
            {"version": 2**40},
            {},
        )
        for wrong in garbage:
            assert (await refusal(anna, original, wrong))[1].startswith("TB-04")
        assert (await refusal(anna, original, {"version": 0, "x": 1}))[1].startswith("TB-04")
        other = await anna.open_table(GAME.key, [None, "random"])
        await anna.order(other, "start")
        stored = await house.server.store.table(original)
        assert stored is not None
        version = stored.steps[-1].version
        assert (await refusal(anna, original, {"version": version}))[1] == "TB-11-too-many-running"


def test_games_for_more_begin_anywhere_as_well() -> None:
    game = some_game(for_three)
    stored = finished(game)
    assert rebuild_match(practised(stored, stored.steps[-1].version)).waiting
