"""Checkpoints: what was committed is copied into the database file by a thread of its own.

A commit need not wait for that. Only what is committed meanwhile, because people never pause, the committing
thread copies itself: between two commits nobody else writes, and then the log begins anew.
"""

import threading
from contextlib import suppress

import apsw

LOOK_EVERY_S = 0.25
PAGES = 4000
"""After so many pages in the log a checkpoint is made: it makes the disk wait, and with it whoever moves."""
TRIES = 4
"""So often at most it is tried to be done with all that was committed, before the rest is left."""


class Checkpoints:
    """Made for `writing`, over another connection to the same file."""

    def __init__(self, writing: apsw.Connection, own: apsw.Connection) -> None:
        self._writing = writing
        self._own = own
        self._has_more = threading.Event()
        """Set while something may be in the log that was not seen."""
        self._is_closing = threading.Event()
        self._is_rest_left = False
        writing.wal_autocheckpoint(0)
        self._thread = threading.Thread(target=self._run, name="fortable-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """After the one that is being made."""
        self._is_closing.set()
        self._has_more.set()
        self._thread.join()
        self._own.close()

    def committed(self) -> None:
        """Told by the thread that commits, between two commits."""
        if self._is_rest_left:
            self._is_rest_left = False
            if _pages(self._writing) > PAGES:
                _copies_all(self._writing)
        if not self._has_more.is_set():
            self._has_more.set()

    def _run(self) -> None:
        while not self._is_closing.is_set():
            self._has_more.wait()
            self._has_more.clear()
            if not self._is_closing.wait(LOOK_EVERY_S) and _pages(self._own) > PAGES:
                any(_copies_all(self._own) for _ in range(TRIES))
                self._is_rest_left = True


def _pages(connection: apsw.Connection) -> int:
    """How many are in the log."""
    with suppress(apsw.Error):
        return connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_NOOP)[0]
    return 0


def _copies_all(connection: apsw.Connection) -> bool:
    """As far as nobody needs to wait; what is left, or fails, is done next time and lost by nobody."""
    with suppress(apsw.Error):
        pages, copied = connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        return pages == copied
    return False
