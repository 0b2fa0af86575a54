"""What a worker is asked about a deal of the day, and what it says: one line of JSON each."""

from typing import Any

from fortable.catalog import catalog
from fortable.kernel.daily import Seeds, cup_seeds, day_seeds
from fortable.kernel.words import Value


class DealRequest(Value, frozen=True, kw_only=True):
    """Deal: which seed a game likes at a level, of a day or of a round of a cup."""

    secret: bytes
    day: str = ""
    cup: str = ""
    round: int = 0
    game: str
    level: str

    def seeds(self) -> Seeds:
        """All there are, in their order."""
        game = catalog()[self.game]
        if self.cup:
            return cup_seeds(self.secret, self.cup, self.round, game, self.level)
        return day_seeds(self.secret, self.day, game, self.level)


class RivalRequest(Value, frozen=True, kw_only=True):
    """Play: what a game's rival makes of a deal."""

    seed: bytes
    game: str
    seats: int
    options: dict[str, Any]
    bot: str | None


class Asked(Value, frozen=True):
    """One of them."""

    deal: DealRequest | None = None
    rival: RivalRequest | None = None


class Told(Value, frozen=True):
    """The seed, or the result; neither if there is none."""

    seed: bytes | None = None
    result: int | None = None
