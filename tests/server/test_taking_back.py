"""Taking a decision back, alone with bots: from the moment before it, all that was not known dealt anew."""

import asyncio
import os
import signal
from contextlib import suppress
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.client.moment import Reader
from fortable.kernel.codec import decode, encode, plain
from fortable.kernel.game import AnyGame, no_claim
from fortable.kernel.log import Match
from fortable.kernel.words import SPECTATOR, Illegal, Seat
from fortable.protocol.reviews import PracticeFrom
from fortable.review import reviewer
from fortable.server.checking import check
from fortable.server.hints import making
from fortable.server.store import Chair, CupMark, DayMark, Person, Step, StoredTable, TableRow
from fortable.server.tables.match.practice import practice_table
from fortable.server.tables.match.situations import Situations
from fortable.server.tables.match.stored_match import begun_table, rebuild_match, stored_until
from fortable.server.tables.match.taking_back import (
    Decision,
    check_allowed,
    decisions,
    table_before,
)
from fortable.server.tables.visitors.presence import Presence
from fortable.server.wire.table_messages import Situation
from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, some_game

from .guests import Guest, Message
from .player import Player
from .servers import Running, free_port, nursery, opened, settled
from .test_wire_secrecy import has_secrets

GAMES = [game for game in catalog().games.values() if max(game.seats) > 1]
UNHURRIED = [game for game in GAMES if game.claim is no_claim]
GAME = some_game(for_two, in_turns)
ANNA = Seat(0)
STEPS = 40
WORLDS = 12
QUICK = {"bot_pace_ms": 0}
SOON_S = 0.02
KILLS = often(4, in_full=100)
LONGEST_S = 0.06
"""So long does it take to take something back."""
each_game = pytest.mark.parametrize("game", UNHURRIED, ids=lambda game: game.key)


def running(game: AnyGame, most: int = STEPS) -> StoredTable:
    """A match of Anna with bots who do anything, as a server has it."""
    seats = max(2, min(game.seats))
    row = TableRow(
        id="t1",
        game=game.key,
        version=game.version,
        options=plain(game.types.options()),
        seed=bytes(range(32)),
        host="anna",
        chairs=(
            Chair(person="anna", name="Anna"),
            *(Chair(bot="random", name="random") for _ in range(1, seats)),
        ),
        status="playing",
        created=1.0,
        changed=1.0,
        began=1.0,
    )
    row, opening = begun_table(row, {"clock_s": None})
    return gone_on(StoredTable(row, (opening,)), Random(1), most)


def gone_on(stored: StoredTable, rng: Random, most: int) -> StoredTable:
    """So many actions later, or one before its end."""
    match, steps = rebuild_match(stored), list(stored.steps)
    for number in range(most):
        seat = rng.choice(sorted(match.waiting))
        ruling = match.rule(seat, rng.choice(_some(match, seat)))
        if not ruling.waiting:
            break
        match.accept(ruling)
        steps.append(
            Step(
                table=stored.row.id,
                version=ruling.asked.version,
                intent=f"p{seat}:{number}",
                seat=seat,
                action=plain(ruling.asked.action),
                events=tuple(map(plain, ruling.events)),
                drawn=ruling.drawn,
                answer={"version": match.version},
                waiting=tuple(sorted(ruling.waiting)),
                at=2.0,
            )
        )
    return StoredTable(stored.row, tuple(steps))


def _some(match: Match, seat: Seat) -> list[Any]:
    return _listed(match.game, match.view(seat))


def before(stored: StoredTable, version: int, luck: int = 1) -> StoredTable:
    """The table at which it goes on, as it comes out of the store."""
    decision = Decision(stored, version, is_first=False)
    row, opening = table_before(decision, stored.row, ANNA, 5.0, Random(luck))
    return decode(encode(StoredTable(row, (opening,))), StoredTable)


@rule("TB-24")
@each_game
def test_it_goes_on_where_one_was_with_luck_of_its_own(game: AnyGame) -> None:
    """What the seat saw, whom the match waits for, what it had heard: all as it was then."""
    stored = running(game)
    for version in decisions(stored, ANNA):
        then, table = rebuild_match(stored_until(stored, version)), before(stored, version)
        match = rebuild_match(table)
        assert match.view(ANNA) == then.view(ANNA)
        assert match.waiting == then.waiting
        assert match.version == 0
        assert match.heard_before[ANNA] == then.fresh_news(ANNA)
        assert match.seed != then.seed
        assert table.row.seed == match.seed
        assert match.commitment != then.commitment
        assert match.terms.settings == then.terms.settings


