"""Nothing on a page jumps while a match is played, as browsers themselves measure it.

What is pressed must not move because words come and go. `jumps` holds any board to that law.
"""

import hashlib
from collections.abc import Iterator, Sequence
from random import Random

from playwright.sync_api import Browser, Page

from fortable.bots.playing import play, sit_down
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Illegal, Seat

from ..endurance import often
from .session import PHONE, LiveServer, window
from .wire import Wire

SLOW_BOTS = {"bot_pace_ms": 10_000}
ANY_MOVES = 1_000_000
MOST_LISTED = 300
MATCHES = often(2, in_full=4)
BOARD = ".board:has(> *)"

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


def jumps(
    browser: Browser, server: LiveServer, game: AnyGame, size: dict[str, int] = PHONE
) -> list[str]:
    """What jumps in a window of this size, in some matches at random with the fewest who are not alone."""
    return [jump for luck in range(MATCHES) for jump in _jumps(browser, server, game, size, luck)]


def _jumps(
    browser: Browser, server: LiveServer, game: AnyGame, size: dict[str, int], luck: int
) -> list[str]:
    seed = hashlib.sha256(f"{game.key} {luck}".encode()).digest()
    seats = min((count for count in game.seats if count > 1), default=1)
    chairs = [None, *["random"] * (seats - 1)]
    table, token = server.table(game.key, chairs, seed, settings=SLOW_BOTS)
    page = window(browser, server, "/healthz", token, size).page
    wire = Wire(page)
    page.goto(f"{server.address}/t/{table}")
    page.locator(BOARD).first.wait_for()
    wire.hush()
    opening = Match.begin(game, seats, game.types.options(), seed)
    found = shifts(page, wire, updates(opening, _at_random(game, seats, seed), Seat(0)))
    page.context.close()
    return found


def _at_random(game: AnyGame, seats: int, seed: bytes) -> list[Ruling]:
    """A match to its end, by whatever may be done."""
    match, rng = Match.begin(game, seats, game.types.options(), seed), Random(seed)
    happenings = play(match, sit_down(match, ["random"], rng), rng)
    return [each.answer for each in happenings if not isinstance(each.answer, Illegal)]


def updates(
    match: Match, rulings: Sequence[Ruling], seat: Seat, apart: int = ANY_MOVES
) -> Iterator[dict[str, object]]:
    """What a seat is told, ruling by ruling, until the match is over.

    All but so many at the start and at the end are told as one, as to whoever comes back after a lost line.
    """
    since, news, last = match.version, list[object](), len(rulings) - 1
    for number, ruling in enumerate(rulings):
        match.accept(ruling)
        news += plain(match.news(seat, ruling))
        if match.is_over:
            return
        if number < apart or number > last - apart:
            yield {"since": since, "news": news, **_seen(match, seat)}
            since, news = match.version, []


def _seen(match: Match, seat: Seat) -> dict[str, object]:
    """Where a match stands, as a seat is told."""
    game, view = match.game, match.view(seat)
    return {
        "version": match.version,
        "view": plain(game.shown(view)),
        "waiting": sorted(match.waiting),
        "legal": plain(tuple(game.legal(view)))[:MOST_LISTED] if seat in match.waiting else [],
    }


def shifts(
    page: Page, wire: Wire, told: Iterator[dict[str, object]], within: str = "*"
) -> list[str]:
    """What jumps while a page is told all this, of whatever matches a selector."""
    page.locator(BOARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(WATCH, within)
    for update in told:
        wire.tell("update", **update)
        page.evaluate(DRAWN, update["version"])
    found: list[str] = page.evaluate(
        "(window.noticed(window.watch.takeRecords()), window.shifts.splice(0))"
    )
    return found
