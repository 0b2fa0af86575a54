"""What a form on some squares leads to: what it brings at once, what others can then take, what it builds."""

from typing import NamedTuple

from ..actions import Place
from ..board.forms import TURNED, VALUES
from ..board.grid import bits
from ..board.squares import BOARD, NUMBERS
from ..bots.bitboard import Bitboard, Spot, after
from ..bots.bridge_chances import NEVER, REACH, bridge_chances
from ..bots.move_values import gains
from ..bridges.most import count, most_bridges
from ..scoring import BRIDGE, ENCLOSURE, TOWER_POINTS


class Brought(NamedTuple):
    """What a form brings beside its own squares."""

    squares: int = 0
    """The free squares and obstacles that it closes in."""
    tower: int = 0
    """Where the tower stands, if it closes that in."""
    bridges: int = 0

    @property
    def by_squares(self) -> int:
        """Points for squares and obstacles alone."""
        return ENCLOSURE * self.squares.bit_count()

    @property
    def points(self) -> int:
        return self.by_squares + TOWER_POINTS * bool(self.tower) + BRIDGE * self.bridges

    @property
    def closed(self) -> int:
        """All that it closes in."""
        return self.squares | self.tower


NOTHING = Brought()


def spot_of(place: Place) -> Spot:
    """Where a form is to lie, whether it fits there or not."""
    return Spot(TURNED[place.form][place.turn, place.flipped], NUMBERS[place.square])


def brought(board: Bitboard, seat: int, spot: Spot) -> tuple[Brought, Bitboard]:
    """What a form brings, and the board with it."""
    then, _ = after(board, seat, spot.squares)
    closed = board.free & ~spot.squares & ~then.free
    caught = board.stones & ~then.stones
    bridges = _bridges(then, seat) - _bridges(board, seat)
    return Brought(closed | caught, board.tower & ~then.tower, bridges), then


def _bridges(board: Bitboard, seat: int) -> int:
    return count(most_bridges(BOARD, board.own[seat]))


def best_left(board: Bitboard, seat: int, stock: tuple[str, ...]) -> Brought:
    """The most that a seat could take with one form beside its squares, by a place that shows it."""
    near = [one for one in bridge_chances(board, seat) if one.missing <= REACH]
    found = max(
        gains(board, seat, stock, [one.banks(board) for one in near]),
        key=lambda choice: choice.worth - VALUES[choice.pose.form],
        default=None,
    )
    if found is None or found.worth == VALUES[found.pose.form]:
        return NOTHING
    return brought(board, seat, Spot(found.pose, next(bits(found.squares))))[0]


def missing(board: Bitboard, seat: int) -> int:
    """How many squares a seat lacks for its next bridge; `NEVER` where none can come."""
    return min((one.missing for one in bridge_chances(board, seat)), default=NEVER)
