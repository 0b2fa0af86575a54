"""Positions and actions as text, and positions that cannot be."""

import pytest

from fortable.kernel import referee
from fortable.kernel.words import Illegal
from fortable.testing import rule

from .. import GAME
from ..actions import AnyAction, LayOut, Pass, Place, Scatter
from ..board.forms import SET
from ..board.squares import EMPTY
from .table import after, at, begin, follows, in_order, layout, written

EVERYTHING = " ".join(sorted(SET * 2))
OPEN = "0 1O 0 C3, 0 1O 0 B4, 0 1O 0 D4"


def impossible(position: str) -> str:
    """The clause that speaks against a position, of which the wrong part is named."""
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(position)
    assert refusal.value.message == "TB-08-against"
    assert refusal.value.facts["part"]
    return str(refusal.value.facts["clause"])


def with_parts(position: str, **parts: str) -> str:
    """A position with some of its parts exchanged."""
    names = ("options", "turn", "board", "laid", "lost", "ended")
    found = dict(zip(names, position.split(" | "), strict=True))
    return " | ".join((found | parts).values())


@rule("FA-24")
def test_a_position_is_written_part_by_part() -> None:
    state = at("0 F 1f C4, 1 1O 0 T20", stones="A1", lost="I 4L, -", turn=1, options="edition=fr")
    options, turn, board, laid, lost, ended = GAME.notation.write_state(state).split(" | ")
    assert (options, turn, ended) == ("edition=fr", "1 place 0 -", "-")
    assert (laid, lost) == ("0 F 1f C4, 1 1O 0 T20", "I 4L, -")
    assert board.startswith("#.................../")
    assert GAME.notation.read_state(GAME.notation.write_state(state)) == state


@rule("FA-05", "FA-07")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_opening_reads_back_as_it_was_written(seats: int) -> None:
    first = begin(seats)
    drawn = referee.settle(GAME, first, in_order(1)).states
    for state in (first, *drawn, *follows(layout(seats=seats), "0: scatter 7").states):
        assert GAME.notation.read_state(GAME.notation.write_state(state)) == state


@rule("FA-09", "FA-15", "FA-18")
def test_what_lies_between_two_choices_can_be_written_too() -> None:
    around = at("1 1O 0 A2, 1 1O 0 C2, 1 1O 0 B3, 0 1O 0 A1", tower="B2")
    for course in (follows(around, "0: 1O 0 C1"), follows(around, "0: 1O 0 A1")):
        assert len(course.states) >= 1
        for state in course.states:
            assert GAME.notation.read_state(GAME.notation.write_state(state)) == state


@rule("FA-08")
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("F 1f C4", Place("F", 1, True, "C4")),
        ("f 1F c4", Place("F", 1, True, "C4")),
        ("X 3f C4", Place("X", 0, False, "C4")),
        ("i 2 a1", Place("I", 0, False, "A1")),
        ("L4 0 B2", Place("4L", 0, False, "B2")),
        ("4L 0 B2", Place("4L", 0, False, "B2")),
        ("Q 7 Z9", Place("Q", 7, False, "Z9")),
        ("pass", Pass()),
        ("scatter 12", Scatter(12)),
        ("layout k10 a1 C3", LayOut("K10", ("A1", "C3"))),
        ("layout K10", LayOut("K10")),
    ],
)
def test_actions_are_read_as_people_type_them(text: str, action: AnyAction) -> None:
    assert GAME.notation.read_action(text) == action
    assert GAME.notation.read_action(GAME.notation.write_action(action)) == action


@pytest.mark.parametrize("text", ["", "F", "F C4", "scatter", "scatter x", "F q C4", "pass me by"])
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_action(text)
    assert refusal.value.rule == "TB-08"


