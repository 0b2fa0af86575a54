"""Hazard obeys the laws of every game, and its own clauses."""

from collections.abc import Callable

import pytest
from hazard import GAME
from hazard.values import PASSED, Call, Options, Pass

from fortable.kernel.chance import Draw
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.testing import LAWS, Positions, rule

THROWN = "rounds=1 | earned=0,0 lost=0,0 round=1 cups=(1,1,6),(1,6,2) calls=-,-"
table = Positions(GAME)


@pytest.mark.parametrize("law", LAWS)
def test_it_obeys(law: Callable[[AnyGame], None]) -> None:
    law(GAME)


@rule("HZ-01")
def test_everybody_throws_dice_each_for_itself() -> None:
    state = GAME.start(Options(dice=4), 3)
    assert GAME.waiting(state) == Draw.dice(12)
    (thrown,) = GAME.resolve(state, (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3))
    assert GAME.evolve(state, thrown).cups == ((1,) * 4, (2,) * 4, (3,) * 4)


@rule("HZ-02")
def test_all_call_at_once() -> None:
    assert GAME.waiting(table.at(THROWN)) == frozenset(map(Seat, (0, 1)))
    assert GAME.waiting(table.after(THROWN, "1: call 6")) == frozenset({Seat(0)})
    assert table.refused(THROWN, "1: call 6", "1: call 5").rule == "TB-03"


@rule("HZ-02")
@pytest.mark.parametrize("face", ["0", "7"])
def test_there_are_six_faces(face: str) -> None:
    assert table.refused(THROWN, f"0: call {face}").message == "HZ-02-no-such-face"


@rule("HZ-02")
def test_a_call_is_for_the_throw_it_was_chosen_at() -> None:
    match = Match.begin(GAME, 2, Options(rounds=2), bytes(32))
    chosen_at = match.version
    for seat in (Seat(0), Seat(1)):
        match.act(seat, Pass())
    match.rule(Seat(0), Call(1), match.version)
    with pytest.raises(Illegal):
        match.rule(Seat(0), Call(1), chosen_at)


@rule("HZ-03", "HZ-04", "HZ-05")
@pytest.mark.parametrize(
    ("anna", "ben", "scores"),
    [
        ("call 1", "call 6", (3, -1)),
        ("call 1", "call 1", (3, 3)),
        ("pass", "call 2", (0, -1)),
        ("pass", "pass", (0, 0)),
    ],
)
def test_who_calls_what_most_dice_show_earns_them(
    anna: str, ben: str, scores: tuple[int, int]
) -> None:
    assert GAME.scores(table.after(THROWN, f"0: {anna}", f"1: {ben}")) == scores


@rule("HZ-04")
def test_of_faces_that_are_there_equally_often_each_is_right() -> None:
    even = THROWN.replace("(1,6,2)", "(6,2,3)")
    assert GAME.scores(table.after(even, "0: call 1", "1: call 6")) == (2, 2)


@rule("HZ-06")
def test_after_the_last_round_most_points_win() -> None:
    over = table.after(THROWN, "0: call 6", "1: call 1")
    assert GAME.waiting(over) == frozenset()
    assert GAME.outcome(over).ranking == ((1,), (0,))


@rule("HZ-07")
def test_dice_and_calls_are_secret_until_the_cups_are_lifted() -> None:
    view = table.seen_by(1, table.after(THROWN, "0: call 6"))
    assert (view.cup, view.call, view.have_called) == ((1, 6, 2), None, (True, False))
    assert (view.lifted, view.called) == ((), ())
    over = table.seen_by(1, table.after(THROWN, "0: call 6", "1: pass"))
    assert (over.lifted, over.called) == (((1, 1, 6), (1, 6, 2)), (6, PASSED))


@pytest.mark.parametrize(
    ("clause", "impossible"),
    [
        ("HZ-01", THROWN.replace("(1,1,6)", "(1,1)")),
        ("HZ-01", THROWN.replace("(1,1,6)", "(1,1,7)")),
        ("HZ-02", THROWN.replace("calls=-,-", "calls=7,-")),
        ("HZ-06", THROWN.replace("round=1", "round=2")),
        ("HZ-06", THROWN.replace("round=1", "round=0")),
    ],
)
def test_what_cannot_be_is_no_position(clause: str, impossible: str) -> None:
    with pytest.raises(Illegal) as refused:
        table.at(impossible)
    assert refused.value.facts["clause"] == clause
