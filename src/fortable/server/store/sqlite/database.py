"""Opening a file: readable by nobody else, of a schema that is known, and brought to the present one."""

import errno
import os
from contextlib import closing, nullcontext
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import apsw
import structlog

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable

from .failures import cannot_open

PATIENCE_MS = 5000

OURS = int.from_bytes(b"Ftbl", "big")
"""By this a file says whose it is; older ones say nothing."""

PRIVATE = 0o600
OTHERS = 0o077

log = structlog.get_logger()


def open_database(file: Path) -> apsw.Connection:
    """Ours alone, made if there is none, and as this program knows it.

    `Unavailable` or `OSError` if it cannot be opened; what a newer program made is not touched.
    """
    _claim(file.resolve())
    try:
        check_schema(file)
        connection = connect(file)
        _migrate(connection)
    except apsw.Error as error:
        raise cannot_open(str(file), error) from error
    for name in (file, *beside(file)):
        keep_private(name)
    return connection


def connect(file: Path) -> apsw.Connection:
    """One more connection to a file that is open."""
    connection = apsw.Connection(str(file))
    connection.set_busy_timeout(PATIENCE_MS)
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
    return connection


def look_into(file: Path) -> apsw.Connection:
    """A connection that cannot change anything."""
    connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
    connection.set_busy_timeout(PATIENCE_MS)
    return connection


def check_schema(file: Path) -> int:
    """The version of its schema; `Unavailable` if it is none of ours, or newer than this program."""
    with closing(look_into(file)) as connection:
        seen: int = connection.execute("PRAGMA user_version").get
        whose: int = connection.execute("PRAGMA application_id").get
        is_new = not connection.execute("SELECT count(*) FROM sqlite_schema").get
    if whose not in (0, OURS):
        raise Unavailable(Illegal("TB-12", "no-database", file=str(file)))
    if seen > newest_schema():
        refusal = Illegal(
            "TB-12", "newer-schema", file=str(file), needed=seen, known=newest_schema()
        )
        raise Unavailable(refusal)
    if not seen and not is_new:
        raise Unavailable(Illegal("TB-12", "no-database", file=str(file)))
    return seen


def newest_schema() -> int:
    """The version of the schema that this program writes."""
    return max(_migrations())


def schema_as_made() -> dict[str, str]:
    """By the names of tables, indexes and triggers, how a new file has them."""
    with closing(apsw.Connection(":memory:")) as connection:
        _migrate(connection)
        return layouts(connection)


def layouts(connection: apsw.Connection) -> dict[str, str]:
    """How tables, indexes and triggers are made, by their names."""
    made: Any = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return dict(made)


def beside(file: Path) -> tuple[Path, Path]:
    """What SQLite keeps beside a database while it is open: the log, and the index of it.

    Where the file itself is, not a link to it.
    """
    real = file.resolve()
    return Path(f"{real}-wal"), Path(f"{real}-shm")


def keep_private(path: Path) -> None:
    """Take away what others may do with something of ours; who can read it can read what is to come."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return
    if status.st_mode & OTHERS:
        try:
            path.chmod(status.st_mode & ~OTHERS & 0o7777)
        except PermissionError:  # it belongs to somebody else
            log.warning("others_can_read", file=str(path), mode=oct(status.st_mode & 0o777))


def _claim(file: Path) -> None:
    """`Unavailable` or `OSError` unless it can be read and written."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        if file.is_dir():
            raise _not_to_be_opened(file, errno.EISDIR) from None
        if not os.access(file, os.R_OK | os.W_OK):
            raise _not_to_be_opened(file, errno.EACCES) from None
        keep_private(file)


def _not_to_be_opened(file: Path, why: int) -> Unavailable:
    detail = os.strerror(why)
    return Unavailable(Illegal("TB-12", "cannot-open", file=str(file), detail=detail))


@cache
def _migrations() -> dict[int, Traversable]:
    folder = files(__package__) / "migrations"
    return {int(script.name.partition(".")[0]): script for script in folder.iterdir()}


def _migrate(connection: apsw.Connection) -> None:
    """Apply the numbered migrations that this file has not seen, each in its own transaction.

    A file that has seen none is made in one: a disk is waited for once, and half of it is never there.
    """
    seen: int = connection.execute("PRAGMA user_version").get
    with connection if seen == 0 else nullcontext():
        for number, script in sorted(_migrations().items()):
            _migrate_to(number, script, connection)


def _migrate_to(number: int, script: Traversable, connection: apsw.Connection) -> None:
    seen: int = connection.execute("PRAGMA user_version").get
    if number > seen:
        with connection:
            connection.execute(script.read_text("utf-8"))
            connection.execute(f"PRAGMA user_version = {number}")
