"""Days in SQL: a try is written with its table, and outlives it."""

from typing import TYPE_CHECKING

from fortable.kernel.codec import decode, encode
from fortable.server.store.statements import SqlRoom, Statements

from .contract import Day, DayDeal, Try

if TYPE_CHECKING:
    from fortable.server.store.contract import TableRow

BEGIN = """INSERT INTO tries (day, game, level, person, tables, counts)
    VALUES ($1, $2, $3, $4, $5, $6)"""

END = """UPDATE tries SET ended = $1, result = $2 WHERE tables = $3 AND ended IS NULL"""

TRIES = """SELECT day, game, level, tables, ended, result FROM tries
    WHERE person = $1 AND counts AND day BETWEEN $2 AND $3 ORDER BY day, number"""

DAYS_OF = """SELECT DISTINCT day FROM tries WHERE person = $1 AND counts AND result IS NOT NULL
    ORDER BY day DESC"""

RESULTS = """SELECT result, count(*) FROM tries
    WHERE day = $1 AND game = $2 AND level = $3 AND counts AND ended IS NOT NULL GROUP BY result"""

FORGET = """DELETE FROM days WHERE day IN (SELECT day FROM days WHERE day < $1 LIMIT $2)
    RETURNING 1"""


class DaysInSql(SqlRoom):
    """What a store remembers of days."""

    async def begin_day(self, day: Day) -> Day:
        query = "INSERT INTO days VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._change(query, day.day, day.secret, day.drawn)
        begun = await self.day(day.day)
        assert begun is not None, "it was written just now"
        return begun

    async def day(self, day: str) -> Day | None:
        rows = await self._read("SELECT * FROM days WHERE day = $1", day)
        return Day(*rows[0]) if rows else None

    async def past_days(self, before: str, most: int) -> tuple[Day, ...]:
        query = "SELECT * FROM days WHERE day < $1 ORDER BY day DESC LIMIT $2"
        return tuple(Day(*row) for row in await self._read(query, before, most))

    async def keep_deal(self, deal: DayDeal) -> DayDeal:
        which = deal.day, deal.game, deal.level
        query = "INSERT INTO day_deals VALUES ($1, $2, $3, $4, NULL) ON CONFLICT DO NOTHING"
        await self._change(query, *which, encode(deal))
        kept = await self.deals_of(deal.day)
        return next(each for each in kept if (each.day, each.game, each.level) == which)

    async def deals_of(self, day: str) -> tuple[DayDeal, ...]:
        query = "SELECT data FROM day_deals WHERE day = $1 ORDER BY game, level"
        return tuple(decode(data, DayDeal) for (data,) in await self._read(query, day))

    async def keep_rival(self, deal: DayDeal, result: int) -> None:
        query = "UPDATE day_deals SET rival = $1 WHERE day = $2 AND game = $3 AND level = $4"
        await self._change(query, result, deal.day, deal.game, deal.level)

    async def rivals_of(self, day: str) -> dict[tuple[str, str], int]:
        query = "SELECT game, level, rival FROM day_deals WHERE day = $1 AND rival IS NOT NULL"
        return {(game, level): rival for game, level, rival in await self._read(query, day)}

    async def tries_of(self, person: str, since: str, until: str) -> tuple[Try, ...]:
        return tuple(Try(*row) for row in await self._read(TRIES, person, since, until))

    async def days_of(self, person: str) -> tuple[str, ...]:
        return tuple(day for (day,) in await self._read(DAYS_OF, person))

    async def results_of(self, day: str, game: str, level: str) -> dict[int | None, int]:
        return dict(await self._read(RESULTS, day, game, level))

    async def forget_days(self, before: str, most: int) -> int:
        return len(await self._change(FORGET, before, most))


def begin_try(row: "TableRow") -> Statements[None]:
    """That of a day's table which is new; it meets a constraint if there is one that counts."""
    if row.day is not None:
        mark = row.day
        yield BEGIN, (mark.day, row.game, mark.level, row.host, row.id, mark.counts)


def end_try(row: "TableRow") -> Statements[None]:
    """That of a day's table which is given up, or over as soon as it is known how; too late is given up."""
    if row.day is None:
        return
    if row.status == "abandoned":
        yield END, (row.changed, None, row.id)
    elif row.status == "over" and row.ending is not None:
        at, result = row.ending.at, row.ending.of_day
        yield END, (at, result if at <= row.day.until else None, row.id)
