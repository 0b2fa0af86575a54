"""What the table plays for a seat that is gone."""

import pytest

from fortable.kernel.log import Match
from fortable.testing import rule

from .. import GAME
from ..model import Options, State
from .table import SEED, after, at, begin, seen_by


def plays(state: State, seat: int = 0) -> str:
    return GAME.notation.write_action(GAME.auto_action(seen_by(seat, state)))


@rule("FM-05")
def test_it_is_ready() -> None:
    assert plays(begin(2), 1) == "ready"


@rule("FM-06")
def test_it_takes_the_first_card_that_matches() -> None:
    assert plays(at("race | A1:sbS2x B2:crS1o C3:crL2o | crL1o, sbL2x")) == "take B2"


@rule("FM-09", "FM-10")
def test_it_calls_stop_when_nothing_matches_and_picks_the_first_card() -> None:
    position = "race | B2:sbS2x C3:sbS1x | crL1o, sbL2x"
    assert plays(at(position)) == "stop"
    assert plays(after(position, "0: stop")) == "pick B2"


@rule("FM-18", "FM-19")
def test_alone_it_takes_finishes_and_goes_on() -> None:
    assert plays(begin(1)) == "take A1"
    assert plays(at("puzzle | A2:crS1o ~crL1o | crL1o")) == "take A2"
    assert plays(at("puzzle | ~crL1o | crL1o")) == "finish"
    assert plays(after("puzzle | ~crL1o | crL1o", "0: finish")) == "ready"


@rule("FM-17", "FM-20")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_match_of_such_seats_alone_ends(seats: int) -> None:
    match = Match.begin(GAME, seats, Options(), SEED)
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, GAME.auto_action(match.view(seat)))
        assert match.version < 1000
    points = match.outcome().scores
    assert min(points) < 0 if seats == 1 else max(points) > 10
