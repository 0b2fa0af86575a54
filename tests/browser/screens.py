"""Every screen there is, found without knowing any game: for pictures, and for tests over all of them."""

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from fortable.catalog import catalog
from fortable.folder import TUTORIAL
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Illegal
from fortable.puzzles import puzzles
from fortable.testing.browser import LiveServer, Window, window
from fortable.testing.browser.wire import Wire
from fortable.testing.walks import Walk, strange_actions
from tests.games import is_newcomer

from .finished_cups import put_cup
from .finished_days import DAY, put_day
from .finished_matches import put_matches
from .hinted import give_hints, made
from .looked_back import put_review
from .positions import Position, is_alone, positions, put

BOARD = ".board:has(> *)"
LOOKED_BACK = ".look-stage > :is(.board:has(> div), .look-flawless)"
"""The board at a turning point, or a kind word where there is none."""
LOST = ".nowhere"
"""Where an address leads nowhere."""
WORDS = ".top nav a:not(:empty)"
"""The shell's own words come by themselves."""
WALK = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
"""As by a link of the page: nothing is loaded anew."""

Arrange = Callable[[Page, Wire], None]
"""What is done in front of a page, or on its line."""
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
SERIF = """() => {
  document.documentElement.toggleAttribute("data-serif", true);
  return document.fonts.load("1em Fraunces").then(() => true);
}"""


@dataclass(frozen=True)
class Screen:
    """Where it is, whose it is, the sign that it is there, and what is done before it is looked at."""

    name: str
    path: str
    sign: str
    token: str = ""
    arrange: Arrange = lambda *_: None
    new: str = "html"
    """What of it no other screen has."""

    goes_on: bool = False
    """It comes of the screen before it, at the same place."""

    befalls: str = ""
    """What has happened to a table that another screen shows without it."""

    def is_near(self, other: "Screen") -> bool:
        """It is the same person's; whose board it is, its line says anyway."""
        is_board = BOARD in self.sign and self.sign == other.sign
        return self.sign != LOST and (self.token == other.token or is_board)

    def open(
        self, browser: Browser, server: LiveServer, size: dict[str, int], **wishes: object
    ) -> Window:
        return Visitor(browser, server, size, **wishes).go_to(self)


class Visitor:
    """Somebody in front of one window, who goes from screen to screen and is somebody else each time."""

    def __init__(
        self, browser: Browser, server: LiveServer, size: dict[str, int], **wishes: object
    ) -> None:
        self._window = window(browser, server, "/healthz", "", size, **wishes)
        self._server = server
        self.wire = Wire(self._window.page)
        self._last = Screen("", "/healthz", "", "nobody")

    @property
    def page(self) -> Page:
        return self._window.page

    def go_to(self, screen: Screen) -> Window:
        """By the page's own ways if it knows who is there, and else by the address."""
        page, last, self._last = self._window.page, self._last, screen
        if not (screen.goes_on and screen.path == last.path):
            self._is_now(screen.token)
            self.wire.mend()
            (self._walk if screen.is_near(last) else self._load)(screen)
        screen.arrange(page, self.wire)
        return self._window

    def _is_now(self, token: str) -> None:
        context = self._window.page.context
        context.clear_cookies()
        if token:
            name, url = self._server.cookie, self._server.address
            context.add_cookies([{"name": name, "value": token, "url": url}])

    def _load(self, screen: Screen) -> None:
        page = self._window.page
        page.evaluate("localStorage.clear()")
        page.goto(self._server.address + screen.path)
        page.locator(screen.sign).first.wait_for()
        page.locator(WORDS).wait_for(state="attached")  # the header is not seen in a match

    def _walk(self, screen: Screen) -> None:
        page = self._window.page
        page.evaluate(WALK, "/nowhere")
        page.locator(LOST).wait_for()
        page.locator(screen.sign).first.wait_for(state="detached")
        page.evaluate(WALK, screen.path)
        page.locator(screen.sign).first.wait_for()


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
    yield Screen("keeping", "/me", ".keeping .card >> nth=3", anna)
    yield Screen("lobby", f"/t/{lobby}", ".lobby", anna)
    yield Screen("newcomer", f"/play/{game.key}", "form", "")
    yield Screen("join", f"/t/{lobby}", ".lobby")
    yield Screen("no-matches", "/matches", ".history .main")
    yield Screen("today", "/today", ".deal")
    yield Screen("cups", "/cups", ".new-cup")
    puzzled = next(game for game in catalog().games.values() if puzzles(game))
    yield Screen("puzzles", f"/puzzles/{puzzled.key}", ".puzzles-all")
    yield Screen("puzzle", f"/puzzles/{puzzled.key}/1", BOARD, "", be_shown)
    cup, host = put_cup(server.database)
    yield Screen("cup", f"/cup/{cup}", ".cup-standings", host)
    yield Screen("seeking", f"/seek/{game.key}/{game.seats[-1]}", ".seek-since:not(:empty)")
    bots, slowly = ["random"] * (game.seats[0] - 1), {"bot_pace_ms": 10_000}
    begun, anna = server.table(game.key, [None, *bots], settings=slowly)
    yield Screen("watching", f"/t/{begun}", ".watching")
    own = {"do": "seat-bot", "seat": 0, "bot": "random"}
    yield Screen("bot-in-ones-seat", f"/t/{begun}", BOARD, anna, ordered(begun, own, ".notice"))
    given_up = ordered(begun, {"do": "abandon"}, ".given-up")
    yield Screen("given-up", f"/t/{begun}", BOARD, anna, given_up)
    yield Screen("replay-of-a-file", "/replay", "input[type=file]", anna)
    yield Screen("no-such-table", "/t/nosuchtable1", LOST, anna)
    yield Screen("no-such-page", "/nowhere", LOST, anna)
    yield Screen("settings", "/", ".box", anna, open_settings)
    table, player = server.table(game.key, [None, *["random"] * (max(game.seats) - 1)])
    yield Screen("menu", f"/t/{table}", BOARD, player, open_menu)
    yield Screen("matches", "/matches", ".past", put_matches(server.database), unfold)
    yield Screen("day", f"/today/{DAY}", ".compared", put_day(server.database))


