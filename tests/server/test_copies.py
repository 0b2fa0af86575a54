"""Backups are whole or not there, are made while people play, and can be put back."""

import asyncio
import errno
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import apsw
import pytest
from msgspec.structs import replace

from fortable.cli import main
from fortable.server.metrics import Metrics
from fortable.server.server import open_store
from fortable.server.store import Unavailable
from fortable.server.store.sqlite import SqliteStore, copies
from fortable.server.store.sqlite.copies import back_up, restore
from fortable.server.store.sqlite.database import newest_schema, open_database
from fortable.testing.endurance import endurance, often

from .disks import PAGE, full, small_disk
from .store_contract import ANNA, KEEP, PHONE, TABLE

MEGABYTES = often(20, in_full=400)


async def made(file: Path, steps: int = 3) -> SqliteStore:
    """A store with somebody's table and some steps."""
    store = SqliteStore(file)
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)
    await asyncio.gather(
        *(store.append(replace(KEEP, version=n, intent=str(n))) for n in range(steps))
    )
    return store


def large(store: SqliteStore) -> None:
    store._writing.execute("CREATE TABLE ballast (x)")
    store._writing.execute(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        " INSERT INTO ballast SELECT randomblob(1000000) FROM n",
        (MEGABYTES,),
    )


async def versions(file: Path) -> list[int]:
    store = SqliteStore(file)
    stored = await store.table("t1")
    await store.close()
    assert stored is not None
    return [step.version for step in stored.steps]


@asynccontextmanager
async def busy(store: SqliteStore, version: int) -> AsyncIterator[list[float]]:
    """Somebody who plays meanwhile without a pause: how long each move took."""
    took: list[float] = []

    async def play() -> None:
        now = asyncio.get_running_loop().time
        while True:
            began, number = now(), version + len(took)
            await store.append(replace(KEEP, version=number, intent=str(number)))
            took.append(now() - began)

    playing = asyncio.create_task(play())
    try:
        yield took
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


@endurance
async def test_a_backup_ends_while_somebody_plays_without_a_pause(tmp_path: Path) -> None:
    store, copy = await made(tmp_path / "x.sqlite"), tmp_path / "copy.sqlite"
    large(store)
    async with busy(store, 3) as took, asyncio.timeout(60):
        while not took:
            await asyncio.sleep(0.01)
        before = len(took)
        await asyncio.to_thread(back_up, tmp_path / "x.sqlite", copy)
        assert len(took) > before, "moves are made meanwhile"
    await store.close()
    copied = await versions(copy)
    assert copied == list(range(len(copied)))
    assert 3 + before <= len(copied) <= 3 + len(took)


async def test_a_backup_is_one_private_file(tmp_path: Path) -> None:
    store, folder = await made(tmp_path / "x.sqlite"), tmp_path / "copies"
    folder.mkdir()
    back_up(tmp_path / "x.sqlite", folder / "copy.sqlite")
    await store.close()
    assert [file.name for file in folder.iterdir()] == ["copy.sqlite"]
    assert (folder / "copy.sqlite").stat().st_mode & 0o777 == 0o600
    assert await versions(folder / "copy.sqlite") == [0, 1, 2]


async def test_what_a_killed_server_left_is_copied_too(tmp_path: Path) -> None:
    store, left = await made(tmp_path / "x.sqlite"), tmp_path / "left.sqlite"
    for end in ("", "-wal"):
        Path(f"{left}{end}").write_bytes(Path(f"{tmp_path / 'x.sqlite'}{end}").read_bytes())
    await store.close()
    back_up(left, tmp_path / "copy.sqlite")
    assert await versions(tmp_path / "copy.sqlite") == [0, 1, 2]


