"""Subscriptions and notices in SQLite."""

from collections.abc import Collection, Sequence
from typing import Any

import apsw

from fortable.protocol.notices import Quiet
from fortable.server.store.commits import Commits

from .contract import MOST_DEVICES, MOST_NOTICES, Notice, NoticeKind, Subscription

COLUMNS = (
    "device",
    "person",
    "endpoint",
    "service",
    "public_key",
    "secret",
    "language",
    "zone",
    "quiet_from",
    "quiet_until",
    "since",
)
OF_SUBSCRIPTION = ", ".join(f"subscriptions.{column}" for column in COLUMNS)

SUBSCRIBE = f"INSERT INTO subscriptions VALUES ({', '.join('?' * len(COLUMNS))})"  # noqa: S608

FORGET_FIRST = """DELETE FROM subscriptions WHERE person = ?1 AND device NOT IN (
    SELECT device FROM subscriptions WHERE person = ?1 ORDER BY since DESC LIMIT ?2)"""

ADD = """INSERT INTO notices (device, service, kind, subject, due, until)
    SELECT device, service, ?, ?, ?, ? FROM subscriptions WHERE person = ?
    ON CONFLICT (device, kind, subject)
    DO UPDATE SET due = excluded.due, until = excluded.until, tries = 0"""

DROP_LAST = """DELETE FROM notices WHERE number IN (
    SELECT number FROM (
        SELECT number, row_number() OVER (PARTITION BY device ORDER BY due) AS nth FROM notices
        WHERE device IN (SELECT device FROM subscriptions WHERE person = ?))
    WHERE nth > ?)"""

DUE = f"""SELECT number, kind, subject, until, tries, {OF_SUBSCRIPTION}
    FROM notices JOIN subscriptions USING (device)
    WHERE due <= ? AND notices.service NOT IN ({{}}) ORDER BY due LIMIT ?"""  # noqa: S608


class NoticesInSqlite:
    """What a store remembers of notices."""

    _commits: Commits

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _drop(self, query: str, *values: Any) -> int:
        raise NotImplementedError

    async def push_key(self) -> bytes | None:
        ((key,),) = await self._read("SELECT push_key FROM house")
        return key if key is None else bytes(key)

    async def keep_push_key(self, new: bytes) -> bytes:
        await self._drop("UPDATE house SET push_key = ? WHERE push_key IS NULL", new)
        return await self.push_key() or new

    async def subscribe(self, subscription: Subscription) -> None:
        wanted, quiet = subscription, subscription.quiet
        values = (
            *(wanted.device, wanted.person, wanted.endpoint, wanted.service, wanted.public_key),
            *(wanted.secret, wanted.language, wanted.zone),
            *((None, None) if quiet is None else (quiet.since, quiet.until)),
            wanted.since,
        )

        def work(cursor: apsw.Cursor) -> None:
            before = "DELETE FROM subscriptions WHERE device = ? OR endpoint = ?"
            cursor.execute(before, (wanted.device, wanted.endpoint))
            cursor.execute(SUBSCRIBE, values)
            cursor.execute(FORGET_FIRST, (wanted.person, MOST_DEVICES))

        await self._commits.write(work)

    async def subscription(self, device: bytes) -> Subscription | None:
        query = f"SELECT {OF_SUBSCRIPTION} FROM subscriptions WHERE device = ?"  # noqa: S608
        rows = await self._read(query, device)
        return _subscription(rows[0]) if rows else None

    async def unsubscribe(self, device: bytes) -> None:
        await self._drop("DELETE FROM subscriptions WHERE device = ?", device)

    async def are_subscribed(self, people: Collection[str]) -> bool:
        marks = ", ".join("?" * len(people))
        query = f"SELECT 1 FROM subscriptions WHERE person IN ({marks}) LIMIT 1"  # noqa: S608
        return bool(await self._read(query, *people))

    async def add_notice(
        self, kind: NoticeKind, subject: str, people: Sequence[str], due: float, until: float
    ) -> None:
        def work(cursor: apsw.Cursor) -> None:
            for person in people:
                cursor.execute(ADD, (kind, subject, due, until, person))
                cursor.execute(DROP_LAST, (person, MOST_NOTICES))

        await self._commits.write(work)

    async def due_notices(
        self, now: float, most: int, but_for: Collection[str]
    ) -> tuple[Notice, ...]:
        query = DUE.format(", ".join("?" * len(but_for)))
        rows = await self._read(query, now, *but_for, most)
        return tuple(map(_notice, rows))

    async def postpone_notice(self, number: int, due: float, tries: int) -> None:
        await self._drop(
            "UPDATE notices SET due = ?, tries = ? WHERE number = ?", due, tries, number
        )

    async def postpone_service(self, service: str, due: float) -> None:
        await self._drop(
            "UPDATE notices SET due = ?1 WHERE service = ?2 AND due < ?1", due, service
        )

    async def drop_notice(self, number: int) -> None:
        await self._drop("DELETE FROM notices WHERE number = ?", number)

    async def drop_late_notices(self, now: float) -> None:
        await self._drop("DELETE FROM notices WHERE until < ?", now)


def _notice(row: Sequence[Any]) -> Notice:
    number, kind, subject, until, tries, *to = row
    return Notice(number, kind, subject, until, tries, _subscription(to))


def _subscription(row: Sequence[Any]) -> Subscription:
    found = dict(zip(COLUMNS, row, strict=True))
    since, until = found.pop("quiet_from"), found.pop("quiet_until")
    return Subscription(**found, quiet=None if since is None else Quiet(since, until))
