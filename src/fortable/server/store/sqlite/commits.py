"""Group commit: one thread, one writing connection, many writers in one transaction.

Whatever waits when a transaction begins goes into it; they all learn their fate when it is durable.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from queue import SimpleQueue
from typing import Any, TypeVar

import apsw
import msgspec

from fortable.server.places import go_to
from fortable.server.store.conflicts import Conflict, Taken, Unavailable
from fortable.server.store.trouble import Trouble

from .appends import append_all
from .failures import unavailable
from .place import Place

T = TypeVar("T")

Work = Callable[[apsw.Cursor], T]

LARGEST_GROUP = 1000

Fate = Any
"""What came of somebody's work, or the exception that they hear instead."""


class Job(msgspec.Struct, frozen=True):
    """Some work on the database, or a step as it is written and nothing else, and who waits for it."""

    work: Work[Any] | None
    step: bytes
    done: "asyncio.Future[Any]"


class Commits:
    """Writes, grouped. `watch` hears how large each group is, `committed` that it is done, in its thread."""

    def __init__(
        self,
        connection: apsw.Connection,
        place: Place,
        watch: Callable[[int], object],
        *committed: Callable[[], None],
    ) -> None:
        self._connection = connection
        self._cursor = connection.cursor()
        self._place = place
        self._watch = watch
        self._committed = committed
        self._trouble = Trouble("writing")
        self._coming: list[Job] = []
        self._groups: SimpleQueue[list[Job]] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="fortable-commits", daemon=True)
        self._is_open = True
        self._thread.start()

    def write(self, work: Work[T]) -> Awaitable[T]:
        """Do `work` in the next transaction: what came of it, once that is durable.

        `Taken` if it met a constraint, and whatever `Conflict` it raises itself; others go on without it.
        """
        return self._take(work, b"")

    def append(self, step: bytes) -> Awaitable[None]:
        """A step that led to something, and nothing else; `Taken` if it met a constraint."""
        return self._take(None, step)

    def _take(self, work: Work[Any] | None, step: bytes) -> "asyncio.Future[Any]":
        if not self._is_open:
            raise RuntimeError("the store is closed")
        go_to("store")
        if not self._coming:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        done = self._loop.create_future()
        self._coming.append(Job(work, step, done))
        return done

    def _hand_over(self) -> None:
        """All that came in one moment go together: one wake-up of the thread, not one for each."""
        group, self._coming = self._coming, []
        self._groups.put(group)

    def close(self) -> None:
        """Nothing more is taken; what was asked for before is done when `join` returns."""
        self._is_open = False
        if self._coming:
            self._hand_over()
        self._groups.put([])

    def join(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            group = self._groups.get()
            is_open = bool(group)
            while is_open and len(group) < LARGEST_GROUP and not self._groups.empty():
                more = self._groups.get()
                is_open = bool(more)
                group += more
            if group:
                self._commit(group)
                for tell in self._committed:
                    tell()

    def _commit(self, jobs: Sequence[Job]) -> None:
        """All in one transaction; if one of them fails, again, each by itself within it."""
        try:
            try:
                fates = self._together(jobs)
            except (apsw.ConstraintError, Conflict):
                fates = self._one_by_one(jobs)
            self._trouble.is_over()
        except (apsw.Error, Unavailable) as error:  # nobody's work is done, and all must hear it
            failure = unavailable(error, self._connection.system_errno)
            refusal = self._trouble.is_on(failure, error).refusal
            fates = [Unavailable(refusal) for _ in jobs]
        except Exception as error:  # a mistake of ours: not even then does anybody wait for ever
            fates = [error] * len(jobs)
        self._watch(len(jobs))
        _tell(jobs, fates)

    def _together(self, jobs: Sequence[Job]) -> list[Fate]:
        """Steps alone by one statement, which is a transaction of its own."""
        steps = [job.step for job in jobs if job.work is None]
        if len(steps) == len(jobs):
            self._place.check()
            append_all(self._cursor, steps)
            return [None] * len(jobs)
        with self._transaction() as cursor:
            fates: list[Fate] = [_done(job, cursor) for job in jobs]
            self._place.check()
        return fates

    def _one_by_one(self, jobs: Sequence[Job]) -> list[Fate]:
        fates: list[Fate] = []
        with self._transaction() as cursor:
            for job in jobs:
                try:
                    with self._connection:
                        fates.append(_done(job, cursor))
                except apsw.ConstraintError as error:
                    fates.append(Taken(str(error)))
                except Conflict as conflict:
                    fates.append(conflict)
            self._place.check()
        return fates

    def _transaction(self) -> "Transaction":
        return Transaction(self._connection, self._cursor)


class Transaction:
    """BEGIN IMMEDIATE … COMMIT, or ROLLBACK."""

    def __init__(self, connection: apsw.Connection, cursor: apsw.Cursor) -> None:
        self._connection = connection
        self._cursor = cursor

    def __enter__(self) -> apsw.Cursor:
        self._cursor.execute("BEGIN IMMEDIATE")
        return self._cursor

    def __exit__(self, kind: object, *_: object) -> None:
        try:
            if kind is None:
                self._cursor.execute("COMMIT")
        finally:  # a commit that failed may have left it open, and an error may have ended it
            if self._connection.in_transaction:
                self._cursor.execute("ROLLBACK")


def _done(job: Job, cursor: apsw.Cursor) -> Fate:
    """What came of it."""
    return append_all(cursor, (job.step,)) if job.work is None else job.work(cursor)


def _tell(jobs: Sequence[Job], fates: Sequence[Fate]) -> None:
    """One wake-up for each loop, not for each job."""
    for loop in {job.done.get_loop() for job in jobs}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, loop, jobs, fates)


def _settle(loop: asyncio.AbstractEventLoop, jobs: Sequence[Job], fates: Sequence[Fate]) -> None:
    """Those of one loop, in it."""
    for job, fate in zip(jobs, fates, strict=True):
        done = job.done
        if done.done() or done.get_loop() is not loop:
            continue
        if isinstance(fate, Exception):
            done.set_exception(fate)
        else:
            done.set_result(fate)
