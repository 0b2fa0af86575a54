"""Somebody who has played a lot: matches of every game that are over, put into the database of a server."""

import hashlib
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.server.store import Chair, Device, Ending, Person, TableRow
from fortable.server.store.sqlite import SqliteStore

from .put_aside import put_aside

HOUR_S = 3600.0
MATCHES = 30
"""More than are listed at once."""
BEN, LONG = "Ben", "Maximiliane-Alexandra von und zu Hohen"


def put_matches(database: Path) -> str:
    """The token of whoever played them: against Ben in turns won and lost, and every fifth time a draw."""
    return put_aside(database, _write)


async def _write(store: SqliteStore, token: str) -> None:
    now = time.time()
    ids = {name: secrets.token_hex(6) for name in ("Anna", BEN, LONG)}
    for name, person in ids.items():
        hashed = hashlib.sha256((token if name == "Anna" else person).encode()).digest()
        await store.add_person(Person(person, name, now), Device(hashed, person, now, now))
    for row in _rows(ids, now):
        await store.add_table(row)


def _rows(ids: dict[str, str], now: float) -> Iterator[TableRow]:
    games = [game for game in catalog().games.values() if 2 in game.seats]
    for number in range(MATCHES):
        game, ended = games[number % len(games)], now - (MATCHES - number) * HOUR_S
        with_three = number % 7 == 3 and 3 in game.seats
        names = ("Anna", BEN, LONG) if with_three else ("Anna", BEN)
        chairs = [Chair(person=ids[name], name=name) for name in names]
        if number % 11 == 5:
            chairs[1] = Chair(bot="random", name="random")
        yield TableRow(
            id=secrets.token_hex(6),
            game=game.key,
            version=game.version,
            options=plain(game.types.options()),
            seed=bytes(32),
            host=ids["Anna"],
            chairs=tuple(chairs),
            status="over",
            created=ended,
            changed=ended,
            began=ended,
            ending=_ending(game, number, len(chairs), ended),
        )


def _ending(game: AnyGame, number: int, seats: int, at: float) -> Ending:
    first = (1, 1) if number % 5 == 4 else (1, 2) if number % 2 else (2, 1)
    scores = tuple(20 + number * (seat + 3) % 17 for seat in range(seats))
    return Ending(at, (*first, 3)[:seats], scores, game.figure(game.types.options(), seats))
