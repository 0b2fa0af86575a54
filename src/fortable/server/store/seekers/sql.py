"""The line of those who seek, in SQL: who is taken out of it and the table they play at are one write."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from fortable.kernel.codec import decode, encode
from fortable.server.store.statements import SqlRoom, Statements

from .contract import Seeker

KEEP = """INSERT INTO seekers (person, id, kind, since, seen, found, data)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (person) DO UPDATE SET id = $2, kind = $3, since = $4, seen = $5, found = $6, data = $7"""

WAIT_ON = "UPDATE seekers SET seen = $1, data = $2 WHERE id = $3 AND person = $4"

LIKE = """SELECT data FROM seekers WHERE kind = $1 AND found IS NULL AND seen >= $2
    ORDER BY since, person"""

WAITING = "SELECT data FROM seekers WHERE found IS NULL AND seen >= $1 ORDER BY since LIMIT $2"

FIND = "UPDATE seekers SET found = $1 WHERE id = $2 AND found IS NULL RETURNING 1"

FORGET = """DELETE FROM seekers WHERE person IN (
    SELECT person FROM seekers {by} WHERE seen < $1 LIMIT $2) RETURNING 1"""


class SeekersInSql(SqlRoom):
    """What a store remembers of those who seek."""

    async def keep_seeker(self, seeker: Seeker) -> None:
        about = seeker.person, seeker.id, _kind(seeker), seeker.since, seeker.seen
        await self._change(KEEP, *about, seeker.found, encode(seeker))

    async def wait_on(self, seeker: Seeker) -> Seeker | None:
        await self._change(WAIT_ON, seeker.seen, encode(seeker), seeker.id, seeker.person)
        return await self.seeker(seeker.person, seeker.id)

    async def seeker(self, person: str, id: str) -> Seeker | None:  # noqa: A002
        query = "SELECT data, found FROM seekers WHERE person = $1 AND id = $2"
        rows = await self._read(query, person, id)
        return replace(decode(rows[0][0], Seeker), found=rows[0][1]) if rows else None

    async def seekers_like(self, seeker: Seeker, since: float) -> tuple[Seeker, ...]:
        return _decoded(await self._read(LIKE, _kind(seeker), since))

    async def seekers(self, since: float, most: int) -> tuple[Seeker, ...]:
        return _decoded(await self._read(WAITING, since, most))

    async def stop_seeking(self, person: str, id: str) -> None:  # noqa: A002
        await self._change("DELETE FROM seekers WHERE person = $1 AND id = $2", person, id)

    async def forget_seekers(self, before: float, most: int) -> int:
        query = FORGET.format(by=self.dialect.by("seekers_by_time"))
        return len(await self._change(query, before, most))


def find(table: str, searches: Sequence[str]) -> Statements[bool]:
    """Whether all of them still sought: from now on they have found this table."""
    for search in searches:
        if not (yield FIND, (table, search)):
            return False
    return True


def _kind(seeker: Seeker) -> str:
    return encode([seeker.game, seeker.seats, sorted(seeker.options.items())]).decode()


def _decoded(rows: list[Any]) -> tuple[Seeker, ...]:
    return tuple(decode(data, Seeker) for (data,) in rows)
