"""Why another card was better: what did not match, what was broken already, how far a chain can still go."""

from itertools import pairwise
from typing import Any

from ..actions import AnyAction, Stop, Take
from ..deck import Deck
from ..modes.puzzle import best_way
from ..view import View

Said = tuple[str, dict[str, Any]]
"""A message and its facts."""


def why(view: View, chosen: AnyAction, best: AnyAction) -> Said | None:
    """What was wrong with an action, or what another leads to."""
    if view.viewer is None or not view.lying:
        return None
    chain, broken = chain_of(view), broken_at(view.deck, chain_of(view))
    match chosen, best:
        case Stop(), Take(place) if broken is None and place in view.takeable:
            return "reason-overlooked", {"place": place}
        case Take(), Stop() if broken is not None:
            features = view.deck.differing(chain[broken - 1], chain[broken])
            return "reason-broken", {"step": broken, "features": features}
        case Take(place), _ if place not in view.takeable and chain:
            features = view.deck.differing(chain[-1], view.lying[place])
            return "reason-mismatch", {"place": place, "features": features}
        case Take(place), Take(other) if broken is None and other in view.takeable:
            return _farther(view, chain, place, other)
    return None


def chain_of(view: View) -> tuple[int, ...]:
    """The viewer's; alone, the player's."""
    return view.chains[0 if view.is_solo else view.viewer or 0]


def broken_at(deck: Deck, chain: tuple[int, ...]) -> int | None:
    """The number of the first card that does not match the one before it, the start card being number 0."""
    pairs = enumerate(pairwise(chain), 1)
    return next((step for step, (one, other) in pairs if not deck.match(one, other)), None)


def _farther(view: View, chain: tuple[int, ...], place: str, other: str) -> Said | None:
    """Which of two cards more can follow, by the solver's proof; or else at once."""
    more, fewer = follow(view, chain, other), follow(view, chain, place)
    if more is None or fewer is None:
        return None
    if more > fewer:
        return "reason-farther", {"place": other, "cards": more, "fewer": fewer}
    ways, less = matching(view, other), matching(view, place)
    if ways > less:
        return "reason-ways", {"place": other, "ways": ways, "fewer": less}
    return None


def follow(view: View, chain: tuple[int, ...], place: str) -> int | None:
    """How many cards can follow the one at a place at most; nothing where that takes too long to prove."""
    way, solution = best_way(view.deck, (*chain, view.lying[place]), rest(view, place))
    return None if solution.is_open else len(way)


def matching(view: View, place: str) -> int:
    """How many cards match the one at a place."""
    return len(view.deck.matching(view.lying[place], rest(view, place)))


def rest(view: View, place: str) -> dict[str, int]:
    """What still lies there when the card at a place is taken."""
    return {spot: card for spot, card in view.lying.items() if spot != place}
