"""Enclosures: what the form just laid closes in, in the order of FA-17."""

from .board.squares import BOARD, FORM, FREE, MARKER, OBSTACLE, TOWER, where
from .model import Options


def closed_squares(board: str, laid: int) -> int:
    """The free squares whose last open sides a form has closed (FA-15).

    Whatever is not free closes a side, and so does the edge. A square that was closed before the
    form was laid is nobody's: obstacles alone can do that where they may touch at corners.
    """
    free = where(board, FREE)
    return free & ~BOARD.beside(free) & BOARD.beside(laid)


def closed_obstacles(options: Options, board: str, seat: int) -> int:
    """The obstacles without a marker that a seat has closed in on all sides (FA-16)."""
    return where(board, OBSTACLE) & ~open_sides(options, board, seat)


def open_sides(options: Options, board: str, seat: int) -> int:
    """The squares with a side that neither the edge closes nor a form of this seat, nor its marker."""
    return BOARD.beside(BOARD.all & ~where(board, closing_marks(options, seat)))


def closing_marks(options: Options, seat: int) -> str:
    """What of a seat closes in an obstacle: its forms, and except in the French edition its markers."""
    return FORM[seat] if options.edition == "fr" else FORM[seat] + MARKER[seat]


def closed_tower(board: str) -> int:
    """The tower, if none of its sides is open (FA-18)."""
    return where(board, TOWER) & ~BOARD.beside(where(board, FREE))
