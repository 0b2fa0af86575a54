"""Days in SQLite: a try is written with its table, and outlives it."""

from typing import TYPE_CHECKING, Any

import apsw

from fortable.kernel.codec import decode, encode
from fortable.server.store.commits import Commits

from .contract import Day, DayDeal, Try

if TYPE_CHECKING:
    from fortable.server.store.contract import TableRow

BEGIN = """INSERT INTO tries (day, game, level, person, tables, counts)
    VALUES (?, ?, ?, ?, ?, ?)"""

END = """UPDATE tries SET ended = ?, result = ? WHERE tables = ? AND ended IS NULL"""

TRIES = """SELECT day, game, level, tables, ended, result FROM tries
    WHERE person = ? AND counts AND day BETWEEN ? AND ? ORDER BY day, number"""

DAYS_OF = """SELECT DISTINCT day FROM tries WHERE person = ? AND counts AND result IS NOT NULL
    ORDER BY day DESC"""

RESULTS = """SELECT result, count(*) FROM tries
    WHERE day = ? AND game = ? AND level = ? AND counts AND ended IS NOT NULL GROUP BY result"""

FORGET = "DELETE FROM days WHERE day IN (SELECT day FROM days WHERE day < ? LIMIT ?)"


class DaysInSqlite:
    """What a store remembers of days."""

    _commits: Commits

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _drop(self, query: str, *values: Any) -> int:
        raise NotImplementedError

    async def begin_day(self, day: Day) -> Day:
        await self._commits.write(
            lambda cursor: cursor.execute(
                "INSERT OR IGNORE INTO days VALUES (?, ?, ?)", (day.day, day.secret, day.drawn)
            )
        )
        begun = await self.day(day.day)
        assert begun is not None, "it was written just now"
        return begun

    async def day(self, day: str) -> Day | None:
        rows = await self._read("SELECT * FROM days WHERE day = ?", day)
        return Day(*rows[0]) if rows else None

    async def past_days(self, before: str, most: int) -> tuple[Day, ...]:
        query = "SELECT * FROM days WHERE day < ? ORDER BY day DESC LIMIT ?"
        return tuple(Day(*row) for row in await self._read(query, before, most))

    async def keep_deal(self, deal: DayDeal) -> DayDeal:
        which = deal.day, deal.game, deal.level
        await self._commits.write(
            lambda cursor: cursor.execute(
                "INSERT OR IGNORE INTO day_deals VALUES (?, ?, ?, ?, NULL)", (*which, encode(deal))
            )
        )
        kept = await self.deals_of(deal.day)
        return next(each for each in kept if (each.day, each.game, each.level) == which)

    async def deals_of(self, day: str) -> tuple[DayDeal, ...]:
        rows = await self._read("SELECT data FROM day_deals WHERE day = ?", day)
        return tuple(decode(data, DayDeal) for (data,) in rows)

    async def keep_rival(self, deal: DayDeal, result: int) -> None:
        await self._commits.write(
            lambda cursor: cursor.execute(
                "UPDATE day_deals SET rival = ? WHERE day = ? AND game = ? AND level = ?",
                (result, deal.day, deal.game, deal.level),
            )
        )

    async def rivals_of(self, day: str) -> dict[tuple[str, str], int]:
        query = "SELECT game, level, rival FROM day_deals WHERE day = ? AND rival IS NOT NULL"
        return {(game, level): rival for game, level, rival in await self._read(query, day)}

    async def tries_of(self, person: str, since: str, until: str) -> tuple[Try, ...]:
        return tuple(Try(*row) for row in await self._read(TRIES, person, since, until))

    async def days_of(self, person: str) -> tuple[str, ...]:
        return tuple(day for (day,) in await self._read(DAYS_OF, person))

    async def results_of(self, day: str, game: str, level: str) -> dict[int | None, int]:
        return dict(await self._read(RESULTS, day, game, level))

    async def forget_days(self, before: str, most: int) -> int:
        return await self._drop(FORGET, before, most)


def begin_try(cursor: apsw.Cursor, row: "TableRow") -> None:
    """That of a day's table which is new; it meets a constraint if there is one that counts."""
    if row.day is not None:
        mark = row.day
        values = (mark.day, row.game, mark.level, row.host, row.id, mark.counts)
        cursor.execute(BEGIN, values)


def end_try(cursor: apsw.Cursor, row: "TableRow") -> None:
    """That of a day's table which is given up, or over as soon as it is known how; too late is given up."""
    if row.day is None:
        return
    if row.status == "abandoned":
        cursor.execute(END, (row.changed, None, row.id))
    elif row.status == "over" and row.ending is not None:
        at, result = row.ending.at, row.ending.of_day
        cursor.execute(END, (at, result if at <= row.day.until else None, row.id))
