"""What is somebody's, in SQL: where it lies, how it is told, and what becomes of it without them."""

from typing import Any, NamedTuple

from fortable.kernel.codec import decode, encode
from fortable.server.store.conflicts import Stale
from fortable.server.store.contract import TableRow
from fortable.server.store.results.sql import write_results
from fortable.server.store.statements import Dialect, SqlRoom, Statements

from .contract import NAMELESS


class Told(NamedTuple):
    """What of a table is told to the one it is about: neither hashes nor keys."""

    columns: tuple[str, ...]
    source: str = ""
    """Behind FROM; without it, all rows of that person."""


TOLD = {
    "people": Told(("name", "since"), "people WHERE id = $1"),
    "devices": Told(("since", "seen", "browser", "system")),
    "codes": Told(("until",)),
    "passkeys": Told(("site", "since", "used", "seen", "browser", "system")),
    "recovery_codes": Told(("since", "seen")),
    "challenges": Told(("until",)),
    "chairs": Told(
        ("id", "status", "changed"), "chairs JOIN tables ON number = tables WHERE person = $1"
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
        "results JOIN tables ON number = tables WHERE person = $1 ORDER BY ended",
    ),
    "tries": Told(("day", "game", "level", "tables", "counts", "ended", "result")),
    "subscriptions": Told(("service", "language", "zone", "quiet_from", "quiet_until", "since")),
    "seekers": Told(("kind", "since", "seen", "found")),
    "cup_members": Told(("cup", "name", "has_left")),
    "bans": Told(("since", "until", "note")),
    "puzzle_tries": Told(("game", "puzzle", "tries", "ended", "solved")),
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
    "bans",
    "puzzle_tries",
)
"""What is of no use to anybody else."""

MADE_NAMELESS = ("tries", "cup_members")
"""How it ended stays, for everybody's comparison; whose it was is forgotten."""

WRITTEN_ANEW = ("chairs", "results")
"""With the tables that name the person."""

About = dict[str, list[dict[str, Any]]]

NEXT = """SELECT max(number) FROM (
    SELECT number FROM tables WHERE number > $1 ORDER BY number LIMIT $2) AS next"""

NAMING = "SELECT data FROM tables WHERE number > $1 AND number <= $2 AND {has} ORDER BY number"

REWRITE = """UPDATE tables SET host = $1, household = $2, revision = $3, data = $4
    WHERE id = $5 AND revision = $6 RETURNING 1"""

FORGET_HAND = """UPDATE steps SET intent = replace(intent, $1, $2), data = {anew}
    WHERE tables = (SELECT number FROM tables WHERE id = $3) AND {has}"""

FORGET_HOST = "UPDATE cups SET host = NULL, data = {anew} WHERE {has}"
"""A cup goes on without the one who opened it."""


class FarewellsInSql(SqlRoom):
    """What a store remembers of somebody, told and forgotten."""

    async def all_about(self, person: str) -> About:
        def look() -> Statements[About]:
            found: About = {}
            for table, told in TOLD.items():
                source = told.source or f"{table} WHERE person = $1"
                rows = yield f"SELECT {', '.join(told.columns)} FROM {source}", (person,)  # noqa: S608
                names = [column.rpartition(".")[2] for column in told.columns]
                found[table] = [dict(zip(names, row, strict=True)) for row in rows]
            return found

        return await self._look(look)

    async def begin_farewell(self, person: str) -> None:
        def work() -> Statements[None]:
            for table, column in (("people", "id"), ("cup_members", "person")):
                query = f"UPDATE {table} SET name = $1 WHERE {column} = $2"  # noqa: S608
                yield query, (NAMELESS, person)
            yield from take_away(person, self.dialect)
            yield "INSERT INTO farewells VALUES ($1) ON CONFLICT DO NOTHING", (person,)

        await self._write(work)

    async def farewells(self) -> tuple[str, ...]:
        return tuple(person for (person,) in await self._read("SELECT person FROM farewells"))

    async def tables_naming(
        self, person: str, after: int, most: int
    ) -> tuple[tuple[TableRow, ...], int | None]:
        naming = NAMING.format(has=self.dialect.has("data", "$3"))

        def look() -> Statements[tuple[tuple[TableRow, ...], int | None]]:
            ((last,),) = yield NEXT, (after, most)
            if last is None:
                return (), None
            rows = yield naming, (after, last, encode(person))
            return tuple(decode(data, TableRow) for (data,) in rows), last

        return await self._look(look)

    async def make_nameless(self, row: TableRow) -> None:
        def work() -> Statements[None]:
            was = row.revision - 1
            values = row.host, row.household, row.revision, encode(row), row.id, was
            if not (yield REWRITE, values):
                raise Stale(f"{row.id} is not at revision {was}")
            yield from write_results(row)

        await self._write(work)

    async def forget_hand(self, table: str, person: str, nobody: str) -> None:
        say = self.dialect
        query = FORGET_HAND.format(
            anew=say.data(f"replace({say.text('data')}, $1, $2)"),
            has=say.has("data", say.data("$1")),
        )
        await self._change(query, person, nobody, table)

    async def end_farewell(self, person: str) -> None:
        def work() -> Statements[None]:
            yield from take_away(person, self.dialect)
            for table in ("chairs", "lonely", "farewells"):
                yield f"DELETE FROM {table} WHERE person = $1", (person,)  # noqa: S608
            yield "DELETE FROM people WHERE id = $1", (person,)

        await self._write(work)


def take_away(person: str, say: Dialect) -> Statements[None]:
    """All that is somebody's alone."""
    for table in DELETED:
        yield f"DELETE FROM {table} WHERE person = $1", (person,)  # noqa: S608
    for table in MADE_NAMELESS:
        yield f"UPDATE {table} SET person = NULL WHERE person = $1", (person,)  # noqa: S608
    without = say.data(f"replace({say.text('data')}, $1, '\"\"')")
    has = say.has("data", say.data("$1"))
    yield FORGET_HOST.format(anew=without, has=has), (encode(person).decode(),)
