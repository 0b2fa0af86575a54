"""Why another place was better: what weighs most of all that tells the two apart, checked by the rules."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fortable.kernel.words import Seat

from ..actions import AnyAction, Pass, Place
from ..board.forms import VALUES
from ..board.placements import fits, misfit, places_of
from ..board.squares import names
from ..bots.bitboard import Bitboard, seen
from ..bots.bridge_chances import NEVER
from ..scoring import BRIDGE, TOWER_POINTS
from ..view import View
from .consequences import Brought, best_left, brought, missing, spot_of

Said = tuple[str, dict[str, Any]]
"""A message and its facts."""
Weighed = Iterator[tuple[float, Said]]
"""What could be said, and how much it counts, in points."""

FADES = 0.8
"""What becomes of the worth of a bridge with each square that it lacks."""
FEW = 120
"""With more places left for a form there is no hurry to lay it."""
NEAR = 12
"""Of bridges that lack more nobody speaks."""
DUEL = 2
IN_COMPANY = 0.5
"""What the next player may take counts in full in a duel, and less where two others gain as little."""
SLIGHT = 1.0
"""What counts less is no reason."""


class Side(NamedTuple):
    """One of two places, and all that it leads to."""

    place: Place
    brings: Brought
    leaves: Brought
    """The most that the next player could take then."""
    then: Bitboard

    @property
    def named(self) -> dict[str, Any]:
        return {"form": self.place.form, "square": self.place.square}

    @property
    def value(self) -> int:
        return VALUES[self.place.form]


class Two(NamedTuple):
    """A chosen place and a better one."""

    now: Bitboard
    seat: Seat
    stock: tuple[str, ...]
    following: Seat
    """Who comes next."""
    had: Brought
    """The most that this player could take already."""
    is_duel: bool
    chosen: Side
    best: Side


def why(view: View, chosen: AnyAction, best: AnyAction) -> Said | None:
    """What was wrong with an action, or what is better about the other."""
    match chosen, best:
        case Place(), _ if lost := _lost(view, chosen):
            return lost
        case Pass(), Place(form, _, _, square):
            return "reason-passed", {"form": form, "square": square}
        case Place(), Place() if view.viewer is not None and not _lost(view, best):
            return _heaviest(_compared(view, view.viewer, chosen, best))
    return None


def _lost(view: View, place: Place) -> Said | None:
    """Why a form does not fit where it was meant to go, if it does not."""
    found = misfit(*spot_of(place), seen(view).free)
    if found is None:
        return None
    facts = {"form": place.form, "square": place.square, "taken": found.taken, "over": found.over}
    return "reason-misfit", facts


def _compared(view: View, seat: Seat, chosen: Place, best: Place) -> Two:
    now, following = seen(view), Seat((seat + 1) % view.seats)
    theirs = view.stocks[following]

    def side(place: Place) -> Side:
        brings, then = brought(now, seat, spot_of(place))
        return Side(place, brings, best_left(then, following, theirs), then)

    return Two(
        now=now,
        seat=seat,
        stock=view.stocks[seat],
        following=following,
        had=best_left(now, following, theirs),
        is_duel=view.seats == DUEL,
        chosen=side(chosen),
        best=side(best),
    )


def _heaviest(two: Two) -> Said | None:
    weighed = [*_at_once(two), *_left_to_others(two), *_on_the_way(two), *_kept(two)]
    weight, said = max(weighed, key=lambda each: each[0], default=(0.0, None))
    return said if weight >= SLIGHT else None


def _at_once(two: Two) -> Weighed:
    """What the better place brings at once."""
    more, less = two.best.brings, two.chosen.brings
    if more.tower and not less.tower:
        yield TOWER_POINTS, ("reason-tower", {**two.best.named, "points": TOWER_POINTS})
    if more.bridges > less.bridges:
        points = BRIDGE * (more.bridges - less.bridges)
        yield points, ("reason-bridge", {**two.best.named, "points": points})
    points, fewer = more.by_squares, less.by_squares
    if points > fewer:
        facts = {"squares": names(more.squares), "points": points, "fewer": fewer}
        yield points - fewer, ("reason-closes", {**two.best.named, **facts})


def _left_to_others(two: Two) -> Weighed:
    """What the next player can take after the one, and not after the other."""
    theirs, otherwise = two.chosen.leaves, two.best.leaves
    weight = (theirs.points - otherwise.points) * (1 if two.is_duel else IN_COMPANY)
    facts = {"seat": two.following, "points": theirs.points, "squares": names(theirs.closed)}
    if theirs.bridges > otherwise.bridges:
        return
    if theirs.points > two.had.points:
        yield weight, ("reason-leaves", facts)
    elif theirs.closed & ~open_to_all(two.best.then):
        yield weight, ("reason-takes-away", {**facts, **two.best.named})


def open_to_all(board: Bitboard) -> int:
    """What may still be closed in."""
    return board.free | board.stones | board.tower


def _on_the_way(two: Two) -> Weighed:
    """Bridges that come nearer, and those of the next player that the better place is in the way of."""
    mine, without = (missing(side.then, two.seat) for side in (two.best, two.chosen))
    facts = {**two.best.named, "missing": mine}
    if without == NEVER:
        yield _promise(mine), ("reason-bridge-lost", facts)
    else:
        yield _promise(mine) - _promise(without), ("reason-nearer", {**facts, "more": without})
    theirs, hindered = (missing(side.then, two.following) for side in (two.chosen, two.best))
    weight = (_promise(theirs) - _promise(hindered)) * (1 if two.is_duel else IN_COMPANY)
    facts = {**two.best.named, "seat": two.following, "missing": theirs}
    yield weight, ("reason-hinders", facts)


def _promise(lacking: int) -> float:
    """What a bridge is worth that lacks so many squares."""
    return BRIDGE * FADES**lacking if lacking <= NEAR else 0.0


def _kept(two: Two) -> Weighed:
    """Forms that find their place, or will still find one."""
    rest = [form for form in dict.fromkeys(two.stock) if form != two.chosen.place.form]
    shut_out = [
        form
        for form in rest
        if fits(form, two.best.then.free) and not fits(form, two.chosen.then.free)
    ]
    if shut_out:
        form = max(shut_out, key=VALUES.__getitem__)
        yield VALUES[form], ("reason-room", {"form": form, "value": VALUES[form]})
    larger, smaller = two.best.value, two.chosen.value
    places = _places(two.now.free, two.best.place.form)
    if larger > smaller and places <= FEW:
        facts = {**two.best.named, "value": larger, "smaller": smaller, "places": places}
        yield larger - smaller, ("reason-larger", facts)


def _places(free: int, form: str) -> int:
    """In how many ways a form can still be laid."""
    return sum(squares.bit_count() for _, squares in places_of(free, [form]))
