"""The board in a real browser: the puzzle, a wrong Stop, and hands that come too late."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from fortable.testing.browser import PHONE, LiveServer, Window, window

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
        moving = {"reduced_motion": "no-preference", **wishes}
        opened = window(self.browser, self.server, f"/t/{table}", token, **moving)
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
            page.emulate_media(reduced_motion="reduce")  # how it moves was seen
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


def test_a_finger_that_moved_scrolls_and_one_that_rests_grabs(room: Room) -> None:
    """On a phone, with real touches: a scroll takes nothing, and a rest takes before it is let go."""
    opened = room.seat("beginner", options={"untimed": True}, size=PHONE, reduced_motion="reduce")
    page = opened.page
    page.locator("button.fm-ready").tap()
    page.locator(".fm-in-race").wait_for()
    page.evaluate(NOTE_SENDING)
    place = page.evaluate(MATCHING)
    for thing in (f"[data-place={place}]", ".fm-stop"):
        with Finger(page, thing) as finger:
            finger.scroll()
        page.wait_for_function("() => scrollY > 100")
        assert page.evaluate("sent") == []
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_function("() => scrollY === 0")
    with Finger(page, f"[data-place={place}]") as finger:
        finger.rest()
        assert page.evaluate("sent") == [{"do": "take", "place": place}]
    assert page.evaluate("sent.length") == 1
    assert opened.errors == []


class Finger:
    """A real touch of something on the screen, in a time that goes on only when it is told to."""

    A_MOMENT_MS = 60

    def __init__(self, page: Page, thing: str) -> None:
        box = page.locator(thing).bounding_box()
        assert box is not None
        self._at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._page = page
        self._screen = page.context.new_cdp_session(page)

    def __enter__(self) -> "Finger":
        self._page.clock.install()
        self._page.clock.pause_at(self._page.evaluate("Date.now() + 1000"))
        self._tell("touchStart", 0)
        return self

    def __exit__(self, *_: object) -> None:
        self._screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.rest()
        self._page.clock.resume()

    def scroll(self) -> None:
        for step in range(1, 11):
            self._tell("touchMove", 20 * step)
        self._page.wait_for_timeout(200)  # it comes to rest: nothing rolls on

    def rest(self) -> None:
        """Moment by moment, until something comes of it: a busy browser tells of a touch late."""
        for _ in range(20):
            self._page.clock.run_for(self.A_MOMENT_MS)
            if self._page.evaluate("sent.length"):
                return

    def _tell(self, kind: str, up: float) -> None:
        x, y = self._at
        points = [{"x": x, "y": y - up}]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_that_moved_decides_when_it_is_let_go(room: Room) -> None:
    """A trembling hand grabs where it began; one that slipped to another card takes none."""
    page = room.seat("beginner", options={"untimed": True}, size=PHONE).page
    page.locator("button.fm-ready").tap()
    page.locator(".fm-in-race").wait_for()
    page.evaluate(NOTE_SENDING)
    place = page.evaluate(MATCHING)
    slipped = page.evaluate(MOVED_FINGER, [place, 200])
    assert (slipped, page.evaluate("sent")) == (0, [])
    trembled = page.evaluate(MOVED_FINGER, [place, 9])
    assert (trembled, page.evaluate("sent")) == (0, [{"do": "take", "place": place}])


NOTE_SENDING = """() => {
    const { send } = WebSocket.prototype;
    window.sent = [];
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === "act") window.sent.push(JSON.parse(text).action);
        send.call(this, text);
    };
}"""
"""What the page tells the table from now on."""

MOVED_FINGER = """async ([place, by]) => {
    const card = document.querySelector(`[data-place=${place}]`);
    const { x, y } = card.getBoundingClientRect();
    const finger = (name, right) => card.dispatchEvent(new PointerEvent(name, {
        bubbles: true, pointerId: 7, pointerType: "touch", clientX: x + 10 + right, clientY: y + 10,
    }));
    finger("pointerdown", 0);
    finger("pointermove", by);
    await new Promise((done) => setTimeout(done, 150));
    const early = window.sent.length;
    finger("pointerup", by);
    return early;
}"""
"""A finger that moves at once, and is let go later: how much was taken before that."""


def touch(page: Page, place: str) -> None:
    """A press without the release: that must be enough."""
    page.locator(f"[data-place={place}]").dispatch_event("pointerdown", {"button": 0})


OUTSIDE = """(sheet) => {
  const [over, under] = [sheet, sheet.closest(".fm")].map((box) => box.getBoundingClientRect());
  return [over.left - under.left, under.right - over.right, over.top - under.top, under.bottom - over.bottom];
}"""
WIDE = {"width": 1920, "height": 1000}


def test_while_chains_are_checked_nothing_of_the_board_sticks_out(room: Room) -> None:
    page = room.seat("beginner", options={"untimed": True}, size=WIDE).page
    page.locator("button.fm-ready").click()
    page.locator(".fm-in-race .fm-stop").click()
    sheet = page.locator(".fm-sheet")
    sheet.wait_for()
    assert max(sheet.evaluate(OUTSIDE)) <= 0
