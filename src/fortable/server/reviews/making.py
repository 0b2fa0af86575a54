"""Reviews of finished matches: made one after the other in processes of their own, and kept in the store.

Whoever asks hears how far it is, and may go away; households take turns. What failed is tried again a few
times, with a day between, and then never again.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial

import structlog

from fortable.catalog import catalog
from fortable.kernel.codec import decode
from fortable.kernel.words import Illegal
from fortable.protocol.reviews import ReviewComing
from fortable.review import EDITION
from fortable.server.places import of_nobody
from fortable.server.settings import ServerSettings
from fortable.server.store import KeptReview, Store, TableRow, Unavailable
from fortable.server.tables.match.practice import check_finished
from fortable.server.work import Turns, WorkerFailed, WorkerProcess
from fortable.server.work.tasks import stop

from .requests import Progress, ReviewRequest, read_reply, write_request

PROGRAM = "fortable.server.reviews.worker"
MIB = 2**20

MOST_BYTES = 2 * MIB
"""So long may a review be before it is packed: some thousand decisions."""
LONGEST_LINE = 8
"""So many matches of one household may wait to be looked back at."""
MOST_WAITING = 200
"""So many of all households."""
WAITS_S = 4 * 3600.0
"""Longer than any line takes: whoever is in it comes to their turn, or the server ends."""
BUSY = 15
"""So many times as long as it works may it take by the clock: it stands behind whatever else there is."""
TRY_AGAIN_S = 24 * 3600.0
MOST_TRIES = 3
"""What failed so often is left alone: the machine was not just busy."""

log = structlog.get_logger()


class _Job:
    """A match that is being looked back at, or waits."""

    def __init__(self, table: str, edition: str, household: str) -> None:
        self.table, self.edition, self.household = table, edition, household
        self.progress = Progress(0, 0)

    def hear(self, told: bytes) -> None:
        self.progress = decode(told, Progress)


class Reviews:
    """Of one server."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        watch: Callable[[float], object],
        now: Callable[[], float],
    ) -> None:
        """`watch` hears how long each took."""
        self._store, self._settings, self._now = store, settings, now
        count, work_s = settings.review_workers, settings.review_patience_s
        limits = str(work_s), str(settings.review_memory_mb * MIB)
        self._processes = [
            WorkerProcess(PROGRAM, *limits, patience_s=BUSY * work_s, watch=watch, is_last=True)
            for _ in range(count)
        ]
        self._idle = asyncio.LifoQueue[WorkerProcess]()
        for process in self._processes:
            self._idle.put_nowait(process)
        self._turns = Turns(count, longest_line=LONGEST_LINE, patience_s=WAITS_S)
        self._jobs: dict[str, _Job] = {}
        self._tasks = set[asyncio.Task[None]]()

    async def of(self, row: TableRow, household: str) -> bytes | ReviewComing:
        """The review of a table's match, packed, or how far it is; `Illegal` if there is none."""
        check_finished(row)
        edition = f"{row.game} {catalog()[row.game].version}/{EDITION}"
        kept = await self._store.review(row.id)
        if kept is not None and kept.edition == edition:
            if kept.refused is None:
                return kept.data
            if row.id not in self._jobs and not self._is_tried_again(kept):
                rule, reason, facts = kept.refused
                raise Illegal(rule, reason, **facts)
        job = self._jobs.get(row.id) or self._begin(_Job(row.id, edition, household))
        return ReviewComing(job.progress.done, job.progress.of)

    def _is_tried_again(self, kept: KeptReview) -> bool:
        return 0 < kept.tries < MOST_TRIES and self._now() > kept.made + TRY_AGAIN_S

    def _begin(self, job: _Job) -> _Job:
        """`Illegal` if too many wait."""
        if not self._processes:
            raise Illegal("TB-21", "no-reviews")
        waiting = Counter(each.household for each in self._jobs.values())
        if waiting[job.household] >= LONGEST_LINE:
            raise Illegal("TB-21", "too-many-reviews", allowed=LONGEST_LINE)
        if waiting.total() >= MOST_WAITING:
            raise Illegal("TB-21", "busy", allowed=MOST_WAITING)
        self._jobs[job.table] = job
        task = asyncio.create_task(self._make(job), context=of_nobody())
        self._tasks.add(task)
        task.add_done_callback(partial(self._is_done, job))
        return job

    def _is_done(self, job: _Job, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._jobs.pop(job.table, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("review_broken", table=job.table, exc_info=error)

    async def _make(self, job: _Job) -> None:
        """Whoever asks again is told what came of it; if it could not be written down, it begins anew."""
        try:
            async with self._turns.turn(job.household):
                await self._make_now(job)
        except (Illegal, Unavailable) as error:
            log.info("review_put_off", table=job.table, why=repr(error))

    async def _make_now(self, job: _Job) -> None:
        kept, stored = await self._store.review(job.table), None
        is_made = kept is not None and kept.edition == job.edition and kept.refused is None
        if not is_made:  # by another process of the house, meanwhile
            stored = await self._store.written_table(job.table)
        if stored is not None:
            tries = kept.tries if kept is not None and kept.edition == job.edition else 0
            await self._store.keep_review(job.table, await self._made(job, stored, tries))

    async def _made(self, job: _Job, stored: bytes, tries: int) -> KeptReview:
        request = ReviewRequest(most_moments=self._settings.most_moments, most_bytes=MOST_BYTES)
        process = await self._idle.get()
        try:
            reply = await process.ask_hearing(write_request(request, stored), job.hear)
        except WorkerFailed as error:
            log.warning("review_failed", table=job.table, why=str(error))
            return self._kept(job, refused=self._too_much(), tries=tries + 1)
        finally:
            self._idle.put_nowait(process)
        found = read_reply(reply)
        if isinstance(found, bytes):
            return self._kept(job, data=found)
        rule, reason, facts = found
        return self._kept(job, refused=Illegal(rule, reason, **facts))

    def _kept(
        self, job: _Job, *, data: bytes = b"", refused: Illegal | None = None, tries: int = 0
    ) -> KeptReview:
        why = None if refused is None else (refused.rule, refused.reason, refused.facts)
        return KeptReview(
            edition=job.edition, made=self._now(), tries=tries, refused=why, data=data
        )

    def _too_much(self) -> Illegal:
        settings = self._settings
        seconds, memory = round(settings.review_patience_s), settings.review_memory_mb
        return Illegal("TB-21", "too-much-work", seconds=seconds, memory=memory)

    async def close(self) -> None:
        """What was begun is made anew when somebody asks again."""
        await stop(self._tasks)
        for process in self._processes:
            await process.close()
