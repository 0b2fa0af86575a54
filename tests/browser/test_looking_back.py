"""Looking back at a finished match: its course, the board at a decision, and the ways on from there."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Seat
from fortable.protocol.reviews import AccountTold, BetterTold, DecisionTold, MomentTold, ReviewTold
from fortable.review.accounts import WIN
from fortable.testing.browser import PHONE, LiveServer, window
from tests.games import for_two, in_turns, is_newcomer, listed, some_game

from .looked_back import put_review
from .positions import Position, all_wholes, put

GAME = some_game(for_two, in_turns, listed)
GAMES = sorted(catalog().games)
DRAWN = ".look-stage .board > div"
COMING = {"done": 1, "of": 4}
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources, hadRecentInput } of list.getEntries())
    if (!hadRecentInput)
      window.shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 90))}`);
}).observe({ type: "layout-shift" });
"""
"""What moves and nobody has pressed anything."""


def with_the_most(game: AnyGame) -> Position:
    return max(all_wholes(game), key=lambda position: position.seats)


@pytest.mark.parametrize("key", GAMES)
def test_the_turning_points_are_on_the_board_and_everything_can_be_pressed_by_keys(
    browser: Browser, server: LiveServer, key: str
) -> None:
    """What was done and what was better are told apart by signs and in words, and nothing jumps."""
    position = with_the_most(catalog()[key])
    table, token = put_review(position, server.database, told_of_every_kind(position))
    opened = window(browser, server, "/healthz", token, PHONE)
    page = opened.page
    page.add_init_script(SHIFTS)
    page.goto(f"{server.address}/t/{table}/look-back")
    page.locator(DRAWN).wait_for()
    points = page.locator(".look-points button")
    expect(points.first).to_have_attribute("aria-pressed", "true")
    marked = 0
    for number in range(points.count()):
        points.nth(number).focus()
        page.keyboard.press("Enter")
        expect(page.locator("#look-moment")).to_contain_text(f"Turning point {number + 1}")
        expect(page.locator(".look-feet button").nth(number)).to_have_attribute(
            "aria-pressed", "true"
        )
        expect(page.locator(".look-advice li")).to_have_text(
            [re.compile("Done: ."), re.compile("Better: .")]
        )
        page.locator(DRAWN).wait_for()
        board = page.locator(".look-stage .board").aria_snapshot()
        marked += "Better" in board and "Done" in board
    assert 2 * marked >= points.count(), "what was done and what was better is on the board"
    expect(page.locator(".plain")).to_have_count(1 if is_newcomer(position.game) else 0)
    assert opened.violations() == []
    page.locator(".look-decisions summary").press("Enter")
    last = page.locator(".look-decisions button").last
    last.press("Enter")
    expect(last).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.shifts") == []
    assert opened.errors == []


