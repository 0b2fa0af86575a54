"""The end of a race, elimination, the next start and the final."""

import pytest

from fortable.testing import rule

from .. import GAME
from ..events import (
    CarEliminated,
    CarMoved,
    FinalWon,
    RaceBegan,
    RaceEnded,
    TeamOut,
    TurnBegan,
)
from ..model import INDEX
from .table import ONE, TWO, ZERO, after, at, due, events, follows, kinds, may, where

SIXES, SEVENS, EIGHTS = ("6 6 6 6 6", "7 7 7 7 7", "8 8 8 8 8")
SLOW = "2/3 2/3 2/3 2/3 2/3"


@rule("FF-15")
def test_a_car_that_passes_the_line_lets_the_turn_be_the_last() -> None:
    race = at("A1:25.1 B1:20.1 C1:18.1", SIXES, B=SEVENS, C=EIGHTS)
    assert kinds(events(race, "6")) == ["CardPlayed", "CardDrawn", "CarMoved"]
    assert kinds(events(race, "6", "7")) == ["CardPlayed", "CardDrawn", "CarMoved"]
    assert RaceEnded(7, ("A1", "B1", "C1")) in events(race, "6", "7", "8")


@rule("FF-15")
def test_the_race_goes_on_while_nobody_has_passed_the_line() -> None:
    race = at("A1:24.1 B1:20.1 C1:18.1", SIXES, B=SEVENS, C=EIGHTS)
    assert events(race, "6", "7", "8")[-1] == TurnBegan(leader="A1", last="C1")


@rule("FF-15")
@pytest.mark.parametrize(("place", "is_over"), [(22, False), (23, True), (24, True)])
def test_to_stop_on_the_10_before_the_line_is_not_to_pass_it(place: int, is_over: bool) -> None:
    race = at(f"A1:{place}.1 B1:20.1 C1:18.1", EIGHTS, B=SEVENS, C=SIXES)
    last_of_the_turn = kinds(events(race, "8", "7", "6"))
    assert ("RaceEnded" in last_of_the_turn) == is_over
    assert ("TurnBegan" in last_of_the_turn) != is_over


@rule("FF-15", "FF-13")
def test_to_fall_back_onto_the_10_before_the_line_is_not_to_pass_it() -> None:
    lapped = "B1:1.1 B2:1.2 C1:1.3 C2:1.4"
    race = at(f"A1:23.1 {lapped}", EIGHTS, B="6 6 7 7 7", C="6 6 7 7 8/3")
    assert events(race, "8")[2] == CarMoved("A1", 30, 10, 1, 1)
    assert events(race, "8", "6", "6", "6", "6")[-1] == TurnBegan(leader="A1", last="C2")


@rule("FF-15", "FF-13")
def test_cars_that_have_passed_push_the_fifth_back_onto_the_10() -> None:
    home = "B1:31.1 B2:31.2 C1:31.3 C2:31.4"
    race = at(f"{home} A1:23.1 C3:9.1", EIGHTS, moved=4)
    assert events(race, "8")[2] == CarMoved("A1", 30, 10, 1, 1)
    assert where(after(race, "8")).endswith("A1:30.1 C3:9.1")


@rule("FF-15")
def test_the_line_at_the_start_is_not_the_finish() -> None:
    race = at("A1:0.1 B1:-1.1 C1:-2.1", SIXES, B=SEVENS, C=EIGHTS)
    assert events(race, "6", "7", "8")[-1] == TurnBegan(leader="A1", last="C1")


@rule("FF-16")
def test_the_car_on_the_rearmost_space_is_eliminated() -> None:
    race = at("A1:29.1 B1:20.1 C1:19.1", SIXES, B=SLOW, C=EIGHTS)
    assert events(race, "6", "2/3", "8")[3:] == [
        RaceEnded(7, ("A1", "C1", "B1")),
        CarEliminated(ONE, "B1", 7),
        TeamOut(ONE, ("1/10", "2/3", "2/3", "2/3", "2/3")),
        RaceBegan(8, ("A1", "C1")),
    ]


