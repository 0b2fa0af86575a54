"""Many steps in one statement, which is a transaction of its own: one way there and back, one commit.

Where several processes share the database, each step names the epoch in which its table is its writer's. The
same statement holds the rows that say so until it is durable: whoever takes a table over waits for that, and
what comes later is fenced.
"""

from collections.abc import Sequence
from typing import Any

from fortable.server.store.conflicts import Taken
from fortable.server.store.contract import REFUSALS_KEPT
from fortable.server.store.nodes import Fenced

from .dialect import Connection

Values = tuple[Any, ...]
"""Of one step: its table, intent, version (none in a refusal), data, and the epoch if others may own it."""

PLAIN = 4
"""So many values has a step that nobody else can write."""

Fate = Exception | None
"""None: it is there from now on."""

ASKED = """asked AS (
    SELECT nth, number, intent, version, new.data
    FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[])
        WITH ORDINALITY AS new (id, intent, version, data, nth)
    LEFT JOIN tables USING (id))"""

FENCED = """asked AS (
    SELECT nth, number, intent, version, new.data, new.epoch
    FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[], $5::bigint[])
        WITH ORDINALITY AS new (id, intent, version, data, epoch, nth)
    LEFT JOIN tables USING (id)),
held AS (
    SELECT nth FROM asked JOIN owners ON tables = number AND owners.epoch = asked.epoch
    FOR SHARE OF owners)"""

IS_HELD = "nth IN (SELECT nth FROM held)"

WRITTEN = """WITH {asked},
written AS (
    INSERT INTO steps (tables, intent, version, data)
    SELECT number, intent, version, data FROM asked WHERE {is_ours} ORDER BY nth
    ON CONFLICT DO NOTHING RETURNING tables, intent, version)"""

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
SELECT nth, {is_held} FROM asked LEFT JOIN written
    ON written.tables = asked.number AND written.intent = asked.intent
    WHERE written.tables IS NULL"""

ALONE = WRITTEN.format(asked=ASKED, is_ours="number IS NOT NULL")
APPEND = ALONE + MISSING.format(is_held="true")
APPEND_AND_FORGET = ALONE + FORGOTTEN + MISSING.format(is_held="true")

SHARED = WRITTEN.format(asked=FENCED, is_ours=IS_HELD)
APPEND_HELD = SHARED + MISSING.format(is_held=IS_HELD)
APPEND_HELD_AND_FORGET = SHARED + FORGOTTEN + MISSING.format(is_held=IS_HELD)

QUERIES = {
    (False, False): APPEND,
    (False, True): APPEND_AND_FORGET,
    (True, False): APPEND_HELD,
    (True, True): APPEND_HELD_AND_FORGET,
}
"""By whether others may own the tables, and whether there is a refusal among the steps."""

THERE = f"""WITH {ASKED}
SELECT nth FROM asked JOIN steps
    ON steps.tables = asked.number AND steps.intent = asked.intent AND steps.data = asked.data"""  # noqa: S608


async def append_all(connection: Connection, steps: Sequence[Values]) -> list[Fate]:
    """What became of each: `Taken` if something of it was there, `Fenced` if the table is another's."""
    columns = list(zip(*steps, strict=True))
    query = QUERIES[len(columns) > PLAIN, None in columns[2]]
    missing = {nth - 1: is_held for nth, is_held in await connection.fetch(query, *columns)}
    seen = set[tuple[str, str]]()
    fates: list[Fate] = []
    for number, (table, intent, *_) in enumerate(steps):
        if not missing.get(number, True):
            fates.append(Fenced(table))
        else:
            is_new = number not in missing and (table, intent) not in seen
            fates.append(None if is_new else Taken("it is there already"))
        seen.add((table, intent))
    return fates


async def are_there(connection: Connection, steps: Sequence[Values]) -> list[bool]:
    """For each of them, whether it is there to the letter: when it was said, and what was answered."""
    columns = list(zip(*steps, strict=True))[:PLAIN]
    found = {nth - 1 for (nth,) in await connection.fetch(THERE, *columns)}
    return [number in found for number in range(len(steps))]
