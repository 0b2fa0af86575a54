"""What the table plays for a team that is gone."""

import pytest

from fortable.kernel.log import Match
from fortable.testing import rule

from .. import GAME
from ..model import Options
from .table import SEED, at, due, seen_by


def plays(track: str, hand: str, moved: int = 0) -> str:
    state = at(track, hand, moved=moved)
    return GAME.notation.write_action(GAME.auto_action(seen_by(due(state), state)))


@rule("FF-14")
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("2/3 3/3 6 7 8", "8"),
        ("1/10 3/3 6 7 8", "1/10"),
        ("2/3 3/3 4/3 5/3 Turbo", "Turbo"),
        ("9/3 6 7 8 Turbo", "9/3"),
        ("2/3 3/3 4/3 5/3 8/3", "2/3"),
    ],
)
def test_it_plays_the_single_card_that_moves_furthest(hand: str, card: str) -> None:
    assert plays("A1:9.1 B1:7.1", hand) == card


@rule("FF-05", "FF-14")
def test_it_knows_red_from_blue() -> None:
    assert plays("A1:11.1 B1:7.1", "1/10 3/3 4/3 5/3 6/3") == "3/3"
    assert plays("B1:18.1 A1:9.1", "9/3 8 8 8 8", moved=1) == "9/3"


@rule("FF-01", "FF-14")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_match_of_such_teams_alone_ends(seats: int) -> None:
    match = Match.begin(GAME, seats, Options(), SEED)
    while not match.is_over:
        (seat,) = match.waiting
        match.act(seat, GAME.auto_action(match.view(seat)))
    assert match.outcome().ended_by == "FF-19"
