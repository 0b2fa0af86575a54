"""What all tests share, wherever they lie."""

import os
import sys

import pytest

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
"""What was compiled is kept: there are hundreds of files of tests, and programs are started as often."""

pytest_plugins = ["fortable.testing.browser.fixtures"]

collect_ignore_glob = ["src/fortable/games/*/bench/*"]
"""They need peers that tests do not."""

DEAR = {"browser", "fox"}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those in a browser come first, side by side: the last to run are short."""
    items.sort(key=lambda item: DEAR.isdisjoint(getattr(item, "fixturenames", ())))
