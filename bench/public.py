"""The public face beside the bare referee: random play of every game through both, in turns, in one run.

Both look (view and legal actions), choose at random, act. The bar is half the referee's speed, in processor
time, so that the ratio hardly depends on what else the machine does.
"""

import json
import sys
from random import Random
from statistics import median

import fortable
from bench.against import Steps, arguments, compare, steps_per_second
from bench.referee import ROUNDS, referee
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame

BAR = 0.5


def main() -> int:
    """A line for every game at its smallest and largest table; the status is 1 if one is below the bar."""
    args = arguments(__doc__).parse_args()
    if args.against:
        compare("public", args)
        return 0
    chosen = {name: pair for name, pair in tables().items() if name.startswith(args.only)}
    return int(min(report(name, *pair) for name, pair in chosen.items()) < BAR)


def tables() -> dict[str, tuple[AnyGame, int]]:
    """By game and number of seats."""
    return {
        f"{game.key} {seats}": (game, seats)
        for game in catalog().games.values()
        for seats in sorted({game.seats[0], game.seats[-1]})
    }


def sides() -> dict[str, Steps]:
    """What is measured beside another commit."""
    return {name: face(*pair) for name, pair in tables().items()}


def report(name: str, game: AnyGame, seats: int) -> float:
    """The median of alternating rounds."""
    ours, bare = face(game, seats), referee(game, seats)
    rounds = [(steps_per_second(ours), steps_per_second(bare)) for _ in range(ROUNDS)]
    ratios = [face_speed / referee_speed for face_speed, referee_speed in rounds]
    line = {
        "steps": name,
        "steps_per_second": round(median(face_speed for face_speed, _ in rounds)),
        "referee": round(median(referee_speed for _, referee_speed in rounds)),
        "ratio": round(median(ratios), 2),
        "worst_ratio": round(min(ratios), 2),
    }
    sys.stdout.write(json.dumps(line) + "\n")
    return median(ratios)


def face(game: AnyGame, seats: int) -> Steps:
    """Random play as a person writes it."""
    rng = Random(1)

    def playout() -> int:
        match = fortable.new(game.key, seats, seed=rng.randbytes(32))
        steps = 0
        while not match.is_over:
            seat = match.waiting[0]
            match = match.play(seat, match.legal(seat).choice(rng))
            steps += 1
        return steps

    return playout


if __name__ == "__main__":
    sys.exit(main())
