"""The line of those who seek, in SQLite: who is taken out of it and the table they play at are one write."""

from collections.abc import Sequence
from typing import Any

import apsw
from msgspec.structs import replace

from fortable.kernel.codec import decode, encode
from fortable.server.store.commits import Commits

from .contract import Seeker

KEEP = "INSERT OR REPLACE INTO seekers VALUES (?, ?, ?, ?, ?, ?, ?)"

WAIT_ON = "UPDATE seekers SET seen = ?, data = ? WHERE id = ? AND person = ?"

LIKE = """SELECT data FROM seekers WHERE kind = ? AND found IS NULL AND seen >= ?
    ORDER BY since, person"""

WAITING = "SELECT data FROM seekers WHERE found IS NULL AND seen >= ? ORDER BY since LIMIT ?"

FIND = "UPDATE seekers SET found = ? WHERE id = ? AND found IS NULL"

FORGET = """DELETE FROM seekers WHERE person IN (
    SELECT person FROM seekers INDEXED BY seekers_by_time WHERE seen < ? LIMIT ?)"""


class SeekersInSqlite:
    """What a store remembers of those who seek."""

    _commits: Commits

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _drop(self, query: str, *values: Any) -> int:
        raise NotImplementedError

    async def keep_seeker(self, seeker: Seeker) -> None:
        about = seeker.person, seeker.id, _kind(seeker), seeker.since, seeker.seen
        values = (*about, seeker.found, encode(seeker))
        await self._commits.write(lambda cursor: cursor.execute(KEEP, values))

    async def wait_on(self, seeker: Seeker) -> Seeker | None:
        values = seeker.seen, encode(seeker), seeker.id, seeker.person
        await self._commits.write(lambda cursor: cursor.execute(WAIT_ON, values))
        return await self.seeker(seeker.person, seeker.id)

    async def seeker(self, person: str, id: str) -> Seeker | None:  # noqa: A002
        query = "SELECT data, found FROM seekers WHERE person = ? AND id = ?"
        rows = await self._read(query, person, id)
        return replace(decode(rows[0][0], Seeker), found=rows[0][1]) if rows else None

    async def seekers_like(self, seeker: Seeker, since: float) -> tuple[Seeker, ...]:
        return _decoded(await self._read(LIKE, _kind(seeker), since))

    async def seekers(self, since: float, most: int) -> tuple[Seeker, ...]:
        return _decoded(await self._read(WAITING, since, most))

    async def stop_seeking(self, person: str, id: str) -> None:  # noqa: A002
        await self._drop("DELETE FROM seekers WHERE person = ? AND id = ?", person, id)

    async def forget_seekers(self, before: float, most: int) -> int:
        return await self._drop(FORGET, before, most)


def find(cursor: apsw.Cursor, table: str, searches: Sequence[str]) -> bool:
    """Whether all of them still sought: from now on they have found this table."""
    for search in searches:
        cursor.execute(FIND, (table, search))
        if not cursor.connection.changes():
            return False
    return True


def _kind(seeker: Seeker) -> str:
    return encode([seeker.game, seeker.seats, sorted(seeker.options.items())]).decode()


def _decoded(rows: list[Any]) -> tuple[Seeker, ...]:
    return tuple(decode(data, Seeker) for (data,) in rows)
