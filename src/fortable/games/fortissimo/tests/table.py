"""The words of these tests: a position, wishes, and what follows from them.

A position is the game's notation with the grid in short: `C4:17` is a card that was seen, `C4:17*`
one that is face up, `C4:.` an empty place. All other places hold unseen cards, but as many as are
gone (from the end of the grid) are empty. What is left out at the end of the line is `-`.

    - | 0 7 choose C4 | C4:17* | 1 5, 1 4

A wish is a seat and an action; `1: turn C4 = 17` also tells what chance draws.
"""

from fortable.testing.positions import SEED as SEED, Positions, picking as picking

from .. import GAME
from ..model import PLACES
from ..shown import shown

FIELDS = 6


def whole(position: str) -> str:
    """The full notation of a position in short."""
    parts = [part.strip() for part in position.split("|")]
    parts += ["-"] * (FIELDS - len(parts))
    marks = dict(card.split(":") for card in parts[2].split() if card != "-")
    others = [place for place in PLACES if place not in marks]
    cards_gone = sum(mark.strip("!-").isdecimal() for part in parts[3:5] for mark in _words(part))
    start_cards = parts[3].count(",") + 1
    empty = cards_gone - start_cards - list(marks.values()).count(".")
    for index, place in enumerate(others):
        marks[place] = "?" if index < len(others) - empty else "."
    parts[2] = " ".join(marks[place] for place in PLACES)
    return " | ".join(parts)


def _words(part: str) -> list[str]:
    return part.replace(",", " ").split()


_positions = Positions(GAME, whole=whole, shown=shown)
at = _positions.at
match_at = _positions.match_at
follows = _positions.follows
after = _positions.after
events = _positions.events
refused = _positions.refused
may = _positions.may
seen_by = _positions.seen_by
everyone = _positions.everyone
