"""Many matches side by side, and what was told of them as features: on this processor, or on a GPU."""

from importlib import import_module
from typing import Any

import numpy as np

from fortable.twins import compiled

from ..machine.worth import seen
from .matches import FOUND, MOVES, NEURONS, RECORD, ROOM, SIZE, Row, play

MOST_TURNS = 120
ROOM_FOR_TURNS = 1 << 30
"""So many bytes are told at once: where there are more than two to the power of 31, CuPy loses its way."""
NOBODY = np.zeros(1, np.int16)
"""The weights of nobody: whoever plays by these goes by the policy of playouts."""


@compiled
def _play_all(
    start: Row, lucks: Row, weights: Row, others: Row, masks: Row, straying: int, trust: int,
    told: Row, turns: Row, shares: Row,
) -> None:  # fmt: skip
    s, turned = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    deeper = np.zeros(SIZE, np.int64)
    hidden, row = np.zeros(NEURONS, np.int32), np.zeros(ROOM, np.int64)
    moves, found = np.zeros(MOVES, np.int64), np.zeros(FOUND, np.int64)
    for match in range(len(lucks)):
        s[:] = start
        turns[match] = play(
            s, weights, others, masks[match], straying, trust, lucks[match],
            turned, deeper, hidden, row, moves, found, told[match],
        )  # fmt: skip
        for seat in range(4):
            shares[match, seat] = row[seat]


@compiled
def _spread_all(records: Row, features: Row) -> None:
    row: Any = np.zeros(ROOM, np.int64)
    for sample in range(len(records)):
        for index in range(seen(records[sample], row)):
            features[sample, row[index]] += 1


class Processor:
    """Matches one after the other."""

    xp = np
    batch = 2048

    def play(
        self, start: Row, weights: Row, others: Row, masks: Row, straying: int, trust: int,
        lucks: Row, most_turns: int = MOST_TURNS,
    ) -> tuple[list[Row], Row]:  # fmt: skip
        """What was told, turn by turn, in one piece or several, and what everybody won."""
        count = len(lucks)
        told = np.zeros((count, most_turns, RECORD), np.int64)
        turns, shares = np.zeros(count, np.int64), np.zeros((count, 4), np.int64)
        _play_all(start, lucks, weights, others, masks, straying, trust, told, turns, shares)
        return [told[np.arange(most_turns)[None, :] < turns[:, None]]], shares

    def spread(self, records: Row, width: int) -> Row:
        """How often each feature is in each position."""
        features = np.zeros((len(records), width), np.float32)
        _spread_all(np.ascontiguousarray(records), features)
        return features

    def here(self, numbers: Row) -> Row:
        """As NumPy has it."""
        return np.asarray(numbers)


def device() -> Any:
    """The same on a GPU, a match or a position for each thread."""
    from .kernels import play_all, spread_all

    cp: Any = import_module("cupy")

    class Device:
        xp = cp
        batch = 16384

        def play(
            self, start: Row, weights: Row, others: Row, masks: Row, straying: int, trust: int,
            lucks: Row, most_turns: int = MOST_TURNS,
        ) -> tuple[list[Row], Row]:  # fmt: skip
            pieces, shares = [], cp.zeros((len(lucks), 4), cp.int64)
            start, weights, others = (cp.asarray(row) for row in (start, weights, others))
            at_once = ROOM_FOR_TURNS // (8 * RECORD * most_turns)
            for first in range(0, len(lucks), at_once):
                some = slice(first, first + at_once)
                luck, mask = cp.asarray(lucks[some]), cp.asarray(masks[some])
                told = cp.zeros((len(luck), most_turns, RECORD), cp.int64)
                turns = cp.zeros(len(luck), cp.int64)
                play_all[(len(luck) + 63) // 64, 64](
                    start, luck, weights, others, mask, straying, trust, told, turns, shares[some]
                )
                pieces.append(told[cp.arange(most_turns)[None, :] < turns[:, None]])
            return pieces, shares

        def spread(self, records: Row, width: int) -> Row:
            features = cp.zeros((len(records), width), cp.float32)
            spread_all[(len(records) + 127) // 128, 128](cp.ascontiguousarray(records), features)
            return features

        def here(self, numbers: Row) -> Row:
            return cp.asnumpy(numbers)

    return Device()
