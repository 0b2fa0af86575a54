"""Cuts: why some cards must stay behind.

The lemma. Take out a set of faces; they have `passes` copies. What is left of the layout falls into
pieces. A walk goes from one piece to another only through the faces taken out, and is on them at
most `passes` times: so it touches at most `passes` + 1 pieces, and at least `spare` = pieces -
passes - 1 of them stay behind untouched. The lightest that can be are `loss` cards. A walk that
starts on a face taken out touches one piece less; one that starts in a piece touches that one.

Good cuts are found by climbing: put in or take out one face at a time as long as it proves more.
A cut proves what it proves, however it was found.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .cube import Faces, around, members, odd_faces, pieces, total


class Proof(NamedTuple):
    """What taking out some faces proves; better proofs are larger."""

    loss: int
    """So many cards stay behind, at least."""
    spare: int
    """So many pieces stay behind; below zero: so many passes are to spare."""
    out: Faces


class Cutter:
    """Looks for the best cuts of one layout."""

    def __init__(self, copies: Sequence[int], start: int | None = None) -> None:
        self.copies = copies
        self.faces = sum(1 << face for face, count in enumerate(copies) if count)
        self.start = 0 if start is None else 1 << start
        self._beside = around(len(copies))
        self._known: dict[Faces, Proof] = {}

    def best(self, starts: Iterable[Faces] | None = None) -> list[Proof]:
        """The best proofs that climbs from these starts lead to, best first; from all usual ones if none."""
        usual = self._usual_starts() if starts is None else starts
        return sorted({self._climb(out & self.faces) for out in usual}, reverse=True)

    def _usual_starts(self) -> list[Faces]:
        """Nothing, the faces of one parity, and every single face."""
        odd = self.faces & odd_faces(len(self.copies))
        return [0, odd, self.faces & ~odd, *(1 << face for face in members(self.faces))]

    def prove(self, out: Faces) -> Proof:
        """What taking out these faces proves."""
        if out not in self._known:
            parts = self.parts(out)
            spare = len(parts) - self.touched(out)
            self._known[out] = Proof(
                sum(weight for weight, _ in parts[: max(0, spare)]), spare, out
            )
        return self._known[out]

    def touched(self, out: Faces) -> int:
        """How many of the parts a walk can touch at most."""
        passes = total(self.copies, out)
        return passes if self.start else passes + 1

    def parts(self, out: Faces) -> list[tuple[int, Faces]]:
        """The pieces a walk may leave behind, with their weights, the lightest first."""
        return sorted(
            (total(self.copies, piece), piece)
            for piece in pieces(self.faces & ~out, self._beside)
            if not piece & self.start
        )

    def _climb(self, out: Faces) -> Proof:
        best = self.prove(out)
        while True:
            better = max(map(self.prove, self._near(best.out)))
            if better[:2] <= best[:2]:
                return best
            best = better

    def _near(self, out: Faces) -> Iterable[Faces]:
        return (out ^ 1 << face for face in members(self.faces))
