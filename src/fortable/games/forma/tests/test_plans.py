"""What is known of a plan from the start, what follows, and what a decision about one square leaves."""

import pytest

from fortable.testing import rule

from ..board.grid import Grid, has, together
from ..bridges.plans import first_plan, narrowed
from .test_bridges import BOARDS, drawn, rows_of

GRID = Grid(3, 3)
HERE, BEYOND = 5, 6
PLAN = first_plan(GRID, GRID.all, (2, 2))


@rule("FA-21")
def test_where_as_many_are_wanted_as_there_are_lines_every_corner_is_on_one_level() -> None:
    assert first_plan(GRID, GRID.all, (3, 3)).corners == {
        (i, j): 1 << j * GRID.width + i for i in range(4) for j in range(4)
    }


@rule("FA-20", "FA-21")
def test_then_all_of_them_cross_straight_on() -> None:
    plan = narrowed(GRID, first_plan(GRID, GRID.all, (3, 3)))
    assert plan is not None
    assert not any(squares for lane in plan.lanes for squares in lane.values())
    assert plan.crossings == {
        (i + 1, j + 1): dict.fromkeys(GRID.headings, 0) | {GRID.width: 1 << j * GRID.width + i}
        for i in range(3)
        for j in range(3)
    }


@rule("FA-21")
@pytest.mark.parametrize(("board", "best"), BOARDS)
def test_more_than_the_most_are_ruled_out_without_a_search(board: str, best: int) -> None:
    rows = rows_of(board)
    grid = Grid(len(rows), len(rows[0]))
    squares = together(row * grid.width + column for row, column in drawn(rows))
    for number in range(1, best + 1):
        assert narrowed(grid, first_plan(grid, squares, (number, best + 1 - number))) is None


@rule("FA-20", "FA-21")
def test_of_two_corridors_nothing_is_left_open() -> None:
    grid = Grid(5, 5)
    corridors = together([2, 8, 14, 20, 26, 12, 13, 15, 16])
    plan = narrowed(grid, first_plan(grid, corridors, (1, 1)))
    assert plan is not None
    assert plan.lanes == (
        {(1, 0): together([2, 8]), (1, 1): together([20, 26])},
        {(0, 1): together([12, 13]), (1, 1): together([15, 16])},
    )
    assert plan.crossings == {(1, 1): dict.fromkeys(grid.headings, 0) | {grid.width: 1 << 14}}


@rule("FA-20")
def test_who_may_cross_in_a_square() -> None:
    assert PLAN.pairs_at(HERE) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert not first_plan(GRID, 1 << BEYOND, (1, 1)).pairs_at(HERE)


@rule("FA-20")
def test_without_a_direction_a_square_is_left_to_the_other_one() -> None:
    for number in (0, 1):
        plan = PLAN.without(number, HERE)
        assert not has(plan.room(number), HERE)
        assert has(plan.room(1 - number), HERE)
        assert not plan.pairs_at(HERE)
        assert plan.pairs_at(BEYOND) == PLAN.pairs_at(BEYOND)


@rule("FA-20")
def test_where_two_bridges_cross_nothing_else_is_and_they_cross_nowhere_else() -> None:
    plan = PLAN.crossing_at(HERE, (1, 2))
    assert plan.pairs_at(HERE) == [(1, 2)]
    assert plan.pairs_at(BEYOND) == [(1, 1), (2, 1), (2, 2)]
    assert not has(plan.idle, HERE)
    assert has(plan.idle, BEYOND)
    for lane in plan.lanes:
        assert not any(has(squares, HERE) for squares in lane.values())
        assert all(has(squares, BEYOND) for squares in lane.values())
