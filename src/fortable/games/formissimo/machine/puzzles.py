"""Puzzles for one: which card next, so that the fewest are left? The solver proves it."""

from collections.abc import Mapping

from fortable.kernel.words import Action
from fortable.puzzles.setting import Setting

from ..actions import Take
from ..model import SOLO
from ..modes.puzzle import best_way
from ..view import View

POINT = 100
MOST_LYING = 20
"""Where more cards lie nobody sees to the end."""


def worths(view: View) -> Mapping[Action, int]:
    """Minus the cards that must be left after each card; nothing where a proof is too long."""
    if view.phase != "puzzle" or not view.chains[0] or len(view.lying) > MOST_LYING:
        return {}
    found: dict[Action, int] = {}
    for place in view.takeable:
        rest = {spot: card for spot, card in view.lying.items() if spot != place}
        solution = best_way(view.deck, (*view.chains[0], view.lying[place]), rest)[1]
        if solution.is_open:
            return {}
        found[Take(place)] = -POINT * solution.left
    return found


PUZZLES = Setting(seats=SOLO, worths=worths)
