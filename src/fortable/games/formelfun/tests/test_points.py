"""Points, titles and the outcome."""

from typing import Literal

import pytest

from fortable.kernel.game import Figure, Line
from fortable.testing import rule

from .. import GAME
from ..model import Options, State
from ..scoring import points_for
from .table import after, at

NINE = (12, 9, 7, 6, 5, 4, 3, 2, 1)
TWELVE = (15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
FIFTEEN = (18, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)

SIXES, EIGHTS = "6 6 6 6 6", "8 8 8 8 8"


def final(out: str, options: str = "-") -> State:
    """After a final that B1 has won from A1."""
    return after(at("A1:25.1 B1:24.1", SIXES, B=EIGHTS, out=out, options=options), "6", "8")


@rule("FF-20")
@pytest.mark.parametrize("table", [NINE, TWELVE, FIFTEEN], ids=len)
def test_the_score_table_to_the_digit(table: tuple[int, ...]) -> None:
    cars = len(table)
    assert tuple(points_for(out_as, cars) for out_as in range(cars, 0, -1)) == table


@rule("FF-20")
def test_ten_cars_score_by_the_same_rule() -> None:
    assert [points_for(out_as, 10) for out_as in range(1, 11)] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 13]


@rule("FF-20")
def test_points_are_given_as_cars_go_out() -> None:
    race = at("A1:9.1 B1:8.1 C1:7.1", SIXES, out="C2 C3 B2 A2 B3 A3")
    assert GAME.scores(race) == (4 + 6, 3 + 5, 1 + 2)
    start = at("A1:9.1 B1:8.1 C1:7.1 A2:6.1 A3:5.1 B2:4.1 B3:3.1 C2:2.1 C3:1.1", SIXES)
    assert GAME.scores(start) == (0, 0, 0)


@rule("FF-20", "FF-19")
def test_the_finalists_have_points_only_when_the_final_is_over() -> None:
    before = at("A1:25.1 B1:24.1", SIXES, B=EIGHTS, out="C1 C2 C3 A2 A3 B2 B3")
    assert GAME.scores(before) == (9, 13, 6)
    assert GAME.scores(after(before, "6")) == (9, 13, 6)
    assert GAME.scores(after(before, "6", "8")) == (9 + 9, 13 + 12, 6)


@rule("FF-20")
def test_the_outcome_has_a_line_for_every_car_with_the_order_of_elimination() -> None:
    outcome = GAME.outcome(final("C1 A2 C2 B2 C3 A3 B3"))
    assert outcome.scores == (2 + 6 + 9, 4 + 7 + 12, 1 + 3 + 5)
    assert outcome.breakdown[0] == (
        Line("FF-20", 2, ("A2", "#2")),
        Line("FF-20", 6, ("A3", "#6")),
        Line("FF-20", 9, ("A1", "#8")),
    )
    assert outcome.breakdown[2] == (
        Line("FF-20", 1, ("C1", "#1")),
        Line("FF-20", 3, ("C2", "#3")),
        Line("FF-20", 5, ("C3", "#5")),
    )


@rule("FF-21")
def test_both_titles_are_shown_whatever_the_table_races_for() -> None:
    out = "B2 B3 A2 A3 C1 C2 C3"
    for options in ("-", "title=final"):
        outcome = GAME.outcome(final(out, options))
        assert outcome.scores == (16, 15, 18)
        assert outcome.breakdown[1][-1] == Line("FF-21", 0, ("final",))
        assert outcome.breakdown[2][-1] == Line("FF-21", 0, ("points",))
        assert [line.rule for line in outcome.breakdown[0]] == ["FF-20"] * 3


@rule("FF-21")
def test_one_team_can_have_both_titles() -> None:
    lines = GAME.outcome(final("C1 A2 C2 B2 C3 A3 B3")).breakdown[1]
    assert lines[-2:] == (Line("FF-21", 0, ("points",)), Line("FF-21", 0, ("final",)))


@rule("FF-21")
def test_usually_the_highest_total_wins() -> None:
    assert GAME.outcome(final("B2 B3 A2 A3 C1 C2 C3")).ranking == ((2,), (0,), (1,))


@rule("FF-21")
def test_with_the_option_the_winner_of_the_final_wins() -> None:
    outcome = GAME.outcome(final("B2 B3 A2 A3 C1 C2 C3", "title=final"))
    assert outcome.ranking == ((1,), (0,), (2,))


@rule("FF-21")
def test_equal_points_are_decided_by_the_better_best_car() -> None:
    outcome = GAME.outcome(final("B2 A2 C1 C2 B3 C3 A3"))
    assert outcome.scores == (2 + 7 + 9, 1 + 5 + 12, 3 + 4 + 6)
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.ranking == ((1,), (0,), (2,))


@rule("FF-21")
def test_equal_points_behind_the_winner_are_decided_the_same_way() -> None:
    outcome = GAME.outcome(final("A2 C1 B2 A3 C2 B3 C3"))
    assert outcome.scores == (1 + 4 + 9, 3 + 6 + 12, 2 + 5 + 7)
    assert outcome.scores[0] == outcome.scores[2]
    assert outcome.ranking == ((1,), (0,), (2,))


@rule("FF-21")
def test_everybody_has_a_place_of_their_own() -> None:
    for options in ("-", "title=final"):
        outcome = GAME.outcome(final("C1 A2 C2 B2 C3 A3 B3", options))
        assert sorted(outcome.ranking) == [(0,), (1,), (2,)]


@rule("FF-20")
@pytest.mark.parametrize(("cars", "seats", "kind"), [(3, 5, ""), (2, 5, "short"), (2, 6, "")])
def test_points_are_compared_of_as_many_cars(cars: Literal[2, 3], seats: int, kind: str) -> None:
    assert GAME.figure(Options(cars_at_five=cars), seats) == Figure(kind=kind)
