"""The whole of a database, looked through and not changed."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from fortable.kernel.words import Fact, Value
from fortable.server.store.checking import Database, Sizes, Unreadable, opened

from .findings import Finding
from .logs import check_table


class Report(Value, frozen=True):
    """What was found."""

    file: str
    """Or the database, by its address without the password."""
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


def check(address: str | Path, watch: Callable[[int], object] = lambda _: None) -> Report:
    """Of a file, or of a database in PostgreSQL; `watch` hears how many tables were seen.

    `Unavailable` or `OSError` if it is none of ours.
    """
    with closing(opened(address)) as database:
        findings = [*_of_all(database)]
        tables = moves = 0
        if database.schema() == database.newest:
            for finding, seen in _of_the_tables(database):
                findings += finding
                tables, moves = tables + 1, moves + seen
                watch(tables)
        return Report(
            file=database.name,
            schema=database.schema(),
            tables=tables,
            moves=moves,
            findings=tuple(findings),
            sizes=_sizes(database),
        )


def _of_all(database: Database) -> Iterator[Finding]:
    try:
        for said in database.damages():
            yield _damage(database, said)
        for table, other, count in database.strays():
            yield Finding("strays", {"name": table, "other": other, "count": count})
    except Unreadable as error:
        yield _damage(database, str(error))
    if database.schema() != database.newest:
        schemas: dict[str, Fact] = {"schema": database.schema(), "known": database.newest}
        yield Finding("old-schema", schemas, is_fault=False)
        return
    try:
        yield from _layout(database.other_layouts())
    except Unreadable as error:
        yield _damage(database, str(error))


def _layout(others: list[str] | None) -> Iterator[Finding]:
    if others is None:
        yield Finding("layout-unknown", is_fault=False)
    for name in others or ():
        yield Finding("layout", {"name": name})


def _damage(database: Database, said: str) -> Finding:
    return Finding("damage", {"by": database.kind, "detail": said})


def _of_the_tables(database: Database) -> Iterator[tuple[list[Finding], int]]:
    """By table what is wrong, and how many moves it has."""
    try:
        for number in database.numbers():
            yield _of_a_table(database, number)
    except Unreadable as error:
        yield [_damage(database, str(error))], 0


def _of_a_table(database: Database, number: int) -> tuple[list[Finding], int]:
    try:
        raw = database.table(number)
    except Unreadable as error:
        return [Finding("unreadable", {"detail": str(error)}, f"#{number}")], 0
    if raw is None:
        return [], 0
    told = sum(step.version is not None for step in raw.steps)
    return [*check_table(raw)], told


def _sizes(database: Database) -> Sizes | None:
    try:
        return database.sizes()
    except Unreadable:
        return None
