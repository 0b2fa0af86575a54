"""What all tests share, wherever they lie."""

import faulthandler
import gc
import os
import signal
import sys
from collections import deque
from collections.abc import Iterator
from inspect import iscoroutinefunction
from itertools import chain
from math import inf
from typing import Any

import pytest

from fortable.server.work.last_in_line import LastInLine
from fortable.testing.endurance import IN_FULL

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
"""What was compiled is kept: there are hundreds of files of tests, and programs are started as often."""

gc.disable()
"""Until all is collected: nothing of it is garbage."""

pytest_plugins = ["fortable.testing.browser.fixtures"]

collect_ignore_glob = ["src/fortable/games/*/bench/*"]
"""They need peers that tests do not."""

LastInLine.nearer_until = inf
"""Tests want the whole machine: a bot that stood behind them all would never have its turn."""

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
    """Half of the workers begin with those in a browser, the others with those that wait for something.

    Each worker is sent as many tests as any other, in this order, and takes from others when it is done. What
    only computes comes last: then nobody waits for the end of a test while nothing is computed.
    """
    workers = max(2, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    half = (workers + 1) // 2
    cheap = [item for item in items if not _is_dear(item)]
    waiting = {item.path for item in cheap if _waits(item)}
    others = deque(item for item in cheap if item.path not in waiting)
    hands = _dealt([item for item in items if _is_dear(item)], half)
    hands += _cut([item for item in cheap if item.path in waiting], workers - half)
    for count, hand in zip(range(workers, 0, -1), hands, strict=True):
        share = (len(others) + sum(map(len, hands[-count:]))) // count
        hand += [others.popleft() for _ in range(min(share - len(hand), len(others)))]
    items[:] = [*chain.from_iterable(hands), *others]


def _is_dear(item: pytest.Item) -> bool:
    return not DEAR.isdisjoint(getattr(item, "fixturenames", ()))


def _waits(item: pytest.Item) -> bool:
    """Asynchronous ones do: for servers, clocks and disks. What else is in their files comes with them."""
    return iscoroutinefunction(getattr(item, "obj", None))


def _cut(items: list[pytest.Item], parts: int) -> list[list[pytest.Item]]:
    """Into so many parts, in their order."""
    return [items[len(items) * n // parts : len(items) * (n + 1) // parts] for n in range(parts)]


def _dealt(dear: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """To so many workers in turns; groups that share something stay together."""
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    groups = dict[str, int]()
    for number, item in enumerate(dear):
        shared = item.get_closest_marker("xdist_group")
        place = number if shared is None else groups.setdefault(shared.args[0], len(groups))
        hands[place % workers].append(item)
    return hands


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the garbage collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.enable()
