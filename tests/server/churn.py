"""An evening without end: people, tables and sockets come and go, and what the server holds is watched.

python -m tests.server.churn [--minutes 60] [--report FILE]    `make soak`

The server is a process of its own, as an operator starts it. What it holds is read from the system every few
seconds; from the samples after the first quarter the slopes are told, each as the median of the slopes
between all pairs of samples, so that no single peak decides, with the interval in which they lie in 95 of 100
evenings like this one. The status is 1 if one of them is no flat line.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import linear_regression, median

import httpx
from websockets.exceptions import ConnectionClosed

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame

from .guests import Guest, seated
from .player import Player
from .servers import ServerProcess, served

UNLIMITED = (
    *("--rate", "1000000", "--most-guests", "0", "--most-household-tables", "0"),
    *("--most-household-open", "0", "--most-household-running", "0"),
    *("--most-household-connections", "0", "--rest", "1", "--bot-workers", "1"),
)
"""All of them come from one address."""

HOUSEHOLDS = 5
PAUSE_S = 0.25
LONGEST_S = 300.0
"""Others may use the machine too: nobody is in a hurry."""
EVERY_S = 5.0
MOST_SAMPLES = 400
"""Between whose pairs slopes are taken."""
FLAT_MB_AN_HOUR, FLAT_FILES_AN_HOUR = 4.0, 2.0
"""A line that climbs less is called flat."""
MOST_CUT_OFF = 0.02
"""Of all tables; if it is more, too little came about to say anything."""
EVENINGS, MINUTES_APART = 400, 20
"""So many are drawn for an interval, each from so many stretches."""
MB = 1024 * 1024
HOUR_S = 3600.0


@dataclass(frozen=True)
class Sample:
    """What the server's own process held at a moment; its workers are counted apart."""

    at_s: float
    memory: int
    """All that is mapped and in memory (RSS)."""
    shared_out: int
    """The same, with what others map too divided among them (PSS)."""
    files: int
    threads: int
    workers_memory: int
    tables: int
    """That were opened until then."""


@dataclass(frozen=True)
class Slopes:
    """What is left of the samples."""

    minutes: float
    """That were looked at, after the first quarter."""
    tables: int
    done: dict[str, int]
    memory_mb: tuple[float, float]
    """At the beginning of them and at the end."""
    memory_mb_an_hour: float
    memory_between: tuple[float, float]
    bytes_a_table: float
    shared_out_mb: tuple[float, float]
    shared_out_mb_an_hour: float
    shared_out_between: tuple[float, float]
    files: tuple[int, int]
    files_an_hour: float
    files_between: tuple[float, float]
    threads: tuple[int, int]
    workers_mb: tuple[float, float]

    @property
    def are_flat(self) -> bool:
        is_flat = self.memory_mb_an_hour < FLAT_MB_AN_HOUR
        is_served = self.done.get("cut_off", 0) <= MOST_CUT_OFF * self.tables
        return is_flat and self.files_an_hour < FLAT_FILES_AN_HOUR and is_served


