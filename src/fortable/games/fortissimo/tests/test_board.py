"""The board in a real browser: for two, and with nothing to peek at. Whole matches are played by `hands`."""

import json
import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from fortable.kernel.codec import plain
from fortable.kernel.words import Seat
from fortable.testing import rule
from fortable.testing.browser import (
    DESKTOP,
    PHONE,
    LiveServer,
    Window,
    window,
)

from .. import GAME
from .hands import walk_to
from .table import match_at

SEED = (14933).to_bytes(32, "big")
"""Ben finds 19, 29, 37 and 21; Anna finds 16 (a Cannon), 31 (the Magician) and 28."""

TOLD = """() => [...document.querySelectorAll("main *")].flatMap((node) => [
  ...[...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data),
  ...[...node.attributes].filter(({ name }) => /^(aria|data|title|alt)/.test(name)).map(({ value }) => value),
])"""
"""All that the page says, to the eye or to the ear."""


Light = Literal["light", "dark"]


def looks_right(
    someone: Window, size: dict[str, int], lights: tuple[Light, ...] = ("light", "dark")
) -> None:
    """Nothing went wrong, nothing sticks out, and axe has no complaint by day or by night."""
    for light in lights:
        someone.page.emulate_media(color_scheme=light)
        assert someone.violations() == []
    assert someone.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert someone.errors == []


@pytest.fixture
def two(server: LiveServer, browser: Browser) -> Iterator[tuple[Window, Window]]:
    """Anna at her desk and Ben with his phone, at a table where he begins."""
    options = {"rules": "advanced", "first_seat": 1, "moment_ms": 500}
    table, token = server.table(GAME.key, [None, None], SEED, options=options)
    anna = window(browser, server, f"/t/{table}", token, reduced_motion="no-preference")
    ben = window(browser, server, f"/t/{table}", size=PHONE)
    for path, body in (("/api/me", {"name": "Ben"}), (f"/api/tables/{table}", {"do": "sit"})):
        assert ben.page.request.post(server.address + path, data=body).ok
    assert anna.page.request.post(f"{server.address}/api/tables/{table}", data={"do": "start"}).ok
    ben.page.reload()
    yield anna, ben
    for someone in (anna, ben):
        assert someone.errors == []
        someone.page.context.close()


@rule("FT-05", "FT-06", "FT-07", "FT-18", "FT-19", "FT-21", "FT-25", "FT-26")
def test_two_at_one_table(two: tuple[Window, Window]) -> None:
    anna, ben = two
    a, b = anna.page, ben.page

    place(b, "A1").tap()
    expect(place(a, "A1")).to_have_accessible_name("A1, face up: 19, Crow")  # everybody sees it
    place(b, "A2").tap()
    expect(b.locator(".refusal")).to_contain_text("FT-06")  # one card a turn
    b.get_by_role("button", name="Take the 19").first.tap()
    expect(rampart(a, "Ben")).to_have_text(["1", "19"])

    turn_and_take(a, "A2", "16")
    expect(a.locator(".ff-target")).to_have_count(1)
    looks_right(anna, DESKTOP, ("dark",))
    safe = a.get_by_role("button", name="1, Tower, safe")
    a.get_by_role("button", name="Destroy Ben’s 19").focus()
    a.keyboard.press("ArrowLeft")
    expect(safe).to_be_focused()  # arrows go from card to card of those who may be fired at
    safe.click()
    expect(a.locator(".refusal")).to_contain_text("FT-19")
    a.get_by_role("button", name="Destroy Ben’s 19").click()
    expect(rampart(b, "Ben")).to_have_text(["1"])

    turn_and_take(b, "A3", "29")
    turn_and_take(a, "A4", "31")
    turn_and_take(b, "A5", "37")
    place(a, "A6").click()
    expect(a.locator(".ff-gap .ff-slot")).to_have_accessible_name("Slip in the 28")
    looks_right(anna, DESKTOP, ("light",))
    a.locator(".ff-gap .ff-slot").click()
    expect(rampart(b, "Anna")).to_have_text(["1", "16", "28", "31"])

    place(b, "A7").tap()
    looks_right(ben, PHONE, ("dark",))
    b.get_by_role("button", name="Take the 21").tap()
    expect(b.locator(".refusal")).to_contain_text("FT-07")
    b.get_by_role("button", name="Turn it back").tap()
    for page in (a, b):
        nothing_tells(page, 21)


