"""The board in a real browser: the puzzle, a wrong Stop, and hands that come too late."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from fortable.testing.browser import LiveServer, Window, window

from ..deck import FULL
from .hands import MATCHING

NO_WISHES: Mapping[str, Any] = {}
WEB = Path(__file__).parent.parent / "web"


class Room(NamedTuple):
    """A server, and a browser to look at it."""

    server: LiveServer
    browser: Browser

    def seat(self, *bots: str, options: Mapping[str, Any] = NO_WISHES, **wishes: Any) -> Window:
        """Anna at a table with these bots."""
        table, token = self.server.table("formissimo", [None, *bots], options=options)
        opened = window(self.browser, self.server, f"/t/{table}", token, **wishes)
        opened.page.locator(".fm").wait_for()
        return opened


@pytest.fixture
def room(server: LiveServer, browser: Browser) -> Room:
    return Room(server, browser)


def expect_no_violation(opened: Window) -> None:
    """Once everything has come to rest."""
    opened.page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    assert opened.violations() == []


def test_a_card_is_drawn_by_the_decks_own_data() -> None:
    rows = re.findall(r'\["(\w+)", "(\w+)", "(\w+)"\]', (WEB / "deck.ts").read_text("utf-8"))
    assert rows == [(feature.name, *feature.values) for feature in FULL.features]


def test_a_puzzle_by_keyboard_alone(room: Room) -> None:
    opened = room.seat(color_scheme="dark")
    page = opened.page
    tab_to(page, ".fm-place")
    page.keyboard.press("Enter")
    expect(page.locator(".fm-chain li")).to_have_count(1)
    wrong = page.locator(".fm-guided .fm-place.fm-card:not(.fm-fits)").first
    page.keyboard.type(wrong.get_attribute("data-place") or "")
    expect(page.get_by_role("alert").filter(has_text="one difference is the limit")).to_be_visible()
    expect(wrong).to_have_class(re.compile("fm-missed"))
    page.keyboard.press("u")
    expect(page.locator(".fm-chain li")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".fm-hinted")).to_have_count(1)
    for layout in (1, 2, 3):
        solve_by_keyboard(page)
        expect(page.locator(".fm-figures")).to_be_visible()
        if layout == 1:
            expect_no_violation(opened)
            walk_the_best_chain(page)
        if layout < 3:
            tab_to(page, ".fm-figures button")
            page.keyboard.press("Enter")
            expect(page.locator(".fm-bar")).to_contain_text(f"Layout {layout + 1}/3")
    expect(page.locator(".result")).to_contain_text("practice")
    assert opened.errors == []


def solve_by_keyboard(page: Page) -> None:
    """Take what fits, by its name, and finish."""
    if not page.locator(".fm-place:focus").count():
        tab_to(page, ".fm-place")
    if not page.locator(".fm-chain li").count():
        page.keyboard.type("A1")
        expect(page.locator(".fm-chain li")).to_have_count(1)
    while place := page.evaluate("document.querySelector('.fm-fits')?.dataset.place"):
        page.keyboard.type(place)
        page.wait_for_function(
            "place => !document.querySelector(`.fm-card[data-place=${place}]`)", arg=place
        )
    if not page.locator(".fm-figures").count():
        page.keyboard.press("f")


def walk_the_best_chain(page: Page) -> None:
    """Step by step, from the start of it."""
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".fm-number")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".fm-number")).to_have_count(2)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached")


def test_an_untimed_race_by_keyboard_alone(room: Room) -> None:
    """A wrong Stop: the chain is lost, and what was overlooked is shown."""
    opened = room.seat("beginner", options={"untimed": True})
    page = opened.page
    assert page.locator(".clock").count() == 0
    tab_to(page, "button.fm-ready")
    page.keyboard.press("Enter")
    page.locator(".fm-in-race").wait_for()
    expect(page.locator(".fm-place:focus")).to_have_count(1)
    assert page.evaluate(MATCHING), "a fresh layout without a match"
    while page.locator(".fm-own .fm-chain li").count() < 2:  # the other may be quicker
        page.keyboard.type(page.evaluate(MATCHING))
        page.wait_for_timeout(100)
    expect_no_violation(opened)
    while page.evaluate(MATCHING) == "":
        page.keyboard.type(
            page.locator(".fm-place.fm-card").first.get_attribute("data-place") or ""
        )
        page.wait_for_timeout(100)
    page.keyboard.press("s")
    expect(page.locator(".fm-called.fm-wrong")).to_contain_text("Anna calls Stop, and is wrong")
    expect(page.locator(".fm-overlooked .fm-hinted").first).to_be_visible()
    expect_no_violation(opened)
    expect(page.locator(".fm-sheet .main:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("button.fm-ready:focus")).to_have_count(1)
    assert opened.errors == []


def test_who_only_looks_on_keeps_the_focus(room: Room) -> None:
    player = room.seat("beginner", options={"untimed": True}).page
    looker = window(room.browser, room.server, player.url.removeprefix(room.server.address)).page
    looker.locator(".fm-in-ready").wait_for()
    player.locator("button.fm-ready").click()
    looker.locator(".fm-in-race").wait_for()
    expect(looker.locator(".fm-place:focus")).to_have_count(0)
    expect(looker.locator(".fm-keys")).to_be_empty()


class Line:
    """The line between a browser and the table, on which answers can be held up."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/socket"), self._join)

    def _join(self, client: WebSocketRoute) -> None:
        table = client.connect_to_server()
        table.on_message(lambda message: self._tell(client, message))

    def _tell(self, client: WebSocketRoute, message: str | bytes) -> None:
        if self.is_held:
            self._held.append((client, message))
        else:
            client.send(message)

    def release(self) -> None:
        self.is_held = False
        for client, message in self._held:
            client.send(message)
        self._held.clear()


