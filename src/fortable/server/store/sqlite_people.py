"""People, their devices and codes, in SQLite."""

from typing import Any

import apsw
from msgspec.structs import replace

from .commits import Commits
from .contract import Code, Device, Person


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
            owner = cursor.execute(
                "DELETE FROM codes WHERE code_hash = ? RETURNING person", (code_hash,)
            ).fetchall()
            if owner:
                _add_device(cursor, replace(device, person=owner[0][0]))
                found: list[Any] = cursor.execute(
                    "SELECT id, name, since FROM people WHERE id = ?", owner[0]
                ).fetchall()
                person = Person(*found[0])

        await self._commits.write(work)
        return person

    async def person_with(self, token_hash: bytes) -> Person | None:
        rows = await self._read(
            "SELECT people.id, people.name, people.since FROM devices"
            " JOIN people ON people.id = devices.person WHERE token_hash = ?",
            token_hash,
        )
        return Person(*rows[0]) if rows else None


def _add_device(cursor: apsw.Cursor, device: Device) -> None:
    cursor.execute(
        "INSERT INTO devices VALUES (?, ?, ?)", (device.token_hash, device.person, device.since)
    )
