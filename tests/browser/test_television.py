"""A television in the living room, and the phones beside it: whatever is played."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.server.reach import network_address
from fortable.testing.browser import PHONE, LiveServer, live_server, window
from fortable.testing.endurance import IN_FULL, endurance, often
from tests.games import for_two, in_turns, some_game

from .positions import Position, crowded, positions, put
from .screens import BOARD, Screen, Visitor
from .stage import SIZES, drawn, happenings, measured, moved, out_of_reach

SCREEN = {"width": 1280, "height": 720}
TELEVISION: ViewportSize = {"width": SCREEN["width"], "height": SCREEN["height"]}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
CELEBRATED_MS = 9000
"""So long the end is looked at before the rematch."""
SAFE = 0.03
"""So much at each edge an old set may cut off."""
LEAST = 0.024
"""The height of letters beside the board, as part of the window's: some 2 cm on a usual set."""

FAULTS = """([safe, least]) => {
  const box = (node) => node.getBoundingClientRect();
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && box(node).width > 1 && !node.closest(".unseen, .tv-finale");
  const found = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push("the page is scrolled");
  const board = document.querySelector(".tv-board > .board");
  const wide = board ? board.scrollWidth - board.clientWidth : 0;
  const high = board ? board.scrollHeight - board.clientHeight : 0;
  if (wide > 1 || high > 1) found.push(`the board is too large by ${wide} × ${high}`);
  const [x, y] = [safe * innerWidth, safe * innerHeight];
  const isOut = ({ left, top, right, bottom }) =>
    left < x || top < y || right > innerWidth - x || bottom > innerHeight - y;
  const words = document.createTreeWalker(document.querySelector(".tv"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode, node = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!text.data.trim() || !isSeen(node)) continue;
    const isOurs = !node.closest(".board") && !node.closest(".tv-address");
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (isOurs && size < least * innerHeight) found.push(`small: ${text.data}`);
    if (isOurs && isOut(range.getBoundingClientRect())) found.push(`at the edge: ${text.data}`);
  }
  for (const image of document.querySelectorAll(".tv img"))
    if (isSeen(image) && isOut(box(image))) found.push(`at the edge: ${image.src}`);
  const kinds = "a[href], button, input, select, summary, [tabindex='0']";
  const isOffered = (node) => isSeen(node) && !node.closest("[inert]");
  const pressed = [...document.querySelectorAll(kinds)].filter(isOffered);
  for (const node of pressed) found.push(`asks for input: ${node.outerHTML.slice(0, 80)}`);
  const drawn = board ? [...board.querySelectorAll("*")].filter(isSeen) : [];
  const large = Math.max(...drawn.map((node) => box(node).height));
  if (board && large < .6 * innerHeight) found.push(`the board is ${Math.round(large)} high`);
  return found;
}"""

GAMES = [pytest.param(game, id=key) for key, game in catalog().games.items()]
GAME = some_game(for_two, in_turns)


def faults(page: Page) -> list[str]:
    """What nobody could read, reach or see on a television."""
    drawn(page)
    found: list[str] = page.evaluate(FAULTS, [SAFE, LEAST])
    return found


def television(browser: Browser, server: LiveServer, path: str, **wishes: Any) -> Page:
    return window(browser, server, path, size=SCREEN, locale="de-DE", **wishes).page


def on_screen(table: str, token: str = "") -> Screen:
    return Screen("television", f"/t/{table}/screen", f".tv {BOARD}", token)


