"""Two and more at a table, and somebody has had enough, goes, comes back, or only looks on."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from fortable.testing.browser import PHONE, LiveServer, live_server, window
from tests.games import for_three, for_two, in_turns, listed, not_for_one, some_game

from .friends import meet

PAIR = some_game(for_two, in_turns, listed)
GAME = some_game(for_three, not_for_one, in_turns, listed)

STALE = re.compile(r"Waiting for|Your turn|\d+ s\b|\d+ min\b")
"""What was true as long as the match was on."""


def in_menu(page: Page, name: str) -> None:
    """Pressed behind the small button of the bar."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_be_hidden()


WORDS_IN_SIGHT = """(board) => [...board.querySelectorAll("*:not(svg, svg *)")].filter((node) =>
  [...node.childNodes].some((part) => part.nodeType === 3 && part.data.trim())
  && node.checkVisibility({ visibilityProperty: true }) && !getComputedStyle(node).color.endsWith(", 0)")
).map((node) => node.textContent)"""


def expect_nothing_stale(page: Page) -> None:
    """The board is closed and has no words left, and nothing else speaks of a match that is on."""
    closed = page.locator(".board[inert]")
    expect(closed).to_be_attached()
    assert closed.evaluate(WORDS_IN_SIGHT) == []
    expect(page.locator(".players").get_by_role("button")).to_have_count(0)
    said = page.locator(".turn, .given-up, .match > aside").all_inner_texts()
    assert [text for text in (page.title(), *said) if STALE.search(text)] == []


def meet_three(browser: Browser, server: LiveServer) -> tuple[str, Page, Page, Page]:
    table, token = server.table(GAME.key, [None, None, None])
    anna = window(browser, server, f"/t/{table}", token).page
    ben, cleo = (window(browser, server, f"/t/{table}", size=PHONE).page for _ in range(2))
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(anna.locator(".chairs")).to_contain_text(name)
    anna.get_by_role("button", name="Start").click()
    for page in (ben, cleo):
        expect(page.locator(".turn")).to_be_visible()
    return table, anna, ben, cleo


def test_a_wish_to_end_the_match_is_answered_and_leads_on(
    browser: Browser, server: LiveServer
) -> None:
    _, anna, ben = meet(browser, server, PAIR, settings={"clock_s": 300})
    expect(anna.locator(".clock")).to_be_visible()
    in_menu(anna, "Suggest ending the match")
    question = ben.get_by_role("alert").filter(has_text="Anna would like to end the match here.")
    expect(question).to_be_visible()
    expect(anna.get_by_role("alert").filter(has_text="Waiting for Ben")).to_be_visible()
    question.get_by_role("button", name="Play on").click()
    expect(question).to_have_count(0)
    expect(anna.get_by_text("Ben wants to play on.")).to_be_visible()

    in_menu(ben, "Suggest ending the match")
    wish = anna.get_by_role("alert").filter(has_text="Ben would like to end")
    wish.get_by_role("button", name="End it").click()
    for page in (anna, ben):
        expect(page.get_by_role("heading", name="given up")).to_be_visible()
        expect_nothing_stale(page)
        expect(page.get_by_role("link", name="New match")).to_be_visible()
        expect(page.get_by_role("link", name="Another game")).to_be_visible()
    anna.get_by_role("button", name="Once more!").click()
    expect(anna.locator(".lobby")).to_be_visible()
    ben.get_by_role("link", name="Join the rematch").click()
    expect(ben.locator(".chairs")).to_contain_text("Ben (you)")


def test_one_of_three_leaves_for_good_and_a_bot_plays_on(
    browser: Browser, server: LiveServer
) -> None:
    table, anna, ben, cleo = meet_three(browser, server)
    ben.on("dialog", lambda dialog: dialog.accept())
    in_menu(ben, "Leave for good")
    expect(ben).to_have_url(re.compile("/$"))
    for page in (anna, cleo):
        expect(page.get_by_text("Ben has left for good. A bot plays on.")).to_be_attached()
        page.locator(".players").scroll_into_view_if_needed()
        expect(page.locator(".players li").nth(1)).to_contain_text("has left")
    ben.goto(f"{server.address}/t/{table}")
    expect(ben.locator(".watching")).to_be_visible()
    expect(ben.locator(".watched")).to_contain_text("Anna, Ben and Cleo")
    expect(ben.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_match_for_two_ends_when_one_leaves(browser: Browser, server: LiveServer) -> None:
    _, anna, ben = meet(browser, server, PAIR)
    ben.on("dialog", lambda dialog: dialog.accept())
    in_menu(ben, "Leave for good")
    expect(anna.get_by_role("heading", name="Ben has left")).to_be_visible()
    expect_nothing_stale(anna)
    expect(anna.get_by_role("button", name="Once more!")).to_be_visible()


def test_who_comes_back_to_a_bot_takes_the_seat_back_at_once(
    browser: Browser, server: LiveServer
) -> None:
    table, anna, ben = meet(browser, server, PAIR)
    seat = {"do": "seat-bot", "seat": 1, "bot": "random"}
    ben.evaluate(
        "([path, body]) => fetch(path, { method: 'POST', body: JSON.stringify(body) })",
        [f"/api/tables/{table}", seat],
    )
    ben.reload()
    back = ben.get_by_role("alert").filter(has_text="A bot is playing in your seat.")
    expect(back).to_be_in_viewport()
    back.get_by_role("button", name="Take my seat back").click()
    expect(back).to_have_count(0)
    expect(anna.get_by_text("Ben is back.")).to_be_attached()


def test_whoever_is_waited_for_and_gone_is_said_to_be(browser: Browser, server: LiveServer) -> None:
    table, *pages = meet(browser, server, PAIR)
    acting, waiting = sorted(pages, key=lambda page: page.locator(".turn.mine").count() == 0)
    status, who = waiting.locator(".whose"), "Anna" if acting is pages[0] else "Ben"
    expect(status).to_have_text(re.compile(f"Waiting for {who}"))
    acting.goto(f"{server.address}/rules/{PAIR.key}")
    expect(status).to_have_text(re.compile(f"{who} is away; we wait"))
    acting.goto(f"{server.address}/t/{table}")
    expect(status).to_have_text(re.compile(f"Waiting for {who}"))


def test_who_waits_for_somebody_lets_a_bot_sit_in(browser: Browser, tmp_path: Path) -> None:
    with live_server(tmp_path, flags=["--grace", "1"]) as server:
        _, anna, ben = meet(browser, server, PAIR)
        ben.close()
        gone = anna.get_by_role("alert").filter(has_text="Ben has been away for a while.")
        expect(gone).to_be_in_viewport()
        gone.get_by_role("button", name="Let a bot sit in").click()
        expect(gone).to_have_count(0)
        expect(anna.locator(".players")).to_contain_text("a bot plays")


def test_spectators_are_told_that_they_watch_and_whom(browser: Browser, server: LiveServer) -> None:
    table, anna, _ = meet(browser, server, PAIR)
    looker = window(browser, server, f"/t/{table}", size=PHONE)
    expect(looker.page.locator(".watching")).to_be_in_viewport()
    expect(looker.page.locator(".watching")).to_contain_text("Watching")
    expect(looker.page.locator(".watched")).to_contain_text("Anna and Ben")
    expect(anna.locator(".watching")).to_have_count(0)
    assert looker.violations() == []
