"""How many tables there may be is looked up where one more is written: two who come at once are not one."""

from fortable.server.store.conflicts import TooMany
from fortable.server.store.contract import TableLimits, TableRow
from fortable.server.store.statements import Dialect, Statements

COUNT = """SELECT count(*) FROM tables
    WHERE {column} = $1 AND status = $2 AND changed > $3 AND id <> $4"""


def check_limits(row: TableRow, limits: TableLimits, say: Dialect) -> Statements[None]:
    """`TooMany` if as many others as are allowed are in the state that this one comes into."""
    if limits.of_host:
        yield from say.hold(f"tables of {row.host}")
        if (yield from _count("host", row.host, row, limits)) >= limits.of_host:
            raise TooMany(row.status, "host", limits.of_host)
    if row.household and limits.of_household:
        yield from say.hold(f"tables from {row.household}")
        if (yield from _count("household", row.household, row, limits)) >= limits.of_household:
            raise TooMany(row.status, "household", limits.of_household)


def _count(column: str, whose: str, row: TableRow, limits: TableLimits) -> Statements[int]:
    since = row.changed - limits.within_s
    query = COUNT.format(column=column)
    ((found,),) = yield query, (whose, row.status, since, row.id)
    return int(found)
