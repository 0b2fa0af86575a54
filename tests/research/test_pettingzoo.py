"""PettingZoo's own suite, at every number of seats and with every option; and whole matches."""

from random import Random
from typing import Any

import numpy as np
import pytest

from fortable.catalog import catalog
from fortable.kernel.words import Illegal
from fortable.research.pettingzoo import env, raw_env
from fortable.testing.endurance import endurance, often

from .settings import TELLING, USUAL, Wish, is_shared
from .suites import api_test, render_test, seed_test

SEEDS = often(5, in_full=20)
pytestmark = pytest.mark.filterwarnings("ignore")


def made(wish: Wish, **more: Any) -> Any:
    return env(wish.key, seats=wish.seats, **wish.words, **more)


@endurance
@pytest.mark.parametrize("wish", TELLING)
def test_the_api_is_kept(wish: Wish) -> None:
    api_test(made(wish), num_cycles=60)


@endurance
@pytest.mark.parametrize("wish", TELLING)
def test_a_seed_deals_the_same_match_again(wish: Wish) -> None:
    seed_test(lambda: made(wish), num_cycles=30)


@pytest.mark.parametrize("wish", USUAL)
def test_it_can_be_shown(wish: Wish) -> None:
    render_test(lambda render_mode: made(wish, render_mode=render_mode))


@endurance
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("wish", USUAL)
def test_matches_come_to_an_end_and_the_win_is_shared(wish: Wish, seed: int) -> None:
    table = raw_env(wish.key, seats=wish.seats, **wish.words)
    table.reset(seed=seed)
    rng = Random(seed)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, is_over, _, _ = table.last()
        totals[agent] += reward
        may = np.flatnonzero(seen["action_mask"])
        assert bool(len(may)) != is_over
        table.step(None if is_over else int(rng.choice(may.tolist())))
    assert is_shared(list(totals.values()))
    assert table.agents == []


@pytest.mark.parametrize("wish", USUAL)
def test_who_acts_against_the_mask_has_lost(wish: Wish) -> None:
    table = made(wish)
    table.reset(seed=1)
    agent = table.agent_selection
    never = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    table.step(never)
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


SIMULTANEOUS = next(key for key, game in catalog().games.items() if game.simultaneous)


def test_where_all_act_at_once_nobody_has_a_turn() -> None:
    with pytest.raises(Illegal) as refused:
        raw_env(SIMULTANEOUS)
    assert refused.value.message == "TB-06-all-at-once"
    api_test(env(SIMULTANEOUS, seats=2, max_cycles=50), num_cycles=60)


@pytest.mark.parametrize("wish", USUAL)
def test_a_match_can_be_cut_short(wish: Wish) -> None:
    table = made(wish, max_cycles=2)
    table.reset(seed=1)
    for _ in range(2):
        assert not any(table.truncations.values())
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}
