"""What an exact search may take: steps, counted and not timed, so that its answer is the same anywhere."""


class Exhausted(Exception):
    """The steps are used up, and nothing is proven."""


class Effort:
    """So many steps, for one question."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.spent = 0

    @property
    def left(self) -> int:
        return self.most - self.spent

    def spend(self, steps: int = 1) -> None:
        """Take steps, or `Exhausted` if there are none left."""
        self.spent += steps
        if self.spent > self.most:
            raise Exhausted(self.most)
