"""Puzzles show what was seen: what is to be found is what to do with it, not where it lies."""

from collections.abc import Hashable

from fortable.puzzles.setting import Setting

from ..actions import AnyAction, Turn
from ..model import INDEX, UNSEEN
from ..view import View
from .reasons import fits


def alike(view: View, action: AnyAction) -> Hashable:
    """Cards that nobody has seen are as good as each other, and so are known ones that do not fit."""
    if not isinstance(action, Turn):
        return action
    if (number := view.grid[INDEX[action.place]]) == UNSEEN:
        return "unseen"
    return action if fits(view, number) else "useless"


PUZZLES = Setting(players=("beginner", "casual", "good"), options={"memory_aid": True}, alike=alike)
