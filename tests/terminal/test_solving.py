"""Puzzles in a terminal of 80 by 24: one that is missed and found, the next that is shown, and goodbye."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fortable.catalog import catalog
from fortable.cli.main import main
from fortable.kernel.game import AnyGame
from fortable.puzzles import puzzles
from fortable.puzzles.judging import begun, is_right, is_try

if TYPE_CHECKING:
    from tests.terminal.conftest import Visitor

    Visit = Callable[..., Visitor]

GAMES = [game for game in catalog().games.values() if puzzles(game)]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def wrong(game: AnyGame) -> str:
    """Something that may be done in the first, and is not best."""
    puzzle = puzzles(game)[0]
    match = begun(game, puzzle)
    legal = game.legal(match.view(puzzle.seat))
    tries = (action for action in legal if is_try(match, puzzle.seat, action))
    return next(
        game.notation.write_action(action) for action in tries if not is_right(game, puzzle, action)
    )


@every_game
def test_a_puzzle_is_missed_and_found_and_the_next_is_shown(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, "--puzzle", "1")
    assert f"Puzzle 1 of {len(puzzles(game))}" in visitor.screen.display[0]
    assert "One action is clearly best" in visitor.seen
    assert "Not this one." in visitor.types(wrong(game))
    found = visitor.types(puzzles(game)[0].key)
    assert "Found!" in found
    assert "the next best" in found
    assert "Puzzle 2 of" in visitor.types()
    assert "This is best:" in visitor.types("show")
    assert visitor.leaves("q") == 0
    assert visitor.left_behind == "Goodbye, and come back soon!"


def test_help_is_no_try(visit: Visit) -> None:
    for game in GAMES:
        puzzle = puzzles(game)[0]
        match = begun(game, puzzle)
        helps = [
            game.notation.write_action(action)
            for action in game.legal(match.view(puzzle.seat))
            if not is_try(match, puzzle.seat, action)
        ]
        if helps:
            visitor = visit("play", game.key, "--puzzle", "1")
            assert helps[0] not in visitor.seen.splitlines()[-2]
            assert "Nobody helps with a puzzle" in visitor.types(helps[0])
            return
    pytest.fail("no game helps")


def test_what_is_no_puzzle_is_refused() -> None:
    assert main(["play", GAMES[0].key, "--puzzle", "1000"]) != 0
    assert main(["play", "--puzzle", "1"]) != 0
