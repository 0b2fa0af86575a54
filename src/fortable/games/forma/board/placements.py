"""Where forms fit: for every pose all its places at once, as the set of squares its first one may take.

A pose fits where a smaller one fits and one square more is free. The 91 poses are one family in this
way, so all of them together take some 90 operations on whole boards. A form is joined side to side:
one that leaves the board meets the guard column, or a row that is not there, and neither is ever free.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..model import Laid
from .forms import POSES, TURNED, VALUES, Pose
from .grid import bits, together
from .squares import NUMBERS, SIZE, WIDTH, names

FAMILY = tuple(
    sorted((pose for poses in POSES.values() for pose in poses), key=lambda pose: VALUES[pose.form])
)
"""All poses, smaller ones first: the single square is number 0."""

NUMBERED = {form: [(FAMILY.index(pose), pose) for pose in poses] for form, poses in POSES.items()}
"""The poses of each form with their numbers."""


SPREAD = {form: [tuple(bits(pose.shape)) for pose in poses] for form, poses in POSES.items()}
"""The poses of each form, square by square as seen from the first."""


class Step(NamedTuple):
    """How a pose comes of a smaller one."""

    smaller: int
    """The number of the smaller pose."""
    offset: int
    """The square that it lacks, as seen from the first."""


def _step(pose: Pose) -> Step:
    smaller = {other.shape: number for number, other in enumerate(FAMILY)}
    return next(
        Step(smaller[pose.shape & ~(1 << offset)], offset)
        for offset in bits(pose.shape)
        if offset and pose.shape & ~(1 << offset) in smaller
    )


STEPS = tuple(map(_step, FAMILY[1:]))
OFFSETS = tuple(sorted({step.offset for step in STEPS}))


def places(free: int) -> list[int]:
    """By the number of a pose: the squares its first one may take."""
    shifted = {offset: free >> offset for offset in OFFSETS}
    found = [free]
    for smaller, offset in STEPS:
        found.append(found[smaller] & shifted[offset])
    return found


def places_of(free: int, forms: Iterable[str]) -> Iterator[tuple[Pose, int]]:
    """The poses of some forms that fit somewhere, and where."""
    found = places(free)
    for form in dict.fromkeys(forms):
        for number, pose in NUMBERED[form]:
            if found[number]:
                yield pose, found[number]


def fits(form: str, free: int) -> bool:
    """Whether a form fits anywhere."""
    return any(_places(offsets, free) for offsets in SPREAD[form])


def _places(offsets: tuple[int, ...], free: int) -> int:
    """Where the first square of a pose may go whose others lie so far from it."""
    found = free
    for offset in offsets:
        found &= free >> offset
        if not found:
            break
    return found


class Misfit(NamedTuple):
    """Why a form does not fit where it was meant to go."""

    taken: tuple[str, ...]
    """The squares that are not free."""
    over: int
    """How many of its squares hang over the edge."""


def misfit(pose: Pose, first: int, free: int) -> Misfit | None:
    """What is in the way of a pose; nothing if it fits."""
    if not pose.shape << first & ~free:
        return None
    top, left = divmod(first, WIDTH)
    squares = [(top + row, left + column) for row, column in pose.squares]
    inside = [(row, column) for row, column in squares if row < SIZE and 0 <= column < SIZE]
    covered = together(row * WIDTH + column for row, column in inside)
    return Misfit(names(covered & ~free), len(squares) - len(inside))


def covered(laid: Laid) -> int:
    """The squares a form on the board covers."""
    return TURNED[laid.form][laid.turn, laid.flipped].shape << NUMBERS[laid.square]
