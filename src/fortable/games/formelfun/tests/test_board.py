"""The board in a real browser: cards, a Turbo, a refusal, and cars that drive."""

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.testing import rule
from fortable.testing.browser import PHONE, LiveServer, Window, window
from fortable.testing.browser.input_devices import Keys

PLACES = """() => ["hand", "cards", "loop"].map((part) => {
  const { x, y, width, height } = document.querySelector(`.ff-${part}`).getBoundingClientRect();
  return [x, y, width, height];
})"""

TEAMS = (None, "casual", "casual")


class Hall(NamedTuple):
    """Where it is played: a server with tables, and a browser to look at them."""

    server: LiveServer
    browser: Browser

    def sit_down(self, **wishes: Any) -> Window:
        """At a new table with two bots, in front of the board."""
        table, token = self.server.table("formelfun", TEAMS)
        opened = self.look(f"/t/{table}", token, **wishes)
        opened.page.wait_for_selector(".ff-card")
        return opened

    def look(self, path: str, token: str = "", **wishes: Any) -> Window:
        """At a page, without motion unless it is wished for."""
        return window(self.browser, self.server, path, token, **wishes)


@pytest.fixture
def hall(server: LiveServer, browser: Browser) -> Hall:
    return Hall(server, browser)


@rule("FF-10")
def test_a_card_is_chosen_by_keys_and_put_back(hall: Hall) -> None:
    opened = hall.sit_down(size=PHONE, color_scheme="dark")
    page = opened.page
    page.wait_for_selector(".ff-my-turn")
    Keys().go_to(page.locator(".ff-card[tabindex='0']"))
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator(".ff-card").last).to_have_class(re.compile("ff-chosen"))
    assert opened.violations() == []
    page.keyboard.press("Escape")
    expect(page.locator(".ff-chosen")).to_have_count(0)
    assert opened.violations() == []
    assert opened.errors == []


def test_the_hand_stays_where_it_is_from_turn_to_turn(hall: Hall) -> None:
    """Whatever is said above the cards, however long, and whether something may be pressed there or not."""
    page = hall.sit_down(size=PHONE, locale="de-DE").page
    places = set[str]()
    for turn in range(4):
        page.wait_for_selector(".ff-my-turn")
        places.add(str(page.evaluate(PLACES)))
        page.locator(".ff-my-turn .ff-card").nth(turn % 2).click()
        places.add(str(page.evaluate(PLACES)))
        page.locator(".ff-bar .main").click()
        page.wait_for_selector(".ff-hand:not(:has(.ff-chosen))")
        places.add(str(page.evaluate(PLACES)))
    assert len(places) == 1, places


def test_cars_drive_space_by_space_unless_calm_is_wanted(hall: Hall) -> None:
    for motion, drives in (("no-preference", True), ("reduce", False)):
        page = hall.sit_down(reduced_motion=motion).page
        page.wait_for_selector(".ff-my-turn")
        page.evaluate(
            """() => { const animate = Element.prototype.animate; window.stops = [];
            Element.prototype.animate = function (way, timing) {
              window.stops.push(way.length); return animate.call(this, way, timing); } }"""
        )
        page.locator(".ff-my-turn .ff-card").last.click()
        page.locator(".ff-bar .main").click()
        page.wait_for_selector(".ff-hand:not(:has(.ff-chosen))")
        assert page.evaluate("window.stops.some(stops => stops > 4)") == drives
        page.context.close()


@rule("FF-06", "FF-11")
def test_a_turbo_is_the_second_card(hall: Hall) -> None:
    page = with_turbo(hall)
    card = page.locator(".ff-my-turn .ff-card:not([data-card=Turbo])").first
    name = card.get_attribute("data-card")
    card.click()
    page.locator(".ff-card[data-card=Turbo]").first.click()
    expect(page.locator(".ff-chosen")).to_have_count(2)
    expect(page.locator(".ff-ahead")).to_be_visible()
    page.locator(".ff-card[data-card=Turbo]").first.click()
    expect(page.locator(".news")).to_contain_text(f"Anna plays {name} and a Turbo")
    expect(page.locator(".ff-mine td:nth-child(4)")).to_have_text("1")


