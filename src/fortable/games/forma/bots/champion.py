"""The fifth level: it searches over the twin where that is compiled, and plays as a strong one elsewhere."""

from collections.abc import Callable, Sequence
from random import Random

from fortable.bots.readiness import Readiness

from ..board.shapes import ALL
from ..board.squares import SIZE as SIDE, WIDTH
from ..view import View, imagine
from .bitboard import Bitboard, Spot
from .players import DUEL, Strong

Search = Callable[[Sequence[int], Random], int]
"""The best move in a position."""


def _compiled() -> Search | None:
    """Search, after a first one on an empty table, for which all is compiled; none where nothing is."""
    from fortable.twins import is_compiled  # when somebody thinks: it brings the compiler

    if not is_compiled():
        return None
    from ..machine.far_sight import IN_A_DUEL
    from ..machine.rows import ROW

    IN_A_DUEL.best([0] * ROW.size, Random(0))
    return IN_A_DUEL.best


SEARCH = Readiness(_compiled)


class Champion(Strong):
    """In a duel it sees its own move, the answer, and what is left to it then, and lays nothing amiss."""

    def chosen(self, view: View, bitboard: Bitboard) -> Spot:
        search = SEARCH.get() if view.seats == DUEL else None
        if search is None:
            return super().chosen(view, bitboard)
        from ..machine.rows import CELLS, PLACE, pack

        move = search(pack(imagine(view, self.rng)), self.rng)
        pose, square = divmod(move - PLACE, CELLS)
        row, column = divmod(square, SIDE)
        return Spot(ALL[pose], row * WIDTH + column)
