"""A turn: forms by eye, misfits, passes, and the end."""

import pytest

from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..actions import Place
from ..board.forms import POSES, SET
from ..board.squares import FORM, names, where
from ..events import (
    FormLaid,
    FormLost,
    LaidOut,
    MatchEnded,
    SeatPassed,
    SecondTryWaived,
    TurnCame,
)
from ..model import State
from .table import ONE, ZERO, after, at, events, kinds, layout, may, refused, seen_by

ASSISTED = "placing=assisted"
SQUARES = 400


def all_but(kept: str, seats: int = 2) -> str:
    """All forms of a seat as lost, but a few."""
    forms = sorted(SET * (4 // seats))
    for form in kept.split():
        forms.remove(form)
    return " ".join(forms)


def nearly_over(mine: str, others: str = "", **rest: str) -> State:
    """Seat 0 is left with some forms, and seat 1 with others."""
    return at(lost=f"{all_but(mine)}, {all_but(others)}", **rest)


@rule("FA-08")
def test_a_form_of_the_stock_is_laid_on_free_squares() -> None:
    assert events(at(), "0: F 0 C4") == [FormLaid(ZERO, "F", 0, False, "C4"), TurnCame(ONE)]
    state = after(at(), "0: F 0 C4")
    assert names(where(state.board, FORM[0])) == ("C4", "D4", "B5", "C5", "C6")
    assert state.stocks[0].count("F") == 1
    assert state.stocks[1].count("F") == 2
    assert [laid.form for laid in state.laid] == ["F"]


@rule("FA-08")
@pytest.mark.parametrize(
    ("wish", "squares"),
    [
        ("L 0 C4", "C4 C5 C6 C7 D7"),
        ("L 1 C4", "C4 D4 E4 F4 C5"),
        ("L 2 C4", "C4 D4 D5 D6 D7"),
        ("L 3 F4", "F4 C5 D5 E5 F5"),
        ("L 0f D4", "D4 D5 D6 C7 D7"),
        ("L 1f C4", "C4 C5 D5 E5 F5"),
        ("L 2f C4", "C4 D4 C5 C6 C7"),
        ("L 3f C4", "C4 D4 E4 F4 F5"),
        ("X 3f C4", "C4 B5 C5 D5 C6"),
        ("4l 1 c4", "C4 D4 E4 C5"),
        ("l4 1 c4", "C4 D4 E4 C5"),
    ],
)
def test_it_may_be_turned_and_flipped(wish: str, squares: str) -> None:
    state = after(at(), f"0: {wish}")
    assert names(where(state.board, FORM[0])) == tuple(squares.split())


@rule("FA-08")
def test_it_need_not_touch_anything() -> None:
    state = after(at(), "0: 1O 0 A1", "1: 1O 0 T20", "0: 1O 0 A20", "1: 1O 0 K10")
    assert len(state.laid) == 4


@rule("FA-08")
@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1]), (4, [1, 2, 3, 0])])
def test_turns_go_around_clockwise(seats: int, order: list[int]) -> None:
    state = at(seats=seats)
    seat = 0
    for number, following in enumerate(order):
        state = after(state, f"{seat}: 1O 0 {'ACEG'[number]}1")
        assert (state.turn, state.phase) == (following, "place")
        seat = following


@rule("FA-08")
def test_what_is_not_in_the_stock_cannot_be_laid() -> None:
    refusal = refused(at("0 F 0 C4", seats=4), "0: F 0 K10")
    assert refusal.message == "FA-08-not-in-stock"
    assert refusal.facts == {"tried": "F", "stock": tuple(form for form in POSES if form != "F")}
    assert after(at("0 F 0 C4"), "0: F 0 K10").laid[1].form == "F"


@rule("FA-08")
@pytest.mark.parametrize(
    ("action", "tried", "turns"),
    [
        (Place("X", 1, False, "C4"), "1", ["0"]),
        (Place("I", 0, True, "C4"), "0f", ["0", "1"]),
        (Place("S4"[::-1], 2, True, "C4"), "2f", ["0", "1", "0f", "1f"]),
        (Place("F", -1, True, "C4"), "-1f", ["0", "1", "2", "3", "0f", "1f", "2f", "3f"]),
        (Place("V", 10**30, False, "C4"), "1" + "0" * 19, ["0", "1", "2", "3"]),
    ],
)
def test_a_form_has_only_the_turns_that_look_different(
    action: Place, tried: str, turns: list[str]
) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.decide(at(), ZERO, action)
    expected = Illegal("FA-08", "no-such-turn", form=action.form, tried=tried, turns=turns)
    assert refusal.value == expected


