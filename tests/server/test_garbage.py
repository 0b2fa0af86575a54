"""The garbage collector keeps nobody waiting."""

import asyncio
import ctypes
import gc
import os
import subprocess
import sys
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest

from fortable.server import garbage
from fortable.server.garbage import QuietCollector, keep_what_is_there

from .guests import TRUSTED
from .servers import served


@pytest.fixture
def usual() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


MB = 2**20
SMALL_THINGS = 2000
ALL = 2
"""The generation of what is old."""


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What was looked at; more is new than anybody wants to keep."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=ALL: found.append(generation))
    monkeypatch.setattr(gc, "get_count", lambda: (garbage.ENOUGH + 1, 0, 0))
    monkeypatch.setattr(garbage, "LOOK_EVERY_S", 0.01)
    return found


@pytest.mark.usefixtures("usual")
def test_what_is_there_at_the_start_is_not_looked_at_again() -> None:
    here: tuple[object, ...] = ([], {})
    keep_what_is_there()
    assert gc.get_freeze_count() > 1000
    assert not any(each is here for each in gc.get_objects())


@pytest.mark.usefixtures("usual")
@pytest.mark.parametrize("at_once", [2_000, 20_000])
def test_what_a_crowd_leaves_behind_is_not_collected_all_at_once(at_once: int) -> None:
    """Nor is all of it left there, unless they stayed for long."""
    keep_what_is_there()
    found_at_once: list[int] = []
    gc.callbacks.append(lambda _, found: found_at_once.append(found["collected"]))
    crowd: deque[list[object]] = deque(maxlen=at_once)
    try:
        for _ in range(200_000):
            guest: list[object] = []
            guest.append(guest)
            crowd.append(guest)
    finally:
        del gc.callbacks[-1]
    assert max(found_at_once) < 10_000
    assert sum(found_at_once) > 100_000 or at_once > 10_000


async def test_what_is_new_is_looked_at_when_nobody_plays(
    collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "thread_time", lambda: 0.0)
    await looked_for(QuietCollector(), lambda: bool(collected))
    assert set(collected) == {1}


async def test_nothing_is_looked_at_while_people_play(
    collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list(range(1000))
    monkeypatch.setattr(time, "thread_time", lambda: asked.pop(0))
    await looked_for(QuietCollector(), lambda: asked[0] > 8)
    assert not collected


@pytest.fixture
def all_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every look."""
    monkeypatch.setattr(garbage, "ALL_EVERY_S", 0.0)


def plays(monkeypatch: pytest.MonkeyPatch, *, is_busy: bool) -> None:
    """The loop has worked a second at each look, or not at all."""
    asked = count()
    monkeypatch.setattr(time, "thread_time", lambda: next(asked) if is_busy else 0)


@pytest.mark.usefixtures("all_is_due")
async def test_what_is_old_is_looked_at_even_while_people_play_where_it_is_little(
    collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    plays(monkeypatch, is_busy=True)
    monkeypatch.setattr(garbage, "FEW", 10**9)
    await looked_for(QuietCollector(), lambda: bool(collected))
    assert {*collected} == {ALL}


@pytest.mark.usefixtures("all_is_due")
async def test_much_that_is_old_is_looked_at_when_nobody_plays(
    collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "FEW", 0)
    plays(monkeypatch, is_busy=True)
    collector = QuietCollector()
    collector.start()
    await asyncio.sleep(0.1)
    assert not collected
    plays(monkeypatch, is_busy=False)
    await looked_for(collector, lambda: ALL in collected)


async def test_a_circle_that_is_old_is_gone_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came late into a circle, and outlived the short steps, does not stay for ever."""

    class Old:
        """In a circle with itself."""

        def __init__(self) -> None:
            self.own = self

    monkeypatch.setattr(garbage, "LOOK_EVERY_S", 0.01)
    monkeypatch.setattr(garbage, "ALL_EVERY_S", 0.05)
    monkeypatch.setattr(garbage, "FEW", 10**9)
    old = Old()
    gc.collect()
    left = weakref.ref(old)
    del old
    gc.collect(1)
    assert left() is not None
    await looked_for(QuietCollector(), lambda: left() is None)


async def test_small_things_that_are_gone_are_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The interpreter keeps thousands of them for later, until everything is looked at."""
    monkeypatch.setattr(garbage, "LOOK_EVERY_S", 0.01)
    monkeypatch.setattr(garbage, "ALL_EVERY_S", 0.05)
    monkeypatch.setattr(garbage, "FEW", 10**9)
    gc.collect()
    before = sys.getallocatedblocks()
    for length in range(10, 19):
        small = [tuple(range(length)) for _ in range(SMALL_THINGS)]
        small.clear()
    kept = sys.getallocatedblocks() - before
    assert kept > SMALL_THINGS, "else there is nothing to be given back"
    await looked_for(QuietCollector(), lambda: sys.getallocatedblocks() - before < kept / 2)


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="it is glibc's own")
async def test_what_is_free_in_between_goes_back_to_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "LOOK_EVERY_S", 0.01)
    monkeypatch.setattr(garbage, "ALL_EVERY_S", 0.05)
    monkeypatch.setattr(garbage, "FEW", 10**9)
    crowd = [bytes(2000) for _ in range(20_000)]
    most = in_memory()
    kept = crowd[::100]
    crowd.clear()
    assert in_memory() > most - 10 * MB, "else there is nothing to be given back"
    await looked_for(QuietCollector(), lambda: in_memory() < most - 20 * MB)
    assert kept


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt"), reason="it is glibc's own")
async def test_no_thread_of_a_server_has_a_heap_of_its_own(tmp_path: Path) -> None:
    """By the room that is set aside for one: 64 MB, most of which nobody may touch."""
    async with served(tmp_path) as server:
        async with httpx.AsyncClient(verify=TRUSTED) as client:
            assert (await client.get(f"http://{server.address}/readyz")).status_code == 200
        maps = Path(f"/proc/{server.process.pid}/maps").read_text().splitlines()
    closed = [line.split()[0].split("-") for line in maps if line.split()[1] == "---p"]
    assert [
        first for first, last in closed if 32 * MB < int(last, 16) - int(first, 16) <= 64 * MB
    ] == []


PIECES = """
from pathlib import Path
from fortable.server.garbage import share_one_heap

def pages():
    return int(Path("/proc/self/statm").read_text().split()[1])

share_one_heap()
first = bytes([1]) * 1_000_000
del first
before = pages()
kept = [(bytes([n]) * 1000, bytes([n]) * 100_000) for n in range(200)]
most = pages()
kept = [small for small, large in kept]
print((pages() - before) / (most - before))
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt"), reason="it is glibc's own")
def test_large_pieces_go_back_to_the_system_at_once() -> None:
    """Whatever small ones lie between them, and although one was given back before."""
    done = subprocess.run(
        [sys.executable, "-c", PIECES], capture_output=True, text=True, check=True
    )
    assert float(done.stdout) < 0.1


def in_memory() -> int:
    """Of this process, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def looked_for(collector: QuietCollector, is_enough: Callable[[], bool]) -> None:
    collector.start()
    async with asyncio.timeout(10):
        while not is_enough():
            await asyncio.sleep(0.001)
    collector.stop()
