"""A database in SQLite as it lies there, looked at without changing it; a server may use it meanwhile.

No look takes longer than one table needs, but for that at the pages of the file: what a server writes
meanwhile is not kept from its place for long.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw

from fortable.server.store.sqlite.copies import verify_kind
from fortable.server.store.sqlite.database import (
    beside,
    layouts,
    look_into,
    newest_schema,
    schema_as_made,
)

from .contract import (
    COLUMNS,
    COUNTED,
    MOST_DAMAGES,
    PORTION,
    RawStep,
    RawTable,
    Sizes,
    Unreadable,
)


@contextmanager
def _said() -> Iterator[None]:
    try:
        yield
    except apsw.Error as error:
        raise Unreadable(str(error)) from error


class InFile:
    """Open to be looked at, of the schema that this program makes."""

    kind = "SQLite"

    def __init__(self, file: Path) -> None:
        """`Unavailable` or `OSError` if it is no database of ours."""
        verify_kind(file)
        self.name = str(file)
        self.newest = newest_schema()
        self._file = file
        self._connection = look_into(file)

    def close(self) -> None:
        self._connection.close()

    @_said()
    def damages(self) -> list[str]:
        """The pages, the indexes and what must be unique."""
        found = self._connection.execute(f"PRAGMA integrity_check({MOST_DAMAGES})")
        return [said for (said,) in found if said != "ok"]

    @_said()
    def strays(self) -> list[tuple[str, str, int]]:
        counts: dict[tuple[str, str], int] = {}
        for table, _, other, _ in self._connection.execute("PRAGMA foreign_key_check"):
            counts[table, other] = counts.get((table, other), 0) + 1
        return [(table, other, count) for (table, other), count in counts.items()]

    def schema(self) -> int:
        number: int = self._connection.execute("PRAGMA user_version").get
        return number

    def other_layouts(self) -> list[str]:
        made, found = schema_as_made(), layouts(self._connection)
        names = {*made, *found}
        return sorted(name for name in names if made.get(name) != found.get(name))

    @_said()
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
        last = 0
        query = "SELECT number FROM tables WHERE number > ? ORDER BY number LIMIT ?"
        while found := self._portion(query, last):
            yield from found
            last = found[-1]

    @_said()
    def _portion(self, query: str, last: int) -> list[int]:
        return [number for (number,) in self._connection.execute(query, (last, PORTION))]

    @_said()
    def table(self, number: int) -> RawTable | None:
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
