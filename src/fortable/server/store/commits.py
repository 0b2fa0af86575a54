"""Group commit: many writers in one transaction, one transaction at a time.

Whatever came while one was on its way to the disk goes into the next; they all learn their fate when it is
durable. Small works are done by the loop itself, which has the interpreter anyway: the thread that waits for
the disk would have to ask for it again after every statement. It does the commits, and whatever is large or
did not go smoothly.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import NamedTuple

import apsw

from .contract import Taken

Work = Callable[[apsw.Cursor], object]
Fates = Sequence[Exception | None]

PATIENCE_MS = 5000
"""So long the thread waits where another program writes; the loop does not wait."""


class Job(NamedTuple):
    """Some work on the database, and who waits for it."""

    work: Work
    done: "asyncio.Future[None]"
    is_small: bool


class Commits:
    """Writes, grouped. `group_sizes` may be watched by whoever keeps the metrics."""

    def __init__(self, connection: apsw.Connection, watch: Callable[[int], object]) -> None:
        self._connection = connection
        self._watch = watch
        self._coming: list[Job] = []
        self._groups: SimpleQueue[tuple[list[Job], bool] | None] = SimpleQueue()
        self._is_busy = False
        self._is_open = True
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="fortable-commits", daemon=True)
        self._thread.start()

    def write(self, work: Work, is_small: bool = False) -> "asyncio.Future[None]":
        """Do `work` in the next transaction: when it is durable, or `Taken` if it met a constraint.

        The loop may do what is small; it may be begun twice, and then the first time is undone.
        """
        if not self._is_open:
            raise RuntimeError("the store is closed")
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        done = self._loop.create_future()
        if not self._coming and not self._is_busy:
            self._loop.call_soon(self._next)
        self._coming.append(Job(work, done, is_small))
        return done

    async def close(self) -> None:
        """After everything that was asked for before."""
        if self._is_open:
            self._is_open = False
            self._next()
            await asyncio.to_thread(self._thread.join)

    # In the loop

    def _next(self) -> None:
        """All that has come goes together, when nothing is on its way; after the last, the thread ends."""
        if self._is_busy:
            return
        if self._coming:
            jobs, self._coming = self._coming, []
            self._is_busy = True
            self._groups.put((jobs, self._is_written(jobs)))
        elif not self._is_open:
            self._groups.put(None)

    def _is_written(self, jobs: Sequence[Job]) -> bool:
        """Whether the loop could do all of it, up to the commit."""
        if not all(job.is_small for job in jobs):
            return False
        self._connection.set_busy_timeout(0)
        try:
            self._do(jobs)
        except apsw.Error:
            self._undo()
            return False
        finally:
            self._connection.set_busy_timeout(PATIENCE_MS)
        return True

    def _settle(self, jobs: Sequence[Job], fates: Fates) -> None:
        """First the disk gets something to do again, then all hear their fate."""
        self._is_busy = False
        self._next()
        for job, fate in zip(jobs, fates, strict=True):
            if job.done.done():
                continue
            if fate is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(fate)

    # In the thread

    def _run(self) -> None:
        while (group := self._groups.get()) is not None:
            jobs, is_written = group
            fates = self._fates(jobs, is_written)
            self._watch(len(jobs))
            assert self._loop is not None
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._settle, jobs, fates)

    def _fates(self, jobs: Sequence[Job], is_written: bool) -> Fates:
        """All in one transaction; if one of them fails, again, each by itself within it."""
        try:
            try:
                if not is_written:
                    self._do(jobs)
                self._connection.execute("COMMIT")
            except apsw.ConstraintError:
                self._undo()
                return self._one_by_one(jobs)
        except (
            Exception
        ) as error:  # the disk, the file: nobody's work is done, and all must hear it
            self._undo()
            return [error] * len(jobs)
        return [None] * len(jobs)

    def _do(self, jobs: Sequence[Job]) -> None:
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        for job in jobs:
            job.work(cursor)

    def _one_by_one(self, jobs: Sequence[Job]) -> Fates:
        fates: list[Exception | None] = []
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        for job in jobs:
            try:
                with self._connection:
                    job.work(cursor)
            except apsw.ConstraintError as error:
                fates.append(Taken(str(error)))
            else:
                fates.append(None)
        cursor.execute("COMMIT")
        return fates

    def _undo(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
