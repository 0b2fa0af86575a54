"""Everything goes from one store into another and is the same there, or nothing does."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import asyncpg
import pytest
from msgspec.structs import replace

from fortable.cli import main
from fortable.kernel.codec import encode
from fortable.server.metrics import Metrics
from fortable.server.server import open_store
from fortable.server.store import Ban, Challenge, Code, Device, Person, Store, Unavailable
from fortable.server.store.moving import TABLES, move
from fortable.server.store.moving.sqlite import InFile
from fortable.server.store.postgres import PostgresStore
from fortable.server.store.sqlite import SqliteStore
from fortable.testing import rule

from .store_contract import ANNA, KEEP, PHONE, TABLE
from .store_contract.cups import CUP, RUNNING, table as cup_table
from .store_contract.days import DAY, DEAL, tried
from .store_contract.keys import KEY
from .store_contract.notices import TO_PHONE
from .store_contract.puzzles import SOLVED
from .store_contract.results import ANNA_SITS, STRONG, finished
from .store_contract.reviews import REVIEW
from .store_contract.seekers import SEEKER
from .store_contract.stored import BEN, REFUSED

MANY = 40_000


async def fill(store: Store) -> None:
    """Something in every table."""
    await store.add_person(ANNA, PHONE)
    await store.add_person(BEN, Device(b"ben", "ben", 2.0))
    await store.add_person(Person("gone", "Gone", 3.0), Device(b"gone", "gone", 3.0))
    await store.add_code(Code(b"code", "anna", 99.0))
    await store.add_challenge(Challenge(b"a", "anna", 99.0), now=1.0)
    await store.add_passkey(KEY)
    await store.keep_recovery_code("anna", b"printed", 4.0)
    await store.keep_push_key(b"key")
    await store.believe(12.5)
    await store.add_table(replace(TABLE, household="h", is_public=True))
    for step in (KEEP, REFUSED, replace(KEEP, version=2, intent="i3", action="Zoé \0 ☃")):
        await store.append(step)
    await store.add_table(finished(1, ANNA_SITS, STRONG, places=(1, 2)))
    await store.begin_day(DAY)
    await store.keep_deal(DEAL)
    await store.keep_rival(DEAL, 7)
    await store.add_table(tried())
    await store.subscribe(TO_PHONE)
    await store.add_notice("turn", "t1", ["anna"], 5.0, 50.0)
    await store.keep_seeker(SEEKER)
    await store.add_cup(CUP, "Anna", 9)
    await store.keep_cup_seed("c1", 1, b"seed")
    await store.change_cup(RUNNING, [(cup_table("c1t", "anna", None), replace(KEEP, table="c1t"))])
    await store.keep_review("t1", REVIEW)
    await store.add_puzzle_try("anna", "keepsake", SOLVED)
    await store.add_ban(Ban("ben", None, 1.0, 99.0, "rude"))
    await store.begin_farewell("gone")


def lying_in(file: Path) -> dict[str, list[Any]]:
    """By table, all rows, in an order of their own."""
    with closing(apsw.Connection(str(file))) as looking:
        names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        return {
            name: sorted(looking.execute(f"SELECT * FROM {name}"), key=repr)  # noqa: S608
            for name in [str(name) for (name,) in looking.execute(names)]
        }


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """One that has something of everything."""
    place = tmp_path / "from.sqlite"
    store = SqliteStore(place)
    await fill(store)
    await store.close()
    return place


async def test_everything_goes_there_and_back(file: Path, schema: str, tmp_path: Path) -> None:
    before, back = lying_in(file), tmp_path / "back.sqlite"
    assert set(before) == set(TABLES)
    assert all(before.values()), "this test has something of everything"
    there = await move(str(file), schema)
    again = await move(schema, str(back))
    assert there.rows == again.rows == sum(map(len, before.values()))
    assert lying_in(back) == lying_in(file) == before
    assert back.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in tmp_path.glob(".*")] == []


async def test_who_goes_on_there_has_all_logs_and_meets_nothing_old(
    file: Path, schema: str
) -> None:
    old = SqliteStore(file)
    logs = {row.id: await old.table(row.id) for row in await old.tables("open", "playing", "over")}
    await old.close()
    await move(str(file), schema)
    store = PostgresStore(schema)
    assert {id_: await store.table(id_) for id_ in logs} == logs
    await store.append(replace(KEEP, version=3, intent="i9"))
    await store.add_table(replace(TABLE, id="new"))
    assert [row.id for row in await store.tables("open")] == ["new", "t1"]
    await store.add_notice("full", "new", ["anna"], 6.0, 60.0)
    assert len(await store.due_notices(9.0, 9, ())) == 2
    await store.close()


@rule("TB-12")
async def test_what_is_in_use_is_not_moved(file: Path, schemas: Any, tmp_path: Path) -> None:
    full, empty = await schemas("full"), await schemas("empty")
    await move(str(file), full)
    for origin, target, used in (
        (str(file), empty, str(file)),
        (str(file), empty, empty),
        (full, str(tmp_path / "new.sqlite"), full),
        (full, str(tmp_path / "other.sqlite"), str(tmp_path / "other.sqlite")),
    ):
        holder = open_store(used, Metrics())
        await holder.check()
        with pytest.raises(Unavailable, match=r"in-use|not-empty"):
            await move(origin, target)
        await holder.close()
        if used == empty:
            await _clear(empty)
    await move(str(file), empty)


async def _clear(schema: str) -> None:
    connection = await asyncpg.connect(schema)
    await connection.execute("SET client_min_messages = 'error'")
    name = await connection.fetchval("SELECT current_schema()")
    await connection.execute(f"DROP SCHEMA {name} CASCADE; CREATE SCHEMA {name}")
    await connection.close()


@rule("TB-12")
async def test_a_target_that_is_not_empty_is_not_touched(file: Path, schema: str) -> None:
    await move(str(file), schema)
    for target in (schema, str(file)):
        with pytest.raises(Unavailable, match=r"not-empty|in-use"):
            await move(schema if target == str(file) else str(file), target)


async def test_nothing_is_moved_from_nowhere(schema: str, tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="no-database"):
        await move(schema, str(tmp_path / "x.sqlite"))
    with pytest.raises(FileNotFoundError):
        await move(str(tmp_path / "none.sqlite"), schema)
    assert list(tmp_path.glob("*.sqlite")) == []


@rule("TB-12")
async def test_what_arrives_another_is_not_kept(
    file: Path, schema: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await move(str(file), schema)
    put = InFile.put

    async def put_wrongly(
        self: InFile, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]
    ) -> None:
        if table == "steps":
            place = columns.index("data")
            rows = [(*row[:place], b"{}", *row[place + 1 :]) for row in rows]
        await put(self, table, columns, rows)

    monkeypatch.setattr(InFile, "put", put_wrongly)
    target = tmp_path / "to.sqlite"
    with pytest.raises(Unavailable, match="not-the-same"):
        await move(schema, str(target))
    assert not target.exists()
    assert list(tmp_path.glob(".*")) == []


async def test_a_move_that_is_killed_leaves_nothing_that_is_believed(
    file: Path, schema: str, tmp_path: Path
) -> None:
    """Neither in a database nor in a file; and the next one goes through."""
    _lengthen(file)
    connection = await asyncpg.connect(schema)
    writes = """SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE mode = 'RowExclusiveLock' AND application_name LIKE $1"""

    async def is_at_it(process: int) -> bool:
        return bool(await connection.fetchval(writes, f"%process {process} %"))

    await _killed(str(file), schema, is_at_it)
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    while await connection.fetchval(tables):
        await asyncio.sleep(0.05)
    await connection.close()
    await move(str(file), schema)
    target = tmp_path / "to.sqlite"

    async def has_begun(_: int) -> bool:
        return any(part.stat().st_size > 0 for part in tmp_path.glob(".*.part-wal"))

    await _killed(schema, str(target), has_begun)
    assert not target.exists()
    assert (await move(schema, str(target))).rows > MANY


def _lengthen(file: Path) -> None:
    with closing(apsw.Connection(str(file))) as writing, writing:
        steps = ((f"x{number}", number + 100, encode(KEEP)) for number in range(MANY))
        query = "INSERT INTO steps (tables, intent, version, data) VALUES (1, ?, ?, ?)"
        writing.executemany(query, steps)


async def _killed(origin: str, target: str, is_time: Callable[[int], Any]) -> None:
    program = "import sys; from fortable.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "move-store", origin, target]
    moving = subprocess.Popen(command)
    while not await is_time(moving.pid):
        assert moving.poll() is None, "it was quicker than this test"
        await asyncio.sleep(0.002)
    moving.send_signal(signal.SIGKILL)
    moving.wait()


@rule("TB-12")
def test_whoever_runs_it_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    origin, target = tmp_path / "a.sqlite", tmp_path / "b.sqlite"

    async def made() -> None:
        store = SqliteStore(origin)
        await store.add_person(ANNA, PHONE)
        await store.close()

    asyncio.run(made())
    assert main(["move-store", str(origin), str(target)]) == 0
    said = capsys.readouterr().out
    assert "3 rows" in said
    assert str(target) in said
    assert main(["move-store", str(origin), str(target)]) == 2
    assert "is not empty" in capsys.readouterr().err
