# ruff: noqa: S608
"""Whoever looks after a server on PostgreSQL: what is there is looked through, copied and put back."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import asyncpg
import pytest
from msgspec.structs import replace

from fortable.cli import main
from fortable.server.checking import check
from fortable.server.store import Unavailable
from fortable.server.store.moving import back_up, restore
from fortable.server.store.postgres import PostgresStore
from fortable.server.store.sqlite import SqliteStore, database
from fortable.testing import rule
from fortable.texts import LANGUAGES
from tests.games import for_two, in_turns, some_game

from .servers import free_port, opened
from .store_contract import ANNA, KEEP, PHONE, TABLE
from .test_copies import versions
from .test_matches import played
from .test_moving import fill
from .test_postgres_house import everything

GAME = some_game(for_two, in_turns)
LAST = "(SELECT max(number) FROM steps WHERE version IS NOT NULL)"

Say = Callable[..., Awaitable[tuple[int, str]]]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """A command: its status, and what it says."""

    async def said(*words: object) -> tuple[int, str]:
        status = await asyncio.to_thread(main, ["--lang", "en", *map(str, words)])
        out, err = capsys.readouterr()
        return status, out + err

    return said


async def changed(schema: str, *statements: str) -> None:
    connection = await asyncpg.connect(schema)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


async def stored(schema: str) -> None:
    """Somebody's table with three steps."""
    store = PostgresStore(schema)
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)
    for number in range(3):
        await store.append(replace(KEEP, version=number, intent=str(number)))
    await store.close()


async def test_an_operator_looks_copies_and_puts_back_while_they_play(
    schemas: Any, tmp_path: Path, say: Say
) -> None:
    schema, new = await schemas("old"), await schemas("new")
    copied = tmp_path / "copy.sqlite"
    async with opened(tmp_path, store=schema) as house:
        await played(house, GAME)
        status, told = await say("check", "--store", schema, "--json")
        assert status == 0, told
        report = json.loads(told)["report"]
        assert (report["tables"], report["findings"]) == (1, [])
        assert report["moves"] > 5
        assert report["sizes"]["rows"]["people"] == 2
        assert (await say("backup", copied, "--store", schema))[0] == 0
        assert copied.stat().st_mode & 0o777 == 0o600
        assert (await say("ratings", "--store", schema))[0] == 0
    assert (await say("check", "--database", copied, "--json"))[0] == 0
    status, told = await say("restore", copied, "--store", new, "--json")
    assert status == 0, told
    assert sorted((await everything(new)).split(b"\n")) == sorted(
        (await everything(schema)).split(b"\n")
    )
    async with opened(tmp_path, store=new) as house:
        assert len(await house.server.store.all_tables(None, None, 9)) == 1


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        (f"DELETE FROM steps WHERE number = {LAST} - 1", "gap"),
        ("UPDATE tables SET revision = revision + 1", "column"),
        (f"UPDATE steps SET data = '{{' WHERE number = {LAST}", "unreadable"),
        (f"UPDATE steps SET intent = intent || 'x' WHERE number = {LAST}", "step-column"),
        ("DROP INDEX tables_by_due", "layout"),
        ("DROP TRIGGER device_gone ON devices", "layout"),
        ("ALTER TABLE devices DISABLE TRIGGER device_gone", "damage"),
        ("ALTER TABLE tables ALTER household DROP DEFAULT", "layout"),
        ("ALTER TABLE chairs DROP CONSTRAINT chairs_person_fkey", "layout"),
        (
            "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'refusals'::regclass",
            "damage",
        ),
        ("SET session_replication_role = replica; DELETE FROM people", "strays"),
    ],
)
async def test_what_was_broken_is_named(schema: str, statement: str, what: str) -> None:
    await stored(schema)
    sound = await asyncio.to_thread(check, schema)
    await changed(schema, statement)
    report = await asyncio.to_thread(check, schema)
    before = {finding.what for finding in sound.findings}
    assert what not in before
    assert what in {finding.what for finding in report.findings if finding.is_fault}


async def test_nothing_is_changed_and_nothing_is_left_by_looking(schema: str) -> None:
    await stored(schema)
    names = "SELECT count(*) FROM pg_namespace"
    connection = await asyncpg.connect(schema)
    before = await everything(schema), await connection.fetchval(names)
    await asyncio.to_thread(check, schema)
    assert (await everything(schema), await connection.fetchval(names)) == before
    await connection.close()


async def test_who_may_make_no_schema_is_told_what_was_not_looked_at(schema: str) -> None:
    await stored(schema)
    report = await asyncio.to_thread(check, f"{schema}&default_transaction_read_only=on")
    told = {finding.what: finding.is_fault for finding in report.findings}
    assert told["layout-unknown"] is False


