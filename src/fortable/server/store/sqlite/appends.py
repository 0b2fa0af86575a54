"""Steps alone, however many, by one statement: the thread asks for the interpreter once, not for each."""

from collections.abc import Iterable

import apsw

APPEND_ALL = """INSERT INTO steps (tables, intent, version, data)
    SELECT (SELECT number FROM tables WHERE id = value ->> 'table'),
        value ->> 'intent', value ->> 'version', value
    FROM carray($1)"""
"""What a step says of itself in its JSON is what it is found by."""


def append_all(cursor: apsw.Cursor, steps: Iterable[bytes]) -> None:
    """All of them, as they are written; or none: then one met a constraint."""
    cursor.execute(APPEND_ALL, (apsw.carray(tuple(steps)),))
