"""The SQLite store keeps the promises of every store, and survives being killed."""

import asyncio
import threading
import time
from contextlib import closing
from pathlib import Path

import apsw
import pytest
from msgspec.structs import replace

from fortable.kernel.codec import encode, plain
from fortable.server.store import (
    Chair,
    Ending,
    MatchSearch,
    Played,
    Store,
    Taken,
    Unavailable,
    sqlite,
)
from fortable.server.store.sqlite import SqliteStore, checkpoints, headroom, patience
from fortable.server.store.sqlite.database import connect, newest_schema, open_database

from .killed_writers import acknowledged_by_killed, check_all_are_there
from .store_contract import ANNA, KEEP, PHONE, TABLE, StoreContract

KILLS = 10
MIGRATIONS = Path(sqlite.__file__).parent / "migrations"


class TestSqlite(StoreContract):
    """SQLite in a file."""

    async def open_store(self, folder: Path) -> Store:
        folder.mkdir(exist_ok=True)
        return SqliteStore(folder / "fortable.sqlite")


async def test_what_was_acknowledged_survives_being_killed(tmp_path: Path) -> None:
    file = tmp_path / "fortable.sqlite"
    acknowledged = acknowledged_by_killed(str(file), KILLS)
    store = SqliteStore(file)
    await check_all_are_there(store, acknowledged)
    await store.close()


def older(file: Path, version: int) -> None:
    """A file as an older program left it, with somebody at a table in the midst of a match."""
    with closing(apsw.Connection(str(file))) as old, old:
        for number in range(1, version + 1):
            old.execute((MIGRATIONS / f"{number:04}.sql").read_text("utf-8"))
        old.execute(f"PRAGMA user_version = {version}")
        old.execute("INSERT INTO people VALUES ('anna', 'Anna', 1.0)")
        old.execute(
            "INSERT INTO devices (token_hash, person, since) VALUES (?, 'anna', 1)", (b"x",)
        )
        row = {name: value for name, value in plain(PLAYING).items() if name not in NEW_FIELDS}
        old.execute(
            "INSERT INTO tables (id, status, is_public, changed, data)"
            " VALUES ('t1', 'playing', 0, 10.0, ?)",
            (encode(row),),
        )
        old.execute("INSERT INTO chairs VALUES (1, 'anna')")
        values = (KEEP.intent, KEEP.version, encode(KEEP))
        old.execute("INSERT INTO steps (tables, intent, version, data) VALUES (1, ?, ?, ?)", values)


PLAYING = replace(TABLE, status="playing")
DUE_SINCE = 10
"""The schema that knows when something happens by itself; of tables from before it is found out."""
NEW_FIELDS = ("revision", "is_lapsed", "household", "kept_away")


@pytest.mark.parametrize("version", range(1, newest_schema()))
async def test_an_older_file_is_brought_to_the_present(version: int, tmp_path: Path) -> None:
    file = tmp_path / "fortable.sqlite"
    older(file, version)
    for revision in (1, 2):
        store = SqliteStore(file)
        stored = await store.table("t1")
        assert stored is not None
        assert stored.steps == (KEEP,)
        is_to_be_looked_at = revision == 1 and version < DUE_SINCE
        due = 0.0 if is_to_be_looked_at else None
        assert stored.row == replace(PLAYING, revision=revision - 1, due=due)
        await store.change_table(replace(PLAYING, revision=revision))
        session = await store.session(b"x")
        assert session is not None
        assert session.person == ANNA
        assert [row.id for row in await store.tables_of("anna")] == ["t1"]
        assert await store.forget_people(most=10) in (0, None)
        await store.close()
    with closing(apsw.Connection(str(file))) as present:
        assert present.execute("PRAGMA user_version").get == newest_schema()


