"""A database in SQLite as it lies there, looked at without changing it; a server may use it meanwhile.

No look takes longer than one table needs, but for that at the pages of the file: what a server writes
meanwhile is not kept from its place for long.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fortable.kernel.words import Value
from fortable.server.store.sqlite.database import (
    beside,
    layouts,
    look_into,
    newest_schema,
    schema_as_made,
)

MOST_DAMAGES = 20
PORTION = 500
COLUMNS = ("id", "host", "household", "status", "is_public", "changed", "due", "revision")
COUNTED = ("people", "devices", "tables", "steps", "results", "cups", "subscriptions", "notices")


class RawStep(NamedTuple):
    """A step as it lies there."""

    intent: str
    version: int | None
    data: bytes


class RawTable(NamedTuple):
    """All that lies there of one table, as of one moment."""

    columns: dict[str, Any]
    """By name, what stands beside the data."""
    data: bytes
    steps: tuple[RawStep, ...]
    chairs: frozenset[str]
    places: tuple[int | None, ...]
    """Of the results, by seat."""


class Sizes(Value, frozen=True):
    """How much there is."""

    bytes: int
    log_bytes: int
    free_bytes: int
    """Within the file: they are used again."""
    rows: dict[str, int]


class Database:
    """Open to be looked at, of the schema that this program makes."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection = look_into(file)

    def close(self) -> None:
        self._connection.close()

    def damages(self) -> list[str]:
        """What SQLite says is wrong with the pages, the indexes and what must be unique; the first of it."""
        found = self._connection.execute(f"PRAGMA integrity_check({MOST_DAMAGES})")
        return [said for (said,) in found if said != "ok"]

    def strays(self) -> list[tuple[str, str, int]]:
        """Of which table rows refer to what is not there in which other, and how many."""
        counts: dict[tuple[str, str], int] = {}
        for table, _, other, _ in self._connection.execute("PRAGMA foreign_key_check"):
            counts[table, other] = counts.get((table, other), 0) + 1
        return [(table, other, count) for (table, other), count in counts.items()]

    def schema(self) -> int:
        """Its number."""
        number: int = self._connection.execute("PRAGMA user_version").get
        return number

    def is_present(self) -> bool:
        """Whether it is of the schema that this program makes."""
        return self.schema() == newest_schema()

    def other_layouts(self) -> list[str]:
        """Tables, indexes and triggers that are not as a new file has them."""
        made, found = schema_as_made(), layouts(self._connection)
        names = {*made, *found}
        return sorted(name for name in names if made.get(name) != found.get(name))

    def sizes(self) -> Sizes:
        log = beside(self._file)[0]
        free, size = (
            self._connection.execute(f"PRAGMA {each}").get
            for each in ("freelist_count", "page_size")
        )
        return Sizes(
            bytes=self._file.stat().st_size,
            log_bytes=log.stat().st_size if log.exists() else 0,
            free_bytes=free * size,
            rows={name: self._count(name) for name in COUNTED},
        )

    def numbers(self) -> Iterator[int]:
        """Of all tables, also of those that come meanwhile."""
        last = 0
        query = "SELECT number FROM tables WHERE number > ? ORDER BY number LIMIT ?"
        while found := [number for (number,) in self._connection.execute(query, (last, PORTION))]:
            yield from found
            last = found[-1]

    def table(self, number: int) -> RawTable | None:
        """All of it; None if it is gone meanwhile."""
        with self._connection:
            raw = self._raw(number)
        return raw  # noqa: RET504 - when the look is over

    def _raw(self, number: int) -> RawTable | None:
        found = self._row(number)
        return None if found is None else self._all_of(number, *found)

    def _row(self, number: int) -> tuple[dict[str, Any], bytes] | None:
        query = f"SELECT {', '.join(COLUMNS)}, data FROM tables WHERE number = ?"  # noqa: S608
        for *columns, data in self._connection.execute(query, (number,)):
            return dict(zip(COLUMNS, columns, strict=True)), data
        return None

    def _all_of(self, number: int, columns: dict[str, Any], data: bytes) -> RawTable:
        sitting = self._of("SELECT person FROM chairs WHERE tables = ?", number)
        places = self._of(
            "SELECT place FROM results WHERE tables = ? AND seat IS NOT NULL ORDER BY seat", number
        )
        steps = self._steps(number)
        return RawTable(columns, data, steps, frozenset(sitting), tuple(places))

    def _steps(self, number: int) -> tuple[RawStep, ...]:
        """In the order in which they were written."""
        found = self._connection.execute(
            "SELECT intent, version, data FROM steps WHERE tables = ? ORDER BY number", (number,)
        )
        return tuple(RawStep(*row) for row in found)

    def _of(self, query: str, number: int) -> list[Any]:
        return [value for (value,) in self._connection.execute(query, (number,))]

    def _count(self, name: str) -> int:
        count: int = self._connection.execute(f"SELECT count(*) FROM {name}").get  # noqa: S608
        return count
