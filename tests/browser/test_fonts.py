"""The serif is ours on every machine: it comes after what one came for, and nothing moves for it."""

import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from fortable.testing.browser import PHONE, LiveServer, window
from tests.games import some_game, with_a_board

from .positions import with_the_fewest
from .screens import Screen, game_pages, shell_screens, table_screens

GAME = some_game(with_a_board)

FONT = re.compile(r"fonts/fraunces\.woff2")
CALM_MS = 500
WORN = "html[data-serif]"
WATCH = """() => {
  window.shifts = [];
  const html = ({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.data;
  const told = ({ sources, value }) => `${value} ${sources.map(html)}`;
  const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(told)));
  watch.observe({ type: "layout-shift" });
}"""
BOXES = """() => [...document.querySelectorAll("h1, h2, h3, .brand, a, button, select, input")]
  .map((node) => [node.getBoundingClientRect(), node.outerHTML.slice(0, 90)])
  .map(([{ top, height }, html]) => `${Math.round(top)}+${Math.round(height)} ${html}`)"""


def test_it_comes_last_and_nothing_moves(browser: Browser, server: LiveServer) -> None:
    new_table, rules, *_ = game_pages(GAME, server)
    wanted = [each for each in shell_screens(server) if each.name in ("shelf", "lobby")]
    for screen in (*wanted, new_table, rules):
        page, late = opened(browser, server, screen)
        assert moved_by(page, late) == [], screen.name
        assert drawn_with(page, "h1") == {"Fraunces"}
        page.context.close()


def test_it_waits_until_no_board_is_in_sight_and_is_kept(
    browser: Browser, server: LiveServer
) -> None:
    table = next(table_screens(next(with_the_fewest(GAME)), server))
    page, late = opened(browser, server, table)
    asked: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name)"
    )
    assert f"{server.address}/static/boards/{GAME.key}.css" in asked  # and all of it is there
    with page.expect_response(FONT):
        late.continue_()
    page.wait_for_timeout(CALM_MS)
    expect(page.locator(WORN)).to_have_count(0)
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator(WORN).wait_for(state="attached")
    page.unroute(FONT)
    page.goto(server.address + table.path)
    page.locator(WORN).wait_for(state="attached")
    page.context.close()


def opened(browser: Browser, server: LiveServer, screen: Screen) -> tuple[Page, Route]:
    """A page for the first time, with all there is to see; the font was asked for and is still on its way."""
    somewhere = "/static/icon.svg"
    page = window(browser, server, somewhere, screen.token, PHONE).page
    late = list[Route]()
    page.route(FONT, lambda route: late.append(route))
    page.goto(server.address + screen.path)
    page.locator(screen.sign).first.wait_for()
    while not late:
        page.wait_for_timeout(50)
    return page, late[0]


def moved_by(page: Page, late: Route) -> list[str]:
    """What moves or grows when the font comes."""
    page.evaluate(WATCH)
    before = page.evaluate(BOXES)
    late.continue_()
    page.locator(WORN).wait_for(state="attached")
    page.wait_for_timeout(CALM_MS)
    pairs = zip(before, page.evaluate(BOXES), strict=True)
    shifts: list[str] = page.evaluate("shifts")
    return shifts + [f"{one} → {other}" for one, other in pairs if one != other]


def drawn_with(page: Page, selector: str) -> set[str]:
    """The families of fonts by which words are really drawn."""
    inspector = page.context.new_cdp_session(page)
    inspector.send("DOM.enable")
    inspector.send("CSS.enable")
    root = inspector.send("DOM.getDocument")["root"]["nodeId"]
    found = inspector.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = inspector.send("CSS.getPlatformFontsForNode", {"nodeId": found})["fonts"]
    return {font["familyName"].split()[0] for font in fonts}


@pytest.mark.parametrize("part", ["fraunces", "fraunces-ext"])
def test_it_is_served_as_what_it_is_with_its_licence(server: LiveServer, part: str) -> None:
    with urlopen(f"{server.address}/static/fonts/{part}.woff2") as answer:  # noqa: S310 - our own server
        assert answer.headers["content-type"] == "font/woff2"
        assert answer.read(4) == b"wOF2"
    with urlopen(f"{server.address}/static/fonts/OFL.txt") as answer:  # noqa: S310 - our own server
        assert b"SIL Open Font License" in answer.read()
