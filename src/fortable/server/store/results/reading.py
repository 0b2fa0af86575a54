"""Results in a file, for whoever only looks: no server is needed, and one may run meanwhile."""

from contextlib import closing
from pathlib import Path

from fortable.server.store.sqlite.database import check_schema, look_into

from .contract import RatedSeat
from .sql import RATED_SEATS


def read_rated(file: Path) -> tuple[list[RatedSeat], dict[str, str]]:
    """The seats of all rated matches in the order in which they ended, and people's names by their ids.

    `Unavailable` if it is no database of ours.
    """
    check_schema(file)
    with closing(look_into(file)) as connection:
        columns = {name for _, name, *_ in connection.execute("PRAGMA table_info(results)")}
        if "kind" not in columns:  # made by a program that did not know which matches are rated
            return [], {}
        seats = [RatedSeat(*row) for row in connection.execute(RATED_SEATS, (0.0, 0, -1))]
        names: dict[str, str] = dict(connection.execute("SELECT id, name FROM people"))
    return seats, names