@rule("FA-09")
def test_a_form_on_a_taken_square_is_out_of_the_game() -> None:
    state = at("1 X 0 C4", stones="E6")
    told = events(state, "0: F 0 D4")
    assert told == [FormLost(ZERO, "F", 0, False, "D4", ("C5", "D5"), 0)]
    lost = after(state, "0: F 0 D4")
    assert lost.lost == (("F",), ())
    assert lost.stocks[0].count("F") == 1
    assert lost.board == state.board
    assert lost.laid == state.laid


@rule("FA-09")
@pytest.mark.parametrize("what", ["1 1O 0 C5", "stone", "tower", "marker"])
def test_a_square_is_taken_by_a_form_a_stone_the_tower_or_a_marker(what: str) -> None:
    if what == "stone":
        state = at(stones="C5")
    elif what == "tower":
        state = at(tower="C5")
    elif what == "marker":
        state = at("1 1O 0 B5, 1 1O 0 D5, 1 1O 0 C4, 0 1O 0 C6", marks="a:C5")
    else:
        state = at(what)
    assert events(state, "0: 1O 0 C5")[0] == FormLost(ZERO, "1O", 0, False, "C5", ("C5",), 0)


@rule("FA-09")
@pytest.mark.parametrize(
    ("wish", "over"),
    [
        ("I 0 K17", 1),
        ("I 0 K20", 4),
        ("I 1 Q4", 1),
        ("I 1 T4", 4),
        ("F 0 A1", 1),
        ("4L 3 B1", 1),
        ("4L 3 A1", 2),
        ("F 0 T20", 4),
    ],
)
def test_a_form_that_hangs_over_the_edge_is_out_of_the_game(wish: str, over: int) -> None:
    lost = events(at(tower="B10"), f"0: {wish}")[0]
    assert isinstance(lost, FormLost)
    assert (lost.taken, lost.over) == ((), over)


@rule("FA-09")
def test_taken_squares_and_those_over_the_edge_are_told_apart() -> None:
    lost = events(at("1 1O 0 T4", tower="R5"), "0: P 1 R4")[0]
    assert lost == FormLost(ZERO, "P", 1, False, "R4", ("T4",), 0)
    lost = events(at("1 1O 0 T4"), "0: I 1 R4")[0]
    assert lost == FormLost(ZERO, "I", 1, False, "R4", ("T4",), 2)


@rule("FA-09")
def test_after_a_first_misfit_one_other_form_may_be_tried() -> None:
    state = after(at(stones="C4"), "0: F 0 C4")
    assert (state.phase, state.turn) == ("retry", 0)
    assert GAME.waiting(state) == frozenset({ZERO})
    told = events(state, "0: F 0 H4")
    assert told == [FormLaid(ZERO, "F", 0, False, "H4"), TurnCame(ONE)]


@rule("FA-09", "FA-12")
def test_or_the_second_try_may_be_let_go() -> None:
    state = after(at(stones="C4"), "0: F 0 C4")
    assert may(state) == [*may(at(lost="F, -")), "pass"]
    assert events(state, "0: pass") == [SecondTryWaived(ZERO), TurnCame(ONE)]
    assert after(state, "0: pass").lost == (("F",), ())
    assert after(state, "0: pass").phase == "place"


@rule("FA-10")
def test_a_second_misfit_is_lost_too_and_the_turn_is_over() -> None:
    wishes = ("0: F 0 C4", "0: X 0 C4")
    told = events(at(stones="C4"), *wishes)
    assert kinds(told) == ["FormLost", "TurnCame"]
    state = after(at(stones="C4"), *wishes)
    assert state.lost == (("F", "X"), ())
    assert (state.turn, state.phase) == (1, "place")
    assert after(state, "1: X 0 C4").phase == "retry"


@rule("FA-11")
def test_assisted_a_misfit_is_refused_at_no_cost() -> None:
    state = at("1 1O 0 T4", options=ASSISTED, stones="C4")
    taken = refused(state, "0: F 0 C4")
    facts = {"form": "F", "square": "C4", "taken": ("C4",), "over": 0}
    assert (taken.message, taken.facts) == ("FA-11-misfit", facts)
    over = refused(state, "0: I 1 R4")
    assert over.facts == {"form": "I", "square": "R4", "taken": ("T4",), "over": 2}
    assert refused(state, "0: pass").message == "FA-12-no-pass"


