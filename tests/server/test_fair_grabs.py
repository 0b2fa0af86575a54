"""Where hands are weighed, nobody gains by seeming slow, and who is slow gets what is due."""

import asyncio
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fortable.kernel.game import AnyGame
from fortable.server.store import Person
from fortable.server.tables.match.claims import NO_CREDIT
from fortable.server.tables.visitors.lines import HOUSEHOLDS_KEPT, Lines
from fortable.server.wire import round_trip, socket as sockets
from fortable.server.wire.round_trip import LineMeter, kernel_round_trip_s, meter_for
from fortable.server.wire.table_messages import ReportLatency
from fortable.testing.endurance import endurance, often

from .duel import Delay, Hand, at_once, duel
from .guests import Guest, seated
from .servers import Running, opened
from .test_grabs import RACES, TOLD, far_away

GAME: AnyGame = RACES[0]
GRABS = 4
TABLES = often(1, in_full=12)
LATE_S = 0.17
ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}
"""From another address than the rest, over a line that the system measures."""


def a_little_later(from_s: float = 0.02, to_s: float = 0.07) -> Callable[[], float]:
    rng = Random(2)
    return lambda: rng.uniform(from_s, to_s)


async def race(house: Running, *headers: dict[str, str]) -> tuple[list[Guest], str]:
    """Two at a table that is fair to slow lines."""
    guests = await house.party(2)
    for guest, each in zip(guests, headers, strict=False):
        guest.headers = each
    return guests, await seated(guests[0], guests[1:], GAME.key, settings={"fair_grabs": True})


async def hand(guest: Guest, table: str, delay: Delay = at_once) -> Hand:
    """At the table, and measured."""
    mine = Hand(await guest.line(table, since=0), GAME, delay)
    await mine.until(lambda: mine.pongs >= round_trip.ENOUGH_PONGS)
    await asyncio.sleep(0.02)
    return mine


async def claims_of(house: Running, table: str) -> list[dict[str, Any]]:
    """How it was decided, by the log: of each decision the claim of the second."""
    stored = await house.server.store.table(table)
    assert stored is not None
    return [
        claim for step in stored.steps if step.events for claim in step.claims if claim["seat"] == 1
    ]


CHEATS: dict[str, Delay] = {
    "all late": lambda _: LATE_S,
    "late at first": lambda number: LATE_S if number <= 5 else 0.0,
    "now late and now not": lambda number: LATE_S if number % 2 else 0.01,
}


