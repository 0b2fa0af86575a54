"""Opening a file: one server at a time, nobody else reads it, and what is not ours is not touched."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from importlib.resources.abc import Traversable
from pathlib import Path

import apsw
import pytest
from structlog.testing import capture_logs

from fortable.server.metrics import Metrics
from fortable.server.server import open_store
from fortable.server.store import Unavailable
from fortable.server.store.sqlite import SqliteStore, database
from fortable.server.store.sqlite.database import (
    beside,
    keep_private,
    layouts,
    newest_schema,
    open_database,
    schema_as_made,
)

HOLDER = """
import sys, time
from fortable.server.metrics import Metrics
from fortable.server.server import open_store
store = open_store(sys.argv[1], Metrics())
print("open", flush=True)
time.sleep(60)
"""


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_a_second_server_is_refused_while_the_first_lives(tmp_path: Path) -> None:
    file, link = tmp_path / "x.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(file)
    first = open_store(str(file), Metrics())
    for name in (file, link):
        with pytest.raises(Unavailable, match="in-use") as refused:
            open_store(str(name), Metrics())
        assert refused.value.refusal.facts["process"] == str(os.getpid())
    await first.close()
    await open_store(str(file), Metrics()).close()


async def test_a_server_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(Unavailable, match="in-use"):
            open_store(str(file), Metrics())
        holder.send_signal(signal.SIGKILL)
    await open_store(str(file), Metrics()).close()


async def test_a_server_that_cannot_open_its_file_holds_it_no_longer(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    file.write_text("no database, but long enough to have been one, had it been one")
    for _ in range(2):
        with pytest.raises(Unavailable, match="no-database"):
            open_store(str(file), Metrics())
    file.unlink()
    await open_store(str(file), Metrics()).close()


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
async def test_nobody_else_reads_what_is_remembered(umask: int, tmp_path: Path) -> None:
    file, before = tmp_path / "made" / "x.sqlite", os.umask(umask)
    try:
        store = open_store(str(file), Metrics())
    finally:
        os.umask(before)
    lock = file.with_name("x.sqlite.lock")
    assert [mode(each) for each in (file, *beside(file), lock)] == [0o600] * 4
    assert mode(file.parent) == 0o700
    await store.close()


async def test_what_was_open_to_others_before_is_not_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "fortable"
    folder.mkdir(mode=0o755)
    file = folder / "x.sqlite"
    left = SqliteStore(file)
    for name in (file, *beside(file)):
        name.chmod(0o664)
    folder.chmod(0o755)
    store = open_store(str(file), Metrics())
    assert [mode(each) for each in (file, *beside(file))] == [0o600] * 3
    assert mode(folder) == 0o700
    await store.close()
    await left.close()


async def test_a_folder_that_is_not_ours_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    await open_store(str(tmp_path / "x.sqlite"), Metrics()).close()
    assert mode(tmp_path) == 0o755


def test_what_belongs_to_somebody_else_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_ours(*_: object) -> None:
        raise PermissionError

    file = tmp_path / "x.sqlite"
    file.touch(0o644)
    monkeypatch.setattr(Path, "chmod", not_ours)
    with capture_logs() as logged:
        keep_private(file)
    assert [line["event"] for line in logged] == ["others_can_read"]


async def test_a_newer_schema_is_refused_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.sqlite"
    newer = SqliteStore(file)
    newer._writing.execute(f"PRAGMA user_version = {newest_schema() + 3}")
    before = [each.read_bytes() for each in (file, beside(file)[0])]
    with pytest.raises(Unavailable, match="newer-schema") as refused:
        SqliteStore(file)
    facts = refused.value.refusal.facts
    assert (facts["needed"], facts["known"]) == (newest_schema() + 3, newest_schema())
    assert [each.read_bytes() for each in (file, beside(file)[0])] == before
    await newer.close()
    before = [file.read_bytes()]
    with pytest.raises(Unavailable, match="newer-schema"):
        SqliteStore(file)
    assert file.read_bytes() == before[0]
    monkeypatch.setattr(database, "newest_schema", lambda: newest_schema() + 3)
    await SqliteStore(file).close()


@pytest.mark.parametrize("says", ["", "PRAGMA application_id = 7; PRAGMA user_version = 1"])
async def test_a_database_of_another_program_is_not_touched(says: str, tmp_path: Path) -> None:
    """Whether it says whose it is or not."""
    file = tmp_path / "x.sqlite"
    with apsw.Connection(str(file)) as other:
        other.execute("CREATE TABLE theirs (x)")
        other.execute(says)
    other.close()
    before = file.read_bytes()
    with pytest.raises(Unavailable, match="no-database"):
        SqliteStore(file)
    assert file.read_bytes() == before


async def test_what_cannot_be_opened_is_told_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Unavailable, match="Is a directory"):
        SqliteStore(tmp_path)
    with pytest.raises(OSError, match="No such file"):
        SqliteStore(tmp_path / "none" / "x.sqlite")
    file = tmp_path / "x.sqlite"
    await SqliteStore(file).close()
    data = bytearray(file.read_bytes())
    data[100:2000] = bytes(1900)
    file.write_bytes(data)
    with pytest.raises(Unavailable, match="cannot-open"):
        SqliteStore(file)
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(Unavailable, match="Permission denied"):
        SqliteStore(file)


def test_a_file_is_made_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is stopped on the way leaves nothing, and the next begins anew."""
    made, last = database._migrate_to, newest_schema()

    def stopped(number: int, script: Traversable, connection: apsw.Connection) -> None:
        if number == last:
            raise KeyboardInterrupt
        made(number, script, connection)

    with monkeypatch.context() as broken:
        broken.setattr(database, "_migrate_to", stopped)
        with pytest.raises(KeyboardInterrupt):
            open_database(tmp_path / "x.sqlite")
    with closing(apsw.Connection(str(tmp_path / "x.sqlite"))) as half:
        assert layouts(half) == {}
    with closing(open_database(tmp_path / "x.sqlite")) as whole:
        assert layouts(whole) == schema_as_made()
