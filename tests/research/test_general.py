"""Games that bring nothing for learners: what their types tell is enough for every library."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import hazard
import keepsake
import numpy as np
import pyarrow.parquet as pq
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts

from fortable.catalog import catalog
from fortable.cli import main
from fortable.kernel import referee
from fortable.kernel.chance import Draw, guess
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal, Seat
from fortable.learning.flattening import HIGHEST
from fortable.learning.general_view import NONE, GeneralView, general_view_of
from fortable.research.gym import Seat as SeatAtTable
from fortable.research.openspiel import rule_games
from fortable.research.openspiel.registration import make_known, type_of
from fortable.research.parallel_env import parallel_env
from fortable.research.pettingzoo import env, raw_env
from fortable.research.rule_episode import RuleEpisode
from fortable.research.vector import Vector
from fortable.testing.walks import setups

from .suites import api_test, parallel_api_test, parallel_seed_test, seed_test

TOYS: list[AnyGame] = [keepsake.GAME, hazard.GAME]
ALL = [*TOYS, *(game for game in catalog().games.values() if not game.unlisted)]
TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}") for game in TOYS for seats in game.seats
]
each_toy = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.key)
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.usefixtures("shelf")]

for toy in TOYS:
    if type_of(toy).short_name not in pyspiel.registered_names():
        make_known(rule_games.Game, toy, type_of(toy))


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the toys on it."""
    for game in TOYS:
        monkeypatch.setitem(catalog().games, game.key, game)


def waiting(game: AnyGame, state: Any) -> list[Seat]:
    seats = game.waiting(state)
    assert not isinstance(seats, Draw)
    return sorted(seats)


def states(game: AnyGame, seed: int) -> Iterator[Any]:
    """Of random matches, from the first choice to the end, with all options."""
    rng = Random(seed)
    for seats, options in islice(setups(game), 6):
        state = referee.start(game, options, seats)
        state = (state, *referee.settle(game, state, guess(rng)).states)[-1]
        yield state
        for _ in range(60):
            if not waiting(game, state):
                break
            seat = rng.choice(waiting(game, state))
            action = rng.choice(list(game.legal(game.view_for(state, seat))))
            state = referee.rule(game, state, seat, action, guess(rng)).states[-1]
            yield state


@each_game
def test_every_view_has_the_same_cells(game: AnyGame) -> None:
    learner_view = general_view_of(game)
    for state in states(game, seed=1):
        for viewer in (None, *map(Seat, range(state.seats))):
            row = learner_view.observe(game.view_for(state, viewer), NONE)
            assert len(row) == learner_view.width
            assert 0 <= min(row) <= max(row) <= HIGHEST


@each_game
def test_nothing_is_read_but_the_view(game: AnyGame) -> None:
    """Whatever is dealt anew behind its back, a seat reads the same numbers and may do the same."""
    learner_view, rng = general_view_of(game), Random(2)
    for state in states(game, seed=2):
        for seat in map(Seat, range(state.seats)):
            view = game.view_for(state, seat)
            other = game.view_for(game.redeal(state, seat, rng), seat)
            assert learner_view.observe(other, NONE) == learner_view.observe(view, NONE)
            assert learner_view.legal(other, NONE) == learner_view.legal(view, NONE)


@each_toy
def test_different_views_have_different_rows(game: AnyGame) -> None:
    """Where nothing is cut off, nothing is lost."""
    learner_view, known = general_view_of(game), dict[tuple[int, ...], Any]()
    for state in states(game, seed=3):
        for seat in map(Seat, range(state.seats)):
            view = game.view_for(state, seat)
            assert known.setdefault(tuple(learner_view.observe(view, NONE)), view) == view
    assert len(known) > 50


@each_game
def test_every_legal_action_has_a_number_and_the_number_leads_back(game: AnyGame) -> None:
    learner_view = general_view_of(game)
    for state in states(game, seed=4):
        for seat in waiting(game, state):
            view = game.view_for(state, seat)
            legal = list(game.legal(view))
            numbers = [number for action in legal for number in learner_view.numbers(view, action)]
            assert sorted(numbers) == sorted(learner_view.legal(view, NONE))
            assert [learner_view.choose(view, NONE, number)[0] for number in numbers] == legal
            assert max(numbers) < learner_view.actions


@each_toy
def test_an_action_that_never_occurred_has_a_spare_number(game: AnyGame) -> None:
    learner_view = GeneralView(game)
    learner_view._known.clear()
    learner_view._number_of.clear()
    learner_view.actions = 2
    state = next(state for state in states(game, seed=5) if game.waiting(state))
    view = game.view_for(state, waiting(game, state)[0])
    legal = list(game.legal(view))
    assert learner_view.legal(view, NONE) == [0, 1][: len(legal)]
    chosen = [learner_view.choose(view, NONE, number)[0] for number in (0, 1)]
    assert set(chosen) <= set(legal)
    assert [learner_view.numbers(view, action) for action in chosen if action] == [[0], [1]]
    assert learner_view.choose(view, NONE, len(legal)) == (None, NONE)


