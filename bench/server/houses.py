"""What a move costs where several processes serve one house, beside one process with its file; in turns.

*Together*: sockets and owner are in the same process. *Apart*: all four sockets of a table are in another one
than its owner, and the processor time of both counts. PostgreSQL's and NATS's own is not in it; SQLite's is.
"""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import asyncpg

from tests.postgres import PostgresServer, new_folder
from tests.server.nats_server import nats_server

from .load import Board, opened, played
from .ours import Ours, our_server

TABLES = {1: 200, 16: 30, 64: 10}
"""How many tables play at the same time, and how many moves each makes in a round."""

Figures = dict[str, float]


async def beside_one_process(folder: Path, rounds: int) -> dict[int, list[Figures]]:
    """By tables: for each round, microseconds of processor time for a move."""
    postgres = PostgresServer(new_folder(), ("max_connections=100",))
    postgres.start()
    try:
        with ExitStack() as stack:
            bus = stack.enter_context(nats_server())
            connection = await asyncpg.connect(postgres.address)
            await connection.execute("CREATE SCHEMA house")
            await connection.close()
            flags = (f"--store={postgres.address}&search_path=house", f"--bus={bus}", "--lease=10")
            alone = stack.enter_context(our_server(folder))
            nodes = [stack.enter_context(our_server(folder, *flags)) for _ in range(2)]
            return {tables: await _in_turns(alone, nodes, tables, rounds) for tables in TABLES}
    finally:
        postgres.remove()


async def _in_turns(alone: Ours, nodes: Sequence[Ours], tables: int, rounds: int) -> list[Figures]:
    owner, other = nodes
    sides: dict[str, tuple[list[Board], Sequence[Ours]]] = {
        "alone": (alone.boards(tables), [alone]),
        "together": (owner.boards(tables), [owner]),
        "apart": (owner.boards(tables, other.server.port), nodes),
    }
    for boards, _ in sides.values():
        await opened(boards)
    found = []
    for number in range(rounds + 1):
        names = list(sides)[:: (-1) ** number]
        costs = {name: await _cost_us(*sides[name]) for name in names}
        found.append({name: costs[name] for name in sides})
    for boards, _ in sides.values():
        for board in boards:
            board.close()
    return found[1:]  # the first warms up


async def _cost_us(boards: Sequence[Board], servers: Sequence[Ours]) -> float:
    before = sum(each.server.cpu_ns() for each in servers)
    moves = await played(boards, TABLES[len(boards)])
    return (sum(each.server.cpu_ns() for each in servers) - before) / moves / 1000
