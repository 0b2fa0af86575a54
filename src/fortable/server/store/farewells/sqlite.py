"""What is somebody's, in SQLite: where it lies, how it is told, and what becomes of it without them."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import apsw

from fortable.kernel.codec import decode, encode
from fortable.server.store.commits import Commits
from fortable.server.store.contract import Stale, TableRow
from fortable.server.store.results.sqlite import write_results

from .contract import NAMELESS

T = TypeVar("T")


class Told(NamedTuple):
    """What of a table is told to the one it is about: neither hashes nor keys."""

    columns: tuple[str, ...]
    source: str = ""
    """Behind FROM; without it, all rows of that person."""


TOLD = {
    "people": Told(("name", "since"), "people WHERE id = ?"),
    "devices": Told(("since", "seen", "browser", "system")),
    "codes": Told(("until",)),
    "passkeys": Told(("site", "since", "used", "seen", "browser", "system")),
    "recovery_codes": Told(("since", "seen")),
    "challenges": Told(("until",)),
    "chairs": Told(
        ("id", "status", "changed"), "chairs JOIN tables ON number = tables WHERE person = ?"
    ),
    "results": Told(
        (
            "id",
            "results.game",
            "seat",
            "name",
            "seats",
            "ended",
            "place",
            "sharing",
            "score",
            "figure",
            "kind",
        ),
        "results JOIN tables ON number = tables WHERE person = ? ORDER BY ended",
    ),
    "tries": Told(("day", "game", "level", "tables", "counts", "ended", "result")),
    "subscriptions": Told(("service", "language", "zone", "quiet_from", "quiet_until", "since")),
    "seekers": Told(("kind", "since", "seen", "found")),
    "cup_members": Told(("cup", "name", "has_left")),
}
"""By table, all that is about a person; a table with a column `person` that is not here fails a test."""

DELETED = (
    "subscriptions",
    "devices",
    "codes",
    "challenges",
    "passkeys",
    "recovery_codes",
    "seekers",
)
"""What is of no use to anybody else."""

MADE_NAMELESS = ("tries", "cup_members")
"""How it ended stays, for everybody's comparison; whose it was is forgotten."""

WRITTEN_ANEW = ("chairs", "results")
"""With the tables that name the person."""

NEXT = (
    "SELECT max(number) FROM (SELECT number FROM tables WHERE number > ? ORDER BY number LIMIT ?)"
)

NAMING = (
    "SELECT data FROM tables WHERE number > ? AND number <= ? AND instr(data, ?) ORDER BY number"
)

REWRITE = """UPDATE tables SET host = ?, household = ?, revision = ?, data = ?
    WHERE id = ? AND revision = ?"""

FORGET_HAND = """UPDATE steps SET intent = replace(intent, ?2, ?3),
    data = CAST(replace(CAST(data AS TEXT), ?2, ?3) AS BLOB)
    WHERE tables = (SELECT number FROM tables WHERE id = ?1) AND instr(data, CAST(?2 AS BLOB))"""


FORGET_HOST = """UPDATE cups SET host = NULL, data = CAST(replace(CAST(data AS TEXT), ?1, '""') AS BLOB)
    WHERE instr(data, CAST(?1 AS BLOB))"""
"""A cup goes on without the one who opened it."""


class FarewellsInSqlite:
    """What a store remembers of somebody, told and forgotten."""

    _commits: Commits

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _aside(self, read: Callable[..., T], *values: Any) -> T:
        raise NotImplementedError

    def _fetch(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        raise NotImplementedError

    async def all_about(self, person: str) -> dict[str, list[dict[str, Any]]]:
        def found() -> dict[str, list[dict[str, Any]]]:
            return {table: self._told(table, told, person) for table, told in TOLD.items()}

        return await self._aside(found)

    def _told(self, table: str, told: Told, person: str) -> list[dict[str, Any]]:
        source = told.source or f"{table} WHERE person = ?"
        query = f"SELECT {', '.join(told.columns)} FROM {source}"  # noqa: S608
        names = [column.rpartition(".")[2] for column in told.columns]
        return [dict(zip(names, row, strict=True)) for row in self._fetch(query, (person,))]

    async def begin_farewell(self, person: str) -> None:
        def work(cursor: apsw.Cursor) -> None:
            for table, column in (("people", "id"), ("cup_members", "person")):
                cursor.execute(
                    f"UPDATE {table} SET name = ? WHERE {column} = ?",  # noqa: S608
                    (NAMELESS, person),
                )
            take_away(cursor, person)
            cursor.execute("INSERT OR IGNORE INTO farewells VALUES (?)", (person,))

        await self._commits.write(work)

    async def farewells(self) -> tuple[str, ...]:
        return tuple(person for (person,) in await self._read("SELECT person FROM farewells"))

    async def tables_naming(
        self, person: str, after: int, most: int
    ) -> tuple[tuple[TableRow, ...], int | None]:
        def found() -> tuple[tuple[TableRow, ...], int | None]:
            ((last,),) = self._fetch(NEXT, (after, most))
            if last is None:
                return (), None
            rows = self._fetch(NAMING, (after, last, encode(person)))
            return tuple(decode(data, TableRow) for (data,) in rows), last

        return await self._aside(found)

    async def make_nameless(self, row: TableRow) -> None:
        def work(cursor: apsw.Cursor) -> None:
            data, was = encode(row), row.revision - 1
            cursor.execute(REWRITE, (row.host, row.household, row.revision, data, row.id, was))
            if not cursor.connection.changes():
                raise Stale(f"{row.id} is not at revision {was}")
            write_results(cursor, row)

        await self._commits.write(work)

    async def forget_hand(self, table: str, person: str, nobody: str) -> None:
        await self._commits.write(
            lambda cursor: cursor.execute(FORGET_HAND, (table, person, nobody))
        )

    async def end_farewell(self, person: str) -> None:
        def work(cursor: apsw.Cursor) -> None:
            take_away(cursor, person)
            for table in ("chairs", "lonely", "farewells"):
                cursor.execute(f"DELETE FROM {table} WHERE person = ?", (person,))  # noqa: S608
            cursor.execute("DELETE FROM people WHERE id = ?", (person,))

        await self._commits.write(work)


def take_away(cursor: apsw.Cursor, person: str) -> None:
    """All that is somebody's alone."""
    for table in DELETED:
        cursor.execute(f"DELETE FROM {table} WHERE person = ?", (person,))  # noqa: S608
    for table in MADE_NAMELESS:
        cursor.execute(f"UPDATE {table} SET person = NULL WHERE person = ?", (person,))  # noqa: S608
    cursor.execute(FORGET_HOST, (encode(person).decode(),))
