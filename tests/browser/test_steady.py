"""Whole matches, move by move: nothing on the page jumps, as browsers themselves measure it."""

from collections.abc import Iterator, Sequence
from itertools import cycle, product
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Seat
from fortable.server.http.pages import CLIENT
from fortable.testing.browser import LiveServer, window
from fortable.testing.endurance import IN_FULL, endurance, often

from .positions import Position, put, whole, wholes
from .screens import BOARD
from .stage import SIZES
from .wire import Wire

PHONE_OR_DESK = (SIZES[1], SIZES[3])
GAMES = [
    pytest.param(game, PHONE_OR_DESK if IN_FULL else (size,), id=key)
    for (key, game), size in zip(catalog().games.items(), cycle(PHONE_OR_DESK), strict=False)
]
"""On the one or the other; by `make endure` on both."""
PLAIN = CLIENT / "plain"
ACTED_WITH = ".turn *, .plain-acting, .plain-acting > :not(.actions)"

MOVE_BY_MOVE = often(25, in_full=1000)
"""So many rulings from the start and to the end; those between are leapt over."""

WATCH = """(within) => {
  const element = (node) => (node?.nodeType === 3 ? node.parentElement : node);
  const name = (node) => element(node)?.outerHTML.slice(0, 90);
  const isWithin = ({ sources }) => sources.some(({ node }) => element(node)?.matches(within));
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
  window.shifts = [];
  window.watch = new PerformanceObserver((list) => window.noticed(list.getEntries()));
  window.noticed = (entries) => window.shifts.push(...entries.filter(isWithin).map(({ value, sources }) =>
    `${value.toFixed(5)} ${sources.map(({ node, previousRect, currentRect }) =>
      `${name(node)} ${box(previousRect)} → ${box(currentRect)}`).join(" | ")}`));
  window.watch.observe({ type: "layout-shift" });
}"""
DRAWN = """async (version) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.querySelector(".match")?.dataset.version !== String(version)) await frame();
  await frame();
  await frame();
}"""


def updates(position: Position) -> Iterator[tuple[bool, dict[str, object]]]:
    """What the first seat is told, ruling by ruling, until the match is over; and what leaps over some."""
    match, seat, last = position.opening(), position.seat, len(position.rulings) - 1
    since, news, told = match.version, list[object](), -1
    for number, ruling in enumerate(position.rulings):
        match.accept(ruling)
        news += plain(match.news(seat, ruling))
        if match.is_over:
            return
        if number < MOVE_BY_MOVE or number > last - MOVE_BY_MOVE:
            yield number > told + 1, {"since": since, "news": news, **seen(match, seat)}
            since, news, told = match.version, [], number


def seen(match: Match, seat: Seat) -> dict[str, object]:
    """Where a match stands, as a seat is told."""
    game, view = match.game, match.view(seat)
    return {
        "version": match.version,
        "view": plain(game.shown(view)),
        "waiting": sorted(match.waiting),
        "legal": plain(tuple(game.legal(view)))[:300] if seat in match.waiting else [],
    }


def shifts(page: Page, wire: Wire, position: Position, within: str) -> list[str]:
    page.locator(BOARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(WATCH, within)
    found = list[str]()
    for leaps, update in updates(position):
        if leaps:
            found += noticed(page)
        wire.tell("update", **update)
        page.evaluate(DRAWN, update["version"])
        if leaps:
            noticed(page)
    return found + noticed(page)


def noticed(page: Page) -> list[str]:
    """What has jumped since this was asked last."""
    found: list[str] = page.evaluate(
        "(window.noticed(window.watch.takeRecords()), window.shifts.splice(0))"
    )
    return found


def faults(
    browser: Browser,
    server: LiveServer,
    match: Position,
    size: ViewportSize,
    is_plain: bool = False,
) -> list[str]:
    """What jumps in a window of this size; of the plain board, whose lists grow, what one acts with."""
    table, token = put(match.at_its_start(), server.database)
    page = window(browser, server, "/healthz", token, locale="de-DE").page
    page.set_viewport_size(size)
    if is_plain:
        page.route("**/static/boards/*", _plain)
    wire = Wire(page)
    page.goto(f"{server.address}/t/{table}")
    found = shifts(page, wire, match, ACTED_WITH if is_plain else "*")
    page.context.close()
    return [f"{match.name} {size['width']}: {shift}" for shift in found]


def _plain(route: Route) -> None:
    route.fulfill(path=PLAIN / f"board{Path(urlsplit(route.request.url).path).suffix}")


@endurance
@pytest.mark.parametrize(("game", "sizes"), GAMES)
def test_nothing_jumps_in_a_whole_match(
    browser: Browser, server: LiveServer, game: AnyGame, sizes: Sequence[ViewportSize]
) -> None:
    """Alone, and with others."""
    every = product(wholes(game), sizes)
    found = [fault for match, size in every for fault in faults(browser, server, match, size)]
    assert not found, "\n".join(found)


@endurance
@pytest.mark.parametrize(("game", "sizes"), GAMES)
def test_nothing_jumps_on_the_plain_board(
    browser: Browser, server: LiveServer, game: AnyGame, sizes: Sequence[ViewportSize]
) -> None:
    found = [
        fault
        for size in sizes
        for fault in faults(browser, server, whole(game), size, is_plain=True)
    ]
    assert not found, "\n".join(found)
