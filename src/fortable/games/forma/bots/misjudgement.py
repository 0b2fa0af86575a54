"""By eye: how a player comes to lay a form where it does not fit (FA-09)."""

from collections.abc import Iterator
from random import Random

from ..board.forms import POSES
from ..board.squares import BOARD, NAMES
from .bitboard import Spot


def misjudged(spot: Spot, free: int, slips: float, rng: Random) -> Spot:
    """The spot, or now and then one beside it where the form does not fit: the more often, the tighter."""
    if rng.random() >= slips * tightness(spot, free):
        return spot
    return rng.choice([near for near in _near(spot) if near.squares & ~free] or [spot])


def tightness(spot: Spot, free: int) -> int:
    """How many sides of a form meet something, or the edge."""
    room, laid = free & ~spot.squares, spot.squares
    return sum(
        (laid & ~BOARD.moved(room | laid, heading)).bit_count() for heading in BOARD.headings
    )


def _near(spot: Spot) -> Iterator[Spot]:
    """The same form a square farther, or turned otherwise."""
    for heading in BOARD.headings:
        if spot.first + heading in NAMES:
            yield Spot(spot.pose, spot.first + heading)
    for pose in POSES[spot.pose.form]:
        yield Spot(pose, spot.first)
