"""Hints at a table against bots: step by step, of what a seat knows, and never where something counts."""

import asyncio
import os
from copy import copy
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.protocol.hints import HintTold
from fortable.review import hinting
from fortable.server.checking import check
from fortable.server.hints import making, worker
from fortable.server.hints.requests import read_reply
from fortable.server.tables.match.situations import Situations
from fortable.server.wire.table_messages import Situation
from fortable.server.work import WorkerProcess, process
from fortable.server.work.program import NICENESS
from fortable.testing import rule
from fortable.testing.walks import nth_walk
from tests.games import for_two, in_turns, some_game

from .guests import Guest, Message
from .player import Player
from .servers import Running, opened, settled
from .test_wire_secrecy import has_secrets

GAME = some_game(for_two, in_turns)
GAMES = list(catalog().games.values())
WALKS = 3
PATIENCE_S = 20.0
NICEST = 19
SOON_S = 0.01
HINT_STEPS = ("look", "do", "why")
WITH_HINTS = {"hints": True, "bot_pace_ms": 0}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nobody waits for what a hint says."""
    monkeypatch.setattr(making, "PROGRAM", "tests.server.quick_hinter")


async def begun(guest: Guest, **settings: Any) -> str:
    """A table with a bot, and its match."""
    table = await guest.open_table(GAME.key, [None, "random"], settings={**WITH_HINTS, **settings})
    await guest.order(table, "start")
    return table


async def my_turn(guest: Guest, table: str) -> Message:
    async with guest.at(table) as line:
        return await line.until("update", lambda told: told["waiting"] == [0])


async def hint(guest: Guest, table: str, version: int, step: str = "look") -> tuple[int, Message]:
    wish = {"version": version, "step": step}
    response = await guest.post(f"/api/tables/{table}/hint", wish)
    told: Message = response.json()
    assert response.status_code == 200 or told["text"]
    return response.status_code, told


async def why(guest: Guest, table: str, version: int) -> str:
    status, told = await hint(guest, table, version)
    assert status >= 400, told
    return f"{told['rule']}-{told['reason']}"


@rule("TB-23")
async def test_a_hint_is_told_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First where to look, then what to do, then why: made once, and all of it may be done."""
    asked = list[int]()
    of = Situations.of

    async def counted(self: Situations, person: str, version: int) -> Situation:
        asked.append(version)
        return await of(self, person, version)

    monkeypatch.setattr(Situations, "of", counted)
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        turn = await my_turn(anna, table)
        steps = [(await hint(anna, table, turn["version"], step))[1] for step in HINT_STEPS]
        both = await asyncio.gather(*(hint(anna, table, turn["version"]) for _ in range(2)))
        async with anna.at(table) as line:
            answer = await line.ask("x", turn["version"], steps[1]["best"])
        seen = (await anna.get(f"/api/tables/{table}")).json()
    look, do, why_ = steps
    for told in steps:
        assert decode(encode(told), HintTold).seat == 0
        assert told["look"] == look["look"]
    assert (look["best"], look["is_clear"], look["other"], look["reason"]) == (None,) * 4
    assert answer["type"] == "answer"
    assert (do["other"], do["reason"]) == (None, None)
    assert why_["best"] == do["best"] != why_["other"]
    assert (why_["reason"] is None) == (why_["other"] is None)
    assert asked == [turn["version"]]
    assert all(each == (200, look) for each in both)
    assert seen["hinted"]


@rule("TB-23")
async def test_it_is_refused_wherever_it_would_be_unfair(tmp_path: Path) -> None:
    """Where it is not switched on, not one's turn, not one's table; and nothing is marked by that."""
    async with opened(tmp_path) as house:
        anna, eve = await house.guest("Anna"), await house.guest("Eve")
        without = await begun(anna, hints=False)
        table = await anna.open_table(GAME.key, [None, "random"], settings=WITH_HINTS)
        assert await why(anna, table, 0) == "TB-09-not-begun"
        await anna.order(table, "start")
        version = (await my_turn(anna, table))["version"]
        assert await why(anna, without, 1) == "TB-23-no-hints-here"
        assert await why(eve, table, version) == "TB-09-not-seated"
        assert await why(anna, table, version + 9) == "TB-05-no-such-version"
        assert await why(anna, table, version - 1) == "TB-05-stale"
        nobody = await house.guest(None)
        assert await why(nobody, table, version) == "TB-10-no-guest"
        row = await house.server.store.row(table)
        assert row is not None
        assert not row.is_hinted
        await Player(anna, table, GAME, Random(1)).play()
        assert await why(anna, table, version) == "TB-02-over"