@rule("TB-24")
@each_game
def test_what_was_seen_since_tells_nothing_of_it(game: AnyGame) -> None:
    """Not one byte depends on what happened after that moment, nor on what the seat did not know in it."""
    stored, hidden = running(game), 0
    for version in decisions(stored, ANNA)[1::3]:
        past = stored_until(stored, version)
        worlds = []
        for luck in range(WORLDS):
            found = before(stored, version, luck)
            assert found.row.terms == before(past, version, luck).row.terms
            assert found.row.terms == before(gone_on(past, Random(9), 5), version, luck).row.terms
            assert found.steps[0].heard == before(past, version, luck).steps[0].heard
            worlds.append(found.row.terms)
        then = rebuild_match(past).state
        dealt = game.redeal(then, ANNA, Random(2))
        hidden += dealt != then
        assert any(one != other for one, other in pairwise(worlds)) or dealt == then or game.forgets
    assert hidden or not has_secrets(game)


@rule("TB-24")
@each_game
def test_what_was_seen_before_stays_as_it_was(game: AnyGame) -> None:
    """Where nothing but memory hides it, all of it; what is remembered is no less than before."""
    stored = running(game)
    version = decisions(stored, ANNA)[-1]
    then = rebuild_match(stored_until(stored, version))
    heard = then.fresh_news(ANNA)
    if game.forgets and heard == then.fresh_news(SPECTATOR):
        assert rebuild_match(before(stored, version)).state == then.state


@rule("TB-24")
@each_game
def test_bots_have_heard_what_everybody_had_heard_by_then(game: AnyGame) -> None:
    """And nothing of hands that are others now, or of what came later."""
    stored = running(game)
    version = decisions(stored, ANNA)[-1]
    then = rebuild_match(stored_until(stored, version))
    match = rebuild_match(before(stored, version))
    for seat in map(Seat, range(1, then.state.seats)):
        assert match.heard_before[seat] == then.fresh_news(SPECTATOR)


@rule("TB-24")
@each_game
def test_one_can_go_back_again_and_practise_from_there(game: AnyGame) -> None:
    """Whatever tables the match was at, everybody has heard their part of all of it."""
    stored = running(game)
    first = before(stored, decisions(stored, ANNA)[-1])
    longer = gone_on(first, Random(3), 9)
    version = (decisions(longer, ANNA) or (0,))[-1]
    then = rebuild_match(stored_until(longer, version))
    again = rebuild_match(before(longer, version))
    known = rebuild_match(first).heard_before[ANNA]
    assert again.heard_before[ANNA] == (*known, *then.fresh_news(ANNA))
    assert again.view(ANNA) == then.view(ANNA)
    over = replace(longer, row=replace(longer.row, status="over"))
    wish, anna = PracticeFrom(longer.steps[-1].version), Person("anna", "Anna", 1.0)
    row, opening = practice_table(encode(over), wish, anna, "h", 5.0)
    practised = rebuild_match(StoredTable(row, (opening,)))
    past = rebuild_match(stored_until(longer, longer.steps[-1].version))
    assert practised.state == past.state
    for seat in map(Seat, range(past.state.seats)):
        own = rebuild_match(first).heard_before[seat]
        assert practised.heard_before[seat] == (*own, *past.fresh_news(seat))


@rule("TB-24")
def test_where_one_thing_could_be_done_nothing_was_decided() -> None:
    """What comes back is a moment in which there was a choice."""
    for game in UNHURRIED:
        stored = running(game)
        found = decisions(stored, ANNA)
        own = [step.version for step in stored.steps if step.seat == ANNA]
        assert set(found) <= set(own)
        for version in own:
            match = rebuild_match(stored_until(stored, version))
            few = list(islice(iter(game.legal(match.view(ANNA))), 2))
            assert (version in found) == (len(few) > 1) or game.unlisted


