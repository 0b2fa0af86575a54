"""Hints at a table against bots: a price that is said beforehand, three steps, gone with the position."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from fortable.catalog import catalog
from fortable.kernel.codec import decode, plain
from fortable.kernel.game import AnyGame
from fortable.protocol.hints import HintFor
from fortable.protocol.reviews import RemarkTold
from fortable.server.hints.making import Made
from fortable.server.http.api.advice.hints import told as as_told
from fortable.testing import rule
from fortable.testing.browser import PHONE, LiveServer, Window, live_server, window
from fortable.testing.browser.wire import Wire
from tests.games import (
    Need,
    at_once,
    for_two,
    in_turns,
    listed,
    not_for_one,
    some_game,
    with_a_board,
)

from .finished_matches import put_matches
from .hinted import ASKED, give_hints, made
from .positions import Position, positions, put
from .screens import BOARD
from .stage import SIZES, drawn, measured, moved

COMPILED_S = 200
"""Within this everything is, on a busy machine, too."""

SMALL_PHONE, DESK = SIZES[1], SIZES[3]
GAME = some_game(for_two, in_turns)
DRAWN = '.board [class*="advice"], .board [class*="advised"]'
SEEN = """(drawn) => {
  const card = document.querySelector(".hint").getBoundingClientRect();
  const isClear = ({ top, bottom, left, right }) =>
    (top + bottom) / 2 > card.bottom || (top + bottom) / 2 < card.top;
  const marks = [...document.querySelectorAll(drawn)].map((mark) => mark.getBoundingClientRect());
  return marks.some(isClear);
}"""
"""Whether the middle of something that is drawn is above or below the words."""

HIGHEST = """async ([game, actions]) => {
  const { marked } = await import(`/static/boards/${game}.js`);
  const board = document.querySelector(".board");
  const top = (action) => marked(action, board)?.getBoundingClientRect().top ?? Infinity;
  return actions.toSorted((one, other) => top(one) - top(other))[0];
}"""
"""What is done at the top of the board, of what may be done."""
HEARD = ".match > [aria-live=polite]"


def with_one_person(game: AnyGame) -> Position:
    """In the middle of a match somebody has the move, and all others are bots."""
    midway = [each for each in positions(game) if each.seats > 1 and not each.is_over]
    found = midway[len(midway) // 2]
    return replace(found, people=frozenset({found.seat}))


def sat_down(
    browser: Browser, server: LiveServer, position: Position, size: ViewportSize
) -> Window:
    """Somebody at a table with hints, whose page is measured."""
    table, token = put(position, server.database)
    opened = window(browser, server, "/healthz", token)
    measured(opened.page)
    opened.page.set_viewport_size(size)
    give_hints(opened.page, made(position))
    opened.page.goto(f"{server.address}/t/{table}")
    opened.page.locator(BOARD).first.wait_for()
    opened.page.wait_for_load_state("networkidle")
    return opened


def lamp(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def stepped(page: Page, name: str) -> None:
    """By keys alone."""
    button = page.locator(".hint").get_by_role("button", name=name)
    button.focus()
    page.keyboard.press("Enter")


@rule("TB-23")
@pytest.mark.parametrize("size", [SMALL_PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", catalog().games.values(), ids=catalog().games)
def test_a_hint_leads_from_where_to_look_to_why(
    browser: Browser, server: LiveServer, game: AnyGame, size: ViewportSize
) -> None:
    """In words, on the board and for those who only hear it; and nothing moves."""
    position = with_one_person(game)
    opened = sat_down(browser, server, position, size)
    page, hint = opened.page, opened.page.locator(".hint")
    assert page.evaluate("stage.remember()") > 1
    lamp(page).focus()
    page.keyboard.press("Enter")
    expect(hint).to_contain_text("counts for nothing")
    expect(page.locator(HEARD).first).to_contain_text("counts for nothing")
    page.keyboard.press("Tab")
    expect(hint.get_by_role("button", name="Show me")).to_be_focused()
    page.keyboard.press("Enter")
    expect(hint.get_by_role("heading", name="Where to look")).to_be_visible()
    expect(page.locator(DRAWN)).to_have_count(0)
    expect(page.locator(HEARD).first).to_have_text(hint.locator("p").inner_text())
    page.keyboard.press("Enter")
    expect(hint.get_by_role("heading", name="What to do")).to_be_visible()
    expect(hint.locator(".hint-action")).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(hint.get_by_role("heading", name="Why")).to_be_visible()
    assert moved(page) == []
    page.emulate_media(color_scheme="dark")
    assert opened.violations(part=".hint") == []
    assert opened.violations(part=".turn") == []
    page.keyboard.press("Enter")
    expect(hint).to_have_count(0)
    expect(lamp(page)).to_be_focused()
    assert moved(page) == []
    assert opened.errors == []


def test_the_words_keep_clear_of_what_is_drawn(browser: Browser, server: LiveServer) -> None:
    """What lies at the top, under many words, moves them to the foot of the board."""
    position = with_one_person(some_game(for_two, at_once, with_a_board))
    opened = sat_down(browser, server, position, SIZES[0])
    page, game = opened.page, position.game
    may_be_done = [plain(action) for action in game.legal(position.match().view(position.seat))]
    best = page.evaluate(HIGHEST, [game.key, may_be_done])
    long = RemarkTold("hints-about", {})
    found = made(position)
    hint = structs.replace(found.hint, best=best, other=best, reason=long)
    give_hints(page, structs.replace(found, hint=hint))
    lamp(page).click()
    for step in ("Show me", "And what to do?", "And why?"):
        page.locator(".hint").get_by_role("button", name=step).click()
    expect(page.locator(".hint")).to_contain_text("not with friends")
    drawn(page)
    assert page.evaluate(SEEN, DRAWN)
    assert opened.errors == []


def told_where_to_look(browser: Browser, server: LiveServer, need: Need) -> tuple[Page, Wire, Made]:
    """Somebody who took the first step in such a game, the line of their page, and the whole hint."""
    position = with_one_person(some_game(for_two, need))
    table, token = put(position, server.database)
    page = window(browser, server, "/healthz", token).page
    wire = Wire(page)
    give_hints(page, made(position))
    page.goto(f"{server.address}/t/{table}")
    lamp(page).click()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("heading", name="Where to look")).to_be_visible()
    return page, wire, made(position)


def goes_on(page: Page, wire: Wire, **news: Any) -> None:
    """Somebody else has done something, and the page knows."""
    before = int(page.locator(".match").get_attribute("data-version") or 0)
    wire.tell("update", since=before, version=before + 1, news=[], **news)
    expect(page.locator(".match")).to_have_attribute("data-version", str(before + 1))


@pytest.mark.parametrize("need", [in_turns, at_once])
def test_it_lasts_as_long_as_it_can_be_followed(
    browser: Browser, server: LiveServer, need: Need
) -> None:
    """Where all act at once, others go on meanwhile; in turns, whatever happens makes it another position."""
    page, wire, found = told_where_to_look(browser, server, need)
    stepped(page, "And what to do?")
    expect(page.locator(".hint-action")).to_be_visible()
    goes_on(page, wire)
    if need is at_once:
        expect(page.locator(".hint-action")).to_be_visible()
        goes_on(page, wire, legal=without(wire, found.hint.best))
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(DRAWN)).to_have_count(0)
    lamp(page).click()
    expect(page.locator(".hint")).to_be_visible()
    if need is at_once:
        page.locator("details.actions summary").click()
        page.locator(".actions li button").first.click()
    else:
        goes_on(page, wire)
    expect(page.locator(".hint")).to_have_count(0)
    wire.tell("update", since=0, version=found.version + 9, waiting=[], legal=[])
    expect(lamp(page)).to_be_disabled()


def without(wire: Wire, gone: object) -> list[object]:
    """What may be done, but for what somebody else did."""
    return [action for action in wire.last("update")["legal"] if action != gone]


@pytest.mark.parametrize("is_gone", [False, True])
def test_what_to_do_is_of_the_same_hint_unless_it_cannot_be_followed_any_more(
    browser: Browser, server: LiveServer, is_gone: bool
) -> None:
    """Where all act at once others go on between where to look and what to do, and may do just that."""
    page, wire, first = told_where_to_look(browser, server, at_once)
    left = without(wire, first.hint.best)
    goes_on(page, wire, **({"legal": left} if is_gone else {}))
    other = structs.replace(first.hint, best=left[0], other=None, reason=None)
    by_version = {first.version: first.hint, first.version + 1: other}
    asked = list[int]()

    def answer(route: Route) -> None:
        wish = decode(route.request.post_data_buffer or b"", HintFor)
        asked.append(wish.version)
        found = Made(wish.version, first.seat, by_version[wish.version])
        route.fulfill(json=plain(as_told(found, wish)))

    page.route(ASKED, answer)
    stepped(page, "And what to do?")
    expect(page.locator(".hint-action")).to_be_visible()
    assert asked == [first.version, first.version + 1][: 1 + is_gone]


def test_why_there_is_none_is_said_and_it_can_be_tried_again(
    browser: Browser, server: LiveServer
) -> None:
    position = with_one_person(GAME)
    opened = sat_down(browser, server, position, SMALL_PHONE)
    page, hint = opened.page, opened.page.locator(".hint")
    page.route(ASKED, _is_late, times=1)
    lamp(page).click()
    page.get_by_role("button", name="Show me").click()
    expect(hint).to_contain_text("It took too long.")
    expect(page.locator(HEARD).first).to_contain_text("It took too long.")
    page.get_by_role("button", name="Try again").click()
    expect(hint.get_by_role("heading", name="Where to look")).to_be_visible()
    hint.get_by_role("button", name="Close the hint").click()
    expect(hint).to_have_count(0)
    lamp(page).click()
    expect(hint.get_by_role("heading", name="Where to look")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def _is_late(route: Route) -> None:
    late = {"rule": "TB-23", "reason": "hint-late", "facts": {}, "text": "It took too long."}
    route.fulfill(status=503, json={"type": "refusal", **late})


@rule("TB-23")
def test_whoever_follows_a_hint_plays_on_and_the_match_is_told_as_one_with_hints(
    browser: Browser, tmp_path: Path
) -> None:
    """From the shelf, with a hint that is made as always; at first it takes long, until all is compiled."""
    with live_server(tmp_path, flags=("--hint-patience", str(COMPILED_S))) as server:
        opened = window(browser, server, "/", size=PHONE)
        page = opened.page
        follow_a_hint(page, some_game(for_two, in_turns, listed))
        expect(page.locator(".hint")).to_have_count(0)
        expect(page.locator(".turn.mine")).to_be_visible()
        lamp(page).click()
        expect(page.locator(".hint")).not_to_contain_text("counts for nothing")
        page.goto(server.address)
        expect(page.locator(".tables li").first).to_contain_text("with hints")
        assert opened.errors == []


def follow_a_hint(page: Page, game: AnyGame) -> None:
    """The first move of a first match, as it is told."""
    box = page.locator(".box").filter(has=page.locator(f'a[href="/play/{game.key}"]'))
    box.get_by_role("button", name="Play now").click()
    lamp(page).click()
    page.get_by_role("button", name="Show me").click()
    told = page.get_by_role("heading", name="Where to look")
    expect(told).to_be_visible(timeout=1000 * COMPILED_S)
    page.get_by_role("button", name="And what to do?").click()
    wanted = page.locator(".hint-action > span").inner_text()
    page.get_by_role("button", name="Close the hint").click()
    before = page.locator(".match").get_attribute("data-version") or ""
    page.locator("details.actions summary").click()
    page.locator(".actions li button").filter(has_text=re.compile(f"^{re.escape(wanted)}$")).click()
    expect(page.locator(".match")).not_to_have_attribute("data-version", before)


def test_the_result_and_ones_matches_say_that_there_were_hints(
    browser: Browser, server: LiveServer
) -> None:
    finished = next(each for each in positions(GAME) if each.is_over)
    said = "There were hints in this match: it counts for nothing."
    for is_hinted in (True, False):
        table, token = put(finished, server.database, is_hinted=is_hinted)
        page = window(browser, server, f"/t/{table}", token).page
        expect(page.locator(".after").get_by_text(said)).to_have_count(int(is_hinted))
    page = window(browser, server, "/healthz", put_matches(server.database), PHONE).page
    page.route("**/api/me/matches?*", _first_is_hinted)
    page.goto(f"{server.address}/matches")
    expect(page.locator(".past").first).to_contain_text(said)
    expect(page.locator(".past").get_by_text(said)).to_have_count(1)


def _first_is_hinted(route: Route) -> None:
    told = route.fetch().json()
    told["matches"][0]["hinted"] = True
    route.fulfill(json=told)


@rule("TB-23")
def test_a_new_table_has_hints_unless_they_are_switched_off(
    browser: Browser, server: LiveServer
) -> None:
    game = some_game(for_two, not_for_one)
    page = window(browser, server, f"/play/{game.key}").page
    page.get_by_text("More options").click()
    switch = page.get_by_label("Hints can be asked for")
    expect(switch).to_be_checked()
    expect(switch).to_have_accessible_description(re.compile("alone with bots, not with friends"))
    switch.uncheck()
    page.get_by_role("button", name="Play against bots now").click()
    page.locator(BOARD).first.wait_for()
    expect(lamp(page)).to_have_count(0)


def test_hints_are_offered_with_bots_and_where_some_are_made(
    browser: Browser, server: LiveServer
) -> None:
    """Without bots the switch stands still and says what it takes; a server that makes none shows nothing."""
    page = window(browser, server, f"/play/{GAME.key}").page
    alone = next((game for game in catalog().games.values() if 1 in game.seats), None)
    if alone is not None:
        page.goto(f"{server.address}/play/{alone.key}")
        page.locator(".count label", has_text=re.compile("^1$")).click()
        page.get_by_text("More options").click()
        switch = page.get_by_label("Hints can be asked for")
        expect(switch).to_be_disabled()
        expect(switch).not_to_be_checked()
    page.route("**/api/games?*", _makes_none)
    position = with_one_person(GAME)
    table, token = put(position, server.database)
    page.goto(f"{server.address}/play/{GAME.key}")
    page.get_by_text("More options").click()
    expect(page.get_by_label("Hints can be asked for")).to_have_count(0)
    page.context.add_cookies([{"name": server.cookie, "value": token, "url": server.address}])
    page.goto(f"{server.address}/t/{table}")
    page.locator(BOARD).first.wait_for()
    expect(lamp(page)).to_have_count(0)


def _makes_none(route: Route) -> None:
    route.fulfill(json=[{**game, "hints": False} for game in route.fetch().json()])
