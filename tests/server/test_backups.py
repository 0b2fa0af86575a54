"""Backups on a schedule: whole, few, and nothing else in their folder is touched."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import pytest
from structlog.testing import capture_logs

from fortable.cli import main
from fortable.server.metrics import Metrics
from fortable.server.operating.backups import Backups, kept
from fortable.server.settings import ServerSettings
from fortable.server.store.sqlite.copies import verify

from .guests import PATIENCE_S
from .servers import opened

HOUR_S = 3600.0
NOON = 1_800_000_000.0


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


def backups(folder: Path, clock: Clock, metrics: Metrics, **more: Any) -> Backups:
    settings = ServerSettings(
        database=str(folder / "x.sqlite"), backup_folder=str(folder / "kept"), **more
    )
    return Backups(settings, metrics, clock, first_after_s=0.0)


async def test_a_server_makes_one_by_itself_and_it_can_be_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fortable.server.operating.backups.FIRST_AFTER_S", 0.0)
    monkeypatch.setattr(Backups.__init__, "__defaults__", (lambda: NOON, 0.0))
    folder, other = tmp_path / "kept", tmp_path / "other"
    async with opened(tmp_path, backup_folder=str(folder)) as house:
        await house.guest("Anna")
        async with asyncio.timeout(PATIENCE_S):
            while not kept(folder):
                await asyncio.sleep(0.02)
            while b'fate="made"' not in house.server.metrics.page():
                await asyncio.sleep(0.02)
    (backup,) = kept(folder)
    assert backup.stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    other.mkdir()
    assert main(["restore", str(backup), "--database", str(other / "x.sqlite")]) == 0
    assert main(["check", "--database", str(other / "x.sqlite")]) == 0
    async with opened(other) as house:
        assert (await (await house.guest(None)).get("/readyz")).status_code == 200


@pytest.fixture
def database(tmp_path: Path) -> Path:
    from fortable.server.store.sqlite.database import open_database

    open_database(tmp_path / "x.sqlite").close()
    return tmp_path / "x.sqlite"


@pytest.mark.usefixtures("database")
async def test_the_newest_are_kept_and_what_is_not_ours_stays(tmp_path: Path) -> None:
    clock, metrics = Clock(), Metrics()
    making = backups(tmp_path, clock, metrics, backup_keep=3)
    (tmp_path / "kept").mkdir()
    strange = tmp_path / "kept" / "fortable-of-mine.sqlite"
    strange.write_text("mine")
    made = list[Path]()
    for _ in range(5):
        assert await making.make()
        made.append(kept(tmp_path / "kept")[-1])
        clock.now += HOUR_S
    assert kept(tmp_path / "kept") == made[2:]
    assert strange.read_text() == "mine"
    for each in made[2:]:
        verify(each)


@pytest.mark.usefixtures("database")
async def test_a_clock_that_is_set_back_costs_no_backup_that_was_just_made(tmp_path: Path) -> None:
    clock, metrics = Clock(), Metrics()
    making = backups(tmp_path, clock, metrics, backup_keep=2)
    for _ in range(2):
        await making.make()
        clock.now += HOUR_S
    clock.now = NOON - 24 * HOUR_S
    assert await making.make()
    assert len(kept(tmp_path / "kept")) == 2
    assert kept(tmp_path / "kept")[0].name < kept(tmp_path / "kept")[1].name
    assert making._due_in_s(tmp_path / "kept") == 24 * HOUR_S


async def test_one_that_fails_is_told_and_costs_no_older_one(
    tmp_path: Path, database: Path
) -> None:
    clock, metrics = Clock(), Metrics()
    making = backups(tmp_path, clock, metrics, backup_keep=1)
    assert await making.make()
    before = kept(tmp_path / "kept")
    clock.now += HOUR_S
    with closing(apsw.Connection(str(database))) as connection:
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'house'").get
        size = connection.execute("PRAGMA page_size").get
    with database.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(bytes(100))
    with capture_logs() as logged:
        assert not await making.make()
    assert [line["event"] for line in logged] == ["backup_failed"]
    assert kept(tmp_path / "kept") == before
    assert b'fortable_backups_total{fate="failed"} 1.0' in metrics.page()


async def test_without_a_folder_there_are_none(tmp_path: Path) -> None:
    settings = ServerSettings(database=str(tmp_path / "x.sqlite"))
    async with asyncio.timeout(1):
        await Backups(settings, Metrics()).run()
