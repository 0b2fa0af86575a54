"""The casual bot drives sensibly."""

from random import Random

import pytest

from fortable.bots.playing import simulate
from fortable.testing import rule

from .. import GAME
from ..bots import Casual
from ..model import Options
from .table import at, due, seen_by

LAST = "B1:15.1 C1:14.1 C2:12.1 A1:8.1"


def chooses(track: str, hand: str, moved: int = 0, seats: int = 3) -> set[str]:
    """What the casual bot plays, whatever its lots."""
    state = at(track, hand, moved=moved, seats=seats)
    view = seen_by(due(state), state)
    bots = [Casual(GAME, due(state), Random(lot)) for lot in range(10)]
    return {GAME.notation.write_action(bot.choose(view)) for bot in bots}


@rule("FF-16")
def test_it_moves_its_car_out_of_last_place() -> None:
    assert chooses(LAST, "2/3 3/3 4/3 5/3 6", moved=3) == {"6"}
    assert chooses(LAST, "2/3 3/3 4/3 5/3 Turbo", moved=3) == {"Turbo"}


@rule("FF-05")
def test_it_plays_a_card_that_matches() -> None:
    assert chooses("A1:19.1 B1:12.1 C1:11.1 C2:10.1", "2/3 3/3 9/3 6 7") == {"9/3"}


@rule("FF-05")
def test_it_keeps_a_card_that_matches_where_another_car_stands() -> None:
    track = "A1:17.1 A2:9.1 B1:8.1 C1:7.1 C2:6.1"
    assert chooses(track, "9/3 2/3 2/3 2/3 2/3") == {"2/3"}


@rule("FF-05")
def test_it_keeps_a_card_that_matches_where_its_car_will_stand() -> None:
    track = "A1:15.1 B1:9.1 C1:8.1 C2:7.1"
    assert chooses(track, "8/3 2/3 2/3 2/3 2/3") == {"2/3"}


@rule("FF-11")
def test_it_saves_its_turbos_while_nothing_is_lost() -> None:
    assert chooses("A1:17.1 B1:9.1 C1:8.1 C2:7.1", "2/3 2/3 2/3 Turbo Turbo") == {"2/3"}


@rule("FF-11")
def test_it_plays_a_turbo_for_a_car_that_would_be_out() -> None:
    track = "B1:33.1 C1:20.1 C2:20.2 A1:13.1"
    assert chooses(track, "2/3 2/3 2/3 2/3 Turbo", moved=3) == {"2/3+Turbo"}


@rule("FF-21")
@pytest.mark.parametrize("seats", [3, 6])
def test_it_beats_random_drivers(seats: int) -> None:
    bots = ["casual", *["random"] * (seats - 1)]
    result = simulate(GAME, seats, Options(), bots, games=12, seed=1)
    assert result.wins[0] >= 10
