"""A turn: turn up, then take or return; passes; cards that stay face up."""

import pytest

from fortable.kernel.words import Seat
from fortable.testing import rule

from ..events import (
    CardLeftUp,
    CardReturned,
    CardTaken,
    CardTurned,
    PlaceChosen,
    SeatPassed,
    TurnCame,
)
from .table import after, at, events, everyone, may, refused, seen_by

ZERO, ONE, TWO, THREE = map(Seat, range(4))

TO_TURN = "- | 0 4 turn - | C4:17 | 1 5, 1 8"
TO_CHOOSE = "- | 0 4 choose C4 | B2:20 C4:17* | 1 5, 1 8"
TOO_LOW = "- | 0 4 choose C4 | C4:3* | 1 5, 1 8"
ALONE = "- | 0 9 choose C4 | B7:30* C4:3* | 1 5, 1 46"


@rule("FT-05")
def test_a_turned_card_lies_face_up_in_its_place() -> None:
    assert events(TO_TURN, "0: turn A1 = 12") == [
        PlaceChosen(ZERO, "A1"),
        CardTurned(ZERO, "A1", 12),
    ]
    assert after(TO_TURN, "0: turn A1 = 12").face_up == ("A1",)


@rule("FT-05")
def test_everyone_sees_the_turned_card() -> None:
    turned = after(TO_TURN, "0: turn A1 = 12")
    for viewer in everyone(turned):
        assert seen_by(viewer, turned).grid[0] == 12
        assert seen_by(viewer, turned).face_up == ("A1",)


@rule("FT-05")
def test_a_card_that_was_seen_shows_the_same_number_again() -> None:
    assert events(TO_TURN, "0: turn C4")[-1] == CardTurned(ZERO, "C4", 17)


@rule("FT-05")
@pytest.mark.parametrize("wish", ["take C4", "insert C4"])
def test_a_card_must_be_turned_up_before_it_is_taken(wish: str) -> None:
    refusal = refused(TO_TURN, f"0: {wish}")
    assert refusal.message == "FT-05-face-down"
    assert refusal.facts == {"tried": "C4"}


@rule("FT-05")
def test_nothing_can_be_returned_before_a_card_is_turned() -> None:
    assert refused(TO_TURN, "0: return").message == "FT-05-nothing-turned"
    assert refused(TO_CHOOSE, "0: return", "1: return").message == "FT-05-nothing-turned"
    assert refused(ALONE, "0: return", "0: return").message == "FT-05-nothing-turned"


@rule("FT-06")
def test_a_turned_card_is_taken_or_returned() -> None:
    assert may(at(TO_CHOOSE)) == ["return", "take C4"]


@rule("FT-06")
def test_a_returned_card_lies_face_down_in_the_same_place() -> None:
    assert events(TO_CHOOSE, "0: return") == [CardReturned(ZERO, "C4"), TurnCame(ONE)]
    returned = after(TO_CHOOSE, "0: return")
    assert returned.face_up == ()
    assert "turn C4" in may(returned)
    assert events(TO_CHOOSE, "0: return", "1: turn C4")[-1] == CardTurned(ONE, "C4", 17)


@rule("FT-06")
def test_one_card_a_turn_is_enough() -> None:
    refusal = refused(TO_CHOOSE, "0: turn A1")
    assert refusal.message == "FT-06-decide-first"
    assert refusal.facts == {"place": "C4"}


@rule("FT-06")
@pytest.mark.parametrize("place", ["B2", "E9"])
def test_only_the_turned_card_can_be_taken(place: str) -> None:
    refusal = refused(TO_CHOOSE, f"0: take {place}")
    assert refusal.message == "FT-06-other-card"
    assert refusal.facts == {"tried": place, "place": "C4"}


@rule("FT-06")
def test_after_a_card_is_taken_the_turn_is_over() -> None:
    assert events(TO_CHOOSE, "0: take C4") == [CardTaken(ZERO, "C4", 17), TurnCame(ONE)]
    assert may(after(TO_CHOOSE, "0: take C4"), ZERO) == []


@rule("FT-07")
def test_a_taken_card_goes_to_the_right_of_the_rampart() -> None:
    taken = after(TO_CHOOSE, "0: take C4")
    assert taken.ramparts == ((1, 5, 17), (1, 8))
    assert taken.face_up == ()


@rule("FT-07")
def test_a_card_that_is_too_low_is_refused_and_can_only_be_returned() -> None:
    refusal = refused(TOO_LOW, "0: take C4")
    assert refusal.message == "FT-07-too-low"
    assert refusal.facts == {"tried": 3, "top": 5, "instead": "return"}
    assert may(at(TOO_LOW)) == ["return"]


@rule("FT-07")
@pytest.mark.parametrize(("number", "is_higher"), [(2, False), (4, False), (6, True), (46, True)])
def test_only_a_higher_card_can_be_taken(number: int, is_higher: bool) -> None:
    position = f"- | 0 4 choose C4 | C4:{number}* | 1 5, 1"
    assert ("take C4" in may(at(position))) == is_higher
    if is_higher:
        assert after(position, "0: take C4").ramparts[0] == (1, 5, number)
    else:
        assert refused(position, "0: take C4").rule == "FT-07"


