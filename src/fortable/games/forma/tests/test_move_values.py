"""What places bring, reckoned for whole boards at once, held against the rules place by place."""

from random import Random

import pytest

from .. import GAME
from ..board.grid import bits
from ..board.squares import BOARD, FREE, NAMES, OBSTACLE, named, own, where
from ..bots.bitboard import Bitboard, Spot, after, seen
from ..bots.bridge_chances import bridge_chances
from ..bots.move_values import (
    Choice,
    best_spots,
    counted,
    covering,
    gains,
    graded,
    most,
    stone_hopes,
)
from ..enclosures import closing_marks
from ..model import Options, State
from .table import ZERO, after as ruled, at, played, seen_by

CORNERS = Options(placing="assisted")
FRENCH = Options(placing="assisted", edition="fr", obstacle_contact="sides")


def scene_of(state: State) -> Bitboard:
    return seen(seen_by(state.turn, state))


def positions(options: Options, seats: int) -> list[State]:
    """Some of a match."""
    return played(options, seats)[1::6]


def placed(spot: Spot) -> str:
    return f"{spot.pose.form} {spot.pose.name} {NAMES[spot.first]}"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [CORNERS, FRENCH], ids=lambda options: options.edition)
def test_a_place_brings_what_the_rules_give_for_it(options: Options, seats: int) -> None:
    rng = Random(2)
    for state in positions(options, seats):
        bitboard, seat = scene_of(state), state.turn
        banks = [one.banks(bitboard) for one in bridge_chances(bitboard, seat)]
        for choice in rng.sample(list(gains(bitboard, seat, state.stocks[seat], banks)), 2):
            spot = Spot(choice.pose, rng.choice(list(bits(choice.squares))))
            now = ruled(state, f"{seat}: {placed(spot)}")
            assert now.phase != "over"
            gained = GAME.scores(now)[seat] - GAME.scores(state)[seat]
            assert gained - choice.worth in _by_markers(bitboard, seat, spot)


def _by_markers(bitboard: Bitboard, seat: int, spot: Spot) -> set[int]:
    """What a new marker may close in at once is all that is not foreseen."""
    then, _ = after(bitboard, seat, spot.squares)
    marked = bitboard.free & ~then.free & ~spot.squares
    return {0, 10} if bitboard.markers_help and BOARD.beside(marked) & bitboard.stones else {0}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [CORNERS, FRENCH], ids=lambda options: options.edition)
def test_the_scene_goes_on_as_the_board_does(options: Options, seats: int) -> None:
    rng = Random(3)
    for state in positions(options, seats):
        bitboard, seat = scene_of(state), state.turn
        (spot,) = best_spots(gains(bitboard, seat, state.stocks[seat]), 1, rng)
        now = ruled(state, f"{seat}: {placed(spot)}")
        then, _ = after(bitboard, seat, spot.squares)
        assert then.free == where(now.board, FREE)
        assert then.stones == where(now.board, OBSTACLE)
        assert bool(then.tower) == (now.tower is None)
        assert then.own == tuple(own(now.board, other) for other in range(seats))
        marks = [closing_marks(options, other) for other in range(seats)]
        assert then.closing == tuple(where(now.board, mark) for mark in marks)


def test_every_place_where_a_form_fits_is_there_once() -> None:
    state = at("1 F 1f C4, 1 X 0 M5", stones="A1 C3", options="placing=assisted")
    found = gains(scene_of(state), ZERO, state.stocks[ZERO])
    spots = [Spot(pose, first) for _, pose, squares in found for first in bits(squares)]
    listed = map(GAME.notation.write_action, GAME.legal(seen_by(ZERO, state)))
    assert sorted(map(placed, spots)) == sorted(listed)


def best(state: State, *forms: str) -> int:
    bitboard = scene_of(state)
    banks = [one.banks(bitboard) for one in bridge_chances(bitboard, state.turn)]
    return most(bitboard, state.turn, forms, banks)


def test_the_best_place_counts_all_that_it_closes() -> None:
    three = "0 1O 0 C3, 0 1O 0 B4, 0 1O 0 D4"
    assert best(at(), "1O") == 1
    assert best(at(), "U") == 15
    assert best(at(three), "1O") == 11
    assert best(at(three, stones="C4"), "1O") == 11
    assert best(at(three, stones="C4", turn=1), "1O") == 1
    assert best(at(three, tower="C4"), "1O") == 51
    column = "0 I 0 E1, 0 I 0 E6, 0 4I 0 E11, 0 4I 0 E15"
    assert best(at(column), "2I") == 52
    assert best(at(column, turn=1), "2I") == 2
    assert best(at(column), "1O") == 1
    assert best(at()) == 0


def test_numbers_are_added_up_for_all_squares_at_once() -> None:
    planes = counted([0b0011, 0b0110, 0b0010, 0b0010])
    assert dict(graded(planes, 0b1111)) == {4: 0b0010, 1: 0b0101, 0: 0b1000}
    assert dict(graded((0, 0, 0), 0b11)) == {0: 0b11}


def test_places_are_told_by_how_much_they_cover() -> None:
    wanted = named(["E5", "E6", "E7"])
    found = {choice.worth: choice for choice in covering(scene_of(at()), ["3I"], wanted)}
    assert found[3].pose.turn == 0
    assert found[3].squares == named(["E5"])
    assert 0 not in found


def test_the_best_spots_come_first_and_by_lot_among_equals() -> None:
    state = at()
    bitboard = scene_of(state)
    choices = [*gains(bitboard, ZERO, ["U", "1O"])]
    top = sum(choice.squares.bit_count() for choice in choices if choice.worth == 15)
    assert {spot.pose.form for spot in best_spots(choices, top, Random(0))} == {"U"}
    assert len(best_spots(choices, top, Random(0))) == top
    some = [best_spots([Choice(1, choices[0].pose, BOARD.all)], 5, Random(n)) for n in range(2)]
    assert some[0] != some[1]
    assert all(0 < len(spots) <= 5 for spots in some)


def test_an_obstacle_is_the_more_worth_the_fewer_sides_are_open() -> None:
    def hopes(laid: str, **rest: object) -> float:
        return stone_hopes(scene_of(at(laid, stones="C4", **rest)), ZERO, 0.5)

    assert hopes("") == 0
    assert hopes("0 1O 0 C3") == 10 / 8
    assert hopes("0 1O 0 C3, 0 1O 0 B4") == 10 / 4
    assert hopes("0 1O 0 C3, 1 1O 0 B4") == 0
    assert hopes("1 1O 0 C3") == 0
