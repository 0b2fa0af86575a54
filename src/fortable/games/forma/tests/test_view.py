"""What the view shows beside the board: where forms fit, if that is told, and the bridges that stand."""

from fortable.kernel.words import Viewer
from fortable.testing.clauses import rule

from ..board.grid import bits
from ..board.squares import NAMES
from ..model import State
from .table import ONE, ZERO, at, layout, may, seen_by


def told(state: State, viewer: Viewer) -> list[str]:
    """The placements of which a viewer is told that they fit."""
    return [
        f"{form} {turn}{'f' * flipped} {NAMES[number]}"
        for form, turn, flipped, squares in seen_by(viewer, state).fits
        for number in bits(int(squares, 16))
    ]


@rule("FA-11")
def test_assisted_who_is_to_move_sees_where_forms_fit() -> None:
    state = at("0 F 0 C4, 1 X 0 K4", stones="A1", options="placing=assisted")
    assert sorted(told(state, ZERO)) == sorted(may(state))
    assert told(state, ONE) == told(state, None) == []


@rule("FA-11")
def test_by_eye_nobody_is_told_where_forms_fit() -> None:
    for state in (at(), at("0 F 0 C4"), at(phase="retry", lost="F, -")):
        assert all(told(state, viewer) == [] for viewer in (None, ZERO, ONE))


@rule("FA-11")
def test_where_forms_fit_is_not_told_before_the_board_is_laid_out() -> None:
    assert told(layout("placing=assisted"), ZERO) == []


@rule("FA-19", "FA-24")
def test_everybody_sees_the_squares_of_every_bridge() -> None:
    columns = "0 I 0 C1, 0 I 0 C6, 0 4I 0 C11, 0 4I 0 C15, 0 2I 0 C19, 1 I 0 D1"
    for viewer in (None, ZERO, ONE):
        mine, theirs = seen_by(viewer, at(columns)).bridges
        assert mine == (tuple(f"C{row}" for row in range(1, 21)),)
        assert theirs == ()
