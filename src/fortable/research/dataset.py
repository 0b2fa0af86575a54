"""Matches as a table: a row for every choice, with what was seen, what was done and what came of it.

Written as Parquet. All of it follows from the seeds and the actions: a file can be made again.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from fortable.kernel.codec import encode, typed
from fortable.kernel.game import AnyGame, Outcome
from fortable.kernel.log import Match
from fortable.kernel.options import write_options
from fortable.kernel.record import Record, beginning
from fortable.kernel.words import CLOCK, Action, Seat
from fortable.learning.learner_view import NONE, LearnerView, learner_view_of

SCHEMA = pa.schema(
    [
        pa.field("match", pa.int32()),
        pa.field("game", pa.string()),
        pa.field("rules", pa.int16()),
        pa.field("seats", pa.int8()),
        pa.field("options", pa.string()),
        pa.field("seed", pa.string()),
        pa.field("version", pa.int32()),
        pa.field("seat", pa.int8()),
        pa.field("view", pa.string()),
        pa.field("observation", pa.list_(pa.int16())),
        pa.field("action", pa.string()),
        pa.field("numbers", pa.list_(pa.int32())),
        pa.field("score", pa.int32()),
        pa.field("rank", pa.int8()),
        pa.field("win", pa.float32()),
    ]
)
Row = dict[str, Any]


def write(records: Iterable[tuple[AnyGame, Record]], file: Path) -> int:
    """All choices of some finished matches into a file; how many there are."""
    rows = 0
    with pq.ParquetWriter(file, SCHEMA) as writer:
        for number, (game, record) in enumerate(records):
            told = list(choices(game, record, number))
            writer.write_table(pa.Table.from_pylist(told, SCHEMA))
            rows += len(told)
    return rows


def choices(game: AnyGame, record: Record, number: int) -> Iterator[Row]:
    """Every choice of a match, in order; what the clock did was nobody's."""
    match, learner_view = beginning(game, record), learner_view_of(game)
    made = list[Row]()
    for asked in record.actions:
        action = typed(asked.action, game.types.action)
        if asked.seat != CLOCK:
            made.append(_choice(match, learner_view, asked.seat, action, number))
        match.act(asked.seat, action)
    came_of = _came_of(match.outcome())
    for row in made:
        yield row | came_of[row["seat"]]


def _choice(
    match: Match, learner_view: LearnerView, seat: Seat, action: Action, number: int
) -> Row:
    view = match.view(seat)
    return {
        "match": number,
        "game": match.game.key,
        "rules": match.terms.version,
        "seats": match.state.seats,
        "options": write_options(match.state.options),
        "seed": match.seed.hex(),
        "version": match.version,
        "seat": seat,
        "view": encode(view).decode(),
        "observation": learner_view.observe(view, NONE),
        "action": match.game.notation.write_action(action),
        "numbers": learner_view.numbers(view, action),
    }


def _came_of(outcome: Outcome) -> list[Row]:
    """By seat: its points, its place, and its part of the win."""
    winners = outcome.ranking[0]
    rank = {seat: place for place, seats in enumerate(outcome.ranking) for seat in seats}
    return [
        {"score": score, "rank": rank[Seat(seat)], "win": (seat in winners) / len(winners)}
        for seat, score in enumerate(outcome.scores)
    ]