@pytest.mark.parametrize(
    "position",
    [
        "",
        "nonsense",
        "- | 0 place 0 - | - | -",
        written().replace("place", "sleep"),
        written("0 F 0 C4").replace("| 0 F 0 C4", "| 0 F C4"),
        written().replace("0 place", "x place"),
    ],
)
def test_what_is_no_position_cannot_be_read(position: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(position)
    assert refusal.value.message == "TB-08-position"


@rule("FA-04")
@pytest.mark.parametrize(
    "changed",
    [{"lost": "-, -, -"}, {"turn": "2 place 0 -"}, {"turn": "0 place 0 2"}, {"lost": "-"}],
)
def test_there_are_two_or_four_seats(changed: dict[str, str]) -> None:
    assert impossible(with_parts(written(), **changed)) == "FA-04"


@rule("FA-01")
@pytest.mark.parametrize(
    "board",
    [
        EMPTY[:-21],
        EMPTY + "/" + "." * 20,
        EMPTY[:-1],
        EMPTY.replace(".", "?", 1),
        EMPTY.replace(".", "2", 1),
        EMPTY.replace(".", "c", 1),
        EMPTY.replace(".", "C", 1),
    ],
)
def test_the_board_is_whole_and_has_nothing_of_a_third_seat(board: str) -> None:
    assert impossible(with_parts(written(), board=board)) == "FA-01"


@rule("FA-02", "FA-08")
@pytest.mark.parametrize(
    ("laid", "clause"),
    [
        ("0 Q 0 C4", "FA-02"),
        ("0 X 1 C4", "FA-02"),
        ("0 F 4 C4", "FA-02"),
        ("2 F 0 C4", "FA-02"),
        ("0 F 0 U4", "FA-02"),
        ("0 F 0 D4", "FA-08"),
        ("0 F 0 C4, 0 F 0 C4", "FA-08"),
        ("1 F 0 C4", "FA-08"),
        ("-", "FA-08"),
        ("0 F 0 C4, 0 F 0 C4, 0 F 0 C4", "FA-02"),
    ],
)
def test_forms_lie_where_they_are_drawn(laid: str, clause: str) -> None:
    assert impossible(with_parts(written("0 F 0 C4"), laid=laid)) == clause


@rule("FA-02")
def test_nobody_has_lost_more_than_they_had() -> None:
    at(lost="F F, -")
    assert impossible(written(lost="F F F, -")) == "FA-02"
    assert impossible(written(lost="Q, -")) == "FA-02"


@rule("FA-05")
@pytest.mark.parametrize("phase", ["lot", "layout", "scatter"])
def test_before_the_layout_the_board_is_empty_and_nothing_is_lost(phase: str) -> None:
    empty = with_parts(written(), turn=f"0 {phase} 0 -", board=EMPTY)
    GAME.notation.read_state(empty)
    assert impossible(with_parts(written(), turn=f"0 {phase} 0 -")) == "FA-05"
    assert impossible(with_parts(empty, lost="F, -")) == "FA-05"


@rule("FA-05")
def test_chance_lays_out_25_obstacles_at_the_most_and_only_when_asked() -> None:
    empty = with_parts(written(), turn="0 scatter 25 -", board=EMPTY)
    assert GAME.notation.read_state(empty).scattered == 25
    assert impossible(with_parts(empty, turn="0 scatter 26 -")) == "FA-05"
    assert impossible(with_parts(empty, turn="0 layout 1 -")) == "FA-05"
    assert impossible(with_parts(written(), turn="0 place 1 -")) == "FA-05"


@rule("FA-05")
def test_there_is_one_tower() -> None:
    assert impossible(with_parts(written(), board=EMPTY)) == "FA-05"
    two = with_parts(written(), board=EMPTY.replace(".", "^", 2))
    assert impossible(two) == "FA-05"


@rule("FA-06")
def test_the_layout_is_a_good_one() -> None:
    assert impossible(written(tower="A10")) == "FA-06"
    assert impossible(written(stones="C3 D4")) == "FA-06"
    at(stones="C3 D4", options="obstacle_contact=sides")
    marked = written("0 1O 0 B1, 0 1O 0 A2", stones="A1 B2", marks="A:A1")
    assert impossible(marked) == "FA-06"


@rule("FA-09", "FA-11")
def test_a_second_try_comes_after_a_loss_and_losses_by_eye_alone() -> None:
    assert at(phase="retry", lost="F, -").phase == "retry"
    assert impossible(written(phase="retry")) == "FA-09"
    assert impossible(written(phase="retry", lost="-, F")) == "FA-09"
    assert impossible(written(lost="F, -", options="placing=assisted")) == "FA-11"


@rule("FA-15")
def test_a_square_is_marked_if_and_only_if_it_is_closed() -> None:
    assert impossible(written("0 1O 0 B1, 1 1O 0 A2")) == "FA-15"
    at("0 1O 0 B1, 1 1O 0 A2", marks="b:A1")
    assert impossible(written("0 1O 0 B1", marks="a:A1")) == "FA-15"
    at("0 1O 0 B1, 1 1O 0 A2", phase="done")
    assert impossible(written("0 1O 0 C1, 0 3I 1 A2", marks="a:A1 a:B1")) == "FA-15"


@rule("FA-16")
def test_an_obstacle_is_marked_if_and_only_if_one_colour_closes_it() -> None:
    closed = f"{OPEN}, 0 1O 0 C5"
    assert impossible(written(closed, stones="C4")) == "FA-16"
    at(closed, stones="C4", phase="done")
    at(closed, marks="A:C4")
    assert impossible(written(closed, marks="B:C4")) == "FA-16"
    assert impossible(written(OPEN, marks="A:C4")) == "FA-16"


@rule("FA-18")
def test_the_tower_is_somebodys_if_and_only_if_it_is_closed() -> None:
    closed = f"{OPEN}, 1 1O 0 C5"
    assert at(closed, tower="C4", won="1").tower == 1
    assert impossible(written(closed, tower="C4")) == "FA-18"
    assert at(closed, tower="C4", phase="done").tower is None
    assert impossible(written(OPEN, tower="C4", won="0")) == "FA-18"


@rule("FA-12")
def test_it_is_nobodys_turn_who_has_nothing_that_fits() -> None:
    assert impossible(written(lost=f"{EVERYTHING}, -")) == "FA-12"


@rule("FA-13")
def test_the_game_is_over_when_nobody_has_a_form_that_fits() -> None:
    over = written(lost=f"{EVERYTHING}, {EVERYTHING}", phase="over", ended="FA-13")
    assert GAME.notation.read_state(over).ended_by == "FA-13"
    assert impossible(over.replace("| FA-13", "| FA-12")) == "FA-13"
    assert impossible(written(phase="over", ended="FA-13")) == "FA-13"
    assert impossible(written(ended="FA-13")) == "FA-13"
    assert after(at(), "0: F 0 C4").ended_by == ""


@rule("FA-05")
@pytest.mark.parametrize("text", ["scatter -1", "scatter", "scatter many"])
def test_an_action_that_is_written_wrongly_hears_its_form(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_action(text)
    assert refusal.value == Illegal("TB-08", "form", tried=text, form="scatter 0…25")


@rule("FA-06")
def test_the_squares_that_touch_are_named() -> None:
    rows = written().split(" | ")[2].split("/")
    rows[0] = "##" + rows[0][2:]
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(with_parts(written(), board="/".join(rows)))
    assert refusal.value.facts["clause"] == "FA-06"
    assert refusal.value.facts["part"] == "A1 B1"