@rule("TB-23")
async def test_while_a_bot_thinks_there_is_no_hint(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, refused = await house.guest("Anna"), None
        while refused is None:  # by lot it is the bot that begins
            settings = {"hints": True, "bot_pace_ms": 10_000}
            table = await anna.open_table(GAME.key, [None, "random"], settings=settings)
            await anna.order(table, "start")
            async with anna.at(table) as line:
                told = await line.until("update")
            if told["waiting"] == [1]:
                refused = await why(anna, table, told["version"])
    assert refused == "TB-03-not-waited-for"


@rule("TB-23")
async def test_one_person_sits_at_a_table_with_hints(tmp_path: Path) -> None:
    """Neither when it is opened nor later is there another; and where nobody makes any, none is opened."""
    async with opened(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        wish = {"game": GAME.key, "chairs": [None, None], "settings": WITH_HINTS}
        assert (await anna.post("/api/tables", wish)).json()["reason"] == "hints-among-people"
        table = await anna.open_table(GAME.key, [None, "random"], settings=WITH_HINTS)
        await anna.order(table, "clear", seat=1)
        assert await ben.refused(table, "sit") == "TB-23-hints-among-people"
        await anna.order(table, "sit", seat=1)
        await anna.order(table, "stand")
        await ben.order(table, "sit")
        assert await anna.refused(table, "sit") == "TB-23-hints-among-people"
    async with opened(tmp_path, hint_workers=0) as house:
        anna = await house.guest("Anna")
        wish = {"game": GAME.key, "chairs": [None, "random"], "settings": WITH_HINTS}
        assert (await anna.post("/api/tables", wish)).json()["reason"] == "no-hints-made"


@pytest.mark.parametrize("workers", [1, 0])
async def test_whoever_opens_a_table_knows_whether_hints_are_made(
    tmp_path: Path, workers: int
) -> None:
    """Each server says it of its own, whatever another one in the same process said before."""
    async with opened(tmp_path, hint_workers=workers) as house:
        shelf = (await (await house.guest("Anna")).get("/api/games")).json()
    assert [game["hints"] for game in shelf] == [workers > 0] * len(GAMES)


@rule("TB-23")
@pytest.mark.parametrize("is_used", [True, False])
async def test_a_match_with_hints_is_told_as_one_and_counts_for_nothing(
    tmp_path: Path, is_used: bool
) -> None:
    """It is among one's matches, in no figure, and unrated; one in which nobody asked is like any other."""
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begun(anna)
        version = (await my_turn(anna, table))["version"]
        if is_used:
            assert (await hint(anna, table, version))[0] == 200
        async with anna.at(table) as line:
            assert (await line.until("table")).get("hinted", False) == is_used
        await Player(anna, table, GAME, Random(1)).play()
        ending = await settled(house.server.store, table)
        (listed,) = (await anna.get("/api/me/matches")).json()["matches"]
        figures = (await anna.get("/api/me/figures")).json()
        again = (await anna.order(table, "rematch"))["next"]
        row = await house.server.store.row(again)
        unsettled = await house.server.store.unsettled(None, 9)
    assert listed["hinted"] == is_used
    assert listed["places"]
    assert bool(figures["games"] or figures["bots"]) != is_used
    assert (ending.kind is None) == is_used
    assert row is not None
    assert not row.is_hinted
    assert unsettled == ()
    assert not check(tmp_path / "x.sqlite").findings


@rule("TB-23")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_of_what_is_hidden_nothing_leaves_the_table(game: AnyGame) -> None:
    """What a hint is made of is the same bytes where all that its seat cannot know was dealt anew."""
    hidden = 0
    for number in range(WALKS):
        walk = nth_walk(game, number)
        state = walk.rng.choice([each for each in walk.resting if game.waiting(each)])
        waiting = game.waiting(state)
        assert isinstance(waiting, frozenset), "chance is settled"
        seat = walk.rng.choice(sorted(waiting))
        dealt = game.redeal(state, seat, walk.rng)
        assert _situation(walk.match, state, seat) == _situation(walk.match, dealt, seat)
        hidden += dealt != state
    assert hidden or not has_secrets(game)


def _situation(match: Match, state: Any, seat: Seat) -> bytes:
    match = copy(match)
    match.state = state
    ledger: Any = SimpleNamespace(match=match)
    context: Any = SimpleNamespace(threads=None)
    return encode(Situations(ledger, context)._situation(seat))


@rule("TB-23")
async def test_a_hint_that_fails_is_told_and_the_next_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that is late is killed; the match does not notice, and who asks again has a new one."""
    async with opened(tmp_path) as house:
        monkeypatch.setattr(process, "FIRST_REQUEST", 0)
        house.server.hints._processes[0]._patience_s = 0.001
        anna = await house.guest("Anna")
        table = await begun(anna)
        version = (await my_turn(anna, table))["version"]
        assert await why(anna, table, version) == "TB-23-hint-late"
        house.server.hints._processes[0]._patience_s = PATIENCE_S
        assert (await hint(anna, table, version))[0] == 200
        niceness = os.getpriority(os.PRIO_PROCESS, _worker(house).pid)
        await Player(anna, table, GAME, Random(1)).play()
    assert niceness == min(NICEST, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)


def _worker(house: Running) -> Any:
    return house.server.hints._processes[0]._worker


@rule("TB-23")
async def test_few_of_one_address_wait_for_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        anna, never = await house.guest("Anna"), asyncio.Event()
        tables = [await begun(anna) for _ in range(making.LONGEST_LINE + 1)]
        versions = [(await my_turn(anna, table))["version"] for table in tables]
        monkeypatch.setattr(WorkerProcess, "ask", lambda *_: never.wait())
        *waiting, last = zip(tables, versions, strict=True)
        asked = [asyncio.create_task(hint(anna, *each)) for each in waiting]
        turns = house.server.hints._turns
        while sum(line.length for line in turns._lines.values()) < len(waiting):
            await asyncio.sleep(SOON_S)
        assert await why(anna, *last) == "TB-11-line-too-long"
        for each in asked:
            each.cancel()


@rule("TB-23")
def test_whatever_a_reviewer_does_somebody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there is nothing that could be tried."""
    walk = nth_walk(GAME, 0)
    state = walk.resting[0]
    waiting = GAME.waiting(state)
    assert isinstance(waiting, frozenset), "chance is settled"
    asked = _situation(walk.match, state, min(waiting))
    assert read_reply(worker.answer(asked)).best is not None
    monkeypatch.setattr(hinting, "candidates", lambda *_: [])
    assert _refused(asked) == "TB-23-no-hint"
    monkeypatch.setattr(worker, "hint", lambda *_: 1 / 0)
    assert _refused(asked) == "TB-23-hint-failed"


def _refused(asked: bytes) -> str:
    with pytest.raises(Illegal) as refused:
        read_reply(worker.answer(asked))
    return refused.value.message
