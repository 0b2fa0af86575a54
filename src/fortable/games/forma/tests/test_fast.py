"""What the quick twin tells beyond the steps of a match: points at any moment, chains, what fits."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from fortable.twins import NOBODY, Flat, flat, new_luck

from .. import GAME, view
from ..board.grid import united
from ..board.squares import (
    BOARD,
    EMPTY,
    FORM,
    FREE,
    MARKED,
    MARKER,
    SIZE,
    WIDTH,
    named,
    own,
    put,
    where,
)
from ..bridges.chain_counts import ROOM, chains_across
from ..bridges.chains import ways
from ..machine import fast, fitting as fits, rows
from ..model import Options, Phase, State
from ..scoring import scores
from .table import ZERO, after, at, begin


def packed(state: State) -> Flat:
    return flat(rows.pack(state))


def room() -> Flat:
    return flat([0] * fast.TWIN.most_moves)


def crowded(boards: int) -> Iterator[State]:
    """Boards such as no match would show, with many chains in both directions."""
    rng = Random(0)
    for _ in range(boards):
        weights = [rng.randint(1, 30), 1, 1, rng.randint(1, 5), rng.randint(0, 5)]
        marks = [FORM[0], MARKER[0], MARKED[0], FORM[1], FREE]
        rows = ["".join(rng.choices(marks, weights, k=SIZE)) for _ in range(SIZE)]
        yield replace(begin(), board="/".join(rows))


def crossed(rows: int, columns: int) -> State:
    """A board with so many bridges of seat 0 from west to east, and from north to south."""
    lines = [BOARD.north << 2 * row * WIDTH for row in range(rows)]
    lines += [BOARD.west << 2 * column for column in range(columns)]
    board = put(put(EMPTY, united(lines), FORM[0]), named(["B2", "D4"]), MARKER[1])
    return replace(begin(), board=board, tower=ZERO, lost=(("F", "2I"), ("1O",)))


def test_chains_of_each_direction_are_counted() -> None:
    counted = set()
    for state in crowded(30):
        for way, is_north_south in zip(ways(BOARD), (True, False), strict=True):
            most = BOARD.fewest_passed(own(state.board, 0), way.near, way.far)
            found = chains_across(packed(state), rows.OWN, is_north_south, flat([0] * ROOM))
            assert found == most
            counted.add(most)
    assert len(counted) > 10


@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("phase", ["place", "over"])
@pytest.mark.parametrize("lines", [(0, 0), (2, 0), (0, 1), (1, 1), (2, 3)])
def test_merits_are_the_points_at_any_moment(
    edition: Literal["de", "fr"], phase: Phase, lines: tuple[int, int]
) -> None:
    state = replace(crossed(*lines), options=Options(edition=edition), phase=phase)
    told = room()
    assert tuple(told[: fast.merits(packed(state), told)]) == scores(state)
    assert fast.bridges(packed(state), ZERO) == sum(lines)


def test_what_fits_is_told_by_eye_as_well() -> None:
    state = at("0 F 1f C4, 1 X 0 M5", stones="A1 C7")
    assisted = replace(state, options=Options(placing="assisted"))
    fitting = {rows.move_of(action) for action in view.legal(view.view_for(assisted, ZERO))}
    told = room()
    assert set(told[: fits.fitting(packed(state), told)]) == fitting


@pytest.mark.parametrize(
    ("stone", "pair", "wish"), [("A1", "B1", "1O 0 A3"), ("A20", "B19", "1O 0 A18")]
)
def test_an_obstacle_behind_an_enclosed_square_is_enclosed(
    stone: str, pair: str, wish: str
) -> None:
    state = at(f"0 2I 0 {pair}, 1 X 0 M5", stones=stone)
    position = packed(state)
    fast.act(position, rows.move_of(GAME.notation.read_action(wish)))
    then = after(state, f"0: {wish}")
    assert list(position) == rows.pack(then)
    assert where(then.board, MARKED[0]) == named([stone])


def test_a_playout_loses_no_form_and_ends_when_nothing_fits() -> None:
    for number in range(20):
        position = packed(begin(seats=4))
        fast.playout(position, new_luck(Random(number)), room())
        assert fast.waiting(position) == NOBODY
        assert not any(fits.is_able(position, seat) for seat in range(4))
        assert not any(position[rows.LOST : rows.STOCKS])


def test_places_that_fit_are_found_by_their_number() -> None:
    state = at("0 F 1f C4, 1 X 0 M5", stones="A1 C7")
    position, told = packed(state), room()
    written = list(told[: fits.fitting(position, told)])
    counts = room()
    assert fits.fitting_at_all(position, counts) == len(written)
    numbers = range(len(written))
    assert [fits.nth_fitting(position, number, counts) for number in numbers] == written


def test_every_place_that_fits_is_equally_likely() -> None:
    """Three free squares in a row have places for three single squares, two pairs and one of three."""
    board = put(EMPTY, BOARD.all & ~named(["J9", "K9", "L9"]), FORM[1])
    position = packed(replace(begin(), board=board, phase="place"))
    luck, spare, picked = new_luck(Random(0)), room(), Counter[int]()
    for _ in range(6_000):
        picked[fits.any_fitting(position, luck, spare)] += 1
    assert len(picked) == 6
    assert all(850 < times < 1_150 for times in picked.values())
