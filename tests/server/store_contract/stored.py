"""What is kept in these tests."""

from msgspec.structs import replace

from fortable.kernel.words import Seat
from fortable.server.store import (
    Chair,
    Device,
    Person,
    Step,
    Store,
    TableRow,
)

ANNA, BEN = Person("anna", "Anna", 1.0), Person("ben", "Ben", 2.0)
PHONE, LAPTOP = Device(b"phone", "anna", 1.0, 1.0), Device(b"laptop", "anna", 3.0, 3.0)
TABLE = TableRow(
    id="t1",
    game="keepsake",
    version=1,
    options={"swaps": 2},
    seed=bytes(range(32)),
    host="anna",
    chairs=(Chair(person="anna", name="Anna"), Chair(bot="random", name="Random")),
    created=10.0,
    changed=10.0,
)
KEEP = Step(
    table="t1",
    version=1,
    intent="i1",
    seat=Seat(0),
    action={"do": "keep"},
    events=({"what": "card-kept", "seat": 0},),
    answer={"ok": True, "version": 2},
    at=11.0,
)
REFUSED = replace(KEEP, intent="i2", events=(), answer={"ok": False, "rule": "TB-03"})


async def holder(store: Store, token_hash: bytes) -> Person | None:
    """Whoever holds a token."""
    session = await store.session(token_hash)
    return None if session is None else session.person