@rule("FA-11")
def test_assisted_everybody_sees_where_forms_fit() -> None:
    state = nearly_over("1O 2I", "1O", tower="B2", stones="T20")
    assisted = at(f"{'0 I 0 A1'}", options=ASSISTED, seats=4, turn=1)
    assert "I 0 A1" not in may(assisted)
    assert "I 0 B1" in may(assisted)
    assert "I 0 B17" not in may(assisted)
    assert "I 0 B16" in may(assisted)
    assert len(may(state)) == SQUARES + 2 * SQUARES


@rule("FA-11")
def test_by_eye_nothing_tells_what_fits() -> None:
    """What a seat may do, as listed, depends on its stock alone."""
    crowded = at("1 X 0 C4, 0 F 0 H9, 1 Z 0 M3", stones="A1 C1", lost="I, -", turn=1)
    empty = at("1 X 0 M13, 0 F 0 C9, 1 Z 0 H16", lost="I, -", turn=1)
    assert may(crowded) == may(empty)
    forms = dict.fromkeys(crowded.stocks[1])
    poses = [f"{form} {pose.name}" for form in forms for pose in POSES[form]]
    squares = [f"{letter}{row}" for row in range(1, 21) for letter in "ABCDEFGHIJKLMNOPQRST"]
    assert may(crowded) == [f"{pose} {square}" for pose in poses for square in squares]


@rule("FA-11", "FA-24")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_view_by_eye_has_more_than_what_lies_on_the_table(seat: Seat | None) -> None:
    view = seen_by(seat, at("1 X 0 C4, 0 F 0 H9"))
    assert {*view.__struct_fields__} == {
        *("viewer", "options", "turn", "phase", "board", "stocks", "laid", "lost"),
        *("scattered", "tower", "ended_by", "tallies", "bridges", "near", "fits"),
    }
    assert view.fits == ()


@rule("FA-12")
def test_who_has_a_form_that_fits_may_not_pass() -> None:
    assert refused(at(), "0: pass").message == "FA-12-no-pass"
    assert "pass" not in may(at())


@rule("FA-12")
def test_who_has_nothing_that_fits_passes_by_itself() -> None:
    state = nearly_over("1O 1O", "", stones="C4")
    told = events(state, "0: 1O 0 K10")
    assert told == [FormLaid(ZERO, "1O", 0, False, "K10"), SeatPassed(ONE), TurnCame(ZERO)]
    assert after(state, "0: 1O 0 K10").phase == "place"


@rule("FA-12")
def test_several_may_have_to_pass_in_their_order() -> None:
    gone = all_but("", seats=4)
    state = at(seats=4, turn=2, lost=f"{gone}, {gone}, -, {gone}")
    assert events(state, "2: X 0 C4")[1:] == [
        SeatPassed(Seat(3)),
        SeatPassed(ZERO),
        SeatPassed(ONE),
        TurnCame(Seat(2)),
    ]


@rule("FA-12", "FA-09")
def test_there_is_no_second_try_for_who_has_nothing_left_that_fits() -> None:
    state = nearly_over("1O", "1O", stones="C4")
    assert events(state, "0: 1O 0 C4") == [
        FormLost(ZERO, "1O", 0, False, "C4", ("C4",), 0),
        SeatPassed(ZERO),
        TurnCame(ONE),
    ]


@rule("FA-13")
def test_the_game_ends_when_nobody_has_a_form_that_fits() -> None:
    state = nearly_over("1O", "")
    assert events(state, "0: 1O 0 C4")[-1] == MatchEnded("FA-13")
    over = after(state, "0: 1O 0 C4")
    assert (over.phase, over.ended_by, GAME.waiting(over)) == ("over", "FA-13", frozenset())
    assert GAME.outcome(over).ended_by == "FA-13"
    assert [may(over, seat) for seat in (ZERO, ONE)] == [[], []]


@rule("FA-13", "FA-09")
def test_it_also_ends_with_a_misfit() -> None:
    state = nearly_over("1O", "", stones="C4")
    told = kinds(events(state, "0: 1O 0 C4"))
    assert told == ["FormLost", "SeatPassed", "MatchEnded"]
    state = nearly_over("1O 1O", "", stones="C4")
    told = kinds(events(state, "0: 1O 0 C4", "0: 1O 0 C4"))
    assert told == ["FormLost", "MatchEnded"]


@rule("FA-05")
def test_after_the_layout_nobody_else_is_asked() -> None:
    assert kinds(events(layout(), "0: layout K10")) == [LaidOut.__name__]
