"""The machine: programs, disk, rights and clock."""

import ctypes
import os
import platform
import statistics
import sys
import tempfile
import time
from contextlib import closing
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import apsw

from fortable.server.store import Unavailable
from fortable.server.store.sqlite.copies import verify_kind
from fortable.server.store.sqlite.database import OTHERS, look_into

from .advice import Found, fault, fine

EXTRAS = {
    "fast": "numba",
    "home": "zeroconf",
    "nats": "nats",
    "passkeys": "webauthn",
    "png": "resvg",
    "postgres": "asyncpg",
    "ratings": "openskill",
}
MIB = 2**20
LITTLE_MIB = 200
SLOW_MS = 50.0
TRIES = 9
AHEAD_S = 3600.0
UNSYNCHRONISED = 5
"""What `adjtimex` says of a clock that nobody holds right."""

NEWEST = """SELECT max(at) FROM (
    SELECT max(changed) AS at FROM tables UNION ALL SELECT max(since) FROM people)"""


def programs() -> Found:
    try:
        own = version("fortable")
    except PackageNotFoundError:
        own = "?"
    python = platform.python_version()
    yield fine("versions", fortable=own, python=python, sqlite=apsw.sqlite_lib_version())
    there = [extra for extra, module in EXTRAS.items() if find_spec(module) is not None]
    yield fine("extras", there=", ".join(there) or "–", all=", ".join(EXTRAS))


def disk(folder: Path) -> Found:
    """Room, and how long it takes until something is really written."""
    place = next(each for each in (folder, *folder.parents) if each.exists())
    status = os.statvfs(place)
    free = status.f_bavail * status.f_frsize // MIB
    if free < LITTLE_MIB:
        yield fault("little-room", free=free, folder=str(place))
    else:
        yield fine("room", free=free, folder=str(place))
    try:
        took = round(_synchronised_ms(place), 1)
    except OSError as error:
        yield fault("not-writable", file=str(place), detail=str(error.strerror))
        return
    yield fault("slow-disk", took=took) if took > SLOW_MS else fine("disk", took=took)


def _synchronised_ms(folder: Path) -> float:
    """Of a few tries the one in the middle."""
    took = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(TRIES):
            file.write(bytes(4096))
            began = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            took.append(1000 * (time.perf_counter() - began))
    return statistics.median(took)


def rights(settings: Path | None, *, has_secret: bool) -> Found:
    """Nobody else reads what is secret."""
    if settings is not None and has_secret and settings.stat().st_mode & OTHERS:
        yield fault("open-file", file=str(settings))


def database(database: Path) -> Found:
    """We alone can read it, and write."""
    if not database.exists():
        yield fine("no-file", file=str(database))
        return
    for file in (database, database.parent):
        if not os.access(file, os.W_OK):
            yield fault("not-writable", file=str(file), detail="–")
    if database.stat().st_mode & OTHERS:
        yield fault("open-file", file=str(database))
    try:
        verify_kind(database)
    except (Unavailable, OSError) as error:
        told = error.refusal.reason if isinstance(error, Unavailable) else str(error)
        yield fault("file", file=str(database), detail=told)
        return
    yield fine("file-fine", file=str(database))
    yield from _clock(database)


def _clock(database: Path) -> Found:
    """Against the newest that was written down."""
    try:
        with closing(look_into(database)) as connection:
            newest = connection.execute(NEWEST).get
    except apsw.Error:
        return
    ahead = 0.0 if newest is None else float(newest) - time.time()
    if ahead > AHEAD_S:
        yield fault("clock", hours=round(ahead / 3600, 1))


def clock() -> Found:
    """Whether anybody holds it right, where the system knows that."""
    now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    if not sys.platform.startswith("linux"):
        yield fine("time", now=now)
        return
    state = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(512))
    yield fine("not-synchronised" if state == UNSYNCHRONISED else "time", now=now)
