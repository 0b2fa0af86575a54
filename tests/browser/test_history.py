"""One's own matches in a real browser: found, counted, and kept fresh."""

import json
import re

from playwright.sync_api import Browser, Page, expect

from fortable.testing.browser import DESKTOP, PHONE, LiveServer, window
from tests.games import for_two, in_turns, listed, some_game

from .finished_matches import BEN, LONG, MATCHES, put_matches

GAME = some_game(for_two, in_turns, listed)
LISTED = 20
"""At once."""
DAY_S = 24 * 3600
LOOKED_FOR_MS = 5000
"""So often a page looks for tables that have come or gone."""


def test_matches_are_searched_and_those_with_somebody_are_a_press_away(
    browser: Browser, server: LiveServer
) -> None:
    opened = window(browser, server, "/", put_matches(server.database), DESKTOP)
    page = opened.page
    page.locator(".top nav").get_by_role("link", name="Matches").click()
    found, past = page.locator(".found"), page.locator(".past")
    expect(page.locator("main h1")).to_be_focused()
    expect(found).to_have_text("The last 20")
    page.get_by_role("button", name="Older ones").click()
    expect(found).to_have_text(f"{MATCHES} matches")
    expect(past).to_have_count(MATCHES)

    file = past.first.get_by_role("link", name="File")
    expect(file).to_have_attribute("href", re.compile(r"^/api/tables/\w+/match$"))
    expect(file).to_have_attribute("download", re.compile(r"\.json$"))

    page.get_by_label("Played with").fill("hohen")
    expect(past.filter(has_not_text=LONG)).to_have_count(0)
    with_long = past.count()
    expect(found).to_have_text(f"{with_long} matches")
    page.get_by_label("Game").select_option(GAME.key)
    expect(past.filter(has_not_text=GAME.title)).to_have_count(0)
    page.get_by_label("Played with").fill("nobody at all")
    expect(found).to_have_text("There is no such match.")

    ben = page.locator(".rivals summary").filter(
        has_text=re.compile(rf"^You \d+, {BEN} \d+, level")
    )
    ben.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=f"Matches with {BEN}").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Played with")).to_be_focused()
    expect(page.get_by_label("Played with")).to_have_value(BEN)
    expect(past.first).to_contain_text(f"with {BEN}")
    assert opened.errors == []


def test_figures_are_told_in_words_and_drawn(browser: Browser, server: LiveServer) -> None:
    page = window(browser, server, "/matches", put_matches(server.database), PHONE).page
    game = page.locator(".figures > details").first
    expect(game.locator("summary")).to_contain_text(re.compile(r"\d+ matches · \d+ won"))
    expect(game).to_contain_text(re.compile(r"2 players\s*Best: \d+"))
    picture = game.get_by_role("img").first
    expect(picture).to_have_accessible_name(re.compile(r"The last \d+: from \d+ to \d+, last \d+"))


def test_tables_come_by_themselves_with_how_long_one_has(
    browser: Browser, server: LiveServer
) -> None:
    """The same here and on the shelf; whoever has not played yet is invited to."""
    page = window(browser, server, "/healthz", server.table(GAME.key, [None, None])[1], PHONE).page
    page.clock.install()
    page.evaluate(ABANDON)
    page.goto(f"{server.address}/matches")
    expect(page.locator(".history").get_by_role("link", name="To the shelf")).to_be_visible()
    settings = {"clock_s": 3 * DAY_S, "bot_pace_ms": 0}
    wish = {"game": GAME.key, "chairs": [None, "random"], "settings": settings}
    page.evaluate(BEGIN, json.dumps(wish))
    page.clock.fast_forward(LOOKED_FOR_MS)
    waits(page)
    page.goto(server.address)
    waits(page)


def test_the_list_comes_first_and_stays_where_it_is(browser: Browser, server: LiveServer) -> None:
    """On a phone: whatever goes on comes and goes above it; what was given up is in it, without a winner."""
    page = window(browser, server, "/healthz", put_matches(server.database), PHONE).page
    page.clock.install()
    page.goto(f"{server.address}/matches")
    past = page.locator(".past")
    expect(past).to_have_count(LISTED)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    assert laid(page, ".past .button.quiet") == laid(page, ".past .button:not(.quiet)")
    assert laid(page, ".history-list") < laid(page, ".history-figures")
    lies = laid(page, ".history-list")
    wish = {"game": GAME.key, "chairs": [None, "random"], "settings": {"bot_pace_ms": 10_000}}
    page.evaluate(BEGIN, json.dumps(wish))
    page.clock.fast_forward(LOOKED_FOR_MS)
    expect(page.locator(".tables li")).to_have_count(1)
    assert laid(page, ".history-list") == lies
    page.evaluate(ABANDON)
    page.clock.fast_forward(LOOKED_FOR_MS)
    expect(page.locator(".tables li")).to_have_count(0)
    expect(past.first.locator(".fared")).to_have_text("Given up")
    expect(past.first.get_by_role("link")).to_have_count(0)
    assert laid(page, ".history-list") == lies


def laid(page: Page, what: str) -> float:
    """How far below the top of the page it begins."""
    top: float = page.locator(what).first.evaluate(
        "(node) => node.getBoundingClientRect().top + scrollY"
    )
    return top


def waits(page: Page) -> None:
    table = page.locator(".tables .waits")
    expect(table).to_contain_text("Your turn.")
    expect(table).to_contain_text("3 days left")


ABANDON = """async () => {
  for (const { id } of await (await fetch("/api/me/tables")).json())
    await fetch(`/api/tables/${id}`, { method: "POST", body: JSON.stringify({ do: "abandon" }) });
}"""

BEGIN = """async (wish) => {
  const { id } = await (await fetch("/api/tables", { method: "POST", body: wish })).json();
  await fetch(`/api/tables/${id}`, { method: "POST", body: JSON.stringify({ do: "start" }) });
}"""


def test_where_one_stands_is_told_with_how_sure_it_is(browser: Browser, server: LiveServer) -> None:
    """On a server that wants it; before it says anything, how many matches are missing."""
    known = {
        "game": GAME.key,
        "way": "",
        "is_duel": True,
        "played": 12,
        "value": 1240,
        "within": 180,
    }
    new = {**known, "is_duel": False, "played": 9, "value": None, "within": None}
    told = {"is_on": True, "least": 10, "ratings": [known, new]}
    page = window(browser, server, "/", put_matches(server.database), PHONE).page
    page.route("**/api/me/ratings?*", lambda route: route.fulfill(json=told))
    page.goto(f"{server.address}/matches")
    ratings = page.locator(".ratings")
    expect(ratings).to_contain_text("1240 ± 180")
    expect(ratings).to_contain_text("12 matches")
    expect(ratings).to_contain_text("One more match, and you see where you stand.")
    assert laid(page, ".rivals") < laid(page, ".ratings"), "it comes last, and moves nothing"
