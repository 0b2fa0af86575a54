"""Keys to a name, in SQL."""

from typing import Any

from msgspec import structs

from fortable.server.store.people.contract import Device, Person
from fortable.server.store.people.sql import let_in
from fortable.server.store.statements import SqlRoom, Statements, marks

from .contract import Challenge, Passkey

ADD_PASSKEY = f"INSERT INTO passkeys VALUES ({marks(len(Passkey.__struct_fields__))})"  # noqa: S608

USE_PASSKEY = """UPDATE passkeys SET signatures = $1, used = $2, seen = $2
    WHERE credential = $3 AND (signatures < $1 OR (signatures = 0 AND $1 = 0)) RETURNING person"""

KEEP_CODE = """INSERT INTO recovery_codes VALUES ($1, $2, $3, $3)
    ON CONFLICT (person) DO UPDATE SET code_hash = $2, since = $3, seen = $3"""

FORGET_PASSKEYS = """DELETE FROM passkeys WHERE credential IN (
    SELECT credential FROM passkeys WHERE seen < $1 LIMIT $2) RETURNING 1"""

FORGET_CODES = """DELETE FROM recovery_codes WHERE person IN (
    SELECT person FROM recovery_codes WHERE seen < $1 LIMIT $2) RETURNING 1"""


class KeysInSql(SqlRoom):
    """What a store remembers of keys."""

    async def add_challenge(self, challenge: Challenge, now: float) -> None:
        def work() -> Statements[None]:
            yield "DELETE FROM challenges WHERE until < $1", (now,)
            yield "INSERT INTO challenges VALUES ($1, $2, $3)", structs.astuple(challenge)

        await self._write(work)

    async def use_challenge(self, challenge_hash: bytes, now: float) -> Challenge | None:
        query = "DELETE FROM challenges WHERE challenge_hash = $1 RETURNING *"
        used = await self._change(query, challenge_hash)
        challenge = Challenge(*used[0]) if used else None
        return challenge if challenge is not None and challenge.until >= now else None

    async def add_passkey(self, passkey: Passkey) -> None:
        await self._change(ADD_PASSKEY, *structs.astuple(passkey))

    async def passkey(self, credential: bytes) -> Passkey | None:
        rows = await self._read("SELECT * FROM passkeys WHERE credential = $1", credential)
        return Passkey(*rows[0]) if rows else None

    async def passkeys_of(self, person: str) -> tuple[Passkey, ...]:
        query = "SELECT * FROM passkeys WHERE person = $1 ORDER BY since, credential"
        return tuple(Passkey(*row) for row in await self._read(query, person))

    async def use_passkey(self, passkey: Passkey, device: Device) -> Person | None:
        values = passkey.signatures, passkey.used, passkey.credential
        return await self._let_in(USE_PASSKEY, values, device)

    async def drop_passkey(self, person: str, credential: bytes) -> None:
        query = "DELETE FROM passkeys WHERE person = $1 AND credential = $2"
        await self._change(query, person, credential)

    async def keep_recovery_code(self, person: str, code_hash: bytes, now: float) -> None:
        await self._change(KEEP_CODE, person, code_hash, now)

    async def recovery_code_since(self, person: str) -> float | None:
        rows = await self._read("SELECT since FROM recovery_codes WHERE person = $1", person)
        return rows[0][0] if rows else None

    async def owner_of_recovery_code(self, code_hash: bytes) -> str | None:
        query = "SELECT person FROM recovery_codes WHERE code_hash = $1"
        rows = await self._read(query, code_hash)
        return rows[0][0] if rows else None

    async def use_recovery_code(self, code_hash: bytes, device: Device) -> Person | None:
        query = "DELETE FROM recovery_codes WHERE code_hash = $1 RETURNING person"
        return await self._let_in(query, (code_hash,), device)

    async def forget_keys(self, before: float, most: int) -> int:
        passkeys = await self._change(FORGET_PASSKEYS, before, most)
        return len(passkeys) + len(await self._change(FORGET_CODES, before, most))

    async def _let_in(self, use: str, values: tuple[Any, ...], device: Device) -> Person | None:
        """Whoever a key belongs to, with one more device; None if nothing was there to be used."""

        def work() -> Statements[Person | None]:
            owner = yield use, values
            return (yield from let_in(owner[0][0], device)) if owner else None

        return await self._write(work)
