"""A line that fails, falls silent or comes late: the page copes by itself, whatever the game."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from fortable.catalog import catalog
from fortable.testing.browser import LiveServer, window

PATIENCE_MS = 60_000
GAME = next(iter(catalog().games.values()))


@pytest.fixture
def page(browser: Browser, server: LiveServer) -> Iterator[Page]:
    """Anna's, at the shelf."""
    opened = window(browser, server, "/", service_workers="block", reduced_motion="reduce").page
    opened.set_default_timeout(PATIENCE_MS)
    yield opened
    opened.context.close()


def table_of(page: Page, server: LiveServer) -> str:
    """The address of a new table at which Anna sits with bots."""
    seats = max(GAME.seats)
    table, token = server.table(GAME.key, [None, *["random"] * (seats - 1)])
    page.context.add_cookies([{"name": "fortable", "value": token, "url": server.address}])
    return f"{server.address}/t/{table}"


class Line:
    """Between a page and the table: it can fall silent without being cut, until another is made."""

    def __init__(self, page: Page) -> None:
        self.is_silent = False
        page.route_web_socket(re.compile("/socket"), self._join)

    def _join(self, client: WebSocketRoute) -> None:
        may_fall_silent = not self.is_silent
        table = client.connect_to_server()
        table.on_message(
            lambda said: None if may_fall_silent and self.is_silent else client.send(said)
        )


def test_a_line_that_falls_silent_is_found_out(page: Page, server: LiveServer) -> None:
    address = table_of(page, server)
    page.clock.install()
    line = Line(page)
    page.goto(address)
    expect(page.locator(".players")).to_contain_text("Anna (you)", timeout=PATIENCE_MS)
    line.is_silent = True
    page.clock.fast_forward(51_000)
    expect(page.locator(".line")).to_contain_text("The line is down", timeout=PATIENCE_MS)
    page.clock.fast_forward(1_000)
    expect(page.locator(".line")).to_be_empty(timeout=PATIENCE_MS)
