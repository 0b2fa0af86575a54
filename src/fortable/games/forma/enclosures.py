"""Enclosures: what a form that was laid closes in, in the order of FA-17, over sets of squares.

Rules and bots ask here. The quick twin has its own over rows of bits, which tests hold equal.
"""

from .board.squares import BOARD, FORM, MARKER
from .model import Options


def closed_squares(free: int, laid: int) -> int:
    """The free squares whose last open sides a form has closed (FA-15).

    Whatever is not free closes a side, and so does the edge. A square that was closed before the
    form was laid is nobody's: obstacles alone can do that where they may touch at corners.
    """
    return free & ~BOARD.beside(free) & BOARD.beside(laid)


def closed_obstacles(stones: int, closing: int) -> int:
    """The obstacles that a seat has closed in on all sides, by what of it closes them in (FA-16)."""
    return stones & ~open_sides(closing)


def open_sides(closing: int) -> int:
    """The squares with a side that neither the edge closes nor what a seat closes obstacles in with."""
    return BOARD.beside(BOARD.all & ~closing)


def closing_marks(options: Options, seat: int) -> str:
    """What of a seat closes in an obstacle: its forms, and except in the French edition its markers."""
    return FORM[seat] if options.edition == "fr" else FORM[seat] + MARKER[seat]


def closed_tower(tower: int, free: int) -> int:
    """The tower, if none of its sides is open (FA-18)."""
    return tower & ~BOARD.beside(free)
