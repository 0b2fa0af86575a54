"""The tutorial shows real positions, and asks for nothing that is not allowed there."""

import pytest

from fortable.testing import rule

from .. import GAME
from .table import at, seen_by
from .tutorial import FILE, LEARNER, STEPS, written


def test_the_tutorial_is_made_of_positions_as_they_are_shown_today() -> None:
    assert FILE.read_text("utf-8") == written()


@pytest.mark.parametrize(("position", "wish"), STEPS)
def test_what_the_learner_is_asked_to_do_is_allowed(position: str, wish: str | None) -> None:
    allowed = list(GAME.legal(seen_by(LEARNER, at(position))))
    assert (wish is None) == (allowed == [])
    assert wish is None or GAME.notation.read_action(wish) in allowed


@rule("FT-25")
def test_the_learner_has_to_remember_too() -> None:
    position, wish = STEPS[4]
    assert wish == "turn B3"
    assert 15 not in seen_by(LEARNER, at(position)).grid
