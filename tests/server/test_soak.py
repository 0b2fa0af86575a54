"""Tables that are left free everything: nothing of them stays in memory."""

import asyncio
import gc
import tracemalloc
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import fortable
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.server.people.banning.bans import CHANGED
from fortable.server.tables.match.ledger import Ledger
from fortable.server.tables.table import Table
from fortable.server.wire.outbox import Outbox
from fortable.server.wire.socket import Socket
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, some_game

from .guests import Guest, seated
from .player import Player
from .servers import Running, opened

AT_ONCE = often(5, in_full=10)
TABLES = often(2, in_full=20) * AT_ONCE
WARM_UP, SHORT_TABLES = often(10, in_full=30), often(6, in_full=100)
ROUNDS = often(3, in_full=5)
MOST_LEFT_BYTES = 500
"""By each table; one that stayed would leave thousands."""
PASSERS_BY = often(20, in_full=200)
MOST_LEFT_BYTES_BY_PERSON = 200
"""An allowance that is remembered takes more."""
KINDS = (Table, Ledger, Match, Socket, Outbox)


@endurance
async def test_tables_that_were_played_and_left_leave_nothing_behind(tmp_path: Path) -> None:
    before = living()  # other tests may have kept matches
    async with opened(tmp_path, rest_s=0.05) as house:
        of_the_server = pending_timers()
        await asyncio.gather(*(evenings(house, number) for number in range(AT_ONCE)))
        await all_gone(house)
        assert living() == before
        assert [task for task in asyncio.all_tasks() if "table/" in task.get_name()] == []
        assert pending_timers() == of_the_server
        assert house.server.tables._waking == {}


@endurance
async def test_short_tables_do_not_make_the_server_grow(tmp_path: Path) -> None:
    """After hundreds of tables the server holds hardly more than before; guests' browsers do not count."""
    async with opened(tmp_path, rest_s=0.05) as house:
        guests = await house.party(2)
        tracemalloc.start()
        await short_tables(house, guests, WARM_UP)
        tables = partial(short_tables, house, guests, SHORT_TABLES)
        grown = [await grown_by(tables) for _ in range(ROUNDS)]
        tracemalloc.stop()
    assert min(grown) / SHORT_TABLES < MOST_LEFT_BYTES, grown


async def test_nobody_who_is_gone_is_left_in_a_circle(tmp_path: Path) -> None:
    """Of what is old the collector finds out only now and then, and last of all where many play."""
    async with opened(tmp_path, rest_s=0.05) as house:
        guests = await house.party(2)
        await short_tables(house, guests, WARM_UP)
        with circles() as found:
            await short_tables(house, guests, SHORT_TABLES)
            await passers_by(house, SHORT_TABLES)
    assert [each for each in found if each.partition(".")[0] == "fortable"] == []


@contextmanager
def circles() -> Iterator[list[str]]:
    """The types of all that only the collector gets rid of, of what comes about meanwhile."""
    found = list[str]()
    gc.collect()
    gc.disable()
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found += [f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.garbage]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
        gc.collect()


@endurance
async def test_people_who_come_once_do_not_make_the_server_grow(tmp_path: Path) -> None:
    async with opened(tmp_path, rest_s=0.05) as house:
        tracemalloc.start()
        await passers_by(house, WARM_UP)
        grown = [await grown_by(partial(passers_by, house, PASSERS_BY)) for _ in range(ROUNDS)]
        tracemalloc.stop()
    assert min(grown) / PASSERS_BY < MOST_LEFT_BYTES_BY_PERSON, grown


async def passers_by(house: Running, count: int) -> None:
    """Each looks at one table, and never comes back."""
    host = await house.guest("Anna")
    table = await host.open_table(some_game(for_two).key, [None, None])
    for number in range(count):
        guest = Guest(house.address)
        await guest.introduce(f"Guest {number}")
        async with guest.at(table):
            await guest.get("/api/games")
        await guest.leave()
    await all_gone(house)


async def grown_by(happens: Callable[[], Awaitable[None]]) -> int:
    """By so many bytes in one round. What is made once, or is only under way, is in no more than one of
    them; what each table or person leaves is in all.
    """
    before = held()
    await happens()
    return held() - before


async def short_tables(house: Running, guests: list[Guest], count: int) -> None:
    """People sit down, one looks and says something that is refused, and all give up."""
    game = some_game(for_two)
    for _ in range(count):
        table = await seated(guests[0], guests[1:], game.key)
        async with guests[0].at(table) as line:
            await line.ask("1", 0, None)
            for guest in guests:
                await guest.order(table, "abandon")
    await all_gone(house)


def held() -> int:
    """So many bytes are in use that our own lines asked for."""
    gc.collect()
    ours = tracemalloc.Filter(True, f"{Path(fortable.__file__).parent}/*")
    traces = tracemalloc.take_snapshot().filter_traces([ours]).traces
    return sum(trace.size for trace in traces)


async def evenings(house: Running, number: int) -> None:
    """Some people play one game after the other to the end, and leave."""
    games = list(catalog().games.values())
    guests = await house.party(max(max(2, min(game.seats)) for game in games))
    for count in range(TABLES // AT_ONCE):
        game = games[(number + count) % len(games)]
        await evening(guests[: max(2, min(game.seats))], game, count)


async def evening(guests: list[Guest], game: AnyGame, count: int) -> None:
    table = await seated(guests[0], guests[1:], game.key)
    players = [Player(guest, table, game, Random(count)) for guest in guests]
    if count % 2:
        await asyncio.gather(*(player.play() for player in players))
    else:
        await given_up(guests, table)


async def given_up(guests: list[Guest], table: str) -> None:
    """All look in, and all have enough."""
    lines = [await guest.line(table) for guest in guests]
    for guest in guests:
        await guest.order(table, "abandon")
    for line in lines:
        await line.socket.close()


async def all_gone(house: Running) -> None:
    """No table is there, and nobody listens but those who always do."""
    async with asyncio.timeout(20):
        while house.server.tables._owners or house.server.bus._topics.keys() - {CHANGED}:  # type: ignore[attr-defined]
            await asyncio.sleep(0.05)


def living() -> dict[type, int]:
    """How many of each kind are still held by somebody."""
    gc.collect()
    held = gc.get_objects()
    return {kind: sum(issubclass(type(each), kind) for each in held) for kind in KINDS}


def pending_timers() -> int:
    """Of ours: libraries have their own."""
    loop = asyncio.get_running_loop()
    timers = [timer for timer in loop._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
    return sum(str(timer._callback.__module__).startswith("fortable") for timer in timers)


async def test_a_table_of_bots_alone_is_played_and_left(tmp_path: Path) -> None:
    """Nobody is there when it ends, long after it could have rested for the first time."""
    game = some_game(for_two, in_turns)
    async with opened(tmp_path, rest_s=0.2) as house:
        host = await house.guest("Anna")
        table = await host.open_table(
            game.key, ["random"] * min(game.seats), settings={"bot_pace_ms": 0}
        )
        await host.order(table, "start")
        async with asyncio.timeout(60):
            while (await host.get(f"/api/tables/{table}")).json()["status"] != "over":
                await asyncio.sleep(0.1)
        await all_gone(house)
