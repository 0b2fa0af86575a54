"""Faults under a real server with people at it: told truly, nothing acknowledged lost, over by itself."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest

from fortable.kernel.codec import decode
from fortable.server.checking import check
from fortable.server.store import Step
from fortable.testing import rule
from tests.games import for_two, in_turns, listed, some_game

from .guests import PATIENCE_S, Guest, seated
from .servers import served

GAME = some_game(for_two, in_turns, listed)
SEATS = 2


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of one's own."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "fortable-test", str(place)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


@contextmanager
def full(disk: Path) -> Iterator[str]:
    """Somebody else's file takes all the room."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield "disk-full"
    filler.unlink()


@contextmanager
def locked(disk: Path) -> Iterator[str]:
    """By another program."""
    with closing(apsw.Connection(str(disk / "x.sqlite"))) as other:
        other.execute("BEGIN IMMEDIATE")
        yield "locked"
        other.execute("ROLLBACK")


@contextmanager
def damaged(disk: Path) -> Iterator[str]:
    """Pages that are not what they were; then the disk is itself again."""
    file = disk / "x.sqlite"
    whole, size = file.read_bytes(), 4096
    with file.open("r+b") as pages:
        for place in range(size, len(whole), size):
            pages.seek(place)
            pages.write(b"\xff" * 64)
    yield "damaged"
    with file.open("r+b") as pages:
        pages.write(whole)


async def move(guests: list[Guest], table: str, intent: str) -> dict[str, Any]:
    """Whoever is waited for does the first thing they may; what they are told."""
    for guest in guests:
        async with guest.at(table) as line:
            update = await line.until("update")
            if update["legal"]:
                return await line.ask(intent, update["version"], update["legal"][0])
    raise AssertionError("nobody may move")


async def readiness(address: str) -> httpx.Response:
    async with httpx.AsyncClient(timeout=PATIENCE_S) as client:
        return await client.get(f"http://{address}/readyz")


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
@pytest.mark.parametrize("fault", [full, locked])
async def test_people_are_told_and_go_on_when_the_fault_is_gone(
    fault: Callable[[Path], AbstractContextManager[str]], disk: Path
) -> None:
    """What was acknowledged before and after is on disk when the process is killed."""
    acknowledged = dict[str, int]()
    async with served(disk, "--rate", "10000") as server:
        guests = [Guest(server.address) for _ in range(SEATS)]
        for number, guest in enumerate(guests):
            await guest.introduce(f"Guest {number}")
        table = await seated(guests[0], guests[1:], GAME.key)
        for number in range(6):
            told = await move(guests, table, f"before{number}")
            acknowledged[f"before{number}"] = told["version"]
        for round_ in range(2):
            with fault(disk) as why:
                told = await move(guests, table, f"within{round_}")
                assert (told["rule"], told["reason"]) == ("TB-12", why)
                assert told["text"]
                if fault is locked:  # on a full disk there may be room for a small trial
                    assert (await readiness(server.address)).status_code == 503
            await until_ready(server.address)
            told = await move(guests, table, f"within{round_}")
            assert told["type"] == "answer", "what did not happen can be asked for again"
            acknowledged[f"within{round_}"] = told["version"]
        for guest in guests:
            await guest.leave()
        server.process.kill()
        await server.process.wait()
        if fault is full:
            assert '"why": "disk-full"' in server.logged
            assert "store_works_again" in server.logged
    assert is_kept(disk / "x.sqlite", acknowledged)
    assert check(disk / "x.sqlite").is_whole


@rule("TB-12")
async def test_a_damaged_page_is_told_and_the_match_goes_on_when_the_disk_is_itself_again(
    tmp_path: Path,
) -> None:
    acknowledged = dict[str, int]()
    async with served(tmp_path) as server:
        guests = [Guest(server.address) for _ in range(SEATS)]
        for guest in guests:
            await guest.introduce("Anna")
        table = await seated(guests[0], guests[1:], GAME.key)
        for number in range(4):
            acknowledged[f"m{number}"] = (await move(guests, table, f"m{number}"))["version"]
        cookies = [dict(guest.browser.cookies) for guest in guests]
        for guest in guests:
            await guest.leave()
        await server.stop()
    with damaged(tmp_path):
        refused = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "fortable", "--lang", "en", "serve", "--port", "0"),
            *("--database", str(tmp_path / "x.sqlite")),
            stderr=asyncio.subprocess.PIPE,
        )
        _, told = await asyncio.wait_for(refused.communicate(), PATIENCE_S)
        assert refused.returncode == 2
        assert b"TB-12" in told
        assert b"Traceback" not in told
    assert check(tmp_path / "x.sqlite").is_whole
    async with served(tmp_path) as server:
        back = [Guest(server.address) for _ in cookies]
        for guest, known in zip(back, cookies, strict=True):
            guest.browser.cookies.update(known)
        assert (await move(back, table, "on"))["type"] == "answer"
        for guest in back:
            await guest.leave()
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
        guests = [Guest(server.address) for _ in range(SEATS)]
        for guest in guests:
            await guest.introduce("Anna")
        table = await seated(guests[0], guests[1:], GAME.key, settings={"clock_s": 3600})
        for number in range(9):
            if number == 3:
                flag.touch()
            if number == 6:
                flag.unlink()
            told = await move(guests, table, f"m{number}")
            acknowledged[f"m{number}"] = told["version"]
        assert (await guests[0].get("/api/me")).json()["name"] == "Anna"
        for guest in guests:
            await guest.leave()
        server.process.kill()
        await server.process.wait()
    assert is_kept(tmp_path / "x.sqlite", acknowledged)
    assert check(tmp_path / "x.sqlite").is_whole
