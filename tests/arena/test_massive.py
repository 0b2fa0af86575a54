"""Bots that are twin code do in a moment what their likes do over the rules in minutes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from fortable import folder
from fortable.arena import Processes, play_contest, standings
from fortable.arena.contest import Contest
from fortable.arena.massive import play_massively
from fortable.arena.standings import Share
from fortable.bots import roster
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe
from fortable.kernel.words import Illegal
from fortable.testing.endurance import often
from fortable.twins import is_compiled
from fortable.twins.device import has_gpu
from fortable.twins.levels import Levels

pytestmark = pytest.mark.skipif(not is_compiled(), reason="Numba is not installed")

Wanted = dict[str, str | int | bool]
MANY = 2_000


def massive_games() -> Iterator[AnyGame]:
    return (game for game in catalog().games.values() if folder.LEVELS.of(game))


def _levels(game: AnyGame) -> Levels:
    levels = folder.LEVELS.of(game)
    assert levels is not None
    return levels


def tables() -> Iterator[tuple[AnyGame, int, Wanted]]:
    """Every such game with few and with many seats, as usual and by the other rules of its first option."""
    for game in massive_games():
        first = describe(game.types.options)[0]
        yield game, game.seats[0], {}
        yield game, game.seats[-1], {first.name: first.choices[-1] or first.default or 0}


TABLES = pytest.mark.parametrize(
    ("game", "seats", "options"),
    list(tables()),
    ids=lambda value: str(getattr(value, "key", value)),
)


def contest(game: AnyGame, seats: int, options: Wanted, matches: int) -> Contest:
    levels = _levels(game)
    bots = tuple(levels.styles)[:2]
    return Contest(
        game=game.key,
        seats=seats,
        options=options,
        bots=bots,
        deals=matches // len(bots),
        seed=5,
    )


@TABLES
def test_the_bots_of_views_win_as_often_as_those_of_numbers(
    game: AnyGame, seats: int, options: Wanted
) -> None:
    """As far as sixty matches tell: the luck is another."""
    few = contest(game, seats, options, often(60, in_full=1000))
    ordinary = standings(few, play_contest(few, Processes(1)))
    many = contest(game, seats, options, MANY)
    massive = standings(many, play_massively(many, "twin"))
    for one in ordinary.standings:
        (other,) = (each for each in massive.standings if each.bot == one.bot)
        assert _overlap(one.wins, other.wins), (one, other)
    assert massive.mean_actions == pytest.approx(ordinary.mean_actions, rel=0.15)


def _overlap(one: Share, other: Share) -> bool:
    return one.low <= other.high and other.low <= one.high


@TABLES
def test_the_same_seed_gives_the_same_matches(game: AnyGame, seats: int, options: Wanted) -> None:
    wanted = contest(game, seats, options, 40)
    once, again = (play_massively(wanted, "twin") for _ in range(2))
    assert once == again
    assert [result.line_up for result in once] == list(wanted.line_ups(range(wanted.deals)))


@pytest.mark.parametrize("game", list(massive_games()), ids=lambda game: game.key)
def test_every_level_of_numbers_is_a_bot(game: AnyGame) -> None:
    levels = _levels(game)
    assert set(levels.styles) <= set(roster(game))
    assert len({len(style) for style in levels.styles.values()}) == 1


@pytest.mark.parametrize("game", list(massive_games()), ids=lambda game: game.key)
def test_who_is_no_twin_code_is_refused_with_those_who_are(game: AnyGame) -> None:
    wanted = contest(game, game.seats[0], {}, 2)
    strange = replace(wanted, bots=("random", *wanted.bots))
    with pytest.raises(Illegal) as refused:
        play_massively(strange, "twin")
    assert refused.value.reason == "no-twin-bots"
    assert refused.value.facts["allowed"] == sorted(_levels(game).styles)


def few_massive_contests() -> list[Contest]:
    return [contest(game, seats, options, 4) for game, seats, options in tables()]


def test_on_a_gpu_the_same_matches_are_played() -> None:
    """Here on Numba's simulator of CUDA; on a real one: `python -m bench.gpu --check`."""
    switched = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    asked = [sys.executable, "-m", "tests.arena.simulated"]
    told = subprocess.run(asked, env=switched, capture_output=True, check=True, text=True)
    here = [repr(play_massively(wanted, "twin")) for wanted in few_massive_contests()]
    assert json.loads(told.stdout) == here
    assert here


def test_without_a_gpu_it_is_told_what_is_missing() -> None:
    if has_gpu():
        pytest.skip("there is a GPU")
    with pytest.raises(Illegal) as refused:
        play_massively(few_massive_contests()[0], "gpu")
    assert refused.value.reason == "no-gpu"
