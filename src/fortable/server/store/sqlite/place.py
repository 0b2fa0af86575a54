"""Whether a file is still where it was opened, and has room there.

Under a running server its name may be given to another file, or to none: whatever is committed then is lost
with the process, and nobody may be told that it is remembered.
"""

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable

from .database import beside

LOOK_EVERY_S = 0.25
ROOM_BYTES = 2**20
"""What a disk must have left for people to play: a single small write may still fit where a move does not."""


class Place:
    """Of a database that is open, and of what SQLite keeps beside it."""

    def __init__(self, file: Path) -> None:
        named, real = file.absolute(), file.resolve()
        self._files = {str(name): _identity(str(name)) for name in (named, real, *beside(real))}
        self._folder = real.parent
        self._looked_s = float("-inf")

    def check_room(self) -> None:
        """`Unavailable` if there is hardly any, whether or not the next write would still fit."""
        with suppress(OSError):  # a folder that is gone is noticed by the next write
            if shutil.disk_usage(self._folder).free >= ROOM_BYTES:
                return
            raise Unavailable(Illegal("TB-12", "disk-full"))

    def check(self) -> None:
        """`Unavailable` if it is somewhere else. With many commits not every one of them looks."""
        now = time.monotonic()
        if now - self._looked_s < LOOK_EVERY_S:
            return
        if any(_identity(name) != was for name, was in self._files.items()):
            raise Unavailable(Illegal("TB-12", "moved"))
        self._looked_s = now


def _identity(name: str) -> tuple[int, int] | None:
    try:
        status = os.stat(name)  # noqa: PTH116, with every few commits
    except OSError:
        return None
    return status.st_dev, status.st_ino
