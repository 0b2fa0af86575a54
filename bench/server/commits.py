"""Our server beside that of another commit: what a move costs either, in processor time and in calls.

Both run at once, and play the same short rounds alternately; while one does, the other waits. Only the
processor of the server counts, by the nanoseconds of its threads, and not what the generator needs. On a
machine that others use as well that is still uncertain by a tenth: calls of functions are counted too, which
are the same on any machine.
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

from bench.against import checked_out

from . import counting
from .load import Board, opened, played
from .ours import Ours, our_server
from .plug_in import ROOT

TABLES = {1: 400, 16: 40, 64: 15}
"""How many tables play at the same time, and how many moves each makes in a round."""
COUNTED_TABLES = 16
KNOWN_S = 5.0
"""After so long it is known how slow lines are: what is asked of them before is no part of a move."""

Figures = dict[str, object]


async def beside_commit(folder: Path, revision: str, rounds: int) -> None:
    """A line for each number of tables, and one for the calls."""
    with checked_out(revision) as tree:
        with our_server(folder) as ours, our_server(folder, tree=tree) as theirs:
            for tables in TABLES:
                _tell(await _in_turns(ours, theirs, revision, tables, rounds))
        here, there = [await _calls(folder, each) for each in (ROOT, tree)]
        _tell({"calls_per_move": here, revision: there, "times": round(here / there, 3)})


def _tell(figures: Figures) -> None:
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()


async def _in_turns(ours: Ours, theirs: Ours, revision: str, tables: int, rounds: int) -> Figures:
    here, there = await opened(ours.boards(tables)), await opened(theirs.boards(tables))
    costs: list[tuple[float, float]] = []
    for number in range(rounds + 1):
        sides = [(ours, here), (theirs, there)]
        cost = {side: await _cost_us(side, boards) for side, boards in sides[:: (-1) ** number]}
        costs.append((cost[ours], cost[theirs]))
    for board in (*here, *there):
        board.close()
    return _figures(costs[1:], revision, tables)  # the first warms up


async def _cost_us(side: Ours, boards: Sequence[Board]) -> float:
    before = side.server.cpu_ns()
    moves = await played(boards, TABLES[len(boards)])
    return (side.server.cpu_ns() - before) / moves / 1000


def _figures(costs: Sequence[tuple[float, float]], revision: str, tables: int) -> Figures:
    here, there = zip(*costs, strict=True)
    low, middle, high = quantiles([mine / theirs for mine, theirs in costs], n=4)
    return {
        "tables": tables,
        "us_per_move": round(median(here), 1),
        revision: round(median(there), 1),
        "times": round(middle, 3),
        "half_of_rounds_from": round(low, 3),
        "to": round(high, 3),
    }


async def _calls(folder: Path, tree: Path) -> float:
    """In a server that counts them, between two looks."""
    told = folder / f"calls-of-{tree.name}"
    os.environ["COUNTED"] = str(told)
    program = str(Path(counting.__file__))
    with our_server(folder, tree=tree, program=(program,)) as side:
        boards = await opened(side.boards(COUNTED_TABLES))
        await asyncio.sleep(KNOWN_S)
        await played(boards, 5)
        before = await _told(side, told, 1)
        moves = await played(boards, TABLES[COUNTED_TABLES])
        return round((await _told(side, told, 2) - before) / moves, 1)


async def _told(side: Ours, told: Path, times: int) -> int:
    os.kill(side.server.pid, signal.SIGUSR1)
    while not told.exists() or len(lines := told.read_text().splitlines()) < times:
        await asyncio.sleep(0.01)
    return int(lines[-1])
