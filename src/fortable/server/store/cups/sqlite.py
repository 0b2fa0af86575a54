"""Cups in SQLite: what somebody made of a round is written with its table, and makes the cup due."""

from collections.abc import Iterator, Sequence
from typing import Any

import apsw

from fortable.kernel.codec import decode, encode
from fortable.server.store.commits import Commits
from fortable.server.store.contract import CupFull, Stale, Step, TableRow, TooManyCups

from .contract import Cup, CupTry, Member

ADD = (
    "INSERT INTO cups (id, host, status, due, changed, revision, data) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
CHANGE = """UPDATE cups SET status = ?, due = ?, changed = ?, revision = ?, data = ?
    WHERE id = ? AND revision = ?"""
CLOSE = "UPDATE cup_tries SET ended = ? WHERE cup = ? AND ended IS NULL"
NOT_OVER = "SELECT count(*) FROM cups WHERE host = ? AND status <> 'over'"

JOIN = """INSERT INTO cup_members SELECT ?1, coalesce(max(number) + 1, 0), ?2, ?3, 0
    FROM cup_members WHERE cup = ?1"""
COME_BACK = "UPDATE cup_members SET has_left = 0, name = ? WHERE cup = ? AND person = ?"
LEAVE = """UPDATE cup_members SET has_left = 1 WHERE cup = ?1 AND person = ?2"""
FORGET_UNPLAYED = """DELETE FROM cup_members WHERE cup = ?1 AND person = ?2
    AND 'open' = (SELECT status FROM cups WHERE id = ?1)"""

MEMBERS = """SELECT number, person, name, has_left FROM cup_members WHERE cup = ? ORDER BY number"""
TRIES = """SELECT round, tables, seat, member, ended, place, result FROM cup_tries
    WHERE cup = ? ORDER BY round, tables, seat"""
OF_PERSON = """SELECT data FROM cup_members AS own JOIN cups ON cups.id = own.cup
    WHERE person = ? AND NOT has_left ORDER BY cups.number DESC LIMIT ?"""
FORGET = """DELETE FROM cups WHERE number IN (
    SELECT number FROM cups WHERE status = 'over' AND changed < ? LIMIT ?)"""

BEGIN = """INSERT INTO cup_tries (cup, round, tables, seat, member)
    VALUES (?1, ?2, ?3, ?4, (SELECT number FROM cup_members WHERE cup = ?1 AND person = ?5))"""
END = """UPDATE cup_tries SET ended = ?, place = ?, result = ?
    WHERE tables = ? AND seat = ? AND ended IS NULL"""
WAKE = "UPDATE cups SET due = 0 WHERE id = ? AND status = 'running'"


class CupsInSqlite:
    """What a store remembers of cups."""

    _commits: Commits

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _drop(self, query: str, *values: Any) -> int:
        raise NotImplementedError

    @staticmethod
    def _lay(cursor: apsw.Cursor, row: TableRow, opening: Step) -> None:
        raise NotImplementedError

    async def add_cup(self, cup: Cup, name: str, most: int) -> None:
        def work(cursor: apsw.Cursor) -> None:
            if cursor.execute(NOT_OVER, (cup.host,)).get >= most:
                raise TooManyCups(cup.host)
            cursor.execute(ADD, (cup.id, cup.host, *_columns(cup)))
            cursor.execute(JOIN, (cup.id, cup.host, name))

        await self._commits.write(work)

    async def cup(self, id: str) -> Cup | None:  # noqa: A002
        rows = await self._read("SELECT data FROM cups WHERE id = ?", id)
        return decode(rows[0][0], Cup) if rows else None

    async def change_cup(
        self, cup: Cup, tables: Sequence[tuple[TableRow, Step]] = (), *, closes: bool = False
    ) -> None:
        def work(cursor: apsw.Cursor) -> None:
            cursor.execute(CHANGE, (*_columns(cup), cup.id, cup.revision - 1))
            if not cursor.connection.changes():
                raise Stale(f"{cup.id} is not at revision {cup.revision - 1}")
            if closes:
                cursor.execute(CLOSE, (cup.changed, cup.id))
            for row, opening in tables:
                self._lay(cursor, row, opening)

        await self._commits.write(work)

    async def due_cups(self, before: float) -> tuple[str, ...]:
        rows = await self._read("SELECT id FROM cups WHERE due <= ? ORDER BY due", before)
        return tuple(id_ for (id_,) in rows)

    async def join_cup(self, cup: str, person: str, name: str, most: int) -> None:
        def work(cursor: apsw.Cursor) -> None:
            cursor.execute(COME_BACK, (name, cup, person))
            if cursor.connection.changes():
                return
            if cursor.execute("SELECT count(*) FROM cup_members WHERE cup = ?", (cup,)).get >= most:
                raise CupFull(cup)
            cursor.execute(JOIN, (cup, person, name))

        await self._commits.write(work)

    async def leave_cup(self, cup: str, person: str) -> None:
        def work(cursor: apsw.Cursor) -> None:
            for query in (FORGET_UNPLAYED, LEAVE):
                cursor.execute(query, (cup, person))
            cursor.execute(WAKE, (cup,))

        await self._commits.write(work)

    async def members_of(self, cup: str) -> tuple[Member, ...]:
        rows = await self._read(MEMBERS, cup)
        return tuple(
            Member(number, person, name, bool(left)) for number, person, name, left in rows
        )

    async def keep_cup_seed(self, cup: str, round: int, seed: bytes) -> bytes:  # noqa: A002
        await self._commits.write(
            lambda cursor: cursor.execute(
                "INSERT OR IGNORE INTO cup_deals VALUES (?, ?, ?)", (cup, round, seed)
            )
        )
        return (await self.cup_seeds(cup))[round]

    async def cup_seeds(self, cup: str) -> dict[int, bytes]:
        return dict(await self._read("SELECT round, seed FROM cup_deals WHERE cup = ?", cup))

    async def cup_tries(self, cup: str) -> tuple[CupTry, ...]:
        return tuple(CupTry(*row) for row in await self._read(TRIES, cup))

    async def cups_of(self, person: str, most: int) -> tuple[Cup, ...]:
        rows = await self._read(OF_PERSON, person, most)
        return tuple(decode(data, Cup) for (data,) in rows)

    async def forget_cups(self, before: float, most: int) -> int:
        return await self._drop(FORGET, before, most)


def _columns(cup: Cup) -> tuple[Any, ...]:
    due = None if cup.status == "over" else cup.until
    return cup.status, due, cup.changed, cup.revision, encode(cup)


def begin_cup_tries(cursor: apsw.Cursor, row: TableRow) -> None:
    """Those of a cup's table which is new; it meets a constraint if one of them is in that round already."""
    if row.cup is not None:
        mark = row.cup
        chairs = row.chairs[:1] if mark.is_alone else row.chairs
        for seat, chair in enumerate(chairs):
            cursor.execute(BEGIN, (mark.cup, mark.round, row.id, seat, chair.person))


def end_cup_tries(cursor: apsw.Cursor, row: TableRow) -> None:
    """Those of a cup's table which is given up, or over as soon as it is known how."""
    if row.cup is None or not (row.status == "abandoned" or row.ending is not None):
        return
    for seat, place, result in _fared(row):
        cursor.execute(END, (row.changed, place, result, row.id, seat))
    cursor.execute(WAKE, (row.cup.cup,))


def _fared(row: TableRow) -> Iterator[tuple[int, int | None, int | None]]:
    """By seat: the place at the table, and what came of it; nothing for whoever gave up."""
    ending = row.ending
    for seat, chair in enumerate(row.chairs):
        if ending is None or row.status == "abandoned" or chair.has_left:
            yield seat, None, None
        elif row.cup is not None and row.cup.is_alone:
            yield seat, 1, ending.of_day
        else:
            own = ending.scores[seat]
            others = [score for other, score in enumerate(ending.scores) if other != seat]
            yield seat, ending.places[seat], own - max(others, default=0)