async def test_devices_from_before_are_known_and_seen_today(tmp_path: Path) -> None:
    """Whoever was here long ago is not sent away by an update; when they were here last is not known."""
    file = tmp_path / "fortable.sqlite"
    with apsw.Connection(str(file)) as old:
        for number in range(1, 5):
            old.execute((MIGRATIONS / f"{number:04}.sql").read_text("utf-8"))
        old.execute("PRAGMA user_version = 4")
        old.execute("INSERT INTO people VALUES ('anna', 'Anna', 1.0)")
        old.execute("INSERT INTO devices VALUES (?, 'anna', 1.0)", (b"phone",))
    store = SqliteStore(file)
    session = await store.session(b"phone")
    await store.close()
    assert session is not None
    assert session.person == ANNA
    assert replace(session.device, seen=1.0) == PHONE
    assert abs(session.device.seen - time.time()) < 60


RESULTS_SINCE = 11
"""The schema with a row for every seat of a match that is over."""


async def test_matches_that_ended_before_are_listed(tmp_path: Path) -> None:
    """How they ended is found out later."""
    file = tmp_path / "fortable.sqlite"
    older(file, RESULTS_SINCE - 1)
    left = Chair(person="gone", bot="strong", name="Zoé", has_left=True)
    over = replace(PLAYING, status="over", chairs=(*TABLE.chairs, left), host="ben")
    with closing(apsw.Connection(str(file))) as old:
        change = "UPDATE tables SET status = 'over', host = 'ben', data = ?"
        old.execute(change, (encode(over),))
    store = SqliteStore(file)
    found = [await store.matches_of(person, None, 9) for person in ("anna", "ben", "gone", "eve")]
    assert [len(rows) for rows in found] == [1, 1, 0, 0]
    assert len(await store.matches_of("anna", None, 9, MatchSearch(name="zo"))) == 1
    assert await store.unsettled(None, 9) == ("t1",)
    ended: float = store._reading.execute("SELECT ended FROM results WHERE person = 'anna'").get
    assert ended == KEEP.at
    await store.settle("t1", 0, Ending(11.0, (1, 3, 2), (9, 7, 8), None))
    assert await store.played_by("anna") == (Played("keepsake", 3, 1, 1, 9, None),)
    await store.close()


async def test_every_commit_is_on_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "fortable.sqlite")
    assert store._writing.execute("PRAGMA synchronous").get == 2  # FULL
    assert store._writing.execute("PRAGMA journal_mode").get == "wal"
    await store.close()


async def test_intents_differ_behind_what_ends_a_word_elsewhere(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "fortable.sqlite")
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)
    await store.append(replace(KEEP, intent="a\0b"))
    await store.append(replace(KEEP, intent="a\0c", version=2))
    with pytest.raises(Taken):
        await store.append(replace(KEEP, intent="a\0b", version=3))
    assert await store.answer("t1", "a\0c") == KEEP.answer
    await store.close()


async def test_a_failing_disk_is_told_to_everybody(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "fortable.sqlite")
    store._writing.execute("PRAGMA query_only = ON")
    with pytest.raises(Unavailable, match="read-only"):
        await store.rename("anna", "Anna")
    await store.close()


async def test_commits_reach_the_file_while_people_go_on(tmp_path: Path) -> None:
    file, long = tmp_path / "fortable.sqlite", "x" * 100_000
    store = SqliteStore(file)
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)
    for version in range(200):
        await store.append(replace(KEEP, version=version, intent=str(version), action=long))
    async with asyncio.timeout(20):
        while file.stat().st_size < 40 * len(long):
            await asyncio.sleep(0.01)
    await store.close()


async def test_the_log_begins_anew_while_nobody_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "LOOK_EVERY_S", 0.001)
    monkeypatch.setattr(checkpoints, "PAGES", 100)
    file, writers, steps, long = tmp_path / "fortable.sqlite", 8, 120, "x" * 50_000
    store = SqliteStore(file)
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)

    async def play(first: int) -> None:
        for version in range(first, first + steps):
            await store.append(replace(KEEP, version=version, intent=str(version), action=long))

    await asyncio.gather(*(play(steps * number) for number in range(writers)))
    log, written = Path(f"{file}-wal").stat().st_size, writers * steps * len(long)
    await store.close()
    assert log < written / 2


