"""Backups on a schedule, by the server itself: verified, and old ones dropped once there is a new one."""

import asyncio
import calendar
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import structlog

from fortable.server.metrics import Metrics
from fortable.server.settings import ServerSettings
from fortable.server.store import Unavailable
from fortable.server.store.sqlite.copies import back_up

NAME, STAMP = "fortable-{}.sqlite", "%Y%m%d-%H%M%S"
OURS = re.compile(r"fortable-(\d{8}-\d{6})\.sqlite")
"""Nothing else in the folder is ever touched."""
HOUR_S = 3600.0
TRY_AGAIN_S = 600.0
FIRST_AFTER_S = 60.0
"""A server that is started again and again is not kept busy by it."""

log = structlog.get_logger()


class Backups:
    """Of one server, while it runs; none without a folder."""

    def __init__(
        self,
        settings: ServerSettings,
        metrics: Metrics,
        wall: Callable[[], float] = time.time,
        first_after_s: float = FIRST_AFTER_S,
    ) -> None:
        self._database = Path(settings.database).expanduser()
        self._folder = settings.backup_folder and Path(settings.backup_folder).expanduser()
        self._every_s = settings.backup_every_h * HOUR_S
        self._keep = settings.backup_keep
        self._metrics = metrics
        self._wall = wall
        self._first_after_s = first_after_s

    async def run(self) -> None:
        """Until it is cancelled; one that failed is tried again before long."""
        if not self._folder:
            return
        await asyncio.sleep(max(self._first_after_s, self._due_in_s(self._folder)))
        while True:
            is_made = await self.make()
            await asyncio.sleep(self._every_s if is_made else min(self._every_s, TRY_AGAIN_S))

    async def make(self) -> bool:
        """Whether there is one more, whole and on disk."""
        assert self._folder, "there is somewhere to put it"
        stamp = time.strftime(STAMP, time.gmtime(self._wall()))
        target = self._folder / NAME.format(stamp)
        try:
            await asyncio.to_thread(self._made, target)
        except (OSError, Unavailable) as error:
            why = error.refusal.reason if isinstance(error, Unavailable) else str(error)
            log.critical("backup_failed", folder=str(self._folder), why=why)
            self._metrics.backups.labels("failed").inc()
            return False
        log.info("backup_made", file=str(target))
        self._metrics.backups.labels("made").inc()
        self._metrics.backup_time.set(self._wall())
        return True

    def _made(self, target: Path) -> None:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        back_up(self._database, target)
        for old in self._too_many(target):
            with suppress(OSError):
                old.unlink()

    def _too_many(self, newest: Path) -> list[Path]:
        """The oldest by their names; never the one that was just made, whatever the clock says."""
        others = [each for each in kept(newest.parent) if each != newest]
        return others[: max(0, len(others) - (self._keep - 1))]

    def _due_in_s(self, folder: Path) -> float:
        """By the newest that is there; one from the future says nothing."""
        now = self._wall()
        known = [at for at in map(_made_at, kept(folder)) if at <= now]
        return max(known, default=0.0) + self._every_s - now


def kept(folder: Path) -> list[Path]:
    """Those of ours in a folder, the oldest first."""
    try:
        return sorted(each for each in folder.iterdir() if OURS.fullmatch(each.name))
    except OSError:
        return []


def _made_at(file: Path) -> float:
    found = OURS.fullmatch(file.name)
    assert found is not None, "ours alone are asked"
    try:
        return float(calendar.timegm(time.strptime(found[1], STAMP)))
    except ValueError:  # there is no 99th of any month
        return 0.0
