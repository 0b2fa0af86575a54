"""Many matches side by side are the matches one by one."""

import numpy as np
import pytest

from fortable.research.episode import Episode, Numbers
from fortable.research.turns import lucks_of
from fortable.research.vector import Vector
from fortable.twins import flat

from .settings import USUAL, Wish

BATCH, STEPS = 5, 400


@pytest.mark.parametrize("wish", USUAL)
def test_every_row_is_a_match_of_its_own(wish: Wish) -> None:
    """Beside each row the same match is played alone: the same seats, masks, sights and ends."""
    tables = Vector(wish.key, BATCH, seats=wish.seats, seed=11, **wish.words)
    now, lucks = tables.reset(), [flat(luck.tolist()) for luck in lucks_of(11, BATCH)]
    alone = [Episode(tables.config, luck) for luck in lucks]
    rng, ended = np.random.default_rng(1), 0
    for _ in range(STEPS):
        assert now.seats.tolist() == [episode.seat for episode in alone]
        for row, episode in enumerate(alone):
            assert (now.masks[row] == episode.mask()).all()
            assert (now.observations[row] == episode.see(episode.seat)).all()
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in now.masks]
        now = tables.step(np.array(actions))
        for row, episode in enumerate(alone):
            episode.act(actions[row])
            assert now.dones[row] == episode.is_over
            assert now.rewards[row].tolist() == episode.returns()
        for row in np.flatnonzero(now.dones).tolist():
            alone[row] = Episode(tables.config, lucks[row])
            ended += 1
    assert ended


@pytest.mark.parametrize("wish", USUAL)
def test_the_same_seed_deals_the_same_matches(wish: Wish) -> None:
    first, second, third = (after_some_steps(wish, seed) for seed in (1, 1, 2))
    assert (first == second).all()
    assert (first != third).any()


def after_some_steps(wish: Wish, seed: int) -> Numbers:
    tables = Vector(wish.key, BATCH, seats=wish.seats, seed=seed, **wish.words)
    now = tables.reset()
    for _ in range(11):
        now = tables.step(now.masks.argmax(1))
    return now.observations


@pytest.mark.parametrize("wish", USUAL)
def test_lots_fall_on_all_that_may_be_chosen_and_on_nothing_else(wish: Wish) -> None:
    tables = Vector(wish.key, BATCH, seats=wish.seats, seed=3, **wish.words)
    may = tables.reset().masks[0]
    drawn = {int(tables.by_lot()[0]) for _ in range(1000)}
    assert drawn == set(np.flatnonzero(may).tolist())
