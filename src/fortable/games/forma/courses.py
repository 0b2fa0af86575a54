"""The course of one bridge: the squares it may use between one crossing and the next, edge to edge.

A bridge that meets m bridges of the other direction has m + 1 stretches, and crosses straight on
from each to the next.
"""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from .chains import Chain, Way
from .grid import Grid, bits, has, united

Headings = dict[int, int]
"""By heading: the squares that may be crossed going that way."""


class Course(NamedTuple):
    """What one bridge may use."""

    stretches: list[int]
    crossings: list[Headings]
    """Between each stretch and the next."""

    def less(self, squares: int) -> "Course":
        """The course without some squares."""
        return Course(
            [stretch & ~squares for stretch in self.stretches],
            [
                {heading: meeting & ~squares for heading, meeting in crossing.items()}
                for crossing in self.crossings
            ],
        )


class Spot(NamedTuple):
    """How far a bridge has come: a square of a stretch, or of the crossing behind it."""

    square: int
    stretch: int
    heading: int = 0
    """Which way it crosses; 0 if it does not."""


def trimmed(grid: Grid, way: Way, course: Course) -> Course:
    """What of a course lies on a way from the first edge to the last."""
    there = _followed(grid, way.first, way.ahead, course)
    back = _followed(grid, way.last, -way.ahead, _reversed(there))
    return _reversed(back)


def shortest_chain(grid: Grid, way: Way, course: Course) -> Chain:
    """A shortest chain along a course; empty if there is none, or it would cross itself."""
    spots = [Spot(square, 0) for square in bits(way.first & course.stretches[0])]
    crossed = course.crossings[0][way.ahead]
    spots += [Spot(square, 0, way.ahead) for square in bits(way.first & crossed)]
    came_from: dict[Spot, Spot | None] = dict.fromkeys(spots)
    waiting = deque(spots)
    while waiting:
        spot = waiting.popleft()
        if _is_through(way, course, spot):
            return _chain_to(spot, came_from)
        for onward in _onward(grid, course, spot):
            if onward not in came_from:
                came_from[onward] = spot
                waiting.append(onward)
    return ()


def _followed(grid: Grid, edge: int, ahead: int, course: Course) -> Course:
    """What of a course can be reached from an edge."""
    onto = dict.fromkeys(grid.headings, 0) | {ahead: edge}
    stretches, crossings = [], []
    for stretch, crossing in zip(course.stretches, [*course.crossings, {}], strict=True):
        here = grid.joined(united(onto.values()), stretch)
        entered = {
            heading: (grid.moved(here, heading) | onto[heading]) & squares
            for heading, squares in crossing.items()
        }
        onto = {heading: grid.moved(squares, heading) for heading, squares in entered.items()}
        stretches.append(here)
        crossings.append(entered)
    return Course(stretches, crossings[:-1])


def _reversed(course: Course) -> Course:
    """The same course the other way round."""
    return Course(
        course.stretches[::-1],
        [
            {-heading: squares for heading, squares in crossing.items()}
            for crossing in course.crossings[::-1]
        ],
    )


def _onward(grid: Grid, course: Course, spot: Spot) -> Iterator[Spot]:
    """Where a bridge may go next: after a crossing, straight on."""
    stretch = spot.stretch + bool(spot.heading)
    for heading in (spot.heading,) if spot.heading else grid.headings:
        square = spot.square + heading
        if has(course.stretches[stretch], square):
            yield Spot(square, stretch)
        if stretch < len(course.crossings) and has(course.crossings[stretch][heading], square):
            yield Spot(square, stretch, heading)


def _is_through(way: Way, course: Course, spot: Spot) -> bool:
    """Whether the last edge is reached with nothing left to cross."""
    if not way.last >> spot.square & 1:
        return False
    if spot.heading:
        return spot.stretch == len(course.crossings) - 1 and spot.heading == way.ahead
    return spot.stretch == len(course.crossings)


def _chain_to(spot: Spot | None, came_from: dict[Spot, Spot | None]) -> Chain:
    squares = []
    while spot is not None:
        squares.append(spot.square)
        spot = came_from[spot]
    return tuple(reversed(squares)) if len(set(squares)) == len(squares) else ()
