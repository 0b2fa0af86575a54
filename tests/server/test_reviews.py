"""Looking back over HTTP: by whoever may, once, behind everybody else, and kept."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal
from fortable.protocol.reviews import ReviewComing, ReviewTold
from fortable.review import EDITION, Account, Judgement, Remark, Review, Stroke
from fortable.server.replays.packing import Packing
from fortable.server.reviews import making, telling
from fortable.server.reviews.requests import (
    Progress,
    ReviewRequest,
    read_reply,
    write_refusal,
    write_review,
)
from fortable.server.settings import ServerSettings
from fortable.server.store import KeptReview
from fortable.server.work import WorkerFailed
from fortable.testing import rule
from tests.games import at_once, for_two, in_turns, listed, some_game

from .guests import Guest, Message, seated
from .servers import Running, opened
from .test_matches import played

GAME = some_game(for_two, at_once, listed)
TURNS = some_game(for_two, in_turns)
QUICK = "tests.server.quick_reviewer"
PATIENCE_S = 120.0
SOON_S = 0.05


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nobody waits for what a review says."""
    monkeypatch.setattr(making, "PROGRAM", QUICK)


async def asked(guest: Guest, table: str) -> tuple[int, Message]:
    response = await guest.get(f"/api/tables/{table}/review")
    told: Message = response.json()
    assert response.status_code < 400 or told["text"]
    assert (response.headers.get("retry-after") == "1") == (response.status_code == 202)
    return response.status_code, told


async def reviewed(guest: Guest, table: str) -> Message:
    """As soon as it is there."""
    async with asyncio.timeout(PATIENCE_S):
        while (answer := await asked(guest, table))[0] == 202:
            assert set(answer[1]) == set(ReviewComing.__struct_fields__)
            await asyncio.sleep(SOON_S)
    assert answer[0] == 200, answer
    return answer[1]


async def why(guest: Guest, table: str) -> str:
    """Why it is refused, as soon as that is known."""
    async with asyncio.timeout(PATIENCE_S):
        while (answer := await asked(guest, table))[0] == 202:
            await asyncio.sleep(SOON_S)
    assert answer[0] >= 400, answer
    return f"{answer[1]['rule']}-{answer[1]['reason']}"


def worker_of(house: Running) -> Any:
    return house.server.reviews._processes[0]._worker


@rule("TB-21")
async def test_a_finished_match_is_told_decision_by_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To players and to whoever has the link; the same to all, and it names nobody."""
    heard = list[bytes]()
    monkeypatch.setattr(making._Job, "hear", lambda _, told: heard.append(told))
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)
        stranger, nobody = await house.guest("Eve"), await house.guest(None)
        told = await reviewed(guests[0], table)
        others = [await reviewed(who, table) for who in (guests[1], stranger, nobody)]
        events = len((await stranger.get(f"/api/tables/{table}/match")).json()["events"])
        niceness = os.getpriority(os.PRIO_PROCESS, worker_of(house).pid)
        page = house.server.metrics.page().decode()
        row = await house.server.store.row(table)
    assert niceness == 19
    progress = [decode(each, Progress) for each in heard]
    assert [each.done for each in progress] == sorted({each.done for each in progress})
    assert progress[-1].done == progress[-1].of == 2 * len(told["decisions"])
    assert 3 < len(progress) <= 101
    assert all(other == told for other in others)
    assert decode(encode(told), ReviewTold).seats == 2
    assert told["course"][0]["version"] == 0
    assert told["course"][-1]["version"] == events
    assert len({each["version"] for each in told["decisions"]}) == len(told["decisions"]) > 10
    for each in told["accounts"]:
        parts = ("fair", "luck", "own", "others", "rest")
        assert sum(each[part] for part in parts) == each["result"]
    text = json.dumps(told)
    assert row is not None
    known = (*(chair.person for chair in row.chairs), row.seed.hex(), "Guest", "commitment")
    assert not [each for each in known if each is not None and each in text]
    assert "fortable_review_seconds_count 1.0" in page


@rule("TB-21")
async def test_nothing_is_told_of_a_match_that_is_not_over(tmp_path: Path) -> None:
    """Nor of one that was given up; no worker is asked."""
    async with opened(tmp_path) as house:
        anna, ben, eve = [await house.guest(name) for name in ("Anna", "Ben", "Eve")]
        open_ = await anna.open_table(TURNS.key, [None, None])
        running = await seated(anna, [ben], TURNS.key)
        given_up = await seated(anna, [ben], TURNS.key)
        await anna.order(given_up, "resign")
        for who in (anna, ben, eve, await house.guest(None)):
            assert await why(who, open_) == "TB-21-not-finished"
            assert await why(who, running) == "TB-21-not-finished"
            assert await why(who, given_up) == "TB-21-given-up"
            assert await why(who, "x" * 500) == "TB-09-no-such-table"
        assert worker_of(house) is None


@rule("TB-21")
async def test_it_is_made_once_though_many_ask_and_go_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is there when the server comes back."""
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)
        first = await asyncio.gather(*(asked(guest, table) for guest in guests * 5))
        assert {status for status, _ in first} == {202}
        assert len(house.server.reviews._jobs) == 1
        async with asyncio.timeout(PATIENCE_S):  # nobody asks meanwhile
            while house.server.reviews._jobs:
                await asyncio.sleep(SOON_S)
        told = await reviewed(guests[0], table)
        assert "fortable_review_seconds_count 1.0" in house.server.metrics.page().decode()
    monkeypatch.setattr(making, "PROGRAM", "nowhere")
    async with opened(tmp_path) as house:
        assert await reviewed(await house.guest(None), table) == told


