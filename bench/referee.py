"""The full referee against a peer: random playouts of every game beside PettingZoo's Connect Four.

Both sides do what a player's loop does: look (view and legal actions; `last()` with its mask), choose
at random, act. Steps per second depend on the machine; the ratio, taken in turns in one run and in processor
time, hardly. `--against REVISION` does the same with another commit in turn.
"""

import json
import sys
from random import Random
from statistics import median
from typing import Any

from pettingzoo.classic.connect_four.connect_four import raw_env

from bench.against import Steps, arguments, compare, steps_per_second
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match

try:
    from fortable.kernel.choices import choices
except ImportError:  # a commit from before there were any listed all actions to choose one
    choices = tuple  # type: ignore[assignment]

ROUNDS = 5


def main() -> None:
    """Measure every game of the catalogue at its smallest and largest table."""
    args = arguments(__doc__).parse_args()
    peer = connect_four()
    if args.against:
        compare("referee", args, peer)
        return
    for name, playout in sides().items():
        if name.startswith(args.only):
            report(name, playout, peer)


def sides() -> dict[str, Steps]:
    """What is measured: by game and number of seats."""
    return {
        f"{game.key} {seats}": referee(game, seats)
        for game in catalog().games.values()
        for seats in sorted({game.seats[0], game.seats[-1]})
    }


def report(name: str, playout: Steps, peer: Steps) -> None:
    """One line: ours, theirs, and the ratio, each the median of alternating rounds."""
    rounds = [(steps_per_second(playout), steps_per_second(peer)) for _ in range(ROUNDS)]
    ratios = [ours / theirs for ours, theirs in rounds]
    line = {
        "steps": name,
        "steps_per_second": round(median(ours for ours, _ in rounds)),
        "connect_four_v3": round(median(theirs for _, theirs in rounds)),
        "ratio": round(median(ratios), 2),
        "worst_ratio": round(min(ratios), 2),
    }
    sys.stdout.write(json.dumps(line) + "\n")


def referee(game: AnyGame, seats: int) -> Steps:
    """Random playouts through the whole referee: look, choose, decide, draw, evolve."""
    options, rng = game.types.options(), Random(1)

    def playout() -> int:
        match = Match.begin(game, seats, options, rng.randbytes(32))
        while waiting := match.waiting:
            (seat, *_) = waiting
            match.act(seat, rng.choice(choices(game.legal(match.view(seat)))))
        return len(match.asked)

    return playout


def connect_four() -> Steps:
    """Random playouts of PettingZoo's raw environment."""
    env: Any = raw_env()
    rng = Random(1)

    def playout() -> int:
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
