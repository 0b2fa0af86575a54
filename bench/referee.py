"""The full referee against a peer: random playouts of every game beside PettingZoo's Connect Four.

Both sides do what a player's loop does: look (view and legal actions; `last()` with its mask), choose
at random, act. Steps per second depend on the machine; the ratio, taken in turns in one run, hardly.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from pettingzoo.classic.connect_four.connect_four import raw_env

from fortable.catalog import catalog
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match

ROUNDS = 5
SECONDS = 1.0

Playout = Callable[[Random], int]


def main() -> None:
    """Measure every game of the catalogue at its smallest and largest table."""
    peer = connect_four()
    for game in catalog().games.values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            report(game, seats, peer)


def report(game: AnyGame, seats: int, peer: Playout) -> None:
    """One line: ours, theirs, and the ratio, each the median of alternating rounds."""
    ours, theirs = [], []
    for number in range(ROUNDS):
        ours.append(steps_per_second(referee(game, seats), number))
        theirs.append(steps_per_second(peer, number))
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    line = {
        "game": game.key,
        "seats": seats,
        "steps_per_second": round(median(ours)),
        "connect_four_v3": round(median(theirs)),
        "ratio": round(median(ratios), 2),
        "worst_ratio": round(min(ratios), 2),
    }
    sys.stdout.write(json.dumps(line) + "\n")


def steps_per_second(playout: Playout, seed: int) -> float:
    """How many steps a second of whole playouts makes."""
    rng = Random(seed)
    steps, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        steps += playout(rng)
    return steps / elapsed


def referee(game: AnyGame, seats: int) -> Playout:
    """Random playouts through the whole referee: look, choose, decide, draw, evolve."""
    options = game.types.options()

    def playout(rng: Random) -> int:
        match = Match.begin(game, seats, options, rng.randbytes(32))
        while waiting := match.waiting:
            (seat, *_) = waiting
            match.act(seat, rng.choice(choices(game.legal(match.view(seat)))))
        return len(match.asked)

    return playout


def connect_four() -> Playout:
    """Random playouts of PettingZoo's raw environment."""
    env: Any = raw_env()

    def playout(rng: Random) -> int:
        env.reset()
        steps = 0
        while True:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                return steps
            mask = observation["action_mask"]
            env.step(rng.choice([column for column, is_free in enumerate(mask) if is_free]))
            steps += 1

    return playout


if __name__ == "__main__":
    main()
