"""The board in a real browser: by eye and assisted, and how the layout is made."""

import json
import re
from collections.abc import Callable
from typing import NamedTuple
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import Browser, Page, expect

from fortable.testing.browser import (
    DESKTOP,
    PHONE,
    LiveServer,
    Window,
    window,
)
from fortable.testing.browser.input_devices import Keys, Mouse, press_until
from fortable.testing.clauses import rule

from ..actions import Place
from ..board.grid import bits
from ..board.placements import places_of
from ..board.squares import FREE, NAMES, OBSTACLE, TOWER, names, where
from ..model import CHANCE_OBSTACLES
from ..shown import Shown
from ..view import View
from .hands import ON_SQUARE, take, walk_to

BOTS = ("random",) * 3


class Seat(NamedTuple):
    """Somebody at a table, and the page they see it on."""

    server: LiveServer
    table: str
    token: str
    opened: Window

    @property
    def page(self) -> Page:
        return self.opened.page

    @property
    def view(self) -> View:
        return seen(self.server, self.table, self.token)

    def cell(self, square: str) -> str:
        return f'[data-square="{square}"]'

    def may_act(self) -> bool:
        """Waits for the own turn; false if the match is over instead."""
        self.page.wait_for_selector(".turn.mine, .after")
        return self.page.locator(".after").count() == 0

    def waits_for_news(self, act: Callable[[], None]) -> None:
        """Acts, and waits until the page shows what came of it."""
        before = self.page.locator(".forma").get_attribute("data-version")
        act()
        expect(self.page.locator(".forma")).not_to_have_attribute("data-version", str(before))


def seen(server: LiveServer, table: str, token: str) -> View:
    """The table through the eyes of whoever has this token."""
    address = f"{server.address}/api/tables/{table}/match"
    request = Request(address, headers={"Cookie": f"fortable={token}"})  # noqa: S310 - our own server
    with urlopen(request) as answer:  # noqa: S310
        return msgspec.convert(json.load(answer)["view"], Shown)


def seat_at(
    server: LiveServer,
    browser: Browser,
    lays_out: bool = False,
    placing: str = "by_eye",
    size: dict[str, int] = DESKTOP,
    **wishes: str,
) -> Seat:
    """A seat at a new table with three bots; chance decides who lays out, so it may take a few."""
    while True:
        table, token = server.table("forma", [None, *BOTS], options={"placing": placing})
        view = seen(server, table, token)
        if (view.phase == "layout" and view.turn == 0) == lays_out:
            break
    moving = {"reduced_motion": "no-preference", **wishes}
    opened = window(browser, server, f"/t/{table}", token, size, **moving)
    opened.page.wait_for_selector(".forma")
    return Seat(server, table, token, opened)


def fitting(view: View) -> Place:
    """A form of the stock where it fits."""
    pose, squares = next(places_of(where(view.board, FREE), view.stocks[0]))
    return Place(pose.form, pose.turn, pose.flipped, NAMES[next(bits(squares))])


@rule("FA-09", "FA-11")
def test_by_eye_with_a_mouse_nothing_tells_what_fits_and_a_misfit_is_lost(
    server: LiveServer, browser: Browser
) -> None:
    seat = seat_at(server, browser)
    page = seat.page
    assert seat.may_act()
    move, taken = fitting(seat.view), names(where(seat.view.board, TOWER))[0]
    take(page, Mouse(), move)
    drawn = []
    for square in (move.square, taken):
        page.locator(seat.cell(square)).hover()
        expect(page.locator(".forma-place")).to_have_text(f"Lay {move.form} on {square}")
        drawn.append(
            [_shape(page, part) for part in (".forma-hovering", ".forma-hand", ".forma-aim")]
        )
    assert drawn[0] == drawn[1]
    assert page.locator(".forma-fits, .forma-ghost, .forma-useless").count() == 0
    assert seat.opened.violations() == []
    before = boxes(page)
    seat.waits_for_news(page.locator(seat.cell(taken)).click)
    expect(page.locator(".forma-loss")).to_be_visible()
    expect(page.locator(".forma-told")).to_contain_text("is out of the game")
    expect(page.locator(".forma-told")).not_to_contain_text("Anna")  # nobody is told who they are
    after = boxes(page)
    assert {name: box for name, box in before.items() if after.get(name, box) != box} == {}
    assert seat.opened.violations() == []
    seat.waits_for_news(page.get_by_role("button", name="Pass").click)
    assert seat.opened.errors == []


