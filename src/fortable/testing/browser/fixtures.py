"""What tests in a browser share: one server, and one browser for as long as the next test wants it too.

pytest_plugins = ["fortable.testing.browser.fixtures"]
"""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # most tests need neither
    from playwright.sync_api import Browser

    from . import LiveServer

_open = ExitStack()
_running: list["Browser"] = []


@pytest.fixture(scope="session")
def _shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator["LiveServer"]:
    from . import live_server

    with live_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(_shared_server: "LiveServer") -> "LiveServer":
    """A server that runs, whatever the test before did to it."""
    if not _shared_server.is_running:
        _shared_server.start()
    return _shared_server


@pytest.fixture
def browser() -> Iterator["Browser"]:
    """A browser without a page; what a test opens in it is closed after it."""
    from playwright.sync_api import expect

    from . import chromium
    from .session import PATIENCE_MS

    expect.set_options(timeout=PATIENCE_MS)
    if not _running:
        _running.append(_open.enter_context(chromium()))
    yield _running[0]
    for context in _running[0].contexts:
        context.close()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Where a browser is driven no asynchronous test can run: it is closed before."""
    if "browser" not in getattr(nextitem, "fixturenames", ()):
        _open.close()
        _running.clear()
