"""How many sockets are open, of one person and at one table: one who opens thousands keeps nobody out."""

from collections import Counter

from fortable.kernel.words import Illegal


class ConnectionLimits:
    """Counts whoever comes and goes; a limit of 0 is none."""

    def __init__(self, most_of_one: int, most_at_table: int) -> None:
        self._most_of_one = most_of_one
        self._most_at_table = most_at_table
        self._of_one: Counter[str] = Counter()
        self._at_table: Counter[str] = Counter()

    def is_crowded(self, table: str) -> bool:
        """Whether nobody else should look on there."""
        return 0 < self._most_at_table <= self._at_table[table]

    def enter(self, who: str, table: str) -> None:
        """One more socket of theirs; `Illegal` if they have too many."""
        if 0 < self._most_of_one <= self._of_one[who]:
            raise Illegal("TB-11", "too-many-sockets", allowed=self._most_of_one)
        self._of_one[who] += 1
        self._at_table[table] += 1

    def leave(self, who: str, table: str) -> None:
        """Those who have none any more are forgotten."""
        for counts, key in ((self._of_one, who), (self._at_table, table)):
            counts[key] -= 1
            if counts[key] <= 0:
                del counts[key]
