"""The board in a real browser: whole matches by mouse, by touch and by keyboard, by eye and assisted."""

import json
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple
from urllib.request import Request, urlopen

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.testing.browser import (
    DESKTOP,
    PHONE,
    LiveServer,
    Window,
    chromium,
    live_server,
    window,
)
from fortable.testing.clauses import rule

from ..actions import Place
from ..board import COLUMNS, FREE, NAMES, OBSTACLE, TOWER, names, where
from ..grid import bits
from ..placements import places_of
from ..view import View

BOTS = ("random",) * 3
VARIED = 12
"""So many forms are laid as they are turned; to save time the others are laid as they come."""
MANY = 80
"""Pressing a key so often leads anywhere."""
MORE_LETTERS_THAN_KEYS = {"F": "F"}
"""F flips: the form of that name wants a capital letter."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("board")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


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
        return msgspec.convert(json.load(answer)["view"], View)


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
    opened = window(browser, server, f"/t/{table}", token, size, **wishes)
    opened.page.wait_for_selector(".forma")
    return Seat(server, table, token, opened)


def fitting(view: View) -> Place:
    """A form of the stock, large ones first, where it fits: at first each turned in another way."""
    found = list(places_of(where(view.board, FREE), view.stocks[0]))
    found = [each for each in found if each[0].form == found[0][0].form]
    pose, squares = found[len(view.laid) % len(found) if len(view.laid) < VARIED else 0]
    return Place(pose.form, pose.turn, pose.flipped, NAMES[next(bits(squares))])


def finish(seat: Seat, lay: Callable[[Seat, Place], None]) -> None:
    """Plays to the end, whatever is asked for."""
    while seat.may_act():
        move = fitting(seat.view)
        seat.waits_for_news(lambda move=move: lay(seat, move))  # type: ignore[misc]
    expect(seat.page.locator(".after")).to_contain_text("Result")
    expect(seat.page.locator(".turn")).to_contain_text("The match is over.")
    assert seat.opened.errors == []


def by_mouse(seat: Seat, move: Place) -> None:
    take(seat, move)
    seat.page.locator(seat.cell(move.square)).click()


def by_touch(seat: Seat, move: Place) -> None:
    take(seat, move)
    seat.page.locator(seat.cell(move.square)).tap()
    seat.page.get_by_role("button", name=f"Lay {move.form} on {move.square}").click()


def take(seat: Seat, move: Place) -> None:
    """Takes a form in hand, which may be there already, and turns it, with the buttons."""
    seat.page.keyboard.press("Escape")
    seat.page.locator(f'[data-form="{move.form}"]').click()
    if move.flipped:
        seat.page.get_by_role("button", name="Flip").click()
    for _ in range(move.turn):
        seat.page.get_by_role("button", name="Turn to the right").click()


def by_keys(seat: Seat, move: Place) -> None:
    press = seat.page.keyboard.press
    _tab_to(seat.page, "square")
    if len(move.form) == 1:
        press(MORE_LETTERS_THAN_KEYS.get(move.form, move.form.lower()))
    else:
        chosen = f"""document.querySelector('[data-form="{move.form}"]').ariaPressed === 'true'"""
        _press_until(seat.page, move.form[0], chosen)
    for key in ["f"] * move.flipped + ["r"] * move.turn:
        press(key)
    _walk_to(seat.page, move.square)
    press("Enter")


def _tab_to(page: Page, what: str) -> None:
    """Until the focus is on something with this datum."""
    _press_until(page, "Tab", f"'{what}' in (document.activeElement?.dataset ?? {{}})")


def _press_until(page: Page, key: str, holds: str) -> None:
    for _ in range(MANY):
        if page.evaluate(holds):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {holds}")


def _walk_to(page: Page, square: str) -> None:
    here = str(page.evaluate("document.activeElement.dataset.square"))
    down = int(square[1:]) - int(here[1:])
    right = COLUMNS.index(square[0]) - COLUMNS.index(here[0])
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")


@rule("FA-09", "FA-11")
def test_by_eye_with_a_mouse_nothing_tells_what_fits_and_a_misfit_is_lost(
    server: LiveServer, browser: Browser
) -> None:
    seat = seat_at(server, browser)
    page = seat.page
    assert seat.may_act()
    move, taken = fitting(seat.view), names(where(seat.view.board, TOWER))[0]
    take(seat, move)
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
    seat.waits_for_news(page.locator(seat.cell(taken)).click)
    expect(page.locator(".forma-loss")).to_be_visible()
    expect(page.locator(".forma-told")).to_contain_text("is out of the game")
    assert seat.opened.violations() == []
    seat.waits_for_news(page.get_by_role("button", name="Let the second try go").click)
    finish(seat, by_mouse)
    assert seat.opened.violations() == []


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
    take(seat, move)
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
    finish(seat, by_touch)
    assert seat.opened.violations() == []


def test_a_finger_holds_the_aim_above_itself_and_arrows_nudge_it(
    server: LiveServer, browser: Browser
) -> None:
    seat = seat_at(server, browser, size=PHONE)
    page = seat.page
    assert seat.may_act()
    take(seat, fitting(seat.view))
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
def test_by_keyboard_alone_from_the_layout_to_the_result(
    server: LiveServer, browser: Browser
) -> None:
    seat = seat_at(server, browser, lays_out=True)
    page = seat.page
    _tab_to(page, "square")
    for square in ("M12", "C4", "D5"):
        _walk_to(page, square)
        page.keyboard.press("Enter")
    _press_on_button(page, "So be it")
    expect(page.locator(".refusal")).to_contain_text("Too close to each other: C4, D5")
    _press_until(page, "Shift+Tab", "'square' in (document.activeElement?.dataset ?? {})")
    _walk_to(page, "D5")
    page.keyboard.press(" ")
    seat.waits_for_news(lambda: _press_on_button(page, "So be it"))
    assert names(where(seat.view.board, OBSTACLE)) == ("C4",)
    finish(seat, by_keys)


def _press_on_button(page: Page, name: str) -> None:
    _press_until(page, "Tab", f"document.activeElement?.textContent === '{name}'")
    page.keyboard.press("Enter")


def test_in_words_a_row_is_told_and_a_form_is_laid(server: LiveServer, browser: Browser) -> None:
    seat = seat_at(server, browser, lays_out=True)
    page = seat.page
    page.locator(seat.cell("M12")).click()
    page.locator(seat.cell("C4")).click()
    seat.waits_for_news(page.get_by_role("button", name="So be it").click)
    page.locator("summary", has_text="In words").click()
    page.locator('[data-form="X"]').focus()
    page.keyboard.press("Enter")
    page.get_by_label("Square", exact=True).fill("k4")
    expect(page.locator(".forma-words")).to_contain_text("Row 4: A–B free; C obstacle; D–T free.")
    expect(page.locator(".forma-words")).to_contain_text("is meant for K4, J5, K5, L5, K6.")
    seat.waits_for_news(lambda: page.get_by_label("Square", exact=True).press("Enter"))
    assert seat.view.laid[0].square == "K4"
    assert seat.opened.errors == []
