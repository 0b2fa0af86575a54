"""The clock: deadlines of the rules, and so many seconds for a seat."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, Seat
from fortable.server.store import Chair, TableRow
from fortable.server.tables.match.clock import RETURN_S, Alarm, alarm, counted_since
from fortable.server.tables.match.ledger import Ledger
from fortable.testing.walks import setups

from .guests import seated
from .servers import Running, opened

GAMES = list(catalog().games.values())
CLOCK_S = 5


def begun(game: Any) -> Match:
    seats, options = next(each for each in setups(game) if each[0] > 1)
    return Match.begin(game, seats, options, bytes(32))


HURRIED = [game for game in GAMES if game.deadline(begun(game).state) is not None]
CALM = [game for game in GAMES if game not in HURRIED]
RACES = [game for game in GAMES if game.simultaneous and len(begun(game).waiting) > 1]


def hurry(house: Running, table: str, by_s: float) -> None:
    """Make it so much later at a table."""
    owner = house.server.tables._owners[table][0]
    ledger = owner._ledger
    ledger.clock.last_at -= by_s
    ledger.clock.woken_at -= by_s + RETURN_S
    ledger.clock.since = {seat: since - by_s for seat, since in ledger.clock.since.items()}
    owner._players.schedule()


@pytest.mark.parametrize("game", HURRIED, ids=lambda game: game.key)
async def test_what_the_rules_want_at_a_deadline_is_done(game: Any, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(max(2, min(game.seats)))
        table = await seated(guests[0], guests[1:], game.key)
        deadline = game.deadline(begun(game).state)
        async with guests[0].at(table) as line:
            before = await line.until("update")
            assert 0 < before["time_left_ms"] <= deadline.after_ms
            hurry(house, table, deadline.after_ms / 1000)
            assert (await line.until("update"))["version"] > before["version"]
        stored = await house.server.store.table(table)
        assert stored is not None
        assert stored.steps[-1].seat == CLOCK


@pytest.mark.parametrize("game", CALM, ids=lambda game: game.key)
async def test_for_a_seat_that_is_too_slow_the_table_acts(game: Any, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(max(2, min(game.seats)))
        settings = {"clock_s": CLOCK_S}
        table = await seated(guests[0], guests[1:], game.key, settings=settings)
        async with guests[0].at(table) as line:
            before = await line.until("update")
            assert 0 < before["time_left_ms"] <= 1000 * CLOCK_S
            hurry(house, table, CLOCK_S)
            after = await line.until("update")
            assert after["version"] > before["version"]
            note = await line.until("note")
            assert (note["what"], note["seat"]) == ("clock-acted", before["waiting"][0])


@pytest.mark.parametrize("game", CALM, ids=lambda game: game.key)
def test_the_clock_of_a_seat_and_what_follows_a_restart(game: Any) -> None:
    match = begun(game)
    slow = min(match.waiting)
    people = {Seat(seat): 100.0 for seat in range(match.state.seats)}
    others = {seat: since for seat, since in people.items() if seat not in match.waiting}
    assert alarm(match, None, people, 100.0, 0.0) is None
    assert alarm(match, 60, others, 100.0, 0.0) is None
    assert alarm(match, 60, people, 100.0, 0.0) == Alarm(160.0, slow)
    assert alarm(match, 60, people, 100.0, 500.0) == Alarm(500.0 + RETURN_S, slow)
    assert alarm(match, 60, people, 100.0, 159.5) == Alarm(159.5 + RETURN_S, slow)
    assert alarm(match, 60, people, 100.0, 110.0) == Alarm(160.0, slow)


def test_time_counts_anew_for_whoever_acted_or_is_asked_only_now() -> None:
    since = counted_since({}, [Seat(0), Seat(1)], None, 10.0)
    assert since == {Seat(0): 10.0, Seat(1): 10.0}
    since = counted_since(since, [Seat(0), Seat(1), Seat(2)], Seat(0), 20.0)
    assert since == {Seat(0): 20.0, Seat(1): 10.0, Seat(2): 20.0}
    assert counted_since(since, [Seat(1)], CLOCK, 30.0) == {Seat(1): 10.0}


@pytest.mark.parametrize("game", RACES, ids=lambda game: game.key)
async def test_where_all_act_at_once_nobody_lives_on_the_time_of_others(
    game: Any, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(max(2, min(game.seats)))
        table = await seated(guests[0], guests[1:], game.key, settings={"clock_s": CLOCK_S})
        async with guests[0].at(table) as line:
            update = await line.until("update")
            ledger = house.server.tables._owners[table][0]._ledger
            before = dict(ledger.clock.since)
            await line.ask("1", update["version"], update["legal"][0])
            assert ledger.clock.since.get(Seat(0)) != before[Seat(0)]
            assert ledger.clock.since[Seat(1)] == before[Seat(1)]
            counted = ledger.clock.since
        stored = await house.server.store.table(table)
        assert stored is not None
        again = Ledger(stored, house.server.tables.context).clock.since
        assert again == pytest.approx(counted, abs=0.01)


async def test_whoever_takes_a_seat_back_has_all_the_time_again(tmp_path: Path) -> None:
    game = CALM[0]
    async with opened(tmp_path) as house:
        guests = await house.party(max(2, min(game.seats)))
        table = await seated(guests[0], guests[1:], game.key, settings={"clock_s": CLOCK_S})
        owner = house.server.tables._owners[table][0]
        seat = min(owner._ledger.clock.since)
        hurry(house, table, CLOCK_S - 1)
        owner._ledger.row = replace(owner._ledger.row, chairs=with_bot(owner._ledger.row, seat))
        await guests[seat].order(table, "sit")
        due = owner._ledger.next_alarm()
        assert due is not None
        assert due.at > house.server.tables.context.time.steady() + CLOCK_S / 2


def with_bot(row: TableRow, seat: int) -> tuple[Chair, ...]:
    """The chairs while a bot plays for somebody."""
    chairs = list(row.chairs)
    chairs[seat] = replace(chairs[seat], bot="random")
    return tuple(chairs)
