"""Which store an address names: a file for SQLite, or a database for PostgreSQL."""

import asyncio
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from fortable.kernel.words import Illegal

from .contract import Store
from .sqlite import SqliteStore
from .sqlite.lock import Lock

if TYPE_CHECKING:
    from .postgres import PostgresStore

POSTGRES = ("postgresql://", "postgres://")
EXTRA = "postgres"


def is_postgres(address: str) -> bool:
    return address.startswith(POSTGRES)


def open_file(file: Path, watch: Callable[[int], object]) -> Store:
    """One for SQLite, made if there is none, and no other server has it.

    `Unavailable` or `OSError` if it cannot be opened.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = Lock(file)
    try:
        return SqliteStore(file, watch, lock)
    except BaseException:
        lock.release()
        raise


def reach_database(
    address: str, watch: Callable[[int], object], *, is_alone: bool = True
) -> "PostgresStore":
    """One in PostgreSQL, reached when it is needed; `Illegal` if what it takes is not installed."""
    check_extra()
    from .postgres import PostgresStore

    return PostgresStore(address, watch, is_alone=is_alone)


def check_extra() -> None:
    """`Illegal` if what PostgreSQL takes is not installed."""
    try:
        import_module(".postgres", __package__)
    except ModuleNotFoundError as error:
        raise Illegal("TB-06", "extra-missing", tried="--store", extra=EXTRA) from error


def prepare(address: str, *, is_alone: bool = True) -> None:
    """Before anything else is begun: a database is reached, is ours, and is brought to the present schema.

    `Unavailable` if it cannot be, or if another server has it.
    """
    check_extra()
    from .postgres.database import prepare

    asyncio.run(prepare(address, is_alone=is_alone))
