"""What nobody needs any more, in SQL: found and dropped a little at a time."""

from fortable.server.store.contract import REFUSALS_KEPT, Step
from fortable.server.store.farewells.sql import take_away
from fortable.server.store.statements import Dialect, SqlRoom, Statements

IDLE = """SELECT id FROM tables WHERE status = 'playing' AND dated < $1 AND coalesce((
        SELECT {at} FROM steps
        WHERE steps.tables = tables.number AND steps.version IS NOT NULL
        ORDER BY steps.version DESC LIMIT 1), 0) < $1
    ORDER BY dated LIMIT $2"""

FORGET_TABLES = """DELETE FROM tables WHERE number IN (
    SELECT number FROM tables
    WHERE status IN ('open', 'over', 'abandoned') AND dated < $1 LIMIT $2) RETURNING 1"""

FORGET_DEVICES = """DELETE FROM devices WHERE token_hash IN (
    SELECT token_hash FROM devices {by} WHERE seen < $1 LIMIT $2) RETURNING 1"""

FORGET_REFUSAL = """DELETE FROM steps WHERE number = (
    SELECT number FROM steps {by}
    WHERE tables = (SELECT number FROM tables WHERE id = $1) AND {whose} = $2 AND version IS NULL
    ORDER BY number DESC LIMIT 1 OFFSET $3)"""

HAS_ANYTHING = """SELECT 1 FROM devices WHERE person = $1
    UNION ALL SELECT 1 FROM passkeys WHERE person = $1
    UNION ALL SELECT 1 FROM recovery_codes WHERE person = $1
    UNION ALL SELECT 1 FROM farewells WHERE person = $1
    UNION ALL SELECT 1 FROM chairs WHERE person = $1
    UNION ALL SELECT 1 FROM tables WHERE host = $1 LIMIT 1"""


class ForgettingInSql(SqlRoom):
    """How a store forgets."""

    async def believed_time(self) -> float | None:
        ((believed,),) = await self._read("SELECT believed FROM house")
        return None if believed is None else float(believed)

    async def believe(self, at: float) -> None:
        query = "UPDATE house SET believed = $1 WHERE believed IS NULL OR believed < $1"
        await self._change(query, at)

    async def idle(self, before: float, most: int) -> tuple[str, ...]:
        query = IDLE.format(at=self.dialect.at("steps.data"))
        return tuple(id_ for (id_,) in await self._read(query, before, most))

    async def forget_tables(self, before: float, most: int) -> int:
        return len(await self._change(FORGET_TABLES, before, most))

    async def forget_devices(self, before: float, most: int) -> int:
        query = FORGET_DEVICES.format(by=self.dialect.by("devices_by_time"))
        return len(await self._change(query, before, most))

    async def forget_people(self, most: int) -> int | None:
        def work() -> Statements[int | None]:
            people = yield "SELECT person FROM lonely LIMIT $1", (most,)
            gone = 0
            for (person,) in people:
                gone += yield from _drop_person(person, self.dialect)
                yield "DELETE FROM lonely WHERE person = $1", (person,)
            return gone if people else None

        return await self._write(work)


def forget_refusals(step: Step, say: Dialect) -> Statements[None]:
    """The one that is now too many of this person at this table."""
    query = FORGET_REFUSAL.format(by=say.by("refusals"), whose=say.whose("intent"))
    yield query, (step.table, f"{step.intent.partition(':')[0]}:", REFUSALS_KEPT)


def _drop_person(person: str, say: Dialect) -> Statements[int]:
    """1 if it was done: whoever has anything left is looked at again when that goes."""
    if (yield HAS_ANYTHING, (person,)):
        return 0
    yield from take_away(person, say)
    return len((yield "DELETE FROM people WHERE id = $1 RETURNING 1", (person,)))
