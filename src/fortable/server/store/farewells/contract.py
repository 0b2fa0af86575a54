"""How a store tells somebody everything it remembers of them, and forgets it.

What is theirs alone goes at once. Tables that name them are others' too: they are found a few at a time, and
each is written anew by whoever knows what a table is without them.
"""

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from fortable.server.store.contract import TableRow

NAMELESS = "–"
"""What a seat is called of which nobody knows any more whose it was."""


class FarewellsKept(Protocol):
    """The part of a store that knows what is somebody's."""

    async def all_about(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Everything that is somebody's, by the table in which it lies; secrets are left out."""

    async def begin_farewell(self, person: str) -> None:
        """All that is somebody's alone is gone, and tables may be written anew, until `end_farewell`."""

    async def farewells(self) -> tuple[str, ...]:
        """Those who want to be forgotten, and may still be named by tables."""

    async def tables_naming(
        self, person: str, after: int, most: int
    ) -> "tuple[tuple[TableRow, ...], int | None]":
        """Those of the next tables behind a number that name somebody in any way, looking at so many; and the
        number to go on from, None where there are no more.
        """

    async def make_nameless(self, row: "TableRow") -> None:
        """A table at which nothing goes on, written anew; `Stale` unless what is there is of the revision
        before. It is no younger than it was.
        """

    async def forget_hand(self, table: str, person: str, nobody: str) -> None:
        """In a table's log, what somebody wished is nobody's: one who has this id there and nowhere else."""

    async def end_farewell(self, person: str) -> None:
        """Nobody is left of this id."""
