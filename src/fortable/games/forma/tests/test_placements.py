"""Where forms fit: whole boards at once, held against trying square by square."""

from collections.abc import Iterator
from random import Random

import pytest

from fortable.testing import rule

from ..board.forms import FORMS, POSES, TURNED, _poses
from ..board.grid import Grid, bits, has, together, united
from ..board.placements import (
    FAMILY,
    STEPS,
    _step,
    covered,
    fits,
    misfit,
    places,
    places_of,
)
from ..board.squares import BOARD, FREE, NAMES, NUMBERS, where
from .table import after, at, may, squares_of


def one_by_one(free: int) -> Iterator[tuple[str, int, bool, str]]:
    """Every placement, found by trying all squares of all poses."""
    is_free = [[has(free, row * 21 + column) for column in range(20)] for row in range(20)]
    for poses in POSES.values():
        for pose in poses:
            for row in range(20):
                for column in range(20):
                    spots = [(row + down, column + right) for down, right in pose.squares]
                    if all(0 <= y < 20 and 0 <= x < 20 and is_free[y][x] for y, x in spots):
                        yield pose.form, pose.turn, pose.flipped, NAMES[row * 21 + column]


def boards() -> Iterator[int]:
    """Sets of free squares: all, none, and of every thickness between."""
    rng = Random(20)
    yield from (BOARD.all, 0, BOARD.edge, BOARD.all & ~BOARD.edge)
    for tenths in range(1, 10):
        yield together(number for number in NAMES if rng.random() < tenths / 10)


@rule("FA-08", "FA-11")
def test_all_places_at_once_are_those_found_one_by_one() -> None:
    for free in boards():
        found = {
            (pose.form, pose.turn, pose.flipped, NAMES[number])
            for pose, squares in places_of(free, FORMS)
            for number in bits(squares)
        }
        assert found == {*one_by_one(free)}
        assert {form for form in FORMS if fits(form, free)} == {form for form, *_ in found}


@rule("FA-09")
def test_what_is_no_place_is_a_misfit() -> None:
    rng = Random(5)
    free = together(number for number in NAMES if rng.random() < 0.6)
    for pose, squares in zip(FAMILY, places(free), strict=True):
        for number in NAMES:
            found = misfit(pose, number, free)
            assert (found is None) == has(squares, number)
            if found:
                inside = len(pose.squares) - found.over
                assert found.taken or found.over
                assert len(found.taken) <= inside <= 5


@rule("FA-11")
def test_assisted_what_may_be_done_is_what_fits() -> None:
    state = at("0 F 0 C4, 1 X 0 K4", stones="A1", options="placing=assisted", seats=4, turn=2)
    names = [
        f"{form} {turn}{'f' * flipped} {square}"
        for form, turn, flipped, square in one_by_one(where(state.board, FREE))
    ]
    assert sorted(may(state)) == sorted(names)
    assert len(names) == len({*names})
    assert may(state, None) == may(state)
    assert not any("F " in action for action in may(after(state, "2: F 0 M10", "3: F 0 M16")))


@rule("FA-08")
def test_forms_that_are_asked_for_twice_are_told_once() -> None:
    once = list(places_of(BOARD.all, ["F", "F", "1O"]))
    assert once == list(places_of(BOARD.all, ["F", "1O"]))
    assert [pose.form for pose, _ in once] == ["F"] * 8 + ["1O"]
    assert list(places_of(0, FORMS)) == []


@rule("FA-08")
def test_a_form_covers_the_squares_of_its_pose() -> None:
    laid = at("0 F 1f C4").laid[0]
    assert covered(laid) == squares_of("F 1f C4")


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (2, 5), (5, 3)])
def test_a_grid_knows_its_edges_and_neighbours(rows: int, columns: int) -> None:
    grid = Grid(rows, columns)
    squares = [(row, column) for row in range(rows) for column in range(columns)]

    def together_at(*places: tuple[int, int]) -> int:
        return together(
            row * grid.width + column for row, column in places if (row, column) in squares
        )

    assert grid.all == together_at(*squares)
    assert grid.north == together_at(*((0, column) for column in range(columns)))
    assert grid.south == together_at(*((rows - 1, column) for column in range(columns)))
    assert grid.west == together_at(*((row, 0) for row in range(rows)))
    assert grid.east == together_at(*((row, columns - 1) for row in range(rows)))
    assert grid.edge == grid.north | grid.south | grid.west | grid.east
    for row, column in squares:
        here = together_at((row, column))
        sides = ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column))
        assert [grid.moved(here, heading) for heading in grid.headings] == [
            together_at(side) for side in sides
        ]
        assert grid.beside(here) == together_at(*sides)
        assert grid.around(here) == together_at(
            *((row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1))
        )


def test_squares_are_joined_side_to_side_and_touch_at_corners_too() -> None:
    stairs = together(NUMBERS[square] for square in ("A1", "B2", "B3", "C4", "K10"))
    joined = together(NUMBERS[square] for square in ("B2", "B3"))
    assert BOARD.joined(1 << NUMBERS["B3"], stairs) == joined
    assert BOARD.touching(1 << NUMBERS["B3"], stairs) == stairs & ~(1 << NUMBERS["K10"])
    assert BOARD.joined(1 << NUMBERS["C3"], stairs) == 0


def test_sets_of_squares() -> None:
    assert list(bits(0b101001)) == [0, 3, 5]
    assert together([0, 3, 5]) == 0b101001
    assert united([0b1001, 0b1100]) == 0b1101
    assert [has(0b101, number) for number in (-1, 0, 1, 2, 3)] == [False, True, False, True, False]


@rule("FA-02")
def test_the_tables_of_poses_and_steps_are_as_they_are_made() -> None:
    assert {form: _poses(form) for form in FORMS} == TURNED
    assert tuple(map(_step, FAMILY[1:])) == STEPS
    for (smaller, offset), pose in zip(STEPS, FAMILY[1:], strict=True):
        assert FAMILY[smaller].shape | 1 << offset == pose.shape
