"""Faults under a real server with people at it: told truly, nothing acknowledged lost, over by itself."""

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest

from fortable.kernel.codec import decode
from fortable.server.checking import check
from fortable.server.store import Step
from fortable.server.store.readiness import EVERY_S
from fortable.testing import rule
from tests.games import for_two, in_turns, listed, some_game

from .disks import (
    ImageDisk,
    damaged,
    full,
    locked,
    nearly_full,
    not_to_be_written,
    read_only_view,
    small_disk,
)
from .guests import PATIENCE_S, TRUSTED, Guest, seated
from .servers import ServerProcess, served

GAME = some_game(for_two, in_turns, listed)
SEATS = 2

IMPATIENT = "from fortable.server.store.sqlite import patience; patience.PATIENCE_S = 0.5"
"""A file that is locked is not waited for as long as it would be."""

Fault = Callable[[Path], AbstractContextManager[str]]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of one's own."""
    with small_disk(tmp_path / "disk"):
        yield tmp_path / "disk"


@pytest.fixture
def image(tmp_path: Path) -> Iterator[ImageDisk]:
    """A disk of one's own that can have an error."""
    disk = ImageDisk(tmp_path / "image")
    try:
        disk.mount()
        yield disk
    finally:
        disk.throw_away()


async def company(server: ServerProcess, known: list[dict[str, str]] | None = None) -> list[Guest]:
    """Those who play, new ones or those who were known before."""
    guests = [Guest(server.address) for _ in range(SEATS)]
    for number, guest in enumerate(guests):
        if known is None:
            await guest.introduce(f"Guest {number}")
        else:
            guest.browser.cookies.update(known[number])
    return guests


async def killed(server: ServerProcess, guests: list[Guest]) -> None:
    """With no time for anything."""
    for guest in guests:
        await guest.leave()
    server.process.kill()
    await server.process.wait()


async def not_started(database: Path, why: str) -> None:
    """Whoever tries is told why, in words."""
    trying = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "fortable", "--lang", "en", "serve", "--port", "0"),
        *("--database", str(database)),
        stderr=asyncio.subprocess.PIPE,
    )
    _, told = await asyncio.wait_for(trying.communicate(), PATIENCE_S)
    assert trying.returncode == 2, told
    assert why in told.decode()
    assert b"Traceback" not in told


async def move(guests: list[Guest], table: str, intent: str) -> dict[str, Any]:
    """Whoever is waited for does the first thing they may; what they are told."""
    for guest in guests:
        async with guest.at(table) as line:
            update = await line.until("update")
            if update["legal"]:
                return await line.ask(intent, update["version"], update["legal"][0])
    raise AssertionError("nobody may move")


async def readiness(address: str) -> httpx.Response:
    async with httpx.AsyncClient(timeout=PATIENCE_S, verify=TRUSTED) as client:
        return await client.get(f"http://{address}/readyz")


async def reason_not_ready(address: str) -> str:
    """At once, and as long as it lasts."""
    for _ in range(2):
        answer = await readiness(address)
        assert answer.status_code == 503
        await asyncio.sleep(1.1 * EVERY_S)
    reason: str = answer.json()["reason"]
    return reason


async def until_ready(address: str) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while (await readiness(address)).status_code != 200:
            await asyncio.sleep(0.2)


def remembered(file: Path) -> dict[str, int]:
    """By intent, the version to which it led, of all that is in the file."""
    with closing(apsw.Connection(str(file))) as connection:
        query = "SELECT data FROM steps WHERE version IS NOT NULL ORDER BY number"
        steps = [decode(data, Step) for (data,) in connection.execute(query)]
    return {step.intent: step.version + len(step.events) for step in steps}


def is_kept(file: Path, acknowledged: dict[str, int]) -> bool:
    found = {intent.rpartition(":")[2]: version for intent, version in remembered(file).items()}
    return acknowledged.items() <= found.items()


@rule("TB-12")
@pytest.mark.parametrize(
    "fault", [full, nearly_full, locked], ids=["full", "nearly-full", "locked"]
)
async def test_people_are_told_and_go_on_when_the_fault_is_gone(fault: Fault, disk: Path) -> None:
    await refused_and_gone_on_with(fault, disk)


@rule("TB-12")
async def test_a_file_that_may_not_be_written_to_is_told_and_waited_for(tmp_path: Path) -> None:
    await refused_and_gone_on_with(not_to_be_written, tmp_path)


async def refused_and_gone_on_with(fault: Fault, folder: Path) -> None:
    """What was acknowledged before and after is on disk when the process is killed."""
    acknowledged = dict[str, int]()
    async with served(folder, "--rate", "10000", but=IMPATIENT) as server:
        guests = await company(server)
        table = await seated(guests[0], guests[1:], GAME.key)
        for number in range(6):
            told = await move(guests, table, f"before{number}")
            acknowledged[f"before{number}"] = told["version"]
        for round_ in range(2):
            await asyncio.sleep(1.1 * EVERY_S)  # what was found out before is no news any more
            with fault(folder) as why:
                told = await move(guests, table, f"within{round_}")
                assert (told["rule"], told["reason"]) == ("TB-12", why)
                assert told["text"]
                assert await reason_not_ready(server.address) in (why, "no-answer")
            await until_ready(server.address)
            told = await move(guests, table, f"within{round_}")
            assert told["type"] == "answer", "what did not happen can be asked for again"
            acknowledged[f"within{round_}"] = told["version"]
        await killed(server, guests)
        assert f'"why": "{why}"' in server.logged
        assert "store_works_again" in server.logged
    assert is_kept(folder / "x.sqlite", acknowledged)
    assert check(folder / "x.sqlite").is_whole


