"""The search for the most bridges without its shortcuts: they save time and change nothing.

Small boards hardly ever come to the search itself. So here plans are searched that nothing has been
ruled out of yet, and drafts are not completed: squares are decided until the drafts are the bridges.
"""

from itertools import product
from random import Random

import pytest

from fortable.kernel.effort import Effort
from fortable.testing import rule

from ..board.grid import Grid, together
from ..bridges import most
from ..bridges.most import Bridges, most_bridges
from ..bridges.plans import Pair, Plan, first_plan
from . import test_bridges
from .test_bridges import BOARDS, all_boards, any_board, by_force, check, drawn, rows_of


def raw_plan(grid: Grid, squares: int, wanted: Pair, enough: int, _effort: Effort) -> Plan | None:
    """A plan that nothing is ruled out of."""
    return first_plan(grid, squares, wanted) if sum(wanted) > enough else None


def as_they_are(_grid: Grid, _plan: Plan, drafts: Bridges) -> Bridges | None:
    """Drafts, if they keep to FA-20 already."""
    shared = (len({*one} & {*other}) for one, other in product(*drafts))
    return drafts if all(number == 1 for number in shared) else None


WAYS_ROUND = {"_plan": raw_plan, "_completed": as_they_are}


@pytest.fixture(params=[["_plan"], ["_completed"], ["_plan", "_completed"]], ids="+".join)
def _the_long_way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_bridges, "most_bridges", most_bridges.__wrapped__)
    for shortcut in request.param:
        monkeypatch.setattr(most, shortcut, WAYS_ROUND[shortcut])


@rule("FA-20", "FA-21")
@pytest.mark.usefixtures("_the_long_way")
@pytest.mark.parametrize(("board", "best"), BOARDS)
def test_the_most_bridges_are_found(board: str, best: int) -> None:
    assert check(rows_of(board)) == best


@rule("FA-20", "FA-21")
@pytest.mark.usefixtures("_the_long_way")
@pytest.mark.parametrize(("rows", "columns"), [(1, 3), (3, 1), (3, 3)])
def test_on_all_boards_of_a_small_size(rows: int, columns: int) -> None:
    for board in all_boards(rows, columns):
        assert check(board) == by_force(board), board


@rule("FA-20", "FA-21")
@pytest.mark.usefixtures("_the_long_way")
@pytest.mark.parametrize(("rows", "columns", "boards"), [(4, 4, 60), (4, 5, 40), (5, 4, 40)])
def test_on_random_larger_boards(rows: int, columns: int, boards: int) -> None:
    rng = Random(f"{rows}x{columns}")
    for _ in range(boards):
        board = any_board(rng, rows, columns, share=0.8)
        assert check(board) == by_force(board), board


@rule("FA-21")
def test_more_than_one_direction_has_is_not_found_by_leaving_some_out() -> None:
    rows = rows_of("####/####/#.#./####/.#.#")  # of the three from north to south there are but two
    grid = Grid(len(rows), len(rows[0]))
    squares = together(row * grid.width + column for row, column in drawn(rows))
    assert most._searched(grid, first_plan(grid, squares, (3, 2)), Effort(100)) is None
