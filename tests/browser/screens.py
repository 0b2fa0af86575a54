"""Every screen there is, found without knowing any game: for pictures, and for tests over all of them."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Browser, Page, WebSocketRoute

from fortable.catalog import catalog
from fortable.folder import TUTORIAL
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Illegal
from fortable.testing.browser import LiveServer, Window, window
from fortable.testing.walks import Walk, strange_actions
from tests.games import is_newcomer

from .finished_matches import put_matches
from .positions import Position, positions, put

SOCKET = re.compile("/socket")
BOARD = ".board:has(> *)"
WORDS = ".top nav a:not(:empty)"
"""The shell's own words come by themselves."""

Arrange = Callable[[Page], None]


@dataclass(frozen=True)
class Screen:
    """Where it is, whose it is, the sign that it is there, and what is done before it is looked at."""

    name: str
    path: str
    sign: str
    token: str = ""
    arrange: Arrange = lambda _: None
    new: str = "html"
    """What of it no other screen has."""

    def open(
        self, browser: Browser, server: LiveServer, size: dict[str, int], **wishes: object
    ) -> Window:
        still = {"reduced_motion": "reduce", **wishes}
        opened = window(browser, server, self.path, self.token, size, **still)
        opened.page.locator(self.sign).first.wait_for()
        opened.page.locator(WORDS).wait_for(state="attached")  # the header is not seen in a match
        self.arrange(opened.page)
        return opened


def screens(server: LiveServer) -> Iterator[Screen]:
    """All of them; tables are laid when it is their turn."""
    yield from shell_screens(server)
    for game in catalog().games.values():
        yield from game_screens(game, server)


def shell_screens(server: LiveServer) -> Iterator[Screen]:
    """Those that look the same whatever is played."""
    game = max(catalog().games.values(), key=lambda each: max(each.seats))
    lobby, anna = server.table(game.key, [None, None, "random"], settings={"public": True})
    yield Screen("shelf", "/", ".box", anna)
    yield Screen("newcomer", f"/play/{game.key}", "form", "")
    yield Screen("lobby", f"/t/{lobby}", ".lobby", anna)
    yield Screen("join", f"/t/{lobby}", ".lobby")
    bots, slowly = ["random"] * (game.seats[0] - 1), {"bot_pace_ms": 10_000}
    begun, anna = server.table(game.key, [None, *bots], settings=slowly)
    yield Screen("watching", f"/t/{begun}", ".watching")
    own = {"do": "seat-bot", "seat": 0, "bot": "random"}
    yield Screen("bot-in-ones-seat", f"/t/{begun}", BOARD, anna, ordered(begun, own, ".notice"))
    given_up = ordered(begun, {"do": "abandon"}, ".given-up")
    yield Screen("given-up", f"/t/{begun}", BOARD, anna, given_up)
    yield Screen("settings", "/", ".box", anna, open_settings)
    table, player = server.table(game.key, [None, *["random"] * (max(game.seats) - 1)])
    yield Screen("menu", f"/t/{table}", BOARD, player, open_menu)
    yield Screen("matches", "/matches", ".past", put_matches(server.database), unfold)
    yield Screen("no-matches", "/matches", ".history .main")
    yield Screen("replay-of-a-file", "/replay", "input[type=file]", anna)
    yield Screen("no-such-table", "/t/nosuchtable1", ".card", anna)
    yield Screen("no-such-page", "/nowhere", ".card", anna)


def game_screens(game: AnyGame, server: LiveServer) -> Iterator[Screen]:
    """What a game brings along, and its tables."""
    yield from game_pages(game, server)
    for position in positions(game):
        yield from table_screens(position, server)


def game_pages(game: AnyGame, server: LiveServer) -> Iterator[Screen]:
    """What a game brings along."""
    yield Screen(f"{game.key}-new-table", f"/play/{game.key}", ".ways", _guest(server, game))
    yield Screen(f"{game.key}-rules", f"/rules/{game.key}", ".clause")
    if TUTORIAL.of(game.package):
        yield Screen(f"{game.key}-tutorial", f"/learn/{game.key}", BOARD)


def table_screens(position: Position, server: LiveServer) -> Iterator[Screen]:
    """One table, and what may befall it."""
    table, token = put(position, server.database)
    yield Screen(position.name, f"/t/{table}", BOARD, token)
    if position.is_over:
        yield Screen(f"{position.name}-replay", f"/t/{table}/replay", BOARD, token, to_the_middle)
    elif position.name.endswith("midway"):
        yield Screen(
            f"{position.name}-line-lost", f"/t/{table}", BOARD, token, lose_the_line, ".line.lost"
        )
        action = forbidden(position)
        if action is not None:
            arrange = refused(position, action)
            yield Screen(
                f"{position.name}-refused", f"/t/{table}", BOARD, token, arrange, ".refusal"
            )


def open_settings(page: Page) -> None:
    page.locator(".top button").click()
    page.locator("dialog[open] summary").click()


def unfold(page: Page) -> None:
    """Everything that can be."""
    page.evaluate(
        "document.querySelectorAll('details').forEach((folded) => { folded.open = true })"
    )


def open_menu(page: Page) -> None:
    page.locator(".to-menu").click()


def ordered(table: str, order: dict[str, object], sign: str) -> Arrange:
    """Something was asked of the table, once or again, and is seen."""

    def arrange(page: Page) -> None:
        page.evaluate(
            "([path, order]) => fetch(path, { method: 'POST', body: JSON.stringify(order) })",
            [f"/api/tables/{table}", order],
        )
        page.locator(sign).wait_for()

    return arrange


def to_the_middle(page: Page) -> None:
    page.locator(".slider input").evaluate(
        """(slider) => {
            slider.value = Math.floor(slider.max / 2);
            slider.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )


def lose_the_line(page: Page) -> None:
    """The first line breaks when the board is there, and no other comes about."""
    lines = list[WebSocketRoute]()

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket(SOCKET, connect)
    page.reload()
    page.locator(BOARD).first.wait_for()
    lines[0].close()
    page.locator(".line.lost").wait_for()


def refused(position: Position, wanted: Action) -> Arrange:
    """A wish that the rules of the game do not grant."""

    def arrange(page: Page) -> None:
        servers = list[WebSocketRoute]()
        page.route_web_socket(SOCKET, lambda line: servers.append(line.connect_to_server()))
        page.reload()
        page.locator(BOARD).first.wait_for()
        servers[0].send(_intent(position, wanted))
        page.locator(".refusal:not(:empty)").wait_for()

    return arrange


def _intent(position: Position, wanted: Action) -> str:
    version, action = position.match().version, plain(wanted)
    return json.dumps({"type": "act", "id": "wish", "version": version, "action": action})


def forbidden(position: Position) -> Action | None:
    """Something that a rule of the game itself forbids now; a newcomer may forbid nothing."""
    walk = Walk(position.match(), Random(position.name))
    for action in strange_actions(walk, most=10_000):
        try:
            walk.match.rule(position.seat, action)
        except Illegal as refusal:
            if not refusal.rule.startswith("TB"):
                return action
    assert is_newcomer(position.game), f"{position.game.key} forbids nothing"
    return None


def _guest(server: LiveServer, game: AnyGame) -> str:
    return server.table(game.key, [None] * game.seats[0])[1]
