"""Work on a database as the statements that it takes, whoever runs them.

Work is a generator: it yields a statement with its values, is sent the rows that came of it, and returns what
it found. So what is written down, and when it is refused, is said once, in the SQL that SQLite and PostgreSQL
both know; SQLite runs it in a thread, PostgreSQL over a line. Where the two differ, a `Dialect` says how.

Values are `$1`, `$2` and so on, each seen first in this order: SQLite counts them by their first sight.
"""

from collections.abc import Awaitable, Callable, Generator, Sequence
from functools import cache
from typing import Any, ClassVar, Protocol, TypeVar

T = TypeVar("T")

Statement = tuple[str, tuple[Any, ...]]
Statements = Generator[Statement, list[Any], T]
Work = Callable[[], Statements[T]]
"""Begun anew each time it is called: what met somebody else's in a group is tried again by itself."""


class Dialect(Protocol):
    """What the databases call by different names."""

    def has(self, whole: str, part: str) -> str:
        """Whether a text is in another, or bytes in bytes."""

    def text(self, data: str) -> str:
        """Of bytes."""

    def data(self, text: str) -> str:
        """The bytes of a text."""

    def at(self, data: str) -> str:
        """The number called so in the JSON of a step."""

    def whose(self, intent: str) -> str:
        """Everything up to the first colon, as it is in the index of refusals."""

    def by(self, index: str) -> str:
        """Which index is meant, where one that is asked about too little would not see it."""

    def hold(self, what: str) -> Statements[None]:
        """Nobody else counts this until what is done here is done: two who come at once are not one."""


class SqlRoom:
    """Whatever remembers something by SQL; a store says how."""

    dialect: ClassVar[Dialect]

    def _write(self, work: Work[T]) -> Awaitable[T]:
        """Do it in a transaction, until that is durable; `Taken` if it met a constraint."""
        raise NotImplementedError

    async def _look(self, look: Work[T]) -> T:
        """Look something up, and make something of it."""
        raise NotImplementedError

    async def _change(self, query: str, *values: Any) -> list[Any]:
        """One statement alone; what it returns."""

        def work() -> Statements[list[Any]]:
            return (yield query, values)

        return await self._write(work)

    async def _read(self, query: str, *values: Any) -> list[Any]:
        def look() -> Statements[list[Any]]:
            return (yield query, values)

        return await self._look(look)


def marks(count: int, first: int = 1) -> str:
    """Such as `$1, $2, $3`."""
    return ", ".join(f"${number}" for number in range(first, first + count))


@cache
def rows_of_marks(rows: int, columns: int, first: int, before: str) -> str:
    """For several rows at once, each behind the same words: `(…, $2, $3), (…, $4, $5)`."""
    return ", ".join(f"({before}, {marks(columns, first + columns * row)})" for row in range(rows))


def flat(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    """The values of several rows, one after the other."""
    return tuple(value for row in rows for value in row)
