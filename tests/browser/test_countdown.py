"""Where all act at once, all begin at once: three, two, one, on every screen around the table."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from fortable.testing.browser import LiveServer, window
from tests.games import TURNS, at_once, for_two, in_turns, some_game

from .friends import meet

RACE = some_game(at_once, for_two)
IN_TURNS = some_game(in_turns)
LONG_S = 8
"""Long enough to be looked at on a slow machine."""


def test_everybody_counts_down_to_the_same_moment(browser: Browser, server: LiveServer) -> None:
    _, anna, ben = meet(browser, server, RACE, settings={"countdown_s": LONG_S})
    for page in (anna, ben):
        _is_ready(page)
    for page in (anna, ben):
        expect(page.get_by_role("alert").filter(has_text=re.compile(r"^\d$"))).to_be_visible()
        expect(page.locator(".turn")).to_contain_text("Get ready")
        expect(page.locator(".turn.mine")).to_have_count(0)
        expect(page.locator(".actions li button:enabled")).to_have_count(0)
    for page in (anna, ben):
        expect(page.locator(".turn.mine")).to_be_visible(timeout=2000 * LONG_S)
        expect(page.locator(".countdown")).to_be_empty()


def test_whoever_comes_late_counts_what_is_left(browser: Browser, server: LiveServer) -> None:
    table, token = server.table(RACE.key, [None, "random"], settings={"countdown_s": LONG_S})
    anna = window(browser, server, f"/t/{table}", token).page
    _is_ready(anna)
    expect(anna.locator(".countdown b")).to_be_visible()
    anna.reload()
    expect(anna.locator(".countdown b")).to_be_visible()
    expect(anna.locator(".turn.mine")).to_be_visible(timeout=2000 * LONG_S)


def test_a_new_table_counts_down_where_all_act_at_once(
    browser: Browser, server: LiveServer
) -> None:
    assert _settings_of_new_table(browser, server, RACE.key)["countdown_s"] == 3
    assert "countdown_s" not in _settings_of_new_table(browser, server, IN_TURNS.key)


def test_where_all_act_at_once_nobody_has_a_turn(browser: Browser, server: LiveServer) -> None:
    table, token = server.table(RACE.key, [None, "random"], settings={"bot_pace_ms": 10_000})
    for locale in ("en-GB", "fr-FR", "de-DE", "it-IT"):
        page = window(browser, server, f"/t/{table}", token, locale=locale).page
        page.locator(".actions").wait_for()
        expect(page).to_have_title(
            re.compile(rf"\w+.* {RACE.title}")
        )  # that it may be done is told
        said = page.get_by_role("status").or_(page.get_by_role("alert")).all_inner_texts()
        assert any(said)
        assert [text for text in (page.title(), *said) if TURNS.search(text)] == []


def _is_ready(page: Page) -> None:
    """Says so, or whatever else is the first that may be done."""
    page.locator(".actions").wait_for()
    closed = page.locator("details.actions:not([open]) > summary")
    if closed.count():
        closed.click()
    page.locator(".actions li button").first.click()


def _settings_of_new_table(browser: Browser, server: LiveServer, key: str) -> dict[str, Any]:
    page = window(browser, server, f"/play/{key}").page
    page.get_by_role("button", name="Play against bots now").click()
    expect(page.locator(".turn")).to_be_visible()
    table = page.url.rpartition("/")[2]
    settings: dict[str, Any] = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).settings", table
    )
    page.context.close()
    return settings