@rule("FF-16")
def test_of_several_on_the_rearmost_space_the_outermost_is_eliminated() -> None:
    race = at("A1:35.1 B1:20.1 B2:20.2 C1:12.1", "3/3 8 8 8 8", moved=3)
    assert events(race, "8")[3:5] == [
        RaceEnded(6, ("A1", "B1", "B2", "C1")),
        CarEliminated(TWO, "C1", 6),
    ]


@rule("FF-16", "FF-13")
def test_a_later_car_in_an_inner_gap_is_ahead_of_an_earlier_one() -> None:
    race = at("A1:35.1 B1:20.2 C1:12.1", "3/3 8 8 8 8", moved=2)
    assert events(race, "8")[3:5] == [
        RaceEnded(7, ("A1", "C1", "B1")),
        CarEliminated(ONE, "B1", 7),
    ]


@rule("FF-16", "FF-22")
def test_when_the_race_is_over_the_cars_are_seen_in_the_order_they_finished() -> None:
    race = at("A1:29.1 B1:20.1 C1:19.1", SIXES, B=SLOW, C=EIGHTS)
    course = follows(race, "6", "2/3", "8")
    ended = course.states[kinds(course.events).index("RaceEnded")]
    assert where(ended) == "A1:35.1 C1:27.1 B1:23.1"


@rule("FF-16")
def test_the_cars_that_are_out_are_kept_in_order() -> None:
    race = at("A1:35.1 B1:20.1 C1:8.1", "3/3 8 8 8 8", moved=2, out="B3 A2 C2 A3 B2 C3")
    over = after(race, "8")
    assert over.eliminated == ("B3", "A2", "C2", "A3", "B2", "C3", "C1")
    assert [spot.car for spot in over.track] == ["A1", "B1"]


@rule("FF-17")
def test_a_team_with_no_car_left_is_out_and_its_hand_is_discarded() -> None:
    race = at("A1:35.1 B1:20.1 C1:8.1", "3/3 4/3 8 Turbo", moved=2)
    assert events(race, "4/3 = 6")[5] == TeamOut(TWO, ("3/3", "6", "8", "Turbo"))
    out = after(race, "4/3 = 6")
    assert out.hands[2] == ()
    assert out.top == "Turbo"
    discarded = ("3/3", "4/3", "6", "8", "Turbo")
    assert [out.discards[INDEX[card]] for card in discarded] == [1] * 5
    assert sum(out.discards) == 5
    assert out.turbos == (0, 0, 1)


@rule("FF-17")
def test_a_team_that_is_out_keeps_its_points() -> None:
    race = at("A1:35.1 B1:20.1 C1:8.1", "3/3 8 8 8 8", moved=2)
    before, later = GAME.scores(race), GAME.scores(after(race, "8"))
    assert later == (before[0], before[1], before[2] + 7)


@rule("FF-17")
def test_a_team_with_another_car_plays_on() -> None:
    race = at("A1:35.1 C2:20.1 C1:8.1", "3/3 8 8 8 8", moved=2)
    assert "TeamOut" not in kinds(events(race, "8"))
    on = after(race, "8 = 6")
    assert on.hands[2] == ("3/3", "6", "8", "8", "8")
    assert [spot.car for spot in on.track] == ["A1", "C2"]


@rule("FF-17", "FF-09")
def test_a_team_that_is_out_is_not_asked_any_more() -> None:
    race = after(at("A1:35.1 B1:20.1 C1:8.1", "3/3 8 8 8 8", moved=2), "8")
    assert may(race, TWO) == []
    assert [GAME.is_out(race, seat) for seat in (ZERO, ONE, TWO)] == [False, False, True]
    assert [due(race), due(after(race, may(race)[0]))] == [ZERO, ONE]