@endurance
@pytest.mark.parametrize("game", GAMES)
def test_a_board_fills_it_and_asks_for_nothing(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    """Also in the browser of whoever sits there: their hand is not on it."""
    found, viewer = list[str](), Visitor(browser, server, SCREEN, locale="de-DE")
    for position in list(positions(game)) if IN_FULL else crowded(game):
        table, token = put(position, server.database)
        page = viewer.go_to(on_screen(table, token)).page
        page.locator(".tv-side .tv-invited").wait_for(state="attached")
        for size in (TELEVISION, LARGE):
            page.set_viewport_size(size)
            found += [f"{position.name} {size['width']}: {fault}" for fault in faults(page)[:4]]
        assert page.locator(".tv-players li").count() == position.seats
        assert page.locator(".turn, .after, .talk").count() == 0
    assert not found, "\n".join(found)


def test_it_is_dark_unless_somebody_chose_the_day(browser: Browser, server: LiveServer) -> None:
    page = television(browser, server, "/tv", color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.locator(".tv").evaluate("(node) => getComputedStyle(node).backgroundColor") == (
        "rgb(29, 26, 23)"
    )
    page.evaluate("localStorage.setItem('fortable-theme', '\"light\"')")
    page.reload()
    page.locator(".tv-code").wait_for()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.fixture
def room(tmp_path: Path) -> Iterator[LiveServer]:
    """A server that is heard in the whole room."""
    if network_address() is None:
        pytest.skip("this machine is in no network")
    with live_server(tmp_path, flags=("--host", "0.0.0.0", "--local-name", "off")) as running:  # noqa: S104
        yield running


def test_four_letters_bring_a_table_to_it(browser: Browser, room: LiveServer) -> None:
    server = room
    screen = television(browser, server, "/tv")
    code = screen.locator(".tv-code")
    expect(code).not_to_have_text("····")
    assert faults(screen) == []
    table, token = server.table(GAME.key, [None, None])
    host = window(browser, server, f"/t/{table}", token, PHONE).page
    host.locator(".television summary").click()
    expect(host.locator(".tv-offer .code").first).to_contain_text(f":{server.port}/tv")
    host.get_by_label("four letters").fill("????")
    host.get_by_role("button", name="Show this table").click()
    expect(host.locator(".tv-offer .problem")).to_contain_text("No television has the letters")
    host.get_by_label("four letters").fill(code.inner_text().lower())
    host.get_by_role("button", name="Show this table").click()
    expect(host.locator(".tv-offer .said")).to_contain_text("shows this table")
    expect(screen.locator(".tv-coming")).to_contain_text("Anna")
    assert faults(screen) == []
    ben = window(browser, server, f"/t/{table}", size=PHONE).page
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(screen.locator(".tv-coming")).to_contain_text("Ben")
    expect(host.locator(".chairs")).to_contain_text("Ben")
    host.get_by_role("button", name="Start").click()
    expect(screen.locator(f".tv {BOARD}")).to_be_visible()
    expect(ben.locator(".match.companion")).to_be_visible()
    expect(screen.locator("html")).to_have_attribute(
        "lang", "en"
    )  # as whoever brought the table reads


def test_one_that_is_told_to_wait_keeps_its_letters(browser: Browser, server: LiveServer) -> None:
    told_to_wait = {"type": "refusal", "rule": "TB-11", "reason": "too-fast", "text": "Wait."}
    refused = list[str]()

    def answer(route: Route) -> None:
        if refused:
            route.continue_()
            return
        refused.append(route.request.url)
        route.fulfill(status=429, json=told_to_wait)

    screen = television(browser, server, "/healthz")
    screen.route("**/api/televisions/*", answer)
    screen.goto(f"{server.address}/tv")
    code = screen.locator(".tv-code")
    expect(code).not_to_have_text("····")
    letters = code.inner_text()
    with screen.expect_response(lambda each: "/api/televisions" in each.url and each.ok) as asked:
        pass
    assert refused
    assert asked.value.request.method == "GET", "it asks on by the same token"
    expect(code).to_have_text(letters)


def test_alone_at_a_machine_one_is_told_to_let_the_room_in_first(
    browser: Browser, server: LiveServer
) -> None:
    table, token = server.table(GAME.key, [None, None])
    host = window(browser, server, f"/t/{table}", token, PHONE).page
    host.locator(".television summary").click()
    expect(host.locator(".tv-offer")).to_contain_text("only this machine")
    expect(host.locator(".tv-offer input")).to_have_count(0)
    expect(host.locator(".tv-offer a")).to_have_attribute("href", f"/t/{table}/screen")
    screen = television(browser, server, f"/t/{table}/screen")
    expect(screen.locator(".tv-invited")).to_contain_text("fortable serve --host 0.0.0.0")
    assert faults(screen) == []


@endurance
@pytest.mark.parametrize("game", GAMES[:: often(2, in_full=1)])
def test_the_end_is_a_moment_and_the_rematch_is_followed(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    finished = next(each for each in positions(game) if each.is_over and each.seats > 1)
    *rulings, last = finished.rulings
    who = frozenset({last.asked.seat})
    before = replace(finished, rulings=tuple(rulings), waiting=who, people=who)
    table, token = put(before, server.database)
    screen = television(browser, server, "/healthz")
    screen.clock.install()
    screen.goto(f"{server.address}/t/{table}/screen")
    screen.locator(f".tv {BOARD}").wait_for()
    player = Visitor(browser, server, dict(PHONE))
    player.go_to(Screen(finished.name, f"/t/{table}", BOARD, token))
    action = plain(last.asked.action)
    player.wire.ask({"type": "act", "id": "last", "version": last.asked.version, "action": action})
    expect(screen.locator(".tv-finale figcaption")).not_to_be_empty()
    expect(screen.locator(".tv-winner")).not_to_have_count(0)
    player.page.get_by_role("button", name="Once more!").click()
    assert table in screen.url
    screen.clock.fast_forward(CELEBRATED_MS)
    expect(screen.locator(".tv-coming, .tv-match:not(.tv-over)")).to_be_visible()
    assert table not in screen.url
    assert screen.url.endswith("/screen")


def test_it_comes_back_by_itself_and_stays_awake(browser: Browser, server: LiveServer) -> None:
    position = next(each for each in positions(GAME) if each.name.endswith("midway"))
    table, _ = put(position, server.database)
    screen = television(browser, server, "/healthz")
    screen.add_init_script(
        "window.asked = []; navigator.wakeLock.request ="
        " async (kind) => { asked.push(kind); return { release() {} }; }"
    )
    screen.goto(f"{server.address}/t/{table}/screen")
    screen.locator(f".tv {BOARD}").wait_for()
    assert screen.evaluate("asked") == ["screen"]
    server.stop()
    expect(screen.locator(".tv-lost")).to_be_visible()
    assert [fault for fault in faults(screen) if "asks" in fault] == []
    server.start()
    expect(screen.locator(".tv-lost")).to_have_count(0)


@pytest.fixture
def phone(browser: Browser, server: LiveServer) -> Visitor:
    """Of somebody who plays in front of a television, and reads the language with the longest words."""
    visitor = Visitor(browser, server, dict(PHONE), locale="de-DE")
    measured(visitor.page)
    return visitor


def beside_a_television(
    phone: Visitor, screen: Visitor, server: LiveServer, position: Position
) -> Page:
    table, token = put(position, server.database)
    screen.go_to(on_screen(table))
    phone.go_to(Screen(position.name, f"/t/{table}", f".match.companion {BOARD}", token))
    return phone.page


@endurance
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_beside_it_all_one_acts_with_is_at_hand_and_nothing_jumps(
    browser: Browser, server: LiveServer, phone: Visitor, game: AnyGame
) -> None:
    found, screen = list[str](), Visitor(browser, server, SCREEN, locale="de-DE")
    moments = [each for each in crowded(game) if not each.is_over]
    for position, told_then in happenings(moments):
        phone.page.set_viewport_size(SIZES[1])
        page = beside_a_television(phone, screen, server, position)
        for size in SIZES[:3]:
            page.set_viewport_size(size)
            told = f"{position.name} {size['width']}×{size['height']}"
            found += [f"{told}: {fault}" for fault in out_of_reach(page)[:4]]
        page.set_viewport_size(SIZES[1])
        drawn(page)
        assert page.evaluate("stage.remember()") > 1
        for what, happens in told_then.items():
            happens(phone.wire)
            page.wait_for_timeout(30)
            found += [f"{position.name}: {what}: {fault}" for fault in moved(page)[:3]]
            page.evaluate("stage.remember()")
    assert not found, "\n".join(found)


def test_whoever_wants_the_whole_board_has_it_for_good(
    browser: Browser, server: LiveServer, phone: Visitor
) -> None:
    position = next(each for each in positions(GAME) if each.name.endswith("midway"))
    screen = Visitor(browser, server, SCREEN, locale="de-DE")
    page = beside_a_television(phone, screen, server, position)
    page.locator(".to-menu").click()
    page.get_by_role("button", name="Das ganze Brett zeigen").click()
    expect(page.locator(".match.companion")).to_have_count(0)
    page.reload()
    page.locator(BOARD).wait_for()
    expect(page.locator(".match.companion")).to_have_count(0)
    page.locator(".to-menu").click()
    page.get_by_role("button", name="Das Brett dem Fernseher überlassen").click()
    expect(page.locator(".match.companion")).to_be_visible()


def test_a_television_that_comes_changes_nothing_under_a_finger(
    browser: Browser, server: LiveServer
) -> None:
    table, token = server.table(GAME.key, [None, "random"], settings={"bot_pace_ms": 3000})
    page = window(browser, server, f"/t/{table}", token, PHONE).page
    page.locator(".turn.mine").wait_for()
    television(browser, server, f"/t/{table}/screen").locator(f".tv {BOARD}").wait_for()
    page.locator(".to-menu").click()
    page.get_by_role("button", name="Show the whole board").wait_for()  # it is known here
    assert page.locator(".match.companion").count() == 0
