"""Room in the log ahead of whoever commits.

Where a commit makes the log longer, its file system writes that down in a journal of its own, and the disk is
waited for twice. What is written over zeros that are there already is on disk with the first wait.
"""

import os
import shutil
from contextlib import suppress
from io import FileIO
from pathlib import Path

import apsw

from .database import beside

ROOM = 2**20
"""So much at once: a commit in a hundred finds that it was not enough."""
MOST = 2**24
"""About as long as the log becomes before it begins anew."""
LEFT = 2**27
"""The disk has at least so much left, or nothing is laid out ahead."""


class Headroom:
    """Of the log to which `writing` writes."""

    def __init__(self, writing: apsw.Connection, file: Path) -> None:
        self._writing = writing
        self._log: FileIO | None = None
        with suppress(OSError):  # where there can be no such log, SQLite does without one
            self._log = beside(file)[0].open("r+b", buffering=0)
        self._folder = file.resolve().parent
        self._end = 0
        """As far as it was seen to."""

    def committed(self) -> None:
        """Told by the thread that commits, between two commits."""
        if self._log is not None and self._end < MOST:
            with suppress(OSError, apsw.Error):  # then it becomes longer commit by commit
                self._look(self._log)

    def close(self) -> None:
        if self._log is not None:
            self._log.close()

    def _look(self, log: FileIO) -> None:
        if (size := _size(log)) > self._end:
            self._end = size + ROOM
            if shutil.disk_usage(self._folder).free >= LEFT:
                self._extend(log)

    def _extend(self, log: FileIO) -> None:
        """While nobody can write to it, no other program either."""
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            log.seek(_size(log))
            log.write(bytes(ROOM))
        finally:
            self._writing.execute("ROLLBACK")


def _size(log: FileIO) -> int:
    return os.fstat(log.fileno()).st_size
