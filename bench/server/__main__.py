"""Our server beside boardgame.io's, beside the disk, and under a crowd; every figure of one run.

Times and rates depend on the machine and on who else uses it; the ratios, taken in turns, hardly. One
generator drives all servers, and says how much of a processor it needed itself: near 1 it was what was
measured. Moves are durable with us and in memory only with the peer.
"""

import argparse
import asyncio
import json
import resource
import signal
import sys
import tempfile
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from fortable.bots import offered
from fortable.catalog import catalog

from .commits import beside_commit
from .crowd import crowd
from .disk import paced_appends, raw_appends, stored_appends
from .echo import EchoLine, echo_server
from .load import Board, Effort, at, effort, opened, paced, saturated
from .ours import Ours, our_server
from .peer import Peer, peer_server
from .processes import spinning

PER_SECOND = 500
TABLES = 128
BOT_TABLES = 40
BOT_WORKERS = 4
STRONG = "strong"

DISK = "raw appends with fdatasync"
SHARES = {1: 0.92, 16: 0.54, 64: 0.29}
"""Of what the disk can do, by the number of tables: what a prototype of the store reached."""

Figures = dict[str, Any]
Rounds = list[Figures]


def main() -> None:
    """Everything, or what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of a round")
    parser.add_argument("--folder", type=Path, help="where databases are; else a temporary one")
    parser.add_argument(
        "--against", metavar="REVISION", help="a move beside that of another commit"
    )
    parser.add_argument("parts", nargs="*", default=PARTS, help=f"of {', '.join(PARTS)}")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        if args.against:
            uvloop.run(beside_commit(Path(folder), args.against, args.rounds))
            return
        for part in args.parts:
            uvloop.run(PARTS[part](Path(folder), args.rounds, args.seconds))


async def beside_peer(folder: Path, rounds: int, seconds: float) -> None:
    """At 500 moves a second, and as fast as it goes; in turns."""
    with peer_server(folder) as peer, our_server(folder) as ours:
        mine, others = await opened(ours.boards(TABLES)), await opened(peer.boards(TABLES))
        calm, calm_peer, full, full_peer = Rounds(), Rounds(), Rounds(), Rounds()
        floor = Rounds()
        for _ in range(rounds):
            floor.append(times(await paced_appends(folder, PER_SECOND, seconds)))
            calm.append(await latency(ours, mine, seconds))
            calm_peer.append(await latency(peer, others, seconds))
            full.append(await saturation(ours, mine, seconds))
            full_peer.append(await saturation(peer, others, seconds))
        report("at 500 moves/s", calm, "boardgame.io", calm_peer, {"p99_ms": "at most 0.1"})
        report("at 500 moves/s", calm, "one append with fdatasync", floor)
        report("one append with fdatasync", floor, "boardgame.io", calm_peer)
        report("at saturation", full, "boardgame.io", full_peer, {"moves_per_s": "at least 4"})


async def latency(side: Ours | Peer, boards: Sequence[Board], seconds: float) -> Figures:
    """From the intent to the last of the four updates."""
    with effort(side.server) as spent:
        took = await paced(boards, PER_SECOND, seconds)
    return times(took) | shares(spent)


async def saturation(side: Ours | Peer, boards: Sequence[Board], seconds: float) -> Figures:
    """Moves a second, and for each second of the server's processor."""
    with effort(side.server) as spent:
        moves = await saturated(boards, seconds)
    return {
        "moves_per_s": round(moves / seconds),
        "moves_per_server_cpu_s": round(moves / spent.server_s),
        **shares(spent),
    }


async def beside_disk(folder: Path, rounds: int, seconds: float) -> None:
    """Durable moves as a share of what the disk alone can do with groups of the same size."""
    for tables, share in SHARES.items():
        raw, stored, moved = Rounds(), Rounds(), Rounds()
        with our_server(folder) as ours:
            boards = await opened(ours.boards(tables))
            for _ in range(rounds):
                raw.append({"per_s": round(raw_appends(folder, tables, seconds / 3))})
                stored.append({"per_s": round(await stored_appends(folder, tables, seconds / 3))})
                moves = await saturated(boards, seconds / 3)
                moved.append({"per_s": round(moves / (seconds / 3))})
        report(f"store, {tables} tables", stored, DISK, raw, {"per_s": f"at least {share}"})
        report(f"whole server, {tables} tables", moved, DISK, raw)


async def beside_echo(folder: Path, rounds: int, seconds: float) -> None:
    """The last of four durable updates against one bare echo."""
    with our_server(folder) as ours, echo_server(folder) as echo:
        boards = await opened(ours.boards(TABLES))
        lines = await opened([Board([EchoLine(echo.port)]) for _ in range(TABLES)])
        told, echoed = Rounds(), Rounds()
        for _ in range(rounds):
            told.append(await latency(ours, boards, seconds))
            echoed.append(times(await paced(lines, PER_SECOND, seconds)))
        report("at 500 moves/s", told, "bare echo", echoed)


