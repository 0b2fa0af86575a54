"""What nobody needs any more is forgotten: now and then, a little at a time, and on no clock's word alone.

What was deleted is lost for good, and the clock of a machine may be wrong by years when it starts. So the
time by which things are old runs ahead of what was known before only while the server really runs.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from .days.day_clock import DayClock
from .settings import ServerSettings
from .store import Store, Unavailable
from .tables.registry import TableRegistry

DAY_S = 24 * 3600.0
FIRST_AFTER_S = 600.0
EVERY_S = 3600.0
TRY_AGAIN_S = 60.0

TABLES_AT_ONCE = 1
"""With all its steps a table takes some milliseconds, and everybody who moves waits for it."""
PEOPLE_AT_ONCE = 100
"""Or devices, or keys."""
CUPS_AT_ONCE = 1
DAYS_AT_ONCE = 10
"""With all that was tried on them."""
MOST_LAPSED = 1000
PAUSE_S = 0.1

CATCH_UP = 10.0
"""So many times as fast as the server runs, the believed time comes after a clock that is ahead of it."""
SUSPICIOUS_S = 30 * DAY_S
"""A server may have been off for a while."""

T = TypeVar("T")

log = structlog.get_logger()


class BelievedTime:
    """Never ahead of the wall clock, nor far ahead of what was known before the server began to run."""

    def __init__(
        self,
        known: float,
        wall: Callable[[], float] = time.time,
        running: Callable[[], float] = time.monotonic,
    ) -> None:
        self._known = known
        self._wall = wall
        self._running = running
        self._since = running()

    def now(self) -> float:
        ran_s = self._running() - self._since
        return min(self._wall(), self._known + CATCH_UP * ran_s)


class Housekeeping:
    """Of one server, while it runs."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        settings: ServerSettings,
        day_clock: DayClock,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._tables = tables
        self._settings = settings
        self._day_clock = day_clock
        self._wall = wall

    async def run(self) -> None:
        """Until it is cancelled; a store that fails is asked again."""
        if self._settings.forget == "never":
            return
        now = await self._insisting(self.believed_time)
        await asyncio.sleep(FIRST_AFTER_S)
        while True:
            await self._insisting(lambda: self.tidy(now()))
            await asyncio.sleep(EVERY_S)

    async def believed_time(self) -> Callable[[], float]:
        """The clock by which things are old."""
        now, known = self._wall(), await self._store.believed_time()
        if known is None or self._settings.forget == "at-once":
            await self._store.believe(now)
            known = now
        if now - known > SUSPICIOUS_S:
            days = round((now - known) / DAY_S, 1)
            log.warning("clock_is_ahead", days=days, of="what is remembered")
        return (
            self._wall
            if self._settings.forget == "at-once"
            else BelievedTime(known, self._wall).now
        )

    async def tidy(self, now: float) -> None:
        """Everything that is old by this time."""
        settings = self._settings
        await self._store.believe(now)
        gone = {
            "given_up": await self._give_up(_days_before(now, settings.give_up_days)),
            "tables": await self._in_portions(
                self._store.forget_tables, _days_before(now, settings.keep_days), TABLES_AT_ONCE
            ),
            "devices": await self._in_portions(
                self._store.forget_devices,
                _days_before(now, settings.session_days or settings.keep_days),
                PEOPLE_AT_ONCE,
            ),
            "seekers": await self._in_portions(
                self._store.forget_seekers, now - DAY_S, PEOPLE_AT_ONCE
            ),
            "bans": await self._in_portions(self._store.forget_bans, now, PEOPLE_AT_ONCE),
            "cups": await self._in_portions(
                self._store.forget_cups, _days_before(now, settings.keep_days), CUPS_AT_ONCE
            ),
            "keys": await self._in_portions(
                self._store.forget_keys, _days_before(now, settings.keep_days), PEOPLE_AT_ONCE
            ),
            "days": await self._forget_days(_days_before(now, settings.keep_days)),
            "people": await self._forget_people(),
        }
        if any(gone.values()):
            log.info("forgotten", **gone)

    async def _give_up(self, before: float | None) -> int:
        """Matches that nobody goes on with."""
        if before is None:
            return 0
        idle = await self._store.idle(before, MOST_LAPSED)
        return sum([await _paused(self._tables.give_up(table)) for table in idle])

    async def _in_portions(
        self, forget: Callable[[float, int], Awaitable[int]], before: float | None, most: int
    ) -> int:
        gone = 0
        while before is not None and (portion := await _paused(forget(before, most))):
            gone += portion
        return gone

    async def _forget_days(self, before: float | None) -> int:
        if before is None:
            return 0
        return await _paused(
            self._store.forget_days(self._day_clock.oldest_kept(before), DAYS_AT_ONCE)
        )

    async def _forget_people(self) -> int:
        gone = 0
        while (portion := await _paused(self._store.forget_people(PEOPLE_AT_ONCE))) is not None:
            gone += portion
        return gone

    async def _insisting(self, do: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await do()
            except Unavailable:  # which the store has written into the log
                await asyncio.sleep(TRY_AGAIN_S)


async def _paused(work: Awaitable[T]) -> T:
    """With a pause in which others come to their turn."""
    done = await work
    await asyncio.sleep(PAUSE_S)
    return done


def _days_before(now: float, days: int) -> float | None:
    """None if nothing is ever old."""
    return now - days * DAY_S if days else None
