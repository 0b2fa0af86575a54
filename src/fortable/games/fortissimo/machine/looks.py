"""What to think of, for a hint that names no action. What lies face down is not named either (FT-25)."""

from collections.abc import Sequence

from fortable.kernel.words import Event

from ..actions import AnyAction, Fire, Insert, Return, Take, Turn
from ..view import View
from .memory import remembered
from .reasons import Said, fits, number_at, top_of


def where(view: View, heard: Sequence[Event], best: AnyAction) -> Said | None:
    """The question that leads to this action."""
    if view.viewer is None:
        return None
    top = top_of(view)
    match best:
        case Turn(place):
            number = remembered(heard).get(place)
            if number is None:
                return "look-unseen", {"top": top}
            return ("look-memory", {"top": top}) if fits(view, number) else ("look-quiet", {})
        case Take() | Insert() if view.phase == "turn":
            return "look-open", {"top": top}
        case Take() | Return() if view.turned and number_at(view, view.turned) > top:
            return "look-gap", {"number": number_at(view, view.turned), "top": top}
        case Insert() | Return() if view.magic == view.viewer:
            return "look-magic", {}
        case Fire():
            return "look-shots", {}
    return None
