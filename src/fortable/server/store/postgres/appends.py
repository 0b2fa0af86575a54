"""Many steps in one statement, which is a transaction of its own: one way there and back, one commit."""

from collections.abc import Sequence
from typing import Any

from fortable.server.store.contract import REFUSALS_KEPT

from .dialect import Connection

Values = tuple[Any, ...]
"""Of one step: its table, intent, version (none in a refusal) and data."""

ASKED = """asked AS (
    SELECT nth, number, intent, version, new.data
    FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[])
        WITH ORDINALITY AS new (id, intent, version, data, nth)
    LEFT JOIN tables USING (id))"""

WRITTEN = f"""WITH {ASKED},
written AS (
    INSERT INTO steps (tables, intent, version, data)
    SELECT number, intent, version, data FROM asked WHERE number IS NOT NULL ORDER BY nth
    ON CONFLICT DO NOTHING RETURNING tables, intent, version)"""  # noqa: S608

FORGOTTEN = f""",
crowded AS (
    SELECT tables, split_part(intent, ':', 1) AS whose, count(*) AS more
    FROM written WHERE version IS NULL GROUP BY 1, 2),
forgotten AS (
    DELETE FROM steps WHERE number IN (
        SELECT oldest.number FROM crowded CROSS JOIN LATERAL (
            SELECT number FROM steps
            WHERE tables = crowded.tables AND split_part(intent, ':', 1) = crowded.whose
                AND version IS NULL
            ORDER BY number DESC OFFSET greatest(0, {REFUSALS_KEPT} - more)) AS oldest))"""  # noqa: S608
"""What is there before, and too much with those that are new."""

MISSING = """
SELECT nth FROM asked LEFT JOIN written
    ON written.tables = asked.number AND written.intent = asked.intent
    WHERE written.tables IS NULL"""

APPEND = WRITTEN + MISSING
APPEND_AND_FORGET = WRITTEN + FORGOTTEN + MISSING

THERE = f"""WITH {ASKED}
SELECT nth FROM asked JOIN steps
    ON steps.tables = asked.number AND steps.intent = asked.intent AND steps.data = asked.data"""  # noqa: S608


async def append_all(connection: Connection, steps: Sequence[Values]) -> list[bool]:
    """For each of them, whether it is there from now on; if not, something of it was there before."""
    columns = list(zip(*steps, strict=True))
    query = APPEND_AND_FORGET if None in columns[2] else APPEND
    missing = {nth - 1 for (nth,) in await connection.fetch(query, *columns)}
    seen = set[tuple[str, str]]()
    fates = []
    for number, (table, intent, *_) in enumerate(steps):
        fates.append(number not in missing and (table, intent) not in seen)
        seen.add((table, intent))
    return fates


async def are_there(connection: Connection, steps: Sequence[Values]) -> list[bool]:
    """For each of them, whether it is there to the letter: when it was said, and what was answered."""
    found = {nth - 1 for (nth,) in await connection.fetch(THERE, *zip(*steps, strict=True))}
    return [number in found for number in range(len(steps))]
