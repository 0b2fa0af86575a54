"""The course of one bridge, on a board of three by three: 0 1 2, 4 5 6 and 8 9 10."""

import pytest

from fortable.testing import rule

from ..board.grid import Grid, together
from ..bridges.chains import Chain, ways
from ..bridges.courses import Course, shortest_chain, trimmed

GRID = Grid(3, 3)
EAST, SOUTH, WEST, _ = GRID.headings
SOUTHWARD, EASTWARD = ways(GRID)


def course(*parts: set[int] | tuple[int, set[int]]) -> Course:
    """Stretches, and in between a heading with the squares that are crossed."""
    crossings = [part for part in parts if isinstance(part, tuple)]
    return Course(
        [together(part) for part in parts if isinstance(part, set)],
        [
            dict.fromkeys(GRID.headings, 0) | {heading: together(squares)}
            for heading, squares in crossings
        ],
    )


@rule("FA-20")
@pytest.mark.parametrize(
    ("planned", "chain"),
    [
        (course({1}, (SOUTH, {5}), {9}), (1, 5, 9)),
        (course({0, 1, 4, 8}, (SOUTH, {5}), {9}), (1, 5, 9)),
        (course({0, 4}, (EAST, {5}), {6, 10}), (0, 4, 5, 6, 10)),
        (course({2, 6}, (WEST, {5}), {4, 8}), (2, 6, 5, 4, 8)),
        (course({1}, (SOUTH, {5}), set(), (SOUTH, {9}), set()), (1, 5, 9)),
        (course(set(), (SOUTH, {1}), {5, 9}), (1, 5, 9)),
        (course({1, 5}, (SOUTH, {9}), set()), (1, 5, 9)),
        (course(set(), (SOUTH, {0}), {4}, (SOUTH, {8}), set()), (0, 4, 8)),
    ],
)
def test_a_bridge_follows_its_course_and_crosses_straight_on(planned: Course, chain: Chain) -> None:
    assert shortest_chain(GRID, SOUTHWARD, planned) == chain
    assert trimmed(GRID, SOUTHWARD, planned).crossings == planned.crossings


@rule("FA-20")
@pytest.mark.parametrize(
    "planned",
    [
        course({0, 4}, (EAST, {5}), {9}),
        course({0, 4}, (SOUTH, {5}), {9}),
        course({1, 5, 9}, (SOUTH, {6}), {10}),
        course({1}, (SOUTH, {5}), {4}),
        course({5}, (SOUTH, {9}), set()),
        course(set(), (EAST, {1}), {2, 6, 10}),
        course({1, 5, 8}, (EAST, {9}), set()),
        course({2, 6}, (WEST, {5}), {4, 0}),
        course({1, 5, 9}, (SOUTH, {9}), set(), (SOUTH, {9}), set()),
    ],
)
def test_it_turns_in_no_crossing_and_leaves_none_out(planned: Course) -> None:
    assert shortest_chain(GRID, SOUTHWARD, planned) == ()
    left = trimmed(GRID, SOUTHWARD, planned)
    assert not any(left.stretches)
    assert not any(squares for crossing in left.crossings for squares in crossing.values())


@rule("FA-20")
def test_it_does_not_cross_itself() -> None:
    planned = course({0, 4}, (EAST, {5}), {6, 5, 9})
    assert shortest_chain(GRID, SOUTHWARD, planned) == ()


@rule("FA-20")
def test_what_leads_nowhere_is_trimmed() -> None:
    planned = course({0, 1, 4, 10}, (SOUTH, {1, 5, 6, 9}), {9, 10, 2})
    left = course({0, 1, 4}, (SOUTH, {5}), {9, 10})
    assert trimmed(GRID, SOUTHWARD, planned) == left
    from_the_west = course({4, 8, 0}, (EAST, {5, 2}), {6, 10, 1})
    assert trimmed(GRID, EASTWARD, from_the_west) == course({4, 8, 0}, (EAST, {5}), {6, 10})


@rule("FA-20")
def test_what_others_use_is_no_part_of_it() -> None:
    planned = course({0, 1}, (SOUTH, {5, 6}), {9, 10})
    assert planned.less(together([0, 5, 10])) == course({1}, (SOUTH, {6}), {9})
