"""How the owner of a table writes where others might: nothing of it is done once the table is another's."""

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, TypeVar

from fortable.server.store.contract import NO_LIMITS, Step, StoredTable, TableLimits, TableRow
from fortable.server.store.nodes import Claim, Fenced
from fortable.server.store.results.sql import ResultsInSql
from fortable.server.store.statements import Dialect, Statements, Work
from fortable.server.store.tables import TablesInSql, check_limits, forget_refusals, written
from fortable.server.store.tables.changes import APPEND, change_table

from .commits import Commits
from .dialect import PostgresDialect

T = TypeVar("T")

IS_HELD = """SELECT 1 FROM owners
    WHERE tables = (SELECT number FROM tables WHERE id = $1) AND epoch = $2"""
HOLD = f"{IS_HELD} FOR SHARE"
"""Until the transaction is over: whoever wants to take the table over waits for that."""


class HeldTable(TablesInSql, ResultsInSql):
    """One table, in one epoch."""

    dialect: ClassVar[Dialect] = PostgresDialect()

    def __init__(
        self, claim: Claim, commits: Commits, look: Callable[[Work[Any]], Awaitable[Any]]
    ) -> None:
        self._claim = claim
        self._commits = commits
        self._asked = look

    def append(
        self, step: Step, row: TableRow | None = None, limits: TableLimits = NO_LIMITS
    ) -> Awaitable[None]:
        if row is None:
            return self._commits.append((*written(step), self._claim.epoch))
        return self._write(lambda: step_with_row(step, row, limits, self.dialect))

    async def table(self, id: str) -> StoredTable | None:  # noqa: A002
        """`Fenced` if it was another's before all of it was read."""
        found = await super().table(id)
        if not await self._read(IS_HELD, self._claim.table, self._claim.epoch):
            raise Fenced(id)
        return found

    def _write(self, work: Work[T]) -> Awaitable[T]:
        def held() -> Statements[T]:
            if not (yield HOLD, (self._claim.table, self._claim.epoch)):
                raise Fenced(self._claim.table)
            return (yield from work())

        return self._commits.write(held)

    async def _look(self, look: Work[T]) -> T:
        found: T = await self._asked(look)
        return found


def step_with_row(step: Step, row: TableRow, limits: TableLimits, say: Dialect) -> Statements[None]:
    """A step, and the table as it is after it."""
    yield APPEND, written(step)
    if not step.events:
        yield from forget_refusals(step, say)
    yield from check_limits(row, limits, say)
    yield from change_table(row)
