"""Table by table, and each is compared before anything is believed."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

from fortable.kernel.words import Illegal, Value
from fortable.server.store.conflicts import Unavailable
from fortable.server.store.opening import check_extra, is_postgres

from . import sqlite
from .ends import Digest, End, Target, digest

TABLES = (
    *("house", "people", "devices", "codes", "passkeys", "recovery_codes", "challenges", "lonely"),
    *("farewells", "tables", "chairs", "steps", "results", "days", "day_deals", "tries"),
    *("subscriptions", "notices", "seekers", "cups", "cup_members", "cup_deals", "cup_tries"),
    *("bans", "reviews", "puzzle_tries"),
)
"""All there are, each behind those that it refers to."""


class Moved(Value, frozen=True):
    """How much it was, and how the two ends are told to people."""

    rows: int
    origin: str
    target: str


async def move(origin: str, target: str) -> Moved:
    """Everything, or nothing: the target holds it all and was compared, or is as empty as before.

    `Unavailable` or `OSError` if it cannot be: a server uses one of them, or the target is not empty.
    """
    return await _carry_all(_reading(origin), _writing(target))


async def back_up(origin: str, target: Path) -> Moved:
    """A database into a file, as of one moment, while those who use it go on; it is compared, whole, and only
    then has its name. `Unavailable` or `OSError` if it cannot be.
    """
    check_extra()
    from . import postgres

    sqlite.check_absent(target)
    return await _carry_all(postgres.copying(origin), sqlite.copy(target))


async def restore(backup: Path, target: str) -> Moved:
    """A copy into a database that is empty, and the copy is not changed.

    `Unavailable` or `OSError` if it cannot be.
    """
    return await _carry_all(sqlite.backup(backup), _writing(target))


async def _carry_all(
    origin: AbstractAsyncContextManager[End], target: AbstractAsyncContextManager[Target]
) -> Moved:
    async with origin as read, target as written:
        rows = sum([await _carry(read, written, table) for table in TABLES])
        return Moved(rows, read.name, written.name)


async def _carry(origin: End, target: Target, table: str) -> int:
    columns, sent = await origin.columns(table), Digest()
    async for rows in origin.portions(table, columns):
        sent.add(rows)
        await target.put(table, columns, rows)
    arrived = await digest(target, table, columns)
    if sent != arrived or set(columns) != set(await target.columns(table)):
        detail = f"{table}, {sent.count} → {arrived.count}"
        raise Unavailable(Illegal("TB-12", "not-the-same", store=target.name, detail=detail))
    return sent.count


def _reading(address: str) -> AbstractAsyncContextManager[End]:
    if not is_postgres(address):
        return sqlite.reading(Path(address).expanduser())
    check_extra()
    from . import postgres

    return postgres.reading(address)


def _writing(address: str) -> AbstractAsyncContextManager[Target]:
    if not is_postgres(address):
        return sqlite.writing(Path(address).expanduser())
    check_extra()
    from . import postgres

    return postgres.writing(address)
