"""Subscriptions and notices in SQL."""

from collections.abc import Collection, Sequence
from typing import Any

from fortable.protocol.notices import Quiet
from fortable.server.store.statements import SqlRoom, Statements, marks

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

SUBSCRIBE = f"INSERT INTO subscriptions VALUES ({marks(len(COLUMNS))})"  # noqa: S608

FORGET_FIRST = """DELETE FROM subscriptions WHERE person = $1 AND device NOT IN (
    SELECT device FROM subscriptions WHERE person = $1 ORDER BY since DESC LIMIT $2)"""

ADD = """INSERT INTO notices (device, service, kind, subject, due, until)
    SELECT device, service, $1, $2, $3, $4 FROM subscriptions WHERE person = $5
    ON CONFLICT (device, kind, subject)
    DO UPDATE SET due = excluded.due, until = excluded.until, tries = 0"""

DROP_LAST = """DELETE FROM notices WHERE number IN (
    SELECT number FROM (
        SELECT number, row_number() OVER (PARTITION BY device ORDER BY due) AS nth FROM notices
        WHERE device IN (SELECT device FROM subscriptions WHERE person = $1)) AS counted
    WHERE nth > $2)"""

DUE = f"""SELECT number, kind, subject, until, tries, {OF_SUBSCRIPTION}
    FROM notices JOIN subscriptions USING (device)
    WHERE due <= $1"""  # noqa: S608


class NoticesInSql(SqlRoom):
    """What a store remembers of notices."""

    async def push_key(self) -> bytes | None:
        ((key,),) = await self._read("SELECT push_key FROM house")
        return key if key is None else bytes(key)

    async def keep_push_key(self, new: bytes) -> bytes:
        await self._change("UPDATE house SET push_key = $1 WHERE push_key IS NULL", new)
        return await self.push_key() or new

    async def subscribe(self, subscription: Subscription) -> None:
        wanted, quiet = subscription, subscription.quiet
        values = (
            *(wanted.device, wanted.person, wanted.endpoint, wanted.service, wanted.public_key),
            *(wanted.secret, wanted.language, wanted.zone),
            *((None, None) if quiet is None else (quiet.since, quiet.until)),
            wanted.since,
        )

        def work() -> Statements[None]:
            before = "DELETE FROM subscriptions WHERE device = $1 OR endpoint = $2"
            yield before, (wanted.device, wanted.endpoint)
            yield SUBSCRIBE, values
            yield FORGET_FIRST, (wanted.person, MOST_DEVICES)

        await self._write(work)

    async def subscription(self, device: bytes) -> Subscription | None:
        query = f"SELECT {OF_SUBSCRIPTION} FROM subscriptions WHERE device = $1"  # noqa: S608
        rows = await self._read(query, device)
        return _subscription(rows[0]) if rows else None

    async def unsubscribe(self, device: bytes) -> None:
        await self._change("DELETE FROM subscriptions WHERE device = $1", device)

    async def are_subscribed(self, people: Collection[str]) -> bool:
        if not people:
            return False
        query = f"SELECT 1 FROM subscriptions WHERE person IN ({marks(len(people))}) LIMIT 1"  # noqa: S608
        return bool(await self._read(query, *people))

    async def add_notice(
        self, kind: NoticeKind, subject: str, people: Sequence[str], due: float, until: float
    ) -> None:
        def work() -> Statements[None]:
            for person in people:
                yield ADD, (kind, subject, due, until, person)
                yield DROP_LAST, (person, MOST_NOTICES)

        await self._write(work)

    async def due_notices(
        self, now: float, most: int, but_for: Collection[str]
    ) -> tuple[Notice, ...]:
        query = DUE
        if but_for:
            query += f" AND notices.service NOT IN ({marks(len(but_for), first=2)})"
        query += f" ORDER BY due LIMIT ${len(but_for) + 2}"
        return tuple(map(_notice, await self._read(query, now, *but_for, most)))

    async def postpone_notice(self, number: int, due: float, tries: int) -> None:
        query = "UPDATE notices SET due = $1, tries = $2 WHERE number = $3"
        await self._change(query, due, tries, number)

    async def postpone_service(self, service: str, due: float) -> None:
        query = "UPDATE notices SET due = $1 WHERE service = $2 AND due < $1"
        await self._change(query, due, service)

    async def drop_notice(self, number: int) -> None:
        await self._change("DELETE FROM notices WHERE number = $1", number)

    async def drop_late_notices(self, now: float) -> None:
        await self._change("DELETE FROM notices WHERE until < $1", now)


def _notice(row: Sequence[Any]) -> Notice:
    number, kind, subject, until, tries, *to = row
    return Notice(number, kind, subject, until, tries, _subscription(to))


def _subscription(row: Sequence[Any]) -> Subscription:
    found = dict(zip(COLUMNS, row, strict=True))
    since, until = found.pop("quiet_from"), found.pop("quiet_until")
    return Subscription(**found, quiet=None if since is None else Quiet(since, until))
