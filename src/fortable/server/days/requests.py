"""What a worker is asked about a deal of the day, and what it says: one line of JSON each."""

from typing import Any

from fortable.kernel.words import Value


class DealRequest(Value, frozen=True, kw_only=True):
    """Deal: which seed of a day a game likes at a level."""

    secret: bytes
    day: str
    game: str
    level: str


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
