"""Material and setup."""

import pytest

from fortable.kernel import referee
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..events import FirstSeatDrawn, TurnCame
from ..model import CARDS, Options, State
from .table import after, at, events, may, picking, refused

BEGINNING = "- | 0 0 turn - | - | 1, 1"


def begin(seats: int, options: Options | None = None) -> State:
    state: State = referee.start(GAME, options or Options(), seats)
    return state


@rule("FT-01")
def test_the_numbers_2_to_46_lie_in_the_grid_each_once() -> None:
    assert begin(2).left == tuple(range(2, 47))
    assert begin(2).unseen == tuple(range(2, 47))


@rule("FT-01")
def test_a_card_that_was_taken_is_not_drawn_again() -> None:
    taken = after(BEGINNING, "0: turn A1 = 12", "0: take A1")
    assert 12 not in taken.left
    assert taken.unseen == taken.left


@rule("FT-01")
def test_a_card_that_was_seen_is_not_drawn_for_another_place() -> None:
    seen = after(BEGINNING, "0: turn A1 = 12", "0: return")
    assert 12 in seen.left
    assert 12 not in seen.unseen


@rule("FT-01")
def test_two_to_four_can_play() -> None:
    assert [begin(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Illegal):
            begin(seats)


@rule("FT-01", "FT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_a_tower_numbered_1(seats: int) -> None:
    assert begin(seats).ramparts == ((1,),) * seats
    assert CARDS[1].figure == "tower"


@rule("FT-03")
def test_the_grid_has_five_rows_of_nine_face_down() -> None:
    places = [f"turn {row}{column}" for row in "ABCDE" for column in range(1, 10)]
    assert may(at(BEGINNING)) == places


@rule("FT-03")
@pytest.mark.parametrize("place", ["F1", "A0", "A10", "Z99Z99Z99Z99Z99Z99Z99Z99"])
def test_other_places_do_not_exist(place: str) -> None:
    refusal = refused(BEGINNING, f"0: turn {place}")
    assert refusal.message == "FT-03-no-such-place"
    assert refusal.facts == {"tried": place[:20], "first": "A1", "last": "E9"}


@rule("FT-03")
def test_a_taken_card_leaves_its_place_empty_and_the_others_where_they_were() -> None:
    before = "- | 0 4 choose B2 | B1:30 B2:12* B3:31 | 1, 1"
    grid = after(before, "0: take B2").grid
    assert grid[9:12] == (30, -1, 31)


@rule("FT-03")
@pytest.mark.parametrize("wish", ["turn B2", "take B2", "insert B2"])
def test_an_empty_place_has_no_card_to_give(wish: str) -> None:
    refusal = refused("- | 0 4 turn - | B2:. | 1, 1 12", f"0: {wish}")
    assert refusal.message == "FT-03-empty-place"
    assert refusal.facts == {"tried": "B2"}


@rule("FT-04")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_seat_is_drawn_by_lot(seat: int) -> None:
    opening = referee.settle(GAME, begin(3), picking(seat))
    assert opening.events == (FirstSeatDrawn(Seat(seat)),)
    assert GAME.waiting(opening.states[-1]) == frozenset({Seat(seat)})
    assert may(opening.states[-1])


@rule("FT-04")
def test_the_lot_is_drawn_among_the_seats_that_play() -> None:
    for seats in (2, 3, 4):
        with pytest.raises(AssertionError):
            referee.settle(GAME, begin(seats), picking(seats))


@rule("FT-04")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_can_name_the_first_seat(seat: int) -> None:
    state = begin(3, Options(first_seat=seat))
    assert referee.settle(GAME, state, picking(0)).events == ()
    assert GAME.waiting(state) == frozenset({Seat(seat)})
    assert len(may(state)) == 45
    assert state.number == 0


@rule("FT-04")
def test_the_host_cannot_name_a_seat_that_is_not_there() -> None:
    with pytest.raises(Illegal) as refusal:
        begin(2, Options(first_seat=2))
    assert refusal.value == Illegal("FT-04", "no-such-seat", tried=2, last=1)


@rule("FT-04")
@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_play_is_clockwise(seat: int, following: int) -> None:
    before = f"- | {seat} 5 choose A1 | A1:12* | 1, 1, 1"
    assert events(before, f"{seat}: return")[-1] == TurnCame(Seat(following))
    assert after(before, f"{seat}: return").turn == following
    assert after(before, f"{seat}: return").number == 6
