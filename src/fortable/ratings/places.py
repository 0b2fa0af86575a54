"""Where a game's bots stand on the scale: measured by the arena, and written into the game's folder."""

from functools import cache
from typing import Any

from fortable import folder
from fortable.kernel.codec import decode
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Value


class Measured(Value, frozen=True):
    """Of one kind of table: the means of bots, and the run that has measured them."""

    means: dict[str, float]
    seats: int
    options: dict[str, Any]
    games: int
    seed: int
    version: int
    """Of the game's rules."""


BotPlaces = dict[str, Measured]
"""By kind of table."""


@cache
def places_of(game: AnyGame) -> BotPlaces:
    """Those of its folder; none where nobody has measured them: then matches with its bots do not count."""
    written = folder.RATINGS.read(game.package)
    return {} if written is None else decode(written.encode(), BotPlaces)
