"""The table in the browser: how soon a game can be played over a slow line, and what a move costs.

First view: Chromium with the slow 4G that Lighthouse uses (150 ms there and back, 1.6 Mbit/s down, 750 kbit/s
up) and a processor four times slower, nothing cached: from the address to a board that stands, styled, with
the turn told in words. A move: the processor time of the main thread for each update, at full speed, while
bots play every seat: once what script, style and layout take, and once everything, with the painting of each
frame of its animations (by a processor here, elsewhere by graphics hardware). Of several runs the median and
the best are told: other programs on the machine can only make it slower.

`python -m bench.client --against HEAD~1`: what a move costs beside the client of another commit, in turns,
each shown the same moves of a recorded match.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple
from unittest.mock import patch

from playwright.sync_api import Browser, CDPSession, Page, WebSocket

from bench.against import ROOT, arguments, checked_out
from bench.recorded_moves import RECORD, UPDATE, Recorded
from fortable.boards.node import own_node, packed_node
from fortable.catalog import catalog
from fortable.testing.browser import PHONE, LiveServer, chromium, live_server, window

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4
RUNS = 5
MOVES_MS = 8000
SETTLED_MS = 1500
"""So long after the last move nothing moves any more."""
FIRST_VIEW_S = 2.0
MOVE_MS = 6.0
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

WATCH = """() => {
  const stands = () => document.querySelector(".board:has(> *)")
    && document.querySelector(".turn")?.textContent.trim()
    && document.querySelector("style[data-board]");
  const look = () => {
    if (stands()) window.interactiveAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""


def first_view_s(browser: Browser, server: LiveServer, key: str) -> float:
    """Seconds from the address to a table that can be played at."""
    table, token = server.table(key, chairs(key))
    page = window(browser, server, "/healthz", token, PHONE, reduced_motion="no-preference").page
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_4G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{server.address}/t/{table}", wait_until="commit")
    page.wait_for_function("() => window.interactiveAt")
    taken: float = page.evaluate("() => window.interactiveAt / 1000")
    page.context.close()
    return taken


class Cost(NamedTuple):
    """Milliseconds of the main thread."""

    work: float
    """Script, style and layout."""
    all: float
    """With painting, frame by frame."""


def move_ms(browser: Browser, server: LiveServer, key: str) -> Cost:
    """What each update costs."""
    table, token = server.table(key, chairs(key), settings={"bot_pace_ms": 300})
    page = window(browser, server, f"/t/{table}", token, PHONE, reduced_motion="no-preference").page
    updates = _count_updates(page)
    page.reload()
    meter = _meter(page)
    idle = _busy_ms(meter, page, 1000)
    _let_a_bot_play(page, table)
    updates.clear()
    busy = _busy_ms(meter, page, MOVES_MS)
    page.context.close()
    return _each(busy, idle, MOVES_MS, len(updates))


def recorded(browser: Browser, server: LiveServer, key: str) -> Recorded:
    """Some seconds of a match."""
    table, token = server.table(key, chairs(key), settings={"bot_pace_ms": 300})
    page = window(browser, server, "/healthz", token, PHONE, reduced_motion="no-preference").page
    page.add_init_script(RECORD)
    page.goto(f"{server.address}/t/{table}")
    page.locator(".board:has(> *)").wait_for()
    page.wait_for_timeout(SETTLED_MS)
    first = page.evaluate("heard.splice(0)")
    _let_a_bot_play(page, table)
    page.wait_for_timeout(MOVES_MS)
    later = page.evaluate("heard")
    page.context.close()
    return Recorded(first, later)


def shown_ms(browser: Browser, server: LiveServer, key: str, moves: Recorded) -> Cost:
    """What each of these costs the client of a server."""
    table, token = server.table(key, chairs(key))
    page = window(browser, server, "/healthz", token, PHONE, reduced_motion="no-preference").page
    page.add_init_script(moves.script())
    page.goto(f"{server.address}/t/{table}")
    meter = _meter(page)
    idle = _busy_ms(meter, page, 1000)
    page.evaluate("goOn()")
    lasts_ms = moves.lasts_ms + SETTLED_MS
    busy = _busy_ms(meter, page, lasts_ms)
    page.context.close()
    return _each(busy, idle, lasts_ms, moves.updates)


def _meter(page: Page) -> CDPSession:
    """For a table that stands and where nothing moves."""
    page.locator(".board:has(> *)").wait_for()
    page.wait_for_timeout(SETTLED_MS)
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    return meter


def _each(busy: Cost, idle: Cost, lasted_ms: float, updates: int) -> Cost:
    """For each update, what was more than in a second in which nothing happened."""
    more = (all_ - lasted_ms * rest / 1000 for all_, rest in zip(busy, idle, strict=True))
    return Cost(*(each / max(1, updates) for each in more))


def chairs(key: str) -> list[str | None]:
    """Anna, and as few bots as the game allows."""
    seats = next(count for count in catalog()[key].seats if count > 1)
    return [None, *["random"] * (seats - 1)]


def _let_a_bot_play(page: Page, table: str) -> None:
    page.evaluate(
        """(table) => fetch(`/api/tables/${table}`, {
            method: "POST", body: JSON.stringify({ do: "seat-bot", seat: 0, bot: "random" }),
        })""",
        table,
    )


def _count_updates(page: Page) -> list[str]:
    updates = list[str]()

    def hear(said: str | bytes) -> None:
        if str(said).startswith(UPDATE):
            updates.append("")

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return updates


def _busy_ms(meter: CDPSession, page: Page, wait_ms: float) -> Cost:
    """How long the main thread worked in a while."""
    before = _spent_ms(meter)
    page.wait_for_timeout(wait_ms)
    after = _spent_ms(meter)
    return Cost(after.work - before.work, after.all - before.all)


def _spent_ms(meter: CDPSession) -> Cost:
    metrics = meter.send("Performance.getMetrics")["metrics"]
    spent = {each["name"]: 1000 * float(each["value"]) for each in metrics}
    return Cost(sum(spent[kind] for kind in WORK), spent["TaskDuration"])


def report(browser: Browser, server: LiveServer, keys: list[str], runs: int) -> Iterator[str]:
    """A line for each game that has a board."""
    yield f"{'':12} {'first view':>22}   {'a move':>24}   {'with all its frames':>12}"
    for key in keys:
        views = [first_view_s(browser, server, key) for _ in range(runs)]
        moves = [move_ms(browser, server, key) for _ in range(runs)]
        yield (
            f"{key:12} {median(views):6.2f} s (best {min(views):4.2f} s)   "
            f"{median(move.work for move in moves):6.2f} ms (best {min(moves).work:5.2f} ms)   "
            f"{median(move.all for move in moves):6.2f} ms"
        )
    yield f"{'the bar':12} {FIRST_VIEW_S:6.2f} s {'':14}   {MOVE_MS:6.2f} ms"


def compare(
    browser: Browser, here: LiveServer, keys: list[str], runs: int, revision: str
) -> Iterator[str]:
    """A line for each game: a move here and there, and how many times as much it is here."""
    yield f"{'':12} {'a move':>24}   {revision:>24}   {'times':>6}"
    with (
        built(revision) as tree,
        tempfile.TemporaryDirectory() as folder,
        served(tree, Path(folder)) as there,
    ):
        for key in keys:
            moves = recorded(browser, here, key)
            turns = [
                [shown_ms(browser, side, key, moves).work for side in (here, there)]
                for _ in range(runs)
            ]
            now, then = (list(column) for column in zip(*turns, strict=True))
            times = median(mine / theirs for mine, theirs in turns)
            yield f"{key:12} {_figures(now)}   {_figures(then)}   {times:6.3f}"


def _figures(costs: list[float]) -> str:
    return f"{median(costs):6.2f} ms (best {min(costs):5.2f} ms)"


@contextmanager
def built(revision: str) -> Iterator[Path]:
    """A folder with the files of a commit, and its client, made with the packages that are installed here."""
    node = own_node() or packed_node()
    assert node, "no node to build it with"
    with checked_out(revision) as tree:
        (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        node.run(tree / "web" / "build.mjs")
        yield tree


@contextmanager
def served(tree: Path, folder: Path) -> Iterator[LiveServer]:
    """A server of other files."""
    with patch.dict(os.environ, PYTHONPATH=str(tree / "src")), live_server(folder) as server:
        yield server


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("runs", nargs="?", type=int, default=RUNS)
    args = parser.parse_args()
    keys = sorted(key for key in catalog().games if key.startswith(args.only))
    with (
        tempfile.TemporaryDirectory() as folder,
        live_server(Path(folder)) as server,
        chromium() as browser,
    ):
        told = (browser, server, keys, args.runs)
        for line in compare(*told, args.against) if args.against else report(*told):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
