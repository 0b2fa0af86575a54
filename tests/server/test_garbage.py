"""The garbage collector keeps nobody waiting."""

import asyncio
import gc
import time
from collections import deque
from collections.abc import Callable, Iterator

import pytest

from fortable.server import garbage
from fortable.server.garbage import QuietCollector, keep_what_is_there


@pytest.fixture
def usual() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What was looked at; more is new than anybody wants to keep."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", found.append)
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


async def looked_for(collector: QuietCollector, is_enough: Callable[[], bool]) -> None:
    collector.start()
    async with asyncio.timeout(10):
        while not is_enough():
            await asyncio.sleep(0.001)
    collector.stop()
