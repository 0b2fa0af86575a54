"""What nobody needs any more, in SQLite: found and dropped a little at a time."""

from typing import Any

import apsw

from .commits import Commits
from .contract import REFUSALS_KEPT, Step
from .farewells.sqlite import take_away

IDLE = """SELECT id FROM tables WHERE status = 'playing' AND dated < ?1 AND coalesce((
        SELECT json_extract(CAST(steps.data AS TEXT), '$.at') FROM steps
        WHERE steps.tables = tables.number AND steps.version IS NOT NULL
        ORDER BY steps.version DESC LIMIT 1), 0) < ?1
    ORDER BY dated LIMIT ?2"""

FORGET_TABLES = """DELETE FROM tables WHERE number IN (
    SELECT number FROM tables
    WHERE status IN ('open', 'over', 'abandoned') AND dated < ? LIMIT ?)"""

FORGET_DEVICES = """DELETE FROM devices WHERE token_hash IN (
    SELECT token_hash FROM devices INDEXED BY devices_by_time WHERE seen < ? LIMIT ?)"""

FORGET_REFUSAL = """DELETE FROM steps WHERE number = (
    SELECT number FROM steps INDEXED BY refusals
    WHERE tables = (SELECT number FROM tables WHERE id = ?)
    AND substr(intent, 1, instr(intent, ':')) = ? AND version IS NULL
    ORDER BY number DESC LIMIT 1 OFFSET ?)"""

HAS_ANYTHING = """SELECT 1 FROM devices WHERE person = ?1
    UNION ALL SELECT 1 FROM passkeys WHERE person = ?1
    UNION ALL SELECT 1 FROM recovery_codes WHERE person = ?1
    UNION ALL SELECT 1 FROM farewells WHERE person = ?1
    UNION ALL SELECT 1 FROM chairs WHERE person = ?1
    UNION ALL SELECT 1 FROM tables WHERE host = ?1 LIMIT 1"""


class ForgettingInSqlite:
    """How a store forgets."""

    _commits: Commits

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def believed_time(self) -> float | None:
        ((believed,),) = await self._read("SELECT believed FROM house")
        return None if believed is None else float(believed)

    async def believe(self, at: float) -> None:
        await self._commits.write(
            lambda cursor: cursor.execute(
                "UPDATE house SET believed = max(coalesce(believed, 0), ?)", (at,)
            )
        )

    async def idle(self, before: float, most: int) -> tuple[str, ...]:
        return tuple(id_ for (id_,) in await self._read(IDLE, before, most))

    async def forget_tables(self, before: float, most: int) -> int:
        return await self._drop(FORGET_TABLES, before, most)

    async def forget_devices(self, before: float, most: int) -> int:
        return await self._drop(FORGET_DEVICES, before, most)

    async def forget_people(self, most: int) -> int | None:
        gone: int | None = None

        def work(cursor: apsw.Cursor) -> None:
            nonlocal gone
            lonely = "SELECT person FROM lonely LIMIT ?"
            people: list[Any] = cursor.execute(lonely, (most,)).fetchall()
            gone = sum(_drop_person(cursor, person) for (person,) in people) if people else None
            cursor.executemany("DELETE FROM lonely WHERE person = ?", people)

        await self._commits.write(work)
        return gone

    async def _drop(self, query: str, *values: Any) -> int:
        gone = 0

        def work(cursor: apsw.Cursor) -> None:
            nonlocal gone
            cursor.execute(query, values)
            gone = cursor.connection.changes()

        await self._commits.write(work)
        return gone


def forget_refusals(cursor: apsw.Cursor, step: Step) -> None:
    """The one that is now too many of this person at this table."""
    whose = f"{step.intent.partition(':')[0]}:"
    cursor.execute(FORGET_REFUSAL, (step.table, whose, REFUSALS_KEPT))


def _drop_person(cursor: apsw.Cursor, person: str) -> int:
    """1 if it was done: whoever has anything left is looked at again when that goes."""
    if cursor.execute(HAS_ANYTHING, (person,)).fetchall():
        return 0
    take_away(cursor, person)
    cursor.execute("DELETE FROM people WHERE id = ?", (person,))
    return cursor.connection.changes()
