"""What was taken in this process of what the whole house allows, until the others are told of it.

Whoever takes little is nobody's business: a part of each allowance may be taken untold, and nearly all people
stay within it. So it costs nothing that somebody plays, and what the house allows is loose by that part.
"""

from typing import Protocol

SLACK = 0.25
"""So much more than it says a house allows in the long run: all processes together may keep it untold."""
UNTOLD_S = 0.25
"""And each of them may keep what comes in so long, or one permit, at once."""


class Spending:
    """Of one limit."""

    def __init__(self, per_second: float) -> None:
        self._per_second = per_second
        self._most = max(1.0, UNTOLD_S * per_second)
        self._untold: dict[str, float] = {}

    def add(self, who: str, permits: float) -> None:
        """Taken here, or given back."""
        self._untold[who] = self._untold.get(who, 0.0) + permits

    def to_tell(self, elapsed_s: float, nodes: int) -> dict[str, float]:
        """By whoever took more than may stay untold: all of it, and the others know."""
        told, free = dict[str, float](), SLACK * self._per_second * elapsed_s / nodes
        for who, taken in tuple(self._untold.items()):
            left = taken - free
            if left > 0 and taken < self._most:
                self._untold[who] = left
                continue
            del self._untold[who]
            if left > 0:
                told[who] = left
        return told


class SharedRate(Protocol):
    """So much in a while."""

    per_second: float
    spending: Spending | None
    """None where one process serves the house."""

    def spent_elsewhere(self, who: str, permits: float) -> None:
        """As if it had been here, even if it is more than there is: then it is owed."""
