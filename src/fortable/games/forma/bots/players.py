"""Players of Forma on four levels. They see what everybody sees, and reckon with whole boards at once.

A beginner lays what comes to hand; a casual player takes the points it notices; a good one dislikes to leave
holes to others; a strong one reckons with all its forms and with the answer of the next player, goes for
bridges and obstacles from afar, and in a duel hinders the other's bridges. By eye all but the strong one
misjudge a place now and then, as people do. All are quick enough without a watch or compiled code.
"""

from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import ClassVar, NamedTuple

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Seat

from ..actions import Place, Scatter
from ..board.forms import FORMS, VALUES
from ..board.placements import places_of
from ..board.squares import NAMES, WIDTH
from ..model import OBSTACLES
from ..scoring import BRIDGE
from ..view import View
from .bitboard import Bitboard, Spot, after, seen
from .bridge_chances import REACH, BridgeChance, bridge_chances
from .misjudgement import misjudged
from .move_values import Banks, anywhere, best_spots, covering, gains, most, stone_hopes

GIVEN_AWAY = 7
"""What a hole with one open side is worth to whoever comes next, at a glance."""
HALF_OPEN = 1
"""What one with two open sides is worth to them."""
FADES = 0.8
"""What becomes of the worth of a bridge with each square that it lacks."""
STONE_FADES = 0.6
"""What becomes of the worth of an obstacle with each side that is still to be closed."""
IN_THE_WAY = 0.3
"""What part of a bridge's worth it costs to have a form in the way, at a glance."""
ON_THE_WAY = 60
"""So many places are looked at for each bridge that may come."""
NEAR = 16
"""Bridges of others that lack more are let be."""
DUEL = 2
"""Among more than two, who hinders one helps the others."""
FEAR_IN_COMPANY = 0.5
"""What the next player may take counts in full in a duel, and less where two others gain as little."""


class Weighed(NamedTuple):
    """A spot that was looked at."""

    rough: float
    """What it is worth at a glance."""
    points: float
    """What it brings now."""
    spot: Spot
    then: Bitboard


class Case(NamedTuple):
    """What a decision is about."""

    bitboard: Bitboard
    seat: Seat
    stock: Sequence[str]
    """The forms that it may lay."""
    mine: list[BridgeChance]
    """The bridges that it may have."""
    following: Seat
    """Who comes next, and what that player has."""
    their_stock: tuple[str, ...]
    theirs: list[BridgeChance]
    """Those of their bridges that are worth hindering."""
    banks: Banks
    """Where they could complete one at once."""
    fear: float
    """How much counts what they can take."""