async def test_the_log_is_longer_than_what_is_in_it(tmp_path: Path) -> None:
    """A file that is long enough is not written down as longer with each commit."""
    file = tmp_path / "fortable.sqlite"
    store, log = SqliteStore(file), Path(f"{file}-wal")
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)
    await store.append(KEEP)
    before = log.read_bytes()
    assert before.endswith(bytes(headroom.ROOM // 2))
    await store.append(replace(KEEP, intent="i2", version=2))
    assert log.stat().st_size == len(before)
    assert log.read_bytes() != before
    copied = tmp_path / "copied.sqlite"
    copied.write_bytes(file.read_bytes())
    Path(f"{copied}-wal").write_bytes(log.read_bytes())
    await store.close()
    again = SqliteStore(copied)
    stored = await again.table("t1")
    assert stored is not None
    assert len(stored.steps) == 2, "as after a loss of power"
    await again.close()


@pytest.mark.parametrize("refusal", [OSError, apsw.BusyError])
async def test_where_nothing_is_laid_out_ahead_people_play_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusal: type[Exception]
) -> None:
    def fail(*_: object) -> None:
        raise refusal

    monkeypatch.setattr(headroom.Headroom, "_extend", fail)
    store = SqliteStore(tmp_path / "fortable.sqlite")
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)
    await store.append(KEEP)
    assert await store.answer("t1", KEEP.intent) == KEEP.answer
    await store.close()


async def test_where_no_log_can_be_people_play_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(headroom, "beside", lambda _: (tmp_path / "nowhere" / "x", None))
    store = SqliteStore(tmp_path / "fortable.sqlite")
    await store.add_person(ANNA, PHONE)
    await store.close()


async def test_a_disk_with_little_room_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(headroom, "LEFT", 2**80)
    store = SqliteStore(tmp_path / "fortable.sqlite")
    await store.add_person(ANNA, PHONE)
    assert (tmp_path / "fortable.sqlite-wal").stat().st_size < headroom.ROOM
    await store.close()


def test_whoever_makes_checkpoints_can_be_stopped_at_any_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "LOOK_EVERY_S", 0.0005)
    with closing(open_database(tmp_path / "x.sqlite")) as writing:
        for moment in range(300):
            made = checkpoints.Checkpoints(writing, connect(tmp_path / "x.sqlite"))
            made.committed()
            time.sleep(0.001 * moment / 300)
            closer = threading.Thread(target=made.close, daemon=True)
            closer.start()
            closer.join(20)
            assert not closer.is_alive()


async def test_reads_wait_for_nothing_that_others_think_about(tmp_path: Path) -> None:
    store, thinking = SqliteStore(tmp_path / "fortable.sqlite"), threading.Event()
    many = [asyncio.create_task(asyncio.to_thread(thinking.wait)) for _ in range(100)]
    async with asyncio.timeout(10):
        await asyncio.sleep(0.01)
        assert await store.tables("open") == ()
        await store.close()
    thinking.set()
    await asyncio.gather(*many)


async def test_a_closed_store_is_not_read(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "fortable.sqlite")
    await store.close()
    with pytest.raises(RuntimeError):
        await store.tables("open")


async def test_a_store_whose_file_is_locked_can_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By another program, which never lets go of it."""
    monkeypatch.setattr(patience, "PATIENCE_S", 3600.0)
    store = SqliteStore(tmp_path / "x.sqlite")
    with closing(apsw.Connection(str(tmp_path / "x.sqlite"))) as other:
        other.execute("BEGIN IMMEDIATE")
        written = [asyncio.ensure_future(store.rename("anna", "Eve")) for _ in range(3)]
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await store.close()
        fates = await asyncio.gather(*written, return_exceptions=True)
        assert [type(fate) for fate in fates] == [Unavailable] * 3
        other.execute("ROLLBACK")
