"""The geometry of a board, counted out on a small one."""

from fortable.testing import rule

from ..board.grid import Grid, together


@rule("FA-01")
def test_a_guard_column_lies_between_a_row_and_the_next() -> None:
    grid = Grid(2, 3)
    assert grid.width == 4
    assert grid.all == together([0, 1, 2, 4, 5, 6])


@rule("FA-01")
def test_its_corners_are_one_row_and_one_column_more() -> None:
    assert Grid(2, 3).corners == together(range(3 * 4))
