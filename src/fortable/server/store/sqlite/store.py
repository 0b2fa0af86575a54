"""The store in one SQLite file: WAL, every commit on disk before anybody hears of it."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import apsw

from fortable.kernel.codec import encode
from fortable.server.places import go_to
from fortable.server.store.contract import NO_LIMITS, Step, TableLimits, TableRow
from fortable.server.store.statements import Dialect, Work
from fortable.server.store.tables import check_limits, forget_refusals, written
from fortable.server.store.tables.changes import APPEND, change_table
from fortable.server.store.trouble import Trouble
from fortable.server.store.whole import WholeInSql

from .checkpoints import Checkpoints
from .commits import Commits
from .database import connect, open_database
from .dialect import SqliteDialect, run
from .failures import unavailable
from .headroom import Headroom
from .lock import Lock
from .patience import Patience
from .place import Place

T = TypeVar("T")


class SqliteStore(WholeInSql):
    """One file, one writing connection in its own thread, and one that reads, in another."""

    dialect: ClassVar[Dialect] = SqliteDialect()

    def __init__(
        self,
        file: Path,
        watch: Callable[[int], object] = lambda _: None,
        lock: Lock | None = None,
    ) -> None:
        """Open or make the file, and bring it to the present schema; the lock is let go of at the end."""
        writing = open_database(file)
        self._lock = lock
        self._place = Place(file)
        self._writing, self._reading, copying = writing, connect(file), connect(file)
        self._patience = Patience(writing, self._reading, copying)
        self._checkpoints = Checkpoints(writing, copying)
        self._headroom = Headroom(writing, file)
        committed = self._headroom.committed, self._checkpoints.committed
        self._commits = Commits(writing, self._place, watch, *committed)
        self._readers = ThreadPoolExecutor(1, "fortable-reads")
        self._trouble = Trouble("reading")
        self._is_open = True

    def append(
        self, step: Step, row: TableRow | None = None, limits: TableLimits = NO_LIMITS
    ) -> Awaitable[None]:
        if step.events and row is None:
            return self._commits.append(encode(step))
        return self._commits.write(partial(self._append_with, written(step), step, row, limits))

    def _append_with(
        self,
        values: tuple[Any, ...],
        step: Step,
        row: TableRow | None,
        limits: TableLimits,
        cursor: apsw.Cursor,
    ) -> None:
        """A refusal, for which older ones are forgotten, or a step with which the row changes."""
        cursor.execute(APPEND, values)
        if not step.events:
            run(cursor, forget_refusals(step, self.dialect))
        if row is not None:
            run(cursor, check_limits(row, limits, self.dialect))
            run(cursor, change_table(row))

    async def check(self) -> None:
        await self._aside(self._place.check_room)
        await super().check()

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            self._patience.is_ending()
            self._commits.close()
            await self._aside(self._close)
            self._readers.shutdown()

    def _close(self) -> None:
        self._commits.join()
        self._checkpoints.close()
        self._headroom.close()
        self._reading.close()
        self._writing.close()
        if self._lock is not None:
            self._lock.release()

    def _write(self, work: Work[T]) -> Awaitable[T]:
        return self._commits.write(lambda cursor: run(cursor, work()))

    async def _look(self, look: Work[T]) -> T:
        return await self._aside(self._found, look)

    def _found(self, look: Work[T]) -> T:
        return run(self._reading.cursor(), look())

    async def _aside(self, read: Callable[..., T], *values: Any) -> T:
        """In the thread that reads, and does nothing else: it waits for nobody who thinks."""
        go_to("store")
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._readers, read, *values)
        except apsw.Error as error:
            raise self._trouble.is_on(unavailable(error), error) from error
        self._trouble.is_over()
        return found