def boxes(page: Page) -> dict[str, list[float]]:
    """Where everything is that can be pressed, by what it is for."""
    found: dict[str, list[float]] = page.evaluate(
        """() => {
            const all = [...document.querySelectorAll(".forma :is(button, summary, rect[role])")];
            return Object.fromEntries(all.map((node) => {
              const { x, y, width, height } = node.getBoundingClientRect();
              const name = node.dataset.form ?? node.dataset.square ?? node.className;
              return [name, [x, y, width, height]];
            }));
        }"""
    )
    return found


def _shape(page: Page, part: str) -> str:
    """What a part of the page is made of, wherever it is: no numbers, and no names of squares."""
    return re.sub(
        r"\b[A-T]\d+\b|[-\d.]+", "", page.locator(part).evaluate("node => node.outerHTML")
    )


@rule("FA-11")
def test_assisted_on_a_phone_what_fits_is_shown_and_a_misfit_refused(
    server: LiveServer, browser: Browser
) -> None:
    seat = seat_at(server, browser, placing="assisted", size=PHONE, color_scheme="dark")
    page = seat.page
    assert seat.may_act()
    move, taken = fitting(seat.view), names(where(seat.view.board, TOWER))[0]
    take(page, Mouse(), move)
    page.locator(seat.cell(taken)).tap()
    expect(page.locator(".forma-ghost.forma-not")).to_be_visible()
    page.get_by_role("button", name=f"Lay {move.form} on {taken}").click()
    expect(page.locator(".refusal")).to_contain_text("does not fit")
    page.locator(seat.cell(move.square)).tap()
    expect(page.locator(".forma-ghost.forma-does")).to_be_visible()
    assert seat.opened.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for button in page.locator(".forma button").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= 40
    assert seat.opened.errors == []


def test_a_form_laid_without_a_line_is_seen_on_its_way(
    server: LiveServer, browser: Browser
) -> None:
    seat = seat_at(server, browser, placing="assisted", size=PHONE)
    page = seat.page
    assert seat.may_act()
    move = fitting(seat.view)
    take(page, Mouse(), move)
    page.context.set_offline(True)
    page.locator(".line.lost").wait_for()
    page.locator(seat.cell(move.square)).tap()
    page.get_by_role("button", name=f"Lay {move.form} on {move.square}").click()
    expect(page.locator(".forma-sent .forma-body")).to_be_visible()
    expect(page.locator(".line.lost")).to_contain_text(move.square)
    page.context.set_offline(False)
    expect(page.locator(".forma-sent")).to_have_count(0)
    page.context.close()


def test_a_finger_holds_the_aim_above_itself_and_arrows_nudge_it(
    server: LiveServer, browser: Browser
) -> None:
    seat = seat_at(server, browser, size=PHONE)
    page = seat.page
    assert seat.may_act()
    take(page, Mouse(), fitting(seat.view))
    box = page.locator(seat.cell("K10")).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    for kind, lower in (("touchStart", 0), ("touchMove", 30), ("touchMove", 52)):
        point = {"type": kind, "touchPoints": [{"x": x, "y": y + lower}]}
        touch.send("Input.dispatchTouchEvent", point)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".forma-place")).to_contain_text("on K10")
    page.get_by_role("button", name="Up", exact=True).click()
    page.get_by_role("button", name="To the left").click()
    expect(page.locator(".forma-place")).to_contain_text("on J9")
    assert seat.opened.errors == []


