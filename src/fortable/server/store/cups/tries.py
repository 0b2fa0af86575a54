"""What is made of the rounds of a cup, in SQL: written with the tables at which they are played."""

from collections.abc import Iterator

from fortable.server.store.contract import TableRow
from fortable.server.store.statements import Statements

BEGIN = """INSERT INTO cup_tries (cup, round, tables, seat, member)
    VALUES ($1, $2, $3, $4, (SELECT number FROM cup_members WHERE cup = $1 AND person = $5))"""
END = """UPDATE cup_tries SET ended = $1, place = $2, result = $3
    WHERE tables = $4 AND seat = $5 AND ended IS NULL"""
WAKE = "UPDATE cups SET due = 0, revision = revision + 1 WHERE id = $1 AND status = 'running'"
"""It is another one then: what somebody was about to say of it, who knows less, is stale."""


def begin_cup_tries(row: TableRow) -> Statements[None]:
    """Those of a cup's table which is new; it meets a constraint if one of them is in that round already."""
    if row.cup is not None:
        mark = row.cup
        chairs = row.chairs[:1] if mark.is_alone else row.chairs
        for seat, chair in enumerate(chairs):
            yield BEGIN, (mark.cup, mark.round, row.id, seat, chair.person)


def end_cup_tries(row: TableRow) -> Statements[None]:
    """Those of a cup's table which is given up, or over as soon as it is known how."""
    if row.cup is None or not (row.status == "abandoned" or row.ending is not None):
        return
    for seat, place, result in _fared(row):
        yield END, (row.changed, place, result, row.id, seat)
    yield WAKE, (row.cup.cup,)


def _fared(row: TableRow) -> Iterator[tuple[int, int | None, int | None]]:
    """By seat: the place at the table, and what came of it; nothing for whoever gave up."""
    ending = row.ending
    for seat, chair in enumerate(row.chairs):
        if ending is None or row.status == "abandoned" or chair.has_left:
            yield seat, None, None
        elif row.cup is not None and row.cup.is_alone:
            yield seat, 1, ending.of_day
        else:
            own = ending.scores[seat]
            others = [score for other, score in enumerate(ending.scores) if other != seat]
            yield seat, ending.places[seat], own - max(others, default=0)
