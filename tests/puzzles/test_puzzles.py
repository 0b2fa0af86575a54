"""Every puzzle on the shelf: it can be read, the key may be played, and a longer search says the same."""

from random import Random

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Illegal
from fortable.puzzles.judging import as_good, is_right
from fortable.puzzles.making import PROOF
from fortable.puzzles.puzzle import Puzzle, puzzles, written
from fortable.puzzles.search import Search
from fortable.testing.endurance import endurance, often

GAMES = [game for game in catalog().games.values() if puzzles(game)]
LONGER = 10 * PROOF
AGREES = 0.95

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def begun(game: AnyGame, puzzle: Puzzle) -> Match:
    return Match.at(game, puzzle.at, bytes(32))


def read(game: AnyGame, text: str) -> Action:
    action: Action = game.notation.read_action(text)
    return action


@every_game
def test_key_and_obvious_may_be_played(game: AnyGame) -> None:
    for puzzle in puzzles(game):
        match = begun(game, puzzle)
        assert puzzle.seat in match.waiting
        assert puzzle.key != puzzle.obvious
        match.rule(puzzle.seat, read(game, puzzle.obvious))
        match.rule(puzzle.seat, read(game, puzzle.key))


def test_a_key_against_the_rules_is_seen() -> None:
    game = GAMES[0]
    first = puzzles(game)[0]
    with pytest.raises(Illegal):
        begun(game, first).rule(first.seat, read(game, first.key[:-1] + "9999"))


@every_game
def test_easiest_first_and_each_once(game: AnyGame) -> None:
    some = puzzles(game)
    assert len({puzzle.id for puzzle in some}) == len(some)
    assert [puzzle.fails for puzzle in some] == sorted(puzzle.fails for puzzle in some)
    assert written(list(reversed(some))) == written(list(some))


@every_game
def test_bots_fail_and_it_costs_them(game: AnyGame) -> None:
    for puzzle in puzzles(game):
        assert 0 < puzzle.fails <= 100
        assert 0 < puzzle.margin <= puzzle.cost


@every_game
def test_nothing_hidden_is_needed(game: AnyGame) -> None:
    """Whatever its seat cannot know may be otherwise: it sees the same, so that a search says the same."""
    for puzzle in puzzles(game):
        state = begun(game, puzzle).state
        other = game.redeal(state, puzzle.seat, Random(puzzle.id))
        assert game.view_for(other, puzzle.seat) == game.view_for(state, puzzle.seat)


@endurance
@every_game
def test_ten_times_the_search_says_the_same(game: AnyGame) -> None:
    some = puzzles(game)
    asked = Random(game.key).sample(some, min(len(some), often(1, in_full=len(some))))
    agreed = [puzzle for puzzle in asked if is_found_again(game, puzzle)]
    assert len(agreed) >= AGREES * len(asked)


def is_found_again(game: AnyGame, puzzle: Puzzle) -> bool:
    match = begun(game, puzzle)
    search = Search(game, match.state.seats)
    found = search.best(match.view(puzzle.seat), puzzle.seat, f"again/{puzzle.id}", LONGER)
    return found is not None and is_right(game, puzzle, found.key)


@every_game
def test_what_comes_to_the_same_is_as_right_and_the_obvious_does_not(game: AnyGame) -> None:
    for puzzle in puzzles(game):
        assert not is_right(game, puzzle, read(game, puzzle.obvious))
        others = as_good(game, puzzle)
        assert read(game, puzzle.key) not in others
        assert all(is_right(game, puzzle, other) for other in others)
