"""Forma's legal placements: whole boards at once, beside nested loops over squares, in one run.

The positions are those of random games, seeds fixed, each with the stock of the seat whose turn it is.
Both sides find where each pose of each form of the stock fits. First they must agree on all positions;
then both are timed in turns on the same sample, in processor time, so that neighbours on the machine do not
count. Times depend on the machine; the ratio hardly.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import NamedTuple

from fortable.kernel.choices import choices
from fortable.kernel.log import Match

from .. import GAME
from ..board.forms import POSES, Pose
from ..board.placements import places_of
from ..board.squares import FREE, SIZE, WIDTH, where
from ..model import Options

ROUNDS = 5
AGAIN = 100
"""So often ours is asked the same, that its time can be measured at all."""
Found = list[tuple[Pose, int]]
"""Poses that fit somewhere, and the set of squares their first one may take."""


class Position(NamedTuple):
    """The free squares of a board, and a stock."""

    free: int
    rows: list[list[bool]]
    """The free squares once more, for loops."""
    stock: tuple[str, ...]


def main() -> None:
    """Compare on all positions, measure on some, and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000, help="to compare the two on")
    parser.add_argument("--timed", type=int, default=100, help="of these, to measure them on")
    parser.add_argument("--seed", type=int, default=1973)
    args = parser.parse_args()
    rng = Random(args.seed)
    found = positions(rng)
    compared = [next(found) for _ in range(args.positions)]
    for position in compared:
        if at_once(position) != by_loops(position):
            raise SystemExit(f"the two disagree about {position.rows}")
    sample = rng.sample(compared, min(args.timed, len(compared)))
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(seconds(at_once, sample * AGAIN))
        theirs.append(seconds(by_loops, sample))
    ratios = [other / mine for mine, other in zip(ours, theirs, strict=True)]
    line = {
        "equal_on": len(compared),
        "timed_on": len(sample),
        "at_once_us": round(1e6 * median(ours), 1),
        "nested_loops_us": round(1e6 * median(theirs)),
        "ratio": round(median(ratios)),
        "worst_ratio": round(min(ratios)),
    }
    sys.stdout.write(json.dumps(line) + "\n")


def positions(rng: Random) -> Iterator[Position]:
    """The positions of one random game after another, for two and for four."""
    while True:
        for seats in GAME.seats:
            match = Match.begin(GAME, seats, Options(placing="assisted"), rng.randbytes(32))
            while waiting := match.waiting:
                (seat,) = waiting
                state = match.state
                if state.phase == "place":
                    yield position(where(state.board, FREE), state.stocks[seat])
                match.act(seat, rng.choice(choices(GAME.legal(match.view(seat)))))


def position(free: int, stock: tuple[str, ...]) -> Position:
    rows = [
        [bool(free >> row * WIDTH + column & 1) for column in range(SIZE)] for row in range(SIZE)
    ]
    return Position(free, rows, stock)


def at_once(position: Position) -> Found:
    """Ours: as the rules ask it, nothing remembered."""
    return list(places_of(position.free, position.stock))


def by_loops(position: Position) -> Found:
    """Straight on: every form, every pose, every square, every square of the pose."""
    rows = position.rows
    found = []
    for form in dict.fromkeys(position.stock):
        for pose in POSES[form]:
            squares = 0
            for row in range(SIZE):
                for column in range(SIZE):
                    for down, right in pose.squares:
                        y, x = row + down, column + right
                        if not (y < SIZE and 0 <= x < SIZE and rows[y][x]):
                            break
                    else:
                        squares |= 1 << row * WIDTH + column
            if squares:
                found.append((pose, squares))
    return found


def seconds(search: Callable[[Position], Found], sample: list[Position]) -> float:
    """How long a search takes for one position, on average."""
    start = time.process_time()
    for position in sample:
        search(position)
    return (time.process_time() - start) / len(sample)


if __name__ == "__main__":
    main()