@endurance
@pytest.mark.parametrize("cheat", CHEATS)
async def test_who_answers_pings_late_gains_nothing(
    cheat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over real sockets, and on a new one half way: the system has measured what it has measured."""
    monkeypatch.setattr(sockets, "PING_EVERY_S", 0.3)
    monkeypatch.setattr(sockets, "FIRST_EVERY_S", 0.2)
    async with opened(tmp_path) as house:
        for _ in range(TABLES):
            guests, table = await race(house, {}, ELSEWHERE)
            honest, cheating = await both_hands(guests, table, CHEATS[cheat])
            assert await duel(honest, cheating, a_little_later(), GRABS // 2) == 0
            await cheating.close()
            cheating = await hand(guests[1], table, CHEATS[cheat])
            assert await duel(honest, cheating, a_little_later(), GRABS // 2, "again") == 0
            await closed(honest, cheating)
            assert all(claim["back_ms"] < 5 for claim in await claims_of(house, table))


async def both_hands(guests: list[Guest], table: str, delay: Delay) -> tuple[Hand, Hand]:
    """One that answers pings at once, and one that does not."""
    return await asyncio.gather(hand(guests[0], table), hand(guests[1], table, delay))


async def closed(*hands: Hand) -> None:
    for each in hands:
        await each.close()


async def test_who_is_slow_gets_what_is_due_and_no_more(tmp_path: Path) -> None:
    """The line takes 60 ms each way: who was first by less than that over a quick one was not."""
    async with opened(tmp_path, round_trips=TOLD) as house:
        guests, table = await race(house, {}, far_away(0.12))
        quick, slow = await both_hands(guests, table, lambda _: 0.12)
        assert await duel(quick, slow, lambda: 0.005, 3) > 0  # all but for what a busy machine does
        assert await duel(quick, slow, lambda: 0.075, 1, "again") == 0
        await closed(quick, slow)
        claim = (await claims_of(house, table))[0]
        assert (claim["back_ms"], claim["least_ms"], claim["kernel_ms"]) == (60.0, 120.0, 120.0)
        assert claim["pong_ms"] >= 120.0


async def test_a_quick_line_to_look_at_takes_the_credit_of_a_slow_one_to_act_over(
    tmp_path: Path,
) -> None:
    """Somebody without a name looks on from the same address, and does not even answer pings."""
    async with opened(tmp_path, round_trips=TOLD) as house:
        guests, table = await race(house, {}, far_away(0.16))
        honest, cheating = await both_hands(guests, table, lambda _: 0.16)
        spy = await house.guest(None)
        spy.headers = far_away(0.004)
        async with spy.at(table):
            await asyncio.sleep(0.1)
        assert await duel(honest, cheating, a_little_later(), 2) == 0
        await closed(honest, cheating)


async def test_what_only_people_say_is_believed_where_the_host_wants_it(tmp_path: Path) -> None:
    async with opened(tmp_path, round_trips=round_trip.PONGS) as house:
        guests, table = await race(house, {}, ELSEWHERE)
        slow = await hand(guests[1], table, lambda _: 0.12)
        owner = house.server.tables._owners[table][0]
        assert owner._arrivals.lines.longest_back_s(owner._ledger.seats) >= 0.06
        await closed(slow)


# What is known of lines


def report(
    person: str, topic: str, household: str, kernel_ms: float | None, pong_ms: float | None = None
) -> ReportLatency:
    return ReportLatency(
        reply=topic,
        person=Person(person, person, 0.0),
        household=household,
        kernel_s=None if kernel_ms is None else kernel_ms / 1000,
        pong_s=None if pong_ms is None else pong_ms / 1000,
        is_enough=pong_ms is not None,
    )


def lines(*reports: ReportLatency) -> Lines:
    known = Lines(most_back_s=0.08)
    for each in reports:
        known.measure(each)
    return known


def back_ms(known: Lines, person: str, topic: str) -> float:
    return 1000 * known.credit(person, topic).back_s


def test_the_smaller_of_what_the_system_and_the_pongs_say_counts() -> None:
    assert back_ms(lines(report("eve", "a", "home", 40, 200)), "eve", "a") == 20
    assert back_ms(lines(report("eve", "a", "home", 200, 40)), "eve", "a") == 20
    assert back_ms(lines(report("eve", "a", "home", 400, 400)), "eve", "a") == 80


def test_before_enough_is_known_nobody_is_dated_back_or_waited_for() -> None:
    known = lines(report("eve", "a", "home", 160))
    assert known.credit("eve", "a") == NO_CREDIT
    assert known.longest_back_s(["eve"]) == 0
    assert known.credit("eve", "b") == known.credit("bob", "a") == NO_CREDIT


def test_of_several_sockets_of_somebody_the_quickest_counts_while_it_is_open() -> None:
    known = lines(report("eve", "a", "far", 160, 160), report("eve", "b", "near", 10))
    assert back_ms(known, "eve", "a") == 5
    assert known.longest_back_s(["eve", "bob"]) == 0.005
    known.leave("eve", "b")
    assert back_ms(known, "eve", "a") == 80
    assert known.longest_back_s(["eve", "bob"]) == 0.08


def test_what_was_once_quick_at_an_address_stays_so() -> None:
    """Also for whoever comes back, and whoever else was there."""
    known = lines(report("", "spy", "home", 10), report("eve", "a", "home", 160, 160))
    known.leave("", "spy")
    assert back_ms(known, "eve", "a") == 5
    known.leave("eve", "a")
    known.measure(report("eve", "b", "home", 160, 160))
    assert back_ms(known, "eve", "b") == 5
    known.measure(report("eve", "b", "train", 160, 160))
    assert back_ms(known, "eve", "b") == 80


def test_of_addresses_only_so_many_are_remembered() -> None:
    known = lines(report("bob", "a", "home", 100, 100))
    for number in range(HOUSEHOLDS_KEPT + 10):
        known.measure(report("", f"{number}", f"{number}", 100))
    assert len(known._shortest) == HOUSEHOLDS_KEPT
    assert known.credit("bob", "a").back_s == 0  # until the next report
    known.measure(report("bob", "a", "home", 100, 100))
    assert known.credit("bob", "a").back_s == 0.05


def test_a_line_is_known_by_the_smallest_of_many() -> None:
    measured = iter([0.1, None, 0.05, 0.2])
    meter = LineMeter(lambda: next(measured))
    for pong_s in (0.3, 0.06, 0.4):
        meter.look()
        assert not meter.is_enough
        meter.pong(pong_s)
    meter.look()
    assert (meter.kernel_s, meter.pong_s, meter.is_enough) == (0.05, 0.06, True)


def test_where_the_system_does_not_tell_nobody_is_believed() -> None:
    silent = LineMeter(lambda: None)
    for _ in range(9):
        silent.look()
        silent.pong(0.1)
    assert not silent.is_enough


# What the system has measured


def test_the_system_tells_the_smallest_round_trip(monkeypatch: pytest.MonkeyPatch) -> None:
    near, far = connected()
    round_trip_s = kernel_round_trip_s(near)
    assert round_trip_s is not None
    assert 0 < round_trip_s < 0.1
    for each in (near, far):
        each.close()
    assert kernel_round_trip_s(near) is None
    assert kernel_round_trip_s(None) is None
    pair = socket.socketpair()
    assert kernel_round_trip_s(pair[0]) is None
    for each in pair:
        each.close()
    old: Any = SimpleNamespace(getsockopt=lambda *_: bytes(104))
    assert kernel_round_trip_s(old) is None
    assert kernel_round_trip_s(ClosedByUvloop()) is None
    monkeypatch.setattr(sys, "platform", "elsewhere")
    assert kernel_round_trip_s(near) is None


class ClosedByUvloop:
    """Of a connection that is gone uvloop keeps a socket that is none."""

    def getsockopt(self, *_: int) -> bytes:
        raise ValueError("negative file descriptor")


def connected() -> tuple[socket.socket, socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        far = socket.create_connection(listening.getsockname())
        return listening.accept()[0], far


@pytest.mark.parametrize(
    ("client", "header", "told_s"),
    [
        ("198.51.100.7", "120000", 0.12),
        ("198.51.100.7", "", None),
        ("198.51.100.7", "-5", None),
        ("198.51.100.7", "1" * 10, None),
        ("198.51.100.7", "²", None),
        ("127.0.0.1", "120000", 0.5),
    ],
)
def test_a_header_counts_only_from_a_proxy_that_is_trusted(
    client: str, header: str, told_s: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes without one may write there what they like: the system knows better."""
    monkeypatch.setattr(round_trip, "kernel_round_trip_s", lambda _: 0.5)
    extra = {"peername": ("127.0.0.1", 5), "socket": "line"}
    connection = SimpleNamespace(transport=SimpleNamespace(get_extra_info=extra.get))
    monkeypatch.setattr(round_trip, "connection_of", lambda _: connection)
    websocket: Any = SimpleNamespace(client=SimpleNamespace(host=client), headers={TOLD: header})
    meter = meter_for(websocket, TOLD)
    meter.look()
    assert meter.kernel_s == told_s
