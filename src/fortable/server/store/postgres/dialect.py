"""How PostgreSQL says what SQLite says differently, and how work is run on it."""

from typing import TypeAlias, TypeVar

import asyncpg

from fortable.server.store.statements import Statements

T = TypeVar("T")

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

HOLD = "SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $1, 0))"


class PostgresDialect:
    """Others may write meanwhile: whoever counts holds what is counted, until the transaction is over."""

    def has(self, whole: str, part: str) -> str:
        return f"position({part} IN {whole}) > 0"

    def text(self, data: str) -> str:
        return f"convert_from({data}, 'UTF8')"

    def data(self, text: str) -> str:
        return f"convert_to({text}, 'UTF8')"

    def at(self, data: str) -> str:
        return f"CAST(CAST(convert_from({data}, 'UTF8') AS json) ->> 'at' AS double precision)"

    def whose(self, intent: str) -> str:
        return f"split_part({intent}, ':', 1) || ':'"

    def by(self, index: str) -> str:  # noqa: ARG002
        return ""

    def hold(self, what: str) -> Statements[None]:
        yield HOLD, (what,)


async def run(connection: Connection, work: Statements[T]) -> T:
    """One statement after the other, until it returns."""
    try:
        query, values = next(work)
        while True:
            query, values = work.send(await connection.fetch(query, *values))
    except StopIteration as end:
        found: T = end.value
        return found