@rule("TB-12")
async def test_a_disk_that_has_become_read_only_is_told_and_has_all_that_was_acknowledged(
    image: ImageDisk,
) -> None:
    """By an error, as the system does it: it stays so until it is mounted anew, and so the server is too."""
    acknowledged = dict[str, int]()
    async with served(image.place) as server:
        guests = await company(server)
        table = await seated(guests[0], guests[1:], GAME.key)
        for number in range(4):
            acknowledged[f"m{number}"] = (await move(guests, table, f"m{number}"))["version"]
        image.fail()
        told = await move(guests, table, "on")
        assert (told["rule"], told["reason"]) == ("TB-12", "read-only")
        assert await reason_not_ready(server.address) == "read-only"
        assert (await guests[0].get(f"/api/tables/{table}")).status_code == 200
        cookies = [dict(guest.browser.cookies) for guest in guests]
        await killed(server, guests)
    image.unmount()
    image.mount()
    async with served(image.place) as server:
        back = await company(server, cookies)
        told = await move(back, table, "on")
        acknowledged["on"] = told["version"]
        await killed(server, back)
    assert is_kept(image.place / "x.sqlite", acknowledged)
    assert check(image.place / "x.sqlite").is_whole


@rule("TB-12")
async def test_a_server_is_not_started_where_it_may_not_write(tmp_path: Path) -> None:
    folder, view = tmp_path / "folder", tmp_path / "view"
    folder.mkdir()
    async with served(folder) as server:
        await server.stop()
    with read_only_view(folder, view):
        for name in ("x.sqlite", "new.sqlite"):
            await not_started(view / name, f"Read-only file system: {view / name}")


@rule("TB-12")
async def test_damaged_pages_are_told_while_they_are_and_everything_goes_on_afterwards(
    tmp_path: Path,
) -> None:
    """Under the same server: what it must look up is refused, what it knows by heart may go on."""
    acknowledged = dict[str, int]()
    async with served(tmp_path) as server:
        guests = await company(server)
        table = await seated(guests[0], guests[1:], GAME.key)
        acknowledged["m0"] = (await move(guests, table, "m0"))["version"]
        cookies = [dict(guest.browser.cookies) for guest in guests]
        for guest in guests:
            await guest.leave()
        await server.stop()  # all of it is in the one file now
    async with served(tmp_path, "--rate", "10000") as server:
        back = await company(server, cookies)
        acknowledged["m1"] = (await move(back, table, "m1"))["version"]
        pages = ["/api/me", "/api/me/tables", f"/api/tables/{table}", "/api/me/data"]
        async with back[0].at(table) as first, back[1].at(table) as second:
            whose = {0: first, 1: second}
            updates = {seat: await line.until("update") for seat, line in whose.items()}
            seat = next(seat for seat, update in updates.items() if update["legal"])
            with damaged(tmp_path) as why:
                asked = [await back[0].get(path) for path in pages]
                refused = [each for each in asked if each.status_code != 200]
                assert refused
                for each in refused:
                    assert (each.status_code, each.json()["reason"]) == (503, why)
                told = await whose[seat].ask(
                    "m2", updates[seat]["version"], updates[seat]["legal"][0]
                )
                assert told["type"] == "answer" or told["reason"] == why
        if told["type"] == "answer":
            acknowledged["m2"] = told["version"]
        for path in pages:
            assert (await back[0].get(path)).status_code == 200
        await until_ready(server.address)
        acknowledged["m3"] = (await move(back, table, "m3"))["version"]
        await killed(server, back)
        assert f'"why": "{why}"' in server.logged
        assert "Traceback" not in server.logged
    assert is_kept(tmp_path / "x.sqlite", acknowledged)
    assert check(tmp_path / "x.sqlite").is_whole


@rule("TB-12")
async def test_no_server_is_started_on_damaged_pages_and_none_is_lost_when_they_are_whole_again(
    tmp_path: Path,
) -> None:
    acknowledged = dict[str, int]()
    async with served(tmp_path) as server:
        guests = await company(server)
        table = await seated(guests[0], guests[1:], GAME.key)
        for number in range(4):
            acknowledged[f"m{number}"] = (await move(guests, table, f"m{number}"))["version"]
        cookies = [dict(guest.browser.cookies) for guest in guests]
        for guest in guests:
            await guest.leave()
        await server.stop()
    with damaged(tmp_path):
        await not_started(tmp_path / "x.sqlite", "TB-12")
    assert check(tmp_path / "x.sqlite").is_whole
    async with served(tmp_path) as server:
        back = await company(server, cookies)
        assert (await move(back, table, "on"))["type"] == "answer"
        await killed(server, back)
    assert is_kept(tmp_path / "x.sqlite", acknowledged)


SET_BACK = """
import os, time
true_time = time.time
time.time = lambda: true_time() - 86400 * os.path.exists({flag!r})
"""


async def test_a_clock_that_is_set_back_by_a_day_while_people_play_costs_nobody_anything(
    tmp_path: Path,
) -> None:
    flag = tmp_path / "yesterday"
    acknowledged = dict[str, int]()
    async with served(tmp_path, but=SET_BACK.format(flag=str(flag))) as server:
        guests = await company(server)
        table = await seated(guests[0], guests[1:], GAME.key, settings={"clock_s": 3600})
        for number in range(9):
            if number == 3:
                flag.touch()
            if number == 6:
                flag.unlink()
            told = await move(guests, table, f"m{number}")
            acknowledged[f"m{number}"] = told["version"]
        assert (await guests[0].get("/api/me")).json()["name"] == "Guest 0"
        await killed(server, guests)
    assert is_kept(tmp_path / "x.sqlite", acknowledged)
    assert check(tmp_path / "x.sqlite").is_whole
