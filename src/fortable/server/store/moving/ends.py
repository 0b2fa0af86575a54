"""What is asked of the two ends of a move, and how what arrived is compared with what was sent."""

import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

import msgspec

Row = tuple[Any, ...]

PORTION = 1000
"""So many rows are in memory at once."""


class End(Protocol):
    """A store that nobody else uses meanwhile, and how it is told to people."""

    name: str

    async def columns(self, table: str) -> tuple[str, ...]: ...

    def portions(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]:
        """All rows of a table."""


class Target(End, Protocol):
    """One that was empty; nothing of it is believed before all of it is there."""

    async def put(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None: ...


class Digest:
    """Of rows, in whichever order they come: how many there are, and the sum of their hashes."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0

    def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            values = [int(value) if isinstance(value, bool) else value for value in row]
            hashed = hashlib.blake2b(msgspec.msgpack.encode(values), digest_size=32).digest()
            self._sum = (self._sum + int.from_bytes(hashed, "big")) % (1 << 256)
        self.count += len(rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and (self.count, self._sum) == (other.count, other._sum)

    __hash__ = None  # type: ignore[assignment]


async def digest(end: End, table: str, columns: Sequence[str]) -> Digest:
    """Of all rows of a table."""
    found = Digest()
    async for rows in end.portions(table, columns):
        found.add(rows)
    return found
