"""Points for enclosing squares, obstacles and the tower."""

import pytest

from fortable.kernel.words import Event, Seat
from fortable.testing import rule

from .. import GAME
from ..board.squares import MARKED, MARKER, names, where
from ..events import FormLost, ObstacleEnclosed, SquareEnclosed, TowerEnclosed
from ..model import State
from .table import ONE, ZERO, after, at, events

Enclosed = SquareEnclosed | ObstacleEnclosed | TowerEnclosed
FRENCH = "edition=fr"
SIDES = "obstacle_contact=sides"

ALL_AT_ONCE = "1 1O 0 J10, 1 1O 0 K9, 1 1O 0 K11, 0 1O 0 M9, 0 1O 0 N10, 0 1O 0 M11, 0 1O 0 L9"
"""Around the tower on K10 and an obstacle on M10; between them L10 is open to the south only."""


def enclosed(state: State, *wishes: str) -> list[Event]:
    """What the last of the wishes encloses."""
    return [event for event in events(state, *wishes) if isinstance(event, Enclosed)]


@rule("FA-14")
@pytest.mark.parametrize(
    ("wish", "points"),
    [("1O 0 C4", 1), ("2I 0 C4", 2), ("3V 0 C4", 3), ("4O 0 C4", 4), ("F 0 C4", 5)],
)
def test_a_form_on_the_board_is_worth_its_squares(wish: str, points: int) -> None:
    assert GAME.scores(after(at(), f"0: {wish}")) == (points, 0)


@rule("FA-15")
def test_who_closes_the_last_sides_of_a_free_square_marks_it_for_10() -> None:
    state = after(at(), "0: 3V 3 B1")
    assert enclosed(at(), "0: 3V 3 B1") == [SquareEnclosed(ZERO, "A1")]
    assert names(where(state.board, MARKER[0])) == ("A1",)
    assert GAME.scores(state) == (3 + 10, 0)


@rule("FA-15")
def test_the_square_is_now_occupied() -> None:
    told = events(at(), "0: 3V 3 B1", "1: 1O 0 A1")
    assert told[0] == FormLost(ONE, "1O", 0, False, "A1", ("A1",), 0)


@rule("FA-15")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_side_is_closed_by_a_form_of_any_colour(seat: int) -> None:
    state = at(f"{seat} 1O 0 C3, {1 - seat} 1O 0 B4, {seat} 1O 0 D4")
    assert enclosed(state, "0: 1O 0 C5") == [SquareEnclosed(ZERO, "C4")]
    turned = at(f"{seat} 1O 0 C3, {1 - seat} 1O 0 B4, {seat} 1O 0 D4", turn=1)
    assert enclosed(turned, "1: 1O 0 C5") == [SquareEnclosed(ONE, "C4")]


@rule("FA-15")
@pytest.mark.parametrize("open_side", ["C3", "B4", "D4", "C5"])
def test_each_of_the_four_sides_counts(open_side: str) -> None:
    closed = [square for square in ("C3", "B4", "D4", "C5") if square != open_side]
    laid = ", ".join(f"1 1O 0 {square}" for square in closed)
    assert enclosed(at(laid), f"0: 1O 0 {open_side}") == [SquareEnclosed(ZERO, "C4")]
    fewer = ", ".join(f"1 1O 0 {square}" for square in closed[1:])
    assert enclosed(at(fewer), f"0: 1O 0 {open_side}") == []


@rule("FA-15")
def test_a_side_is_closed_by_an_obstacle_the_tower_or_the_edge() -> None:
    assert enclosed(at("1 1O 0 C3, 1 1O 0 B4", stones="D4"), "0: 1O 0 C5") == [
        SquareEnclosed(ZERO, "C4")
    ]
    assert enclosed(at("1 1O 0 A1", tower="B2"), "0: 1O 0 C1") == [SquareEnclosed(ZERO, "B1")]
    for corner, beside, below in (
        ("A1", "B1", "A2"),
        ("T1", "S1", "T2"),
        ("A20", "B20", "A19"),
        ("T20", "S20", "T19"),
    ):
        state = at(f"1 1O 0 {beside}", tower="K10")
        assert enclosed(state, f"0: 1O 0 {below}") == [SquareEnclosed(ZERO, corner)]