class Player:
    """What all levels have in common: a layout by chance, and eyes."""

    slips: ClassVar[float]
    """By eye: how often each side of a form that meets something leads astray."""
    thinks_of: ClassVar[int]
    """How many of its forms come to mind."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, news: Sequence[Event]) -> None:
        """It forgets everything but the view."""

    def choose(self, view: View) -> Action:
        """Whatever looks best, laid where it was seen or beside it."""
        if view.phase == "layout":
            return Scatter(self.rng.randint(0, OBSTACLES))
        bitboard = seen(view)
        spot = self.chosen(view, bitboard)
        if view.options.placing == "by_eye":
            spot = misjudged(spot, bitboard.free, self.slips, self.rng)
        return Place(spot.pose.form, spot.pose.turn, spot.pose.flipped, NAMES[spot.first])

    def chosen(self, view: View, bitboard: Bitboard) -> Spot:
        """Where which form is to go."""
        raise NotImplementedError

    def case(self, view: View, bitboard: Bitboard) -> Case:
        """What there is to decide."""
        return _case(view, bitboard, self.seat, self.in_mind(view, bitboard))

    def in_mind(self, view: View, bitboard: Bitboard) -> list[str]:
        """Some of its forms that fit somewhere."""
        fitting = sorted(
            {pose.form for pose, _ in places_of(bitboard.free, view.stocks[self.seat])}
        )
        return self.rng.sample(fitting, min(self.thinks_of, len(fitting)))


class Beginner(Player):
    """Looks at a few places, and takes the one that brings most."""

    slips = 0.025
    thinks_of = 3
    looks = 20

    def chosen(self, view: View, bitboard: Bitboard) -> Spot:
        found = list(places_of(bitboard.free, self.in_mind(view, bitboard)))
        picks = (self.rng.choice(found) for _ in range(self.looks))
        spots = [Spot(pose, anywhere(squares, self.rng)) for pose, squares in picks]
        return max(spots, key=lambda spot: _points(bitboard, self.seat, spot))


class Casual(Player):
    """Takes the most points it can get now with one of the forms that it thinks of."""

    slips = 0.012
    thinks_of = 2

    def chosen(self, view: View, bitboard: Bitboard) -> Spot:
        case = self.case(view, bitboard)
        found = gains(bitboard, self.seat, case.stock, _banks(bitboard, case.mine))
        return best_spots(found, 1, self.rng)[0]


class Good(Player):
    """Takes the most points, and does not like to leave holes for others to close."""

    slips = 0.003
    thinks_of = 5
    looks = 200

    def chosen(self, view: View, bitboard: Bitboard) -> Spot:
        return self.liked(view, bitboard, 1)[0]

    def liked(self, view: View, bitboard: Bitboard, most: int) -> list[Spot]:
        """Some places, the best first."""
        glanced = self.glanced(self.case(view, bitboard))
        return [weighed.spot for weighed in nlargest(most, glanced, key=_rough)]

    def glanced(self, case: Case) -> list[Weighed]:
        """The places it looks at, and what each is worth at a glance."""
        return [self.glance(case, spot) for spot in self.spots(case)]

    def spots(self, case: Case) -> list[Spot]:
        """Those that bring most now."""
        banks = _banks(case.bitboard, case.mine)
        found = gains(case.bitboard, case.seat, case.stock, banks)
        return best_spots(found, self.looks, self.rng)

    def glance(self, case: Case, spot: Spot) -> Weighed:
        """What a place brings, and roughly what it leaves to others."""
        then, enclosed = after(case.bitboard, case.seat, spot.squares)
        points = VALUES[spot.pose.form] + enclosed + self.built(case, spot.squares, then)
        return Weighed(points - _left_open(then.free), points, spot, then)

    def built(self, case: Case, laid: int, _then: Bitboard) -> float:
        """What bridges a form completes."""
        return BRIDGE * sum(not chance.with_own(laid) for chance in case.mine)


class Strong(Good):
    """Looks at more places, and again at the best of them: at what the next player could make of each.

    It also sees bridges from afar, its own and those of its only opponent.
    """

    slips = 0.0
    thinks_of = len(FORMS)
    looks = 400
    weighs = 60

    def liked(self, view: View, bitboard: Bitboard, most: int) -> list[Spot]:
        case = self.case(view, bitboard)
        closer = nlargest(self.weighs, self.glanced(case), key=_rough)
        best = nlargest(most, closer, key=lambda weighed: self.worth(case, weighed))
        return [weighed.spot for weighed in best]

    def spots(self, case: Case) -> list[Spot]:
        """Those that bring most now, and those on the way of a bridge."""
        spots = super().spots(case)
        for chance in (*case.mine, *case.theirs):
            on_the_way = covering(case.bitboard, case.stock, chance.squares)
            spots += best_spots(on_the_way, ON_THE_WAY, self.rng)
        return list(dict.fromkeys(spots))

    def glance(self, case: Case, spot: Spot) -> Weighed:
        """The same, and whether it is in the way of others."""
        weighed = super().glance(case, spot)
        met = (one.missing for one in case.theirs if one.squares & spot.squares)
        return weighed._replace(rough=weighed.rough + IN_THE_WAY * sum(map(_promise, met)))

    def built(self, case: Case, laid: int, then: Bitboard) -> float:
        """What its bridges promise then, and the obstacles that it may close in."""
        bridges = sum(_promise(chance.with_own(laid)) for chance in case.mine)
        return bridges + stone_hopes(then, case.seat, STONE_FADES)

    def worth(self, case: Case, weighed: Weighed) -> float:
        """What a place brings, less the most that the next player could take, and what it hinders."""
        theirs = most(weighed.then, case.following, case.their_stock, case.banks)
        hindered = sum(
            _promise(chance.missing) - _promise(chance.on(weighed.then))
            for chance in case.theirs
            if chance.squares & ~weighed.then.free
        )
        return weighed.points - case.fear * theirs + hindered


def _rough(weighed: Weighed) -> float:
    return weighed.rough


def _case(view: View, bitboard: Bitboard, seat: Seat, stock: Sequence[str]) -> Case:
    following = Seat((seat + 1) % view.seats)
    theirs = list(bridge_chances(bitboard, following))
    return Case(
        bitboard=bitboard,
        seat=seat,
        stock=stock,
        mine=list(bridge_chances(bitboard, seat)),
        following=following,
        their_stock=view.stocks[following],
        theirs=[one for one in theirs if one.missing <= NEAR and view.seats == DUEL],
        banks=_banks(bitboard, theirs),
        fear=1.0 if view.seats == DUEL else FEAR_IN_COMPANY,
    )


def _banks(bitboard: Bitboard, some: list[BridgeChance]) -> Banks:
    """Those that one form could join."""
    return [chance.banks(bitboard) for chance in some if chance.missing <= REACH]


def _points(bitboard: Bitboard, seat: Seat, spot: Spot) -> int:
    return VALUES[spot.pose.form] + after(bitboard, seat, spot.squares)[1]


def _promise(missing: int) -> float:
    """What a bridge is worth that lacks so many squares."""
    return BRIDGE * FADES**missing


def _left_open(free: int) -> int:
    """What free squares with one open side, or two, are worth to others."""
    west, east = free << 1 & free, free >> 1 & free
    north, south = free << WIDTH & free, free >> WIDTH & free
    flat, steep = west | east, north | south
    two = west & east | north & south | flat & steep
    three = west & east & steep | north & south & flat
    one = (flat | steep) & ~two
    return GIVEN_AWAY * one.bit_count() + HALF_OPEN * (two & ~three).bit_count()
