"""What is told when the file or its disk fails: by its kind, for whoever asked; none of it is a secret."""

import errno

import apsw

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable

NOT_TO_BE_WRITTEN = {errno.EROFS, errno.EPERM, errno.EACCES}
"""What the system says of a file whose disk has become read-only, or whose rights were taken away."""


def unavailable(error: apsw.Error | Unavailable, system_error: int = 0) -> Unavailable:
    """While the table is open; of a write, what the system said when it last refused one is known too."""
    match error:
        case Unavailable():
            return error
        case apsw.FullError():
            return Unavailable(Illegal("TB-12", "disk-full"))
        case apsw.BusyError() | apsw.LockedError():
            return Unavailable(Illegal("TB-12", "locked"))
        case apsw.CorruptError() | apsw.NotADBError():
            return Unavailable(Illegal("TB-12", "damaged"))
        case apsw.ReadOnlyError() | apsw.PermissionsError():
            return Unavailable(Illegal("TB-12", "read-only"))
        case apsw.IOError() if system_error in NOT_TO_BE_WRITTEN:
            return Unavailable(Illegal("TB-12", "read-only"))
    return Unavailable(Illegal("TB-12", "disk-fails"))


def cannot_open(file: str, error: apsw.Error) -> Unavailable:
    """Before the table is open: whoever runs it is told which file it is."""
    if isinstance(error, apsw.NotADBError):
        return Unavailable(Illegal("TB-12", "no-database", file=file))
    return Unavailable(Illegal("TB-12", "cannot-open", file=file, detail=str(error)))


def in_words(error: apsw.Error) -> str:
    """What SQLite says of it; of a copy that failed it may say that nothing did."""
    if str(error) != "not an error":
        return str(error)
    return "the disk is full" if isinstance(error, apsw.FullError) else type(error).__name__
