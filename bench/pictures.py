"""What pictures cost, in processor time: a board as SVG, and a link's preview from a stored table to its PNG.

A preview is what a worker makes of a table: the match is rebuilt, drawn and rendered. The bars are
milliseconds, as somebody waits for it.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from itertools import cycle, islice
from statistics import median
from typing import NamedTuple

import fortable
from bench.public import tables
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.record import read_record
from fortable.kernel.words import CLOCK
from fortable.server.replays.requests import MatchRequest, write_request
from fortable.server.replays.worker import answer
from fortable.server.store import Chair, Step, StoredTable, TableRow
from fortable.server.tables.match.stored_match import OPENING

ROUNDS = 9
DRAWING_BAR_MS, PREVIEW_BAR_MS = 5.0, 50.0
SEED, BOT = 7, "good"
NAMES = ("Ada", "Grace", "Edsger", "Barbara", "Alan", "Karen")
WANTED = MatchRequest(wanted="picture of a table", most_moments=10_000, most_bytes=2**25)
PARTS = {"midway": 0.5, "end": 1.0}


class Cost(NamedTuple):
    """Of one moment of a match."""

    drawing_ms: float
    preview_ms: float

    @property
    def is_met(self) -> bool:
        return self.drawing_ms < DRAWING_BAR_MS and self.preview_ms < PREVIEW_BAR_MS


def main() -> int:
    """A line for every game at its smallest and largest table, midway and at its end; 1 if one is slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="GAME", default="", help="those whose name begins so")
    only: str = parser.parse_args().only
    chosen = {name: pair for name, pair in tables().items() if name.startswith(only)}
    costs = [
        report(f"{name} {part}", *pair, share)
        for name, pair in chosen.items()
        for part, share in PARTS.items()
    ]
    return int(not all(cost.is_met for cost in costs))


def report(name: str, game: AnyGame, seats: int, share: float) -> Cost:
    """What a match between bots costs, after such a share of its events."""
    record = fortable.new(game.key, seats, seed=SEED).finish([BOT] * seats).record()
    version = round(share * (len(record) - 1))
    request = write_request(WANTED, encode(stored(record, version)))
    cost = Cost(milliseconds(record[version].draw), milliseconds(lambda: answer(request)))
    told = {"picture": name, **cost._asdict(), "bytes": len(answer(request))}
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()
    return cost


def stored(record: fortable.Record, version: int) -> StoredTable:
    """A table at which so much has happened."""
    row = TableRow(
        id="t",
        game=record.game.name,
        version=1,
        options=record.options,
        seed=bytes.fromhex(record.seed),
        host="",
        chairs=tuple(Chair(person=name, name=name) for name in islice(cycle(NAMES), record.seats)),
        status="playing",
        created=0,
        changed=0,
        began=0,
    )
    events = read_record(record.to_json()).events[:version]
    step = Step(
        table="t",
        version=0,
        intent=OPENING,
        seat=CLOCK,
        action=None,
        events=events,
        answer=None,
        at=0,
    )
    return StoredTable(row, (step,))


def milliseconds(make: Callable[[], object]) -> float:
    """The median, once everything is loaded."""
    make()
    taken = []
    for _ in range(ROUNDS):
        began = time.process_time()
        make()
        taken.append(time.process_time() - began)
    return round(1000 * median(taken), 1)


if __name__ == "__main__":
    sys.exit(main())
