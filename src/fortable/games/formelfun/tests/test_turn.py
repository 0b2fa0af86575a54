"""A turn: who moves when, and where a car comes to stand."""

import pytest

from fortable.testing import rule

from ..events import CardDrawn, CardPlayed, CarMoved, TurnBegan
from .table import (
    FIVE,
    ONE,
    TWO,
    ZERO,
    after,
    at,
    due,
    events,
    everyone,
    may,
    where,
)

SLOW = "2/3 2/3 2/3 2/3 2/3"
REDS = ("3/3", "4/3", "5/3", "6/3", "7/3")
FAST = "3/3 8 8 8 8"


def moved(track: str, wish: str, hand: str, index: int = 0, seats: int = 3) -> str:
    """Where the car that is due stands after its move."""
    state = at(track, hand, moved=index, seats=seats)
    car = state.track[index].car
    return next(spot for spot in where(after(state, wish)).split() if spot.startswith(car))


@rule("FF-09")
def test_the_leading_car_moves_first_then_space_by_space() -> None:
    race = at("B1:9.1 A1:7.1 C1:4.1", SLOW, A="3/3 3/3 3/3 3/3 3/3")
    assert due(race) == ONE
    assert due(after(race, "2/3")) == ZERO
    assert due(after(race, "2/3", "3/3")) == TWO


@rule("FF-09")
def test_within_a_space_the_inner_car_moves_first() -> None:
    race = at("C1:9.1 A1:9.2 B1:9.4", SLOW, A="3/3 3/3 3/3 3/3 3/3")
    assert [due(race), due(after(race, "2/3")), due(after(race, "2/3", "3/3"))] == [TWO, ZERO, ONE]


@rule("FF-09")
def test_the_order_is_taken_at_the_start_of_the_turn() -> None:
    race = at("A1:9.1 B1:7.1 C1:6.1", SLOW, B=FAST, C="7 7 7 7 7")
    overtaken = after(race, "2/3", "8")
    assert where(overtaken) == "A1:12.1 B1:15.1 C1:6.1"
    assert due(overtaken) == TWO


@rule("FF-09")
def test_the_next_turn_goes_by_the_new_order() -> None:
    race = at("A1:9.1 B1:7.1 C1:5.1", SLOW, B=FAST, C="7 7 7 7 7")
    assert events(race, "2/3", "8", "7")[-1] == TurnBegan(leader="B1", last="C1")
    turned = after(race, "2/3", "8", "7")
    assert where(turned) == "B1:15.1 A1:12.1 C1:12.2"
    assert (turned.moved, turned.phase, turned.movement) == (0, "play", 0)


@rule("FF-09")
def test_every_car_moves_once() -> None:
    race = at("A1:9.1 A2:8.1 B1:7.1", "2/3 2/3 3/3 4/3 5/3", B=FAST)
    turn = after(race, "2/3", "2/3", "8")
    assert {spot.place for spot in turn.track} == {12, 11, 15}


@rule("FF-10")
def test_a_team_plays_draws_and_moves() -> None:
    race = at("A1:9.1 B1:7.1 C1:5.1", "4/3 6 7 8 8")
    assert events(race, "6 = Turbo") == [
        CardPlayed(ZERO, "A1", "6", 6),
        CardDrawn(ZERO, "Turbo"),
        CarMoved("A1", 15, 5, 1, 0),
    ]


@rule("FF-10")
def test_a_team_plays_for_the_car_that_is_due() -> None:
    race = at("A1:9.1 A2:7.1 B1:5.1", FAST)
    assert where(after(race, "8 = 6")) == "A1:17.1 A2:7.1 B1:5.1"
    assert where(after(race, "8 = 6", "8")) == "A1:17.1 A2:15.1 B1:5.1"


@rule("FF-10")
def test_only_the_team_whose_car_is_due_may_play() -> None:
    race = at("A1:9.1 B1:7.1 C1:5.1", FAST)
    assert may(race) == ["3/3", "8"]
    for viewer in everyone(race):
        if viewer not in (None, ZERO):
            assert may(race, viewer) == []


@rule("FF-14")
def test_a_team_must_play() -> None:
    race = at("A1:9.1 B1:7.1", "2/3 3/3 4/3 4/3 Turbo")
    plays = ["2/3", "3/3", "4/3", "Turbo"]
    assert may(race) == [*plays, "2/3+Turbo", "3/3+Turbo", "4/3+Turbo"]


@rule("FF-14")
@pytest.mark.parametrize("lanes", [1, 2, 3, 4])
def test_a_full_space_may_be_driven_through(lanes: int) -> None:
    wall = " ".join(f"{car}:12.{lane}" for lane, car in enumerate(("B1", "B2", "C1", "C2"), 1))
    assert moved(f"{wall} A1:{12 - lanes}.1", "8", FAST, index=4) == f"A1:{20 - lanes}.1"


@rule("FF-14")
def test_the_movement_is_used_in_full() -> None:
    assert moved("B1:12.1 A1:9.1", "3/3", "3/3 8 8 8 8", index=1) == "A1:12.2"
    assert moved("B1:12.1 A1:9.1", "8", FAST, index=1) == "A1:17.1"


