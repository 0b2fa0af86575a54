"""The longest chain of any layout, with a proof that none is longer (FM-21). Plain Python.

Faces, not cards: identical cards match, so a chain is a walk over faces in which no face is visited
more often than it has copies, and whoever visits a face at all can collect every copy of it. A
longest chain leaves the fewest copies behind, and the solver asks in turn: can a walk leave nothing
behind? One card? Two? Each "no" is a proof, by what `cuts` and `hunt` explain; the first "yes" is
the answer. Where a layout is so tangled that a "no" would take too many positions, it is left open, and the
solution says that it is not proven.
"""

from .answer import Cut, ProofKind, Solution, longest_chain

__all__ = ["Cut", "ProofKind", "Solution", "longest_chain"]
