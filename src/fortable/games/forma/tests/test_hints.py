"""Where a bridge is still possible, held against a search square by square."""

from collections import deque
from random import Random

import pytest
from msgspec.structs import replace

from fortable.kernel.words import SPECTATOR, Viewer
from fortable.testing import rule

from ..board.squares import BOARD, EMPTY, FREE, NUMBERS, OBSTACLE, named, names, put
from ..bridges.hints import bridge_hints
from ..shown import shown
from ..view import view_for
from .recount import Square, beside, name_of
from .table import ONE, ZERO, at

MINE, OTHERS = "0aA", "1bB^"


def costs(board: str, axis: int, first: int) -> dict[Square, int]:
    """How many squares are missing from an edge up to a square, itself included."""
    marks = board.split("/")
    found: dict[Square, int] = {}
    starts = [(first, n) if axis == 0 else (n, first) for n in range(20)]
    waiting = deque((square, 0) for square in starts)
    while waiting:
        square, before = waiting.popleft()
        mark = marks[square[0]][square[1]]
        price = 0 if mark in MINE else 1 if _is_open(marks, square) else None
        if price is None or found.get(square, 1000) <= before + price:
            continue
        found[square] = before + price
        waiting.extend((side, before + price) for side in beside(square))
    return found


def _is_open(marks: list[str], square: Square) -> bool:
    """Free, or an obstacle that nobody else touches."""
    mark = marks[square[0]][square[1]]
    others = OTHERS + OBSTACLE
    touched = any(marks[row][column] in others for row, column in beside(square))
    return mark == FREE or (mark == OBSTACLE and not touched)


def square_by_square(board: str, axis: int) -> tuple[int, set[str]] | None:
    there, back = costs(board, axis, 0), costs(board, axis, 19)
    marks = board.split("/")
    ways = {
        square: there[square] + back[square] - (marks[square[0]][square[1]] not in MINE)
        for square in there.keys() & back.keys()
    }
    if not ways:
        return None
    least = min(ways.values())
    missing = {square for square, cost in ways.items() if cost == least}
    return least, {name_of(spot) for spot in missing if marks[spot[0]][spot[1]] not in MINE}


@rule("FA-19")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_missing_is_what_a_search_finds(seed: int) -> None:
    rng = Random(seed)
    weights = [5, 1, 1, 1 + seed % 4, 1, 1, seed % 3]
    marks = rng.choices(".#0a1bA", weights, k=400)
    board = "/".join("".join(marks[start : start + 20]) for start in range(0, 400, 20))
    for axis, found in enumerate(bridge_hints(board, 0)):
        expected = square_by_square(board, axis)
        assert (found is None) == (expected is None)
        if found and expected:
            assert found.missing == expected[0]
            assert {*names(found.squares)} == (expected[1] if found.missing else set())


@rule("FA-19")
def test_on_an_empty_board_every_square_is_on_a_shortest_way() -> None:
    for found in bridge_hints(EMPTY, 1):
        assert found is not None
        assert (found.missing, found.squares) == (20, BOARD.all)


@rule("FA-19")
def test_a_wall_of_another_colour_ends_all_hope() -> None:
    wall = put(EMPTY, named(f"A{row}" for row in range(1, 21)), "1")
    north_south, east_west = bridge_hints(wall, 0)
    assert east_west is None
    assert north_south is not None
    assert north_south.missing == 20
    assert not north_south.squares >> NUMBERS["A5"] & 1
    own = bridge_hints(wall, 1)
    assert own[0] is not None
    assert (own[0].missing, own[0].squares) == (0, 0)


@rule("FA-19")
@pytest.mark.parametrize(
    ("row", "told"), [("0" * 15 + ".....", True), ("0" * 14 + "......", False)]
)
def test_boards_are_told_which_bridges_of_their_viewer_one_form_may_complete(
    row: str, told: bool
) -> None:
    board = "/".join([row, *["." * 20] * 19])
    states = {phase: replace(at(), board=board, phase=phase) for phase in ("place", "over")}
    near = [(5, names(named(f"{column}1" for column in "PQRST")))] if told else []

    def seen_by(viewer: Viewer, phase: str) -> list[tuple[int, tuple[str, ...]]]:
        found = shown(view_for(states[phase], viewer)).near
        return [(bridge.missing, tuple(names(int(bridge.squares, 16)))) for bridge in found]

    assert seen_by(ZERO, "place") == near
    assert seen_by(ONE, "place") == seen_by(SPECTATOR, "place") == seen_by(ZERO, "over") == []
