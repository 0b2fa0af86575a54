"""A whole server on PostgreSQL: played at, restarted, forgotten; and told by the one who runs it."""

import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from fortable.cli import main
from fortable.server.store import Session
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .guests import Guest
from .servers import Running, opened, settled
from .test_matches import played

GAME = some_game(for_two, in_turns)


@rule("TB-10")
async def test_a_match_is_played_remembered_and_forgotten(schema: str, tmp_path: Path) -> None:
    async with opened(tmp_path, store=schema) as house:
        guests, table = await played(house, GAME)
        session = await known(house, guests[0])
        ending = await settled(house.server.store, table)
        before = await house.server.store.table(table)
    async with opened(tmp_path, store=schema) as house:
        assert await house.server.store.table(table) == before
        row = await house.server.store.row(table)
        assert row is not None
        assert row.ending == ending
        matches = await house.server.store.matches_of(session.person.id, None, 9)
        assert [match.id for match in matches] == [table]
        await house.server.farewells.say(session.person)
    assert [file.name for file in tmp_path.iterdir()] == ["x.sqlite.marks"], "no database is made"
    written = await everything(schema)
    assert table.encode() in written
    assert session.person.id.encode() not in written


async def known(house: Running, guest: Guest) -> Session:
    ((_, token),) = guest.browser.cookies.items()
    session = await house.server.people.known_by(token, house.server.now())
    assert session is not None
    return session


async def everything(schema: str) -> bytes:
    """All that is there, as it is written down."""
    connection = await asyncpg.connect(schema)
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    values = [
        value if isinstance(value, bytes) else str(value).encode()
        for (table,) in await connection.fetch(tables)
        for row in await connection.fetch(f"SELECT * FROM {table}")  # noqa: S608
        for value in row
    ]
    await connection.close()
    return b"\n".join(values)


def test_a_server_without_it_needs_nothing_of_it() -> None:
    program = "import sys, fortable.server.serving; sys.exit('asyncpg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@rule("TB-06")
def test_where_it_is_not_installed_it_is_said_how_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fortable.server.store.postgres", None)
    assert main(["serve", "--port", "0", "--store", "postgresql://anna@db.example/x"]) == 2
    assert "fortable[postgres]" in capsys.readouterr().err


@rule("TB-06")
def test_an_address_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--store", "mysql://x"]) == 2
    assert "postgresql://USER@HOST/NAME" in capsys.readouterr().err


@rule("TB-06")
def test_backups_of_a_file_that_is_not_used_are_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    flags = ("--store", "postgresql://anna@db.example/x", "--backup-folder", "/backups")
    assert main(["serve", *flags]) == 2
    assert "/backups" in capsys.readouterr().err


@rule("TB-12")
def test_a_database_that_is_away_is_refused_at_the_start(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    address = f"postgresql://anna:secret@/x?host={tmp_path}"
    assert main(["serve", "--port", "0", "--store", address]) == 2
    said = capsys.readouterr().err
    assert "TB-12" in said
    assert "secret" not in said
