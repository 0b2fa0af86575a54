"""Links: the steps a walk needs, and the steps there can be.

A step joins an odd face and an even one. Each face that is still missed takes part in two steps, one
to come and one to go on; only the last of the walk takes part in one. A face that may be visited n
times takes part in at most 2n steps, the face where the walk stands in one more, and two faces that
may be visited n and m times have at most 2 min(n, m) steps in common: one less if n = m, for else the
walk would run in a circle without beginning or end.

How many of the steps that one side needs can the other side offer? That is a flow, found by
augmenting paths; what is missing on both sides, less the one excused, costs a face for every two.
"""

from collections.abc import Sequence

from .cube import Faces, members


def missing_links(
    ways: Sequence[Sequence[int]], here: int, visits: Sequence[int], missed: Faces
) -> int:
    """How many steps that the missed faces need cannot be had, on both sides together."""
    return sum(
        _Flow(ways, here, visits).missing(
            [face for face in members(missed) if face.bit_count() % 2 == side]
        )
        for side in (0, 1)
    )


class _Flow:
    """Steps handed out to the faces of one side."""

    def __init__(self, ways: Sequence[Sequence[int]], here: int, visits: Sequence[int]) -> None:
        self.ways = ways
        self.here = here
        self.visits = visits
        self.offers = [2 * count for count in visits]
        self.offers[here] += 1
        self.steps: dict[tuple[int, int], int] = {}
        """By the face that offers and the face that takes."""

    def missing(self, takers: Sequence[int]) -> int:
        return sum(not self._gets(taker, set()) for taker in takers for _ in (1, 2))

    def _gets(self, taker: int, asked: set[int]) -> bool:
        """One more step for a taker, if need be by letting others go elsewhere."""
        for giver in self.ways[taker]:
            if giver in asked or not self._has_room(giver, taker):
                continue
            asked.add(giver)
            if self.offers[giver] > 0:
                self.offers[giver] -= 1
            elif not self._is_let_go(giver, taker, asked):
                continue
            self.steps[giver, taker] = self.steps.get((giver, taker), 0) + 1
            return True
        return False

    def _is_let_go(self, giver: int, taker: int, asked: set[int]) -> bool:
        """Whether another taker finds its step elsewhere, so that this giver is free."""
        for other in self.ways[giver]:
            if other != taker and self.steps.get((giver, other)):
                self.steps[giver, other] -= 1
                if self._gets(other, asked):
                    return True
                self.steps[giver, other] += 1
        return False

    def _has_room(self, giver: int, taker: int) -> bool:
        mine, theirs = self.visits[giver], self.visits[taker]
        common = 2 * min(mine, theirs) - (mine == theirs)
        most = 2 * theirs if giver == self.here else common
        return self.steps.get((giver, taker), 0) < most
