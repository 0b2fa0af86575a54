"""How many tables there may be is looked up where one more is written: two who come at once are not one."""

import apsw

from .contract import TableLimits, TableRow, TooMany


def check_limits(cursor: apsw.Cursor, row: TableRow, limits: TableLimits) -> None:
    """`TooMany` if as many others as are allowed are in the state that this one comes into."""
    since = row.changed - limits.within_s
    if limits.of_host and _count(cursor, "host", row.host, row, since) >= limits.of_host:
        raise TooMany(row.status, "host", limits.of_host)
    if not row.household or not limits.of_household:
        return
    if _count(cursor, "household", row.household, row, since) >= limits.of_household:
        raise TooMany(row.status, "household", limits.of_household)


def _count(cursor: apsw.Cursor, column: str, whose: str, row: TableRow, since: float) -> int:
    found: int = cursor.execute(
        f"SELECT count(*) FROM tables WHERE {column} = ? AND status = ? AND changed > ? AND id <> ?",  # noqa: S608
        (whose, row.status, since, row.id),
    ).get
    return found
