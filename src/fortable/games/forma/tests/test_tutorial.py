"""What the tutorial asks for does what it says."""

import pytest

from fortable.testing.clauses import rule
from fortable.tutorial import written

from .. import GAME
from .table import ZERO, events, kinds, seen_by

STEPS = written(GAME)
LEADS_TO = (
    "FormLaid",
    "SquareEnclosed",
    "ObstacleEnclosed",
    "TurnCame",
    "TowerEnclosed",
    "FormLaid",
)
"""An event that comes of each step but the last, which is only looked at."""


@rule("FA-08", "FA-15", "FA-16", "FA-18")
@pytest.mark.parametrize("number", range(len(LEADS_TO)))
def test_what_the_tutorial_asks_for_does_what_it_says(number: int) -> None:
    state = GAME.notation.read_state(STEPS[number].position)
    assert LEADS_TO[number] in kinds(events(state, f"0: {STEPS[number].wish}"))


@rule("FA-19")
def test_the_tutorial_ends_with_a_bridge() -> None:
    last = [GAME.notation.read_state(step.position) for step in STEPS[-2:]]
    assert [len(seen_by(ZERO, state).bridges[0]) for state in last] == [0, 1]
