"""The deal of the day in a real browser: from the shelf to a table, and what one came to, by keyboard."""

import re

from playwright.sync_api import Browser, expect

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.testing.browser import DESKTOP, PHONE, LiveServer, window

from .finished_days import DAY, put_day

DEALS = sum(len(daily_of(game).levels) for game in catalog().games.values())


def test_a_newcomer_finds_the_deal_of_the_day_and_plays_it(
    browser: Browser, server: LiveServer
) -> None:
    opened = window(browser, server, "/", "", DESKTOP)
    page = opened.page
    page.get_by_role("link", name="The deal of the day").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_be_focused()
    expect(page).to_have_title("The deal of the day · Fortable")
    expect(page.locator(".deal")).to_have_count(DEALS)
    first = page.locator(".deal").first
    first.get_by_role("button", name="Play").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.locator(".board").first.wait_for()
    page.goto(f"{server.address}/today")
    expect(first.get_by_role("button")).to_have_text("Go on")
    assert opened.errors == []


def test_a_date_is_written_as_where_the_reader_lives(browser: Browser, server: LiveServer) -> None:
    for place, date in (("en-GB", "5 January 2026"), ("en-US", "January 5, 2026")):
        page = window(browser, server, f"/today/{DAY}", put_day(server.database), locale=place).page
        expect(page.locator("main")).to_contain_text(date)


def test_what_one_came_to_is_told_compared_and_shared(browser: Browser, server: LiveServer) -> None:
    opened = window(browser, server, f"/today/{DAY}", put_day(server.database), PHONE)
    page = opened.page
    expect(page.locator(".compared")).to_have_count(DEALS)
    expect(page.locator(".compared").first).to_contain_text(
        re.compile(r"Place \d+ of \d+, ahead of")
    )
    expect(page.get_by_role("img", name=re.compile(r"How all \d+ fared"))).to_have_count(DEALS)
    expect(page.locator(".deal button")).to_have_count(0)
    lines = page.get_by_label("Share in words", exact=True).first
    expect(lines).to_have_value(re.compile(rf"^Fortable · The deal of the day · {DAY}\n"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    assert saved.value.suggested_filename == f"fortable-{DAY}.png"
    expect(page.locator(".calendar .done")).to_have_count(1)
    expect(page.get_by_role("link", name=re.compile("finished"))).to_have_attribute(
        "href", f"/today/{DAY}"
    )
    page.locator(".revealed summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".revealed dd").first).to_be_visible()
    expect(page.locator(".revealed")).to_contain_text("00" * 32)
    assert opened.errors == []
