"""The terms of a match: all that decides it before its first draw, bound by a commitment.

The commitment is public before the first draw. Whoever has the file of a finished match recomputes it: had
the table changed the seed, an option or the rules since, it would be another.
"""

from hashlib import sha256
from typing import Any, Literal

import msgspec

from .chance import fingerprint
from .codec import canonical, plain
from .words import Value

FORMAT: Literal["fortable-match/2"] = "fortable-match/2"
"""Of files whose commitment binds the terms."""


class Terms(Value, frozen=True, kw_only=True):
    """What is agreed on before a match."""

    game: str
    version: int
    """Of the game's rules."""
    seats: int
    options: dict[str, Any]
    """All of them, also those that are as usual."""
    position: str | None = None
    """Where the match began, in the game's notation, if not at the beginning."""
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    """What the table itself changes of the rules: a clock for everybody, for example."""

    def commitment(self, seed: bytes) -> str:
        """SHA-256 over all that is bound: JSON with sorted keys and without spaces."""
        return sha256(canonical(self.bound(seed))).hexdigest()

    def bound(self, seed: bytes) -> dict[str, Any]:
        """What the commitment is made of, and everybody may know before the first draw.

        Of a position only a fingerprint, with the seed in it: it may hold what nobody may know.
        """
        position = None if self.position is None else fingerprint(seed, self.position.encode())
        return {
            **plain(self),
            "position": position,
            "fingerprint": fingerprint(seed),
            "format": FORMAT,
        }
