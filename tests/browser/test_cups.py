"""A cup in a real browser: opened by keyboard, joined by its link on a phone, played, and nothing moves."""

import re

from playwright.sync_api import Browser, Locator, Route, expect

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.testing.browser import DESKTOP, PHONE, LiveServer, window
from tests.games import for_three

GAME = next(game for game in catalog().games.values() if daily_of(game).levels == ("",))
TABLE = re.compile(r"/t/\w+$")
LOOKED_FOR_MS = 5000
PLACES = """() => [...document.querySelectorAll(".cup > *, .cup button, .cup .link")].map((each) => {
    const { x, y, width } = each.getBoundingClientRect();
    return [each.className, x, y, width];
})"""


WITH_WAYS = next(
    game for game in catalog().games.values() if len(game.presets) > 1 and for_three(game)
)


def test_a_host_chooses_how_a_cup_is_played_at_tables(browser: Browser, server: LiveServer) -> None:
    opened = window(browser, server, "/cups", "", PHONE)
    page = opened.page
    page.get_by_label(re.compile("^Game")).select_option(WITH_WAYS.key)
    form = page.locator(".new-cup")
    expect(form.locator("details")).to_have_count(0)
    page.get_by_role("radio", name="Together at tables").check()
    ways = page.get_by_role("group", name="How do you want to play?").get_by_role("radio")
    assert ways.count() > 1
    ways.last.check()
    ways.first.check()
    page.get_by_label("Seats at each table").select_option("3")
    form.locator("summary").click()
    field = form.locator("details select").first
    usual = field.input_value()
    field.select_option(index=next(n for n in range(2) if n != chosen_index(field)))
    assert field.input_value() != usual
    assert opened.violations() == []
    with page.expect_request(re.compile(r"/api/cups(\?|$)")) as asked:
        page.get_by_role("button", name="Open the cup").click()
    wish = asked.value.post_data_json or {}
    assert (wish["kind"], wish["seats"]) == ("tables", 3)
    assert wish["options"]
    expect(page.locator(".cup-about > p.small")).to_have_count(len(wish["options"]))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert opened.errors == []


def chosen_index(field: Locator) -> int:
    index: int = field.evaluate("(field) => field.selectedIndex")
    return index


def test_everybody_in_it_is_told_that_a_round_waits(browser: Browser, server: LiveServer) -> None:
    page = window(browser, server, "/cups", "", PHONE).page
    page.get_by_role("button", name="Open the cup").click()
    expect(page.get_by_role("status").first).not_to_contain_text("waits")

    def wait(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "waits": True})

    page.route(re.compile(r"/api/cups/\w+\?"), wait)
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("The next round waits")


def test_friends_play_a_cup(browser: Browser, server: LiveServer) -> None:
    opened = window(browser, server, "/cups", "", DESKTOP)
    anna = opened.page
    anna.clock.install()
    expect(anna).to_have_title("Cups among friends · Fortable")
    anna.get_by_label(re.compile("^Game")).select_option(GAME.key)
    anna.get_by_label(re.compile("^Rounds")).select_option("2")
    assert opened.violations() == []
    anna.get_by_role("button", name="Open the cup").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("main h1")).to_be_focused()
    begin = anna.get_by_role("button", name="Begin")
    expect(begin).to_be_disabled()
    link = anna.get_by_label("The link to this cup")
    expect(link).to_have_value(re.compile(r"/cup/\w+$"))
    assert opened.violations() == []

    other = window(browser, server, anna.evaluate("location.pathname"), "", PHONE)
    ben = other.page
    ben.get_by_role("button", name="Come in").click()
    expect(ben.get_by_role("status").first).to_be_focused()
    expect(ben.locator(".cup-standings tbody tr")).to_have_count(2)
    assert ben.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert other.violations() == []

    before = anna.evaluate(PLACES)
    anna.clock.fast_forward(LOOKED_FOR_MS)
    expect(begin).to_be_enabled()
    assert [place for place in anna.evaluate(PLACES) if place[0] != "small"] == before
    begin.focus()
    anna.keyboard.press("Enter")
    expect(anna.get_by_text("It is on")).to_be_visible()
    anna.get_by_role("button", name="Play").first.click()
    expect(anna).to_have_url(TABLE)
    anna.locator(".board").first.wait_for()
    anna.go_back()
    expect(anna.get_by_role("button", name="Go on")).to_have_count(1)
    anna.on("dialog", lambda dialog: dialog.accept())
    anna.get_by_role("button", name="End the cup").click()
    expect(anna.get_by_text("It is over")).to_be_visible()
    expect(anna.locator(".cup-rounds")).to_contain_text("not played")
    widths = anna.locator(".cup > .card").evaluate_all(
        "cards => cards.map((card) => card.offsetWidth)"
    )
    assert len(set(widths)) == 1 < len(widths)
    anna.get_by_text("Check that all had the same deals").click()
    expect(anna.locator(".revealed code")).to_have_count(2)
    with anna.expect_download() as saved:
        anna.get_by_role("link", name="CSV").click()
    assert saved.value.suggested_filename.endswith(".csv")
    assert opened.errors == other.errors == []
