"""The store in a PostgreSQL database: every commit is durable before anybody hears of it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import ClassVar, TypeVar

from fortable.server.places import go_to
from fortable.server.store.conflicts import Unavailable
from fortable.server.store.contract import NO_LIMITS, Step, TableLimits, TableRow
from fortable.server.store.nodes import Claim
from fortable.server.store.statements import Dialect, Work
from fortable.server.store.tables import written
from fortable.server.store.trouble import Trouble
from fortable.server.store.whole import WholeInSql

from .commits import Commits
from .dialect import PostgresDialect, run
from .failures import FAILURES, LOST, unavailable
from .held import HeldTable, step_with_row
from .lines import Lines
from .owners import OwnersInPostgres
from .writing import Writing

T = TypeVar("T")


class PostgresStore(OwnersInPostgres, WholeInSql):
    """One database, one connection that writes, and a few that read; made when they are needed."""

    dialect: ClassVar[Dialect] = PostgresDialect()

    def __init__(
        self,
        address: str,
        watch: Callable[[int], object] = lambda _: None,
        *,
        is_alone: bool = True,
    ) -> None:
        """Alone, or shared with others who share it: whoever has it alone has no others beside."""
        super().__init__(address)
        self._writing = Writing(address, is_alone=is_alone)
        self._commits = Commits(self._writing, watch)
        self._reading = Lines(address)
        self._trouble_reading = Trouble("reading")
        self._is_ready = False
        self._is_open = True

    async def open(self) -> None:
        """Have the database alone, and bring it to the present schema; `Unavailable` if it cannot be."""
        await self._writing.connection()
        self._is_ready = True

    def append(
        self, step: Step, row: TableRow | None = None, limits: TableLimits = NO_LIMITS
    ) -> Awaitable[None]:
        if row is None:
            return self._commits.append(written(step))
        return self._commits.write(lambda: step_with_row(step, row, limits, self.dialect))

    def held(self, claim: Claim) -> HeldTable:
        return HeldTable(claim, self._commits, self._look)

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            await self._commits.close()
            with suppress(*FAILURES):
                await self._reading.close()
                await self._writing.close()
                await super().close()

    def _write(self, work: Work[T]) -> Awaitable[T]:
        return self._commits.write(work)

    async def _look(self, look: Work[T]) -> T:
        go_to("store")
        try:
            if not self._is_ready:
                await self.open()
            try:
                found = await self._found(look)
            except LOST:  # a line that was idle may be broken since long ago
                self._reading.drop()
                found = await self._found(look)
        except (*FAILURES, Unavailable) as error:
            raise self._trouble_reading.is_on(unavailable(error), error) from error
        self._trouble_reading.is_over()
        return found

    async def _found(self, look: Work[T]) -> T:
        async with self._reading.one() as line:
            return await run(line, look())
