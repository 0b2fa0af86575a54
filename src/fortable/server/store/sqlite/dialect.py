"""How SQLite says what PostgreSQL says differently, and how work is run on it."""

from typing import TypeVar

import apsw

from fortable.server.store.statements import Statement, Statements

T = TypeVar("T")


class SqliteDialect:
    """One connection writes: nobody else counts anything meanwhile."""

    def has(self, whole: str, part: str) -> str:
        return f"instr({whole}, {part})"

    def text(self, data: str) -> str:
        return f"CAST({data} AS TEXT)"

    def data(self, text: str) -> str:
        return f"CAST({text} AS BLOB)"

    def at(self, data: str) -> str:
        return f"json_extract(CAST({data} AS TEXT), '$.at')"

    def whose(self, intent: str) -> str:
        return f"substr({intent}, 1, instr({intent}, ':'))"

    def by(self, index: str) -> str:
        return f"INDEXED BY {index}"

    def hold(self, what: str) -> Statements[None]:  # noqa: ARG002
        nothing: tuple[Statement, ...] = ()
        yield from nothing


def run(cursor: apsw.Cursor, work: Statements[T]) -> T:
    """One statement after the other, until it returns."""
    try:
        query, values = next(work)
        while True:
            query, values = work.send(cursor.execute(query, values).fetchall())
    except StopIteration as end:
        found: T = end.value
        return found
