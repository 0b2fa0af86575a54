"""The cube the faces live on: a face is a number, a bit for each feature; neighbours differ in one.

Sets of faces are whole numbers too, with a bit for each face.
"""

from collections.abc import Iterator, Sequence
from functools import cache

Faces = int
"""A set of faces."""


@cache
def cube(faces: int) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each of the first `faces` faces (a power of two)."""
    steps = [1 << feature for feature in range(faces.bit_length() - 1)]
    return tuple(tuple(face ^ step for step in steps) for face in range(faces))


@cache
def around(faces: int) -> tuple[Faces, ...]:
    """The neighbours of each face as a set."""
    return tuple(sum(1 << other for other in others) for others in cube(faces))


@cache
def axes(faces: int) -> tuple[tuple[int, Faces], ...]:
    """For each feature its step, and all faces that lack it: so a whole set moves at once."""
    steps = [1 << feature for feature in range(faces.bit_length() - 1)]
    return tuple(
        (step, sum(1 << face for face in range(faces) if not face & step)) for step in steps
    )


@cache
def odd_faces(faces: int) -> Faces:
    """The faces with an odd number of bits: every step leads from an odd face to an even one or back."""
    return sum(1 << face for face in range(faces) if face.bit_count() % 2)


def members(some: Faces) -> Iterator[int]:
    """The faces of a set, one by one."""
    while some:
        lowest = some & -some
        yield lowest.bit_length() - 1
        some ^= lowest


def total(numbers: Sequence[int], some: Faces) -> int:
    """What the numbers of these faces add up to."""
    result = 0
    while some:
        lowest = some & -some
        result += numbers[lowest.bit_length() - 1]
        some ^= lowest
    return result


def planes(numbers: Sequence[int]) -> list[tuple[int, Faces]]:
    """Numbers of faces by their binary digits: what a digit is worth, and the faces whose number has it.

    What the numbers of some faces add up to is then counted a digit at a time, for all faces at once.
    """
    digits = [1 << place for place in range(max(numbers).bit_length())]
    return [
        (digit, sum(1 << face for face, number in enumerate(numbers) if number & digit))
        for digit in digits
    ]


def reach(seed: Faces, free: Faces, beside: Sequence[Faces]) -> Faces:
    """`seed`, and all that can be reached from it through free faces."""
    seen = fresh = seed
    while fresh:
        lowest = fresh & -fresh
        found = beside[lowest.bit_length() - 1] & free & ~seen
        seen |= found
        fresh = fresh ^ lowest | found
    return seen


def lonely(some: Faces, others: Faces, ways: Sequence[tuple[int, Faces]]) -> Faces:
    """Those faces of `some` that have at most one neighbour among `others`."""
    once = twice = 0
    for step, lacking in ways:
        near = (others & lacking) << step | others >> step & lacking
        twice |= once & near
        once |= near
    return some & ~twice


def pieces(free: Faces, beside: Sequence[Faces]) -> list[Faces]:
    """What `free` falls into."""
    found = []
    while free:
        piece = free & -free
        if beside[piece.bit_length() - 1] & free:
            piece = reach(piece, free, beside)
        found.append(piece)
        free &= ~piece
    return found
