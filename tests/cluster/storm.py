"""A storm over a house: three nodes, people and bots, and one fault after the other, drawn from a seed.

Whatever happens, all that was acknowledged is in the log, once; everybody's views go forward and are what a
replay of the log shows them; and nothing crosses the bus to a socket that is not its viewer's to know.
`make storm` writes a report.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Sequence, Set
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median, quantiles

import asyncpg

from fortable.catalog import catalog
from tests.games import for_two, in_turns, some_game
from tests.postgres import HURRIED, PostgresServer, new_folder
from tests.server.nats_server import own_server

from .checking import check_match
from .faults import FAULTS, HOUSE_WIDE, Stage
from .house import House, NodeProcess, opened_house
from .spy import Spy
from .troupes import Played, Troupe, troupes

SKEWS_S = (0.0, 3600.0, -1800.0)
STUCK_S = 20.0
"""So long a table may be without an answer after a fault is over, on a busy machine."""
CALM_S = 0.6


@dataclass
class Tally:
    """What happened."""

    faults: Counter[str] = field(default_factory=Counter)
    silences: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By kind of fault: how long the tables of that node took to answer something asked afterwards."""
    matches: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    views: int = 0
    on_the_bus: int = 0
    lines: int = 0

    def count(self, played: Played, on_the_bus: int) -> None:
        self.matches += 1
        self.on_the_bus += on_the_bus
        for witness in played.witnesses:
            self.acknowledged += len(witness.acknowledged)
            self.refused.update(witness.refused.values())
            self.views += len(witness.seen)
            self.lines += witness.returns + 1


class Storm:
    """Over one house."""

    def __init__(
        self,
        stage: Stage,
        house: House,
        companies: list[Troupe],
        spy: Spy,
        kinds: Sequence[str] = (),
    ) -> None:
        """Only of these kinds, if any are named."""
        self._all_kinds = list(kinds or FAULTS)
        self._stage = stage
        self._house = house
        self._companies = companies
        self._spy = spy
        self._rng = stage.rng
        self._kinds: list[str] = []
        self._checkers = ProcessPoolExecutor(1, get_context("spawn"))
        self.tally = Tally()

    async def rage(self, faults: int) -> None:
        """So many faults; all that was told is compared with what is remembered."""
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(troupe.play_on()) for troupe in self._companies]
            await self._all_answer(time.monotonic())
            for _ in range(faults):
                await self._fault(self._next_kind())
                await self._check_what_is_over()
            for task in playing:
                task.cancel()
        for troupe in self._companies:
            for played in troupe.played:
                await self._check(played)
        self._checkers.shutdown()

    def _next_kind(self) -> str:
        """All of them before one comes again."""
        if not self._kinds:
            self._kinds = list(self._all_kinds)
            self._rng.shuffle(self._kinds)
        return self._kinds.pop()

    async def _fault(self, kind: str) -> None:
        node = self._rng.choice(self._house.nodes)
        struck = await self._struck(kind, node)
        began = time.monotonic()
        await FAULTS[kind](self._stage, node)
        self.tally.faults[kind] += 1
        gone = [each for each in self._house.nodes if not each.is_there]
        assert not gone, (kind, "crashed", [each.logged[-4000:] for each in gone])
        await self._all_answer(began, kind, struck)
        await asyncio.sleep(self._rng.uniform(0.0, CALM_S))

    async def _struck(self, kind: str, node: NodeProcess) -> set[str]:
        """Tables whose owner it happens to."""
        store = self._house.watching
        here = {each.id for each in await store.nodes() if self._house.by_place(each.place) is node}
        return {
            table
            for table, owner, _ in await store.owners(1000)
            if kind in HOUSE_WIDE or owner in here
        }

    async def _all_answer(
        self, since: float, kind: str = "", struck: Set[str] = frozenset()
    ) -> None:
        """Everybody who plays is answered something that was asked afterwards; a clock is not waited for."""
        until = time.monotonic() + STUCK_S
        for troupe in self._companies:
            if troupe.sleeps:
                continue
            while (answered := _first_answer(troupe, since)) is None:
                assert time.monotonic() < until, (kind, await self._stuck(troupe))
                await asyncio.sleep(0.02)
            if troupe.now is not None and troupe.now.table in struck:
                self.tally.silences[kind].append(answered - since)

    async def _stuck(self, troupe: Troupe) -> str:
        """Where, whose table it is, and how far everybody there has come."""
        if (now := troupe.now) is None or troupe.is_setting_up:
            return "no table comes about"
        owner = await self._house.owner_of(now.table)
        people = ", ".join(map(str, now.witnesses))
        number = "nobody" if owner is None else f"node {owner.number}"
        return f"{now.game.key} {now.table} of {number}: {people}"

    async def _check_what_is_over(self) -> None:
        for troupe in self._companies:
            over, troupe.played = troupe.played[:-1], troupe.played[-1:]
            for played in over:
                await self._check(played)

    async def _check(self, played: Played) -> None:
        """In a process of its own: lines and people here must not stand still."""
        written, on_bus = await self._written(played.table), self._spy.shown_at(played.table)
        told = [witness.testify() for witness in played.witnesses]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._checkers, check_match, written, told, on_bus)
        self.tally.count(played, len(on_bus))

    async def _written(self, table: str) -> bytes:
        written = await self._house.watching.written_table(table)
        assert written is not None
        return written