@each_toy
def test_the_numbers_mean_the_same_tomorrow(game: AnyGame) -> None:
    first, again = GeneralView(game), GeneralView(game)
    assert first._known == again._known
    assert (first.width, first.actions) == (again.width, again.actions)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo(game: AnyGame, seats: int) -> None:
    api_test(env(game.key, seats=seats), num_cycles=100)
    seed_test(lambda: env(game.key, seats=seats), num_cycles=50)
    parallel_api_test(parallel_env(game.key, seats), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(game.key, seats), num_cycles=50)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium(game: AnyGame, seats: int) -> None:
    check_env(SeatAtTable(game.key, bots=("random",) * (seats - 1)), skip_render_check=True)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel(game: AnyGame, seats: int) -> None:
    loaded = pyspiel.load_game(type_of(game).short_name, {"players": seats})
    pyspiel.random_sim_test(loaded, num_sims=3, serialize=False, verbose=False)
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(loaded)


def dealt(game: AnyGame, seed: int) -> Any:
    """A state at which somebody is to act for the first time."""
    state = pyspiel.load_game(type_of(game).short_name).new_initial_state()
    rng = np.random.RandomState(seed)
    while state.is_chance_node():
        picks, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(picks, p=chances)))
    return state


@each_toy
def test_openspiel_tells_everybody_their_own_secrets(game: AnyGame) -> None:
    told = {dealt(game, seed).information_state_string(0) for seed in range(8)}
    assert len(told) > 1


@each_toy
def test_openspiel_keeps_secrets(game: AnyGame) -> None:
    """Dealt anew, a player knows the same, and its library's search for hidden worlds plays."""
    state, rng = dealt(game, seed=1), np.random.RandomState(1)
    player = state.current_player()
    others = [state.resample_from_infostate(player, rng.random_sample) for _ in range(8)]
    known = state.information_state_string(player), state.observation_string(player)
    for other in others:
        assert (other.information_state_string(player), other.observation_string(player)) == known
    assert len({str(other) for other in others}) > 1
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=1.4, max_simulations=8, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()


@each_toy
def test_openspiel_tells_nobody_what_another_said_in_secret(game: AnyGame) -> None:
    """Two matches that look the same to somebody are the same information to them."""
    state = dealt(game, seed=3)
    other = 1 - state.current_player()
    told: dict[str, set[str]] = {}
    for action in state.legal_actions():
        child = state.child(action)
        while child.is_chance_node():
            child.apply_action(child.legal_actions()[0])
        seen = encode(child.view(Seat(other))).decode()
        told.setdefault(seen, set()).add(child.information_state_string(other))
    assert all(len(strings) == 1 for strings in told.values())
    assert len(told) < len(state.legal_actions()) or not game.simultaneous


@each_toy
def test_openspiel_shows_all_what_a_spectator_sees(game: AnyGame) -> None:
    state = dealt(game, seed=2)
    kind = pyspiel.IIGObservationType(
        public_info=True, private_info=pyspiel.PrivateInfoType.NONE, perfect_recall=False
    )
    shown = []
    for player in range(2):
        observer = state.get_game().make_py_observer(kind)
        observer.set_from(state, player)
        shown.append(observer.tensor.tolist())
    width = general_view_of(game).width
    assert shown[0] == shown[1]
    assert shown[0][width:] == [0] * width
    spectator = general_view_of(game).observe(state.view(None), NONE)
    assert shown[0][:width] == spectator


@each_toy
def test_datasets(game: AnyGame, tmp_path: Path) -> None:
    file = tmp_path / "choices"
    assert main(["dataset", game.key, "--games", "3", "--to", str(file)]) == 0
    rows = pq.read_table(file).to_pylist()
    assert {len(row["observation"]) for row in rows} == {general_view_of(game).width}
    assert all(len(row["numbers"]) == 1 for row in rows)


@each_toy
def test_what_needs_a_twin_or_a_tiny_table_says_so(game: AnyGame) -> None:
    for refused, why in (
        (lambda: Vector(game.key, 2), "TB-06-no-twin"),
        (lambda: SeatAtTable(game.key, bots=("random",), tiny=True), "TB-06-no-tiny"),
    ):
        with pytest.raises(Illegal) as illegal:
            refused()
        assert illegal.value.message == why


def test_a_match_of_the_rules_is_worth_what_it_came_to() -> None:
    table = raw_env(keepsake.GAME.key, seats=3)
    table.reset(seed=1)
    assert isinstance(table.episode, RuleEpisode)
    while not table.episode.is_over:
        may = np.flatnonzero(table.last()[0]["action_mask"]).tolist()
        view = table.episode.match.view(Seat(table.episode.seat))
        assert may == sorted(general_view_of(keepsake.GAME).legal(view, NONE))
        table.step(may[0])
    winner = f"player_{table.episode.match.outcome().ranking[0][0]}"
    assert {agent for agent, reward in table.rewards.items() if reward > 0} == {winner}
    assert sum(table.rewards.values()) == pytest.approx(0)
