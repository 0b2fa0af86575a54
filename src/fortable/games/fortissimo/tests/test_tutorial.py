"""The tutorial keeps to the rules of memory, too."""

from fortable.testing import rule
from fortable.tutorial import tutorial

from .. import GAME


@rule("FT-25")
def test_the_learner_has_to_remember_too() -> None:
    step = tutorial(GAME)[4]
    assert step.expects == GAME.notation.read_action("turn B3")
    assert 15 not in step.view.grid
