"""Addresses are banned by their marks, which nobody can read without a key."""

import os
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from fortable.server.people.banning.marks import Marks, key_file as marks_file
from fortable.server.store import Ban
from tests.server.servers import opened

from .office import DAY_S, TOKEN, Office


async def test_an_address_is_banned_with_all_who_share_it_and_none_is_kept(tmp_path: Path) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        anna, office = await house.guest("Anna"), Office(house)
        elsewhere = {"address": "2001:db8::1", "seconds": DAY_S}
        await office.ask("POST", "bans", json=elsewhere)
        assert (await anna.get("/api/tables")).status_code == 200
        headers = {"x-forwarded-for": "2001:db8::ffff"}
        there = await anna.browser.get("/api/tables", headers=headers)
        assert there.json()["reason"] == "banned"
        await office.ask("POST", "bans", json={"address": "127.0.0.1", "seconds": DAY_S})
        assert (await anna.get("/api/tables")).json()["reason"] == "banned"
        stranger = await house.guest(None)
        assert (await stranger.post("/api/me", {"name": "Eve"})).json()["reason"] == "banned"
        assert len(await office.ask("GET", "bans")) == 2, "whoever looks after it is not kept out"
    assert b"2001:db8" not in (tmp_path / "x.sqlite").read_bytes()


async def test_who_has_the_database_alone_cannot_try_addresses(tmp_path: Path) -> None:
    """The mark of one is made with a key that lies beside it, for nobody else, and is the same tomorrow."""
    async with opened(tmp_path, admin_token=TOKEN) as house:
        await Office(house).ask("POST", "bans", json={"address": "192.0.2.7", "seconds": DAY_S})
        (ban,) = await house.server.store.bans(0.0, None, 9)
        secret, former = house.server.marks.all_of("192.0.2.7")
        assert ban.household == secret != former
    file = marks_file(tmp_path / "x.sqlite")
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.read_bytes() not in (tmp_path / "x.sqlite").read_bytes()
    async with opened(tmp_path) as house:
        assert house.server.marks.of("192.0.2.7") == secret


def test_the_key_for_marks_has_a_place_also_where_there_is_no_file(tmp_path: Path) -> None:
    """With a database elsewhere nobody else makes the folder."""
    database = tmp_path / "data" / "fortable" / "fortable.sqlite"
    first, second = Marks(database), Marks(database)
    with capture_logs() as lines:
        first.load("former")
        second.load("former")
    assert first.of("192.0.2.7") == second.of("192.0.2.7") != first.all_of("192.0.2.7")[1]
    assert lines == []


def test_several_processes_of_one_house_know_each_others_marks(tmp_path: Path) -> None:
    """Each has a folder of its own, and none of them a key that the others lack."""
    one, other = Marks(tmp_path / "one.sqlite"), Marks(tmp_path / "other.sqlite")
    for marks in (one, other):
        marks.load("installation", is_shared=True)
    assert one.of("192.0.2.7") == other.of("192.0.2.7") != one.of("192.0.2.8")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="it is about root")
def test_a_key_for_marks_that_root_made_is_the_servers(tmp_path: Path) -> None:
    os.chown(tmp_path, 65532, 65532)
    Marks(tmp_path / "x.sqlite").load("former")
    assert marks_file(tmp_path / "x.sqlite").stat().st_uid == 65532


async def test_who_was_banned_by_a_mark_of_former_versions_stays_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, now = await house.guest("Anna"), house.server.now()
        _, former = house.server.marks.all_of("127.0.0.1")
        await house.server.store.add_ban(Ban(None, former, now, now + DAY_S))
        await house.server.bans.load()
        assert (await anna.get("/api/tables")).json()["reason"] == "banned"


async def test_a_key_for_marks_that_is_not_whole_is_told_and_not_used(tmp_path: Path) -> None:
    marks_file(tmp_path / "x.sqlite").write_bytes(b"torn")
    with capture_logs() as lines:
        async with opened(tmp_path) as house:
            secret, former = house.server.marks.all_of("192.0.2.7")
            assert secret == former
    assert [line["event"] for line in lines if line["log_level"] == "warning"] == [
        "no_key_for_marks"
    ]
