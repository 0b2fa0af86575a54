"""Time as people have it: a clock on the wall that is set, and a server that stood still."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from fortable.server.server_time import SETTINGS_KEPT, ServerTime, StandstillWatch
from fortable.server.tables.match.clock import RETURN_S
from fortable.server.tables.match.ledger import Ledger
from fortable.server.tables.table import Table
from fortable.server.wire import socket as sockets
from fortable.testing.endurance import endurance, often

from .guests import Guest, Line, Message, seated
from .servers import Running, opened, served
from .test_clock import CALM, CLOCK_S, HURRIED, hurry

HOUR_S, DAY_S = 3600.0, 86400.0
JUMPS = [HOUR_S, -HOUR_S, 400 * DAY_S, -400 * DAY_S]

GAME = CALM[0]
SEATS = max(2, min(GAME.seats))


async def playing(house: Running, game: Any = GAME, **settings: Any) -> tuple[list[Guest], str]:
    guests = await house.party(max(2, min(game.seats)))
    return guests, await seated(guests[0], guests[1:], game.key, settings=settings)


def owner_of(house: Running, table: str) -> Table:
    return house.server.tables._owners[table][0]


def left_s(house: Running, table: str) -> float:
    alarm = owner_of(house, table)._ledger.next_alarm()
    assert alarm is not None
    return alarm.at - house.server.tables.context.time.steady()


def jump(house: Running, by_s: float) -> None:
    """Somebody sets the clock on the wall."""
    clocks = house.server.tables.context.time
    clocks.wall = lambda: time.time() + by_s


async def ticked(house: Running) -> None:
    """The watch has looked once more."""
    house.server._standstill._look()
    await asyncio.sleep(0)


# The clock on the wall


@pytest.mark.parametrize("game", [*HURRIED[:1], GAME], ids=lambda game: game.key)
async def test_nobodys_time_depends_on_the_clock_on_the_wall(game: Any, tmp_path: Path) -> None:
    """Set ahead or back, before and after the watch has seen it, and for a table that is read anew."""
    async with opened(tmp_path) as house:
        _, table = await playing(house, game, clock_s=300)
        owner, due_s = owner_of(house, table), left_s(house, table) + time.monotonic()
        assert owner._ledger.match is not None
        version = owner._ledger.match.version
        for by_s in JUMPS:
            jump(house, by_s)
            owner._players.schedule()
            await is_due(house, table, due_s)
            await ticked(house)
            await is_due(house, table, due_s)
            await owner._ledger.reload()
            owner._players.schedule()
            await is_due(house, table, due_s)
        assert owner._ledger.match.version == version


async def is_due(house: Running, table: str, due_s: float) -> None:
    """Nobody's time has changed."""
    await asyncio.sleep(0.01)
    assert left_s(house, table) + time.monotonic() == pytest.approx(due_s, abs=1)


