"""People, their devices and codes, in SQLite."""

from collections.abc import Iterable
from typing import Any

import apsw
from msgspec import structs

from fortable.server.store.commits import Commits

from .contract import Code, Device, Person, Session

DEVICE = ", ".join(f"devices.{column}" for column in Device.__struct_fields__)
"""The columns that a device is made of, in the order of its fields."""


class PeopleInSqlite:
    """What a store remembers of people."""

    _commits: Commits

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def add_person(self, person: Person, device: Device) -> None:
        def work(cursor: apsw.Cursor) -> None:
            cursor.execute(
                "INSERT INTO people VALUES (?, ?, ?)", (person.id, person.name, person.since)
            )
            _add_device(cursor, device)

        await self._commits.write(work)

    async def add_device(self, device: Device) -> None:
        await self._commits.write(lambda cursor: _add_device(cursor, device))

    async def rename(self, person: str, name: str) -> None:
        await self._commits.write(
            lambda cursor: cursor.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
        )

    async def add_code(self, code: Code) -> None:
        await self._commits.write(
            lambda cursor: cursor.execute(
                "INSERT INTO codes VALUES (?, ?, ?)", (code.code_hash, code.person, code.until)
            )
        )

    async def person_of(self, code_hash: bytes, now: float) -> str | None:
        rows = await self._read(
            "SELECT person FROM codes WHERE code_hash = ? AND until >= ?", code_hash, now
        )
        return rows[0][0] if rows else None

    async def use_code(self, code_hash: bytes, device: Device, now: float) -> Person | None:
        person: Person | None = None

        def work(cursor: apsw.Cursor) -> None:
            nonlocal person
            cursor.execute("DELETE FROM codes WHERE until < ?", (now,))
            owner: list[Any] = cursor.execute(
                "DELETE FROM codes WHERE code_hash = ? RETURNING person", (code_hash,)
            ).fetchall()
            if owner:
                person = let_in(cursor, owner[0][0], device)

        await self._commits.write(work)
        return person

    async def session(self, token_hash: bytes) -> Session | None:
        rows = await self._read(
            f"SELECT people.id, people.name, people.since, {DEVICE} FROM devices"  # noqa: S608
            " JOIN people ON people.id = devices.person WHERE token_hash = ?",
            token_hash,
        )
        return Session(Person(*rows[0][:3]), Device(*rows[0][3:])) if rows else None

    async def see_device(self, device: Device) -> None:
        def work(cursor: apsw.Cursor) -> None:
            cursor.execute(
                "UPDATE devices SET seen = ?, browser = ?, system = ? WHERE token_hash = ?",
                (device.seen, device.browser, device.system, device.token_hash),
            )
            for keys in ("passkeys", "recovery_codes"):
                query = f"UPDATE {keys} SET seen = max(seen, ?) WHERE person = ?"  # noqa: S608
                cursor.execute(query, (device.seen, device.person))

        await self._commits.write(work)

    async def devices_of(self, person: str) -> tuple[Device, ...]:
        rows = await self._read(
            f"SELECT {DEVICE} FROM devices WHERE person = ? ORDER BY seen DESC, token_hash",  # noqa: S608
            person,
        )
        return tuple(Device(*row) for row in rows)

    async def end_devices(self, person: str, devices: Iterable[Device]) -> None:
        ended = [(person, device.token_hash) for device in devices]

        def work(cursor: apsw.Cursor) -> None:
            cursor.executemany("DELETE FROM devices WHERE person = ? AND token_hash = ?", ended)
            cursor.execute("DELETE FROM codes WHERE person = ?", (person,))

        await self._commits.write(work)


def let_in(cursor: apsw.Cursor, owner: str, device: Device) -> Person:
    """The device becomes that of somebody who is known, whoever it said."""
    _add_device(cursor, structs.replace(device, person=owner))
    found: list[Any] = cursor.execute(
        "SELECT id, name, since FROM people WHERE id = ?", (owner,)
    ).fetchall()
    return Person(*found[0])


def _add_device(cursor: apsw.Cursor, device: Device) -> None:
    columns, marks = (
        ", ".join(device.__struct_fields__),
        ", ".join("?" * len(device.__struct_fields__)),
    )
    cursor.execute(
        f"INSERT INTO devices ({columns}) VALUES ({marks})",  # noqa: S608
        structs.astuple(device),
    )
