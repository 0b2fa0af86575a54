"""Group commit: one writing connection, many writers in one transaction.

Whatever waits when a transaction begins goes into it; they all learn their fate when it is durable. If the
line breaks before that is known, it is found out over the next one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg
import msgspec

from fortable.server.places import go_to
from fortable.server.store.conflicts import Conflict, Taken, Unavailable
from fortable.server.store.statements import Work
from fortable.server.store.trouble import Trouble

from .appends import Values, append_all, are_there
from .dialect import Connection, run
from .failures import AGAIN, FAILURES, IN_DOUBT, LOST, unavailable
from .writing import Writing

T = TypeVar("T")

LARGEST_GROUP = 1000
TRIES = 5

Fate = Any
"""What came of somebody's work, or the exception that they hear instead."""

REFUSED = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, Conflict, UnicodeError)
"""Whoever wrote it hears it, and nobody else."""


class Job(msgspec.Struct, frozen=True):
    """Some work, or a step and nothing else, and who waits for it."""

    work: Work[Any] | None
    step: Values
    done: "asyncio.Future[Any]"


class Commits:
    """Writes, grouped. `watch` is told how large the groups are."""

    def __init__(self, writing: Writing, watch: Callable[[int], object]) -> None:
        self._writing = writing
        self._watch = watch
        self._trouble = Trouble("writing")
        self._coming: list[Job] = []
        self._going: asyncio.Task[None] | None = None
        self._is_open = True

    def write(self, work: Work[T]) -> Awaitable[T]:
        """Do `work` in the next transaction: what came of it, once that is durable.

        `Taken` if it met a constraint, and whatever `Conflict` it raises itself; others go on without it.
        """
        return self._take(work, ())

    def append(self, step: Values) -> Awaitable[None]:
        """A step and nothing else; `Taken` if it met a constraint."""
        return self._take(None, step)

    def _take(self, work: Work[Any] | None, step: Values) -> "asyncio.Future[Any]":
        if not self._is_open:
            raise RuntimeError("the store is closed")
        go_to("store")
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._coming.append(Job(work, step, done))
        if self._going is None:
            self._going = loop.create_task(self._run())
        return done

    async def close(self) -> None:
        """Nothing more is taken; what was asked for before is done."""
        self._is_open = False
        if self._going is not None:
            await self._going

    async def _run(self) -> None:
        try:
            while self._coming:
                jobs = self._coming[:LARGEST_GROUP]
                del self._coming[:LARGEST_GROUP]
                _tell(jobs, await self._fates(jobs))
                self._watch(len(jobs))
        finally:
            self._going = None

    async def _fates(self, jobs: Sequence[Job]) -> list[Fate]:
        try:
            fates = await self._committed(jobs)
            self._trouble.is_over()
        except (*FAILURES, Unavailable) as error:  # nobody's work is done, and all must hear it
            refusal = self._trouble.is_on(unavailable(error), error).refusal
            return [Unavailable(refusal) for _ in jobs]
        except Exception as error:  # a mistake of ours: not even then does anybody wait for ever
            return [error] * len(jobs)
        return fates

    async def _committed(self, jobs: Sequence[Job]) -> list[Fate]:
        for _ in range(TRIES - 1):
            try:
                return await self._in_a_group(jobs)
            except AGAIN:
                continue
        return await self._in_a_group(jobs)

    async def _in_a_group(self, jobs: Sequence[Job]) -> list[Fate]:
        """Steps alone by one statement; if there is more, or one of them is no text, in a transaction."""
        if all(job.work is None for job in jobs):
            try:
                return await self._appended(jobs)
            except REFUSED:
                return await self._one_by_one(jobs)
        try:
            return await self._together(jobs)
        except REFUSED:
            return await self._one_by_one(jobs)

    async def _appended(self, jobs: Sequence[Job]) -> list[Fate]:
        steps, connection = [job.step for job in jobs], await self._writing.connection()
        try:
            return await append_all(connection, steps)
        except LOST as error:
            return await self._appended_again(steps, error)

    async def _appended_again(self, steps: Sequence[Values], error: BaseException) -> list[Fate]:
        """Those that are there to the letter are done; whoever is still at it is waited for by the rest."""
        connection = await self._writing.connection_again(error)
        try:
            are_done = await are_there(connection, steps)
            rest = [step for step, is_done in zip(steps, are_done, strict=True) if not is_done]
            if not rest:
                return [None] * len(steps)
            fates = iter(await append_all(connection, rest))
            told = [None if is_done else next(fates) for is_done in are_done]
            are_done = await are_there(connection, steps)
        except LOST as lost:
            raise Unavailable(IN_DOUBT) from lost
        return [None if is_done else fate for is_done, fate in zip(are_done, told, strict=True)]

    async def _together(self, jobs: Sequence[Job]) -> list[Fate]:
        async def work(connection: Connection) -> list[Fate]:
            steps = [job.step for job in jobs if job.work is None]
            written = iter(await append_all(connection, steps) if steps else ())
            return [
                next(written) if job.work is None else await run(connection, job.work())
                for job in jobs
            ]

        return await self._writing.transaction(work)

    async def _one_by_one(self, jobs: Sequence[Job]) -> list[Fate]:
        async def work(connection: Connection) -> list[Fate]:
            return [await _by_itself(connection, job) for job in jobs]

        return await self._writing.transaction(work)


async def _by_itself(connection: Connection, job: Job) -> Fate:
    await connection.execute("SAVEPOINT work")
    try:
        if job.work is None:
            (fate,) = await append_all(connection, [job.step])
        else:
            fate = await run(connection, job.work())
    except REFUSED as error:
        await connection.execute("ROLLBACK TO SAVEPOINT work")
        is_taken = isinstance(error, asyncpg.IntegrityConstraintViolationError)
        return Taken(str(error)) if is_taken else error
    await connection.execute("RELEASE SAVEPOINT work")
    return fate


def _tell(jobs: Sequence[Job], fates: Sequence[Fate]) -> None:
    for job, fate in zip(jobs, fates, strict=True):
        if job.done.done():
            continue
        if isinstance(fate, Exception):
            job.done.set_exception(fate)
        else:
            job.done.set_result(fate)
