"""Loud when a store begins to fail, and when that is over."""

import structlog

from .conflicts import Unavailable

log = structlog.get_logger()


class Trouble:
    """On one of the ways to what is remembered: loud when it begins and when it is over, quiet in between."""

    def __init__(self, way: str) -> None:
        self._way = way
        self._reason: str | None = None

    def is_on(self, failure: Unavailable, error: BaseException) -> Unavailable:
        """What everybody is told who is concerned."""
        if failure.refusal.reason != self._reason:
            self._reason = failure.refusal.reason
            log.critical("store_fails", way=self._way, why=self._reason, detail=str(error))
        return failure

    def is_over(self) -> None:
        if self._reason is not None:
            self._reason = None
            log.warning("store_works_again", way=self._way)
