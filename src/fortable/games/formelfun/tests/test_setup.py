"""Teams, track, cards and the first start."""

from collections import Counter
from itertools import product
from typing import Literal

import pytest

from fortable.kernel import referee
from fortable.kernel.chance import Draw, Picks
from fortable.kernel.words import Illegal
from fortable.testing import rule

from .. import GAME
from ..actions import Play
from ..events import HandsDealt, RowLinedUp
from ..model import NAMES, Options, State
from .table import ZERO, after, at, everyone, kinds, may, refused, seen_by, where

TEAMS = [(3, 3), (4, 3), (5, 3), (6, 2)]


def in_order(draw: Draw) -> Picks:
    """Chance that takes what comes first in the bag."""
    return draw.bag[: draw.count]


def lined_up(seats: int, options: Options | None = None) -> referee.Consequences:
    """The opening, with every lot and every card as it comes."""
    first = referee.start(GAME, options or Options(), seats)
    return referee.settle(GAME, first, in_order)


def cars(seats: int, options: Options | None = None) -> list[str]:
    state: State = lined_up(seats, options).states[-1]
    return sorted(spot.car for spot in state.track)


@rule("FF-01")
@pytest.mark.parametrize(("seats", "each"), TEAMS)
def test_so_many_teams_race_so_many_cars(seats: int, each: int) -> None:
    expected = [f"{team}{number + 1}" for team in "ABCDEF"[:seats] for number in range(each)]
    assert cars(seats) == expected


@rule("FF-01")
def test_five_teams_can_race_two_cars_each() -> None:
    assert len(cars(5, Options(cars_at_five=2))) == 10
    assert len(cars(4, Options(cars_at_five=2))) == 12
    assert len(cars(6, Options(cars_at_five=3))) == 12


@rule("FF-01")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_the_game_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(Illegal):
        referee.start(GAME, Options(), seats)


@rule("FF-04")
def test_there_are_110_cards_of_these_kinds() -> None:
    bag = Counter(NAMES[kind] for kind in _waiting("deal").bag)
    red = {f"{number}/3": 8 for number in range(2, 11)}
    assert bag == {**red, "1/10": 8, "6": 8, "7": 8, "8": 8, "Turbo": 6}
    assert bag.total() == 110


def _waiting(phase: str, seats: int = 3, options: Options | None = None) -> Draw:
    """What chance is asked for first in a phase of the opening."""
    first = referee.start(GAME, options or Options(), seats)
    states = (first, *lined_up(seats, options).states)
    draw = GAME.waiting(next(state for state in states if state.phase == phase))
    assert isinstance(draw, Draw)
    return draw


@rule("FF-04")
@pytest.mark.parametrize("card", ["11/3", "5", "", "turbo", "7/3 ", "\N{PILE OF POO}" * 50])
def test_other_cards_do_not_exist(card: str) -> None:
    state = at("A1:5.1 B1:3.1", "7/3 2/3 8 8 8")
    with pytest.raises(Illegal) as refusal:
        GAME.decide(state, ZERO, Play(card))
    hand = ("2/3", "7/3", "8", "8", "8")
    assert refusal.value == Illegal("FF-04", "no-such-card", tried=card[:20], hand=hand)


@rule("FF-07")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_team_is_dealt_five_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    opening = lined_up(seats)
    dealt, state = opening.events[-1], opening.states[-1]
    assert _waiting("deal", seats).count == 5 * seats
    assert isinstance(dealt, HandsDealt)
    assert dealt.hands == state.hands
    assert dealt.hands[:2] == (("1/10",) * 5, ("1/10", "1/10", "1/10", "2/3", "2/3"))
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert state.pile == _waiting("deal", seats).bag[5 * seats :]
    assert (sum(state.discards), state.top, state.turbos) == (0, None, (0,) * seats)


@rule("FF-07")
def test_a_hand_is_kept_in_the_order_of_the_deck() -> None:
    def backwards(draw: Draw) -> Picks:
        return draw.bag[::-1][: draw.count]

    first = referee.start(GAME, Options(), 3)
    opening = referee.settle(GAME, first, backwards)
    assert opening.states[-1].hands[1] == ("8", "8", "8", "8", "Turbo")


@rule("FF-07")
def test_hands_last_through_all_the_races() -> None:
    last_turn = at("A1:30.1 B1:20.1 C1:10.1", "8 8 8 8 8", moved=0, B="6 6 6 6 6", C="7 7 7 7 7")
    next_race = after(last_turn, "8 = 2/3", "6 = 3/3", "7 = 4/3")
    assert next_race.hands == (
        ("2/3", "8", "8", "8", "8"),
        ("3/3", "6", "6", "6", "6"),
        (),
    )


