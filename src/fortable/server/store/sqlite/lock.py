"""One server for one file: whoever comes second is told so.

The system lets go of the lock when its process ends, however it ends: nothing is left behind.
The lock is a file of its own, because SQLite's locks on the database would be lost by touching it.
"""

import os
from pathlib import Path

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable

try:
    import fcntl
except ImportError:  # not everywhere; there a second server finds out when it writes
    CAN_LOCK = False
else:
    CAN_LOCK = True


class Lock:
    """Held from now on, until it is let go of or the process ends; `Unavailable` if somebody else has it."""

    def __init__(self, database: Path) -> None:
        place = Path(f"{database.resolve()}.lock")
        self._file = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError:
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            os.close(self._file)
            raise Unavailable(
                Illegal("TB-12", "in-use", file=str(database), process=holder or "?")
            ) from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        os.close(self._file)


def _take(file: int) -> None:
    if CAN_LOCK:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
