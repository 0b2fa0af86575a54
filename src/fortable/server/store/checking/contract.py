"""What is looked at of a database to know whether it is whole, wherever it lies; nothing is changed."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from fortable.kernel.words import Value

MOST_DAMAGES = 20
PORTION = 500
COLUMNS = ("id", "host", "household", "status", "is_public", "changed", "due", "revision")
COUNTED = ("people", "devices", "tables", "steps", "results", "cups", "subscriptions", "notices")


class Unreadable(Exception):
    """The database says that it cannot be, and why."""


class RawStep(NamedTuple):
    """A step as it lies there."""

    intent: str
    version: int | None
    data: bytes


class RawTable(NamedTuple):
    """All that lies there of one table, as of one moment."""

    columns: dict[str, Any]
    """By name, what stands beside the data."""
    data: bytes
    steps: tuple[RawStep, ...]
    chairs: frozenset[str]
    places: tuple[int | None, ...]
    """Of the results, by seat."""


class Sizes(Value, frozen=True):
    """How much there is."""

    bytes: int
    rows: dict[str, int]
    log_bytes: int | None = None
    free_bytes: int | None = None
    """Within the file: they are used again. None where the database keeps that to itself."""


class Database(Protocol):
    """Open to be looked at; any call is `Unreadable` at times, and `Unavailable` once nobody answers."""

    name: str
    """As it may be told."""
    kind: str
    """The program that says what is wrong with its pages."""
    newest: int
    """The schema that this program makes."""

    def close(self) -> None: ...

    def damages(self) -> list[str]:
        """What the database itself says is wrong with what it keeps; the first of it."""

    def strays(self) -> list[tuple[str, str, int]]:
        """Of which table rows refer to what is not there in which other, and how many."""

    def schema(self) -> int:
        """Its number."""

    def other_layouts(self) -> list[str] | None:
        """Tables, indexes and triggers that are not as a new one has them; None if that cannot be known."""

    def sizes(self) -> Sizes: ...

    def numbers(self) -> Iterator[int]:
        """Of all tables, also of those that come meanwhile."""

    def table(self, number: int) -> RawTable | None:
        """All of it; None if it is gone meanwhile."""
