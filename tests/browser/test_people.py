"""People in a real browser: what a host decides, and the devices on which somebody is known."""

from playwright.sync_api import Browser, Page, expect

from fortable.testing.browser import DESKTOP, PHONE, LiveServer, Window, window
from tests.games import for_two, in_turns, listed, some_game

GAME = some_game(for_two, in_turns, listed)


def sits_down(browser: Browser, server: LiveServer, table: str, name: str) -> Window:
    """Somebody new, who came by the link."""
    opened = window(browser, server, f"/t/{table}", size=PHONE)
    opened.page.get_by_label("Your name").fill(name)
    opened.page.get_by_role("button", name="Sit down").click()
    expect(opened.page.locator(".chairs")).to_contain_text("(you)")
    return opened


def says_yes(page: Page) -> None:
    page.on("dialog", lambda dialog: dialog.accept())


def test_a_host_keeps_somebody_away_and_starts_a_public_table(
    browser: Browser, server: LiveServer
) -> None:
    table, token = server.table(GAME.key, [None, None], settings={"public": True})
    host = window(browser, server, f"/t/{table}", token, DESKTOP).page
    says_yes(host)
    eve = sits_down(browser, server, table, "Eve").page
    expect(eve.get_by_role("button", name="Start")).to_be_disabled()
    expect(eve.locator(".lobby")).to_contain_text("At a public table the host starts")
    expect(eve.get_by_role("button", name="Keep")).to_have_count(0)

    host.get_by_role("button", name="Keep Eve away").focus()
    host.keyboard.press("Enter")
    expect(eve.locator(".lobby")).to_contain_text("The host does not want you to sit here")
    expect(eve.get_by_role("button", name="Sit here")).to_have_count(0)

    sits_down(browser, server, table, "Anna")
    expect(host.locator(".chairs")).to_contain_text("Anna 2")
    host.get_by_role("button", name="Start").click()
    expect(eve.locator(".turn")).to_be_visible()