@rule("TB-21")
async def test_a_server_that_went_down_meanwhile_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "PROGRAM", "tests.server.moody_worker")  # it gets stuck
    monkeypatch.setattr(making, "write_request", lambda *_: b"think")
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)
        assert (await asked(guests[0], table))[0] == 202
        async with asyncio.timeout(PATIENCE_S):
            while worker_of(house) is None:
                await asyncio.sleep(SOON_S)
        process = worker_of(house).pid
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    monkeypatch.undo()
    monkeypatch.setattr(making, "PROGRAM", QUICK)
    async with opened(tmp_path) as house:
        assert await house.server.store.review(table) is None
        assert (await reviewed(await house.guest(None), table))["game"] == GAME.key


@rule("TB-21")
async def test_what_takes_too_much_is_refused_and_tried_again_a_few_times_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the processor's time, however busy the machine is; a day lies between."""
    monkeypatch.setattr(making, "BUSY", 100 * PATIENCE_S)
    async with opened(tmp_path, review_patience_s=0.01) as house:
        guests, table = await played(house, GAME)
        server, tried = house.server, list[int]()
        for day in range(making.MOST_TRIES + 2):
            server.reviews._now = lambda day=day: day * (making.TRY_AGAIN_S + 1)  # type: ignore[misc]
            assert await why(guests[0], table) == "TB-21-too-much-work"
            assert await why(guests[1], table) == "TB-21-too-much-work"
            kept = await server.store.review(table)
            assert kept is not None
            tried.append(kept.tries)
    assert tried == [1, 2, 3, 3, 3]


@rule("TB-21")
async def test_whatever_a_reviewer_does_somebody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails by its own fault is not tried again before there is another edition of it."""
    async with opened(tmp_path, most_moments=3) as house:
        guests, table = await played(house, GAME)
        assert await why(guests[0], table) == "TB-11-too-many-moments"
        kept = await house.server.store.review(table)
        assert kept is not None
        assert kept.tries == 0
        process = worker_of(house).pid
        assert await why(guests[0], table) == "TB-11-too-many-moments"
        monkeypatch.setattr(making, "EDITION", 999)
        house.server.reviews._settings = ServerSettings(most_moments=20_000)
        assert (await reviewed(guests[0], table))["seats"] == 2
        assert worker_of(house).pid == process


@rule("TB-21")
async def test_a_server_may_leave_it(tmp_path: Path) -> None:
    """What is there already is told all the same."""
    async with opened(tmp_path, review_workers=0) as house:
        guests, table = await played(house, GAME)
        assert await why(guests[0], table) == "TB-21-no-reviews"
        edition = f"{GAME.key} {GAME.version}/{EDITION}"
        kept = KeptReview(edition=edition, made=1.0, data=telling_of(b'{"kept":1}'))
        await house.server.store.keep_review(table, kept)
        assert (await asked(guests[0], table)) == (200, {"kept": 1})


def telling_of(data: bytes) -> bytes:
    packing = Packing(10**6)
    packing.add(data)
    return packing.done()


@rule("TB-21")
async def test_of_another_version_of_the_rules_nothing_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)
        row = await house.server.store.row(table)
        assert row is not None
        assert row.terms is not None
        older = replace(row.terms, version=GAME.version - 1)
        changed = replace(row, terms=older, revision=row.revision + 1)
        await house.server.store.change_table(changed)
        assert await why(guests[0], table) == "TB-21-older-rules"


@rule("TB-21")
async def test_one_household_that_asks_for_much_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many of it wait at most; of all, one is made after the other, and households take turns."""
    async with opened(tmp_path) as house:
        _, table = await played(house, GAME)
        row = await house.server.store.row(table)
        assert row is not None
        reviews, order = house.server.reviews, list[str]()

        async def ask(*_: Any, **__: Any) -> bytes:
            await asyncio.sleep(0)
            assert len(reviews._idle._queue) == 0  # type: ignore[attr-defined]
            return write_review(b"x")

        async def kept(table: str, _: KeptReview) -> None:
            order.append(table)

        monkeypatch.setattr(reviews._processes[0], "ask_hearing", ask)
        monkeypatch.setattr(reviews._store, "keep_review", kept)
        monkeypatch.setattr(reviews._store, "review", nothing)
        monkeypatch.setattr(reviews._store, "written_table", written)
        for number in range(making.LONGEST_LINE):
            await reviews.of(replace(row, id=f"greedy {number}"), "a")
        with pytest.raises(Illegal) as refused:
            await reviews.of(replace(row, id="one more"), "a")
        assert refused.value.message == "TB-21-too-many-reviews"
        await reviews.of(replace(row, id="greedy 0"), "a")
        await reviews.of(replace(row, id="another"), "b")
        async with asyncio.timeout(PATIENCE_S):
            while reviews._jobs:
                await asyncio.sleep(0)
        assert order.index("another") <= 2
        assert len(order) == making.LONGEST_LINE + 1
        monkeypatch.setattr(making, "MOST_WAITING", 2)
        for number in range(2):
            await reviews.of(replace(row, id=f"{number}"), f"{number}")
        with pytest.raises(Illegal) as refused:
            await reviews.of(replace(row, id="last"), "c")
        assert refused.value.message == "TB-21-busy"


