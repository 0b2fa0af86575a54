"""Whole matches, move by move: nothing on the page jumps, as browsers themselves measure it."""

from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, ViewportSize

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.server.http.pages import CLIENT
from fortable.testing.browser import LiveServer, window
from fortable.testing.browser.steady import shifts, updates
from fortable.testing.browser.wire import Wire
from fortable.testing.endurance import IN_FULL, endurance, often

from .positions import Position, all_wholes, put, whole, wholes
from .stage import SIZES

PHONE, DESK = PHONE_OR_DESK = (SIZES[1], SIZES[3])
GAMES = catalog().games
SIZES_OF_PLAIN_BOARDS = [
    pytest.param(game, PHONE_OR_DESK if IN_FULL else (size,), id=key)
    for (key, game), size in zip(
        [*GAMES.items()][:: often(2, in_full=1)], cycle(PHONE_OR_DESK), strict=False
    )
]
"""Of every other game, on the one or the other; by `make endure` of all of them, on both."""
PLAIN = CLIENT / "plain"
ACTED_WITH = ".turn *, .plain-acting, .plain-acting > :not(.actions)"

MOVE_BY_MOVE = often(12, in_full=1000)
"""So many rulings from the start and to the end; those between are leapt over, as after a lost line."""


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
    told = updates(match.opening(), match.rulings, match.seat, MOVE_BY_MOVE)
    found = shifts(page, wire, told, ACTED_WITH if is_plain else "*")
    page.context.close()
    return [f"{match.name} {size['width']}: {shift}" for shift in found]


def _plain(route: Route) -> None:
    route.fulfill(path=PLAIN / f"board{Path(urlsplit(route.request.url).path).suffix}")


@endurance
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nothing_jumps_in_a_whole_match(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    """On a phone, alone and with others."""
    found = [fault for match in wholes(game) for fault in faults(browser, server, match, PHONE)]
    assert not found, "\n".join(found)


@endurance
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nothing_jumps_at_a_desk_however_it_is_played(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    """There the log and everybody's things are in sight, and other options lead to other things.

    With the most who can play; by `make endure` in all ways there are.
    """
    every = [*all_wholes(game)][0 if IN_FULL else -1 :]
    found = [fault for match in every for fault in faults(browser, server, match, DESK)]
    assert not found, "\n".join(found)


@endurance
@pytest.mark.parametrize(("game", "sizes"), SIZES_OF_PLAIN_BOARDS)
def test_nothing_jumps_on_the_plain_board(
    browser: Browser, server: LiveServer, game: AnyGame, sizes: Sequence[ViewportSize]
) -> None:
    found = [
        fault
        for size in sizes
        for fault in faults(browser, server, whole(game), size, is_plain=True)
    ]
    assert not found, "\n".join(found)