@rule("FA-15")
def test_the_board_does_not_go_on_at_the_other_side() -> None:
    assert enclosed(at("1 1O 0 S4, 1 1O 0 T3", tower="K10"), "0: 1O 0 T5") == [
        SquareEnclosed(ZERO, "T4")
    ]


@rule("FA-15")
def test_one_form_may_enclose_several_squares() -> None:
    told = enclosed(at(stones="D1"), "0: X 0 B1")
    assert told == [SquareEnclosed(ZERO, "A1"), SquareEnclosed(ZERO, "C1")]
    assert GAME.scores(after(at(stones="D1"), "0: X 0 B1")) == (5 + 20, 0)


@rule("FA-15")
def test_two_free_squares_side_by_side_keep_each_other_open() -> None:
    assert enclosed(at(), "0: 4L 3 C1") == []
    assert enclosed(at(), "0: 4L 3 C1", "1: 1O 0 B1") == [SquareEnclosed(ONE, "A1")]


@rule("FA-15")
def test_what_stones_alone_have_closed_is_nobodys_and_stays_free() -> None:
    state = at(stones="B1 A2", options=SIDES)
    assert enclosed(state, "0: 1O 0 C1") == []
    assert enclosed(state, "0: 1O 0 B2") == []
    assert enclosed(state, "0: 1O 0 A1") == []
    assert GAME.scores(after(state, "0: 1O 0 A1")) == (1, 0)


@rule("FA-16")
def test_an_obstacle_is_enclosed_by_one_colour_on_all_sides() -> None:
    state = at("0 1O 0 C3, 0 1O 0 B4, 0 1O 0 D4", stones="C4")
    assert enclosed(state, "0: 1O 0 C5") == [ObstacleEnclosed(ZERO, "C4")]
    marked = after(state, "0: 1O 0 C5")
    assert names(where(marked.board, MARKED[0])) == ("C4",)
    assert GAME.scores(marked) == (4 + 10, 0)


@rule("FA-16")
@pytest.mark.parametrize("other", ["C3", "B4", "D4"])
def test_another_colour_at_one_side_is_one_too_many(other: str) -> None:
    laid = ", ".join(f"{int(square == other)} 1O 0 {square}" for square in ("C3", "B4", "D4"))
    assert enclosed(at(laid, stones="C4"), "0: 1O 0 C5") == []
    assert enclosed(at(laid, stones="C4", turn=1), "1: 1O 0 C5") == []


