"""What people are told, kind by kind: whether it still is so, where it leads, and how long it is news.

One more kind is a name in `NoticeKind`, a line here, and a message `notice-NAME`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from fortable.catalog import catalog
from fortable.kernel.words import Seat
from fortable.server.store import NoticeKind, Store, TableRow
from fortable.server.tables.chairs import names_at, seat_of, seats
from fortable.texts import Texts

HOUR_S = 3600.0

IsHere = Callable[[str, str], Awaitable[bool]]
"""Whether at a table somebody is."""


@dataclass(frozen=True, slots=True)
class Case:
    """What a notice is about, as much of it as anybody may know."""

    title: str
    path: str
    names: Callable[[Texts], list[str]]
    """Of the others who are concerned, for a reader."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One sort of notice."""

    look: Callable[[Store, str, str], Awaitable[Case | None]]
    """What it says of a subject to a person; None if it is not so any more."""
    lasts_s: float


def kinds(is_here: IsHere) -> dict[NoticeKind, Kind]:
    """All there are; nobody who sits at the table need be told what can be seen there."""

    async def about_table(
        store: Store, table: str, person: str, holds: Callable[[TableRow, Seat], Awaitable[bool]]
    ) -> Case | None:
        row = await store.row(table)
        seat = None if row is None else seat_of(row, person)
        if row is None or seat is None or await is_here(table, person):
            return None
        return _case(row, seat) if await holds(row, seat) else None

    async def turn(store: Store, table: str, person: str) -> Case | None:
        async def waits(row: TableRow, seat: Seat) -> bool:
            waited = await store.waited_for([table]) if row.status == "playing" else {}
            return row.chairs[seat].bot is None and seat in waited.get(table, ())

        return await about_table(store, table, person, waits)

    async def full(store: Store, table: str, person: str) -> Case | None:
        async def is_full(row: TableRow, _: Seat) -> bool:
            return row.status == "open" and not any(chair.is_empty for chair in row.chairs)

        return await about_table(store, table, person, is_full)

    async def again(store: Store, table: str, person: str) -> Case | None:
        async def is_open(row: TableRow, _: Seat) -> bool:
            return row.status == "open"

        return await about_table(store, table, person, is_open)

    async def cup(store: Store, cup: str, person: str) -> Case | None:
        found, members = await store.cup(cup), await store.members_of(cup)
        is_in = any(each.person == person and not each.has_left for each in members)
        if found is None or found.status != "running" or not is_in:
            return None
        return Case(catalog()[found.game].title, f"/cup/{cup}", lambda _: [])

    return {
        "turn": Kind(turn, 72 * HOUR_S),
        "full": Kind(full, 12 * HOUR_S),
        "again": Kind(again, 12 * HOUR_S),
        "cup": Kind(cup, 12 * HOUR_S),
    }


def _case(row: TableRow, own: Seat) -> Case:
    game = catalog()[row.game]

    def names(texts: Texts) -> list[str]:
        chairs = zip(row.chairs, names_at(row, texts), strict=True)
        return [
            name for seat, (chair, name) in enumerate(chairs) if seat != own and not chair.is_empty
        ]

    return Case(game.title, f"/t/{row.id}", names)


async def waiting_tables(store: Store, person: str) -> int:
    """At how many tables other people wait for somebody."""
    own = await store.tables_of(person)
    rows = [row for row in own if row.status == "playing" and len(seats(row)) > 1]
    waited = await store.waited_for([row.id for row in rows])
    return sum(seat_of(row, person) in waited.get(row.id, ()) for row in rows)
