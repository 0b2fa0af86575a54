"""The clock: deadlines of the rules, and so many seconds for a seat."""

from pathlib import Path
from typing import Any

import pytest

from fortable.catalog import catalog
from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, Seat
from fortable.server.clock import RETURN_S, Alarm, alarm
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


def hurry(house: Running, table: str, by_s: float) -> None:
    """Make it so much later at a table."""
    owner = house.server.tables._owners[table][0]
    owner._ledger.last_at -= by_s
    owner._ledger.woken_at -= by_s + RETURN_S
    owner._attendants.attend()


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
    people = frozenset(map(Seat, range(match.state.seats)))
    assert alarm(match, None, people, 100.0, 0.0) is None
    assert alarm(match, 60, people - match.waiting, 100.0, 0.0) is None
    assert alarm(match, 60, people, 100.0, 0.0) == Alarm(160.0, slow)
    assert alarm(match, 60, people, 100.0, 500.0) == Alarm(500.0 + RETURN_S, slow)
    assert alarm(match, 60, people, 100.0, 159.5) == Alarm(159.5 + RETURN_S, slow)
    assert alarm(match, 60, people, 100.0, 110.0) == Alarm(160.0, slow)
