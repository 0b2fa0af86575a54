"""Checkpoints: what was committed is copied into the database file by a thread of its own.

A commit need not wait for that. Only when the log has become very long, because people never pause, does
the committing thread do it.
"""

import threading
from contextlib import suppress

import apsw

PAGES = 4000
"""After so many pages in the log a checkpoint is made: it makes the disk wait, and with it whoever moves."""
MOST_PAGES = 20_000
"""With so many, commits wait for it."""


class Checkpoints:
    """Made for `writing`, over another connection to the same file."""

    def __init__(self, writing: apsw.Connection, own: apsw.Connection) -> None:
        self._own = own
        self._is_due = threading.Event()
        self._is_open = True
        writing.set_wal_hook(self._committed)
        self._thread = threading.Thread(target=self._run, name="fortable-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """After the one that is being made."""
        self._is_open = False
        self._is_due.set()
        self._thread.join()
        self._own.close()

    def _committed(self, writing: apsw.Connection, _: str, pages: int) -> int:
        if pages > MOST_PAGES:
            _copy(writing)
        elif pages > PAGES:
            self._is_due.set()
        return apsw.SQLITE_OK

    def _run(self) -> None:
        while self._is_open:
            self._is_due.wait()
            self._is_due.clear()
            _copy(self._own)


def _copy(connection: apsw.Connection) -> None:
    """As far as nobody needs to wait; what is left, or fails, is done next time and lost by nobody."""
    with suppress(apsw.Error):
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