async def nothing(_: str) -> None:
    return None


async def written(_: str) -> bytes:
    return b"{}"


async def test_progress_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    over = asyncio.Event()
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)

        async def ask(_: bytes, hear: Any) -> bytes:
            hear(b'{"done":3,"of":8}')
            await over.wait()
            raise WorkerFailed("enough")

        monkeypatch.setattr(house.server.reviews._processes[0], "ask_hearing", ask)
        await asked(guests[0], table)
        async with asyncio.timeout(PATIENCE_S):
            while (answer := await asked(guests[1], table))[1]["done"] == 0:
                await asyncio.sleep(SOON_S)
        assert answer == (202, {"done": 3, "of": 8})
        over.set()
        assert await why(guests[0], table) == "TB-21-too-much-work"


def test_a_refusal_and_a_review_cross_as_they_are() -> None:
    assert read_reply(write_review(b"\n\0packed")) == b"\n\0packed"
    illegal = Illegal("TB-21", "older-rules", tried=1, allowed=2)
    assert read_reply(write_refusal(illegal)) == (illegal.rule, illegal.reason, illegal.facts)


JUDGED = Judgement(
    version=7,
    seat=0,  # type: ignore[arg-type]
    chosen={"do": "long", "of": "x" * 1000},
    best={"do": "short"},
    choices=3,
    tried=3,
    loss=900,
    cost=900,
    doubt=100,
    points=1.5,
    forgotten=10,
    gains=(0,),
    doubts=(0,),
    reason=Remark(message="reason", facts={"seat": 1}),
)


def test_what_is_told_is_bounded() -> None:
    """Actions that are long are left out, of draws the largest are told, and in all no more than allowed."""
    zero = dict.fromkeys(Account.__struct_fields__, 0)
    found = Review(
        game=GAME.key,
        version=1,
        seats=1,
        commitment="c",
        seed=0,
        effort=1.0,
        unit="points",
        course=(),
        judgements=(JUDGED,),
        strokes=tuple(Stroke(version=n, luck=(n - 50,)) for n in range(100)),
        accounts=(Account(**zero),),  # type: ignore[arg-type]
        remarks=(),
    )
    told = telling.told(found)
    (decision,) = told.decisions
    assert (decision.chosen, decision.better.best) == (None, {"do": "short"})  # type: ignore[union-attr]
    assert told.turning_points == (7,)
    assert told.turning_points_of == ((7,),)
    assert [each.version for each in told.strokes[:3]] == [0, 1, 99]
    assert len(told.strokes) == telling.STROKES


async def test_too_long_a_review_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, table = await played(house, GAME)
        stored = await house.server.store.written_table(table)
    assert stored is not None
    request = ReviewRequest(most_moments=10_000, most_bytes=1000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(telling, "review", lambda match, **_: review_of_nothing(match))
        with pytest.raises(Illegal, match="too-much-to-tell"):
            telling.reviewed(request, stored, lambda *_: None)


def review_of_nothing(match: Any) -> Review:
    return Review(
        game=match.game.key,
        version=1,
        seats=2,
        commitment="",
        seed=0,
        effort=1.0,
        unit="share",
        course=(),
        judgements=(JUDGED,) * 100,
        strokes=(),
        accounts=(),
        remarks=(),
    )
