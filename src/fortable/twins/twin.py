"""The contract of a twin: a position is a row of whole numbers, and functions change it in place."""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, cast

from fortable import folder
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action

from .compiling import compiled, is_compiled
from .layout import Layout

Flat = MutableSequence[int]
"""A row of whole numbers: a list, or an array where it is handed to compiled code."""

CHANCE = -1
"""In the place of a seat: chance must decide."""
NOBODY = -2
"""In the place of a seat: the match is over."""
WHOLE = 5040
"""A win; it can be shared by any number of seats."""


@dataclass(frozen=True, kw_only=True)
class Twin:
    """The rules of one game over flat positions.

    Moves are numbers from 0 to `moves_at_all` - 1, each one action whatever the position. Actions that
    the game leaves unlisted have no number.
    """

    pack: Callable[[Any], list[int]]
    """A state as a flat position: equal states give equal positions, up to what search never asks."""
    row: Layout
    """What is where in a position, at any number of seats."""
    move_of: Callable[[Action], int]
    action_of: Callable[[int], Action]
    moves_at_all: int
    most_moves: int
    """Room for what `legal` may write."""
    room: int = 0
    """Room for what playouts, `bag`, and the heads and tails of an encoding may write; as much as for all
    moves where nothing is said."""

    is_narrow: bool = False
    """Whether all that stands in a position or a room is a number of 32 bits: that is quicker on a GPU."""

    waiting: Callable[[Flat], int]
    """The seat that must act, `CHANCE`, or `NOBODY`."""
    legal: Callable[[Flat, Flat], int]
    """Writes the moves that may be made into the second row, and says how many."""
    act: Callable[[Flat, int], None]
    """The seat that must act makes a move."""
    bag: Callable[[Flat, Flat], int]
    """Writes what chance may pick, each equally likely, and says how much that is."""
    draw: Callable[[Flat, int], None]
    """Chance picks. Of a long draw it need not pick what nothing would follow from."""
    merits: Callable[[Flat, Flat], int]
    """Writes a number for every seat, the higher the better, equal for a shared place; how many seats.

    It is asked once a match is over, and need not be compiled.
    """
    playout: Callable[[Flat, Flat, Flat], int]
    """To the end by lot, with a state of luck and room for moves; how many moves and picks it took.

    The lot may leave out moves that nobody would make with open eyes.
    """
    pruned_legal: Callable[[Flat, Flat], int] | None = None
    """As `legal`, but of moves that come to the same thing only one, for search."""
    merits_at_sight: Callable[[Flat, Flat], int] | None = None
    """For a twin whose merits are not compiled: compiled, numbers by which the same seats are first.

    It says 0 where that wants thought, and may write as much as `room`.
    """

    def __post_init__(self) -> None:
        object.__setattr__(self, "room", self.room or self.most_moves)

    @property
    def size(self) -> int:
        """How long a position is."""
        return self.row.size


def twin_of(game: AnyGame) -> Twin | None:
    """The game's twin, if it has one."""
    return folder.TWIN.of(game)


def flat(numbers: Sequence[int]) -> Flat:
    """A row as the twins of this process want it."""
    if not is_compiled():
        return list(numbers)
    import numpy as np

    row: Any = np.array(numbers, dtype=np.int64)
    return cast(Flat, row)


def blank(length: int) -> Flat:
    """A row of zeros."""
    if not is_compiled():
        return [0] * length
    import numpy as np

    row: Any = np.zeros(length, dtype=np.int64)
    return cast(Flat, row)


@compiled
def share_win(merits: Flat, seats: int) -> int:
    """Merits become parts of the win: equal ones for the best, none for the others."""
    best, winners = merits[0], 0
    for seat in range(seats):
        best = max(best, merits[seat])
    for seat in range(seats):
        winners += merits[seat] == best
    for seat in range(seats):
        merits[seat] = WHOLE // winners if merits[seat] == best else 0
    return seats
