"""The advanced game: points."""

import pytest

from fortable.kernel.game import Line, Outcome
from fortable.testing import rule

from .. import GAME
from .table import after, at

SIX_PLAIN_CARDS = "1 2 4 5 6 8"


def outcome(position: str, *wishes: str) -> Outcome:
    return GAME.outcome(after(f"rules=advanced | {position}", *wishes))


def points(rampart: str) -> int:
    """What a rampart is worth."""
    return GAME.scores(at(f"rules=advanced | 1 29 turn - | - | {rampart}, 1"))[0]


def line(rampart: str, clause: str) -> Line | None:
    """The line of a rampart's score that follows from a clause."""
    over = GAME.outcome(at(f"rules=advanced | 1 29 turn - | - | {rampart}, 1"))
    return next((line for line in over.breakdown[0] if line.rule == clause), None)


@rule("FT-13")
def test_ten_cards_end_the_match_but_the_most_points_win() -> None:
    before = "0 30 choose C4 | C4:18* | 1 2 4 5 6 8 10 12 14, 1 13 17 21 41"
    over = outcome(before, "0: take C4")
    assert over.ended_by == "FT-11"
    assert over.scores == (10, 14)
    assert over.ranking == ((1,), (0,))


@rule("FT-13")
def test_the_match_also_ends_when_nobody_can_take_a_card() -> None:
    over = outcome("0 30 choose C4 | C4:46* | 1 2 4, 1 21 45", "0: take C4")
    assert over.ended_by == "FT-12"
    assert over.scores == (4, 6)
    assert over.ranking == ((1,), (0,))


@rule("FT-13")
def test_equal_points_are_ranked_by_the_highest_card() -> None:
    over = outcome("0 30 over - | - | 1 2 4 5 6 45, 1 21 46, 1 3 44 | - | FT-12")
    assert over.scores == (6, 6, 4)
    assert over.ranking == ((1,), (0,), (2,))


@rule("FT-13")
def test_who_has_nothing_but_the_start_card_shares_the_place() -> None:
    over = outcome("0 30 choose C4 | C4:18* | 1 2 4 5 6 8 10 12 14, 1, 1", "0: take C4")
    assert over.ranking == ((0,), (1, 2))


@rule("FT-14")
def test_every_card_is_a_point_and_the_start_tower_too() -> None:
    assert points("1") == 1
    assert points(SIX_PLAIN_CARDS) == 6
    assert line(SIX_PLAIN_CARDS, "FT-14") == Line("FT-14", 6, tuple(SIX_PLAIN_CARDS.split()))


@rule("FT-14")
def test_towers_cannons_and_the_magician_are_plain_points() -> None:
    assert points("1 7 11 16 26 31 35 36 46") == 9


@rule("FT-15")
@pytest.mark.parametrize(("rampart", "extra"), [("1 21", 3), ("1 41", 3), ("1 21 41", 6)])
def test_queen_and_king_bring_three_points_each(rampart: str, extra: int) -> None:
    majesties = tuple(rampart.split()[1:])
    assert line(rampart, "FT-15") == Line("FT-15", extra, majesties)
    assert points(rampart) == len(majesties) + 1 + extra


@rule("FT-16")
@pytest.mark.parametrize("number", [17, 27, 37, 13, 23, 33])
def test_a_prince_or_a_princess_alone_brings_one_point(number: int) -> None:
    assert line(f"1 {number}", "FT-16") == Line("FT-16", 1, (str(number),))


@rule("FT-16")
@pytest.mark.parametrize(
    ("rampart", "extra"),
    [
        ("1 13 17", 3),
        ("1 17 27", 2),
        ("1 13 23 33", 3),
        ("1 13 14 15 18 37", 3),
        ("1 13 17 27", 4),
        ("1 13 23 37", 4),
        ("1 13 17 23 27", 6),
        ("1 13 17 23 27 33 37", 9),
    ],
)
def test_each_couple_brings_one_point_more_however_far_apart(rampart: str, extra: int) -> None:
    couple = line(rampart, "FT-16")
    assert couple is not None
    assert couple.points == extra
    assert points(rampart) == len(rampart.split()) + extra


@rule("FT-17")
@pytest.mark.parametrize(("number", "crows"), [(3, 1), (9, 2), (19, 1), (39, 2), (43, 1)])
def test_every_crow_pictured_brings_one_point(number: int, crows: int) -> None:
    assert line(f"1 {number}", "FT-17") == Line("FT-17", crows, (str(number),))
    assert points(f"1 {number}") == 2 + crows


@rule("FT-17")
def test_crows_are_counted_together() -> None:
    assert line("1 3 9 19 39 43", "FT-17") == Line("FT-17", 7, ("3", "9", "19", "39", "43"))


@rule("FT-14", "FT-15", "FT-16", "FT-17")
def test_a_line_without_cards_is_not_told() -> None:
    over = GAME.outcome(at(f"rules=advanced | 0 20 turn - | - | {SIX_PLAIN_CARDS}, 1"))
    assert [line.rule for line in over.breakdown[0]] == ["FT-14"]