@rule("FF-13")
@pytest.mark.parametrize(
    ("standing", "lane"),
    [
        ("B1:17.1", 2),
        ("B1:17.1 B2:17.2", 3),
        ("B1:17.1 B2:17.2 C1:17.3", 4),
        ("B1:17.2", 1),
        ("B1:17.1 B2:17.3", 2),
        ("B1:17.1 B2:17.2 C1:17.4", 3),
        ("B1:17.3 B2:17.4", 1),
        ("B1:17.2 B2:17.3 C1:17.4", 1),
    ],
)
def test_a_car_takes_the_innermost_free_lane(standing: str, lane: int) -> None:
    index = len(standing.split())
    assert moved(f"{standing} A1:9.1", "8", FAST, index) == f"A1:17.{lane}"


@rule("FF-13", "FF-03")
def test_lanes_do_not_close_up_and_the_next_car_takes_the_gap() -> None:
    race = at("A1:9.1 B1:9.2 C1:9.3 C2:1.1", FAST, B=SLOW, C="2/3 6 6 8 8")
    assert where(after(race, "8")) == "A1:17.1 B1:9.2 C1:9.3 C2:1.1"
    left = at("A1:17.1 B1:9.2 C1:9.3 C2:1.1", "2/3 6 6 8 8", moved=3)
    assert where(after(left, "8")) == "A1:17.1 C2:9.1 B1:9.2 C1:9.3"


@rule("FF-13")
def test_a_fifth_car_falls_back_to_the_space_behind() -> None:
    full = "B1:17.1 B2:17.2 C1:17.3 C2:17.4 A1:9.1"
    race = at(full, "7 8 8 8 8", moved=4)
    assert events(race, "8")[2] == CarMoved("A1", 16, 6, 1, 1)
    assert "A1:16.1" in where(after(race, "8"))


@rule("FF-13")
def test_a_car_falls_back_into_the_innermost_free_lane() -> None:
    full = "B1:17.1 B2:17.2 C1:17.3 C2:17.4 B3:16.1 C3:16.3 A1:9.1"
    assert "A1:16.2" in where(after(at(full, FAST, moved=6), "8"))


@rule("FF-13")
def test_a_car_falls_back_further_while_the_spaces_are_full() -> None:
    cars = ["B1", "B2", "C1", "C2", "B3", "C3", "D1", "D2"]
    wall = " ".join(f"{car}:{17 - at // 4}.{at % 4 + 1}" for at, car in enumerate(cars))
    race = at(f"{wall} A1:9.1", FAST, moved=8, seats=4)
    assert events(race, "8")[2] == CarMoved("A1", 15, 5, 1, 2)


@rule("FF-13")
def test_a_car_may_fall_back_into_the_space_it_came_from() -> None:
    wall = "B1:12.1 B2:12.2 C1:12.3 C2:12.4 A2:11.1 A1:11.2 B3:11.3 C3:11.4"
    race = at(wall, "1/10 8 8 8 8", moved=5)
    assert events(race, "1/10")[2] == CarMoved("A1", 11, 1, 2, 1)


@rule("FF-13")
def test_a_lapped_car_keeps_its_lane() -> None:
    lapping = "A1:24.1 B1:2.1 B2:2.2 C1:2.3 C2:2.4 C3:-14.1"
    assert moved(lapping, "8", FAST) == "A1:31.1"
    assert moved(lapping.replace("2.4", "1.4"), "8", FAST) == "A1:32.4"
    lapped = "B1:32.1 A1:-6.1 C1:-7.1"
    assert moved(lapped, "8", FAST, index=1) == "A1:2.2"


@rule("FF-13", "FF-08")
@pytest.mark.parametrize("lanes", [(2, 3, 4, 5), (1, 4, 5, 6), (3, 4, 5, 6)])
def test_a_start_space_with_four_cars_left_is_full_whatever_their_lanes(
    lanes: tuple[int, ...],
) -> None:
    gone = "E1:9.1 F1:9.2 B2:8.1 C2:8.2 D2:8.3 E2:8.4 F2:7.1"
    left = " ".join(f"{team}1:0.{lane}" for team, lane in zip("ABCD", lanes, strict=True))
    race = at(f"{gone} {left} A2:-8.1", FAST, moved=11, seats=6)
    assert events(race, "8")[2] == CarMoved("A2", -1, 9, 1, 1)


@rule("FF-13", "FF-08")
def test_a_start_space_with_three_cars_left_has_room_on_the_inside() -> None:
    gone = "D1:9.3 E1:9.1 F1:9.2 B2:8.1 C2:8.2 D2:8.3 E2:8.4 F2:7.1"
    race = at(f"{gone} A1:0.4 B1:0.5 C1:0.6 A2:-8.1", FAST, moved=11, seats=6)
    assert events(race, "8")[2] == CarMoved("A2", 0, 10, 1, 0)


@rule("FF-08", "FF-09", "FF-13")
def test_six_cars_leave_one_start_space_in_their_order() -> None:
    grid = " ".join(f"{team}1:0.{lane}" for lane, team in enumerate("ABCDEF", 1))
    behind = " ".join(f"{team}2:-1.{lane}" for lane, team in enumerate("FEDCBA", 1))
    b, c, d, e, f = (" ".join([card] * 5) for card in REDS)
    race = at(f"{grid} {behind}", SLOW, seats=6, B=b, C=c, D=d, E=e, F=f)
    for card in ("2/3", *REDS):
        race = after(race, f"{card} = 6")
    assert where(race).startswith("A1:3.1 B1:3.2 C1:3.3 D1:3.4 E1:2.1 F1:2.2 F2:-1.1")
    assert due(race) == FIVE
