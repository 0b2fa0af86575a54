"""Whether the table can remember anything: tried by a commit, at most one a second, however many ask."""

import asyncio
import time
from collections.abc import Callable

from fortable.kernel.words import Illegal

from .conflicts import Unavailable
from .contract import Store

EVERY_S = 1.0
PATIENCE_S = 2.0


class Readiness:
    """Of one store."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._trial: asyncio.Future[None] | None = None
        self._began_s = 0.0

    async def check(self) -> None:
        """`Unavailable` if nothing can be written down, or not soon."""
        trial = self._shared()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.shield(trial)
        except TimeoutError:
            raise Unavailable(Illegal("TB-12", "no-answer")) from None

    def _shared(self) -> "asyncio.Future[None]":
        """The trial that goes on, or was a moment ago; else a new one."""
        now, last = self._now(), self._trial
        if last is not None and not (last.done() and now - self._began_s >= EVERY_S):
            return last
        self._trial, self._began_s = asyncio.ensure_future(self._store.check()), now
        self._trial.add_done_callback(_hear)
        return self._trial


def _hear(trial: "asyncio.Future[None]") -> None:
    """Perhaps nobody waited for it any more."""
    if not trial.cancelled():
        trial.exception()
