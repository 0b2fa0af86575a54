"""What all tests share, wherever they lie."""

import faulthandler
import os
import signal
import sys
from collections.abc import Iterator
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
    """Those in a browser come first, side by side: the last to run are short."""
    items.sort(key=lambda item: DEAR.isdisjoint(getattr(item, "fixturenames", ())))
