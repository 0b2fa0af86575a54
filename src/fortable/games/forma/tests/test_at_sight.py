"""What the quick twin says of bridges and of places at a glance is what the rules say after thought."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from fortable.twins import Flat, flat
from fortable.twins.twin import share_win

from ..board.grid import together
from ..board.squares import (
    BOARD,
    EMPTY,
    FORM,
    FREE,
    MARKED,
    MARKER,
    NUMBERS,
    OBSTACLE,
    SIZE,
    TOWER,
    own,
    put,
)
from ..bridges.chain_counts import chains_across, has_two_needed
from ..bridges.crossing import ROOM, is_crossing
from ..bridges.most import count, most_bridges
from ..machine import encode, fast, rows
from ..model import Options, State
from .table import ZERO, begin

LEAST = 5
"""So often everything must have been seen."""


def wandering(rng: Random, lines: int) -> int:
    """Squares in which so many chains wander in either direction, and some more."""
    squares = {
        (row, column) for row in range(SIZE) for column in range(SIZE) if rng.random() < 0.15
    }
    for line in range(2 * lines):
        here = rng.randrange(SIZE)
        for step in range(SIZE):
            there = min(SIZE - 1, max(0, here + rng.randint(-3, 3)))
            for between in range(min(here, there), max(here, there) + 1):
                squares.add((step, between) if line % 2 else (between, step))
            here = there
    return sum(1 << row * BOARD.width + column for row, column in squares)


def boards(most: int) -> Iterator[State]:
    """Seat 0 has chains of both directions, seat 1 some squares and few points more or less."""
    rng = Random(5)
    for number in range(most):
        squares = wandering(rng, 1 + number % 4 // 3)
        board = put(EMPTY, squares, FORM[0])
        others = [number for number in NUMBERS.values() if not squares >> number & 1]
        laid = rng.sample(others, 100)
        board = put(
            put(board, together(laid), FORM[1]), together(laid[: rng.randint(0, 20)]), MARKER[1]
        )
        yield replace(
            begin(), board=board, phase="over", stocks=((), ()), tower=rng.choice((None, ZERO))
        )


def packed(state: State) -> Flat:
    return flat(rows.pack(state))


def test_two_bridges_cross_where_four_separate_ways_lead_to_the_edges() -> None:
    seen, room = Counter[tuple[int, bool]](), flat([0] * ROOM)
    for state in boards(150):
        position = packed(state)
        alone = [chains_across(position, rows.OWN, way, room) for way in (True, False)]
        is_needed = has_two_needed(position, rows.OWN, room)
        if max(alone) > 1:
            assert not is_needed
        else:
            most = count(most_bridges(BOARD, own(state.board, 0)))
            assert most == 1 + is_crossing(position, rows.OWN, room)
            assert most == 1 or not is_needed
            seen[most, is_needed] += 1
    assert set(seen) == {(1, True), (1, False), (2, False)}
    assert min(seen.values()) >= LEAST, seen


def test_what_is_said_at_sight_is_true() -> None:
    """And it is said of most, but not of all."""
    seen, room, told = Counter[str](), flat([0] * fast.TWIN.room), flat([0] * fast.TWIN.room)
    for state in boards(150):
        position = packed(state)
        if seats := fast.merits_at_sight(position, room):
            assert seats == fast.merits(position, told)
            share_win(room, seats)
            share_win(told, seats)
            assert list(room[:seats]) == list(told[:seats])
        seen["sure" if seats else "not"] += 1
    assert seen["sure"] > seen["not"] >= LEAST, seen


def test_every_square_is_seen_as_what_it_shows() -> None:
    """Off every seat: its own first, then those who follow it."""
    rng, row = Random(2), flat([0] * encode.WIDTH)
    marks = [FREE, OBSTACLE, *(mark[seat] for seat in range(4) for mark in (FORM, MARKER, MARKED))]
    lines = ["".join(rng.choices(marks, k=SIZE)) for _ in range(SIZE)]
    board = put("/".join(lines), 1 << NUMBERS["G5"], TOWER)
    position = packed(replace(begin(4, Options()), board=board))
    for seat in range(4):
        encode.sight(position, seat, row)
        seen = [int(number) for number in row[encode.BOARD : encode.BOARD + rows.CELLS]]
        assert seen == [_shown(mark, seat) for mark in board.replace("/", "")]


def _shown(mark: str, seat: int) -> int:
    if mark in (plain := FREE + OBSTACLE + TOWER):
        return plain.index(mark)
    of_form = FORM.find(mark)
    whose = of_form if of_form >= 0 else max(MARKER.find(mark), MARKED.find(mark))
    return encode.OF_SEATS + 2 * ((whose - seat) % 4) + (of_form < 0)
