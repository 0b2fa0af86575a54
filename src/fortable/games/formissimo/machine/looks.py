"""Where to look in the layout, for a hint that names no card."""

from ..actions import AnyAction, Stop, Take
from ..view import View
from .reasons import Said, broken_at, chain_of, matching

LONELY = 2
"""A card that so few others match is soon cut off."""


def where(view: View, best: AnyAction) -> Said | None:
    """A row, or what is the matter with a card or the chain."""
    if view.viewer is None:
        return None
    match best:
        case Take(place) if place not in view.takeable:
            return None
        case Take(place) if view.is_solo and _is_lonely(view, place):
            return "look-lonely", {"count": matching(view, place)}
        case Take(place):
            return "look-row", {"row": place[0]}
        case Stop() if broken_at(view.deck, chain_of(view)) is not None:
            return "look-broken", {}
        case Stop():
            return "look-over", {}
    return None


def _is_lonely(view: View, place: str) -> bool:
    """Whether few cards match it, and fewer than any other that can be taken."""
    found = {each: matching(view, each) for each in view.takeable}
    others = (count for each, count in found.items() if each != place)
    return found[place] <= LONELY and all(count > found[place] for count in others)