@rule("FA-05", "FA-07")
def test_the_layout_by_keyboard_alone(server: LiveServer, browser: Browser) -> None:
    seat = seat_at(server, browser, lays_out=True)
    page = seat.page
    press_until(page, "Tab", lambda: page.evaluate(ON_SQUARE))
    for square in ("M12", "C4", "D5"):
        walk_to(page, square)
        page.keyboard.press("Enter")
    _press_on_button(page, "So be it")
    expect(page.locator(".refusal")).to_contain_text("Too close to each other: C4, D5")
    expect(page.locator(".forma-field > .forma-cross")).to_be_visible()
    expect(page.locator("[aria-invalid=true]")).to_have_count(2)
    expect(page.locator(f"{seat.cell('C4')}[aria-invalid=true]")).to_have_count(1)
    press_until(page, "Shift+Tab", lambda: page.evaluate(ON_SQUARE))
    walk_to(page, "D5")
    page.keyboard.press(" ")
    expect(page.locator("[aria-invalid=true]")).to_have_count(0)
    seat.waits_for_news(lambda: _press_on_button(page, "So be it"))
    assert names(where(seat.view.board, OBSTACLE)) == ("C4",)
    assert seat.opened.errors == []


def _press_on_button(page: Page, name: str) -> None:
    Keys().press(page.get_by_role("button", name=name))


@rule("FA-05")
def test_somebody_new_begins_on_a_board_that_is_laid_out(
    server: LiveServer, browser: Browser
) -> None:
    page = window(browser, server, "/", size=PHONE).page
    box = page.locator(".box").filter(has=page.locator('a[href="/play/forma"]'))
    box.get_by_role("button", name="Play now").click()
    expect(page.locator(".forma-tower")).to_be_visible()
    expect(page.locator(".forma-stone")).to_have_count(CHANCE_OBSTACLES)
    assert page.locator(".forma-layout").count() == 0
    page.goto(f"{server.address}/play/forma")
    page.locator(".new-table summary").click()
    page.locator(".presets label", has_text="As in the box").click()
    chosen = page.locator("label", has_text="The board").locator("option:checked")
    expect(chosen).to_have_text("Whoever begins lays it out")
    page.context.close()


def test_a_layout_is_set_by_arrows_where_fingers_are_too_thick(
    server: LiveServer, browser: Browser
) -> None:
    seat = seat_at(server, browser, lays_out=True, size=PHONE)
    page = seat.page
    for arrow in ("Up", "To the right"):
        page.get_by_role("button", name=arrow, exact=True).tap()
    page.get_by_role("button", name="Set on K10").tap()
    expect(page.locator(".forma-tower")).to_be_visible()
    page.get_by_role("button", name="Take away from K10").tap()
    expect(page.locator(".forma-tower")).to_have_count(0)


def test_in_words_a_row_is_told_and_a_form_is_laid(server: LiveServer, browser: Browser) -> None:
    seat = seat_at(server, browser, lays_out=True)
    page = seat.page
    page.locator(seat.cell("M12")).click()
    page.locator(seat.cell("C4")).click()
    seat.waits_for_news(page.get_by_role("button", name="So be it").click)
    page.locator(".forma-words summary").click()
    page.locator('[data-form="X"]').focus()
    page.keyboard.press("Enter")
    page.get_by_label("Square", exact=True).fill("k4")
    expect(page.locator(".forma-words")).to_contain_text("Row 4: A–B free; C obstacle; D–T free.")
    expect(page.locator(".forma-words")).to_contain_text("is meant for K4, J5, K5, L5, K6.")
    seat.waits_for_news(lambda: page.get_by_label("Square", exact=True).press("Enter"))
    assert seat.view.laid[0].square == "K4"
    assert seat.opened.errors == []