@rule("FF-18")
def test_the_next_race_starts_in_single_file_in_the_order_of_the_last() -> None:
    race = at("A1:33.1 B1:33.2 C2:24.1 C3:20.3 A2:20.4 C1:8.1", "3/3 8 8 8 8", moved=5)
    assert events(race, "8")[-1] == RaceBegan(5, ("A1", "B1", "C2", "C3", "A2"))
    assert where(after(race, "8")) == "A1:0.1 B1:-1.1 C2:-2.1 C3:-3.1 A2:-4.1"
    assert (after(race, "8").phase, after(race, "8").moved) == ("play", 0)


@rule("FF-18")
def test_fourteen_cars_reach_further_back_than_ten_spaces() -> None:
    cars = [f"{team}{number}" for number in (1, 2, 3) for team in "ABCDE"]
    track = " ".join(f"{car}:{33 - index}.1" for index, car in enumerate(cars[:-1]))
    race = at(f"{track} E3:10.1", "6 8 8 8 8", moved=14, seats=5)
    file = after(race, "8")
    assert [spot.place for spot in file.track] == list(range(0, -14, -1))
    assert {spot.lane for spot in file.track} == {1}
    assert [spot.car for spot in file.track] == cars[:-1]
    assert where(file).endswith("D3:-13.1")


@rule("FF-18", "FF-05")
def test_in_the_file_the_eleventh_car_stands_on_a_10_again() -> None:
    cars = [f"{team}{number}" for number in (1, 2, 3) for team in "ABCD"]
    file = " ".join(f"{car}:{-index}.1" for index, car in enumerate(cars[:11]))
    race = at(file, "10/3 8 8 8 8", moved=10, seats=4)
    assert events(race, "10/3")[2] == CarMoved("C3", 0, 10, 2, 0)


@rule("FF-19")
def test_the_car_ahead_at_the_end_wins_the_final() -> None:
    final = at("A1:25.1 B1:24.1", SIXES, B=EIGHTS)
    assert where(after(final, "6")) == "A1:31.1 B1:24.1"
    assert events(final, "6", "8")[3:] == [
        RaceEnded(8, ("B1", "A1")),
        CarEliminated(ZERO, "A1", 9),
        TeamOut(ZERO, ("1/10", "6", "6", "6", "6")),
        FinalWon(ONE, "B1", 12, to=ONE),
    ]


@rule("FF-19")
def test_after_the_final_the_match_is_over() -> None:
    over = after(at("A1:25.1 B1:24.1", SIXES, B=EIGHTS), "6", "8")
    assert over.phase == "over"
    assert GAME.waiting(over) == frozenset()
    assert where(over) == "B1:32.1"
    assert GAME.outcome(over).ended_by == "FF-19"
    assert may(over, ONE) == []


@rule("FF-19", "FF-17")
def test_the_final_can_be_between_two_cars_of_one_team() -> None:
    final = at("B1:25.1 B3:24.1", "3/3 6 6 8 8")
    assert [due(final), due(after(final, "6 = 7"))] == [ONE, ONE]
    assert events(final, "6 = 7", "8")[3:] == [
        RaceEnded(8, ("B3", "B1")),
        CarEliminated(ONE, "B1", 9),
        FinalWon(ONE, "B3", 12, to=ONE),
    ]
    over = after(final, "6 = 7", "8 = 7")
    assert over.hands[1] == ("3/3", "6", "7", "7", "8")
    assert over.eliminated[-1] == "B1"


@rule("FF-19")
def test_level_with_the_other_the_inner_car_wins_the_final() -> None:
    final = at("B1:25.1 A1:24.1", SEVENS, A=EIGHTS)
    assert events(final, "7", "8")[3] == RaceEnded(8, ("B1", "A1"))
    assert events(final, "7", "8")[-1] == FinalWon(ONE, "B1", 12, to=ONE)


@rule("FF-19", "FF-21")
def test_the_end_of_the_final_tells_who_has_the_most_points_too() -> None:
    final = at("A1:25.1 B1:24.1", SIXES, B=EIGHTS, out="B2 B3 A2 A3 C1 C2 C3")
    assert events(final, "6", "8")[-1] == FinalWon(ONE, "B1", 12, to=TWO)
