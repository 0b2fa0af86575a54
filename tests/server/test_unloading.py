"""In memory are tables at which somebody is, or something is about to happen; others are woken in time."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fortable.server.server_time import ServerTime, steady_seconds
from fortable.server.store import TableRow
from fortable.server.store.nodes import Claim
from fortable.server.tables import registry
from fortable.server.tables.context import TableContext
from fortable.server.tables.match import clock
from fortable.server.tables.match.ledger import Ledger, load_ledger
from fortable.server.tables.table import Table
from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, some_game

from .guests import Guest, seated
from .servers import Running, opened

GAME = some_game(for_two, in_turns)
SEATS = min(GAME.seats)
DAYS_14 = 14 * 24 * 3600


async def playing(house: Running, **settings: object) -> tuple[list[Guest], str]:
    guests = await house.party(SEATS)
    return guests, await seated(guests[0], guests[1:], GAME.key, settings=settings)


async def until(is_so: Callable[[], bool], seconds: float = 5.0) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


def in_memory(house: Running) -> int:
    return house.server.tables.in_use


async def row_of(house: Running, table: str) -> TableRow:
    row = await house.server.store.row(table)
    assert row is not None
    return row


@endurance
@rule("TB-11")
async def test_far_clocks_keep_nobody_out(tmp_path: Path) -> None:
    """As many matches as an address may begin, each with a clock of two weeks: none stays in memory."""
    many = often(20, in_full=200)
    async with opened(tmp_path, rest_s=0.05, most_tables=10, most_running=0) as house:
        guests = await house.party(SEATS)
        for _ in range(many):
            table = await open_patiently(guests[0])
            for guest in guests[1:]:
                await guest.order(table, "sit")
            await guests[0].order(table, "start")
        await until(lambda: in_memory(house) == 0)
    async with opened(tmp_path, rest_s=0.05, most_tables=10) as house:
        await asyncio.sleep(0.3)
        assert in_memory(house) == 0, "nor after a restart"
        assert len(await house.server.store.tables("playing")) == many


async def open_patiently(guest: Guest) -> str:
    """A table, as soon as there is room for one: those that nobody looks at make it."""
    body = {"game": GAME.key, "chairs": [None] * SEATS, "settings": {"clock_s": DAYS_14}}
    async with asyncio.timeout(10):
        while (answer := await guest.post("/api/tables", body)).status_code != 201:
            assert answer.json()["reason"] == "too-many-tables"
            await asyncio.sleep(0.01)
    table: str = answer.json()["id"]
    return table


async def test_idle_tables_make_room_where_it_is_scarce(tmp_path: Path) -> None:
    async with opened(tmp_path, most_tables=2) as house:
        anna = await house.guest("Anna")
        tables = [await open_patiently(anna) for _ in range(2)]
        async with anna.at(tables[0]) as line:
            await line.until("table")
            await anna.order(tables[1], "stand")
            assert in_memory(house) == 2
            await open_patiently(anna)
            assert list(house.server.tables._owners) == [tables[0]]


async def test_the_clock_acts_at_a_table_that_was_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "RETURN_S", 0.1)
    async with opened(tmp_path, rest_s=0.05) as house:
        _, table = await playing(house, clock_s=DAYS_14)
        await until(lambda: in_memory(house) == 0)
        assert await steps_of(house, table) == 1
        pass_by(house, DAYS_14, monkeypatch)
        async with asyncio.timeout(5):
            while await steps_of(house, table) == 1:
                await asyncio.sleep(0.01)
        await until(lambda: in_memory(house) == 0)
        due = (await row_of(house, table)).due
        assert due == pytest.approx(house.server.now() + DAYS_14, abs=2.0)


@pytest.mark.parametrize("days", [1, 14])
async def test_time_runs_out_while_the_server_is_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    """Asleep or in memory: what is due is in the store, and is acted on soon after the start."""
    clock_s = days * 24 * 3600
    monkeypatch.setattr(clock, "RETURN_S", 0.1)
    async with opened(tmp_path, rest_s=0.05) as house:
        _, asleep = await playing(house, clock_s=clock_s)
        await until(lambda: in_memory(house) == 0)
    async with opened(tmp_path) as house:
        _, awake = await playing(house, clock_s=clock_s)
        assert in_memory(house) == 1
        assert await steps_of(house, asleep) == await steps_of(house, awake) == 1
    monkeypatch.setattr(ServerTime.__init__, "__defaults__", later_by(clock_s))
    async with opened(tmp_path, rest_s=0.05) as house, asyncio.timeout(5):
        for table in (asleep, awake):
            while await steps_of(house, table) == 1:
                await asyncio.sleep(0.01)


def later_by(seconds: float) -> tuple[Callable[[], float], Callable[[], float]]:
    """Both clocks, so much later."""
    return lambda: time.time() + seconds, lambda: steady_seconds() + seconds


async def steps_of(house: Running, table: str) -> int:
    stored = await house.server.store.table(table)
    assert stored is not None
    return len(stored.steps)


def pass_by(house: Running, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if so much time had passed."""
    time = house.server.tables.context.time
    wall, steady = time.wall, time.steady
    monkeypatch.setattr(time, "wall", lambda: wall() + seconds)
    monkeypatch.setattr(time, "steady", lambda: steady() + seconds)


