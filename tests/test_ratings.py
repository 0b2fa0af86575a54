"""Where people stand: a season puts them in order, newcomers soon find their place, help does not count."""

from dataclasses import replace
from random import Random
from statistics import fmean, median

import pytest

from bench.season import is_right, modelled, newcomers, season
from fortable.bots import roster
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.options import read_options
from fortable.ratings import (
    Contestant,
    RatedMatch,
    Rating,
    Season,
    kind_of,
    places_of,
    rated,
    shown,
)
from fortable.ratings.kinds import of_table
from fortable.ratings.places import Measured

LEVELS = Measured({"beginner": 15.0, "casual": 25.0, "good": 33.0, "strong": 45.0}, 2, {}, 0, 0, 1)
PLACED = [game for game in catalog().games.values() if places_of(game)]

each_placed = pytest.mark.parametrize("game", PLACED, ids=lambda game: game.key)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_season_puts_everybody_in_order(seats: int) -> None:
    levels = Measured(LEVELS.means, seats, {}, 0, 0, 1)
    order = season("duel", levels, modelled(levels), matches=400)
    assert is_right(order, levels)
    assert not is_right(order[::-1], levels)


def test_newcomers_are_near_their_place_after_fifteen_matches_with_bots() -> None:
    errors = newcomers("duel", LEVELS, modelled(LEVELS), count=60)
    assert abs(fmean(errors)) < 0.05
    assert median(map(abs, errors)) < 0.1


def test_a_casual_bot_is_where_newcomers_begin_and_400_are_ten_to_one() -> None:
    assert shown(Rating()).value == 1000
    fight, rng = modelled(Measured({"a": 25.0, "b": 25.0 + 400 / 29.48}, 2, {}, 0, 0, 1)), Random(1)
    won = fmean(fight(["a", "b"], rng)[1] == 1 for _ in range(4000))
    assert won == pytest.approx(10 / 11, abs=0.02)


def test_bots_stay_where_they_are_and_people_move() -> None:
    told = Season(lambda _: {"duel": LEVELS})
    me, bot = Contestant("me"), Contestant(bot="strong")
    told.add(RatedMatch("g", "duel", (me, bot), (1, 2)))
    first = told.standings("g", "duel")["me"]
    told.add(RatedMatch("g", "duel", (me, bot), (2, 1)))
    then = told.standings("g", "duel")["me"]
    assert first.rating.mean > 25 > 25 - 1
    assert then.rating.mean < first.rating.mean
    assert then.rating.spread < first.rating.spread < Rating().spread
    assert then.played == 2
    again = rated([Rating(), Rating(LEVELS.means["strong"], 1e-3)], [1, 2])[0]
    assert again == first.rating, "the second match met the same bot"


def test_a_match_with_somebody_unknown_does_not_count() -> None:
    told = Season(lambda _: {"duel": LEVELS})
    for other in (Contestant(), Contestant(bot="of another game")):
        told.add(RatedMatch("g", "duel", (Contestant("me"), other), (1, 2)))
    told.add(RatedMatch("g", "several", (Contestant("me"), Contestant(bot="good")), (1, 2)))
    assert told.of("me") == {}


def test_kinds_of_tables_are_rated_apart() -> None:
    told = Season(lambda _: {})
    for kind in ("duel", "several", "duel"):
        told.add(RatedMatch("g", kind, (Contestant("me"), Contestant("you")), (1, 2)))
    assert {key: one.played for key, one in told.of("me").items()} == {
        ("g", "duel"): 2,
        ("g", "several"): 1,
    }


@each_placed
def test_places_are_of_bots_and_kinds_that_there_are(game: AnyGame) -> None:
    """In the order in which the levels are offered, and measured by the rules as they are."""
    for kind, measured in places_of(game).items():
        options = read_options(game.types.options, measured.options, measured.seats)
        assert of_table(game, options, measured.seats) == kind
        assert measured.version == game.version
        levels = [bot for bot in roster(game) if bot in measured.means]
        assert levels == list(measured.means)
        means = list(measured.means.values())
        assert means == sorted(means)
        assert measured.means["casual"] == 25.0
        assert measured.games >= 80


@pytest.mark.parametrize("game", catalog().games.values(), ids=lambda game: game.key)
def test_alone_or_with_help_nothing_counts(game: AnyGame) -> None:
    seats = max(game.seats)
    state = game.start(read_options(game.types.options, {}, seats), seats)
    assert kind_of(game, state) is not None
    assert kind_of(replace(game, aided=lambda _: True), state) is None
    if 1 in game.seats:
        assert kind_of(game, game.start(read_options(game.types.options, {}, 1), 1)) is None
