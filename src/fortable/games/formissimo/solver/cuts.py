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

from .cube import Faces, around, members, odd_faces, pieces, planes


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
        self._planes = planes(copies)
        self._singles = [1 << face for face in members(self.faces)]
        self._known: dict[Faces, Proof] = {}
        self._tops: dict[Faces, Proof] = {}

    def best(self, starts: Iterable[Faces] | None = None) -> list[Proof]:
        """The best proofs that climbs from these starts lead to, best first; from all usual ones if none."""
        usual = self._usual_starts() if starts is None else starts
        return sorted({self._climb(out & self.faces) for out in usual}, reverse=True)

    def _usual_starts(self) -> list[Faces]:
        """Nothing, the faces of one parity, and every single face."""
        odd = self.faces & odd_faces(len(self.copies))
        return [0, odd, self.faces & ~odd, *self._singles]

    def prove(self, out: Faces) -> Proof:
        """What taking out these faces proves."""
        proof = self._known.get(out)
        if proof is None:
            left = self._left(out)
            spare = len(left) - self.touched(out)
            loss = sum(sorted(map(self._weight, left))[:spare]) if spare > 0 else 0
            proof = self._known[out] = Proof(loss, spare, out)
        return proof

    def touched(self, out: Faces) -> int:
        """How many of the parts a walk can touch at most."""
        passes = self._weight(out)
        return passes if self.start else passes + 1

    def parts(self, out: Faces) -> list[tuple[int, Faces]]:
        """The pieces a walk may leave behind, with their weights, the lightest first."""
        return sorted((self._weight(piece), piece) for piece in self._left(out))

    def _left(self, out: Faces) -> list[Faces]:
        found = pieces(self.faces & ~out, self._beside)
        return [piece for piece in found if not piece & self.start] if self.start else found

    def _weight(self, some: Faces) -> int:
        """How many cards these faces have."""
        weight = 0
        for cards, faces in self._planes:
            weight += cards * (some & faces).bit_count()
        return weight

    def _climb(self, out: Faces) -> Proof:
        """The best proof on the way up from here; ways that meet go on together."""
        way = [out]
        while way[-1] not in self._tops:
            best = self.prove(way[-1])
            better = max([self.prove(best.out ^ face) for face in self._singles])
            if better[:2] <= best[:2]:
                self._tops[best.out] = best
            else:
                way.append(better.out)
        top = self._tops[way[-1]]
        self._tops.update(dict.fromkeys(way, top))
        return top
