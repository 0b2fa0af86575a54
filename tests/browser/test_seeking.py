"""Playing with whoever comes, in a real browser: two who want the same, and a bot when nobody comes."""

import json
import re

from playwright.sync_api import Browser, Page, Route, expect

from fortable.testing.browser import DESKTOP, PHONE, LiveServer, window
from tests.games import for_two, in_turns, some_game

GAME = some_game(for_two, in_turns)
SEEKING = f"/seek/{GAME.key}/2"
TABLE = re.compile(r"/t/\w+$")
LINES = ".seek > *"
SAID_EVERY_MS = 2500


def places(page: Page) -> list[object]:
    boxes = page.locator(LINES).all()
    return [box.bounding_box() for box in boxes]


def test_two_who_want_the_same_meet_by_keyboard(browser: Browser, server: LiveServer) -> None:
    opened = window(browser, server, f"/play/{GAME.key}", "", DESKTOP)
    anna = opened.page
    anna.get_by_role("button", name="Play somebody").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("main h1")).to_be_focused()
    expect(anna.locator(".seek")).to_contain_text("Nobody else wants the same yet")
    assert opened.violations() == []
    anna.clock.install()
    ben = window(browser, server, "/", "", PHONE)
    waiting = ben.page.get_by_role("link").filter(has_text=re.compile(r"for 2.*for \d+ s"))
    waiting.click()
    expect(ben.page).to_have_url(TABLE)
    anna.clock.fast_forward(SAID_EVERY_MS)
    for page in (anna, ben.page):
        expect(page).to_have_url(TABLE)
        page.locator(".board").first.wait_for()
    ben.page.go_back()
    expect(ben.page.locator(".box").first).to_be_visible()
    assert opened.errors == ben.errors == []


def test_a_bot_is_offered_after_half_a_minute_and_nothing_moves(
    browser: Browser, server: LiveServer
) -> None:
    waited = 0

    def later(route: Route) -> None:
        """As it is told after a while."""
        answer = route.fetch()
        told = {**answer.json(), **({"waits_s": waited} if waited else {})}
        route.fulfill(response=answer, body=json.dumps(told))

    opened = window(browser, server, "/", "", PHONE)
    page = opened.page
    page.route(re.compile("/api/seekers/"), later)
    page.clock.install()
    page.goto(f"{server.address}{SEEKING}")
    button = page.get_by_role("button", name="Play against a bot")
    expect(button).to_be_disabled()
    expect(page.locator(".seek-since")).not_to_be_empty()
    before = places(page)
    waited = 31
    page.clock.fast_forward(SAID_EVERY_MS)
    expect(button).to_be_enabled()
    expect(page.get_by_text("Nobody came so far")).to_be_visible()
    assert places(page) == before
    button.click()
    expect(page).to_have_url(TABLE)
    page.locator(".board").first.wait_for()
    assert opened.errors == []


def test_who_stops_looking_is_out_of_the_line(browser: Browser, server: LiveServer) -> None:
    opened = window(browser, server, SEEKING, "", PHONE)
    page = opened.page
    expect(page.locator(".seek-since")).not_to_be_empty()
    with page.expect_response(lambda answer: answer.request.method == "DELETE") as stopped:
        page.get_by_role("link", name="Stop looking").click()
    assert stopped.value.status == 200
    expect(page).to_have_url(re.compile(f"/play/{GAME.key}$"))
    assert page.request.get(f"{server.address}/api/seekers").json() == []
    assert opened.errors == []
