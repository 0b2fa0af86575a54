"""A line that fails, falls silent or comes late: the page copes by itself, whatever the game."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from fortable.catalog import catalog
from fortable.folder import TUTORIAL
from fortable.kernel.game import AnyGame
from fortable.testing.browser import LiveServer, window
from tests.games import in_turns, listed, some_game, with_a_board

GAMES = [game for game in catalog().games.values() if TUTORIAL.of(game.package)]
GAME = some_game(with_a_board)


@pytest.fixture
def page(browser: Browser, server: LiveServer) -> Iterator[Page]:
    """Anna's, at the shelf."""
    opened = window(browser, server, "/").page
    yield opened
    opened.context.close()


def table_of(page: Page, server: LiveServer, game: AnyGame = GAME) -> str:
    """The address of a new table at which Anna sits with bots."""
    seats = max(game.seats)
    table, token = server.table(game.key, [None, *["random"] * (seats - 1)])
    page.context.add_cookies([{"name": server.cookie, "value": token, "url": server.address}])
    return f"{server.address}/t/{table}"


def test_a_page_that_opens_in_a_bad_moment_needs_no_reload(page: Page, server: LiveServer) -> None:
    address = table_of(page, server)
    failed: set[str] = set()

    def fail_once(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path in failed:
            route.continue_()
        else:
            failed.add(path)
            route.abort()

    page.route(re.compile(r"/api/(me|games)|/static/(boards|messages)/"), fail_once)
    page.goto(address)
    expect(page.locator(".players")).to_contain_text("Anna (you)")
    expect(page.locator(".board > *").first).to_be_visible()
    board = f"/static/boards/{GAME.key}"
    assert {"/api/me", "/api/games", f"{board}.js", f"{board}.css"} <= failed


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


def test_what_is_pressed_without_a_line_is_shown_as_kept(page: Page, server: LiveServer) -> None:
    address = table_of(page, server, some_game(with_a_board, in_turns, listed))
    lines = list[WebSocketRoute]()

    def join(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket(re.compile("/socket"), join)
    page.goto(address)
    page.locator(".turn.mine").wait_for()
    lines[0].close()
    page.locator(".line.lost").wait_for()
    page.locator(".actions summary").click()
    wish = page.locator(".actions button").first
    text = wish.inner_text()
    wish.click()
    expect(page.locator(".line.lost")).to_contain_text(text)
    expect(page.locator(".turn.sending")).to_be_visible()


def test_a_line_that_falls_silent_is_found_out(page: Page, server: LiveServer) -> None:
    address = table_of(page, server)
    page.clock.install()
    line = Line(page)
    page.goto(address)
    expect(page.locator(".players")).to_contain_text("Anna (you)")
    line.is_silent = True
    page.clock.fast_forward(51_000)
    expect(page.locator(".line")).to_contain_text("No connection")
    page.clock.fast_forward(1_000)
    expect(page.locator(".line")).to_be_empty()


DRAWN = """() => [...document.querySelectorAll(".board *")].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [node.tagName, x, y, width, height].join();
})"""


def test_a_board_looks_the_same_whatever_was_looked_at_before(
    page: Page, server: LiveServer
) -> None:
    table_of(page, server)  # by somebody who has a name
    page.goto(server.address)
    page.locator("html[data-serif]").wait_for()  # and our letters
    fresh = [drawn_at(page, server, f"/learn/{game.key}") for game in GAMES]
    for game in GAMES:
        go(page, f"/learn/{game.key}")
    for game, known in zip(GAMES, fresh, strict=True):
        go(page, f"/learn/{game.key}")
        assert page.evaluate(DRAWN) == known


def drawn_at(page: Page, server: LiveServer, path: str) -> list[str]:
    """What a new page shows of a board, once it has come to rest."""
    page.goto(server.address + path)
    at_rest(page)
    drawn: list[str] = page.evaluate(DRAWN)
    return drawn


GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }"


def go(page: Page, path: str) -> None:
    """As by a link of the page."""
    page.evaluate(GO, path)
    page.locator(f".board-{path.rpartition('/')[2]}").wait_for()
    at_rest(page)


def at_rest(page: Page) -> None:
    """Once what moves has come to its end; what moves for ever is at its start."""
    page.locator(".board").wait_for()
    page.evaluate("document.getAnimations().forEach((one) => one.cancel())")
