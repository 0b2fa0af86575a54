"""What search sees of a position is what the rules say of it: points at a glance, and bridges."""

from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from fortable.twins import NOBODY, Flat, blank, flat, new_luck

from ..board.squares import WIDTH
from ..bridges.hints import bridge_hints
from ..machine import candidates, fast, prospects, rows
from ..machine.fitting import any_fitting, fitting_at_all
from ..machine.sensible import laid_well
from ..model import Options
from .table import ONE, ZERO, at, begin

MOST = 30
TENS, FIFTIES = 10 * candidates.FINE, 50 * candidates.FINE


def positions(matches: int, seats: int, edition: Literal["de", "fr"]) -> Iterator[Flat]:
    """Those of sensible matches, with some moves by lot."""
    for number in range(matches):
        rng = Random(number)
        luck, room = new_luck(rng), blank(fast.TWIN.room)
        position = flat(rows.pack(begin(seats, Options(edition=edition))))
        while fast.waiting(position) != NOBODY:
            if fast.waiting(position) < 0:
                fast.TWIN.draw(position, room[rng.randrange(fast.TWIN.bag(position, room))])
            elif position[rows.PHASE] == rows.LAYOUT:
                fast.act(position, 12)
            else:
                yield position
                lays = laid_well if rng.random() < 0.8 else any_fitting
                fast.act(position, lays(position, luck, room))


@pytest.mark.parametrize("edition", ["de", "fr"])
def test_at_a_glance_every_place_brings_what_it_brings(edition: Literal["de", "fr"]) -> None:
    """But for obstacles and the tower, where it is a marker of the same move that closes them in."""
    room, luck = blank(candidates.GLANCE_ROOM), new_luck(Random(1))
    worths, moves, counts = blank(MOST), blank(MOST), blank(rows.POSES + 1)
    enclosing = more = 0
    for seats in (2, 4):
        for position in positions(1, seats, edition):
            candidates.prepare(position, room)
            count = candidates.glance(position, MOST, TENS, 0, FIFTIES, luck, room, worths, moves)
            assert count == min(MOST, fitting_at_all(position, counts))
            seat = position[rows.SEAT]
            for worth, move in zip(worths[:count], moves[:count], strict=True):
                then = flat(list(position))
                fast.act(then, move)
                if fast.waiting(then) == NOBODY:
                    continue
                gained = fast.points(then, seat) - fast.points(position, seat)
                seen = worth // candidates.FINE // candidates.FINE
                assert seen <= gained
                enclosing += gained > 5
                more += gained > seen
    assert enclosing > 500
    assert more < enclosing / (25 if edition == "de" else 500)


@pytest.mark.parametrize(
    "laid", ["", "0 I 0 E1, 0 I 0 E6, 0 4I 0 E11", "0 I 1 A3, 1 I 0 F1", "1 X 0 J9, 0 F 0 C3"]
)
def test_bridges_are_as_far_as_hints_tell(laid: str) -> None:
    state, room = at(laid, stones="E18 J3"), blank(prospects.BRIDGE_ROOM)
    position = flat(rows.pack(state))
    for seat in (ZERO, ONE):
        for way, hint in enumerate(bridge_hints(state.board, seat)):
            assert hint is not None
            assert prospects.missing(position, seat, way, room, 0) == hint.missing
            assert prospects.on_the_way(position, seat, way, prospects.FAR, room) == hint.missing
            short = room[prospects.SHORT : prospects.BRIDGE_ROOM]
            squares = sum(int(line) << row * WIDTH for row, line in enumerate(short))
            assert squares == hint.squares
