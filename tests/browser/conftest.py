"""What every test in a browser needs: a server, and a browser to look at it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from fortable.testing.browser import LiveServer, chromium, live_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running