@rule("TB-12")
async def test_what_is_none_of_ours_or_of_another_version_is_refused(
    schemas: Any, tmp_path: Path, say: Say
) -> None:
    empty, old = await schemas("empty"), await schemas("old")
    await stored(old)
    await changed(old, "UPDATE schema_version SET version = 1")
    copied = tmp_path / "copy.sqlite"
    for words in (("check",), ("backup", copied), ("ratings",)):
        status, told = await say(*words, "--store", empty)
        assert status == 2
        assert "TB-12" in told
    for words in (("backup", copied), ("ratings",)):
        status, told = await say(*words, "--store", old)
        assert status == 2
        assert "older version" in told
    assert not copied.exists()
    status, told = await say("check", "--store", old)
    assert status == 0
    assert "older version" in told


@rule("TB-12")
async def test_nothing_is_overwritten(schema: str, tmp_path: Path, say: Say) -> None:
    await stored(schema)
    copied = tmp_path / "copy.sqlite"
    assert (await say("backup", copied, "--store", schema))[0] == 0
    before = copied.read_bytes()
    assert (await say("backup", copied, "--store", schema))[0] == 2
    status, told = await say("restore", copied, "--store", schema)
    assert status == 2
    assert "not empty" in told
    assert copied.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.sqlite"]


async def test_the_file_that_is_named_is_meant_whatever_the_server_has(
    schema: str, tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stored(schema)
    monkeypatch.setenv("FORTABLE_STORE", schema)
    copied = tmp_path / "copy.sqlite"
    assert (await say("backup", copied))[0] == 0
    assert schema.partition("?")[0] in (await say("check"))[1]
    assert str(copied) in (await say("check", "--database", copied))[1]


async def test_a_copy_is_of_one_moment_though_somebody_plays(schema: str, tmp_path: Path) -> None:
    store = PostgresStore(schema)
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)
    number = 0

    async def play() -> None:
        nonlocal number
        while True:
            await store.append(replace(KEEP, version=number, intent=str(number)))
            number += 1

    playing = asyncio.create_task(play())
    for turn in range(3):
        await asyncio.sleep(0.2)
        before = number
        await back_up(schema, tmp_path / f"{turn}.sqlite")
        found = await versions(tmp_path / f"{turn}.sqlite")
        assert before <= len(found) <= number + 1
        assert found == [*range(len(found))]
    playing.cancel()
    await store.close()


async def test_a_copy_of_an_older_version_is_brought_to_the_present(
    schema: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.sqlite"
    old = database.newest_schema() - 1
    with closing(apsw.Connection(str(file))) as connection:
        for number, script in sorted(database._migrations().items()):
            if number <= old:
                connection.execute(script.read_text("utf-8"))
        connection.execute(f"PRAGMA user_version = {old}")
    before = file.read_bytes()
    await restore(file, schema)
    assert file.read_bytes() == before
    store = PostgresStore(schema)
    assert await store.all_tables(None, None, 9) == ()
    await store.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_doctor_looks_at_database_and_bus(
    language: str, schema: str, tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORTABLE_PORT", str(free_port()))
    place = ("--database", tmp_path / "x.sqlite", "--store", schema)
    examined = ("--lang", language, "doctor", *place)
    await stored(schema)
    told = json.loads((await say(*examined, "--json"))[1])["found"]
    by_name = {each["what"]: each for each in told}
    assert {"store-fine", "store-lines", "store-commit"} <= by_name.keys()
    assert by_name["store-unsafe"]["is_fault"], "the tests' database does not wait for its disk"
    assert not {"no-file", "disk"} & by_name.keys()
    status, said = await say(*examined)
    assert status == 1
    assert "PostgreSQL" in said
    nobody = f"nats://anna:secret@127.0.0.1:{free_port()}"
    status, said = await say(*examined, "--bus", nobody)
    assert "NATS" in said
    assert "secret" not in said


@rule("TB-12")
async def test_a_doctor_says_that_nothing_is_there(tmp_path: Path, say: Say) -> None:
    address = f"postgresql://anna:secret@/x?host={tmp_path}"
    status, told = await say("doctor", "--database", tmp_path / "x", "--store", address)
    assert status == 1
    assert "secret" not in told
    assert "✗ postgresql://" in told


@rule("TB-12")
async def test_a_copy_that_is_damaged_is_not_put_back(schema: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    store = SqliteStore(file)
    await fill(store)
    await store.close()
    with file.open("r+b") as pages:
        pages.seek(4096 * 3)
        pages.write(bytes(3 * 4096))
    with pytest.raises(Unavailable, match="damaged"):
        await restore(file, schema)
    connection = await asyncpg.connect(schema)
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    assert await connection.fetchval(tables) == 0
    await connection.close()
