"""The hunt: depth-first over all walks that leave at most `room` cards behind.

A position is where the walk stands, which faces it still misses, and how often each face may still
be visited. It is given up when it was given up before, or when too much would stay behind:

- cards that cannot be reached any more;
- faces of one parity: every step changes the parity, so the walk meets at most one more of the even
  faces than it visits odd ones, and the other way round;
- leaves: a face with one way out needs one visit of that neighbour to come and one to go on;
- steps (`links`), counted near the beginning of a walk only, because that takes longer.

Parity and leaves are cuts (see `cuts`) that are quickly made: all faces of one parity, or the one
neighbour. Only the last face of a walk is excused from going on. A walk read backwards is a walk: a
face from which all walks have failed need not be tried as an end.
"""

import math
from collections.abc import Sequence
from contextlib import suppress

from .cube import Faces, around, axes, cube, lonely, members, odd_faces, reach, total
from .links import missing_links

PATIENCE = 60
"""So many positions are looked at from each start in a quick hunt."""

NEAR = 4
"""So many faces into a walk its links are counted."""


class Tired(Exception):
    """The positions that may be looked at are used up."""


class Hunt:
    """One question: is there a walk that leaves at most `room` cards behind? `None` is a proof."""

    def __init__(self, copies: Sequence[int], room: int, start: int | None = None) -> None:
        faces = len(copies)
        self.copies = copies
        self.room = room
        self.start = start
        self.positions = 0
        self._faces = sum(1 << face for face in range(faces) if copies[face])
        self._ends = self._faces
        self._ways = cube(faces)
        self._beside = around(faces)
        self._axes = axes(faces)
        self._odd = odd_faces(faces)
        self._failed: set[tuple[int, Faces, bytes]] = set()
        self._limit = math.inf
        self._counts_links = False

    def quick(self) -> list[int] | None:
        """A walk that is easy to find, if there is one."""
        for start in self._starts():
            self._limit = self.positions + PATIENCE
            with suppress(Tired):
                if walk := self._walk_from(start):
                    return walk
        return None

    def whole(self, most: float = math.inf) -> list[int] | None:
        """A walk; none only if there is none. `Tired` if that takes more positions than it may."""
        self._limit = most
        self._counts_links = True
        for start in self._starts():
            if walk := self._walk_from(start):
                return walk
            if self.start is None:
                self._ends &= ~(1 << start)
        return None

    def _starts(self) -> list[int]:
        """Where a walk may begin; faces with the fewest cards around them first."""
        if self.start is not None:
            return [self.start]
        bustle = [total(self.copies, beside) for beside in self._beside]
        return sorted(members(self._faces), key=bustle.__getitem__)

    def _walk_from(self, start: int) -> list[int] | None:
        walk = [start]
        return (
            walk if self._goes_on(walk, bytearray(self.copies), self._faces, self._faces) else None
        )

    def _goes_on(self, walk: list[int], visits: bytearray, missed: Faces, open_: Faces) -> bool:
        """Whether a walk that has just arrived can be completed; then it is."""
        if self.positions >= self._limit:
            raise Tired
        self.positions += 1
        here = walk[-1]
        bit = 1 << here
        missed &= ~bit
        visits[here] -= 1
        if not visits[here]:
            open_ &= ~bit
        position = here, missed, bytes(visits)
        if position not in self._failed:
            within = reach(bit, open_, self._beside) & open_
            room = self.room - total(self.copies, missed & ~within)
            wanted = missed & within
            if room >= 0 and not wanted:
                return True
            if room >= 0 and not self._is_hopeless(walk, visits, wanted, within, room):
                for there in self._by_thrift(here, visits, missed):
                    walk.append(there)
                    if self._goes_on(walk, visits, missed, open_):
                        return True
                    walk.pop()
            self._failed.add(position)
        visits[here] += 1
        return False

    def _by_thrift(self, here: int, visits: bytearray, missed: Faces) -> list[int]:
        """The next faces, those first that are soon cut off; new ones rather than old ones."""
        ways = self._ways
        options = [
            (sum([visits[other] for other in ways[there]]) + 2 * (not missed >> there & 1), there)
            for there in ways[here]
            if visits[there]
        ]
        return [there for _, there in sorted(options)]

    def _is_hopeless(
        self, walk: list[int], visits: bytearray, missed: Faces, within: Faces, room: int
    ) -> bool:
        here = walk[-1]
        return (
            not missed & self._ends
            or self._lost_by_parity(here, visits, missed, within) > room
            or self._lost_leaves(here, visits, missed, within) > room
            or (
                self._counts_links
                and len(walk) <= NEAR
                and missing_links(self._ways, here, visits, missed) // 2 > room
            )
        )

    def _lost_by_parity(self, here: int, visits: bytearray, missed: Faces, within: Faces) -> int:
        odd, lost = self._odd, 0
        for mine, others in ((odd, within & ~odd), (~odd, within & odd)):
            needed = missed & mine
            begins = not mine >> here & 1
            ends = bool(needed & self._ends)
            lost = max(lost, needed.bit_count() - total(visits, others) - begins - ends + 1)
        return lost

    def _lost_leaves(self, here: int, visits: bytearray, missed: Faces, within: Faces) -> int:
        beside, hubs = self._beside, dict[Faces, Faces]()
        for leaf in members(lonely(missed, within, self._axes)):
            way = beside[leaf] & within
            hubs[way] = hubs.get(way, 0) | 1 << leaf
        lost, crowd = 0, 0
        for hub, leaves in hubs.items():
            served = visits[hub.bit_length() - 1] - 1 if hub else 0
            if leaves.bit_count() > served:
                lost += leaves.bit_count() - served
                crowd |= leaves
        return lost - bool(crowd & beside[here]) - bool(crowd & self._ends)