@rule("FT-08")
def test_every_rampart_of_a_match_climbs_and_only_its_owner_builds_on_it() -> None:
    built = after(
        "- | 0 0 turn - | - | 1, 1",
        *("0: turn A1 = 12", "0: take A1", "1: turn A2 = 10", "1: take A2"),
        *("0: turn A3 = 13", "0: take A3", "1: turn A4 = 11", "1: take A4"),
    )
    assert built.ramparts == ((1, 12, 13), (1, 10, 11))


@rule("FT-08")
def test_without_a_magician_nothing_is_put_between_two_cards() -> None:
    refusal = refused(TOO_LOW.replace("- |", "rules=advanced |", 1), "0: insert C4")
    assert refusal.message == "FT-21-no-magician"
    assert refusal.facts == {"tried": 3, "top": 5}


@rule("FT-08")
@pytest.mark.parametrize("wish", ["return", "take C4", "turn A1"])
def test_nobody_acts_for_another(wish: str) -> None:
    assert refused(TO_CHOOSE, f"1: {wish}").rule == "TB-03"
    assert may(at(TO_CHOOSE), ONE) == []


@rule("FT-09")
def test_who_can_take_nothing_that_is_left_passes() -> None:
    before = "- | 0 4 choose C4 | C4:17* | 1 5, 1 46, 1 8"
    assert events(before, "0: return") == [
        CardReturned(ZERO, "C4"),
        SeatPassed(ONE),
        TurnCame(TWO),
    ]
    assert after(before, "0: return").number == 6


@rule("FT-09")
def test_several_pass_in_a_row() -> None:
    before = "- | 3 8 choose C4 | C4:17* | 1 44, 1 45 46, 1 8, 1 9"
    assert events(before, "3: take C4")[1:] == [SeatPassed(ZERO), SeatPassed(ONE), TurnCame(TWO)]


@rule("FT-09")
def test_all_but_one_pass_until_it_is_the_same_seat_again() -> None:
    before = "- | 2 4 choose C4 | C4:17* | 1 44, 1 45, 1 8, 1 46"
    assert events(before, "2: take C4")[1:] == [
        SeatPassed(THREE),
        SeatPassed(ZERO),
        SeatPassed(ONE),
        TurnCame(TWO),
    ]
    assert after(before, "2: take C4").number == 8


@rule("FT-09")
def test_nobody_passes_while_one_card_left_would_fit_wherever_it_lies() -> None:
    before = "- | 0 4 choose C4 | C4:17* | 1 5, 1 45"
    assert events(before, "0: return")[-1] == TurnCame(ONE)
    assert may(after(before, "0: return"))


@rule("FT-10")
def test_what_the_last_able_player_does_not_take_stays_face_up() -> None:
    assert events(ALONE, "0: return") == [CardLeftUp(ZERO, "C4"), SeatPassed(ONE), TurnCame(ZERO)]
    left_up = after(ALONE, "0: return")
    assert left_up.face_up == ("B7", "C4")
    for viewer in everyone(left_up):
        assert seen_by(viewer, left_up).grid[21] == 3


@rule("FT-10")
def test_a_face_up_card_may_be_taken_directly_on_a_later_turn() -> None:
    later = after(ALONE, "0: return")
    assert "take B7" in may(later)
    assert after(ALONE, "0: return", "0: take B7").ramparts[0] == (1, 5, 30)
    assert after(ALONE, "0: return", "0: take B7").face_up == ("C4",)


@rule("FT-10")
def test_a_face_up_card_that_is_too_low_is_refused_with_what_else_to_do() -> None:
    refusal = refused(ALONE, "0: return", "0: take C4")
    assert refusal.facts == {"tried": 3, "top": 5, "instead": "turn"}
    assert "take C4" not in may(after(ALONE, "0: return"))


@rule("FT-10")
def test_a_face_up_card_is_not_turned_again() -> None:
    refusal = refused(ALONE, "0: return", "0: turn C4")
    assert refusal.message == "FT-10-already-up"
    assert refusal.facts == {"tried": "C4", "instead": "turn"}
    assert "turn C4" not in may(after(ALONE, "0: return"))


@rule("FT-10", "FT-20")
def test_a_cannon_lets_another_take_a_card_that_stayed_face_up() -> None:
    alone = "rules=advanced | 0 9 choose D1 | C4:20* D1:7* | 1 5, 1 44, 1 45 46"
    struck = after(alone, "0: take D1", "0: fire 1 44")
    assert struck.turn == ONE
    assert struck.face_up == ("C4",)
    assert "take C4" in may(struck)
    assert after(alone, "0: take D1", "0: fire 1 44", "1: take C4").ramparts[1] == (1, 20)


@rule("FT-10")
def test_when_two_can_take_again_cards_are_returned_face_down_again() -> None:
    both = "rules=advanced | 1 9 choose D1 | C4:20* D1:6* | 1 5 7, 1 8, 1 45 46 | 44"
    assert after(both, "1: return").face_up == ("C4",)
