"""Whoever is out need not wait for the end, unless somebody else still plays."""

from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame, never_out
from fortable.kernel.words import Seat
from fortable.testing.browser import DESKTOP, PHONE, LiveServer, window

from .positions import Position, put, whole

GAMES = [game for game in catalog().games.values() if game.is_out is not never_out]
MOVES_LEFT = 8


def outlived(game: AnyGame) -> tuple[Position, Seat, Seat]:
    """A late moment in which somebody is out and somebody else is not, and who they are."""
    match = whole(game)
    for left in range(min(MOVES_LEFT, len(match.rulings) - 1), 0, -1):
        rulings = match.rulings[:-left]
        moment = replace(match, rulings=rulings, waiting=rulings[-1].waiting)
        state, seats = moment.match().state, range(match.seats)
        out = [seat for seat in map(Seat, seats) if game.is_out(state, seat)]
        if out:
            return moment, out[0], min({*seats} - {*out})
    raise LookupError(f"nobody is out of {game.key} near the end")


def visit(browser: Browser, server: LiveServer, position: Position, size: dict[str, int]) -> Page:
    table, token = put(position, server.database)
    page = window(browser, server, f"/t/{table}", token, size).page
    expect(page.locator(".board > *").first).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_who_is_out_has_the_rest_played_at_once(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    moment, out, other = outlived(game)
    alone = visit(browser, server, replace(moment, people=frozenset({out})), PHONE)
    to_the_end = alone.get_by_role("button", name="To the end")
    expect(to_the_end).to_be_in_viewport()
    to_the_end.click()
    expect(alone.locator(".match.over")).to_be_visible()
    expect(to_the_end).to_have_count(0)

    with_another = visit(browser, server, replace(moment, people=frozenset({out, other})), DESKTOP)
    expect(with_another.locator(".turn")).to_be_visible()
    expect(with_another.get_by_role("button", name="To the end")).to_have_count(0)