@rule("TB-24")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"day": DayMark("2031-05-04", "usual", counts=False, until=9.0)}, "same-deal"),
        ({"cup": CupMark("c", 1, is_alone=True)}, "same-deal"),
        ({"is_public": True}, "public"),
        ({"chairs": (Chair(person="a"), Chair(person="b"), Chair(bot="x"))}, "among-people"),
        (
            {"chairs": (Chair(person="a"), Chair(person="b", has_left=True, bot="x"))},
            "among-people",
        ),
        ({"chairs": (Chair(person="a"),)}, "no-bots"),
    ],
)
def test_where_nothing_is_taken_back(change: dict[str, Any], why: str) -> None:
    row = running(GAME, 0).row
    check_allowed(row, GAME)
    with pytest.raises(Illegal) as refused:
        check_allowed(replace(row, **change), GAME)
    assert refused.value.message == f"TB-24-{why}"


@rule("TB-24")
def test_in_a_race_nothing_is_taken_back() -> None:
    for game in GAMES:
        if game.claim is not no_claim:
            with pytest.raises(Illegal, match="race"):
                check_allowed(running(GAME, 0).row, game)


@rule("TB-24")
def test_who_would_know_too_much_or_too_little_does_not_go_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where memory is the game, it must say what somebody remembers."""
    game = next((game for game in UNHURRIED if game.forgets), None)
    if game is None:
        pytest.skip("no game is about remembering")
    stored = running(game)
    monkeypatch.setattr(reviewer, "reviewer_of", lambda _: reviewer.Reviewer())
    with pytest.raises(Illegal, match="memory"):
        before(stored, decisions(stored, ANNA)[-1])


async def begun(guest: Guest, game: AnyGame = GAME, **settings: Any) -> str:
    seats = max(2, min(game.seats))
    chairs = [None, *["random"] * (seats - 1)]
    table = await guest.open_table(game.key, chairs, settings={**QUICK, **settings})
    await guest.order(table, "start")
    return table


async def decided(guest: Guest, table: str, times: int = 1) -> None:
    """So many decisions later."""
    for number in range(times):
        async with guest.at(table) as line:
            update = await line.until("update", lambda told: told["waiting"] == [0])
            answer = await line.ask(f"{table}{number}", update["version"], _choice(update))
            assert answer["type"] == "answer"


def _choice(told: Message, game: AnyGame = GAME) -> Any:
    """The last of what can be done, where that is listed."""
    update = Reader(game.key, plain=False).update(encode(told))
    return plain((update.legal or _listed(game, update.view))[-1])


def _listed(game: AnyGame, view: Any) -> list[Any]:
    return list(islice(iter(game.legal(view)), 30))


async def where(guest: Guest, table: str) -> Message:
    async with guest.at(table) as line:
        told: Message = await line.until("table")
    return told


@rule("TB-24")
async def test_the_match_goes_on_at_another_table(tmp_path: Path) -> None:
    """One's own hand, the same bots, and everybody who was there is told where."""
    async with opened(tmp_path) as house:
        anna, eve = await house.guest("Anna"), await house.guest("Eve")
        table = await begun(anna)
        assert (await where(anna, table))["may_take_back"] is False
        async with anna.at(table) as line, eve.at(table) as other:
            view = (await line.until("update", lambda told: told["waiting"] == [0]))["view"]
            await decided(anna, table)
            told = await anna.order(table, "take-back")
            seen = [
                await each.until("table", lambda told: told.get("next") is not None)
                for each in (line, other)
            ]
        for each in (told, *seen):
            assert (each["status"], each["next"], each["continued"]) == (
                "abandoned",
                told["next"],
                True,
            )
        async with anna.at(told["next"]) as line:
            now = await line.until("table")
            update = await line.until("update")
        assert (update["version"], update["waiting"], update["view"]) == (0, [0], view)
        assert now["taken_back"]
        assert (now["status"], now["you"], now["game"]) == ("playing", 0, GAME.key)
        assert [chair["name"] for chair in now["chairs"]] == ["Anna", "random"]
        assert now["commitment"] != told["commitment"]
        listed = (await anna.get("/api/me/tables")).json()
        assert [(each["id"], each["taken_back"]) for each in listed] == [(told["next"], True)]
        assert "may_take_back" not in await where(eve, told["next"])
    assert not check(tmp_path / "x.sqlite").findings


