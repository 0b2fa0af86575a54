"""Bots that know Forma. They see what everybody sees, and reckon with whole boards at once."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Seat

from .actions import Place, Scatter
from .board import BOARD, FREE, NAMES, OBSTACLE, TOWER, WIDTH, own, where
from .chains import ways
from .enclosures import closing_marks
from .forms import VALUES, Pose
from .grid import bits, united
from .model import OBSTACLES
from .placements import places_of
from .scoring import BRIDGE, ENCLOSURE, TOWER_POINTS
from .view import View

LOOKED_AT = 200
"""So many places are weighed where a hole may be closed, and so many elsewhere."""
GIVEN_AWAY = 7
"""What a hole with one open side is worth to whoever comes next."""
HALF_OPEN = 1
"""What one with two open sides is worth to them."""


class Spot(NamedTuple):
    """A pose, and where its first square goes."""

    pose: Pose
    first: int


class Sight(NamedTuple):
    """What there is to see on the board before a form is laid."""

    free: int
    foreign: int
    """The squares that do not help to close in an obstacle."""
    markers_help: bool
    """Whether a marker does."""
    obstacles: int
    tower: int
    banks: list[tuple[int, int]]
    """For each direction without a bridge: the squares from which the one edge is reached, and the other."""


class Casual:
    """Takes the points it sees now, and does not like to leave holes for others to close."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, news: Sequence[Event]) -> None:
        """It forgets everything but the view."""

    def choose(self, view: View) -> Action:
        """A layout by chance; then what looks best among the places it looks at."""
        if view.phase == "layout":
            return Scatter(self.rng.randint(0, OBSTACLES))
        sight = _sight(view)
        pose, first = max(self._spots(view, sight), key=lambda spot: _worth(sight, spot))
        return Place(pose.form, pose.turn, pose.flipped, NAMES[first])

    def _spots(self, view: View, sight: Sight) -> list[Spot]:
        """Places where a hole may be closed, and any places for the largest forms that fit."""
        found = list(places_of(sight.free, view.stocks[view.turn]))
        around_holes = BOARD.beside(united(_holes(sight.free))) & sight.free
        closing = [
            Spot(pose, first)
            for pose, squares in found
            for first in bits(squares & _covering(pose, around_holes))
        ]
        size = max(VALUES[pose.form] for pose, _ in found)
        largest = [place for place in found if VALUES[place[0].form] == size]
        anywhere = [self._anywhere(*self.rng.choice(largest)) for _ in range(LOOKED_AT)]
        return anywhere + self.rng.sample(closing, min(LOOKED_AT, len(closing)))

    def _anywhere(self, pose: Pose, squares: int) -> Spot:
        """A pose on one of some squares: the next one from anywhere."""
        beyond = squares & -(1 << self.rng.randrange(squares.bit_length()))
        return Spot(pose, next(bits(beyond)))


def _sight(view: View) -> Sight:
    board, seat = view.board, view.turn
    return Sight(
        free=where(board, FREE),
        foreign=BOARD.all & ~where(board, closing_marks(view.options, seat)),
        markers_help=view.options.edition == "de",
        obstacles=where(board, OBSTACLE),
        tower=where(board, TOWER) if view.tower is None else 0,
        banks=list(_banks(own(board, seat))),
    )


def _banks(mine: int) -> Iterator[tuple[int, int]]:
    for way in ways(BOARD):
        near, far = BOARD.joined(way.first, mine), BOARD.joined(way.last, mine)
        if not near & far:
            yield way.first | BOARD.beside(near), way.last | BOARD.beside(far)


def _worth(sight: Sight, spot: Spot) -> int:
    """The points a form would bring now, less what it would leave to others."""
    laid = spot.pose.shape << spot.first
    free = sight.free & ~laid
    closed = free & ~BOARD.beside(free) & BOARD.beside(laid)
    free &= ~closed
    foreign = sight.foreign & ~laid & ~(closed if sight.markers_help else 0)
    caught = sight.obstacles & ~BOARD.beside(foreign)
    nearly, half = _holes(free)
    return (
        VALUES[spot.pose.form]
        + ENCLOSURE * (closed.bit_count() + caught.bit_count())
        + TOWER_POINTS * (sight.tower & ~BOARD.beside(free)).bit_count()
        + BRIDGE * sum(bool(laid & near and laid & far) for near, far in sight.banks)
        - GIVEN_AWAY * nearly.bit_count()
        - HALF_OPEN * half.bit_count()
    )


def _holes(free: int) -> tuple[int, int]:
    """The free squares with one open side, and those with two."""
    west, east = free << 1 & free, free >> 1 & free
    north, south = free << WIDTH & free, free >> WIDTH & free
    flat, steep = west | east, north | south
    two = west & east | north & south | flat & steep
    three = west & east & steep | north & south & flat
    return (flat | steep) & ~two, two & ~three


def _covering(pose: Pose, squares: int) -> int:
    """Where the first square of a pose may go so that it covers one of some squares."""
    return united(squares >> offset for offset in bits(pose.shape))


BOTS = {"casual": Casual}
