"""Environments for learners beside their peers in the same run: steps a second, and how many times theirs.

Random play on either side, timed in turns, in processor time, so that neighbours on the machine do not
count. Ours are measured for every game with a twin at its smallest table; where players must
see for themselves what fits, they are told, for by lot hardly anything does.
"""

import json
import sys
import warnings
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe

import fortable.research.openspiel
from bench.against import Steps, arguments, compare, steps_per_second
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.research.pettingzoo import raw_env
from fortable.research.vector import Vector

try:
    from fortable.learning.encoding import encoding_of
except ImportError:  # a commit from before learning had a room of its own
    encoding_of = import_module("fortable.twins.encoding").encoding_of

ROUNDS = 5
BATCH = 256
STEPS = 200
TOLD_WHAT_FITS = {"placing": "assisted"}
REGISTERED = (fortable.research.openspiel, tic_tac_toe)
"""Importing them makes their games known."""


def main() -> None:
    """Every game, every environment, and the ratios to their peers."""
    args = arguments(__doc__).parse_args()
    warnings.simplefilter("ignore")
    if args.against:
        compare("envs", args)
        return
    for game in measurable():
        if game.key.startswith(args.only):
            sys.stdout.write(json.dumps(report(game)) + "\n")


def measurable() -> list[AnyGame]:
    """The games that have an encoding of their own."""
    return [game for game in catalog().games.values() if encoding_of(game) is not None]


def sides() -> dict[str, Steps]:
    """What is measured against another commit: by game and kind of environment."""
    return {
        f"{game.key} {name}": steps for game in measurable() for name, steps in ours(game).items()
    }


def ours(game: AnyGame) -> dict[str, Steps]:
    """The environments of a game."""
    options: dict[str, Any] = {
        name: value for name, value in TOLD_WHAT_FITS.items() if name in fields(game)
    }
    return {
        "pettingzoo": zoo(raw_env(game.key, **options)),
        "openspiel": spiel(f"fortable_{game.key}", options),
        "vector": vector(Vector(game.key, BATCH, **options)),
    }


def report(game: AnyGame) -> dict[str, object]:
    """Medians of all rounds, and the least ratio of any."""
    sides = ours(game) | {
        "connect_four_v3": zoo(_connect_four()),
        "python_tic_tac_toe": spiel("python_tic_tac_toe", {}),
    }
    for side in sides.values():
        side()  # compiles
    rounds = [{name: steps_per_second(side) for name, side in sides.items()} for _ in range(ROUNDS)]
    line: dict[str, object] = {"game": game.key}
    line |= {name: round(median(row[name] for row in rounds)) for name in sides}
    for mine, peer in PAIRS:
        ratios = [row[mine] / row[peer] for row in rounds]
        line |= {
            f"{mine}_to_{peer}": round(median(ratios), 1),
            f"{mine}_worst": round(min(ratios), 1),
        }
    return line


PAIRS = (
    ("pettingzoo", "connect_four_v3"),
    ("openspiel", "python_tic_tac_toe"),
    ("vector", "pettingzoo"),
)


def fields(game: AnyGame) -> tuple[str, ...]:
    names: tuple[str, ...] = game.types.options.__struct_fields__
    return names


def _connect_four() -> Any:
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.raw_env()


def zoo(table: Any) -> Steps:
    """Whole matches of an environment of PettingZoo, one after the other."""
    rng = Random(1)

    def play() -> int:
        steps = 0
        table.reset(seed=rng.randrange(2**31))
        for _ in table.agent_iter(STEPS):
            seen, _, is_over, is_cut, _ = table.last()
            if is_over or is_cut:
                break
            may = np.flatnonzero(seen["action_mask"])
            table.step(int(may[int(rng.random() * len(may))]))
            steps += 1
        return steps

    return play


def spiel(name: str, options: dict[str, str]) -> Steps:
    """Matches of a Python game of OpenSpiel; a pick of chance is a step."""
    wish = {"options": "+".join(f"{key}:{value}" for key, value in options.items())}
    game = pyspiel.load_game(name, wish if options else {})
    rng = Random(1)

    def play() -> int:
        state = game.new_initial_state()
        for step in range(STEPS):
            if state.is_terminal():
                return step
            may = state.legal_actions()
            state.apply_action(may[int(rng.random() * len(may))])
        return STEPS

    return play


def vector(tables: Vector) -> Steps:
    """Matches side by side, each with an action by lot."""
    tables.reset()

    def play() -> int:
        for _ in range(8):
            tables.step(tables.by_lot())
        return 8 * BATCH

    return play


if __name__ == "__main__":
    main()
