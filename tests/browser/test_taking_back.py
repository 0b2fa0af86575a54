"""Taking a decision back in the browser: the board goes back, for everybody who looks, and the page too."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame, no_claim
from fortable.testing.browser import DESKTOP, PHONE, LiveServer, window
from fortable.testing.browser.input_devices import Mouse, hands_of
from tests.games import for_two, in_turns, listed, some_game

GAME = some_game(for_two, in_turns, listed)
GAMES = [
    pytest.param(game, id=key)
    for key, game in catalog().games.items()
    if max(game.seats) > 1 and game.claim is no_claim
]
LAYOUT = """() => {
  window.shifted = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput, sources }) => {
    const named = sources.map(({ node }) => node?.className ?? "");
    window.shifted.push([value, hadRecentInput, named.join()]);
  })).observe({ type: "layout-shift", buffered: false });
}"""
SHIFTED = (
    "window.shifted.filter(([, isOurs, named]) => !isOurs && /turn|to-back|whose/.test(named))"
)


def seated(
    browser: Browser, server: LiveServer, game: AnyGame, **wishes: object
) -> tuple[str, Page]:
    """Anna's window, when it is her turn."""
    bots = ["random"] * (max(2, min(game.seats)) - 1)
    table, token = server.table(game.key, [None, *bots])
    page = window(browser, server, f"/t/{table}", token, **wishes).page  # type: ignore[arg-type]
    expect(page.locator(".turn.mine")).to_be_visible()
    return table, page


def decide(page: Page, game: AnyGame) -> None:
    """Until something can be taken back, and it is Anna's turn again."""
    hands = hands_of(game)(page, Mouse())
    back = page.get_by_role("button", name="Take back")
    while back.get_attribute("aria-disabled") == "true":
        hands.move()
        expect(page.locator(".turn.mine:not(.sending)")).to_be_visible()


def version(page: Page) -> str | None:
    return page.locator(".match").get_attribute("data-version")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_goes_back_one_decision(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    """At the same page, without a jump, with the focus where it was; once it was said what that means."""
    table, page = seated(browser, server, game, size={"width": 390, "height": 664})
    watching = window(browser, server, f"/t/{table}", size=DESKTOP).page
    screen = window(browser, server, f"/t/{table}/screen", size=DESKTOP).page
    for each in (watching, screen):
        expect(each.locator(".board > *").first).to_be_visible()
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    decide(page, game)
    page.evaluate(LAYOUT)
    page.once("dialog", lambda dialog: dialog.dismiss())
    back.focus()
    with page.expect_event("dialog") as asked:
        page.keyboard.press("Enter")
    assert "counts for nothing" in asked.value.message
    assert page.url.endswith(table)
    page.once("dialog", lambda dialog: dialog.accept())
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: not url.endswith(table))
    expect(page.get_by_role("status").get_by_text("One decision back")).to_be_attached()
    expect(page.locator(".turn.mine")).to_be_visible()
    expect(back).to_be_focused()
    following = page.url.rpartition("/")[2]
    expect(watching.get_by_role("status").get_by_text("One decision back")).to_be_attached()
    for each, path in ((watching, following), (screen, f"{following}/screen")):
        each.wait_for_url(f"**/t/{path}")
        expect(each.locator(".board > *").first).to_be_visible()
        expect(each.get_by_text("given up")).to_have_count(0)
    assert page.evaluate(SHIFTED) == []
    decide(page, game)
    back.click()  # nobody is asked twice
    page.wait_for_url(lambda url: not url.endswith((table, following)))
    expect(page.locator(".turn.mine")).to_be_visible()
    page.go_back()
    expect(page.locator(".match")).to_have_count(0)
    for each in (page, watching, screen):
        each.context.close()


def test_one_goes_back_to_the_start(browser: Browser, server: LiveServer) -> None:
    """There nothing is left to be taken back; and a reader of an old link is led to where it goes on."""
    table, page = seated(browser, server, GAME, size=PHONE)
    back = page.get_by_role("button", name="Take back")
    hands = hands_of(GAME)(page, Mouse())
    for _ in range(3):
        hands.move()
        expect(page.locator(".turn.mine:not(.sending)")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept())
    urls = [page.url]
    while back.get_attribute("aria-disabled") != "true":
        back.click()
        page.wait_for_url(lambda url: url != urls[-1])
        expect(page.locator(".turn.mine")).to_be_visible()
        urls.append(page.url)
    assert all(one != other for one, other in pairwise(urls))
    assert version(page) == "0"
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(urls[-1])
    late = window(browser, server, f"/t/{table}").page
    late.wait_for_url(urls[-1])
    expect(late.locator(".board > *").first).to_be_visible()
    expect(late.get_by_role("button", name="Take back")).to_have_count(0)


def test_where_it_cannot_be_there_is_no_button_and_a_refusal_is_told(
    browser: Browser, server: LiveServer
) -> None:
    table, token = server.table(GAME.key, [None, "random"], settings={"public": True})
    page = window(browser, server, f"/t/{table}", token).page
    expect(page.locator(".turn")).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.context.close()
    _, page = seated(browser, server, GAME)
    decide(page, GAME)
    page.route(
        "**/api/tables/*",
        lambda route: route.fulfill(
            status=409,
            json={
                "type": "refusal",
                "rule": "TB-11",
                "reason": "x",
                "facts": {},
                "text": "No more.",
            },
        ),
    )
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("alert").get_by_text("No more.")).to_be_visible()


def test_the_result_says_that_it_counts_for_nothing(browser: Browser, server: LiveServer) -> None:
    _, page = seated(browser, server, GAME)
    decide(page, GAME)
    page.once("dialog", lambda dialog: dialog.accept())
    first = page.url
    page.get_by_role("button", name="Take back").click()
    page.wait_for_url(lambda url: url != first)
    hands = hands_of(GAME)(page, Mouse())
    while page.locator(".match.over").count() == 0:
        expect(page.locator(".turn.mine:not(.sending), .match.over").first).to_be_visible()
        if page.locator(".match.over").count() == 0:
            hands.move()
    expect(page.locator(".after").get_by_text("Decisions were taken back")).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.goto(f"{server.address}/matches")
    expect(page.get_by_text("Decisions were taken back")).to_have_count(1)
