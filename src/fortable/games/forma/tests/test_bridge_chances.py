"""How far bridges are, held against what is told of the board; and what forms do to that."""

import pytest

from ..board.squares import BOARD
from ..bots.bitboard import after, seen
from ..bots.bridge_chances import NEVER, BridgeChance, bridge_chances
from ..bridges.hints import bridge_hints
from ..model import State
from .table import ONE, ZERO, at, seen_by, squares_of

COLUMN = "0 I 0 E1, 0 I 0 E6, 0 4I 0 E11"


def of(state: State, seat: int = ZERO) -> list[BridgeChance]:
    return list(bridge_chances(seen(seen_by(state.turn, state)), seat))


@pytest.mark.parametrize("laid", ["", COLUMN, "0 I 1 A3, 1 I 0 F1", "1 X 0 J9, 0 F 0 C3"])
def test_a_chance_tells_what_the_hint_tells(laid: str) -> None:
    state = at(laid, stones="E18 J3")
    for seat in (ZERO, ONE):
        told = bridge_hints(state.board, seat)
        found = of(state, seat)
        assert [(one.missing, one.squares) for one in found] == [(*one,) for one in told if one]


def test_an_own_form_brings_a_bridge_nearer() -> None:
    down, _ = of(at(COLUMN))
    assert down.missing == 6
    assert down.with_own(squares_of("4I 0 E15")) == 2
    assert down.with_own(squares_of("2I 0 E19")) == 4
    assert down.with_own(squares_of("1O 0 K20")) == 6
    assert down.with_own(squares_of("3I 0 E15")) == 3


def test_another_form_may_be_in_the_way() -> None:
    state = at(COLUMN)
    bitboard = seen(seen_by(ZERO, state))
    down, _ = of(state)
    then, _ = after(bitboard, ONE, squares_of("1O 0 E15"))
    assert down.on(then) == 7
    for row in range(16, 20):
        then, _ = after(then, ONE, BOARD.north << row * BOARD.width)
    assert down.on(then) == NEVER


def test_a_bridge_that_stands_is_not_counted_again() -> None:
    down, _ = of(at(f"{COLUMN}, 0 4I 0 E15, 0 2I 0 E19"))
    assert down.missing == 20
    assert not down.squares & down.used


def test_banks_are_what_a_form_must_reach() -> None:
    state = at(COLUMN)
    near, far = of(state)[0].banks(seen(seen_by(ZERO, state)))
    assert squares_of("1O 0 E15") & near
    assert not squares_of("1O 0 E16") & near
    assert far == BOARD.south
