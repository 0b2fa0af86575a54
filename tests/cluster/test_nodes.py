"""Any process takes any socket and any request, and a table outlives whoever had it."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from fortable.testing import rule
from tests.games import for_two, in_turns, some_game
from tests.server.guests import Guest, seated

from .checking import check_match
from .house import House, NodeProcess, opened_house
from .people import Witness, until

GAME = some_game(for_two, in_turns)
BOT = "random"
AT_FULL_SPEED = 40
"""So many moves of a match are not half of it."""


class Match:
    """Two people at one table, who go on until they are told to stop."""

    def __init__(self, table: str, players: list[Witness]) -> None:
        self.table = table
        self.players = players

    @property
    def moves(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def rests(self) -> None:
        """Nobody moves until it goes on, however long something else takes."""
        for player in self.players:
            player.goes_on.clear()

    @property
    def is_over(self) -> bool:
        return any(player.is_over for player in self.players)

    async def goes_on(self, moves: int = 4) -> float:
        """How long so many more moves took."""
        began, wanted = time.monotonic(), self.moves + moves
        for player in self.players:
            player.goes_on.set()
        await until(lambda: self.moves >= wanted or self.is_over)
        assert self.moves >= wanted, "the match is over before"
        return time.monotonic() - began

    async def outlasts(self, is_so: Callable[[], Awaitable[bool]]) -> None:
        """Goes on until something is so: at full speed, and then move by move, ever more slowly."""
        enough, rest_s = self.moves + AT_FULL_SPEED, 0.05
        while not await is_so():
            if self.moves < enough:
                await asyncio.sleep(0.01)
            else:
                self.rests()
                await asyncio.sleep(rest_s)
                rest_s *= 2
                await self.goes_on(1)


@asynccontextmanager
async def playing(house: House, pause_s: float = 0.05) -> AsyncIterator[Match]:
    """A match that goes on meanwhile; what everybody was told is compared with the log in the end."""
    guests = [await house.guest(name) for name in ("Anna", "Ben")]
    table = await seated(guests[0], guests[1:], GAME.key)
    players = [Witness(guest, table, GAME, Random(seat)) for seat, guest in enumerate(guests)]
    going = asyncio.gather(*(player.play(pause_s) for player in players))
    match = Match(table, players)
    try:
        await match.goes_on()
        yield match
    finally:
        going.cancel()
        for guest in guests:
            await guest.leave()
        with suppress(asyncio.CancelledError):
            await going
    written = await house.watching.written_table(table)
    assert written is not None
    check_match(written, [player.testify() for player in players], ())


@pytest.fixture
async def house(tmp_path: Path, schema: str, nats: str) -> AsyncIterator[House]:
    async with opened_house(tmp_path, schema, nats) as house:
        yield house


async def owner(house: House, match: Match) -> NodeProcess:
    found = await house.owner_of(match.table)
    assert found is not None
    return found


async def test_two_play_through_whichever_node_they_come_to(house: House) -> None:
    async with playing(house) as match:
        await match.goes_on(10)
        assert [player.returns for player in match.players] == [0, 0]


async def test_a_table_goes_on_when_its_owner_is_killed(house: House) -> None:
    async with playing(house) as match:
        dead = await owner(house, match)
        dead.signal(signal.SIGKILL)
        await match.goes_on()
        assert await owner(house, match) is not dead


@rule("TB-12")
async def test_who_was_paused_beyond_the_lease_is_fenced(house: House) -> None:
    async with playing(house) as match:
        paused = await owner(house, match)
        paused.signal(signal.SIGSTOP)
        await match.goes_on()
        assert await owner(house, match) is not paused
        paused.signal(signal.SIGCONT)
        await match.goes_on()
        await house.balancer.until_ready(paused.port)
        assert await owner(house, match) is not paused


async def test_who_lost_the_bus_lets_everybody_go(house: House) -> None:
    async with playing(house) as match:
        lonely = await owner(house, match)
        lonely.bus.turn("cut")
        await match.goes_on()
        assert await owner(house, match) is not lonely
        lonely.bus.turn("passes")
        await house.balancer.until_ready(lonely.port)


@rule("TB-12")
async def test_who_lost_the_store_answers_nothing_from_memory(house: House) -> None:
    async with playing(house) as match:
        lonely = await owner(house, match)
        lonely.store.turn("swallows")
        await match.goes_on()
        assert await owner(house, match) is not lonely
        lonely.store.turn("passes")
        await house.balancer.until_ready(lonely.port)


async def test_who_is_stopped_hands_its_tables_over_and_nothing_is_refused(house: House) -> None:
    async with playing(house, pause_s=0.0) as match:
        stopped = await owner(house, match)

        async def is_handed_over() -> bool:
            return await house.owner_of(match.table) not in (stopped, None)

        stopped.signal(signal.SIGTERM)
        await match.outlasts(is_handed_over)
        await match.goes_on()
        await stopped.ended()
        assert not any(player.refused for player in match.players)
        await house.raise_again(stopped)
        await house.balancer.until_ready(stopped.port)


async def test_who_is_being_stopped_is_alive_and_not_ready(house: House) -> None:
    async with playing(house) as match:
        leaving = await owner(house, match)
        at = Guest(f"127.0.0.1:{leaving.port}")
        assert (await at.get("/readyz")).status_code == 200
        leaving.signal(signal.SIGTERM)
        await asyncio.sleep(0.15)
        assert (await at.get("/healthz")).status_code == 200
        assert (await at.get("/readyz")).status_code == 503
        await at.leave()


@rule("TB-08")
async def test_bots_go_on_after_their_owner_died_though_nobody_is_there(house: House) -> None:
    guest = await house.guest("Anna")
    table = await guest.open_table(GAME.key, [BOT, BOT], settings={"bot_pace_ms": 300})
    await guest.order(table, "start")
    await guest.leave()
    dead = await house.owner_of(table)
    assert dead is not None
    dead.signal(signal.SIGKILL)
    before = await steps(house, table)
    async with asyncio.timeout(20):
        while await steps(house, table) < before + 3:
            await asyncio.sleep(0.05)
    assert await house.owner_of(table) is not dead


async def steps(house: House, table: str) -> int:
    stored = await house.watching.table(table)
    assert stored is not None
    return len(stored.steps)


async def test_the_sockets_of_a_dead_node_are_missed_within_seconds(house: House) -> None:
    first, second = house.nodes
    anna, ben = (Guest(f"127.0.0.1:{node.port}") for node in (first, second))
    await anna.introduce("Anna")
    await ben.introduce("Ben")
    table = await seated(anna, [ben], GAME.key)
    owning = await house.owner_of(table)
    dying, lost = (second, 1) if owning is first else (first, 0)
    staying = anna if dying is second else ben
    async with staying.at(table) as line, (anna if staying is ben else ben).at(table):
        await line.until("table", lambda told: all(chair.get("here") for chair in told["chairs"]))
        dying.signal(signal.SIGKILL)
        async with asyncio.timeout(10):
            await line.until("table", lambda told: not told["chairs"][lost].get("here"))
    for guest in (anna, ben):
        await guest.leave()


async def test_of_nodes_that_wake_a_table_at_once_one_has_it(house: House) -> None:
    guests = [Guest(f"127.0.0.1:{node.port}") for node in house.nodes]
    await guests[0].introduce("Anna")
    guests[1].browser.cookies = guests[0].browser.cookies
    for _ in range(5):
        table = await guests[0].open_table(GAME.key, [None, None])
        lines = await asyncio.gather(*(guest.line(table) for guest in guests))
        for line in lines:
            await line.until("table")
        await guests[1].order(table, "seat-bot", seat=1, bot=BOT)
        for line in lines:
            await line.until("table", lambda told: told["chairs"][1].get("kind") == "bot")
            await line.socket.close()
    for guest in guests:
        await guest.leave()
