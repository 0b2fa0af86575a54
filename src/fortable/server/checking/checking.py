"""The whole of a database, looked through and not changed."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import apsw

from fortable.kernel.words import Fact, Value
from fortable.server.store.checking import Database, Sizes
from fortable.server.store.sqlite.copies import verify_kind
from fortable.server.store.sqlite.database import newest_schema

from .findings import Finding
from .logs import check_table


class Report(Value, frozen=True):
    """What was found."""

    file: str
    schema: int
    tables: int
    """So many were looked through."""
    moves: int
    """So many stand in their logs."""
    findings: tuple[Finding, ...]
    sizes: Sizes | None
    """None if the file is too damaged to count."""

    @property
    def is_whole(self) -> bool:
        return not any(finding.is_fault for finding in self.findings)


def check(file: Path, watch: Callable[[int], object] = lambda _: None) -> Report:
    """`Unavailable` or `OSError` if it is no database of ours; `watch` hears how many tables were seen."""
    verify_kind(file)
    with closing(Database(file)) as database:
        findings = [*_of_the_file(database)]
        tables = moves = 0
        if database.is_present():
            for finding, seen in _of_the_tables(database):
                findings += finding
                tables, moves = tables + 1, moves + seen
                watch(tables)
        return Report(
            file=str(file),
            schema=database.schema(),
            tables=tables,
            moves=moves,
            findings=tuple(findings),
            sizes=_sizes(database),
        )


def _of_the_file(database: Database) -> Iterator[Finding]:
    try:
        for said in database.damages():
            yield Finding("damage", {"detail": said})
        for table, other, count in database.strays():
            yield Finding("strays", {"name": table, "other": other, "count": count})
    except apsw.Error as error:
        yield Finding("damage", {"detail": str(error)})
    if not database.is_present():
        schemas: dict[str, Fact] = {"schema": database.schema(), "known": newest_schema()}
        yield Finding("old-schema", schemas, is_fault=False)
        return
    for name in database.other_layouts():
        yield Finding("layout", {"name": name})


def _of_the_tables(database: Database) -> Iterator[tuple[list[Finding], int]]:
    """By table what is wrong, and how many moves it has."""
    try:
        for number in database.numbers():
            yield _of_a_table(database, number)
    except apsw.Error as error:
        yield [Finding("damage", {"detail": str(error)})], 0


def _of_a_table(database: Database, number: int) -> tuple[list[Finding], int]:
    try:
        raw = database.table(number)
    except apsw.Error as error:
        return [Finding("unreadable", {"detail": str(error)}, f"#{number}")], 0
    if raw is None:
        return [], 0
    told = sum(step.version is not None for step in raw.steps)
    return [*check_table(raw)], told


def _sizes(database: Database) -> Sizes | None:
    try:
        return database.sizes()
    except apsw.Error:
        return None
