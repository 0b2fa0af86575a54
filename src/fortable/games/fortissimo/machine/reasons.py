"""Why another action was better: what had been seen, how far a card leaps, what can still follow it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from fortable.kernel import referee
from fortable.kernel.chance import guess
from fortable.kernel.words import Event

from .. import GAME
from ..actions import AnyAction, Fire, Insert, Return, Take, Turn
from ..model import FULL_RAMPART, INDEX
from ..scoring import scores
from ..view import View, imagine
from .memory import remember, remembered
from .policy import PLAN, SENSIBLE

Said = tuple[str, dict[str, Any]]
"""A message and its facts."""

FEW = 3
"""Leaping over so many cards that fit is no great loss."""
A_PLAN = 2
"""So many higher cards whose places are known are a plan."""


def why(view: View, heard: Sequence[Event], chosen: AnyAction, best: AnyAction) -> Said | None:
    """What tells the two apart for a player who forgets nothing."""
    if view.viewer is None:
        return None
    match chosen, best:
        case Turn(), Turn():
            return _other_card(view, heard, chosen, best)
        case Turn(), Take(place) | Insert(place):
            return "reason-lies-open", {"number": number_at(view, place), "place": place}
        case Take(place), _ if skipped(view, place):
            return "reason-leap", {"number": number_at(view, place), "count": skipped(view, place)}
        case Return(), Take(place):
            return _worth_taking(view, heard, place)
        case (Insert(place), _) | (_, Insert(place)):
            kept = isinstance(chosen, Insert)
            facts = {"number": number_at(view, place), "top": top_of(view)}
            return "reason-magic-kept" if kept else "reason-magic", facts
        case Fire(), Fire():
            return _better_shot(view, chosen, best)
    return None


def top_of(view: View) -> int:
    """The rightmost card of the viewer's rampart."""
    return 0 if view.viewer is None else view.ramparts[view.viewer][-1]


def number_at(view: View, place: str) -> int:
    return view.grid[INDEX[place]]


def skipped(view: View, place: str) -> int:
    """How many cards of the grid would fit now, and no longer after the one at a place is taken."""
    return _between(view, number_at(view, place))


def fits(view: View, number: int) -> bool:
    """Whether a card can be taken, at the right end or by the Magician (FT-07, FT-21)."""
    return number > top_of(view) or view.magic == view.viewer


def _other_card(view: View, heard: Sequence[Event], chosen: Turn, best: Turn) -> Said | None:
    """A card that was known to fit, or known not to; or one that leaves too much behind."""
    seen, top = remembered(heard), top_of(view)
    known = seen.get(chosen.place)
    if best.place in seen:
        return _known_card(view, heard, chosen, best)
    if known is None:
        return None
    facts = {"number": known, "place": chosen.place}
    if not fits(view, known):
        return "reason-useless", {**facts, "top": top}
    between = _between(view, known)
    return ("reason-known-leap", {**facts, "count": between}) if between else None


def _known_card(view: View, heard: Sequence[Event], chosen: Turn, best: Turn) -> Said:
    """One to be taken, nearer than the other or at all; or one to be returned, so that nothing is shown."""
    seen = remembered(heard)
    facts, other = {"number": seen[best.place], "place": best.place}, seen.get(chosen.place, 0)
    count = _between(view, other)
    farther = {"other": other, "at": chosen.place, "count": count}
    if not is_taken(view, heard, best.place):
        return ("reason-wait", {**facts, **farther}) if count else ("reason-quiet", facts)
    fewer = _between(view, seen[best.place])
    if fits(view, seen[best.place]) and count > fewer:
        return "reason-nearer", {**facts, **farther, "fewer": fewer}
    return "reason-seen", {**facts, "top": top_of(view)}


def _between(view: View, number: int) -> int:
    """How many cards of the grid would fit now, and no longer after this one."""
    return sum(top_of(view) < left < number for left in view.left)


def is_taken(view: View, heard: Sequence[Event], place: str) -> bool:
    """Whether a sensible player takes a card that was seen there, or returns it."""
    rng = Random(0)
    state = remember(imagine(view, rng), heard)
    turned = referee.rule(GAME, state, view.turn, Turn(place), guess(rng)).states[-1]
    return PLAN.at_a_glance(turned, SENSIBLE, rng) != Return()


def _worth_taking(view: View, heard: Sequence[Event], place: str) -> Said | None:
    """How little it leaves behind, or how much can follow it."""
    number, left_behind = number_at(view, place), skipped(view, place)
    facts = {"number": number, "place": place}
    known = sorted(other for other in remembered(heard).values() if other > number)
    if left_behind <= FEW:
        return "reason-little", {**facts, "count": left_behind}
    if len(known) >= A_PLAN:
        return "reason-plan", {**facts, "count": len(known), "next": known[0]}
    above = sum(left > number for left in view.left)
    needed = FULL_RAMPART - 1 - len(view.ramparts[view.viewer or 0])
    return ("reason-enough", {**facts, "above": above, "needed": needed}) if needed else None


def _better_shot(view: View, chosen: Fire, best: Fire) -> Said | None:
    """What a card is worth to its owner, or who is ahead."""
    more, less = (worth(view, each) for each in (best, chosen))
    facts = {"number": best.number, "seat": best.seat}
    if more > less:
        return "reason-shot", {**facts, "points": more, "fewer": less}
    points = scores(view)
    if best.seat != chosen.seat and points[best.seat] > points[chosen.seat]:
        return "reason-ahead", {**facts, "points": points[best.seat]}
    return None


def worth(view: View, shot: Fire) -> int:
    """The points that a shot takes away (FT-14 to FT-17)."""
    seat = shot.seat
    without = tuple(number for number in view.ramparts[seat] if number != shot.number)
    ramparts = (*view.ramparts[:seat], without, *view.ramparts[seat + 1 :])
    return scores(view)[seat] - scores(replace(view, ramparts=ramparts))[seat]
