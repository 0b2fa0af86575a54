"""What a view reckons for its viewer: order, points, and what the own cards would do."""

from fortable.kernel.words import SPECTATOR
from fortable.testing import rule

from .table import ONE, TWO, ZERO, after, at, may, seen_by

HAND = "2/3 7/3 7 8 Turbo"


@rule("FF-05")
def test_each_card_is_worth_its_true_movement() -> None:
    view = seen_by(ZERO, at("A1:7.1 B1:3.1", HAND))
    assert view.own == "A1"
    assert [reach.movement for reach in view.reaches] == [3, 7, 7, 8, 5]
    assert [reach.is_red for reach in view.reaches] == [False, True, False, False, False]


@rule("FF-05")
def test_before_the_own_turn_cards_are_worth_what_they_are_to_the_next_own_car() -> None:
    view = seen_by(ONE, at("A1:7.1 B1:2.1 B2:1.1", B=HAND))
    assert view.own == "B1"
    assert [reach.movement for reach in view.reaches] == [2, 3, 7, 8, 5]
    assert view.prospects == ()


@rule("FF-06", "FF-11")
def test_there_is_a_prospect_for_everything_that_may_be_done() -> None:
    state = at("A1:7.1 B1:3.1", HAND)
    seen = seen_by(ZERO, state).prospects
    written = [card + "+Turbo" * with_turbo for card, with_turbo, *_ in seen]
    assert written == may(state)
    assert [prospect.movement for prospect in seen] == [3, 7, 7, 8, 5, 8, 12, 12, 13]


@rule("FF-09", "FF-13")
def test_a_prospect_tells_lane_fall_and_rank() -> None:
    state = at("A1:17.1 B1:12.1 B2:12.2 C1:12.3 C2:12.4 A2:4.1", "2/3 2/3 7 8 8", moved=5)
    eight = seen_by(ZERO, state).prospects[-1]
    assert (eight.place, eight.lane, eight.fell, eight.rank) == (11, 1, 1, 6)
    seven = seen_by(ZERO, state).prospects[1]
    assert (seven.place, seven.lane, seven.fell) == (11, 1, 0)


@rule("FF-10")
def test_a_prospect_comes_true() -> None:
    state = at("A1:17.1 B1:12.1 A2:4.1", "2/3 2/3 7 8 8", moved=2)
    eight = seen_by(ZERO, state).prospects[-1]
    told = after(state, "8 = 8")
    assert (eight.place, eight.lane) == (12, 2)
    assert ("A2", 12, 2) in told.track
    assert seen_by(ZERO, told).order[eight.rank - 1] == "A2"


@rule("FF-23")
def test_nobody_else_has_a_prospect() -> None:
    state = at("A1:7.1 B1:3.1", HAND)
    assert seen_by(ONE, state).prospects == ()
    for viewer in (TWO, SPECTATOR):
        view = seen_by(viewer, state)
        assert (view.own, view.reaches, view.prospects) == (None, (), ())


@rule("FF-09", "FF-16")
def test_the_order_is_told_leader_first_whoever_has_moved() -> None:
    state = at("A1:12.2 B1:14.1 C1:9.1 B2:3.1 C2:3.2", moved=2)
    assert seen_by(SPECTATOR, state).order == ("B1", "A1", "C1", "B2", "C2")


@rule("FF-20", "FF-22")
def test_points_are_told_as_they_stand() -> None:
    view = seen_by(SPECTATOR, at("A1:7.1 B1:3.1", out="C1 C2 A2 A3 C3 B3 B2"))
    assert view.points == (1, 2, 3, 4, 5, 6, 7, 9, 12)
    assert view.scores == (3 + 4, 6 + 7, 1 + 2 + 5)


@rule("FF-01")
def test_the_race_is_told_and_how_many_there_are() -> None:
    final = at("A1:25.1 B1:3.1", "8 8 8 8 8", out="C1 C2 A2 A3 C3 B3 B2")
    view = seen_by(SPECTATOR, final)
    assert (view.race, view.races) == (8, 8)
    over = after(final, "8 = 7", "8 = 7")
    assert over.phase == "over"
    assert (seen_by(SPECTATOR, over).race, seen_by(SPECTATOR, over).races) == (8, 8)
