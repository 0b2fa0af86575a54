"""What a game's `draw.py` is: `draw(view, pen)`, which returns the board as one viewer may see it.

Everything it draws comes from the view (as it is `shown`); names and points of players stand around the board
already.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from fortable import folder
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Say

from .theme import Theme


class Pen(NamedTuple):
    """What a board is drawn with."""

    theme: Theme
    say: Say
    """Texts of the game's catalogue and the table's."""


class Board(NamedTuple):
    """A board as SVG, in units of its own."""

    width: float
    height: float
    body: str
    cell: float = 0
    """A length that should be a whole number of pixels, so that straight lines are sharp; 0: none."""


Drawing = Callable[[Any, Pen], Board]


def drawing_of(game: AnyGame) -> Drawing | None:
    """How the game's own folder draws a view; nothing if it leaves that to the table."""
    return folder.DRAWING.of(game)
