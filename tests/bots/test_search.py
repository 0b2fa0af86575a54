"""Search uses a game's plan, and gives way where somebody waits for code that is not ready."""

from random import Random

import pytest

from fortable import folder
from fortable.bots.budget import Budget
from fortable.bots.readiness import Readiness
from fortable.bots.search import Search
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match

SEARCHED = [game for game in catalog().games.values() if folder.PLAN.of(game)]
games_that_are_searched = pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)


def _start(game: AnyGame) -> Match:
    return Match.begin(game, game.seats[0], game.types.options(), seed=bytes(32))


@games_that_are_searched
def test_what_it_finds_is_legal(game: AnyGame) -> None:
    match = _start(game)
    (seat,) = match.waiting
    action = Search(game).best([match.state], Random(0), Budget(3))
    assert action in list(game.legal(match.view(seat)))


@games_that_are_searched
def test_it_gives_way_while_it_is_not_ready(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Readiness, "get", lambda _: None)
    assert Search(game).best([_start(game).state], Random(0), Budget(3)) is None
