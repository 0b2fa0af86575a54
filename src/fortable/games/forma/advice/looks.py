"""Where to look on the board, for a hint that names no form and no square."""

from fortable.kernel.words import Seat

from ..actions import AnyAction, Place
from ..board.grid import bits
from ..board.placements import misfit
from ..board.squares import SIZE, WIDTH
from ..bots.bitboard import Bitboard, seen
from ..view import View
from .consequences import best_left, brought, missing, spot_of
from .reasons import NEAR, Said, open_to_all

ROWS = ("upper", "centre", "lower")
COLUMNS = ("left", "middle", "right")


def where(view: View, best: AnyAction) -> Said | None:
    """What there is to see for whoever is to find this action."""
    if view.viewer is None or not isinstance(best, Place):
        return None
    now, spot = seen(view), spot_of(best)
    if misfit(*spot, now.free):
        return None
    brings, then = brought(now, view.viewer, spot)
    if brings.tower:
        return "look-tower", {}
    if brings.bridges:
        return "look-bridge", {"missing": missing(now, view.viewer)}
    if brings.squares:
        facts = {"region": region_of(brings.squares), "points": brings.by_squares}
        return "look-closing", facts
    return _of_the_next(view, now, then) or ("look-region", {"region": region_of(spot.squares)})


def _of_the_next(view: View, now: Bitboard, then: Bitboard) -> Said | None:
    """What the next player could do, if the action is in the way of that."""
    following = Seat(((view.viewer or 0) + 1) % view.seats)
    theirs = best_left(now, following, view.stocks[following]).closed
    if gone := theirs & ~open_to_all(then):
        return "look-theirs", {"seat": following, "region": region_of(gone)}
    if missing(now, following) <= NEAR and missing(then, following) > missing(now, following):
        taken = now.free & ~then.free
        return "look-their-bridge", {"seat": following, "region": region_of(taken)}
    return None


def region_of(squares: int) -> str:
    """In which of nine parts of the board some squares lie, by their middle.

    >>> from ..board.squares import named
    >>> region_of(named(["A1", "B2"])), region_of(named(["T10"])), region_of(named(["K20"]))
    ('upper-left', 'centre-right', 'lower-middle')
    """
    spots = [divmod(number, WIDTH) for number in bits(squares)]
    row, column = (sum(line) // len(spots) * len(ROWS) // SIZE for line in zip(*spots, strict=True))
    return f"{ROWS[row]}-{COLUMNS[column]}"
