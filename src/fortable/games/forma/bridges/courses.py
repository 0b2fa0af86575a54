"""The course of one bridge: the squares it may use between one crossing and the next, edge to edge.

A bridge that meets m bridges of the other direction has m + 1 stretches, and crosses straight on
from each to the next.
"""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from ..board.grid import Grid, bits, has, united
from .chains import Chain, Way

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


class Progress(NamedTuple):
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
    starts = [Progress(square, 0) for square in bits(way.first & course.stretches[0])]
    crossed = course.crossings[0][way.ahead]
    starts += [Progress(square, 0, way.ahead) for square in bits(way.first & crossed)]
    came_from: dict[Progress, Progress | None] = dict.fromkeys(starts)
    waiting = deque(starts)
    while waiting:
        progress = waiting.popleft()
        if _is_through(way, course, progress):
            return _chain_to(progress, came_from)
        for onward in _onward(grid, course, progress):
            if onward not in came_from:
                came_from[onward] = progress
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


def _onward(grid: Grid, course: Course, progress: Progress) -> Iterator[Progress]:
    """Where a bridge may go next: after a crossing, straight on."""
    stretch = progress.stretch + bool(progress.heading)
    for heading in (progress.heading,) if progress.heading else grid.headings:
        square = progress.square + heading
        if has(course.stretches[stretch], square):
            yield Progress(square, stretch)
        if stretch < len(course.crossings) and has(course.crossings[stretch][heading], square):
            yield Progress(square, stretch, heading)


def _is_through(way: Way, course: Course, progress: Progress) -> bool:
    """Whether the last edge is reached with nothing left to cross."""
    if not way.last >> progress.square & 1:
        return False
    if progress.heading:
        return progress.stretch == len(course.crossings) - 1 and progress.heading == way.ahead
    return progress.stretch == len(course.crossings)


def _chain_to(progress: Progress | None, came_from: dict[Progress, Progress | None]) -> Chain:
    squares = []
    while progress is not None:
        squares.append(progress.square)
        progress = came_from[progress]
    return tuple(reversed(squares)) if len(set(squares)) == len(squares) else ()
