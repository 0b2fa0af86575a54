"""What a process asks of the tables that it has in memory."""

from collections.abc import Collection
from typing import Protocol


class OwnTables(Protocol):
    """Those of this process; all returns at once."""

    def lose(self, epochs: Collection[int]) -> None:
        """Those may be another's by now: everybody at them comes again."""

    def has(self, table: str) -> bool:
        """Whether it is in memory here."""

    def forget_sockets(self, node: str) -> None:
        """Those of another process are gone."""

    def adopt(self, table: str) -> None:
        """Somebody else let it go, and wants it to be woken here."""

    def move(self, table: str, node: str) -> None:
        """It is to go to another process."""

    def drain(self) -> None:
        """All of them are."""
