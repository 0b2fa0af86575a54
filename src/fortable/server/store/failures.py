"""What is told when the file or its disk fails: by its kind, for whoever asked; none of it is a secret."""

import apsw
import structlog

from fortable.kernel.words import Illegal

from .contract import Unavailable

log = structlog.get_logger()


class Trouble:
    """With the file, on one of the ways to it: loud when it begins and when it is over, quiet in between."""

    def __init__(self, way: str) -> None:
        self._way = way
        self._reason: str | None = None

    def is_on(self, error: apsw.Error | Unavailable) -> Unavailable:
        """What everybody is told who is concerned."""
        failure = error if isinstance(error, Unavailable) else unavailable(error)
        if failure.refusal.reason != self._reason:
            self._reason = failure.refusal.reason
            log.critical("store_fails", way=self._way, why=self._reason, detail=str(error))
        return failure

    def is_over(self) -> None:
        if self._reason is not None:
            self._reason = None
            log.warning("store_works_again", way=self._way)


def unavailable(error: apsw.Error) -> Unavailable:
    """While the table is open."""
    match error:
        case apsw.FullError():
            return Unavailable(Illegal("TB-12", "disk-full"))
        case apsw.BusyError() | apsw.LockedError():
            return Unavailable(Illegal("TB-12", "locked"))
        case apsw.CorruptError() | apsw.NotADBError():
            return Unavailable(Illegal("TB-12", "damaged"))
        case apsw.ReadOnlyError() | apsw.PermissionsError():
            return Unavailable(Illegal("TB-12", "read-only"))
    return Unavailable(Illegal("TB-12", "disk-fails"))


def cannot_open(file: str, error: apsw.Error) -> Unavailable:
    """Before the table is open: whoever runs it is told which file it is."""
    if isinstance(error, apsw.NotADBError):
        return Unavailable(Illegal("TB-12", "no-database", file=file))
    return Unavailable(Illegal("TB-12", "cannot-open", file=file, detail=str(error)))
