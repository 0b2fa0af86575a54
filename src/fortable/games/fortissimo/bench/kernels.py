"""Kernels for a GPU: a match, or a position, for each thread."""

from importlib import import_module
from typing import Any

from numba import int32, int64

from ..machine.worth import seen
from .matches import FOUND, MOVES, NEURONS, ROOM, SIZE, Row, play

cuda: Any = import_module("numba.cuda")

SEATS = 4


def play_each(
    start: Row, lucks: Row, weights: Row, others: Row, masks: Row, straying: int, trust: int,
    told: Row, turns: Row, shares: Row,
) -> None:  # fmt: skip
    """Each thread plays one match."""
    match = cuda.grid(1)
    if match >= len(turns):
        return
    s, turned = cuda.local.array(SIZE, int64), cuda.local.array(SIZE, int64)
    deeper = cuda.local.array(SIZE, int64)
    hidden, row = cuda.local.array(NEURONS, int32), cuda.local.array(ROOM, int64)
    moves, found = cuda.local.array(MOVES, int64), cuda.local.array(FOUND, int64)
    luck = cuda.local.array(4, int64)
    for index in range(SIZE):
        s[index] = start[index]
    for index in range(4):
        luck[index] = lucks[match, index]
    turns[match] = play(
        s, weights, others, masks[match], straying, trust, luck,
        turned, deeper, hidden, row, moves, found, told[match],
    )  # fmt: skip
    for seat in range(SEATS):
        shares[match, seat] = row[seat]


def spread_each(records: Row, features: Row) -> None:
    """Each thread writes the features of one position."""
    sample = cuda.grid(1)
    if sample >= len(records):
        return
    row = cuda.local.array(ROOM, int64)
    for index in range(seen(records[sample], row)):
        features[sample, row[index]] += 1


play_all, spread_all = cuda.jit(play_each), cuda.jit(spread_each)