async def test_what_is_written_down_has_the_time_on_the_wall(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await playing(house, clock_s=300)
        jump(house, HOUR_S)
        await ticked(house)
        async with guests[0].at(table) as line:
            update = await line.until("update")
            seat = update["waiting"][0]
        async with guests[seat].at(table) as line:
            await moved(line, await line.until("update"))
        stored = await house.server.store.table(table)
        assert stored is not None
        assert stored.steps[-1].at == pytest.approx(time.time() + HOUR_S, abs=30)
        again = Ledger(stored, house.server.tables.context).clock
        assert again.last_at == pytest.approx(house.server.tables.context.time.steady(), abs=30)


async def moved(line: Line, update: Message) -> Message:
    return await line.ask("move", update["version"], update["legal"][0])


class Walls:
    """Two clocks that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.ahead = 1e9
        self.time = ServerTime(lambda: self.now + self.ahead, lambda: self.now)

    def pass_s(self, seconds: float) -> None:
        self.now += seconds


@given(
    st.lists(st.tuples(st.floats(3, 5000), st.sampled_from([0.0, *JUMPS])), min_size=1, max_size=8)
)
def test_what_was_written_down_since_the_last_jump_is_dated_right(
    passed: list[tuple[float, float]],
) -> None:
    clocks = Walls()
    for seconds, jump_s in passed:
        clocks.ahead += jump_s
        assert clocks.time.has_jumped() == (jump_s != 0)
        written, at = clocks.now, clocks.time.wall()
        clocks.pass_s(seconds)
        assert clocks.time.steady_at(at) == pytest.approx(written)
        assert clocks.time.steady_at(clocks.time.wall() + 99 * DAY_S) <= clocks.now


def test_what_was_there_before_the_process_is_as_old_as_it_was_at_its_start() -> None:
    clocks = Walls()
    yesterday = clocks.time.wall() - DAY_S
    assert clocks.time.steady_at(yesterday) == pytest.approx(clocks.now - DAY_S)
    clocks.ahead += 400 * DAY_S
    assert clocks.time.has_jumped()
    clocks.pass_s(60)
    assert clocks.time.steady_at(yesterday) == pytest.approx(clocks.now - 60 - DAY_S)


# A server that stood still


async def test_after_a_standstill_everybody_has_a_while_to_return(tmp_path: Path) -> None:
    """The loop is held up by more than a seat has left: nothing happens for it, and it is told."""
    async with opened(tmp_path, standstill_s=0.3) as house:
        guests, table = await playing(house, clock_s=CLOCK_S)
        async with guests[0].at(table) as line:
            before = await line.until("update")
            hurry(house, table, CLOCK_S - 0.5)
            time.sleep(0.8)
            after = await line.until("update")
            assert after["version"] == before["version"]
            assert after["news"] == []
            assert 1000 * (RETURN_S - 2) < after["time_left_ms"] <= 1000 * RETURN_S
            hurry(house, table, RETURN_S)
            note = await line.until("note")
            assert (note["what"], note["seat"]) == ("clock-acted", before["waiting"][0])


async def test_what_came_in_meanwhile_comes_before_a_clock_that_rings_late(tmp_path: Path) -> None:
    """Held up for less than a standstill, and the clock is asked first: the move counts all the same."""
    async with opened(tmp_path, standstill_s=60) as house:
        guests, table = await playing(house, clock_s=CLOCK_S)
        async with guests[0].at(table) as line:
            seat = (await line.until("update"))["waiting"][0]
        async with guests[seat].at(table) as line:
            update = await line.until("update")
            hurry(house, table, CLOCK_S - 0.1)
            time.sleep(0.4)
            ring_first(house)
            assert (await moved(line, update))["type"] == "answer"


def ring_first(house: Running) -> None:
    """As on a loop that looks at its timers before it looks at its sockets."""
    for owner, *_ in house.server.tables._owners.values():
        handle = owner._players._clock._handle
        assert handle is not None
        call: Callable[..., None] = handle._callback  # type: ignore[attr-defined]
        call(*handle._args)


async def test_who_was_gone_before_a_standstill_is_not_replaced_because_of_it(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, grace_s=5) as house:
        guests, table = await playing(house)
        async with guests[0].at(table) as line:
            async with guests[1].at(table) as other:
                await other.until("update")
            await line.until("table", lambda table: not table["chairs"][1].get("here"))
            presence = owner_of(house, table)._presence
            chair = owner_of(house, table)._ledger.row.chairs[1]
            presence._gone_since = {person: at - 4.9 for person, at in presence._gone_since.items()}
            house.server.tables.stood_still(60.0)
            await asyncio.sleep(0.2)
            assert not presence.is_gone(chair)


async def test_a_countdown_begins_anew_after_a_standstill(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, table = await playing(house, HURRIED[0], countdown_s=5)
        countdown = owner_of(house, table)._judge.countdown
        countdown.begin(0.05, lambda: None)
        house.server.tables.stood_still(60.0)
        await asyncio.sleep(0.01)
        left_ms = countdown.left_ms
        assert left_ms is not None
        assert left_ms > 4000


async def test_while_we_stood_still_nobody_was_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SILENCE_S", 0.5)
    monkeypatch.setattr(sockets, "PING_EVERY_S", 0.2)
    monkeypatch.setattr(sockets, "FIRST_PINGS", 0)
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        async with guests[0].at(table) as line:
            await line.until("update")
            time.sleep(1.0)
            update = await asyncio.wait_for(line.ask("1", 0, None), 5)
            assert update["rule"]


async def test_a_bot_that_was_to_think_meanwhile_is_asked_again(tmp_path: Path) -> None:
    """Its process stood still as well, and is not late for that."""
    async with opened(tmp_path, standstill_s=0.3) as house:
        (process,) = house.server.workers._processes
        worker = await process._start()
        patience_s, process._patience_s = process._patience_s, 0.5
        os.kill(worker.pid, signal.SIGSTOP)
        guest = await house.guest("Anna")
        table = await guest.open_table(GAME.key, ["random"] * SEATS, settings={"bot_pace_ms": 0})
        async with guest.at(table) as line:
            await guest.order(table, "start")
            version = (await line.until("update"))["version"]
            await asyncio.sleep(0.05)
            process._patience_s = patience_s
            time.sleep(0.9)
            os.kill(worker.pid, signal.SIGCONT)
            await line.until("update", lambda update: update["version"] > version)
            assert house.server.metrics.bot_failures._value.get() == 0


def test_the_watch_tells_of_what_was_lost_and_of_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks, told = Walls(), list[float]()
    watch = StandstillWatch(clocks.time, 2.0, told.append)
    monkeypatch.setattr(watch._timer, "set", lambda *_: None)
    watch.start()
    for seconds in (0.25, 0.3, 2.0):
        clocks.pass_s(seconds)
        watch._look()
    assert told == []
    clocks.pass_s(15.25)
    watch._look()
    assert told == [pytest.approx(15.0)]
    clocks.ahead += HOUR_S  # a machine that was put away, and is told so by its wall clock
    clocks.pass_s(0.25)
    watch._look()
    assert len(told) == 2
    for _ in range(9):  # one that is set all the time tells nothing, and stops nobody's clock
        clocks.ahead += HOUR_S
        clocks.pass_s(0.25)
        watch._look()
    assert len(told) == 2


def test_a_clock_that_is_set_all_the_time_is_not_remembered_for_ever() -> None:
    clocks = Walls()
    begun, at_first = clocks.now, clocks.time.wall()
    for _ in range(3 * SETTINGS_KEPT):
        clocks.ahead += HOUR_S
        assert clocks.time.has_jumped()
        clocks.pass_s(1)
    assert len(clocks.time._settings) == SETTINGS_KEPT
    assert clocks.time.steady_at(at_first) == begun


@endurance
async def test_a_process_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    """SIGSTOP, at length for longer than a seat has: who moved meanwhile has moved, others still can."""
    async with served(tmp_path, "--standstill", "0.8") as server:
        guests = [Guest(server.address) for _ in range(SEATS)]
        for number, guest in enumerate(guests):
            await guest.introduce(f"Guest {number}")
        tables = [
            await seated(guests[0], guests[1:], GAME.key, settings={"clock_s": CLOCK_S})
            for _ in range(4)
        ]
        lines = [[await guest.line(table) for guest in guests] for table in tables]
        turns = [await at_turn(line) for line in lines]
        os.kill(server.process.pid, signal.SIGSTOP)
        for line, update in turns[:2]:
            await line.act("meanwhile", update["version"], update["legal"][0])
        await asyncio.sleep(often(3, in_full=30) / 2)
        os.kill(server.process.pid, signal.SIGCONT)
        for line, _ in turns[:2]:
            assert (await line.answer_to("meanwhile"))["type"] == "answer"
        for line, update in turns[2:]:
            assert (await line.until("update"))["time_left_ms"] > 1000 * (RETURN_S - 2)
            await asyncio.sleep(often(0, in_full=2))
            answer = await line.ask("afterwards", update["version"], update["legal"][0])
            assert answer["type"] == "answer"
        for line in [each for table in lines for each in table]:
            assert not any("clock-acted" in text for text in line.heard)
            await line.socket.close()
        for guest in guests:
            await guest.leave()


async def at_turn(lines: list[Line]) -> tuple[Line, Message]:
    """The line of whoever is waited for, and what it was told."""
    updates = [await line.until("update") for line in lines]
    seat = updates[0]["waiting"][0]
    return lines[seat], updates[seat]