def _first_answer(troupe: Troupe, since: float) -> float | None:
    answers = [
        answered
        for played in troupe.played
        for witness in played.witnesses
        for asked, answered in witness.answers
        if asked >= since
    ]
    return min(answers, default=None)


@asynccontextmanager
async def storm(
    folder: Path, seed: int, tables: int, kinds: Sequence[str] = ()
) -> AsyncIterator[Storm]:
    """Before it begins: a database, a bus, a house and people of its own. Nodes log into `folder`."""
    rng, chosen = Random(seed), Random(seed)
    postgres = PostgresServer(new_folder(), HURRIED)
    await asyncio.to_thread(postgres.start)
    try:
        with own_server() as nats:
            connection = await asyncpg.connect(postgres.address)
            await connection.execute("CREATE SCHEMA storm")
            await connection.close()
            schema = f"{postgres.address}&search_path=storm"
            spy = Spy()
            async with opened_house(folder, schema, nats.address, SKEWS_S, spy.new_tap) as house:
                game = some_game(for_two, in_turns)
                stage = Stage(house, postgres, nats, rng, game.key)
                companies = troupes(list(catalog().games.values()), tables, chosen)
                for troupe in companies:
                    await troupe.come(house)
                try:
                    yield Storm(stage, house, companies, spy, kinds)
                finally:
                    for troupe in companies:
                        await troupe.leave()
    finally:
        await asyncio.to_thread(postgres.remove)


def report(tally: Tally, seed: int, seconds: float) -> str:
    """In Markdown."""
    lines = [
        f"# A storm of {tally.faults.total()} faults",
        "",
        f"Seed {seed}, {seconds / 60:.0f} minutes. {tally.matches} matches with {tally.acknowledged}"
        f" acknowledged intents, {tally.views} views and {tally.lines} lines of clients were compared with"
        f" the logs, and {tally.on_the_bus} views that went over the bus: nothing lost, nothing twice,"
        " no leak.",
        f"Refused for now (TB-12): {tally.refused['TB-12']}; by other rules:"
        f" {tally.refused.total() - tally.refused['TB-12']}.",
        "",
        "Seconds from the fault until a table that it struck answered something asked after it:",
        "",
        "| fault | times | tables | median | 99th of 100 | longest |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for kind, times in sorted(tally.faults.items()):
        lines.append(f"| {kind} | {times} | {_figures(tally.silences.get(kind, []))} |")
    return "\n".join(lines) + "\n"


def _figures(seconds: list[float]) -> str:
    if not seconds:
        return "0 | | | "
    late = quantiles(seconds, n=100)[98] if len(seconds) > 1 else seconds[0]
    figures = median(seconds), min(late, max(seconds)), max(seconds)
    return f"{len(seconds)} | " + " | ".join(f"{each:.2f}" for each in figures)


async def _run(chosen: argparse.Namespace) -> None:
    began = time.monotonic()
    with ExitStack() as stack:
        folder = chosen.logs or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        async with storm(folder, chosen.seed, chosen.tables, chosen.only) as raging:
            await raging.rage(chosen.faults)
    seconds = time.monotonic() - began
    chosen.report.write_text(report(raging.tally, chosen.seed, seconds), "utf-8")
    sys.stdout.write(chosen.report.read_text("utf-8"))


def main() -> None:
    """As a command."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.storm", description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--report", type=Path, default=Path("storm-report.md"))
    parser.add_argument(
        "--only", nargs="*", choices=FAULTS, default=(), help="faults of these kinds"
    )
    parser.add_argument(
        "--logs", type=Path, help="a folder in which the logs of the nodes are kept"
    )
    asyncio.run(_run(parser.parse_args()))


if __name__ == "__main__":
    main()
