"""Puzzles as they lie in a game's folder: a line of JSON for each, the easiest first."""

from functools import cache

from fortable.folder import PUZZLES
from fortable.kernel.codec import encode, reader
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Seat, Value
from fortable.review.accounts import Remark


class Puzzle(Value, frozen=True, kw_only=True):
    """A position, and what is best there. Position and actions are in the game's notation."""

    id: str
    """The same as long as the position is."""
    at: str
    seat: Seat
    """Who is to decide."""
    key: str
    obvious: str
    """What weaker bots do most often."""
    cost: int
    """What that costs, in ten-thousandths of the win; alone, in hundredths of a point."""
    margin: int
    """By how much the key is better than the next best, in the same."""
    fails: int
    """Of a hundred tries of weaker bots so many fail."""
    reason: Remark | None = None
    """Why the key is better than the obvious, where the game says so."""


@cache
def puzzles(game: AnyGame) -> tuple[Puzzle, ...]:
    """Those of a game, in the order in which they ought to be solved; none where it has none."""
    lines = (PUZZLES.read(game.package) or "").splitlines()
    return tuple(map(reader(Puzzle), (line.encode() for line in lines)))


def written(some: list[Puzzle]) -> bytes:
    """As they lie in a folder: what weaker bots fail at least often stands first."""
    ordered = sorted(some, key=lambda puzzle: (puzzle.fails, -puzzle.cost, puzzle.id))
    return b"".join(encode(puzzle) + b"\n" for puzzle in ordered)