def nothing_tells(page: Page, number: int) -> None:
    """After its moment a card that was turned back is named nowhere, nor is it on a new page."""
    expect(place(page, "A7")).to_have_accessible_name("A7, face down")
    expect(place(page, "A7").locator(".ff-face")).to_have_count(0)
    expect(page.locator(".ff-legend")).to_have_count(1)
    assert told_of(page, number) == []
    page.reload()
    page.wait_for_selector(".ff")
    assert told_of(page, number) == []


def told_of(page: Page, number: int) -> list[str]:
    page.evaluate("document.querySelector('.ff-legend').remove()")  # it names all special cards
    return [told for told in page.evaluate(TOLD) if re.search(rf"\b{number}\b", told)]


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place={name}]")


def rampart(page: Page, name: str) -> Locator:
    """The numbers of somebody's rampart."""
    return page.get_by_role("region", name=f"{name}’s rampart").locator(".ff-stone text")


def turn_and_take(page: Page, where: str, number: str) -> None:
    place(page, where).click()
    page.locator(".ff-room .ff-slot").click()
    expect(page.locator(f"[data-number='{number}']")).to_be_visible()


@rule("FT-10")
def test_a_card_that_was_left_face_up_is_selected_and_then_taken(
    server: LiveServer, browser: Browser
) -> None:
    table, token = server.table(GAME.key, [None, None])
    anna = window(browser, server, f"/rules/{GAME.key}", token)
    wishes = at_position(anna.page, "- | 0 12 turn - | A2:20* A3:40* | 1 31, 1 46")
    anna.page.goto(f"{server.address}/t/{table}")
    anna.page.wait_for_selector(".ff-ready")
    press_on(anna.page, "A2")
    expect(anna.page.get_by_role("button", name="Not this one")).to_be_focused()  # 20 is too low
    anna.page.keyboard.press("Escape")
    expect(place(anna.page, "A2")).to_be_focused()
    press_on(anna.page, "A3")
    expect(anna.page.get_by_role("button", name="Take the 40").first).to_be_focused()
    assert wishes == []
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".ff-ready")).to_have_count(0)
    assert wishes == [{"do": "take", "place": "A3"}]
    looks_right(anna, DESKTOP)
    anna.page.context.close()


def press_on(page: Page, name: str) -> None:
    """A place, by keys."""
    walk_to(page, name)
    page.keyboard.press("Enter")


def at_position(page: Page, position: str) -> list[object]:
    """A table that shows Anna a position, and what she wishes for there; nobody answers."""
    match = match_at(position)
    view = match.view(Seat(0))
    chairs = [{"name": "Anna", "kind": "person", "here": True}, {"name": "Ben", "kind": "person"}]
    table = {
        "type": "table",
        "id": "x",
        "game": GAME.key,
        "options": {},
        "settings": {},
        "fingerprint": "",
        "commitment": "0",
        "status": "playing",
        "chairs": chairs,
        "you": 0,
        "host": True,
        "spectators": 0,
    }
    update = {
        "type": "update",
        "since": 0,
        "version": 1,
        "news": [],
        "view": plain(GAME.shown(view)),
        "waiting": [0],
        "legal": [plain(action) for action in GAME.legal(view)],
    }
    wishes: list[object] = []

    def serve(socket: WebSocketRoute) -> None:
        socket.on_message(lambda said: wishes.append(json.loads(said)["action"]))
        socket.send(json.dumps(table))
        socket.send(json.dumps(update))

    page.route_web_socket(re.compile("/socket"), serve)
    return wishes


EDGES = """(field) => ["Top", "Right", "Bottom", "Left"]
  .map((side) => getComputedStyle(field)[`border${side}Color`])"""


def test_the_table_has_one_edge_all_around(server: LiveServer, browser: Browser) -> None:
    table, token = server.table(GAME.key, [None, "random"], SEED)
    page = window(browser, server, f"/t/{table}", token, DESKTOP).page
    assert len(set(page.locator(".ff-field").evaluate(EDGES))) == 1


LAPTOP = {"width": 1366, "height": 650}
LONGEST_OFFERED = "Curious Hedgehog"


def test_an_offered_name_is_read_in_full_at_a_laptop(server: LiveServer, browser: Browser) -> None:
    table, token = server.table(GAME.key, [None, "random"], SEED, name=LONGEST_OFFERED)
    page = window(browser, server, f"/t/{table}", token, LAPTOP).page
    name = page.locator(".ff > .ff-rampart .ff-who")
    expect(name).to_contain_text(LONGEST_OFFERED)
    assert name.evaluate("(box) => box.scrollWidth - box.clientWidth") <= 0
