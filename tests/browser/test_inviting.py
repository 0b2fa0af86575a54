"""Inviting in a real browser: over plain HTTP, by an address of this machine that the room can open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.server.reach import network_address
from fortable.testing.browser import PHONE, LiveServer, live_server, window
from tests.games import for_two, in_turns, listed, some_game

GAME = some_game(for_two, in_turns, listed)
ROOM = network_address()

pytestmark = pytest.mark.skipif(ROOM is None, reason="this machine is in no network")

SCAN = """async (picture) => {
    await picture.decode();
    return [picture.naturalWidth > 0, (await fetch(picture.src)).headers.get("content-type")];
}"""


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[LiveServer]:
    """As `make play` starts it."""
    with live_server(tmp_path, flags=["--open"]) as running:
        yield running


def link_in(page: Page) -> str:
    return page.get_by_label("The link to this table").input_value()


def test_whoever_opens_a_table_at_home_lets_the_phones_in_and_they_play(
    browser: Browser, at_home: LiveServer
) -> None:
    table, token = at_home.table(GAME.key, [None, None])
    opened = window(browser, at_home, f"/t/{table}", token)
    anna = opened.page
    share = anna.locator(".share")
    expect(share).to_contain_text("only this machine can open the table")
    expect(share.get_by_role("img")).to_have_count(0)
    assert opened.violations() == []

    share.get_by_role("button", name="Let in the phones").click()
    there = f"http://{ROOM}:{at_home.port}/t/{table}"
    expect(anna.get_by_label("The link to this table")).to_have_value(there)
    code = share.get_by_role("img")
    assert code.evaluate(SCAN) == [True, "image/svg+xml"]

    phone = browser.new_context(viewport=PHONE, locale="en-GB", has_touch=True).new_page()  # type: ignore[arg-type]
    phone.goto(there)
    assert not phone.evaluate("isSecureContext")
    phone.get_by_label("Your name").fill("Ben")
    phone.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".chairs")).to_contain_text("Ben")
    anna.get_by_role("button", name="Start").click()
    for page in (anna, phone):
        expect(page.locator(".turn")).to_be_visible()
    told = phone.locator(".news ol > li")
    known = told.count()
    _acts(anna, phone)
    expect(phone.locator(".match")).not_to_have_attribute("data-version", "0")
    phone.locator(".news").scroll_into_view_if_needed()  # where it is drawn as soon as it is seen
    expect(told).not_to_have_count(known)
    phone.reload()
    phone.locator(".players").scroll_into_view_if_needed()
    expect(phone.locator(".players")).to_contain_text("Ben (you)")

    at_home.stop()
    at_home.start()  # what was answered is remembered
    expect(phone.locator(".line")).to_be_empty(timeout=20_000)
    expect(phone.locator(".players")).not_to_contain_text("away", timeout=20_000)


def _acts(*pages: Page) -> None:
    """Whoever may does the first thing there is."""
    button = "details.actions li button"
    for page in pages:
        page.evaluate("document.querySelector('details.actions:not([open]) > summary')?.click()")
    mine = next(page for page in pages if page.locator(button).count())
    version = mine.locator(".match").get_attribute("data-version") or ""
    mine.locator(button).first.click()
    expect(mine.locator(".match")).not_to_have_attribute("data-version", version)


def test_on_plain_http_the_link_is_copied_and_says_so(browser: Browser, tmp_path: Path) -> None:
    with live_server(tmp_path, flags=["--host", "0.0.0.0"]) as server:  # noqa: S104
        table, _ = server.table(GAME.key, [None, None])
        there = f"http://{ROOM}:{server.port}/t/{table}"
        context = browser.new_context(viewport=PHONE, locale="en-GB", has_touch=True)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(there)
        assert not page.evaluate("isSecureContext")
        page.get_by_label("Your name").fill("Ben")
        page.get_by_role("button", name="Sit down").click()
        assert link_in(page) == there
        expect(page.get_by_role("button", name="Share")).to_have_count(0)
        page.get_by_role("button", name="Copy the link").click()
        expect(page.locator(".share").get_by_role("status")).to_contain_text("Copied")
        page.evaluate("document.body.append(document.createElement('textarea'))")
        page.locator("body > textarea").focus()
        page.keyboard.press("ControlOrMeta+V")
        assert page.locator("body > textarea").input_value() == there


def test_by_localhost_the_link_says_where_others_find_it(
    browser: Browser, server: LiveServer
) -> None:
    """A server that was told to listen to this machine alone says how that is changed."""
    table, token = server.table(GAME.key, [None, None])
    page = window(browser, server, f"/t/{table}", token).page
    expect(page.locator(".share")).to_contain_text("fortable serve --host 0.0.0.0")
    expect(page.get_by_role("button", name="Let in the phones")).to_have_count(0)
