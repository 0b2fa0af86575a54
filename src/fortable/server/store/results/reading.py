"""Results of a file or a database, for whoever only looks: no server is needed, and one may run meanwhile."""

import asyncio
from contextlib import closing
from pathlib import Path

from fortable.server.store.opening import check_extra, is_postgres
from fortable.server.store.sqlite.database import check_schema, look_into

from .contract import RatedSeat
from .sql import RATED_SEATS

ALL = 2**62
NAMES = "SELECT id, name FROM people"

Rated = tuple[list[RatedSeat], dict[str, str]]


def read_rated(address: str) -> Rated:
    """The seats of all rated matches in the order in which they ended, and people's names by their ids.

    `Unavailable` if it is no database of ours.
    """
    if not is_postgres(address):
        return _of_file(Path(address))
    check_extra()
    return asyncio.run(_of_database(address))


def _of_file(file: Path) -> Rated:
    check_schema(file)
    with closing(look_into(file)) as connection:
        columns = {name for _, name, *_ in connection.execute("PRAGMA table_info(results)")}
        if "kind" not in columns:  # made by a program that did not know which matches are rated
            return [], {}
        seats = [RatedSeat(*row) for row in connection.execute(RATED_SEATS, (0.0, 0, ALL))]
        names: dict[str, str] = dict(connection.execute(NAMES))
    return seats, names


async def _of_database(address: str) -> Rated:
    from fortable.server.store.postgres.looking import looking

    async with looking(address) as connection:
        found = connection.cursor(RATED_SEATS, 0.0, 0, ALL)
        seats = [RatedSeat(*row) async for row in found]
        names = {row["id"]: row["name"] for row in await connection.fetch(NAMES)}
    return seats, names