async def beside_bots(folder: Path, rounds: int, seconds: float) -> None:
    """Human moves while bots keep all cores busy, in turns with bots that are made to pause.

    And while nothing but the machine is busy, with processes that stand last and only spin.
    """
    with (
        our_server(folder, f"--bot-workers={BOT_WORKERS}", "--bot-patience=600") as ours,
        spinning(BOT_WORKERS) as spin,
    ):
        boards = await opened(ours.boards(TABLES))
        of_turns = [game for game in catalog().games.values() if not game.simultaneous]
        thoughtful = [game for game in of_turns if STRONG in offered(game)]
        for household, game in enumerate(islice(cycle(thoughtful), BOT_TABLES)):
            ours.table_of_bots(game.key, [STRONG] * max(game.seats), household)
        await asyncio.sleep(3)
        calm, spun, busy = Rounds(), Rounds(), Rounds()
        for _ in range(rounds):
            ours.server.signal_children(signal.SIGSTOP)
            calm.append(await latency(ours, boards, seconds))
            spin(signal.SIGCONT)
            spun.append(await latency(ours, boards, seconds))
            spin(signal.SIGSTOP)
            ours.server.signal_children(signal.SIGCONT)
            before = ours.server.children_cpu_s()
            figures = await latency(ours, boards, seconds)
            thought = ours.server.children_cpu_s() - before
            busy.append(figures | {"bots_cpu_share": round(thought / seconds, 2)})
        report("with thinking bots", busy, "quiet", calm, {"p99_ms": "at most 2"})
        report("with processes that spin", spun, "quiet", calm)
        report("with thinking bots", busy, "processes that spin", spun)


def times(took: list[float]) -> Figures:
    """Milliseconds."""
    return {f"p{share}_ms": round(1000 * at(share / 100, took), 2) for share in (50, 90, 99)}


def shares(spent: Effort) -> Figures:
    """How much of a processor server and generator needed."""
    return {
        "server_cpu": round(spent.server_s / spent.wall_s, 2),
        "generator_cpu": round(spent.own_s / spent.wall_s, 2),
    }


def report(
    what: str, ours: Rounds, beside: str, theirs: Rounds, goal: dict[str, str] | None = None
) -> None:
    """One line: both, the ratio of each round in the middle and at its ends, and what was hoped for."""
    ratios = {
        name: [
            mine[name] / max(other[name], 1e-9) for mine, other in zip(ours, theirs, strict=True)
        ]
        for name in ours[0]
        if name in theirs[0] and not name.endswith("_cpu")
    }
    line = {
        "what": what,
        "beside": beside,
        "ours": middle(ours),
        "theirs": middle(theirs),
        "ratio": {name: figure(median(values)) for name, values in ratios.items()},
        "from_to": {name: [figure(min(v)), figure(max(v))] for name, v in ratios.items()},
        "goal": goal or {},
    }
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def middle(rounds: Rounds) -> Figures:
    """The median of each figure."""
    return {name: figure(median(figures[name] for figures in rounds)) for name in rounds[0]}


def figure(value: float) -> float:
    return round(value, 3)


async def beside_stores(folder: Path, rounds: int, seconds: float) -> None:
    """PostgreSQL beside a bare loop of one statement, and beside SQLite."""
    from .stores import TABLES, beside_each_other

    for tables in TABLES:
        ours, bare, sqlite = await beside_each_other(folder, tables, rounds, seconds)
        report(f"PostgreSQL, {tables} tables", ours, "a bare loop over unnest", bare)
        report(f"PostgreSQL, {tables} tables", ours, "SQLite", sqlite)


async def beside_houses(folder: Path, rounds: int, _: float) -> None:
    """One process with its file beside several over PostgreSQL and NATS: moves for a second of processor."""
    from .houses import beside_one_process

    for tables, found in (await beside_one_process(folder, rounds)).items():
        sides = {
            name: [{"moves_per_cpu_s": round(1e6 / costs[name])} for costs in found]
            for name in ("alone", "together", "apart")
        }
        for name, goal in (("together", 0.8), ("apart", 0.6)):
            what = f"several processes, {name}, {tables} tables"
            hoped = {"moves_per_cpu_s": f"at least {goal}"}
            report(what, sides[name], "one process", sides["alone"], hoped)


PARTS = {
    "peer": beside_peer,
    "disk": beside_disk,
    "echo": beside_echo,
    "bots": beside_bots,
    "crowd": crowd,
    "stores": beside_stores,
    "houses": beside_houses,
}

if __name__ == "__main__":
    main()