@rule("FF-08")
def test_the_order_on_the_10_is_drawn_by_lot() -> None:
    assert _waiting("grid", 4) == Draw((0, 1, 2, 3), 4)


@rule("FF-08")
def test_usually_each_row_stands_in_the_reverse_order_of_the_row_before() -> None:
    opening = lined_up(3)
    assert opening.events[:3] == (
        RowLinedUp(10, ("A1", "B1", "C1")),
        RowLinedUp(9, ("C2", "B2", "A2")),
        RowLinedUp(8, ("A3", "B3", "C3")),
    )
    assert kinds(opening.events) == [*["RowLinedUp"] * 3, "HandsDealt"]
    assert where(opening.states[-1]) == (
        "A1:0.1 B1:0.2 C1:0.3 C2:-1.1 B2:-1.2 A2:-1.3 A3:-2.1 B3:-2.2 C3:-2.3"
    )


@rule("FF-08")
@pytest.mark.parametrize(("grid", "lots"), [("mirrored", 1), ("random", 3)])
def test_mirrored_rows_need_a_single_lot(grid: Literal["mirrored", "random"], lots: int) -> None:
    asked = []

    def listening(draw: Draw) -> Picks:
        asked.append(draw.count)
        return in_order(draw)

    referee.settle(GAME, referee.start(GAME, Options(grid=grid), 4), listening)
    assert asked == [*[4] * lots, 20]


@rule("FF-08")
@pytest.mark.parametrize(("seats", "each"), TEAMS)
def test_with_the_option_every_row_is_drawn_by_lot(seats: int, each: int) -> None:
    lots = iter([*range(each)])

    def rotated(draw: Draw) -> Picks:
        if draw.count > seats:
            return in_order(draw)
        turn = next(lots)
        return (*draw.bag[turn:], *draw.bag[:turn])

    first = referee.start(GAME, Options(grid="random"), seats)
    opening = referee.settle(GAME, first, rotated)
    rows = [event for event in opening.events if isinstance(event, RowLinedUp)]
    assert [row.space for row in rows] == [10, 9, 8][:each]
    assert [row.cars[0] for row in rows] == ["A1", "B2", "C3"][:each]
    assert [spot.place for spot in opening.states[-1].track] == [
        -row for row in range(each) for _ in range(seats)
    ]


@rule("FF-08", "FF-13")
@pytest.mark.parametrize("seats", [5, 6])
def test_a_start_space_holds_five_or_six_cars(seats: int) -> None:
    state = lined_up(seats).states[-1]
    on_the_10 = [spot for spot in state.track if spot.place == 0]
    assert [spot.lane for spot in on_the_10] == list(range(1, seats + 1))


@rule("FF-08")
@pytest.mark.parametrize(("seats", "grid"), [*product([3, 6], ["mirrored", "random"])])
def test_the_inner_car_on_the_10_begins(seats: int, grid: Literal["mirrored", "random"]) -> None:
    opening = lined_up(seats, Options(grid=grid))
    assert GAME.waiting(opening.states[-1]) == frozenset({ZERO})
    assert may(opening.states[-1])


@rule("FF-02", "FF-03")
@pytest.mark.parametrize(
    ("place", "space"), [(-13, 7), (-10, 10), (-9, 1), (0, 10), (1, 1), (9, 9), (20, 10), (29, 9)]
)
def test_the_track_counts_1_to_10_three_times(place: int, space: int) -> None:
    matching = "1/10" if space == 1 else f"{space}/3"
    moved = after(at(f"A1:{place}.1 B1:-14.1", f"{matching} 8 8 8 8"), f"{matching} = 6")
    assert moved.track[0].place == place + space


@rule("FF-02")
def test_the_loop_closes_after_thirty_spaces() -> None:
    lapping = at("A1:28.1 B1:-3.1 B2:-14.1", "6 8 8 8 8")
    assert "A1:34.1" in where(after(lapping, "6"))
    meeting = at("A1:21.1 B1:-3.1 B2:-14.1", "6 8 8 8 8")
    assert "A1:27.2" in where(after(meeting, "6"))


@rule("FF-10")
def test_before_the_cards_are_dealt_nobody_can_play() -> None:
    first = referee.start(GAME, Options(), 3)
    for state in (first, *lined_up(3).states[:3]):
        for viewer in everyone(state):
            assert list(GAME.legal(seen_by(viewer, state))) == []


@rule("FF-10")
def test_a_refusal_tells_what_is_in_the_hand() -> None:
    refusal = refused(at("A1:5.1 B1:3.1", "7/3 2/3 8 8 8"), "6")
    hand = ("2/3", "7/3", "8", "8", "8")
    assert refusal == Illegal("FF-10", "not-in-hand", tried="6", hand=hand)