def told_of_every_kind(position: Position) -> ReviewTold:
    """Of a match nothing but how it ended; its turning points are a move of every kind, and another."""
    decisions = tuple(_of_every_kind(position))
    versions = tuple(decision.version for decision in decisions)
    seats = range(position.seats)
    match, fair = position.match(), WIN // position.seats
    first = match.outcome().ranking[0]
    results = tuple(WIN // len(first) * (seat in first) for seat in map(Seat, seats))
    return ReviewTold(
        game=position.game.key,
        seats=position.seats,
        unit="share" if position.seats > 1 else "points",
        course=(MomentTold(0, (fair,) * len(seats)), MomentTold(match.version, results)),
        accounts=tuple(_account(Seat(seat), fair, results[seat]) for seat in seats),
        decisions=decisions,
        turning_points=versions,
        turning_points_of=tuple(
            tuple(each.version for each in decisions if each.seat == seat) for seat in seats
        ),
        strokes=(),
        remarks=(),
    )


def _account(seat: Seat, fair: int, result: int) -> AccountTold:
    """All of it by what it did itself."""
    others = [
        name for name in AccountTold.__struct_fields__ if name not in {"seat", "fair", "result"}
    ]
    nothing = {**dict.fromkeys(others, 0), "own": result - fair}
    return AccountTold(seat=seat, fair=fair, result=result, **nothing)


def _of_every_kind(position: Position) -> Iterator[DecisionTold]:
    game, match, met = position.game, position.opening(), set[tuple[str, str]]()
    for ruling in position.rulings:
        seat, chosen = ruling.asked.seat, ruling.asked.action
        if seat >= 0:
            better = _other(game.legal(match.view(seat)), chosen)
            if better is not None and (kinds := (_kind(chosen), _kind(better))) not in met:
                met.add(kinds)
                yield _decision(match.version, seat, chosen, better)
        match.accept(ruling)


def _other(legal: object, chosen: Action) -> Action | None:
    """Another one, of another kind if there is one."""
    assert hasattr(legal, "__iter__")
    others = [action for action, _ in zip(legal, range(500), strict=False) if action != chosen]
    return max(others, key=lambda action: _kind(action) != _kind(chosen), default=None)


def _kind(action: Action) -> str:
    return str(plain(action)["do"])


def _decision(version: int, seat: Seat, chosen: Action, better: Action) -> DecisionTold:
    return DecisionTold(
        version=version,
        seat=seat,
        chosen=plain(chosen),
        choices=2,
        loss=1200,
        cost=1200,
        doubt=80,
        better=BetterTold(best=plain(better), points=None, forgotten=0, reason=None),
    )


def test_one_comes_from_the_result_waits_calmly_and_goes_on_to_practice_and_replay(
    browser: Browser, server: LiveServer
) -> None:
    position = with_the_most(GAME)
    table, token = put_review(position, server.database, told_of_every_kind(position))
    opened = window(browser, server, f"/t/{table}", token, PHONE)
    page = opened.page
    page.route("**/review?*", lambda route: route.fulfill(status=202, json=COMING), times=1)
    page.locator(".after").get_by_role("link", name="Look back").click()
    expect(page.locator("main h1")).to_be_focused()
    expect(page.get_by_role("progressbar")).to_have_attribute("max", "4")
    page.locator(DRAWN).wait_for()
    expect(page).to_have_title(f"Look back · {position.game.title} · Fortable")
    _only_mine(page, position)
    page.get_by_role("link", name="Replay from here").click()
    expect(page.locator(".replay-player .slider .small")).not_to_contain_text(re.compile("^0/"))
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Practise from here").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".match .board > *").first).to_be_attached()
    assert opened.errors == []


def _only_mine(page: Page, position: Position) -> None:
    """Who sat there looks at all decisions, or at the own ones."""
    decisions = page.locator(".look-decisions summary")
    everybodys = decisions.inner_text()
    page.get_by_role("button", name="Mine").click()
    expect(decisions).not_to_have_text(everybodys)
    page.get_by_role("button", name="Everybody’s").click()
    expect(decisions).to_have_text(everybodys)
    assert position.seats > 1


def test_nothing_to_regret_is_said_warmly_and_what_cannot_be_says_why(
    browser: Browser, server: LiveServer
) -> None:
    position = with_the_most(GAME)
    found = told_of_every_kind(position)
    nobodys = ((),) * position.seats
    flawless = replace(found, turning_points=(), turning_points_of=nobodys)
    table, token = put_review(position, server.database, flawless)
    opened = window(browser, server, f"/t/{table}/look-back", token, PHONE)
    expect(opened.page.locator(".look-flawless")).to_contain_text("Well played, all of you")
    assert opened.violations() == []
    assert opened.errors == []
    running, anna = put(position.at_its_start(), server.database)
    page = window(browser, server, f"/t/{running}/look-back", anna, PHONE).page
    expect(page.get_by_role("alert")).to_contain_text("when it is over")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
