"""Cups in SQL: what somebody made of a round is written with its table, and makes the cup due."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from fortable.kernel.codec import decode, encode
from fortable.server.store.conflicts import CupFull, Stale, TooManyCups
from fortable.server.store.contract import NO_LIMITS, Step, TableLimits, TableRow
from fortable.server.store.statements import SqlRoom, Statements
from fortable.server.store.tables.changes import add_begun
from fortable.server.store.tables.limits import check_limits

from .contract import Cup, CupTry, Member
from .tries import WAKE

ADD = """INSERT INTO cups (id, host, status, due, changed, revision, data)
    VALUES ($1, $2, $3, $4, $5, $6, $7)"""
CHANGE = """UPDATE cups SET status = $1, due = $2, changed = $3, revision = $4, data = $5
    WHERE id = $6 AND revision = $7 RETURNING 1"""
CLOSE = "UPDATE cup_tries SET ended = $1 WHERE cup = $2 AND ended IS NULL"
NOT_OVER = "SELECT count(*) FROM cups WHERE host = $1 AND status <> 'over'"

JOIN = """INSERT INTO cup_members SELECT $1, coalesce(max(number) + 1, 0), $2, $3, FALSE
    FROM cup_members WHERE cup = $1"""
COME_BACK = """UPDATE cup_members SET has_left = FALSE, name = $1
    WHERE cup = $2 AND person = $3 RETURNING 1"""
COUNT = "SELECT count(*) FROM cup_members WHERE cup = $1"
LEAVE = "UPDATE cup_members SET has_left = TRUE WHERE cup = $1 AND person = $2"
FORGET_UNPLAYED = """DELETE FROM cup_members WHERE cup = $1 AND person = $2
    AND 'open' = (SELECT status FROM cups WHERE id = $1)"""

MEMBERS = (
    """SELECT number, person, name, has_left FROM cup_members WHERE cup = $1 ORDER BY number"""
)
TRIES = """SELECT round, tables, seat, member, ended, place, result FROM cup_tries
    WHERE cup = $1 ORDER BY round, tables, seat"""
OF_PERSON = """SELECT data, cups.revision FROM cup_members AS own JOIN cups ON cups.id = own.cup
    WHERE person = $1 AND NOT has_left ORDER BY cups.number DESC LIMIT $2"""
FORGET = """DELETE FROM cups WHERE number IN (
    SELECT number FROM cups WHERE status = 'over' AND changed < $1 LIMIT $2) RETURNING 1"""


class CupsInSql(SqlRoom):
    """What a store remembers of cups."""

    async def add_cup(self, cup: Cup, name: str, most: int) -> None:
        def work() -> Statements[None]:
            yield from self.dialect.hold(f"cups of {cup.host}")
            ((count,),) = yield NOT_OVER, (cup.host,)
            if count >= most:
                raise TooManyCups(cup.host)
            yield ADD, (cup.id, cup.host, *_columns(cup))
            yield JOIN, (cup.id, cup.host, name)

        await self._write(work)

    async def cup(self, id: str) -> Cup | None:  # noqa: A002
        rows = await self._read("SELECT data, revision FROM cups WHERE id = $1", id)
        return _cup(*rows[0]) if rows else None

    async def change_cup(
        self,
        cup: Cup,
        tables: Sequence[tuple[TableRow, Step]] = (),
        limits: TableLimits = NO_LIMITS,
        *,
        closes: bool = False,
    ) -> None:
        def work() -> Statements[None]:
            if not (yield CHANGE, (*_columns(cup), cup.id, cup.revision - 1)):
                raise Stale(f"{cup.id} is not at revision {cup.revision - 1}")
            if closes:
                yield CLOSE, (cup.changed, cup.id)
            for row, opening in tables:
                yield from check_limits(row, limits, self.dialect)
                yield from add_begun(row, opening)

        await self._write(work)

    async def due_cups(self, before: float) -> tuple[str, ...]:
        rows = await self._read("SELECT id FROM cups WHERE due <= $1 ORDER BY due", before)
        return tuple(id_ for (id_,) in rows)

    async def join_cup(self, cup: str, person: str, name: str, most: int) -> None:
        def work() -> Statements[None]:
            yield from self.dialect.hold(f"members of {cup}")
            if (yield COME_BACK, (name, cup, person)):
                return
            ((count,),) = yield COUNT, (cup,)
            if count >= most:
                raise CupFull(cup)
            yield JOIN, (cup, person, name)

        await self._write(work)

    async def leave_cup(self, cup: str, person: str) -> None:
        def work() -> Statements[None]:
            for query in (FORGET_UNPLAYED, LEAVE):
                yield query, (cup, person)
            yield WAKE, (cup,)

        await self._write(work)

    async def members_of(self, cup: str) -> tuple[Member, ...]:
        rows = await self._read(MEMBERS, cup)
        return tuple(
            Member(number, person, name, bool(left)) for number, person, name, left in rows
        )

    async def keep_cup_seed(self, cup: str, round: int, seed: bytes) -> bytes:  # noqa: A002
        query = "INSERT INTO cup_deals VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._change(query, cup, round, seed)
        return (await self.cup_seeds(cup))[round]

    async def cup_seeds(self, cup: str) -> dict[int, bytes]:
        return dict(await self._read("SELECT round, seed FROM cup_deals WHERE cup = $1", cup))

    async def cup_tries(self, cup: str) -> tuple[CupTry, ...]:
        return tuple(CupTry(*row) for row in await self._read(TRIES, cup))

    async def cups_of(self, person: str, most: int) -> tuple[Cup, ...]:
        rows = await self._read(OF_PERSON, person, most)
        return tuple(_cup(*row) for row in rows)

    async def forget_cups(self, before: float, most: int) -> int:
        return len(await self._change(FORGET, before, most))


def _cup(data: bytes, revision: int) -> Cup:
    """Whatever wakes it counts its revision on, and leaves the rest as it was."""
    return replace(decode(data, Cup), revision=revision)


def _columns(cup: Cup) -> tuple[Any, ...]:
    due = None if cup.status == "over" else cup.until
    return cup.status, due, cup.changed, cup.revision, encode(cup)
