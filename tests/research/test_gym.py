"""Gymnasium's own checks; and a seat at a table of bots."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.research.gym import Seat
from fortable.testing.endurance import endurance, often

GAMES = list(catalog().games.values())
TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES for seats in game.seats
]
SEEDS = often(5, in_full=20)
pytestmark = pytest.mark.filterwarnings("ignore")


def table(game: AnyGame, seats: int, **wishes: object) -> Seat:
    return Seat(game.key, bots=("random",) * (seats - 1), **wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_api_is_kept(game: AnyGame, seats: int) -> None:
    check_env(table(game, seats), skip_render_check=True)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_comes_to_its_end(game: AnyGame, seats: int) -> None:
    sat = table(game, seats, seat=seats - 1)
    seen, _ = sat.reset(seed=seats)
    rng, total, is_over = np.random.default_rng(1), 0.0, False
    for _ in range(20_000):
        assert sat.observation_space.contains(seen)
        seen, reward, is_over, _, _ = sat.step(int(rng.choice(np.flatnonzero(sat.action_masks()))))
        total += reward
        if is_over:
            break
    assert is_over
    outcome = sat.match.outcome()
    if seats == 1:
        assert total == outcome.scores[0]
    else:
        assert (total > 0 or len(outcome.ranking[0]) > 1) == (seats - 1 in outcome.ranking[0])


@endurance
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_seed_deals_the_same_again(game: AnyGame, seed: int) -> None:
    told = []
    for _ in range(2):
        sat, rng = table(game, max(2, min(game.seats))), np.random.default_rng(seed)
        seen, _ = sat.reset(seed=seed)
        episode = [seen.tolist()]
        for _ in range(12):
            action = int(rng.choice(np.flatnonzero(sat.action_masks())))
            seen, _, is_over, _, _ = sat.step(action)
            episode.append(seen.tolist())
            if is_over:
                break
        told.append(episode)
    assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whoever_does_what_is_not_allowed_has_lost(game: AnyGame) -> None:
    sat = table(game, max(2, min(game.seats)))
    sat.reset(seed=1)
    never = int(np.flatnonzero(~sat.action_masks())[0])
    _, reward, is_over, _, _ = sat.step(never)
    assert (reward, is_over) == (-1, True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_it_can_be_shown(game: AnyGame) -> None:
    sat = table(game, max(2, min(game.seats)), render_mode="ansi")
    sat.reset(seed=1)
    assert sat.render() == game.notation.write_state(sat.match.state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_match_can_be_cut_short(game: AnyGame) -> None:
    for most, expected in ((1, True), (2, False), (None, False)):
        sat = table(game, max(2, min(game.seats)), max_cycles=most)
        sat.reset(seed=1)
        _, _, is_over, is_cut, _ = sat.step(int(np.flatnonzero(sat.action_masks())[0]))
        assert is_cut == (expected and not is_over)
