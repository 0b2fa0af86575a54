"""PettingZoo's own suite for games in which all act at once."""

from random import Random
from typing import Any

import numpy as np
import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame, no_deadline
from fortable.research import parallel_env as parallel
from fortable.research.parallel_env import WAIT, parallel_env
from fortable.testing.endurance import endurance, often

from .suites import max_cycles_test, parallel_api_test, parallel_seed_test

GAMES = [game for game in catalog().games.values() if game.simultaneous]
HURRIED = [game for game in GAMES if game.deadline is not no_deadline]
TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in GAMES
    for seats in game.seats
    if seats > 1
]
SEEDS = often(5, in_full=20)
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_api_is_kept(game: AnyGame, seats: int) -> None:
    parallel_api_test(parallel_env(game.key, seats), num_cycles=200)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seed_deals_the_same_match_again(game: AnyGame, seats: int) -> None:
    parallel_seed_test(lambda: parallel_env(game.key, seats), num_cycles=100)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_it_can_be_cut_short(game: AnyGame) -> None:
    class Module:
        """As PettingZoo wants one: a namespace that makes environments."""

        @staticmethod
        def parallel_env(**wishes: Any) -> parallel_env:
            return parallel.parallel_env(game.key, **wishes)

        @staticmethod
        def env(**wishes: Any) -> Any:
            return parallel.env(game.key, **wishes)

    max_cycles_test(Module)


def played(game: AnyGame, seats: int, seed: int, wait: float) -> tuple[parallel_env, Any]:
    table, rng = parallel_env(game.key, seats), Random(seed)
    seen, _ = table.reset(seed=seed)
    rewards: Any = {}
    while table.agents:
        actions = {
            agent: WAIT
            if rng.random() < wait
            else int(rng.choice(np.flatnonzero(told["action_mask"])))
            for agent, told in seen.items()
        }
        seen, rewards, *_ = table.step(actions)
    return table, rewards


@endurance
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_matches_come_to_an_end_and_the_win_is_shared(game: AnyGame, seed: int) -> None:
    table, rewards = played(game, 2 + seed % 4, seed, wait=0.5)
    assert table.match.is_over
    assert sum(rewards.values()) == pytest.approx(0)
    winners = table.match.outcome().ranking[0]
    best = {f"player_{seat}" for seat in winners}
    assert {agent for agent, reward in rewards.items() if reward == max(rewards.values())} == best


@pytest.mark.parametrize("game", HURRIED, ids=lambda game: game.key)
def test_where_nobody_does_anything_the_clock_does(game: AnyGame) -> None:
    table = parallel_env(game.key, 2)
    seen, _ = table.reset(seed=1)
    while len(table.match.asked) < 2:
        seen, *_ = table.step(
            {agent: int(np.flatnonzero(told["action_mask"])[-1]) for agent, told in seen.items()}
        )
    before = table.match.version
    for _ in range(10_000):
        if table.match.version > before or not table.agents:
            break
        table.step(dict.fromkeys(table.agents, WAIT))
    assert table.match.version > before
