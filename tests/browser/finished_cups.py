"""A cup of many rounds and people that is over, put into the database of a server."""

import hashlib
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.server.store import Chair, Cup, CupMark, Device, Ending, Person, TableRow
from fortable.server.store.sqlite import SqliteStore

from .put_aside import put_aside

AT = 1_767_600_000.0
ROUNDS, OTHERS = 12, 14
LONG = "Wilhelmina van den Bergh-Quarles"


def put_cup(database: Path) -> tuple[str, str]:
    """Its id, and the token of its host."""
    id_ = secrets.token_hex(6)

    async def write(store: SqliteStore, token: str) -> None:
        me = secrets.token_hex(6)
        device = Device(hashlib.sha256(token.encode()).digest(), me, AT, time.time())
        await store.add_person(Person(me, "Anna", AT), device)
        cup = _cup(id_, me)
        await store.add_cup(cup, "Anna", 99)
        people = [me, *(secrets.token_hex(6) for _ in range(OTHERS))]
        for number, person in enumerate(people[1:]):
            device = Device(secrets.token_bytes(32), person, AT, time.time())
            await store.add_person(Person(person, "Ben", AT), device)
            await store.join_cup(id_, person, f"{LONG} {number}" if number % 5 else "Ben", 99)
        for row in _rows(cup, people):
            await store.add_table(row)
            await store.change_table(replace(row, status="over", revision=1))
        await store.change_cup(replace(cup, status="over", revision=1), closes=True)

    return id_, put_aside(database, write)


def _game() -> AnyGame:
    return next(game for game in catalog().games.values() if daily_of(game).levels == ("",))


def _cup(id_: str, host: str) -> Cup:
    daily = daily_of(_game())
    return Cup(
        id=id_,
        game=_game().key,
        kind="alone",
        rounds=ROUNDS,
        seats=daily.seats,
        options=dict(daily.options),
        level="",
        bot=daily.bot,
        lasts_s=3600,
        secret=bytes(32),
        host=host,
        status="open",
        created=AT,
        changed=AT,
        until=time.time() + 3600,
    )


def _rows(cup: Cup, people: list[str]) -> Iterator[TableRow]:
    for round_ in range(1, ROUNDS):
        for number, person in enumerate(people):
            result = (5 * number * round_) % 23 - 9
            yield TableRow(
                id=secrets.token_hex(6),
                game=cup.game,
                version=1,
                options=cup.options,
                seed=bytes(32),
                host=person,
                chairs=(Chair(person=person, name="Anna"),),
                status="playing",
                created=AT,
                changed=AT,
                began=AT,
                cup=CupMark(cup.id, round_, is_alone=True),
                ending=Ending(AT, (1,), (0,), None, result),
            )
