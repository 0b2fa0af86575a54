"""The board as sets of squares, to reckon ahead with: what would lie there after a form."""

from typing import NamedTuple

from ..board.forms import Pose
from ..board.squares import FREE, OBSTACLE, TOWER, own, where
from ..enclosures import closed_obstacles, closed_squares, closed_tower, closing_marks
from ..scoring import ENCLOSURE, TOWER_POINTS
from ..view import View


class Spot(NamedTuple):
    """A pose, and where its first square goes."""

    pose: Pose
    first: int

    @property
    def squares(self) -> int:
        return self.pose.shape << self.first


class Bitboard(NamedTuple):
    """What matters of a board for what may follow."""

    free: int
    stones: int
    """The obstacles without a marker."""
    tower: int
    """Where it stands, until it is enclosed."""
    own: tuple[int, ...]
    """By seat: what can be part of its bridges."""
    closing: tuple[int, ...]
    """By seat: what helps to close in an obstacle."""
    markers_help: bool
    """Whether markers do."""


def seen(view: View) -> Bitboard:
    """The board as it lies there."""
    board, seats = view.board, range(view.seats)
    return Bitboard(
        free=where(board, FREE),
        stones=where(board, OBSTACLE),
        tower=where(board, TOWER) if view.tower is None else 0,
        own=tuple(own(board, seat) for seat in seats),
        closing=tuple(where(board, closing_marks(view.options, seat)) for seat in seats),
        markers_help=view.options.edition == "de",
    )


def after(bitboard: Bitboard, seat: int, laid: int) -> tuple[Bitboard, int]:
    """The board with a form of `seat` on some squares, and what that encloses, in points."""
    free = bitboard.free & ~laid
    closed = closed_squares(free, laid)
    free &= ~closed
    closing = bitboard.closing[seat] | laid | (closed if bitboard.markers_help else 0)
    caught = closed_obstacles(bitboard.stones, closing)
    towers = closed_tower(bitboard.tower, free)
    then = Bitboard(
        free=free,
        stones=bitboard.stones & ~caught,
        tower=bitboard.tower & ~towers,
        own=_with(bitboard.own, seat, bitboard.own[seat] | laid | closed | caught),
        closing=_with(bitboard.closing, seat, closing),
        markers_help=bitboard.markers_help,
    )
    return then, ENCLOSURE * (closed | caught).bit_count() + TOWER_POINTS * bool(towers)


def _with(sets: tuple[int, ...], seat: int, squares: int) -> tuple[int, ...]:
    return (*sets[:seat], squares, *sets[seat + 1 :])
