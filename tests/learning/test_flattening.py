"""Values as rows: as wide as they were said to be, and different where the values are."""

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from fortable.kernel.words import Value
from fortable.learning.flattening import HIGHEST, SHORTEST, Cells, cells_of


class Suit(Enum):
    BELLS = "bells"
    LEAVES = "leaves"


class Card(Value, frozen=True, tag=True):
    suit: Literal["bells", "leaves"]
    rank: int


class Joker(Value, frozen=True, tag=True):
    is_red: bool


class Knot(Value, frozen=True):
    """It contains itself."""

    loops: "tuple[Knot, ...]" = ()


SMALL = Annotated[int, msgspec.Meta(ge=-2, le=2)]
KINDS: list[tuple[Any, int, list[Any]]] = [
    (bool, 1, [False, True]),
    (int, 2, [0, 1, -1, HIGHEST]),
    (int | None, 2, [None, 0, 1, -1]),
    (SMALL, 1, [-2, 0, 2]),
    (SMALL | None, 1, [None, -2, 0]),
    (float, 2, [0.0, 1.6, -3.0]),
    (str, 1, ["", "bells", "leaves"]),
    (Suit, 1, list(Suit)),
    (Literal["a", "b"] | None, 1, [None, "a", "b"]),
    (Card, 3, [Card("bells", 0), Card("leaves", 0), Card("bells", 7)]),
    (Card | None, 4, [None, Card("bells", 0)]),
    (Card | Joker | None, 5, [None, Card("bells", 0), Joker(False), Joker(True)]),
    (int | str, 4, [0, "0", -1]),
    (tuple[bool, int], 3, [(False, 0), (True, 0), (False, 1)]),
    (tuple[bool, ...], 1 + SHORTEST, [(), (False,), (False, False), (True, False)]),
    (tuple[bool, ...] | None, 2 + SHORTEST, [None, ()]),
    (frozenset[SMALL], 1 + SHORTEST, [frozenset(), frozenset({1}), frozenset({1, 2})]),
    (dict[str, bool], 1 + 2 * SHORTEST, [{}, {"a": True}, {"b": True}, {"a": False}]),
]


def settled(kind: Any, values: list[Any]) -> Cells:
    cells = cells_of(kind)
    for value in values:
        cells.measure(value)
    cells.settle()
    return cells


def row(cells: Cells, value: Any) -> tuple[int, ...]:
    numbers: list[int] = []
    cells.write(value, numbers)
    return tuple(numbers)


@pytest.mark.parametrize(("kind", "width", "values"), KINDS, ids=str)
def test_rows_are_as_wide_as_said_and_tell_values_apart(
    kind: Any, width: int, values: list[Any]
) -> None:
    cells = settled(kind, values)
    rows = [row(cells, value) for value in values]
    assert cells.width == width
    assert {len(each) for each in rows} == {width}
    assert len({*rows}) == len(values)
    assert all(0 <= number <= HIGHEST for each in rows for number in each)


def test_there_is_room_for_half_as_many_again_and_the_rest_is_cut_off() -> None:
    cells = settled(tuple[bool, ...], [(True,) * 6])
    assert cells.width == 1 + 9
    assert row(cells, (True,) * 9) == (9, *(2,) * 9)
    assert row(cells, (True,) * 12) == (12, *(2,) * 9)


def test_what_is_too_large_is_as_large_as_can_be() -> None:
    cells = settled(int, [])
    assert row(cells, 10**9) == (1, HIGHEST)
    assert row(cells, -(10**9)) == (2, HIGHEST)
    assert row(settled(SMALL, []), 99) == (5,)


def test_a_type_that_contains_itself_has_an_end() -> None:
    knot = Knot((Knot((Knot(),)),))
    cells = settled(Knot, [knot])
    assert len(row(cells, knot)) == cells.width < 10_000


def test_a_set_is_the_same_in_any_order() -> None:
    cells = settled(frozenset[str], [])
    assert row(cells, frozenset("abc")) == row(cells, frozenset("cba"))
