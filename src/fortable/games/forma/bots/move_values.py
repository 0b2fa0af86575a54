"""What every place would bring at once, for whole boards of places at a time.

A form closes in what has all its open sides covered by it. So for each set of sides there is the set of
squares and obstacles that want no others covered; moved to where a pose would lie, these sets are added
up, bit by bit, for all places of the pose together.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from random import Random
from typing import NamedTuple

from ..board.forms import VALUES, Pose
from ..board.grid import bits, united
from ..board.placements import FAMILY, NUMBERED, places
from ..board.squares import BOARD
from ..scoring import BRIDGE, ENCLOSURE
from .bitboard import Bitboard, Spot

Planes = tuple[int, int, int]
"""A number from 0 to 7 for every square: its ones, its twos and its fours."""
Sides = int
"""Some of the four sides of a square, as bits, in the order of `Grid.headings`."""
Banks = Sequence[tuple[int, int]]
"""For each direction: from where the one edge is reached, and from where the other."""


class Choice(NamedTuple):
    """Places of a pose that are worth the same."""

    worth: int
    pose: Pose
    squares: int
    """Where its first square may go."""


def _hugged(pose: Pose) -> tuple[tuple[Sides, tuple[int, ...]], ...]:
    """The squares around a pose, by which of their sides it covers."""
    covered = {*bits(pose.shape)}
    around = {square + heading for square in covered for heading in BOARD.headings} - covered
    found: dict[Sides, list[int]] = {}
    for square in sorted(around):
        hits = (square + heading in covered for heading in BOARD.headings)
        found.setdefault(sum(hit << bit for bit, hit in enumerate(hits)), []).append(square)
    return tuple((sides, tuple(squares)) for sides, squares in sorted(found.items()))


HUGGED = tuple(map(_hugged, FAMILY))
COVERED = tuple(tuple(bits(pose.shape)) for pose in FAMILY)
"""By the number of a pose: the squares around it, and its own."""
PATTERNS = sorted({sides for hugged in HUGGED for sides, _ in hugged})


def gains(
    bitboard: Bitboard, seat: int, forms: Iterable[str], banks: Banks = ()
) -> Iterator[Choice]:
    """Every place where one of some forms fits, with the points that it would bring `seat` now."""
    found = places(bitboard.free)
    prizes = _prizes(bitboard, seat)
    towers = _ripe(bitboard.tower, bitboard.free)
    for form in dict.fromkeys(forms):
        for number, pose in NUMBERED[form]:
            if there := found[number]:
                tens = counted(_closed(number, prizes, there))
                bridged = (_joining(number, there, *pair) for pair in banks)
                fifties = counted((united(_closed(number, towers, there)), *bridged))
                yield from _graded(pose, there, fifties, tens)


def most(bitboard: Bitboard, seat: int, forms: Iterable[str], banks: Banks = ()) -> int:
    """The points that the best place would bring now."""
    return max((choice.worth for choice in gains(bitboard, seat, forms, banks)), default=0)


def covering(bitboard: Bitboard, forms: Iterable[str], squares: int) -> Iterator[Choice]:
    """Every place that covers some of `squares`, with how many."""
    found = places(bitboard.free)
    for form in dict.fromkeys(forms):
        for number, pose in NUMBERED[form]:
            if there := found[number]:
                planes = counted(squares >> offset & there for offset in COVERED[number])
                for count, firsts in graded(planes, there):
                    if count:
                        yield Choice(count, pose, firsts)


def best_spots(choices: Iterable[Choice], room: int, rng: Random) -> list[Spot]:
    """The spots that are worth most, some `room` of them; by lot among equals."""
    spots: list[Spot] = []
    ranked = sorted(choices, key=lambda choice: -choice.worth)
    for _, level in groupby(ranked, key=attrgetter("worth")):
        spots += _some(list(level), room - len(spots), rng)
        if len(spots) >= room:
            break
    return spots


def _some(level: list[Choice], room: int, rng: Random) -> list[Spot]:
    if sum(choice.squares.bit_count() for choice in level) <= room:
        return [Spot(choice.pose, first) for choice in level for first in bits(choice.squares)]
    picks = (rng.choice(level) for _ in range(room))
    return list(dict.fromkeys(Spot(pose, anywhere(squares, rng)) for _, pose, squares in picks))


def anywhere(squares: int, rng: Random) -> int:
    """One of some squares: the next one from anywhere."""
    return next(bits(squares & -(1 << rng.randrange(squares.bit_length()))))


def _prizes(bitboard: Bitboard, seat: int) -> Mapping[Sides, int]:
    """By sides: the free squares and obstacles that are closed in by covering no more than these."""
    free, foreign = bitboard.free, BOARD.all & ~bitboard.closing[seat]
    squares = _ripe(free & BOARD.beside(free), free)
    stones = _ripe(bitboard.stones & ~BOARD.beside(foreign & ~free), foreign)
    return {
        sides: squares.get(sides, 0) | stones.get(sides, 0)
        for sides in squares.keys() | stones.keys()
    }


def _ripe(some: int, open_: int) -> dict[Sides, int]:
    """By sides: those of some squares that have no other sides open."""
    if not some:
        return {}
    shut = [some & ~BOARD.moved(open_, -heading) for heading in BOARD.headings]
    found = {}
    for sides in PATTERNS:
        ready = some
        for bit, closed in enumerate(shut):
            if not sides >> bit & 1:
                ready &= closed
        if ready:
            found[sides] = ready
    return found


def _closed(number: int, prizes: Mapping[Sides, int], there: int) -> Iterator[int]:
    """For each square around a pose: the places where it is closed in."""
    for sides, around in HUGGED[number]:
        if ready := prizes.get(sides):
            for offset in around:
                yield (ready >> offset if offset >= 0 else ready << -offset) & there


def _joining(number: int, there: int, near: int, far: int) -> int:
    """The places of a pose that reach both banks."""
    covered = COVERED[number]
    reaching = there & united(near >> offset for offset in covered)
    return reaching and reaching & united(far >> offset for offset in covered)


def _graded(pose: Pose, there: int, fifties: Planes, tens: Planes) -> Iterator[Choice]:
    """The places by their points; the tower is worth as much as a bridge."""
    value = VALUES[pose.form]
    for many, some in graded(fifties, there):
        for few, squares in graded(tens, some):
            yield Choice(value + BRIDGE * many + ENCLOSURE * few, pose, squares)


def stone_hopes(bitboard: Bitboard, seat: int, fades: float) -> float:
    """What the obstacles are worth that only `seat` can close in by now, the less the more sides are open."""
    foreign = BOARD.all & ~bitboard.closing[seat]
    stones = bitboard.stones & ~BOARD.beside(foreign & ~bitboard.free)
    begun = stones & BOARD.beside(bitboard.closing[seat])
    if not begun:
        return 0.0
    planes = counted(begun & BOARD.moved(foreign, heading) for heading in BOARD.headings)
    return sum(ENCLOSURE * fades**sides * some.bit_count() for sides, some in graded(planes, begun))


def counted(sets: Iterable[int]) -> Planes:
    """In how many of some sets each square is."""
    ones = twos = fours = 0
    for some in sets:
        if some:
            carry = ones & some
            ones ^= some
            if carry:
                fours |= twos & carry
                twos ^= carry
    return ones, twos, fours


def graded(planes: Planes, squares: int) -> Iterator[tuple[int, int]]:
    """The squares by their number, the highest first."""
    if not any(planes):
        yield 0, squares
        return
    for number in range(7, -1, -1):
        there = squares
        for bit, plane in enumerate(planes):
            there &= plane if number >> bit & 1 else ~plane
        if there:
            yield number, there
