"""OpenSpiel's own suites, as they come with it."""

import unittest
from pathlib import Path

import pyspiel
import pytest
from absl import flags

import fortable.research.openspiel as adapter
from fortable.testing.endurance import endurance

from .settings import SOME, TWINNED, Wish

pytestmark = pytest.mark.filterwarnings("ignore")
NAMES = [name for name in pyspiel.registered_names() if name.startswith("fortable_")]
TINY = [adapter.type_of(game).short_name for game in TWINNED]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_tells_is_of_one_piece_on_part_of_its_tree(name: str) -> None:
    from open_spiel.integration_tests import api_test  # it takes a second, in every process

    parts = {"game": pyspiel.load_game(name), "game_name": name}
    suite = type(name, (api_test.EnforceAPIOnPartialTreeBase,), parts)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun > 0
    assert [*result.errors, *result.failures] == []


@endurance
@pytest.mark.parametrize("wish", SOME)
def test_a_match_is_simulated_and_saved_on_the_way(wish: Wish) -> None:
    game = pyspiel.load_game(wish.name, wish.parameters)
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.parametrize("name", TINY)
def test_a_playthrough_is_the_same_when_it_is_replayed(name: str, tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    wish = f"{name}(tiny=True)"
    file = tmp_path / "playthrough.txt"
    told = generate_playthrough.playthrough(wish, None, seed=1)
    file.write_text(told, "utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