def with_turbo(hall: Hall, *, is_wanted: bool = True) -> Page:
    """A table at which a Turbo is in the hand when the first car is due, or is not."""
    for _ in range(60):
        opened = hall.sit_down()
        opened.page.wait_for_selector(".ff-my-turn")
        if (opened.page.query_selector(".ff-card[data-card=Turbo]") is not None) == is_wanted:
            return opened.page
        opened.page.context.close()
    pytest.fail("no such hand at sixty tables")


@rule("FF-06")
def test_what_is_not_allowed_is_refused_with_its_reason(hall: Hall) -> None:
    """The key for a second Turbo may be pressed without one; nothing changes then."""
    page = with_turbo(hall, is_wanted=False)
    order = page.locator(".ff-order").text_content()
    page.locator(".ff-my-turn .ff-card").first.focus()
    page.keyboard.press("t")
    expect(page.locator(".refusal")).to_contain_text("You have no Turbo")
    expect(page.locator(".refusal")).to_contain_text("FF-06")
    assert page.locator(".ff-order").text_content() == order


def test_the_tutorial_is_played_to_its_end(hall: Hall) -> None:
    opened = hall.look("/learn/formelfun")
    page = opened.page
    page.wait_for_selector(".ff-track")
    page.get_by_role("button", name="Forward").click()
    said = ("Step 3 of 6", "Step 4 of 6", "Step 5 of 6", "Well done")
    for cards, text in zip((["8"], ["7/3"], ["8"], ["6", "Turbo"]), said, strict=True):
        for card in (*cards, cards[-1]):
            page.locator(f".ff-card[data-card='{card}']").click()
        expect(page.locator(".lesson")).to_contain_text(text)
    assert opened.errors == []


CROWDED = """() => {
  const box = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const infield = document.querySelector(".ff-infield").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".ff-race, .ff-order li, .ff-warn, .ff-pile")];
  const outside = parts.filter((part) => part.getBoundingClientRect().bottom > infield.bottom + 1
    || part.getBoundingClientRect().top < infield.top - 1);
  const heads = [...document.querySelectorAll(".ff-points thead th")]
    .filter((head) => head.checkVisibility()).map((head) => [head, box(head)]);
  const touching = heads.filter(([, { left }], index) => index > 0 && left < heads[index - 1][1].right + 2)
    .map(([head]) => head);
  return [...outside, ...touching].map((node) => `${node.className} ${node.textContent}`);
}"""
SIZES = ((390, 664), (360, 640), (844, 390), (1280, 800), (1024, 700), (1366, 650))


def test_twelve_cars_have_room_and_no_heading_touches_another(hall: Hall) -> None:
    """Beside the match and in its replay's smaller box, in the language with the longest words."""
    table, token = hall.server.table(
        "formelfun", [None, *["random"] * 5], settings={"bot_pace_ms": 10_000}
    )
    page = hall.look(f"/t/{table}", token, locale="de-DE").page
    page.wait_for_selector(".ff-order li")
    page.evaluate("document.fonts.load('1em Fraunces').then(() => undefined)")
    faults = list[str]()
    for shrunk in (False, True):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if shrunk:
                page.locator(".board").evaluate(SHRINK)
            page.evaluate(DRAWN)
            found = page.evaluate(CROWDED)
            faults += [f"{width}×{height} {shrunk}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""
"""The loop is laid out anew once its room is known."""

SHRINK = """(board) => {
  board.style.height = `${Math.min(768, Math.max(384, innerHeight - 224))}px`;
  board.style.width = `${innerWidth > 960 ? innerWidth - 390 : innerWidth}px`;
}"""
"""As large as it is in a replay."""


LETTERS = """() => [parseFloat(getComputedStyle(document.querySelector(".ff-order")).fontSize),
  document.querySelector(".ff-infield").clientHeight - document.querySelector(".ff-inside").scrollHeight]"""


@pytest.mark.parametrize("height", [664, 844])
def test_the_running_order_can_be_read_on_an_upright_phone(hall: Hall, height: int) -> None:
    """In the longest words for it, and all of it is there."""
    page = hall.sit_down(size={"width": 390, "height": height}, locale="de-DE").page
    letters_px, room_px = page.evaluate(LETTERS)
    assert letters_px >= 11
    assert room_px >= 0
