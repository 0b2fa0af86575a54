"""While others still play what was dealt at a table, nobody but those who play there sees anything of it."""

from fortable.kernel.words import Illegal
from fortable.server.server import Server
from fortable.server.store import TableRow
from fortable.server.tables.chairs import seat_of


async def is_secret(server: Server, row: TableRow) -> bool:
    """Whether it is a deal of a day, or of a cup, that is not over."""
    if row.day is not None:
        return not server.day_clock.is_revealed(row.day.day)
    return row.cup is not None and not await server.cups.is_over(row.cup.cup)


async def check_revealed(server: Server, row: TableRow) -> None:
    """`Illegal` unless nothing of its seed is a secret: for whatever goes from hand to hand."""
    if not await is_secret(server, row):
        return
    if row.day is not None:
        raise Illegal("TB-16", "not-revealed", day=row.day.day)
    raise Illegal("TB-18", "cup-not-revealed")


async def check_may_look(server: Server, row: TableRow, person: str | None) -> None:
    """`Illegal` unless they play there, or nothing of it is a secret."""
    if person is None or seat_of(row, person) is None:
        await check_revealed(server, row)


async def check_may_watch(server: Server, row: TableRow, person: str | None) -> None:
    """The same, for whoever comes to the table."""
    if (person is not None and seat_of(row, person) is not None) or not await is_secret(
        server, row
    ):
        return
    raise Illegal("TB-16", "others-deal") if row.day is not None else Illegal("TB-18", "others-cup")
