"""From cards to a longest chain and back, and the course of the proof."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from fortable.kernel.effort import Effort, Exhausted
from fortable.kernel.words import Value

from .cube import Faces, members
from .cuts import Cutter, Proof
from .hunt import Hunt, Tired

FEATURES = 5

MOST_POSITIONS = 1_000_000
"""So many may be looked at for a proof: of 15,648 layouts and rests of layouts half took 27, one in a hundred
more than 708, and the worst 138,483."""
CUTTING = 50
"""To look for cuts takes as long as so many positions."""

ProofKind = Literal["all", "cut", "search", "none"]


class Cut(Value, frozen=True):
    """A proof that can be checked by hand (see `cuts`): so many cards stay behind, at least."""

    out: tuple[int, ...]
    """The faces taken out."""
    passes: int
    """How many copies they have: so often a chain can pass through them."""
    pieces: tuple[int, ...]
    """The sizes of what is left, in cards."""
    loss: int


class Solution(Value, frozen=True):
    """A longest chain, as faces one after another, and why none is longer."""

    chain: tuple[int, ...]
    left: int
    """How many cards stay behind."""
    cut: Cut | None
    """The cut that proves it alone. None: nothing stays behind, or it took a search."""
    positions: int
    """How many positions were looked at in all."""
    is_open: bool = False
    """Whether there were too many positions to try all others: there may be a longer one."""

    @property
    def proof(self) -> ProofKind:
        """Why none is longer: it has all cards, a cut shows it, all others were tried; or it is open."""
        if not self.left:
            return "all"
        if self.cut is not None:
            return "cut"
        return "none" if self.is_open else "search"


@lru_cache(maxsize=256)
def longest_chain(
    cards: tuple[int, ...], start: int | None = None, features: int = FEATURES
) -> Solution:
    """A longest chain of these faces; it begins with `start`, one of them, where that is given."""
    if not cards:
        return Solution((), 0, None, 0)
    copies = [cards.count(face) for face in range(1 << features)]
    quest = _Quest(copies, start)
    walk, left = quest.answer()
    cut = quest.certificate(left)
    is_open = quest.is_open and left > 0 and cut is None
    return Solution(_chain(walk, copies), left, cut, quest.positions, is_open)


class _Quest:
    """The questions of one layout: can a walk leave nothing behind? One card? Two? And so on."""

    def __init__(self, copies: list[int], start: int | None) -> None:
        self.copies = copies
        self.start = start
        self.cutter = Cutter(copies, start)
        self.positions = 0
        self.effort = Effort(MOST_POSITIONS)
        self.is_open = False
        """Whether a question was left open because it was too hard."""

    def answer(self) -> tuple[list[int], int]:
        """A walk that leaves the fewest cards behind, and how many."""
        room = self.cutter.prove(0).loss
        if walk := self._hunt(self.copies, room, is_quick=True):
            return walk, room
        room = self.cutter.best()[0].loss  # so far the answer is no, by a cut
        while not (walk := self._walk(room)):
            room += 1
        return walk, room

    def _walk(self, room: int) -> list[int] | None:
        """A walk that leaves at most so many cards behind; none if there is none, or it is left open."""
        easy = self._hunt(self.copies, room, is_quick=True)
        if easy or self.is_open:
            return easy
        try:
            return self._give_up(self.copies, 0, room, None)
        except Exhausted:
            self.is_open = True
            return None

    def certificate(self, left: int) -> Cut | None:
        """A cut that proves alone that so many cards stay behind."""
        best = self.cutter.best()[0] if left else self.cutter.prove(0)
        if not left or best.loss < left:
            return None
        out = best.out
        return Cut(
            out=tuple(members(out)),
            passes=sum(self.copies[face] for face in members(out)),
            pieces=tuple(weight for weight, _ in self.cutter.parts(out)),
            loss=best.loss,
        )

    def _hunt(self, copies: list[int], room: int, is_quick: bool = False) -> list[int] | None:
        hunt = Hunt(copies, room, self.start)
        try:
            return hunt.quick() if is_quick else self._all_of(hunt)
        finally:
            self.positions += hunt.positions

    def _all_of(self, hunt: Hunt) -> list[int] | None:
        try:
            walk = hunt.whole(self.effort.left)
        except Tired:
            raise Exhausted from None
        self.effort.spend(hunt.positions)
        return walk

    def _give_up(
        self, copies: list[int], kept: Faces, room: int, outs: list[Faces] | None
    ) -> list[int] | None:
        """A walk, by giving up one piece of a cut after another; none only if there is none.

        Where a cut leaves pieces to spare, one of them stays behind: which one? Those tried without
        success are kept from then on. What was cut before is where the next cuts are looked for.
        """
        self.effort.spend(CUTTING)
        cutter = self.cutter if outs is None else Cutter(copies, self.start)
        proofs = [proof for proof in cutter.best(outs) if proof.spare > 0]
        if not proofs:
            return self._hunt(copies, room)
        outs = [proof.out for proof in proofs]
        choices = min((self._choices(cutter, proof, kept, room) for proof in proofs), key=len)
        for weight, piece in choices:
            rest = [0 if piece >> face & 1 else count for face, count in enumerate(copies)]
            walk = self._give_up(rest, kept, room - weight, outs)
            if walk:
                return walk
            if piece.bit_count() == 1:
                kept |= piece
        return None

    def _choices(
        self, cutter: Cutter, proof: Proof, kept: Faces, room: int
    ) -> list[tuple[int, Faces]]:
        """The pieces of a cut that could be among those that stay behind."""
        parts = [part for part in cutter.parts(proof.out) if not part[1] & kept]
        others = sum(weight for weight, _ in parts[: proof.spare - 1])
        if len(parts) < proof.spare:
            return []
        return [part for part in parts if part[0] <= room - others]


def _chain(walk: Sequence[int], copies: Sequence[int]) -> tuple[int, ...]:
    """The cards of a walk: on its last visit to a face it takes all that is left there."""
    chain: list[int] = []
    rest = list(copies)
    for index, face in enumerate(walk):
        last = face not in walk[index + 1 :]
        taken = rest[face] if last else 1
        chain += [face] * taken
        rest[face] -= taken
    return tuple(chain)
