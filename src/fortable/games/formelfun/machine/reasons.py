"""Why another card was better: what weighs most of all that tells the two apart, by the rules.

What counts how much is what a sensible driver looks at (`policy.py`), in tenths of a space.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..actions import AnyAction
from ..cards import BOOST, is_red
from ..model import Spot
from ..track import is_home, space_at
from ..view import View
from . import policy
from .drives import Drive, drive, farthest, how_often, later_use, other_cars

Said = tuple[str, dict[str, Any]]
"""A message and its facts."""
Weighed = Iterator[tuple[int, Said]]

SLIGHT = 4
"""What counts less is no reason."""
RED_HELPS = 4
"""A card that moves so far by its red number is worth keeping for that space."""


class Two(NamedTuple):
    """A chosen card and a better one, for the car that is due."""

    view: View
    due: Spot
    chosen: Drive
    best: Drive

    @property
    def is_over(self) -> bool:
        """Whether the race ends with this turn, so that all cars line up again (FF-15, FF-18)."""
        return is_home(self.chosen.track) or is_home(self.best.track)

    @property
    def named(self) -> dict[str, Any]:
        return {"car": self.due.car, "card": self.best.card, "boost": self.best.boost}


def why(view: View, chosen: AnyAction, best: AnyAction) -> Said | None:
    """What is better about the other card."""
    if view.due is None:
        return None
    two = Two(view, view.due, drive(view, chosen), drive(view, best))
    weighed = [*_danger(two), *_distance(two), *_hand(two), *_kept(two)]
    weight, said = max(weighed, key=lambda each: each[0], default=(0, None))
    return said if weight >= SLIGHT else None


def _danger(two: Two) -> Weighed:
    """Who stands last as the race ends is out (FF-15, FF-16)."""
    if two.chosen.is_last and not two.best.is_last:
        facts = {**two.named, "ahead": sorted(two.best.behind)}
        is_over = is_home(two.chosen.track)
        safe = policy.GOOD[policy.SAFE_AT_LAST if is_over else policy.SAFE]
        yield safe + _farther(two), ("reason-out" if is_over else "reason-last", facts)


def _farther(two: Two) -> int:
    """What it counts how much farther the car comes."""
    behind = sum(other.place < two.due.place for other in two.view.track)
    need = policy.GOOD[policy.NEEDS + min(behind, policy.MOST_BEHIND)]
    return need * (two.best.spaces - two.chosen.spaces)


def _distance(two: Two) -> Weighed:
    """How much farther the car comes."""
    chosen, best, space = two.chosen, two.best, space_at(two.due.place)
    weight, passed = _farther(two), best.behind - chosen.behind
    facts = {"spaces": best.spaces, "fewer": chosen.spaces}
    if is_red(best.card, space):
        yield weight, ("reason-red", {**two.named, **facts, "space": space})
    elif passed:
        yield weight, ("reason-passes", {**two.named, "cars": sorted(passed)})
    else:
        yield weight, ("reason-farther", {**two.named, **facts})


def _hand(two: Two) -> Weighed:
    """What the hand is worth afterwards."""
    if two.chosen.boost and not two.best.boost:
        facts = {"card": two.chosen.card, "cards": len(two.view.hand) - 1, "spaces": BOOST}
        yield policy.GOOD[policy.SECOND_TURBO], ("reason-turbo", facts)
    yield from _next_turn(two)


def _next_turn(two: Two) -> Weighed:
    """How far the cards that stay bring the car from where it stops."""
    (more, card), (fewer, _) = two.best.next_best, two.chosen.next_best
    weight = policy.GOOD[policy.LOOKAHEAD] * (more - fewer)
    space, other = (space_at(each.spot.place) for each in (two.best, two.chosen))
    facts = {"car": two.due.car, "card": card, "spaces": more, "fewer": fewer, "space": space}
    if two.is_over:
        return
    if space != other:
        yield weight, ("reason-next", {**facts, "other": other})
    elif card == two.chosen.card:
        yield weight, ("reason-next-kept", facts)


def _kept(two: Two) -> Weighed:
    """What the chosen card could have brought another time, more than the other."""
    chosen, best = two.chosen, two.best
    if chosen.card == best.card or chosen.boost or best.boost:
        return
    worth = policy.GOOD[policy.DEARNESS]
    facts = {"card": chosen.card, "other": best.card, "car": two.due.car}
    yield from _for_another_car(two, worth)
    most, least = farthest(chosen.card), farthest(best.card)
    if chosen.movement > best.movement and chosen.spaces == best.spaces:
        full = space_at(two.due.place + chosen.movement)
        fell = {**facts, "space": full, "fell": chosen.fell}
        wasted = policy.GOOD[policy.NEEDS + policy.MOST_BEHIND] * chosen.fell
        yield wasted + worth * (most - least), ("reason-fell", fell)
    elif chosen.spaces == best.spaces:
        same = {**facts, "spaces": chosen.spaces}
        yield worth * (most - least), ("reason-keep", {**same, "most": most, "least": least})
        often, seldom = (how_often(card, chosen.spaces) for card in (chosen.card, best.card))
        yield often - seldom, ("reason-rarer", {**same, "often": often, "seldom": seldom})
    elif chosen.spaces > best.spaces and chosen.behind == best.behind:
        yield worth * (most - least), ("reason-needless", {**facts, "most": most, "least": least})
    elif chosen.spaces > best.spaces and not best.is_last:
        dear = {**facts, "most": most, "least": least, "spaces": best.spaces}
        yield worth * (most - least), ("reason-dear", dear)


def _for_another_car(two: Two, worth: int) -> Weighed:
    """Where its red number would have counted for another car of the team."""
    card, moved = two.chosen.card, two.chosen.spaces
    others = two.view.track[two.view.moved + 1 :] if two.is_over else two.view.track
    for other in (each for each in other_cars(two.view) if each in others):
        space = space_at(other.place)
        if is_red(card, space) and space >= RED_HELPS and space > moved:
            facts = {"car": other.car, "space": space, "card": card, "fewer": moved}
            spent = later_use(two.view, two.best.card, two.best.spot)
            yield worth * (space - spent) + SLIGHT, ("reason-other-car", facts)
