"""How many sockets are open, of one person and at one table: one who opens thousands keeps nobody out."""

from fortable.kernel.words import Illegal

from .whole_house import Counts


class ConnectionLimits:
    """Counts whoever comes and goes; a limit of 0 is none."""

    def __init__(self, most_of_one: int, most_at_table: int) -> None:
        self._most_of_one = most_of_one
        self.of_one = Counts(most_of_one)
        self.at_table = Counts(most_at_table)

    def is_crowded(self, table: str) -> bool:
        """Whether nobody else should look on there."""
        return self.at_table.is_full(table)

    def enter(self, who: str, table: str) -> None:
        """One more socket of theirs; `Illegal` if they have too many."""
        if self.of_one.is_full(who):
            raise Illegal("TB-11", "too-many-sockets", allowed=self._most_of_one)
        self.of_one.enter(who)
        self.at_table.enter(table)

    def leave(self, who: str, table: str) -> None:
        """One less."""
        self.of_one.leave(who)
        self.at_table.leave(table)
