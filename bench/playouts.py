"""Random playouts of every quick twin, in plain Python and compiled, beside peers in the same run.

A step is a move or a pick of chance, on either side. All are timed in turns, in processor time, so that
neighbours on the machine do not count. Steps per second depend on the machine; the ratios hardly.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import fmean, median

import pyspiel

from bench import against
from bench.against import Steps as Playout, arguments, compare
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.twins import flat, new_luck, twin_of

ROUNDS = 5
HEARTS, GO = "hearts", "go(board_size=9)"
SAMPLE = 1000
"""So many matches tell how long they are on average."""
AT_ONCE = 50
"""So many playouts between two looks at the clock."""


def main() -> None:
    """Measure every game with a twin at its smallest and largest table, or one of them once."""
    parser = arguments(__doc__)
    parser.add_argument(
        "--once", nargs=2, metavar=("GAME", "SEATS"), help="steps a second, no peers"
    )
    args = parser.parse_args()
    games = catalog().games
    if args.once:
        key, seats = args.once
        sys.stdout.write(f"{steps_per_second(ours(games[key], int(seats)))}\n")
        return
    if args.against:
        compare("playouts", args)
        return
    for game in games.values():
        if twin_of(game):
            for seats in sorted({game.seats[0], game.seats[-1]}):
                report(game, seats)


def sides() -> dict[str, Playout]:
    """What is measured against another commit: compiled, by game and number of seats."""
    return {
        f"{game.key} {seats}": _many(ours(game, seats))
        for game in catalog().games.values()
        if twin_of(game)
        for seats in sorted({game.seats[0], game.seats[-1]})
    }


def report(game: AnyGame, seats: int) -> None:
    """One line: compiled, and how many times plain Python and each peer that is, medians of all rounds."""
    ours(game, seats)()  # compiles
    rounds = [measured(game, seats) for _ in range(ROUNDS)]
    line: dict[str, object] = {"game": game.key, "seats": seats}
    line |= {name: round(median(row[name] for row in rounds)) for name in rounds[0]}
    for name in ("plain", *PEERS):
        ratios = [row["compiled"] / row[name] for row in rounds]
        line |= {f"to_{name}": round(median(ratios), 1), f"to_{name}_worst": round(min(ratios), 1)}
    sys.stdout.write(json.dumps(line) + "\n")


def measured(game: AnyGame, seats: int) -> dict[str, float]:
    """Steps a second of all sides, one after the other."""
    peers = {name: steps_per_second(peer()) for name, peer in PEERS.items()}
    compiled = steps_per_second(ours(game, seats))
    return {"plain": in_plain_python(game, seats), "compiled": compiled} | peers


def steps_per_second(playout: Playout) -> float:
    """How many steps a second of whole playouts makes."""
    return against.steps_per_second(_many(playout))


def _many(playout: Playout) -> Playout:
    return lambda: sum(playout() for _ in range(AT_ONCE))


def in_plain_python(game: AnyGame, seats: int) -> float:
    """Steps a second of the same file without Numba."""
    told = subprocess.run(
        [sys.executable, "-m", "bench.playouts", "--once", game.key, str(seats)],
        cwd=against.ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    return float(told.stdout)


def ours(game: AnyGame, seats: int) -> Playout:
    """Whole matches, from the first lot or deal on."""
    twin = twin_of(game)
    assert twin is not None
    start = flat(twin.pack(game.start(game.types.options(), seats)))
    position, room, luck = flat(start), flat([0] * twin.most_moves), new_luck(Random(1))

    def playout() -> int:
        position[:] = start
        return twin.playout(position, luck, room)

    return playout


def hearts() -> Playout:
    """OpenSpiel's hearts, dealt and played."""
    return by_random_bots(HEARTS)


def hearts_once_dealt() -> Playout:
    """The same from one deal on."""
    return in_search(HEARTS)


def go() -> Playout:
    """OpenSpiel's go on 9 by 9: a board game, and a little longer than ours."""
    return by_random_bots(GO)


def go_in_search() -> Playout:
    """The same without bots."""
    return in_search(GO)


def by_random_bots(name: str) -> Playout:
    """Whole matches of OpenSpiel's random bots, all in C++."""
    game, rng = pyspiel.load_game(name), Random(1)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def playout() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
        steps: int = state.move_number()
        return steps

    return playout


def in_search(name: str) -> Playout:
    """As OpenSpiel's search evaluates a leaf: nothing but random moves, so many as there are on average."""
    game, rng, rollouts = pyspiel.load_game(name), Random(1), 20
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)
    begun = game.new_initial_state()
    while begun.is_chance_node():
        begun.apply_action(rng.choice([pick for pick, _ in begun.chance_outcomes()]))
    played_out = by_random_bots(name)
    lengths = [played_out() - begun.move_number() for _ in range(SAMPLE)]
    steps = round(rollouts * fmean(lengths))

    def playout() -> int:
        bot.mcts_search(begun)
        return steps

    return playout


PEERS: dict[str, Callable[[], Playout]] = {
    "hearts": hearts,
    "hearts_once_dealt": hearts_once_dealt,
    "go": go,
    "go_in_search": go_in_search,
}

if __name__ == "__main__":
    main()
