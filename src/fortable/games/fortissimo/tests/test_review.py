"""Looking back at matches: planted blunders are found, and what is remembered."""

from random import Random

from fortable.testing.blunders import planted
from fortable.testing.endurance import endurance, often

from .. import GAME
from ..actions import AnyAction, Take
from ..model import INDEX
from ..view import View

HIGH, FEW = 38, 5


def far_too_high(view: View, _: Random) -> AnyAction | None:
    """A card near the top on a rampart that has hardly begun: little can follow it."""
    if view.phase != "choose" or view.turned is None or view.viewer is None:
        return None
    is_high = view.grid[INDEX[view.turned]] >= HIGH
    is_early = len(view.ramparts[view.viewer]) < FEW
    take = Take(view.turned)
    return take if is_high and is_early and take in GAME.legal(view) else None


@endurance
def test_a_planted_blunder_is_a_turning_point() -> None:
    deals = often(1, in_full=100)
    found = [planted(GAME, 2, "good", far_too_high, f"blunder {n}", 0.1) for n in range(deals)]
    seen = [each.is_found for each in found if each]
    assert len(seen) > deals / 3
    assert sum(seen) >= 0.9 * len(seen)
