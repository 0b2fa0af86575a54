"""Forma's bridges: how long the most of them take to find, in the worst positions of finished games.

Games of bots that lay where it pays or anywhere, for two and for four, seeds fixed. Every seat's squares
at the end are one position. Nothing is remembered between them. Times are the processor's.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from fortable.bots import seat_bot
from fortable.kernel.log import Match
from fortable.kernel.words import Seat

from .. import GAME
from ..board.squares import BOARD, own
from ..bridges.most import count, most_bridges
from ..model import Options

BOTS = ("casual", "random")


def main() -> None:
    """Play, count, and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1973)
    args = parser.parse_args()
    times, bridges = [], Counter[int]()
    for squares in positions(Random(args.seed), args.games):
        most_bridges.cache_clear()
        start = time.process_time()
        bridges[count(most_bridges(BOARD, squares))] += 1
        times.append(1000 * (time.process_time() - start))
    times.sort()
    line = {
        "games": args.games,
        "positions": len(times),
        "bridges": dict(sorted(bridges.items())),
        "median_ms": round(times[len(times) // 2], 3),
        "p99_ms": round(times[int(0.99 * len(times))], 2),
        "worst_ms": round(times[-1], 1),
    }
    sys.stdout.write(json.dumps(line) + "\n")


def positions(rng: Random, games: int) -> Iterator[int]:
    """Every seat's squares at the end of every game."""
    for number in range(games):
        seats = GAME.seats[number % len(GAME.seats)]
        options = Options(placing="assisted")
        match = Match.begin(GAME, seats, options, rng.randbytes(32))
        bots = [seat_bot(GAME, rng.choice(BOTS), Seat(seat), rng) for seat in range(seats)]
        while waiting := match.waiting:
            (seat,) = waiting
            match.act(seat, bots[seat].choose(match.view(seat)))
        yield from (own(match.state.board, seat) for seat in range(seats))


if __name__ == "__main__":
    main()
