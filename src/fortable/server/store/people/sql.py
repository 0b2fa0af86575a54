"""People, their devices and codes, in SQL."""

from collections.abc import Iterable

from msgspec import structs

from fortable.server.store.statements import SqlRoom, Statements, marks

from .contract import Code, Device, Person, Session

DEVICE = ", ".join(f"devices.{column}" for column in Device.__struct_fields__)
"""The columns that a device is made of, in the order of its fields."""

ADD_DEVICE = (
    f"INSERT INTO devices ({', '.join(Device.__struct_fields__)})"  # noqa: S608
    f" VALUES ({marks(len(Device.__struct_fields__))})"
)


class PeopleInSql(SqlRoom):
    """What a store remembers of people."""

    async def add_person(self, person: Person, device: Device) -> None:
        def work() -> Statements[None]:
            yield "INSERT INTO people VALUES ($1, $2, $3)", (person.id, person.name, person.since)
            yield ADD_DEVICE, structs.astuple(device)

        await self._write(work)

    async def add_device(self, device: Device) -> None:
        await self._change(ADD_DEVICE, *structs.astuple(device))

    async def rename(self, person: str, name: str) -> None:
        await self._change("UPDATE people SET name = $1 WHERE id = $2", name, person)

    async def add_code(self, code: Code) -> None:
        await self._change("INSERT INTO codes VALUES ($1, $2, $3)", *structs.astuple(code))

    async def person_of(self, code_hash: bytes, now: float) -> str | None:
        rows = await self._read(
            "SELECT person FROM codes WHERE code_hash = $1 AND until >= $2", code_hash, now
        )
        return rows[0][0] if rows else None

    async def use_code(self, code_hash: bytes, device: Device, now: float) -> Person | None:
        def work() -> Statements[Person | None]:
            yield "DELETE FROM codes WHERE until < $1", (now,)
            owner = yield "DELETE FROM codes WHERE code_hash = $1 RETURNING person", (code_hash,)
            return (yield from let_in(owner[0][0], device)) if owner else None

        return await self._write(work)

    async def session(self, token_hash: bytes) -> Session | None:
        rows = await self._read(
            f"SELECT people.id, people.name, people.since, {DEVICE} FROM devices"  # noqa: S608
            " JOIN people ON people.id = devices.person WHERE token_hash = $1",
            token_hash,
        )
        return Session(Person(*rows[0][:3]), Device(*rows[0][3:])) if rows else None

    async def see_device(self, device: Device) -> None:
        def work() -> Statements[None]:
            yield (
                "UPDATE devices SET seen = $1, browser = $2, system = $3 WHERE token_hash = $4",
                (device.seen, device.browser, device.system, device.token_hash),
            )
            for keys in ("passkeys", "recovery_codes"):
                query = f"UPDATE {keys} SET seen = $1 WHERE person = $2 AND seen < $1"  # noqa: S608
                yield query, (device.seen, device.person)

        await self._write(work)

    async def devices_of(self, person: str) -> tuple[Device, ...]:
        rows = await self._read(
            f"SELECT {DEVICE} FROM devices WHERE person = $1 ORDER BY seen DESC, token_hash",  # noqa: S608
            person,
        )
        return tuple(Device(*row) for row in rows)

    async def end_devices(self, person: str, devices: Iterable[Device]) -> None:
        ended = [device.token_hash for device in devices]

        def work() -> Statements[None]:
            for token_hash in ended:
                query = "DELETE FROM devices WHERE person = $1 AND token_hash = $2"
                yield query, (person, token_hash)
            yield "DELETE FROM codes WHERE person = $1", (person,)

        await self._write(work)


def let_in(owner: str, device: Device) -> Statements[Person]:
    """The device becomes that of somebody who is known, whoever it said."""
    yield ADD_DEVICE, structs.astuple(structs.replace(device, person=owner))
    found = yield "SELECT id, name, since FROM people WHERE id = $1", (owner,)
    return Person(*found[0])
