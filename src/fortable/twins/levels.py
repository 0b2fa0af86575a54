"""Bots that are twin code from first to last: a contest of a hundred thousand matches takes them seconds.

A style says how one of them plays, as a row of whole numbers. A game that has such bots says so in its
`machine/levels.py`; the bots of its `bots.py` play by the same styles, and tests hold the two alike.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .twin import Flat, Twin

PER_MILLE = 1000
"""How often somebody slips is told in thousandths, as styles are whole numbers."""


@dataclass(frozen=True, kw_only=True)
class Levels:
    """The `LEVELS` in a game's `machine/levels.py`."""

    twin: Twin
    styles: Mapping[str, Sequence[int]]
    """By the name of the bot; all are equally long."""
    contest: Callable[[Flat, Flat, Flat, Flat], int]
    """A match to its end from wherever it stands: a position, the styles of all seats one after the other,
    luck, and room to write in. How many actions it took."""
    room: int
    """How much room that takes."""
    scores: Callable[[Flat, Flat], int]
    """Writes what every seat has scored when it is over, as the rules count; how many seats."""

    @property
    def width(self) -> int:
        """How long a style is."""
        return len(next(iter(self.styles.values())))
