"""Lists of tables and people, and bans, in SQL."""

from fortable.kernel.codec import decode
from fortable.protocol.messages import Status
from fortable.server.store.contract import TableRow
from fortable.server.store.statements import SqlRoom

from .contract import Ban, PersonKnown

TABLES = "SELECT data FROM tables WHERE {} ORDER BY number DESC LIMIT ${}"
OLDER = "number < (SELECT number FROM tables WHERE id = ${})"

KNOWN = """SELECT people.id, people.name, people.since, max(devices.seen) FROM people
    LEFT JOIN devices ON devices.person = people.id"""
BY_PERSON = "GROUP BY people.id, people.name, people.since"
PEOPLE = f"""{KNOWN} WHERE {{}} {BY_PERSON}
    ORDER BY people.since DESC, people.id DESC LIMIT ${{}}"""
EARLIER = "(people.since, people.id) < (SELECT since, id FROM people WHERE id = ${})"
PERSON = f"{KNOWN} WHERE people.id = $1 {BY_PERSON}"

ADD_BAN = """INSERT INTO bans (person, household, since, until, note)
    VALUES ($1, $2, $3, $4, $5)"""
BAN = "person, household, since, until, note, number"
BANS = f"SELECT {BAN} FROM bans WHERE {{}} ORDER BY number DESC LIMIT ${{}}"  # noqa: S608
BANS_OF = f"SELECT {BAN} FROM bans WHERE person = $1 ORDER BY number DESC"  # noqa: S608
LIFT = f"DELETE FROM bans WHERE number = $1 RETURNING {BAN}"  # noqa: S608
FORGET = """DELETE FROM bans WHERE number IN (
    SELECT number FROM bans WHERE until < $1 LIMIT $2) RETURNING 1"""


class OperatorsInSql(SqlRoom):
    """What a store tells whoever looks after it."""

    async def all_tables(
        self, status: Status | None, after: str | None, most: int
    ) -> tuple[TableRow, ...]:
        query, values = _narrowed(TABLES, ("status = ${}", status), (OLDER, after))
        return tuple(decode(data, TableRow) for (data,) in await self._read(query, *values, most))

    async def all_people(self, name: str, after: str | None, most: int) -> tuple[PersonKnown, ...]:
        has = self.dialect.has("lower(people.name)", "lower(${})")
        query, values = _narrowed(PEOPLE, (has, name or None), (EARLIER, after))
        return tuple(PersonKnown(*row) for row in await self._read(query, *values, most))

    async def person(self, id: str) -> PersonKnown | None:  # noqa: A002
        return next((PersonKnown(*row) for row in await self._read(PERSON, id)), None)

    async def add_ban(self, ban: Ban) -> None:
        await self._change(ADD_BAN, ban.person, ban.household, ban.since, ban.until, ban.note)

    async def bans(self, now: float, after: int | None, most: int) -> tuple[Ban, ...]:
        query, values = _narrowed(BANS, ("until > ${}", now), ("number < ${}", after))
        return tuple(Ban(*row) for row in await self._read(query, *values, most))

    async def bans_of(self, person: str) -> tuple[Ban, ...]:
        return tuple(Ban(*row) for row in await self._read(BANS_OF, person))

    async def lift_ban(self, number: int) -> Ban | None:
        return next((Ban(*row) for row in await self._change(LIFT, number)), None)

    async def forget_bans(self, before: float, most: int) -> int:
        return len(await self._change(FORGET, before, most))


def _narrowed(
    query: str, *conditions: tuple[str, str | float | None]
) -> tuple[str, list[str | float]]:
    """A query with those of the conditions for which something is said, before its last value."""
    said = [(condition, value) for condition, value in conditions if value is not None]
    where = [condition.format(number) for number, (condition, _) in enumerate(said, 1)]
    last = len(said) + 1
    return query.format(" AND ".join(where) or "TRUE", last), [value for _, value in said]
