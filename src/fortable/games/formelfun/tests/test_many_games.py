"""Random games end, with the number of races of FF-01 and exactly one elimination in each."""

from random import Random

import pytest

from fortable.kernel.log import Match
from fortable.testing import rule

from .. import GAME
from ..events import CarEliminated, FinalWon, RaceBegan, RaceEnded
from ..model import OWNER, Options

GAMES = 20


def played(seats: int, options: Options, rng: Random) -> Match:
    match = Match.begin(GAME, seats, options, rng.randbytes(32))
    while waiting := match.waiting:
        (seat,) = waiting
        match.act(seat, rng.choice(list(GAME.legal(match.view(seat)))))
    return match


def check(match: Match, races: int) -> None:
    """Race after race one car goes out, until one has won."""
    told = [event for event in match.events if isinstance(event, RaceEnded | CarEliminated)]
    ends, out = told[0::2], told[1::2]
    assert all(isinstance(event, RaceEnded) for event in ends)
    assert [event.race for event in ends if isinstance(event, RaceEnded)] == list(
        range(1, races + 1)
    )
    cars = [event.car for event in out if isinstance(event, CarEliminated)]
    assert len({*cars}) == len(cars) == races
    assert sum(isinstance(event, RaceBegan) for event in match.events) == races - 1
    won = match.events[-1]
    assert isinstance(won, FinalWon)
    assert won.car not in cars
    totals = [0] * match.state.seats
    for event in (*out, won):
        assert isinstance(event, CarEliminated | FinalWon)
        assert OWNER[event.car] == event.seat
        totals[event.seat] += event.points
    assert match.outcome().scores == tuple(totals)
    assert won.to == max(range(len(totals)), key=lambda seat: (totals[seat], _best(match, seat)))


def _best(match: Match, seat: int) -> int:
    lines = match.outcome().breakdown[seat]
    return max(line.points for line in lines)


@rule("FF-01", "FF-16", "FF-19")
@pytest.mark.parametrize(
    ("seats", "cars_at_five", "races"),
    [(3, 3, 8), (4, 3, 11), (5, 3, 14), (6, 3, 11), (5, 2, 9)],
)
def test_one_race_fewer_than_cars_and_one_elimination_a_race(
    seats: int, cars_at_five: int, races: int
) -> None:
    rng = Random(seats)
    options = Options(cars_at_five=2 if cars_at_five == 2 else 3)
    for _ in range(GAMES):
        check(played(seats, options, rng), races)
