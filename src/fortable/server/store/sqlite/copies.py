"""Copies of a database: a backup made while the server goes on, and a backup put back.

A name holds a whole copy that was verified and is on disk, or nothing: it is made under another name first.
Nothing that is there already is overwritten or lost.
"""

import os
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable

from .database import (
    PRIVATE,
    beside,
    check_schema,
    connect,
    look_into,
    newest_schema,
    open_database,
)
from .failures import cannot_open, in_words
from .lock import Lock

ALL_PAGES = -1


def back_up(database: Path, target: Path) -> None:
    """A copy as of one moment; a server that uses the database does not wait for it.

    `Unavailable` or `OSError` if there can be none, and then there is nothing under its name.
    """
    verify_kind(database)
    _check_absent(target)
    with part_of(target) as part:
        _copy(database, part)
        verify(part, called=database)
        publish(part, target)


def restore(backup: Path, database: Path) -> Path | None:
    """The backup takes the place of the database, which no server may use now; where that is kept aside.

    None if there was none. `Unavailable` or `OSError`, and nothing has changed, if it cannot be.
    """
    verify(backup)
    lock, place = Lock(database), database.resolve()
    try:
        with part_of(place) as part:
            _copy(backup, part)
            verify(part, called=backup)
            return _put_back(part, place)
    finally:
        lock.release()


def verify(file: Path, called: Path | None = None) -> None:
    """`Unavailable` unless it is one of ours, of a schema that is known, and whole."""
    name = str(called or file)
    verify_kind(file)
    try:
        with closing(look_into(file)) as connection:
            found: str = connection.execute("PRAGMA integrity_check(1)").get
    except apsw.Error as error:
        found = str(error)
    if found != "ok":
        raise _damaged(name, found)


def _damaged(name: str, found: str) -> Unavailable:
    return Unavailable(Illegal("TB-12", "damaged-file", file=name, detail=found))


def verify_kind(file: Path) -> None:
    """`Unavailable` unless it is one of ours, and `OSError` if it cannot be read."""
    file.open("rb").close()
    try:
        schema = check_schema(file)
    except apsw.CorruptError as error:
        raise _damaged(str(file), str(error)) from error
    except apsw.Error as error:
        raise cannot_open(str(file), error) from error
    if not schema:
        raise Unavailable(Illegal("TB-12", "no-database", file=str(file)))


@contextmanager
def present(backup: Path) -> Iterator[Path]:
    """The same of the present schema: itself, or a copy that was brought there, while it is needed."""
    if check_schema(backup) == newest_schema():
        yield backup
        return
    with tempfile.TemporaryDirectory(prefix="fortable-") as folder:
        copied = Path(folder) / backup.name
        _copy(backup, copied)
        open_database(copied).close()
        yield copied


def _copy(source: Path, target: Path) -> None:
    """All in one step, and so in one look at the source: whoever writes meanwhile does not begin it anew.

    The copy is a single file, with nothing beside it.
    """
    try:
        with closing(look_into(source)) as origin, closing(apsw.Connection(str(target))) as copy:
            copy.execute("PRAGMA synchronous = OFF")  # it is synchronised as a whole
            with copy.backup("main", origin, "main") as pages:
                pages.step(ALL_PAGES)
            copy.execute("PRAGMA journal_mode = DELETE")
    except apsw.Error as error:
        refusal = Illegal("TB-12", "not-copied", file=str(target.parent), detail=in_words(error))
        raise Unavailable(refusal) from error


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A name beside the target for what is not whole yet; nothing is left under it."""
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        yield part
    finally:
        for name in (part, *beside(part), Path(f"{part}-journal")):
            name.unlink(missing_ok=True)


def publish(part: Path, target: Path) -> None:
    """Under its name, on disk; `FileExistsError` if somebody else was quicker."""
    _synchronise(part)
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # not every disk gives a file two names
        _check_absent(target)
        part.rename(target)
    _synchronise(target.parent)


def _put_back(part: Path, database: Path) -> Path | None:
    _synchronise(part)
    aside = _set_aside(database) if database.exists() else None
    part.replace(database)
    _synchronise(database.parent)
    return aside


def _set_aside(database: Path) -> Path:
    """One more name for the database, with all that belongs to it."""
    aside = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    _check_absent(aside)
    if _is_readable(database):
        with closing(connect(database)) as connection:
            _settle(connection)
    for log, kept in zip(beside(database), beside(aside), strict=True):
        if log.exists():
            log.rename(kept)
    try:
        os.link(database, aside)
    except OSError:  # not every disk gives a file two names
        database.rename(aside)
    return aside


def _is_readable(database: Path) -> bool:
    """Of one that is not, SQLite would throw the log away."""
    try:
        check_schema(database)
    except (apsw.Error, Unavailable):
        return False
    return True


def _settle(connection: apsw.Connection) -> None:
    """Everything from the log into the file, which is all there is afterwards."""
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except apsw.BusyError:
        raise Unavailable(Illegal("TB-12", "locked")) from None


def _check_absent(target: Path) -> None:
    if target.exists():
        raise FileExistsError(17, "File exists", str(target))


def _synchronise(path: Path) -> None:
    """What a file or a folder holds is on disk on return."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
