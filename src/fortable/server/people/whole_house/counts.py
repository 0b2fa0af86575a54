"""How many of something each has open, here and in the other processes of the house."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

UNTOLD = 0.04
"""Of a limit: who has less than that in one process is not told to the others."""
FRESH_S = 2.0
"""So long holds what another process said: it says so three times a second, until it is gone."""


@dataclass(frozen=True, slots=True)
class _Said:
    """By another process."""

    counts: Mapping[str, int]
    at_s: float


class Counts:
    """Of one limit; one of 0 is none."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()
        self._said: dict[str, _Said] = {}

    def is_full(self, who: str) -> bool:
        """Whether one more is too many."""
        return 0 < self._most <= self.of(who)

    def of(self, who: str) -> int:
        """As far as it is known here."""
        return self._here[who] + sum(said.counts.get(who, 0) for said in self._said.values())

    def enter(self, who: str) -> None:
        self._here[who] += 1

    def leave(self, who: str) -> None:
        """Those who have none any more are forgotten."""
        self._here[who] -= 1
        if self._here[who] <= 0:
            del self._here[who]

    def to_tell(self) -> dict[str, int]:
        """Of those who have many here."""
        if not self._most:
            return {}
        least = max(1.0, UNTOLD * self._most)
        return {who: count for who, count in self._here.items() if count >= least}

    def hear(self, node: str, counts: Mapping[str, int], now_s: float) -> None:
        """What another process says that there are."""
        self._said[node] = _Said(counts, now_s)

    def forget(self, now_s: float) -> None:
        """What nobody has said for long."""
        fresh = {node: said for node, said in self._said.items() if now_s - said.at_s < FRESH_S}
        self._said = fresh
