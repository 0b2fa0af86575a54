"""Tiny tables: so small that all of a match can be looked at."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import fortable.research.openspiel as adapter
from fortable import folder
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.learning.encoding import encoding_of
from fortable.learning.learner_view import tiny_of
from fortable.research.gym import Seat
from fortable.research.pettingzoo import raw_env

TWINNED = [game for game in catalog().games.values() if encoding_of(game) is not None]
BRINGING = [game for game in catalog().games.values() if folder.TINY.of(game) is not None]
"""A twin is not needed for it."""
DEEPEST = 12
"""Where players may go on for as long as they like, the tree is looked at so far."""
TOLD = [pytest.param(game, id=game.key) for game in TWINNED]


def load(game: AnyGame) -> Any:
    return adapter.load(game.key, tiny=True)


@cache
def tree(game: AnyGame) -> list[Any]:
    """Every state of the tiny table."""
    return list(below(load(game).new_initial_state(), DEEPEST))


def below(state: Any, depth: int) -> Iterator[Any]:
    yield state
    if depth and not state.is_terminal():
        for action in state.legal_actions():
            yield from below(state.child(action), depth - 1)


@pytest.mark.parametrize("game", TOLD)
def test_the_whole_tree_is_small_and_comes_to_an_end(game: AnyGame) -> None:
    states = tree(game)
    assert 100 < len(states) < 50_000
    ends = [state for state in states if state.is_terminal()]
    assert ends
    assert all(sum(state.returns()) == pytest.approx(0) for state in ends)
    assert len({tuple(state.returns()) for state in ends}) > 1


@pytest.mark.parametrize("game", TOLD)
def test_who_cannot_tell_two_states_apart_has_the_same_choice(game: AnyGame) -> None:
    """The same information, the same actions; and the same past: perfect recall."""
    choices: dict[tuple[int, str], Any] = {}
    for state in tree(game):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        known = player, state.information_state_string(player)
        choice = state.legal_actions(), tuple(past(state, player))
        assert choices.setdefault(known, choice) == choice


def past(state: Any, player: int) -> Iterator[tuple[str, int]]:
    """What a player knew, and did, on the way to a state."""
    on_the_way = state.get_game().new_initial_state()
    for action in state.history():
        if on_the_way.current_player() == player:
            yield on_the_way.information_state_string(player), action
        on_the_way.apply_action(action)


@pytest.mark.parametrize("game", TOLD)
def test_what_is_hidden_makes_states_that_cannot_be_told_apart(game: AnyGame) -> None:
    """By positions: several behind one piece of information where something is hidden, else one."""
    encoding = encoding_of(game)
    assert encoding is not None
    behind: dict[tuple[int, str], set[str]] = {}
    for state in tree(game):
        if not state.is_chance_node() and not state.is_terminal():
            player = state.current_player()
            known = player, state.information_state_string(player)
            behind.setdefault(known, set()).add(str(state))
    assert any(len(states) > 1 for states in behind.values()) == bool(encoding.private)


@pytest.mark.parametrize("game", TOLD)
def test_tiny_tables_are_there_for_pettingzoo_too(game: AnyGame) -> None:
    table = raw_env(game.key, tiny=True)
    table.reset(seed=1)
    may = np.flatnonzero(table.last()[0]["action_mask"])
    assert len(may) == len(load(game).new_initial_state().legal_actions())


@pytest.mark.parametrize("game", BRINGING, ids=lambda game: game.key)
def test_and_for_gymnasium(game: AnyGame) -> None:
    seats = tiny_of(game).seats
    table, rng = Seat(game.key, bots=("random",) * (seats - 1), tiny=True), np.random.default_rng(1)
    table.reset(seed=1)
    steps, is_over = 0, False
    while not is_over and steps < 1000:
        action = int(rng.choice(np.flatnonzero(table.action_masks())))
        _, _, is_over, _, _ = table.step(action)
        steps += 1
    assert is_over