class Churn:
    """People who come and go at one server, until it is enough."""

    def __init__(self, server: ServerProcess, seed: int = 1) -> None:
        self._server = server
        self._seed = seed
        self._began_s = time.monotonic()
        self.done = Counter[str]()
        self.samples: list[Sample] = []

    async def go_on(self, seconds: float, every_s: float = EVERY_S) -> None:
        households = [asyncio.create_task(self._household(n)) for n in range(HOUSEHOLDS)]
        until_s = self._began_s + seconds
        try:
            while time.monotonic() < until_s:
                await asyncio.sleep(every_s)
                self.samples.append(self.sample())
                for broken in (task for task in households if task.done()):
                    broken.result()  # nobody leaves for good by themselves
        finally:
            for task in households:
                task.cancel()
            await asyncio.gather(*households, return_exceptions=True)

    def sample(self) -> Sample:
        pid = self._server.process.pid
        status = _status(pid)
        return Sample(
            round(time.monotonic() - self._began_s, 1),
            status["VmRSS"],
            _told(pid, "smaps_rollup").get("Pss", 0),
            files_of(pid),
            status["Threads"],
            sum(_status(child).get("VmRSS", 0) for child in _below(pid)),
            self.done["tables"],
        )

    async def _household(self, number: int) -> None:
        rng = Random(f"{self._seed} {number}")
        evenings = (self._played, self._given_up, self._left_behind, self._looked_around)
        while True:
            games = [game for game in catalog().games.values() if max(game.seats) > 1]
            game = rng.choice(games)
            seats = max(2, min(game.seats))
            guests = [Guest(self._server.address) for _ in range(seats)]
            for guest in guests:
                guest.browser.timeout = LONGEST_S
            try:
                for nth, guest in enumerate(guests):
                    await guest.introduce(f"Guest {nth}")
                evening = rng.choice(evenings)
                await evening(guests, game, rng)
                self.done[evening.__name__.strip("_")] += 1
                if rng.random() < 0.3:
                    await guests[0].browser.delete("/api/me")
                    self.done["forgotten"] += 1
            except (httpx.TransportError, ConnectionClosed, TimeoutError):  # on a busy machine
                self.done["cut_off"] += 1
            finally:
                self.done["people"] += len(guests)
                for guest in guests:
                    await guest.leave()
            await asyncio.sleep(PAUSE_S)

    async def _played(self, guests: list[Guest], game: AnyGame, rng: Random) -> None:
        """To the end, and looked at afterwards."""
        table = await self._seated(guests, game)
        players = [Player(guest, table, game, rng) for guest in guests]
        async with asyncio.timeout(LONGEST_S):
            await asyncio.gather(*(player.play(0.01) for player in players))
        for path in (f"/t/{table}", f"/api/tables/{table}/replay", "/api/me/matches"):
            await guests[0].get(path)

    async def _given_up(self, guests: list[Guest], game: AnyGame, rng: Random) -> None:
        """All look in, some say what nobody understands, and all have enough."""
        table = await self._seated(guests, game)
        lines = [await guest.line(table) for guest in guests]
        with suppress(ConnectionClosed):
            await lines[0].say(rng.randbytes(rng.randrange(2000)))
        for guest in guests:
            await guest.order(table, "abandon")
        for line in lines:
            await line.socket.close()

    async def _left_behind(self, guests: list[Guest], game: AnyGame, rng: Random) -> None:
        """Sockets are torn off; a bot plays for whoever is gone, or the table is forgotten about."""
        more = {"settings": {"bot_pace_ms": 0}}
        table = await self._seated(guests, game, **more)
        for _ in range(rng.randint(1, 6)):
            line = await rng.choice(guests).line(table)
            with suppress(ConnectionClosed):
                await line.receive()
            line.socket.transport.abort()
        await guests[0].order(table, "abandon")

    async def _looked_around(self, guests: list[Guest], game: AnyGame, rng: Random) -> None:
        """Pages, pictures and searches; a table that never begins."""
        table = await guests[0].open_table(game.key, [None] * len(guests))
        self.done["tables"] += 1
        pages = ["/", "/api/games", "/api/tables", "/api/seekers", "/api/today", "/static/shell.js"]
        pages += [f"/t/{table}", f"/api/tables/{table}/invitation", f"/rules/{game.key}"]
        pages += [f"/api/tables/{table}/picture.png", "/api/me/data", "/api/me/figures", "/nowhere"]
        for path in rng.sample(pages, 8):
            await guests[-1].get(path)
        wish = {"game": game.key, "seats": len(guests), "options": {}}
        await guests[-1].post("/api/seekers", wish)

    async def _seated(self, guests: list[Guest], game: AnyGame, **more: object) -> str:
        self.done["tables"] += 1
        return await seated(guests[0], guests[1:], game.key, **more)


