"""People in a real browser: what a host decides, and the devices on which somebody is known."""

import re

from playwright.sync_api import Browser, Page, expect

from fortable.testing.browser import DESKTOP, PHONE, LiveServer, Window, window
from fortable.testing.endurance import endurance, often
from fortable.texts import Texts
from tests.games import for_two, in_turns, listed, refused_with_one_less, some_game

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


def test_a_start_that_the_game_refuses_says_why(browser: Browser, server: LiveServer) -> None:
    game, seats, options, illegal = refused_with_one_less()
    bots = ["random"] * (seats - 1)
    table, token = server.table(game.key, [None, *bots, None], options=options)
    host = window(browser, server, f"/t/{table}", token).page
    host.get_by_role("button", name="Start").click()
    words = Texts("en", [game.package]).refusal(illegal)
    expect(host.get_by_role("alert").filter(has_text=words)).to_be_visible()


def my_devices(page: Page) -> None:
    """By keys alone, to the list of devices."""
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    summary = page.get_by_text("My devices", exact=True)
    expect(summary).to_be_visible()  # a dialog that opens takes the focus
    summary.focus()
    page.keyboard.press("Enter")


def test_devices_are_listed_and_signed_out(browser: Browser, server: LiveServer) -> None:
    table, token = server.table(GAME.key, [None, None])
    laptop = window(browser, server, f"/t/{table}", token, DESKTOP)
    my_devices(laptop.page)
    laptop.page.get_by_role("button", name="Make a code").click()
    made = laptop.page.locator("output.code")
    expect(made).not_to_be_empty()
    code = made.inner_text()

    phone = window(browser, server, "/", size=PHONE)
    my_devices(phone.page)
    phone.page.get_by_label("Code").fill(code)
    phone.page.get_by_role("button", name="Use it").click()
    lines = phone.page.get_by_role("list", name="My devices").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text="this device")).to_have_count(1)
    assert phone.violations() == []
    wide = phone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    phone.page.goto(f"{server.address}/t/{table}")
    expect(phone.page.locator(".chairs")).to_contain_text("Anna (you)")

    laptop.page.reload()
    my_devices(laptop.page)
    laptop.page.get_by_role("button", name="Sign out all others").focus()
    laptop.page.keyboard.press("Enter")
    expect(laptop.page.get_by_text("Signed out.")).to_be_focused()
    expect(phone.page.get_by_label("Your name")).to_be_visible()
    expect(phone.page.locator(".chairs")).not_to_contain_text("(you)")
    expect(phone.page.locator(".line")).to_be_empty()
    expect(laptop.page.locator(".chairs")).to_contain_text("Anna (you)")


def test_who_signs_out_is_nobody_here(browser: Browser, server: LiveServer) -> None:
    table, token = server.table(GAME.key, [None, None])
    page = window(browser, server, f"/t/{table}", token, PHONE).page
    says_yes(page)
    my_devices(page)
    page.get_by_role("button", name="Sign out:").click()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_label("Your name")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Your name")).to_be_visible()


BEFORE = """(span) => {
    const text = span.firstChild;
    const left = (name) => {
        const range = document.createRange();
        const at = text.data.indexOf(name);
        range.setStart(text, at);
        range.setEnd(text, at + name.length);
        return range.getBoundingClientRect().left;
    };
    return left("שרה") < left("דן");
}"""
"""Whether one name stands to the left of the other."""


@endurance
def test_names_from_right_to_left_stand_in_the_order_of_the_sentence(
    browser: Browser, server: LiveServer
) -> None:
    public = {"public": True}
    table, token = server.table(GAME.key, [None, None], settings=public, name="שרה 12")
    host = window(browser, server, f"/t/{table}", token).page
    sits_down(browser, server, table, "דן 7")
    lookers = [
        window(browser, server, "/", locale=locale).page
        for locale in ("en-GB", "fr-FR", "de-DE", "it-IT")[:: often(2, in_full=1)]
    ]
    for page in lookers:
        line = page.locator(f'.tables a[href="/t/{table}"]')
        names = line.locator("span").first
        expect(names).to_contain_text("דן 7")
        assert names.evaluate(BEFORE)
        line.click()
    host.get_by_role("button", name="Start").click()
    for page in lookers:
        expect(page.locator(".turn")).to_contain_text(re.compile("\u2068(שרה 12|דן 7)\u2069"))