@rule("TB-24")
async def test_who_has_decided_something_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Right after the first decision, also where nothing else is told meanwhile."""
    monkeypatch.setattr(Presence, "_check_in", lambda *_: None)
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        async with anna.at(table) as line:
            assert (await line.until("table"))["may_take_back"] is False
            update = await line.until("update", lambda told: told["waiting"] == [0])
            await asyncio.sleep(10 * SOON_S)  # by then it is told that she came
            await line.act("x", update["version"], _choice(update))
            heard = [await line.receive() for _ in range(3)]
    assert [told["type"] for told in heard] == ["answer", "update", "table"]
    assert heard[-1]["may_take_back"]


@rule("TB-24")
async def test_one_goes_back_to_the_start_and_no_further(tmp_path: Path) -> None:
    """Decision by decision, over as many tables as it takes, also where some were taken back before."""
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        async with anna.at(table) as line:
            first = (await line.until("update", lambda told: told["waiting"] == [0]))["view"]
        await decided(anna, table, 3)
        views, told = [], await anna.order(table, "take-back")
        await decided(anna, told["next"])
        while (now := await where(anna, told["next"]))["may_take_back"]:
            told = await anna.order(now["id"], "take-back")
            async with anna.at(told["next"]) as line:
                views.append((await line.until("update"))["view"])
        assert views[-1] == first
        assert 3 <= len(views) <= 4
        assert await anna.refused(now["id"], "take-back") == "TB-24-nothing-decided"
        assert (await where(anna, now["id"]))["status"] == "playing"
    assert not check(tmp_path / "x.sqlite").findings


@rule("TB-24")
async def test_two_presses_at_once_take_one_decision_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        await decided(anna, table, 2)
        told = await asyncio.gather(*(anna.order(table, "take-back") for _ in range(4)))
        assert len({each["next"] for each in told}) == 1
        listed = [each["id"] for each in (await anna.get("/api/me/tables")).json()]
        assert listed == [told[0]["next"]]
        row = await house.server.store.row(listed[0])
    assert row is not None
    assert row.back is not None
    assert not row.back.is_first


@rule("TB-24")
async def test_of_two_tables_one_goes_on(tmp_path: Path) -> None:
    """At the old one nobody plays any more, a bot no more than a person; nor is there a second way on."""
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        await decided(anna, table)
        version = (await anna.get(f"/api/tables/{table}")).json()
        assert version["status"] == "playing"
        async with anna.at(table) as line:
            update = await line.until("update")
            told = await anna.order(table, "take-back")
            refusal = await line.ask("late", update["version"], {"do": "nonsense"})
            assert refusal["type"] == "refusal"
        assert await anna.refused(table, "resign") == "TB-02-over"
        assert (await anna.order(table, "rematch"))["next"] == told["next"]
        before_ = await house.server.store.table(table)
        await asyncio.sleep(SOON_S)
        assert await house.server.store.table(table) == before_


@rule("TB-24")
async def test_it_is_refused_wherever_it_cannot_be(tmp_path: Path) -> None:
    """By a stranger, before the start, before any decision, among people, in public, when it is over."""
    async with opened(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        table = await anna.open_table(GAME.key, [None, "random"], settings=QUICK)
        assert await anna.refused(table, "take-back") == "TB-09-not-begun"
        await anna.order(table, "start")
        assert await anna.refused(table, "take-back") == "TB-24-nothing-decided"
        await decided(anna, table)
        assert await ben.refused(table, "take-back") == "TB-09-not-seated"
        nobody = await house.guest(None)
        assert await nobody.refused(table, "take-back") == "TB-10-no-guest"
        await Player(anna, table, GAME, Random(1)).play()
        assert await anna.refused(table, "take-back") == "TB-02-over"
        public = await begun(anna, public=True)
        assert await anna.refused(public, "take-back") == "TB-24-public"
        among = await anna.open_table(GAME.key, [None, None], settings=QUICK)
        await ben.order(among, "sit")
        await anna.order(among, "start")
        assert await anna.refused(among, "take-back") == "TB-24-among-people"
        for here in (table, public, among):
            assert "may_take_back" not in await where(anna, here)
        row = await house.server.store.row(among)
    assert row is not None
    assert (row.status, row.next, row.is_continued) == ("playing", None, False)


@rule("TB-24")
async def test_while_a_bot_thinks_it_is_stopped(tmp_path: Path) -> None:
    """It plays on at the new table, when it is its turn there."""
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna, bot_pace_ms=10_000)
        async with anna.at(table) as line:
            update = await line.until("update")
            while update["waiting"] != [0]:  # by lot it is the bot that begins
                table = await begun(anna, bot_pace_ms=10_000)
                async with anna.at(table) as other:
                    update = await other.until("update")
        while (await where_it_stands(anna, table))["waiting"] == [0]:
            update = await where_it_stands(anna, table)
            async with anna.at(table) as line:
                await line.ask(f"x{update['version']}", update["version"], _choice(update))
        told = await anna.order(table, "take-back")
        now = await where_it_stands(anna, told["next"])
        assert now["waiting"] == [0]
        owned = house.server.tables._owners[table].table
        assert not owned._players._bots
        await Player(anna, await hurried(house, told["next"]), GAME, Random(1)).play()


async def where_it_stands(guest: Guest, table: str) -> Message:
    async with guest.at(table) as line:
        told: Message = await line.until("update")
    return told


async def hurried(house: Running, table: str) -> str:
    """Nobody here waits for what bots are shown."""
    ledger = house.server.tables._owners[table].table._ledger
    ledger.settings = replace(ledger.settings, bot_pace_ms=0)
    return table


@rule("TB-24")
async def test_it_counts_for_nothing(tmp_path: Path) -> None:
    """The old table is in no history; the new one is listed as what it is, in no figure, and unrated."""
    async with opened(tmp_path, ratings="off") as house:
        anna = await house.guest("Anna")
        table = await begun(anna, hints=True)
        await decided(anna, table)
        following = (await anna.order(table, "take-back"))["next"]
        assert (await anna.get("/api/me/matches")).json()["matches"] == []
        await Player(anna, following, GAME, Random(1)).play()
        ending = await settled(house.server.store, following)
        (listed,) = (await anna.get("/api/me/matches")).json()["matches"]
        figures = (await anna.get("/api/me/figures")).json()
        replay = (await anna.get(f"/api/tables/{following}/replay")).json()
        again = (await anna.order(following, "rematch"))["next"]
        row = await house.server.store.row(again)
        unsettled = await house.server.store.unsettled(None, 9)
    assert (listed["id"], listed["taken_back"], listed["hinted"]) == (following, True, False)
    assert listed["places"]
    assert not figures["games"]
    assert not figures["bots"]
    assert ending.kind is None
    assert replay["is_genuine"]
    assert row is not None
    assert (row.back, row.terms, row.status, row.settings["hints"]) == (None, None, "open", True)
    assert unsettled == ()
    assert not check(tmp_path / "x.sqlite").findings


@rule("TB-24")
async def test_hints_know_what_was_heard_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the next table there are some too; and a match with hints remains one."""
    monkeypatch.setattr(making, "PROGRAM", "tests.server.quick_hinter")
    heard = list[Situation]()
    of = Situations.of

    async def noted(self: Situations, person: str, version: int) -> Situation:
        heard.append(await of(self, person, version))
        return heard[-1]

    monkeypatch.setattr(Situations, "of", noted)
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna, hints=True)
        for _ in range(2):
            await where_it_waits(anna, table)
            version = (await where_it_stands(anna, table))["version"]
            wish = {"version": version, "step": "look"}
            assert (await anna.post(f"/api/tables/{table}/hint", wish)).status_code == 200
            await decided(anna, table)
            table = (await anna.order(table, "take-back"))["next"]
            assert (await where(anna, table))["hinted"]
    first, second = heard
    assert (second.view, second.heard) == (first.view, first.heard)
    assert first.heard