def slopes(samples: list[Sample], done: dict[str, int]) -> Slopes:
    """Of all samples but the first quarter."""
    late = samples[len(samples) // 4 :]
    kept = late[:: max(1, len(late) // MOST_SAMPLES)]
    first, last = late[: max(1, len(late) // 10)], late[-max(1, len(late) // 10) :]
    tables = late[-1].tables - late[0].tables
    hours = (late[-1].at_s - late[0].at_s) / HOUR_S
    memory, shared_out, files = (
        [(sample.at_s, getattr(sample, name)) for sample in kept]
        for name in ("memory", "shared_out", "files")
    )
    return Slopes(
        minutes=round(60 * hours, 1),
        tables=tables,
        done=dict(done),
        memory_mb=(_mb(first, "memory"), _mb(last, "memory")),
        memory_mb_an_hour=round(_slope(memory) / MB, 2),
        memory_between=_between(memory, MB),
        bytes_a_table=round(_slope(memory) * hours / max(1, tables), 1),
        shared_out_mb=(_mb(first, "shared_out"), _mb(last, "shared_out")),
        shared_out_mb_an_hour=round(_slope(shared_out) / MB, 2),
        shared_out_between=_between(shared_out, MB),
        files=(_middle(first, "files"), _middle(last, "files")),
        files_an_hour=round(_slope(files), 2),
        files_between=_between(files, 1),
        threads=(_middle(first, "threads"), _middle(last, "threads")),
        workers_mb=(_mb(first, "workers_memory"), _mb(last, "workers_memory")),
    )


def _slope(points: list[tuple[float, int]]) -> float:
    """An hour's climb."""
    pairs = combinations(points, 2)
    return HOUR_S * median((b[1] - a[1]) / (b[0] - a[0]) for a, b in pairs if b[0] > a[0])


def _between(points: list[tuple[float, int]], unit: int) -> tuple[float, float]:
    """Where the slope lies in 95 of 100 evenings: those whose minutes off the line came in another order.

    Minutes stay whole, because what is held now is nearly what was held a moment ago.
    """
    rng, slope = Random(1), _straight(points)
    line = [at * slope / HOUR_S for at, _ in points]
    off = [value - along for (_, value), along in zip(points, line, strict=True)]
    length = max(1, len(points) // MINUTES_APART)
    found = []
    for _ in range(EVENINGS):
        starts = [rng.randrange(len(points) - length + 1) for _ in range(0, len(points), length)]
        drawn = [off[start + step] for start in starts for step in range(length)]
        again = [along + more for along, more in zip(line, drawn, strict=False)]
        found.append(_straight([(at, each) for (at, _), each in zip(points, again, strict=True)]))
    found.sort()
    low, high = found[EVENINGS // 40], found[-EVENINGS // 40]
    return round(low / unit, 2), round(high / unit, 2)


def _straight(points: Sequence[tuple[float, float]]) -> float:
    """An hour's climb, by least squares."""
    times, values = [at for at, _ in points], [value for _, value in points]
    return HOUR_S * linear_regression(times, values).slope if len({*times}) > 1 else 0.0


def _mb(samples: list[Sample], name: str) -> float:
    return round(_middle(samples, name) / MB, 1)


def _middle(samples: list[Sample], name: str) -> int:
    values: list[int] = [getattr(sample, name) for sample in samples]
    return round(median(values))


def files_of(pid: int) -> int:
    """So many file descriptors a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def _status(pid: int) -> dict[str, int]:
    return _told(pid, "status")


def _told(pid: int, page: str) -> dict[str, int]:
    """What the system says of a process, in bytes where it says so."""
    told: dict[str, int] = {}
    with suppress(OSError):  # one that is gone has nothing
        for line in Path(f"/proc/{pid}/{page}").read_text().splitlines():
            name, _, words = line.partition(":")
            match words.split():
                case [number, "kB"]:
                    told[name] = int(number) * 1024
                case [number] if number.isdecimal():
                    told[name] = int(number)
    return told


def _below(pid: int) -> Iterator[int]:
    """The processes that one has started, and theirs."""
    for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, tasks.read_text().split()):
                yield child
                yield from _below(child)


async def main(minutes: float, report: Path | None) -> int:
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        async with served(Path(folder), *UNLIMITED) as server:
            churn = Churn(server)
            await churn.go_on(60 * minutes)
            told = slopes(churn.samples, churn.done)
            await server.stop()
    sys.stdout.write(json.dumps(asdict(told), indent=2) + "\n")
    if report is not None:
        samples = [asdict(sample) for sample in churn.samples]
        report.write_text(json.dumps({**asdict(told), "samples": samples}) + "\n")
    return 0 if told.are_flat else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="churn", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--report", type=Path, help="all samples too, as JSON")
    args = parser.parse_args()
    sys.exit(asyncio.run(main(args.minutes, args.report)))
