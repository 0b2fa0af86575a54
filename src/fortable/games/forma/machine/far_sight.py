"""How far a champion sees, and what counts for it at a glance: rules of thumb, in parts of a point."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from fortable.twins import blank, flat, new_luck

from ..scoring import ENCLOSURE, TOWER_POINTS
from . import foresight
from .candidates import FINE, GLANCE_ROOM
from .prospects import BRIDGE_ROOM, HOLE, NARROW

AT_A_GLANCE = {
    foresight.K_TEN: FINE * (ENCLOSURE + HOLE),
    foresight.K_HOLE: FINE * HOLE,
    foresight.K_FIFTY: FINE * TOWER_POINTS,
    foresight.K_COVER_HOLE: FINE * HOLE,
    foresight.K_COVER_NARROW: 2 * NARROW,
    foresight.K_MINE: 150,
    foresight.K_THEIRS: 90,
    foresight.K_FADE: 13,
    foresight.K_NEAR: 16,
    foresight.K_OTHERS: FINE,
}
KNOBS = flat([AT_A_GLANCE[knob] for knob in range(foresight.KNOBS)])


class Sight(NamedTuple):
    """How far and how widely it is searched."""

    widths: Sequence[int]
    """Move by move: how many places are weighed, and how many of these are followed."""

    @property
    def depth(self) -> int:
        """How many moves it sees ahead."""
        return len(self.widths) // 2

    def best(self, position: Sequence[int], rng: Random) -> int:
        """The best move."""
        return int(foresight.search(*self.asked(position, rng)))

    def asked(self, position: Sequence[int], rng: Random) -> tuple[Any, ...]:
        """What search wants to be handed, room included."""
        return (
            flat([*position]),
            flat([*self.widths]),
            self.depth,
            blank(foresight.LEVEL * self.depth),
            KNOBS,
            new_luck(rng),
            blank(GLANCE_ROOM),
            blank(BRIDGE_ROOM),
            blank(foresight.MOST),
            blank(foresight.MOST),
            blank(3 * self.depth),
        )


IN_A_DUEL = Sight((60, 12, 60, 8, 30, 1))
"""One's own move, the answer, and the best that is left to oneself then."""
