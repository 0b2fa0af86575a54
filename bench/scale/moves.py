"""What moves cost each part of a house: tables and their viewers here and there, one after the other."""

import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench.server.load import Board, opened, played
from bench.server.ours import OurLine

from .costs import Place, Run
from .house import SEATS, Table, dealt, table
from .parts import Parts, Reading, spent_us
from .playing import APART, OF_A_NODE, TOGETHER
from .stillness import Still, still

SIZES = ((64, 4), (16, 4), (4, 4), (1, 4), (16, 16), (4, 64))
"""Tables at once, and viewers of each: four seats, and whoever looks on."""
MOVES = 2000
"""Of a run, with four viewers; with more of them fewer."""
FEWEST = 250
BALANCERS = (("hashed", True), ("any", False))
TRIED = (1, 2, 4)
"""So many processes."""


@dataclass(frozen=True)
class Cell:
    """One kind of run: the tables it is of, in the first so many processes, and those who play there."""

    name: str
    nodes: int
    tables: Sequence[Table]
    boards: Sequence[Board]
    is_hashed: bool = False

    @property
    def each(self) -> int:
        """So many moves of a table."""
        viewers = len(self.tables[0].viewers)
        return max(FEWEST, MOVES * SEATS // viewers) // len(self.tables)


async def in_turns(parts: Parts, rounds: int, seed: int) -> list[Run]:
    """All kinds of runs one after the other, again and again: who else is there slows all of them down."""
    alone = await still(parts)
    cells = [*_fitted(parts), *_mixed(parts, seed)]
    for cell in cells:
        await opened([board for board in cell.boards if not board.lines[0].is_ready.done()])
        await played(cell.boards, max(2, cell.each // 5))  # warms up
    runs = list[Run]()
    for number in range(rounds):
        runs += [await _run(parts, alone, cell, seed) for cell in cells[:: (-1) ** number]]
        sys.stdout.writelines(_line(run) for run in runs[-len(cells) :])
        sys.stdout.flush()
    for board in {board for cell in cells for board in cell.boards}:
        board.close()
    return runs


async def some(parts: Parts) -> None:
    """As many moves of as many tables as a process has in a trial."""
    tables = dealt(OF_A_NODE, SEATS, 1, 1)
    boards = [_board(parts, each) for each in tables]
    await opened(boards)
    await played(boards, MOVES // OF_A_NODE)
    for board in boards:
        board.close()


def _fitted(parts: Parts) -> Iterator[Cell]:
    """Tables in one process, and sockets in the same or in another."""
    for where, name in enumerate((TOGETHER, APART)):
        boards = dict[int, list[Board]]()
        for count, viewers in SIZES:  # a few play at some of the tables at which many did
            tables = [table(0, (where,) * viewers)] * count
            of = boards.setdefault(viewers, [])
            of += [_board(parts, each) for each in tables[len(of) :]]
            yield Cell(name, 2, tables, of[:count])


def _mixed(parts: Parts, seed: int) -> Iterator[Cell]:
    """Tables by turns; sockets where their tables are, and then each wherever chance sends it."""
    for nodes in TRIED:
        for name, is_hashed in BALANCERS[: min(nodes, 2)]:  # alone it matters to nobody
            tables = dealt(OF_A_NODE * nodes, SEATS, nodes, seed, is_hashed=is_hashed)
            boards = [_board(parts, each) for each in tables]
            yield Cell(f"{nodes}, {name}", nodes, tables, boards, is_hashed)


def _line(run: Run) -> str:
    """For whoever waits."""
    figures = {
        "run": run.name,
        "tables": run.tables,
        "viewers": run.viewers,
        "moves_per_s": round(run.moves / run.wall_s),
        "us_of_a_move": {
            "processes": round(run.node_us),
            "database": round(run.database_us / run.moves),
            "bus": round(run.bus_us / run.moves),
        },
        "moves_of_a_commit": round(run.moves / max(1.0, run.groups), 1),
        "messages_of_a_move": round(run.messages / run.moves, 1),
    }
    return json.dumps(figures) + "\n"


def _board(parts: Parts, of: Table) -> Board:
    owner = parts.nodes[of.owner]
    id_ = owner.table()
    keys = (*owner.guests, *[""] * (len(of.viewers) - SEATS))
    lines = [
        OurLine(parts.nodes[where].server.port, id_, key)
        for where, key in zip(of.viewers, keys, strict=True)
    ]
    return Board(lines, SEATS)


async def _run(parts: Parts, alone: Still, cell: Cell, seed: int) -> Run:
    before, began, own = parts.read(), time.perf_counter(), time.process_time()
    moves = await played(cell.boards, cell.each)
    wall_s, own = time.perf_counter() - began, time.process_time() - own
    after = parts.read()
    wall_us = 1e6 * wall_s
    return Run(
        name=cell.name,
        tables=len(cell.tables),
        viewers=len(cell.tables[0].viewers),
        moves=moves,
        wall_s=wall_s,
        generator_us=1e6 * own,
        database_us=spent_us(after.database, before.database) - wall_us * alone.database,
        bus_us=spent_us(after.bus, before.bus) - wall_us * alone.bus,
        places=tuple(_places(cell, before, after, alone, wall_us)),
        seed=seed,
        is_hashed=cell.is_hashed,
    )


def _places(
    cell: Cell, before: Reading, after: Reading, alone: Still, wall_us: float
) -> Iterator[Place]:
    """What each process did, by where everybody was; what is done although nothing happens is not in it."""
    each = cell.each
    for here in range(cell.nodes):
        own = [of for of in cell.tables if of.owner == here]
        others = [of for of in cell.tables if of.owner != here]
        messages = after.messages[here] - before.messages[here] - wall_us * alone.messages[here]
        yield Place(
            cpu_us=spent_us(after.nodes[here], before.nodes[here]) - wall_us * alone.nodes[here],
            wakes=max(0.0, after.wakes[here] - before.wakes[here] - wall_us * alone.wakes[here]),
            groups=after.groups[here] - before.groups[here],
            messages=max(0.0, messages),
            moves=each * len(own),
            told=each * sum(of.at.get(here, 0) for of in own),
            sent=each * sum(len(of.viewers) - of.at.get(here, 0) for of in own),
            carried=each * sum(of.at.get(here, 0) for of in others),
            asked=each * sum(_seats_at(of, here) for of in others) / SEATS,
            taken=each * sum(SEATS - _seats_at(of, here) for of in own) / SEATS,
        )


def _seats_at(of: Table, here: int) -> int:
    return of.viewers[:SEATS].count(here)
