"""What all tests share, wherever they lie."""

import faulthandler
import gc
import os
import signal
import sys
from collections import deque
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from fortable.testing.endurance import IN_FULL

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
"""What was compiled is kept: there are hundreds of files of tests, and programs are started as often."""

pytest_plugins = ["fortable.testing.browser.fixtures"]

collect_ignore_glob = ["src/fortable/games/*/bench/*"]
"""They need peers that tests do not."""

LONGEST_S = 0 if IN_FULL else 300
"""So long no test takes on the busiest machine: one that hangs fails, and says where."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Where there are alarms, a test that hangs does not hold up all others."""
    if not hasattr(signal, "SIGALRM"):
        return (yield)
    before = signal.signal(signal.SIGALRM, _hangs)
    signal.setitimer(signal.ITIMER_REAL, LONGEST_S)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _hangs(*_: Any) -> None:
    faulthandler.dump_traceback(2)
    pytest.fail(f"it hangs: no test takes {LONGEST_S} s")


DEAR = {"browser", "fox"}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with its share of those in a browser, side by side: the last to run are short."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    hands = _dealt([item for item in items if _is_dear(item)], workers)
    others = deque(item for item in items if not _is_dear(item))
    for count, hand in zip(range(workers, 0, -1), hands, strict=True):
        share = (len(others) + sum(map(len, hands[-count:]))) // count
        hand += [others.popleft() for _ in range(min(share - len(hand), len(others)))]
    items[:] = [*chain.from_iterable(hands), *others]


def _is_dear(item: pytest.Item) -> bool:
    return not DEAR.isdisjoint(getattr(item, "fixturenames", ()))


def _dealt(dear: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """In turns, so that each worker has the same games again; groups that share something stay together."""
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    groups = dict[str, int]()
    for number, item in enumerate(dear):
        shared = item.get_closest_marker("xdist_group")
        if shared is None:
            hands[number % workers].append(item)
        else:
            hands[groups.setdefault(shared.args[0], len(groups)) % workers].append(item)
    return hands


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the garbage collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