async def test_a_backup_overwrites_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await made(tmp_path / "x.sqlite")).close()
    there = tmp_path / "there"
    there.write_text("mine")
    with pytest.raises(FileExistsError):
        back_up(tmp_path / "x.sqlite", there)
    monkeypatch.setattr(copies, "_check_absent", lambda _: None)  # it was not there a moment ago
    with pytest.raises(FileExistsError):
        back_up(tmp_path / "x.sqlite", there)
    assert there.read_text() == "mine"


async def test_a_backup_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await made(tmp_path / "x.sqlite")).close()

    def full(_: object) -> None:
        raise OSError(errno.ENOSPC, "planted")

    folder = tmp_path / "copies"
    folder.mkdir()
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="planted"):
            back_up(tmp_path / "x.sqlite", folder / "copy.sqlite")
    assert list(folder.iterdir()) == []


def damage(file: Path) -> None:
    """Somewhere in the middle, as a bad disk does it."""
    data = bytearray(file.read_bytes())
    data[len(data) // 2 :: 7] = bytes(len(data[len(data) // 2 :: 7]))
    file.write_bytes(data)


async def test_a_damaged_database_makes_no_backup_and_a_damaged_backup_is_not_put_back(
    tmp_path: Path,
) -> None:
    file, copy = tmp_path / "x.sqlite", tmp_path / "copy.sqlite"
    await (await made(file, steps=200)).close()
    back_up(file, copy)
    whole = copy.read_bytes()
    damage(copy)
    with pytest.raises(Unavailable, match="damaged-file") as refused:
        restore(copy, file)
    assert refused.value.refusal.facts["file"] == str(copy)
    assert await versions(file) == list(range(200))
    copy.write_bytes(whole)
    damage(file)
    with pytest.raises(Unavailable, match="damaged-file") as refused:
        back_up(file, tmp_path / "another.sqlite")
    assert refused.value.refusal.facts["file"] == str(file)
    assert not (tmp_path / "another.sqlite").exists()
    restore(copy, file)
    assert await versions(file) == list(range(200))


async def test_what_can_be_copied_and_is_wrong_all_the_same_is_no_backup(tmp_path: Path) -> None:
    """Every page of it can be read, and only who looks at all rows finds out."""
    file = tmp_path / "x.sqlite"
    await (await made(file)).close()
    with closing(apsw.Connection(str(file))) as connection:
        connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 0)
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("CREATE TABLE shelf (book); INSERT INTO shelf VALUES (NULL)")
        stricter = "'CREATE TABLE shelf (book NOT NULL)' WHERE name = 'shelf'"
        connection.execute(f"UPDATE sqlite_schema SET sql = {stricter}")  # noqa: S608
    with pytest.raises(Unavailable, match="damaged-file"):
        back_up(file, tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()


async def test_a_backup_is_put_back_and_what_was_there_is_kept(tmp_path: Path) -> None:
    file, copy = tmp_path / "x.sqlite", tmp_path / "copy.sqlite"
    store = await made(file)
    back_up(file, copy)
    await store.append(replace(KEEP, version=3, intent="3"))
    await store.close()
    aside = restore(copy, file)
    assert aside is not None
    assert await versions(file) == [0, 1, 2]
    assert await versions(aside) == [0, 1, 2, 3]
    assert await versions(copy) == [0, 1, 2]
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore(copy, tmp_path / "new.sqlite") is None
    assert await versions(tmp_path / "new.sqlite") == [0, 1, 2]


async def test_a_link_to_the_database_stays_one(tmp_path: Path) -> None:
    file, copy, link = (tmp_path / name for name in ("x.sqlite", "copy.sqlite", "link.sqlite"))
    store = await made(file)
    back_up(file, copy)
    await store.append(replace(KEEP, version=3, intent="3"))
    await store.close()
    link.symlink_to(file)
    aside = restore(copy, link)
    assert link.is_symlink()
    assert await versions(file) == await versions(link) == [0, 1, 2]
    assert aside is not None
    assert not aside.is_symlink()
    assert await versions(aside) == [0, 1, 2, 3]


async def test_nothing_of_the_old_log_gets_into_what_is_put_back(tmp_path: Path) -> None:
    """The server was killed: its log is still beside the file."""
    file, copy, killed = tmp_path / "x.sqlite", tmp_path / "copy.sqlite", tmp_path / "k.sqlite"
    store = await made(file)
    back_up(file, copy)
    await store.append(replace(KEEP, version=3, intent="3"))
    for end in ("", "-wal"):
        Path(f"{killed}{end}").write_bytes(Path(f"{file}{end}").read_bytes())
    await store.close()
    aside = restore(copy, killed)
    assert aside is not None
    assert await versions(killed) == [0, 1, 2]
    assert await versions(aside) == [0, 1, 2, 3]


async def test_a_damaged_database_gives_way_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    file, copy = tmp_path / "x.sqlite", tmp_path / "copy.sqlite"
    store = await made(file)
    back_up(file, copy)
    await store.close()
    file.write_bytes(b"nonsense" * 1000)
    Path(f"{file}-wal").write_bytes(b"more nonsense")
    aside = restore(copy, file)
    assert aside is not None
    assert aside.read_bytes() == b"nonsense" * 1000
    assert Path(f"{aside}-wal").read_bytes() == b"more nonsense"
    assert await versions(file) == [0, 1, 2]


async def test_nothing_is_put_back_under_a_server(tmp_path: Path) -> None:
    file, copy = tmp_path / "x.sqlite", tmp_path / "copy.sqlite"
    store = open_store(str(file), Metrics())
    back_up(file, copy)
    before = file.stat().st_ino
    with pytest.raises(Unavailable, match="in-use"):
        restore(copy, file)
    assert file.stat().st_ino == before
    await store.close()
    restore(copy, file)
    assert file.stat().st_ino != before


async def test_what_is_no_backup_of_ours_is_not_put_back(tmp_path: Path) -> None:
    file, other = tmp_path / "x.sqlite", tmp_path / "other.sqlite"
    await (await made(file)).close()
    other.touch()
    with pytest.raises(Unavailable, match="no-database"):
        restore(other, file)
    with apsw.Connection(str(other)) as connection:
        connection.execute(f"PRAGMA user_version = {newest_schema() + 1}")
    connection.close()
    with pytest.raises(Unavailable, match="newer-schema"):
        restore(other, file)
    with pytest.raises(FileNotFoundError):
        restore(tmp_path / "none.sqlite", file)
    assert not (tmp_path / "none.sqlite").exists()
    assert await versions(file) == [0, 1, 2]


def test_a_backup_for_which_there_is_no_room_says_so(tmp_path: Path) -> None:
    open_database(tmp_path / "x.sqlite").close()
    disk = tmp_path / "disk"
    with small_disk(disk), full(disk, but_for=2 * PAGE):
        with pytest.raises(Unavailable) as refused:
            back_up(tmp_path / "x.sqlite", disk / "copy.sqlite")
        assert refused.value.refusal.facts["detail"] == "the disk is full"
        assert [file.name for file in disk.iterdir()] == ["filler"], "no half copy is left"


def test_whoever_asks_for_it_is_told_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy, other = (tmp_path / f"{name}.sqlite" for name in ("file", "copy", "other"))
    open_database(file).close()

    def told(*words: str) -> dict[str, Any]:
        assert main([*words, "--json"]) == 0
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    made = told("backup", str(copy), "--database", str(file))
    assert made == {"file": str(copy), "bytes": copy.stat().st_size}
    first, second = (told("restore", str(copy), "--database", str(other)) for _ in range(2))
    assert first == {"backup": str(copy), "database": str(other), "aside": None}
    assert Path(second["aside"]).is_file()
    moved = told("move-store", str(other), str(tmp_path / "moved.sqlite"))
    assert moved["rows"] > 0
    assert moved["target"].endswith("moved.sqlite")
