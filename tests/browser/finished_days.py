"""Somebody who played the deals of a day long past, beside others, put into the database of a server."""

import hashlib
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.server.store import Chair, Day, DayMark, Device, Ending, Person, TableRow
from fortable.server.store.sqlite import SqliteStore

from .put_aside import put_aside

DAY = "2026-01-05"
AT = 1_767_600_000.0
"""In that day."""
OTHERS = 12


def put_day(database: Path) -> str:
    """The token of whoever played them all."""
    return put_aside(database, _write)


async def _write(store: SqliteStore, token: str) -> None:
    me = secrets.token_hex(6)
    device = Device(hashlib.sha256(token.encode()).digest(), me, AT, time.time())
    await store.add_person(Person(me, "Anna", AT), device)
    await store.begin_day(Day(DAY, bytes(32), AT))
    for row in _rows(me):
        await store.add_table(row)
        if row.ending is not None:
            await store.settle(row.id, 0, row.ending)


def _rows(me: str) -> Iterator[TableRow]:
    deals = [(game, level) for game in catalog().games.values() for level in daily_of(game).levels]
    for game, level in deals:
        for number in range(OTHERS):
            person = me if number == 0 else secrets.token_hex(6)
            yield _row(game, level, person, (5 * number) % 23 - 9)


def _row(game: AnyGame, level: str, person: str, result: int) -> TableRow:
    return TableRow(
        id=secrets.token_hex(6),
        game=game.key,
        version=game.version,
        options=plain(game.types.options()),
        seed=bytes(32),
        host=person,
        chairs=(Chair(name="Anna"),),
        status="over",
        created=AT,
        changed=AT,
        began=AT,
        day=DayMark(DAY, level, counts=True, until=AT + 3600),
        ending=Ending(AT, (1,), (0,), None, result),
    )