def game_screens(game: AnyGame, server: LiveServer) -> Iterator[Screen]:
    """What a game brings along, and its tables."""
    yield from game_pages(game, server)
    for position in positions(game):
        yield from table_screens(position, server)


def game_pages(game: AnyGame, server: LiveServer) -> Iterator[Screen]:
    """What a game brings along."""
    guest = _guest(server, game)
    yield Screen(f"{game.key}-new-table", f"/play/{game.key}", ".ways", guest)
    yield Screen(f"{game.key}-rules", f"/rules/{game.key}", ".clause", guest)
    if TUTORIAL.of(game.package):
        yield Screen(f"{game.key}-tutorial", f"/learn/{game.key}", BOARD, guest)


def table_screens(
    position: Position, server: LiveServer, met: Container[str] = ()
) -> Iterator[Screen]:
    """One table, and what may befall it; no review is made for what was met already."""
    table, token = put(position, server.database)
    yield Screen(position.name, f"/t/{table}", BOARD, token)
    if position.is_over:
        path = f"/t/{table}/replay"
        name = f"{position.name}-replay"
        yield Screen(name, path, BOARD, token, to_the_middle, befalls="replay")
        if "look-back" not in met:
            kept, looker = put_review(position, server.database)
            path, name = f"/t/{kept}/look-back", f"{position.name}-look-back"
            yield Screen(name, path, LOOKED_BACK, looker, befalls="look-back")
    elif position.name.endswith("midway"):
        yield from befallen(Screen(position.name, f"/t/{table}", BOARD, token), position)


def befallen(table: Screen, position: Position) -> Iterator[Screen]:
    """What may befall a table, one after the other."""
    if is_alone(position):
        yield replace(
            table,
            name=f"{table.name}-hint",
            arrange=hinted(position),
            new=".hint",
            goes_on=True,
            befalls="hint",
        )
    action = forbidden(position)
    if action is not None:
        yield replace(
            table,
            name=f"{table.name}-refused",
            arrange=refused(position, action),
            new=".refusal",
            goes_on=True,
            befalls="refused",
        )
    yield replace(
        table,
        name=f"{table.name}-line-lost",
        arrange=lose_the_line,
        new=".line.lost",
        goes_on=True,
        befalls="line-lost",
    )


def with_the_serif(page: Page) -> None:
    """As everybody sees it who was here before."""
    page.evaluate(SERIF)


def be_shown(page: Page, _: Wire) -> None:
    """What is best in a puzzle, by whoever gives it up."""
    page.locator(".lesson:not(.learnt) button").click()
    page.locator(".lesson.learnt").wait_for()


def open_settings(page: Page, _: Wire) -> None:
    page.locator(".top button").click()
    page.locator("dialog[open] .later summary").wait_for()
    for folded in page.locator("dialog[open] summary").all():
        folded.click()
    page.get_by_role("checkbox", disabled=True).last.wait_for()


def unfold(page: Page, _: Wire) -> None:
    """Everything that can be."""
    page.evaluate(
        "document.querySelectorAll('details').forEach((folded) => { folded.open = true })"
    )


def open_menu(page: Page, _: Wire) -> None:
    page.locator(".to-menu").click()


def ordered(table: str, order: dict[str, object], sign: str) -> Arrange:
    """Something was asked of the table, once or again, and is seen."""

    def arrange(page: Page, _: Wire) -> None:
        page.evaluate(
            "([path, order]) => fetch(path, { method: 'POST', body: JSON.stringify(order) })",
            [f"/api/tables/{table}", order],
        )
        page.locator(sign).wait_for()

    return arrange


def to_the_middle(page: Page, _: Wire) -> None:
    page.locator(".slider input").evaluate(
        """(slider) => {
            slider.value = Math.floor(slider.max / 2);
            slider.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )


def hinted(position: Position) -> Arrange:
    """Whoever plays alone with bots was told what to do, and why."""

    def arrange(page: Page, _: Wire) -> None:
        give_hints(page, made(position))
        page.locator(".to-hint").click()
        for _step in ("look", "do", "why"):
            page.locator(".hint .main:not([aria-disabled=true])").click()
        page.locator(".hint-action").wait_for()

    return arrange


def lose_the_line(page: Page, wire: Wire) -> None:
    """It breaks, and no other comes about."""
    wire.cut()
    page.locator(".line.lost").wait_for()


def refused(position: Position, wanted: Action) -> Arrange:
    """A wish that the rules of the game do not grant."""

    def arrange(page: Page, wire: Wire) -> None:
        wire.ask(_intent(position, wanted))
        page.locator(".refusal:not(:empty)").wait_for()

    return arrange


def _intent(position: Position, wanted: Action) -> dict[str, Any]:
    version, action = position.match().version, plain(wanted)
    return {"type": "act", "id": "wish", "version": version, "action": action}


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