async def test_what_is_due_is_written_down_only_where_something_is(tmp_path: Path) -> None:
    async with opened(tmp_path, rest_s=0.05) as house:
        guests, plain = await playing(house)
        clocked = await seated(guests[0], guests[1:], GAME.key, settings={"clock_s": DAYS_14})
        begun = await row_of(house, clocked)
        assert (await row_of(house, plain)).due is None
        assert begun.due is not None
        assert begun.due == begun.began, "while it is in memory it may act at any time"
        await until(lambda: in_memory(house) == 0)
        asleep = await row_of(house, clocked)
        assert asleep.due == pytest.approx(begun.due + DAYS_14, abs=1.0)
        assert asleep.left is not None
        assert asleep.changed == begun.changed
        assert (await row_of(house, plain)).revision < asleep.revision


async def test_a_move_writes_down_what_is_due_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, rest_s=0.05) as house:
        _, table = await playing(house, clock_s=DAYS_14)
        await until(lambda: in_memory(house) == 0)
        owner = await woken(house, table)
        monkeypatch.setattr(owner, "_may_unload", lambda: False)  # as if somebody looked on
        before = owner._ledger.row.revision
        revisions = []
        for number in range(4):
            match = owner._ledger.match
            assert match is not None
            seat = min(match.waiting)
            action = next(iter(match.game.legal(match.view(seat))))
            await owner._ledger.enact(match.rule(seat, action, match.version), f"anna:{number}")
            revisions.append((await row_of(house, table)).revision)
        assert revisions == [before + 1] * 4
        assert owner._ledger.row.left is None


async def woken(house: Running, table: str) -> Table:
    await house.server.tables.wake(table)
    return house.server.tables._owners[table][0]


async def test_whoever_was_gone_while_the_table_was_asleep_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat can be given to a bot when its person is gone for as long as a move may take."""
    async with opened(tmp_path, rest_s=0.05, grace_s=0.1) as house:
        guests, table = await playing(house, clock_s=DAYS_14)
        await until(lambda: in_memory(house) == 0)
        assert await guests[0].refused(table, "seat-bot", seat=1, bot="random") == "TB-09-not-gone"
        await until(lambda: in_memory(house) == 0)
        pass_by(house, DAYS_14 + 10, monkeypatch)
        chairs = (await guests[0].order(table, "seat-bot", seat=1, bot="random"))["chairs"]
        assert chairs[1]["bot"] == "random"


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await anna.open_table(
            GAME.key, ["random"] * SEATS, settings={"bot_pace_ms": 10_000}
        )
        await anna.order(table, "start")
    async with opened(tmp_path) as house:
        await until(lambda: in_memory(house) == 1)


async def test_a_table_that_cannot_be_read_keeps_nobody_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guests, lost = await playing(house, clock_s=60)
        found = await seated(guests[0], guests[1:], GAME.key, settings={"clock_s": 60})
    load, tried = load_ledger, []

    async def load_or_fail(table: str, context: TableContext, claim: Claim | None) -> Ledger | None:
        tried.append(table)
        if table == lost:
            raise LookupError(table)
        return await load(table, context, claim)

    monkeypatch.setattr(registry, "load_ledger", load_or_fail)
    async with opened(tmp_path, rest_s=0.05) as house:
        await until(lambda: found in tried)
        await asyncio.sleep(0.3)
        assert tried.count(lost) == 1
