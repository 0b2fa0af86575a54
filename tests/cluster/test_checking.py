"""The checker of a storm sees what it is there to see."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from fortable.kernel.codec import encode
from fortable.kernel.words import CLOCK, Seat
from fortable.server.store import Chair, Step, StoredTable, TableRow
from fortable.server.tables.match.stored_match import begun_table, rebuild_match
from tests.games import for_two, in_turns, some_game

from .checking import Told, check_match
from .spy import Tap

GAME = some_game(for_two, in_turns)
ROW = TableRow(
    id="t1",
    game=GAME.key,
    version=GAME.version,
    options={},
    seed=bytes(32),
    host="anna",
    chairs=(Chair(person="anna"), Chair(person="ben")),
    status="playing",
    created=1.0,
    changed=1.0,
    began=1.0,
)


def played(moves: int = 3) -> tuple[StoredTable, Told]:
    """A match that has begun, and what the first seat was told of it."""
    row, opening = begun_table(ROW, {})
    stored = StoredTable(row, (opening,) if opening.events else ())
    seen, acknowledged = [], {}
    for number in range(moves):
        match = rebuild_match(stored)
        seat = min(match.waiting)
        action = next(iter(GAME.legal(match.view(seat))))
        ruling = match.rule(seat, action, match.version)
        version = match.version + len(ruling.events)
        step = Step(
            table="t1",
            version=match.version,
            intent=f"anna:{number}",
            seat=seat,
            action=action,
            events=ruling.events,
            drawn=ruling.drawn,
            answer={"version": version},
            at=2.0 + number,
        )
        stored = msgspec.json.decode(
            encode(replace(stored, steps=(*stored.steps, step))), type=StoredTable
        )
        acknowledged[str(number)] = version
        shown = GAME.shown(rebuild_match(stored).view(Seat(0)))
        seen.append((version, msgspec.json.decode(encode(shown))))
    return stored, Told(0, acknowledged, {}, list(acknowledged), seen)


def test_the_truth_passes() -> None:
    stored, told = played()
    check_match(encode(stored), [told], [("anna", told.seen[-1])])


def lost(stored: StoredTable, told: Told) -> StoredTable:
    told.seen.pop()
    return replace(stored, steps=stored.steps[:-1])


def hole(stored: StoredTable, _: Told) -> StoredTable:
    *before, last = stored.steps
    return replace(stored, steps=(*before, replace(last, version=last.version + 1)))


def told_otherwise(stored: StoredTable, told: Told) -> StoredTable:
    told.acknowledged["1"] += 1
    return stored


def refused_and_done(stored: StoredTable, told: Told) -> StoredTable:
    told.refused["2"] = "TB-03"
    return stored


def in_another_order(stored: StoredTable, told: Told) -> StoredTable:
    told.asked.reverse()
    return stored


def backwards(stored: StoredTable, told: Told) -> StoredTable:
    told.seen.reverse()
    return stored


def another_view(stored: StoredTable, told: Told) -> StoredTable:
    told.seen[1] = told.seen[1][0], told.seen[0][1]
    return stored


def no_such_version(stored: StoredTable, told: Told) -> StoredTable:
    told.seen.append((10_000, told.seen[-1][1]))
    return stored


def clock_before_its_time(stored: StoredTable, _: Told) -> StoredTable:
    *before, last = stored.steps
    early = replace(last, intent="clock:9", seat=CLOCK)
    row = replace(stored.row, settings={"clock_s": 5})
    return StoredTable(row, (*before, early))


@pytest.mark.parametrize(
    "lie",
    [
        lost,
        hole,
        told_otherwise,
        refused_and_done,
        in_another_order,
        backwards,
        another_view,
        no_such_version,
        clock_before_its_time,
    ],
)
def test_a_lie_is_seen(lie: Callable[[StoredTable, Told], StoredTable]) -> None:
    stored, told = played()
    stored = lie(stored, told)
    with pytest.raises(AssertionError):
        check_match(encode(stored), [told], ())


def test_what_goes_over_the_bus_to_the_wrong_person_is_seen() -> None:
    stored, told = played()
    with pytest.raises(AssertionError):
        check_match(encode(stored), [], [("ben", told.seen[-1])])


def test_a_tap_hears_what_is_published_in_whatever_pieces_it_comes() -> None:
    said = b"CONNECT {}\r\nPUB a 2\r\nhi\r\nPING\r\nHPUB b r 4 7\r\nNATSyou\r\nPUB c 0\r\n\r\n"
    for size in (1, 3, len(said)):
        heard = list[tuple[str, bytes]]()
        tap = Tap(lambda subject, data, heard=heard: heard.append((subject, data)))  # type: ignore[misc]
        for start in range(0, len(said), size):
            tap.feed(said[start : start + size])
        assert heard == [("a", b"hi"), ("b", b"you"), ("c", b"")]
