"""Looking a database through, for whoever wants to know whether it is whole: nothing is changed."""

from pathlib import Path

from fortable.server.store.opening import check_extra, is_postgres

from .contract import Database, RawStep, RawTable, Sizes, Unreadable
from .sqlite import InFile

__all__ = ["Database", "RawStep", "RawTable", "Sizes", "Unreadable", "opened"]


def opened(address: str | Path) -> Database:
    """A file, or a database in PostgreSQL; `Unavailable`, `Illegal` or `OSError` if it is none of ours."""
    if isinstance(address, Path) or not is_postgres(address):
        return InFile(Path(address))
    check_extra()
    from .postgres import InPostgres

    return InPostgres(address)