async def where_it_waits(guest: Guest, table: str) -> None:
    async with guest.at(table) as line:
        await line.until("update", lambda told: told["waiting"] == [0])


@rule("TB-24")
async def test_practice_stays_practice(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        await Player(anna, table, GAME, Random(1)).play()
        await settled(house.server.store, table)
        stored = await house.server.store.table(table)
        assert stored is not None
        version = decisions(stored, ANNA)[0]
        wish = {"version": version}
        practice = (await anna.post(f"/api/tables/{table}/practice", wish)).json()["id"]
        assert await anna.refused(practice, "take-back") == "TB-24-nothing-decided"
        async with anna.at(practice) as line:
            update = await line.until("update")
            await line.ask("x", update["version"], _choice(update))
        following = (await anna.order(practice, "take-back"))["next"]
        told = await where(anna, following)
        assert (told["practice"]["table"], told["taken_back"]) == (table, True)
        later = (await anna.post(f"/api/tables/{table}/practice", wish)).json()["id"]
        assert (await where(anna, following))["status"] == "abandoned"
        assert (await where(anna, later))["status"] == "playing"


@rule("TB-24")
async def test_it_takes_no_more_room_than_there_is(tmp_path: Path) -> None:
    """The old table counts no more when the new one is counted; but each is one that was opened."""
    async with opened(tmp_path, most_running=1, most_household_tables=3) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        await decided(anna, table)
        for _ in range(2):
            table = (await anna.order(table, "take-back"))["next"]
            await decided(anna, table)
        assert await anna.refused(table, "take-back") == "TB-11-too-many-opened"
        assert (await where(anna, table))["status"] == "playing"


@rule("TB-24")
async def test_where_it_goes_on_is_secret_before_the_end(tmp_path: Path) -> None:
    """What lies in the position is told to nobody, over no line and in no file."""
    async with opened(tmp_path) as house:
        anna, eve = await house.guest("Anna"), await house.guest("Eve")
        for game in UNHURRIED:
            table = await begun(anna, game)
            async with anna.at(table) as line:
                update = await line.until("update", lambda told: 0 in told["waiting"])
                await line.ask("x", update["version"], _choice(update, game))
            table = (await anna.order(table, "take-back"))["next"]
            row = await house.server.store.row(table)
            assert row is not None
            assert row.terms is not None
            assert row.terms.position is not None
            heard = []
            for who in (anna, eve):
                asked = [await who.get(f"/api/tables/{table}{what}") for what in ("", "/match")]
                heard += [answer.text for answer in asked]
                async with who.at(table) as line:
                    await line.until("update")
                heard += line.heard
            written = row.terms.position, encode(row.terms.position).decode()
            assert not [text for text in heard if any(each in text for each in written)]


@rule("TB-24")
async def test_the_server_comes_back_to_the_one_that_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        await decided(anna, table, 2)
        following = (await anna.order(table, "take-back"))["next"]
        cookies = dict(anna.browser.cookies)
    async with opened(tmp_path) as house:
        anna = await house.guest(None)
        anna.browser.cookies.update(cookies)
        told = await where(anna, table)
        assert (told["continued"], told["next"]) == (True, following)
        assert (await where(anna, following))["may_take_back"]
        again = (await anna.order(following, "take-back"))["next"]
        await Player(anna, again, GAME, Random(1)).play()
    assert not check(tmp_path / "x.sqlite").findings


@rule("TB-24")
@endurance
async def test_whenever_the_server_is_killed_one_table_goes_on(tmp_path: Path) -> None:
    """The old one or the new one, and never both: the one would tell what the other hides."""
    file, port, rng = tmp_path / "x.sqlite", free_port(), Random(KILLS)
    async with nursery(file, port, "--rate", "1000000", "--bot-workers", "1") as servers:
        pid = await servers.raise_server()
        await servers.is_open()
        anna = Guest(f"127.0.0.1:{port}")
        await anna.introduce("Anna")
        table = await begun(anna)
        for _ in range(KILLS):
            await decided(anna, table)
            asking = asyncio.create_task(anna.post(f"/api/tables/{table}", {"do": "take-back"}))
            await asyncio.sleep(rng.uniform(0.0, LONGEST_S))
            os.kill(pid, signal.SIGKILL)
            pid = await servers.raise_server()
            await servers.is_open()
            with suppress(httpx.TransportError):
                assert (await asking).status_code == 200
            (goes_on,) = [each["id"] for each in (await anna.get("/api/me/tables")).json()]
            told = await where(anna, table)
            assert told.get("continued", False) == (goes_on != table)
            assert goes_on in (table, told.get("next"))
            table = goes_on
        os.kill(pid, signal.SIGKILL)
        await anna.leave()
    assert not check(file).findings