def test_a_press_lifts_at_once_and_what_is_gone_is_felt(room: Room) -> None:
    table, anna = room.server.table("formissimo", [None, None], options={"untimed": True})
    first = window(room.browser, room.server, f"/t/{table}", anna)
    second = window(room.browser, room.server, f"/t/{table}")
    join_as_ben(second.page)
    line = Line(second.page)
    second.page.reload()
    second.page.get_by_text("(you)").wait_for()
    first.page.get_by_role("button", name="Start").click()
    for page in (first.page, second.page):
        page.locator("button.fm-ready").click()
    for page in (first.page, second.page):
        page.locator(".fm-in-race").wait_for()
    line.is_held = True
    touch(first.page, "A1")
    expect(first.page.locator(".fm-own .fm-chain li")).to_have_count(2)
    touch(second.page, "A2")
    expect(second.page.locator("[data-place=A2].fm-lifted")).to_have_count(1)
    touch(second.page, "A3")
    expect(second.page.locator(".fm-lifted")).to_have_count(2)
    line.release()
    expect(second.page.locator(".fm-own .fm-chain li")).to_have_count(3)
    expect(second.page.locator(".fm-lifted")).to_have_count(0)
    line.is_held = True
    touch(first.page, "B1")
    expect(first.page.locator(".fm-own .fm-chain li")).to_have_count(3)
    touch(second.page, "B1")
    touch(second.page, "B2")
    line.release()
    expect(second.page.locator("[data-place=B1] .fm-vain")).to_have_count(1)
    expect(second.page.get_by_role("alert").filter(has_text="Too late")).to_be_visible()
    expect(second.page.locator("[data-place=B2].fm-card")).to_have_count(1)
    expect(second.page.locator(".fm-own .fm-chain li")).to_have_count(3)
    assert first.errors == second.errors == []


def join_as_ben(page: Page) -> None:
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".chairs")).to_contain_text("Ben")


def touch(page: Page, place: str) -> None:
    """A press without the release: that must be enough."""
    page.locator(f"[data-place={place}]").dispatch_event("pointerdown", {"button": 0})
