"""Lines that are cut and servers that are killed: a seat goes on, and nothing is said twice."""

import asyncio
import os
import random
import signal
from collections import Counter
from pathlib import Path

import pytest

from fortable.client import AsyncSeat, Lobby, ServerGone, SignedOut, async_table
from fortable.protocol.lobby import Sit
from fortable.protocol.messages import Bye
from fortable.server.store.sqlite import SqliteStore
from tests.games import for_two, in_turns, lasting, listed, some_game
from tests.server.guests import PATIENCE_S
from tests.server.servers import free_port, nursery, opened, with_refusals

from .hosting import Host
from .relay import relayed
from .test_seat import play

GAME = some_game(in_turns, listed, for_two, lasting)
KILLS = 3
SELDOM = 40
"""After so many events a line is cut again."""


async def test_a_cut_line_is_not_noticed_by_a_program(tmp_path: Path) -> None:
    """It is cut again and again, and every news is told once, in its order."""
    async with opened(tmp_path) as house, relayed(house.address) as relay:
        host = await Host(relay.address).open(GAME, [None] * 2)
        async with (
            host.seat() as seat,
            async_table(host.link, "Ben") as other,
            async_table(host.link, watch=True) as spectator,
        ):
            await host.begin()
            playing = asyncio.gather(play(seat), play(other))
            version, due = 0, 0
            async for moment in spectator.moments():
                assert moment.since == version
                assert len(moment.news) == moment.version - moment.since
                version = moment.version
                if version >= due:
                    due = version + SELDOM
                    relay.cut()
            await playing
            assert seat.outcome == other.outcome == spectator.outcome is not None
            assert min(seat.lines, other.lines, spectator.lines) > 1


async def test_an_intent_whose_answer_was_lost_is_judged_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house, relayed(house.address) as relay:
        host = await Host(house.address).open(GAME, [None] * 2)
        bens = Lobby(f"http://{relay.address}")
        await asyncio.to_thread(bens.introduce, "Ben")
        await asyncio.to_thread(bens.order, host.table, Sit())
        await host.begin()
        async with host.seat() as anna, AsyncSeat(bens, host.table) as ben:
            if anna.moment and anna.moment.waiting == (anna.seat,):
                await until_bens_turn(anna, ben)
            turn = await anext(ben.turns())
            relay.is_dumb = True
            acting = asyncio.create_task(ben.play(turn.legal[0]))
            await anna._attendance.until(lambda: version_of(anna) > turn.version)
            assert not acting.done()
            relay.is_dumb = False
            relay.cut()
            async with asyncio.timeout(PATIENCE_S):
                assert await acting > turn.version
        stored = await with_refusals(house.server.store, host.table)
        asked = Counter(step.intent for step in stored.steps)
    assert max(asked.values()) == 1
    assert ben.lines == 2


async def somebody_moves(seat: AsyncSeat) -> None:
    before = version_of(seat)
    await seat._attendance.until(lambda: version_of(seat) > before or seat.is_over)


def version_of(seat: AsyncSeat) -> int:
    moment = seat.moment
    return -1 if moment is None else moment.version


async def until_bens_turn(anna: AsyncSeat, ben: AsyncSeat) -> None:
    async for moment in anna.turns():
        await anna.play(random.choice(moment.legal))
        latest = anna.moment
        if latest is not None and ben.seat in latest.waiting:
            return


async def test_seats_survive_a_server_that_is_killed(tmp_path: Path) -> None:
    file, port = tmp_path / "x.sqlite", free_port()
    async with nursery(file, port, "--rate", "1000000") as servers:
        pid = await servers.raise_server()
        await servers.is_open()
        host = await Host(f"127.0.0.1:{port}").open(GAME, [None] * 2)
        async with host.seat() as anna, async_table(host.link, "Ben") as ben:
            await host.begin()
            playing = asyncio.gather(play(anna), play(ben))
            for _ in range(KILLS):
                await somebody_moves(anna)
                os.kill(pid, signal.SIGKILL)
                pid = await servers.raise_server()
                await servers.is_open()
            async with asyncio.timeout(PATIENCE_S):
                await playing
            assert anna.outcome == ben.outcome is not None
            assert min(anna.lines, ben.lines) > 1
        os.kill(pid, signal.SIGKILL)
    store = SqliteStore(file)
    stored = await with_refusals(store, host.table)
    await store.close()
    assert max(Counter(step.intent for step in stored.steps).values()) == 1


async def test_a_server_that_does_not_come_back_is_gone(tmp_path: Path) -> None:
    """Whoever waits for a turn, and whoever wants something, is told so."""
    async with opened(tmp_path) as house:
        async with relayed(house.address) as relay:
            host = await Host(relay.address).open(GAME, [None] * 2)
            seat = await host.seat(patience_s=0.2).__aenter__()
        with pytest.raises(ServerGone, match="does not answer"):
            await anext(seat.turns())
        with pytest.raises(ServerGone, match="does not answer"):
            await seat.play({"do": "anything"})
        await seat.close()


async def test_whoever_is_signed_out_does_not_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await Host(house.address).open(GAME, [None] * 2)
        async with host.seat() as seat:
            await asyncio.to_thread(host.lobby.ask, "POST", "/api/me/logout", None, dict)
            with pytest.raises(SignedOut):
                await anext(seat.turns())


async def test_a_table_that_wants_to_be_left_alone_is(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await Host(house.address).open(GAME, [None] * 2)
        async with host.seat() as seat:
            seat._attendance.told(Bye("closing", back_in_ms=1500))
            assert [seat._back_in_s(), seat._back_in_s()] == [1.5, 0.0]
