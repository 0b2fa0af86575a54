"""A server that is killed at any moment: what was acknowledged is there, once, and everybody goes on."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.record import Record, export, verify
from fortable.server.store import Step, StoredTable
from fortable.server.store.sqlite import SqliteStore
from fortable.server.tables.match.stored_match import rebuild_match
from fortable.testing.endurance import endurance, often

from .guests import Guest, seated
from .player import BACK_S, Player
from .servers import Nursery, free_port, nursery, with_refusals

KILLS = often(8, in_full=200)
LIFE_S = 0.3
"""A life is this long at most, counted from the birth of the process."""
LONG_LIFE_S = 2.0
"""So long is one in ten, for bots to wake up and play."""
PAUSE_S = 0.01
STUCK_S = 30.0

T = TypeVar("T")


class Troupe:
    """People who play one match after the other, whatever happens to the server."""

    def __init__(self, guests: list[Guest], game: AnyGame, table: str, rng: Random) -> None:
        self.game = game
        self.players: list[Player] = []
        self._guests = guests
        self._rng = rng
        self._table = table

    @property
    def moves(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def play_on(self) -> None:
        while True:
            playing = [Player(g, self._table, self.game, self._rng) for g in self._guests]
            self.players += playing
            await asyncio.gather(*(player.play(PAUSE_S) for player in playing))
            self._table = await self._rematch()

    async def leave(self) -> None:
        for guest in self._guests:
            await guest.leave()

    async def _rematch(self) -> str:
        host, over = self._guests[0], self._table
        table: str = (await insisting(lambda: host.order(over, "rematch")))["next"]
        begun = await insisting(lambda: host.post(f"/api/tables/{table}", {"do": "start"}))
        assert begun.status_code == 200 or begun.json()["reason"] == "begun", begun.text
        return table


async def insisting(ask: Callable[[], Awaitable[T]]) -> T:
    """The answer, however often the server goes down meanwhile."""
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            await asyncio.sleep(BACK_S)


@endurance
async def test_nothing_acknowledged_is_lost_and_everybody_goes_on(tmp_path: Path) -> None:
    file, port, rng = tmp_path / "x.sqlite", free_port(), Random(KILLS)
    flags = ("--rate", "1000000", "--bot-workers", "1")
    async with nursery(file, port, *flags) as servers, asyncio.TaskGroup() as playing:
        pid = await servers.raise_server()
        await servers.is_open()
        troupes = await assembled(f"127.0.0.1:{port}", rng)
        tasks = [playing.create_task(troupe.play_on()) for troupe in troupes]
        for kill in range(KILLS):
            pid = await killed(servers, pid, LONG_LIFE_S if kill % 10 == 0 else LIFE_S, rng)
        await servers.is_open()
        await all_go_on(troupes)
        await all_stop(tasks)
        os.kill(pid, signal.SIGKILL)
    for troupe in troupes:
        await troupe.leave()
    await check(file, troupes)


async def assembled(address: str, rng: Random) -> list[Troupe]:
    """For every game people among themselves, and one with bots."""
    return [
        await formed(address, game, bots, rng)
        for game in catalog().games.values()
        for bots in (False, False, True)
    ]


async def formed(address: str, game: AnyGame, bots: bool, rng: Random) -> Troupe:
    seats = max(2, min(game.seats))
    guests = [Guest(address) for _ in range(1 if bots else seats)]
    for guest in guests:
        await guest.introduce("Guest")
    if bots:
        chairs = [None, *["random"] * (seats - 1)]
        table = await guests[0].open_table(game.key, chairs, settings={"bot_pace_ms": 0})
        await guests[0].order(table, "start")
    else:
        table = await seated(guests[0], guests[1:], game.key)
    return Troupe(guests, game, table, rng)


async def killed(servers: Nursery, pid: int, life_s: float, rng: Random) -> int:
    """Kill a server at some moment of its life; the next one."""
    await asyncio.sleep(rng.uniform(0.0, life_s))
    os.kill(pid, signal.SIGKILL)
    return await servers.raise_server()


async def all_go_on(troupes: list[Troupe]) -> None:
    """Every troupe makes moves again, of whatever table it was at."""
    before = [troupe.moves for troupe in troupes]
    async with asyncio.timeout(STUCK_S):
        while any(now.moves < then + 3 for now, then in zip(troupes, before, strict=True)):
            await asyncio.sleep(0.05)


async def all_stop(tasks: list[asyncio.Task[None]]) -> None:
    """Whoever was just coming back does not hear it the first time."""
    while tasks := [task for task in tasks if not task.done()]:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=1.0)


async def check(file: Path, troupes: list[Troupe]) -> None:
    """Hold what people were told against what is written down."""
    store = SqliteStore(file)
    by = Counter[str]()
    for player in (player for troupe in troupes for player in troupe.players):
        stored = await with_refusals(store, player.table)
        check_log(stored)
        check_player(stored, player)
        by.update(step.intent.partition(":")[0] for step in stored.steps)
    assert by["bot"] > 0, "bots never got to play"
    assert sum(player.returns for troupe in troupes for player in troupe.players) > KILLS
    await store.close()


def check_log(stored: StoredTable) -> None:
    """Every step begins where the last one ended, and a finished match is genuine."""
    match = rebuild_match(
        replace(stored, steps=tuple(step for step in stored.steps if step.events))
    )
    version = match.version - sum(len(step.events) for step in stored.steps)
    for step in stored.steps:
        assert step.version == version
        version += len(step.events)
    record = export(match, None)
    if isinstance(record, Record):
        verify(match.game, record)


def check_player(stored: StoredTable, player: Player) -> None:
    """What was acknowledged happened once; what was refused did not; no more than one hangs in the air."""
    person = stored.row.chairs[player.seat].person
    steps: dict[str, list[Step]] = {}
    for step in stored.steps:
        steps.setdefault(step.intent, []).append(step)
    for intent, version in player.acknowledged.items():
        (step,) = steps[f"{person}:{intent}"]
        assert step.version + len(step.events) == version
    for intent in player.refused:
        (step,) = steps[f"{person}:{intent}"]
        assert not step.events
    own = {name.partition(":")[2] for name in steps if name.startswith(f"{person}:")}
    assert len(own - player.acknowledged.keys() - player.refused.keys()) <= 1
