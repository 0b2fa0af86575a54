"""The geometry of a board, counted out on a small one."""

from fortable.testing import rule

from ..grid import Grid, together

GRID = Grid(2, 3)


@rule("FA-01")
def test_a_guard_column_lies_between_a_row_and_the_next() -> None:
    assert GRID.width == 4
    assert GRID.all == together([0, 1, 2, 4, 5, 6])


@rule("FA-01")
def test_its_corners_are_one_row_and_one_column_more() -> None:
    assert GRID.corners == together(range(3 * 4))
