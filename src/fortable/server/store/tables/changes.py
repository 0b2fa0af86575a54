"""A table that is new, or another than before, in SQL; whatever hangs on it is written with it."""

from typing import Any

from fortable.kernel.codec import encode
from fortable.server.store.conflicts import Stale
from fortable.server.store.contract import Step, TableRow
from fortable.server.store.cups.tries import begin_cup_tries, end_cup_tries
from fortable.server.store.days.sql import begin_try, end_try
from fortable.server.store.results.sql import write_results
from fortable.server.store.statements import Statements, rows_of_marks

DATED = """CASE WHEN {at} >= coalesce((SELECT believed FROM house), 0) THEN {at}
    ELSE (SELECT believed FROM house) END"""
"""What happens now is not old already, even if the clock was set back."""

ADD = f"""INSERT INTO tables
    (id, host, household, status, is_public, changed, dated, due, revision, data)
    VALUES ($1, $2, $3, $4, $5, $6, {DATED.format(at="$6")}, $7, $8, $9)"""  # noqa: S608
CHANGE = f"""UPDATE tables
    SET host = $1, status = $2, changed = $3, dated = {DATED.format(at="$3")}, due = $4,
    revision = $5, data = $6 WHERE id = $7 AND revision = $8 RETURNING 1"""  # noqa: S608

NUMBER = "(SELECT number FROM tables WHERE id = $1)"
APPEND = f"INSERT INTO steps (tables, intent, version, data) VALUES ({NUMBER}, $2, $3, $4)"  # noqa: S608
CLEAR_CHAIRS = f"DELETE FROM chairs WHERE tables = {NUMBER}"  # noqa: S608


def written(step: Step) -> tuple[Any, ...]:
    """The values of a step in the log."""
    return step.table, *step.place, encode(step)


def add_table(row: TableRow) -> Statements[None]:
    """A new one; it meets a constraint if there is one of its id."""
    who = row.id, row.host, row.household
    dates = row.changed, row.due
    yield ADD, (*who, row.status, row.is_public, *dates, row.revision, encode(row))
    yield from _seat_people(row)
    yield from write_results(row)
    yield from begin_try(row)
    yield from begin_cup_tries(row)


def add_begun(row: TableRow, opening: Step) -> Statements[None]:
    """A new one, with the first step of its match."""
    yield from add_table(row)
    yield APPEND, written(opening)


def change_table(row: TableRow) -> Statements[None]:
    """As it is from now on; `Stale` unless what is there is of the revision before."""
    was = row.revision - 1
    values = row.host, row.status, row.changed, row.due, row.revision, encode(row), row.id, was
    if not (yield CHANGE, values):
        raise Stale(f"{row.id} is not at revision {was}")
    yield CLEAR_CHAIRS, (row.id,)
    yield from _seat_people(row)
    yield from write_results(row)
    yield from end_try(row)
    yield from end_cup_tries(row)


def _seat_people(row: TableRow) -> Statements[None]:
    people = sorted(
        {chair.person for chair in row.chairs if chair.person is not None and not chair.has_left}
    )
    if people:
        values = rows_of_marks(len(people), 1, first=2, before=NUMBER)
        yield f"INSERT INTO chairs VALUES {values}", (row.id, *people)  # noqa: S608
