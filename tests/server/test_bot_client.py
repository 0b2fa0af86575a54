"""Bots in their seats: whatever becomes of a bot, the match goes on and the table is told."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from fortable.bots.programs import PATIENCE, PROGRAMS
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Seat
from fortable.server.bots import BotFailed, BotReply, BotRequest, Workers
from fortable.server.tables.match.intents import of_bot
from tests.games import for_two, in_turns, some_game

from .guests import Guest, Line
from .servers import Running, opened

GAMES = list(catalog().games.values())
GAME = TURNS = some_game(for_two, in_turns)
AGES_S = 60.0
"""Nobody who is there is late, however busy the machine is."""


async def bots_alone(house: Running, game: AnyGame, pace_ms: int = 0) -> tuple[Guest, str]:
    """A table at which only bots sit, before it begins."""
    host = await house.guest("Anna")
    chairs: list[str | None] = ["random"] * max(2, min(game.seats))
    settings = {"bot_pace_ms": pace_ms}
    return host, await host.open_table(game.key, chairs, settings=settings)


async def raising(_: Workers, __: BotRequest, ___: str) -> BotReply:
    raise BotFailed("planted")


async def talking_nonsense(_: Workers, __: BotRequest, ___: str) -> BotReply:
    return BotReply(action={"do": "nonsense"})


async def saying_nothing(_: Workers, __: BotRequest, ___: str) -> BotReply:
    return BotReply()


async def forgetting_everything(_: Workers, __: BotRequest, ___: str) -> BotReply:
    return BotReply(forgot=True)


@pytest.mark.parametrize(
    "thinking", [raising, talking_nonsense, saying_nothing, forgetting_everything]
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_for_a_bot_that_fails_the_table_acts_and_says_so(
    game: AnyGame, thinking: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Workers, "think", thinking)
    await play_with_failures(game, tmp_path)


async def test_a_bot_that_has_left_its_seat_has_no_wishes(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.guest("Anna")
        table = await host.open_table(
            TURNS.key,
            [None, *["random"] * (min(TURNS.seats) - 1)],
            settings={"bot_pace_ms": 10_000},
        )
        async with host.at(table) as line:
            await host.order(table, "start")
            update = await line.until("update")
            owner = house.server.tables._owners[table][0]
            (seat,) = map(Seat, update["waiting"])
            for _ in range(3):
                owner._inbox.put_nowait(of_bot("gone", seat, update["version"], None))
            await host.order(table, "abandon")
            assert owner._ledger.match is not None
            assert owner._ledger.match.version == update["version"]


@pytest.mark.parametrize("command", ["{python} -m fortable engine --bot random", "{python} -c 0"])
async def test_a_program_of_the_host_sits_like_any_bot(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And where it cannot go on, the table acts for it."""
    monkeypatch.setenv(PROGRAMS, f"mine={command.format(python=sys.executable)}")
    monkeypatch.setenv(PATIENCE, f"{AGES_S}")
    async with opened(tmp_path, bot_patience_s=AGES_S) as house:
        host = await house.guest("Anna")
        chairs: list[str | None] = ["mine", *["random"] * (min(TURNS.seats) - 1)]
        table = await host.open_table(TURNS.key, chairs, settings={"bot_pace_ms": 0})
        async with host.at(table) as line:
            await host.order(table, "start")
            over = await line.until("update", lambda update: "outcome" in update)
    assert over["outcome"]
    assert any("bot-failed" in told for told in line.heard) == command.endswith("-c 0")


async def play_with_failures(game: AnyGame, folder: Path) -> None:
    """To the end, and the table is told that bots fail."""
    async with opened(folder) as house:
        host, table = await bots_alone(house, game)
        async with host.at(table) as line:
            await host.order(table, "start")
            assert (await line.until("note"))["what"] == "bot-failed"
            await line.until("update", lambda update: "outcome" in update)


async def test_an_illegal_action_of_a_bot_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is well-formed, but was legal at the first moment only."""
    first: list[BotReply] = []
    think = Workers.think

    async def stubborn(self: Workers, request: BotRequest, ___: str) -> BotReply:
        if not first:
            first.append(await think(self, request))
        return first[0]

    monkeypatch.setattr(Workers, "think", stubborn)
    await play_with_failures(GAME, tmp_path)


@pytest.mark.parametrize("what", [signal.SIGSTOP, signal.SIGKILL], ids=lambda what: what.name)
async def test_a_worker_that_hangs_or_dies_is_replaced(
    what: signal.Signals, tmp_path: Path
) -> None:
    async with opened(tmp_path, bot_patience_s=3.0) as house:
        host, table = await bots_alone(house, GAME, pace_ms=20)
        async with host.at(table) as line:
            await host.order(table, "start")
            old = await another_worker(house, line, None)
            os.kill(old, what)
            assert (await line.until("note"))["what"] == "bot-failed"
            await another_worker(house, line, old)


async def test_a_bot_that_stands_in_line_for_too_long_is_late_like_any_other(
    tmp_path: Path,
) -> None:
    """Another bot is asked at the only worker, and is in no hurry; people need not wait for both."""
    async with opened(tmp_path, bot_patience_s=0.2) as house:
        process = house.server.workers._processes[0]
        host, table = await bots_alone(house, GAME)
        async with process._turn, host.at(table) as line, asyncio.timeout(10):
            await host.order(table, "start")
            for _ in range(3):
                assert (await line.until("note"))["what"] == "bot-failed"
            assert process._worker is None, "nobody was let go who could not help it"


async def moves(line: Line, count: int) -> None:
    for _ in range(count):
        await line.until("update")


async def another_worker(house: Running, line: Line, old: int | None) -> int:
    """Who works in the only process, as soon as it is somebody else, while the match goes on.

    The second update is somebody's choice: who made it has started, and thinks.
    """
    while True:
        await moves(line, 2)
        worker = house.server.workers._processes[0]._worker
        if worker is not None and worker.pid != old:
            return worker.pid


async def test_after_a_restart_bots_go_on_although_nobody_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, table = await bots_alone(house, GAME, pace_ms=10)
        async with host.at(table) as line:
            await host.order(table, "start")
            await moves(line, 5)
    async with opened(tmp_path) as house:
        stranger = await house.guest(None)
        async with asyncio.timeout(60):
            while (await stranger.get(f"/api/tables/{table}")).json()["status"] != "over":
                await asyncio.sleep(0.1)


async def test_a_bot_that_thinks_long_does_not_hold_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def pondering(_: Workers, __: BotRequest, ___: str) -> BotReply:
        await asyncio.sleep(60)
        raise AssertionError

    monkeypatch.setattr(Workers, "think", pondering)
    async with opened(tmp_path) as house:
        host = await house.guest("Anna")
        table = await host.open_table(GAME.key, [None, *["random"] * (min(GAME.seats) - 1)])
        async with host.at(table) as line:
            await host.order(table, "start")
            assert (await line.ask("1", 0, None))["rule"] == "TB-04"
            assert (await host.order(table, "abandon"))["status"] == "abandoned"
