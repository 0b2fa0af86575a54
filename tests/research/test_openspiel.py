"""OpenSpiel's own suite, and what its algorithms need."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import fortable.research.openspiel as adapter
from fortable.catalog import catalog
from fortable.learning.encoding import encoding_of
from fortable.testing.endurance import endurance, often

from .settings import SOME, USUAL, Wish, is_shared

pytestmark = pytest.mark.filterwarnings("ignore")
SEEDS = often(5, in_full=20)


def loaded(wish: Wish) -> Any:
    return pyspiel.load_game(wish.name, wish.parameters)


def test_all_games_are_registered() -> None:
    expected = {adapter.type_of(game).short_name for game in catalog().games.values()}
    assert expected <= set(pyspiel.registered_names())


@endurance
@pytest.mark.parametrize("wish", SOME)
def test_random_matches_pass_the_library_s_own_checks(wish: Wish) -> None:
    pyspiel.random_sim_test(loaded(wish), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("wish", USUAL)
def test_a_match_is_the_same_after_a_trip_through_text(wish: Wish) -> None:
    state = walked(loaded(wish), seed=1, steps=80)
    _, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state)
    assert again.history() == state.history()


@endurance
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("wish", USUAL)
def test_chances_add_up_and_so_does_the_end(wish: Wish, seed: int) -> None:
    state = loaded(wish).new_initial_state()
    rng = np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        step(state, rng)
    assert is_shared(state.returns())


@pytest.mark.parametrize("wish", USUAL)
def test_a_clone_goes_its_own_way(wish: Wish) -> None:
    state = walked(loaded(wish), seed=2, steps=60)
    before, clone = str(state), state.clone()
    assert str(clone) == before
    step(clone, np.random.RandomState(0))
    assert str(state) == before
    assert str(clone) != before


@pytest.mark.parametrize("wish", USUAL)
def test_who_plays_is_all_that_resampling_keeps(wish: Wish) -> None:
    """The player sees and remembers the same; where something is hidden, the rest is another."""
    game = loaded(wish)
    state = walked(game, seed=3, steps=90)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    player = state.current_player()
    others = [state.resample_from_infostate(player, sampler) for _ in range(8)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
    hides = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert (len({str(other) for other in others}) > 1) == hides


@pytest.mark.parametrize("wish", USUAL)
def test_observers_show_what_they_are_asked_for(wish: Wish) -> None:
    game = loaded(wish)
    state = walked(game, seed=4, steps=90)
    encoding = encoding_of(catalog()[wish.key])
    assert encoding is not None
    private = encoding.private
    kinds = pyspiel.PrivateInfoType
    rows = {
        (is_public, own): observed(game, state, is_public, own, recall=False)
        for is_public in (True, False)
        for own in (kinds.NONE, kinds.SINGLE_PLAYER)
    }
    both = rows[True, kinds.SINGLE_PLAYER]
    assert not rows[False, kinds.NONE].any()
    assert not rows[True, kinds.NONE][private].any()
    assert (rows[True, kinds.NONE] + rows[False, kinds.SINGLE_PLAYER] == both).all()
    assert bool(len(private)) == bool(rows[False, kinds.SINGLE_PLAYER].any())
    assert (both == state.observation_tensor(0)).all()


def observed(game: Any, state: Any, is_public: bool, own: Any, recall: bool) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=is_public, private_info=own, perfect_recall=recall
    )
    observer = game.make_py_observer(kind)
    observer.set_from(state, 0)
    assert isinstance(observer.string_from(state, 0), str)
    return observer.tensor


@pytest.mark.parametrize("wish", USUAL)
def test_whoever_remembers_all_knows_everything_it_was_told(wish: Wish) -> None:
    """What a player knew at any time is the beginning of what it knows later."""
    state = loaded(wish).new_initial_state()
    rng = np.random.RandomState(5)
    known = [""] * wish.seats
    for _ in range(60):
        for player in range(wish.seats):
            public, _, own = state.information_state_string(player).partition(" |")
            before, _, own_before = known[player].partition(" |")
            assert public.startswith(before)
            assert own.startswith(own_before)
            known[player] = f"{public} |{own}"
        step(state, rng)


@pytest.mark.parametrize("wish", USUAL)
def test_the_library_s_search_plays(wish: Wish) -> None:
    game = loaded(wish)
    state = walked(game, seed=6, steps=60)
    while state.is_chance_node():
        step(state, np.random.RandomState(0))
    rng = np.random.RandomState(0)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=8, random_state=rng)
    else:
        bot = mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def walked(game: Any, seed: int, steps: int) -> Any:
    """A state on the way of a random match, at which somebody is to act."""
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while steps > 0 or state.is_chance_node():
        step(state, rng)
        steps -= 1
    return state


def step(state: Any, rng: Any) -> None:
    if state.is_chance_node():
        picks, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(picks, p=chances)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))
