"""A thousand live tables and five thousand idle sockets at once: what they weigh, and whether it plays."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .load import Board, at, in_turns, opened, paced
from .ours import SEATS, OurLine, Ours, our_server

TABLES = 1000
SOCKETS = 5000
PLAYING = 64
SOCKETS_AN_ADDRESS = 1000


async def crowd(folder: Path, rounds: int, seconds: float) -> None:
    """One line: memory for each table and each socket, and moves in the midst of them."""
    with our_server(folder) as ours:
        playing = await opened(ours.boards(PLAYING))
        alone = await paced(playing, 500, seconds)
        empty = ours.server.memory_kib()
        tables = [ours.table() for _ in range(TABLES - PLAYING)]
        seated = ours.server.memory_kib()
        lines = _idle(ours, tables)
        await in_turns([line.connect for line in lines])
        full = ours.server.memory_kib()
        took = await paced(playing, 500, rounds * seconds)
        line = {
            "what": f"{len(lines)} idle sockets, {TABLES} live tables",
            "kib_per_table": round((seated - empty) / len(tables), 1),
            "kib_per_idle_socket": round((full - seated) / len(lines), 1),
            "server_mib": round(full / 1024),
            "p99_ms_before": round(1000 * at(0.99, alone), 2),
            "p99_ms_in_the_crowd": round(1000 * at(0.99, took), 2),
            "goal": {"kib_per_idle_socket": "at most 25"},
        }
        sys.stdout.write(json.dumps(line) + "\n")
        _leave(playing, lines)


def _idle(ours: Ours, tables: list[str]) -> list[OurLine]:
    """The four guests at their tables, and spectators; from several addresses, to have enough ports."""
    lines = []
    for number in range(SOCKETS):
        table = tables[number % len(tables)]
        seat = number // len(tables)
        line = OurLine(ours.server.port, table, ours.guests[seat] if seat < SEATS else "")
        line.address = f"127.0.0.{2 + number // SOCKETS_AN_ADDRESS}"
        lines.append(line)
    return lines


def _leave(boards: Sequence[Board], lines: Sequence[OurLine]) -> None:
    for line in lines:
        line.hang_up()
    for board in boards:
        board.close()