@rule("FA-16", "FA-04")
@pytest.mark.parametrize(
    ("stone", "laid", "last"),
    [
        ("A1", "0 1O 0 B1", "1O 0 A2"),
        ("T20", "0 1O 0 S20", "1O 0 T19"),
        ("A5", "0 1O 0 A4, 0 1O 0 B5", "2I 0 A6"),
        ("T5", "0 1O 0 T4, 0 1O 0 S5", "2I 0 T6"),
        ("K1", "0 1O 0 J1, 0 1O 0 L1", "2I 0 K2"),
        ("K20", "0 1O 0 J20, 0 1O 0 L20", "2I 0 K18"),
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_edge_stands_in_for_the_sides_that_lie_on_it(
    stone: str, laid: str, last: str, seats: int
) -> None:
    state = at(laid, stones=stone, tower="K10", seats=seats)
    assert enclosed(state, f"0: {last}") == [ObstacleEnclosed(ZERO, stone)]


@rule("FA-16", "FA-17")
def test_own_markers_help_to_close_an_obstacle_but_not_in_the_french_edition() -> None:
    laid = "0 1O 0 B1, 0 1O 0 C2, 0 1O 0 E1"
    square, obstacle = SquareEnclosed(ZERO, "D1"), ObstacleEnclosed(ZERO, "C1")
    assert enclosed(at(laid, stones="C1"), "0: 1O 0 D2") == [square, obstacle]
    french = at(laid, stones="C1", options=FRENCH)
    assert enclosed(french, "0: 1O 0 D2") == [square]
    assert enclosed(french, "0: 1O 0 D2", "1: 1O 0 K5", "0: 2I 0 K2") == []


@rule("FA-16")
def test_a_marker_that_is_already_there_helps_too() -> None:
    laid = "0 1O 0 B1, 1 1O 0 E1, 0 1O 0 D2"
    state = at(laid, stones="C1", marks="a:D1")
    assert enclosed(state, "0: 1O 0 C2") == [ObstacleEnclosed(ZERO, "C1")]
    french = at(laid, stones="C1", marks="a:D1", options=FRENCH)
    assert enclosed(french, "0: 1O 0 C2") == []
    others = at(laid, stones="C1", marks="b:D1")
    assert enclosed(others, "0: 1O 0 C2") == []


@rule("FA-16")
def test_a_marked_obstacle_is_not_marked_again() -> None:
    state = at("0 1O 0 B1, 0 1O 0 A2", stones="A1", marks="A:A1")
    assert enclosed(state, "0: 1O 0 K5") == []


@rule("FA-17")
def test_squares_come_first_then_obstacles_then_the_tower() -> None:
    state = at(ALL_AT_ONCE, tower="K10", stones="M10")
    assert enclosed(state, "0: 2I 0 L11") == [
        SquareEnclosed(ZERO, "L10"),
        ObstacleEnclosed(ZERO, "M10"),
        TowerEnclosed(ZERO, "K10"),
    ]
    assert GAME.scores(after(state, "0: 2I 0 L11")) == (4 + 2 + 10 + 10 + 50, 3)


@rule("FA-17", "FA-16")
def test_in_the_french_edition_the_obstacle_stays_open() -> None:
    state = at(ALL_AT_ONCE, tower="K10", stones="M10", options=FRENCH)
    told = [SquareEnclosed(ZERO, "L10"), TowerEnclosed(ZERO, "K10")]
    assert enclosed(state, "0: 2I 0 L11") == told


@rule("FA-18")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_closes_the_last_side_of_the_tower_gets_50(seat: int) -> None:
    state = at("1 1O 0 C3, 0 1O 0 B4, 1 1O 0 D4", tower="C4", turn=seat)
    assert enclosed(state, f"{seat}: 1O 0 C5") == [TowerEnclosed(Seat(seat), "C4")]
    won = after(state, f"{seat}: 1O 0 C5")
    assert won.tower == seat
    assert GAME.scores(won)[seat] == (1 + 1 + 50, 2 + 1 + 50)[seat]


@rule("FA-18")
@pytest.mark.parametrize("open_side", ["C3", "B4", "D4", "C5"])
def test_an_open_side_keeps_the_tower_open(open_side: str) -> None:
    closed = [square for square in ("C3", "B4", "D4", "C5") if square != open_side]
    *laid, last = closed
    state = at(", ".join(f"1 1O 0 {square}" for square in laid), tower="C4")
    assert enclosed(state, f"0: 1O 0 {last}") == []


@rule("FA-18")
def test_several_last_sides_may_be_closed_at_once() -> None:
    state = at("1 1O 0 B1, 1 1O 0 C2", tower="B2")
    assert enclosed(state, "0: 3V 0 A2") == [SquareEnclosed(ZERO, "A1"), TowerEnclosed(ZERO, "B2")]


@rule("FA-18", "FA-17")
def test_a_marker_may_close_the_last_side() -> None:
    state = at("1 1O 0 A2, 1 1O 0 C2, 1 1O 0 B3, 0 1O 0 A1", tower="B2")
    assert enclosed(state, "0: 1O 0 C1") == [SquareEnclosed(ZERO, "B1"), TowerEnclosed(ZERO, "B2")]


@rule("FA-18")
def test_the_tower_is_enclosed_once_in_a_game() -> None:
    state = at("1 1O 0 C3, 0 1O 0 B4, 1 1O 0 D4, 1 1O 0 C5", tower="C4", won="1")
    assert enclosed(state, "0: 1O 0 K5") == []
    assert after(state, "0: 1O 0 K5").tower == ONE
