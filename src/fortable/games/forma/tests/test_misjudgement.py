"""Eyes that err: the more often, the tighter a place is."""

from random import Random

import pytest

from fortable.testing import rule

from ..board.forms import TURNED
from ..board.squares import FREE, NUMBERS, where
from ..bots.bitboard import Spot
from ..bots.misjudgement import misjudged, tightness
from .table import at

FREE_OF = where(at("1 X 0 J9", stones="C4").board, FREE)


def spot(form: str, square: str) -> Spot:
    return Spot(TURNED[form][0, False], NUMBERS[square])


def test_a_place_is_as_tight_as_sides_meet_something() -> None:
    assert tightness(spot("1O", "F15"), FREE_OF) == 0
    assert tightness(spot("1O", "A1"), FREE_OF) == 2
    assert tightness(spot("1O", "C3"), FREE_OF) == 1
    assert tightness(spot("I", "A16"), FREE_OF) == 6


def test_who_never_slips_lays_a_form_where_it_was_meant_to_go() -> None:
    assert all(
        misjudged(spot("I", "A1"), FREE_OF, 0.0, Random(n)) == spot("I", "A1") for n in range(20)
    )


@rule("FA-09")
def test_who_slips_lays_the_same_form_where_it_does_not_fit() -> None:
    for seed in range(20):
        wrong = misjudged(spot("I", "C5"), FREE_OF, 1.0, Random(seed))
        assert wrong.pose.form == "I"
        assert wrong.squares & ~FREE_OF


@pytest.mark.parametrize("seed", range(5))
def test_where_there_is_room_nobody_goes_wrong(seed: int) -> None:
    assert misjudged(spot("1O", "F15"), FREE_OF, 1.0, Random(seed)) == spot("1O", "F15")
