"""Looking back at races: planted blunders are found, and a round is played on as the rules have it."""

from random import Random

from fortable.testing.blunders import planted
from fortable.testing.endurance import endurance, often

from .. import GAME
from ..actions import AnyAction, Stop
from ..view import View

LONG = 6


def too_early(view: View, _: Random) -> AnyAction | None:
    """Stop, with a long chain and a card that matches."""
    if view.phase != "race" or view.viewer is None or len(view.chains[view.viewer]) < LONG:
        return None
    return Stop() if view.takeable else None


@endurance
def test_a_planted_blunder_is_a_turning_point() -> None:
    deals = often(4, in_full=100)
    found = [planted(GAME, 3, "strong", too_early, f"blunder {n}", 0.2) for n in range(deals)]
    seen = [each.is_found for each in found if each]
    assert len(seen) > deals / 2
    assert sum(seen) >= 0.9 * len(seen)
