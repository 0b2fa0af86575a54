"""What the table plays for a seat that is gone."""

import pytest

from fortable.kernel.log import Match
from fortable.testing import rule

from .. import GAME
from ..actions import Place, Scatter
from ..model import Options
from .table import SEED, after, at, layout, seen_by


@rule("FA-07")
def test_chance_lays_out_the_board() -> None:
    assert GAME.auto_action(seen_by(layout().turn, layout())) == Scatter(12)


@rule("FA-12")
def test_the_largest_form_goes_where_it_fits_first() -> None:
    state = at("1 I 0 A1", stones="C1")
    assert GAME.auto_action(seen_by(state.turn, state)) == Place("F", 0, False, "D1")
    retry = after(state, "0: F 0 C1")
    assert GAME.auto_action(seen_by(retry.turn, retry)) == Place("F", 0, False, "D1")


@rule("FA-13")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_of_such_seats_alone_ends(seats: int) -> None:
    match = Match.begin(GAME, seats, Options(), SEED)
    while not match.is_over:
        (seat,) = match.waiting
        match.act(seat, GAME.auto_action(match.view(seat)))
        assert match.version < 1000
    assert not any(match.state.lost)
