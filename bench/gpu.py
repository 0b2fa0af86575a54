"""Tables on a GPU: whole steps and random playouts a second, beside environments of pgx in the same run.

A whole step is an action by lot in every table, chance, and what the next seat sees and may do; matches that
are over begin anew. Everything stays on the device. On the other side it is the same: a legal action by lot,
observations and masks written, matches begun anew (pgx's `auto_reset`).

    python -m bench.gpu                                  every game, with the fewest and the most seats
    python -m bench.gpu --table "GAME 2 rules=advanced"  a game as it is told
    python -m bench.gpu --check                          all is equal to the processor's, step for step

A line of JSON for each. Status 1 if one was not equal, or did not run.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from traceback import format_exc
from typing import Any, NamedTuple

import numpy as np

from fortable import folder
from fortable.arena.contest import Contest
from fortable.arena.massive import play_massively
from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.learning.encoding import encoding_of
from fortable.research import gpu
from fortable.research.episode import config_of
from fortable.research.turns import lucks_of
from fortable.research.vector import Vector
from fortable.testing.walks import setups
from fortable.twins.device import cuda_for, started

BATCH = 1 << 17
WARM = 400
"""So many steps, and tables are at all stages of their matches."""
SECONDS = 0.5
PEERS = ("tic_tac_toe", "connect_four", "hex", "go_9x9")


class Setting(NamedTuple):
    """A table as it is asked for."""

    key: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return " ".join((self.key, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())))


def main() -> None:
    """Say what is asked for, line by line."""
    args = _arguments().parse_args()
    failed = 0
    for line in _lines(args):
        try:
            told = line()
        except Exception:
            told = {"failed": line.args and str(line.args[0]), "error": format_exc()[-3000:]}
        failed += "failed" in told or told.get("equal") is False
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
    sys.exit(failed > 0)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="compare with the processor")
    parser.add_argument("--only", default="", metavar="GAME", help="this game, or pgx")
    parser.add_argument("--table", action="append", type=setting, metavar="'GAME SEATS NAME=VALUE'")
    parser.add_argument("--batch", type=int, nargs="+", default=[BATCH], metavar="TABLES")
    parser.add_argument("--tables", type=int, default=2048, help="so many are compared")
    parser.add_argument("--steps", type=int, default=400, help="for so many steps")
    parser.add_argument("--peers", nargs="*", default=PEERS, metavar="ENVIRONMENT", help="of pgx")
    return parser


def setting(text: str) -> Setting:
    """A game, its seats and its options, as they are typed."""
    key, seats, *words = text.split()
    names = (word.split("=") for word in words)
    return Setting(key, int(seats), {name: _value(value) for name, value in names})


def _value(word: str) -> Any:
    try:
        return json.loads(word)
    except ValueError:
        return word


def _lines(args: argparse.Namespace) -> Iterator[partial[dict[str, Any]]]:
    """All that is to be measured or compared."""
    if args.check:
        for each in args.table or checked(args.only):
            yield partial(compared, each, args.tables, args.steps)
        yield from (partial(contested, *each, args.tables) for each in contests(args.only))
        return
    for each in args.table or usual(args.only):
        yield from (partial(steps_of, each, batch) for batch in args.batch)
        yield from (partial(playouts_of, each, batch) for batch in args.batch)
    if "pgx".startswith(args.only):
        yield from (partial(peer, name, batch) for name in args.peers for batch in args.batch)


def usual(only: str) -> Iterator[Setting]:
    """Every game with the fewest and the most seats."""
    for game in _games(only):
        for seats in sorted({game.seats[0], game.seats[-1]}):
            yield Setting(game.key, seats, {})


def checked(only: str) -> Iterator[Setting]:
    """Every game with the fewest and the most seats and all options that make a difference for its twin."""
    for game in _games(only):
        different = dict[tuple[int, ...], Setting]()
        for seats, options in setups(game):
            if seats in (game.seats[0], game.seats[-1]):
                words = {name: value for name, value in plain(options).items() if value is not None}
                config = config_of(game.key, seats, words)
                different.setdefault(tuple(config.first), Setting(game.key, seats, words))
        yield from different.values()


def _games(only: str) -> Iterator[AnyGame]:
    return (
        game
        for game in catalog().games.values()
        if encoding_of(game) is not None and game.key.startswith(only)
    )


def compared(wish: Setting, tables: int, steps: int) -> dict[str, Any]:
    """Tables on the device beside the same on the processor."""
    start = time.perf_counter()
    there = gpu.Vector(wish.key, tables, wish.seats, 5, **wish.options)
    here = Vector(wish.key, tables, wish.seats, 5, **wish.options)
    seen, told = here.reset(), there.reset()
    ended, different = 0, differences(told, seen)
    for _ in range(steps):
        if different:
            break
        actions, lots = here.by_lot(), there.by_lot()
        if not (lots.copy_to_host() == actions).all():
            different.append("lots")
        seen, told = here.step(actions), there.step(lots)
        ended += int(seen.dones.sum())
        different += differences(told, seen)
    return {
        "table": str(wish),
        "equal": not different,
        "different": different,
        "tables": tables,
        "steps": steps,
        "ended": ended,
        "judged_by_the_processor": there.judged_by_processor,
        "seconds": round(time.perf_counter() - start, 1),
    }


def contests(only: str) -> Iterator[tuple[AnyGame, int]]:
    """Every game with bots that are twin code, with the fewest and the most seats."""
    games = (game for game in catalog().games.values() if game.key.startswith(only))
    for game in filter(folder.LEVELS.of, games):
        yield from ((game, seats) for seats in sorted({game.seats[0], game.seats[-1]}))


def contested(game: AnyGame, seats: int, deals: int) -> dict[str, Any]:
    """A contest on the device beside the same on a core."""
    levels = folder.LEVELS.of(game)
    assert levels is not None
    bots = tuple(levels.styles)
    wanted = Contest(game=game.key, seats=seats, options={}, bots=bots, deals=deals, seed=5)
    there, here = (play_massively(wanted, way) for way in ("gpu", "twin"))
    return {"contest": f"{game.key} {seats}", "equal": there == here, "matches": len(here)}


def differences(there: gpu.Now, here: Any) -> list[str]:
    """What is not the same."""
    pairs = zip(there._fields, there, here, strict=True)
    return [
        name
        for name, mine, other in pairs
        if not (mine.copy_to_host() == other.astype(mine.dtype)).all()
    ]


def steps_of(wish: Setting, batch: int) -> dict[str, Any]:
    """Whole steps a second."""
    tables = gpu.Vector(wish.key, batch, wish.seats, 1, **wish.options)
    tables.reset()

    def play(steps: int) -> None:
        for _ in range(steps):
            now = tables.step(tables.by_lot())
        now.seats.copy_to_host()  # it is done when it can be seen

    play(WARM)
    return {"table": str(wish), "batch": batch, "steps_per_second": _per_second(play, batch)}


def _per_second(play: Callable[[int], None], batch: int) -> int:
    """Of three tries the one in the middle."""
    start = time.perf_counter()
    play(20)
    steps = max(20, round(20 * SECONDS / (time.perf_counter() - start)))
    tries = []
    for _ in range(3):
        start = time.perf_counter()
        play(steps)
        tries.append(batch * steps / (time.perf_counter() - start))
    return round(sorted(tries)[1])


def playouts_of(wish: Setting, batch: int) -> dict[str, Any]:
    """Steps a second of random playouts, from the first lot or deal on: a match for every thread."""
    from fortable.research.gpu.kernels import playouts_of as kernel_of

    cuda = cuda_for("bench.gpu")

    config = config_of(wish.key, wish.seats, wish.options)
    kernel = started(kernel_of(config.twin), batch)
    first, lucks = (cuda.to_device(row) for row in (np.array(config.first), lucks_of(1, batch)))
    counts = cuda.device_array(batch, np.int64)

    def played(matches: int) -> tuple[float, int]:
        start = time.perf_counter()
        kernel(first, lucks, counts, matches)
        cuda.synchronize()
        return time.perf_counter() - start, int(counts.copy_to_host().sum())

    played(1)
    elapsed, _ = played(1)
    elapsed, steps = played(max(1, round(SECONDS / elapsed)))
    return {"table": str(wish), "batch": batch, "playout_steps_per_second": round(steps / elapsed)}


def peer(name: str, batch: int) -> dict[str, Any]:
    """Steps a second of an environment of pgx, played by lot."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    step = jax.vmap(auto_reset(env.step, env.init))

    def by_lot(_: int, held: Any) -> Any:
        state, key = held
        key, lots, chance = jax.random.split(key, 3)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(lots, weights, axis=-1)
        return step(state, actions, jax.random.split(chance, batch)), key

    many = jax.jit(lambda held, steps: jax.lax.fori_loop(0, steps, by_lot, held))
    held = begin(jax.random.split(jax.random.PRNGKey(1), batch)), jax.random.PRNGKey(2)

    def play(steps: int) -> None:
        nonlocal held
        held = jax.block_until_ready(many(held, steps))

    play(WARM)
    return {"pgx": name, "batch": batch, "steps_per_second": _per_second(play, batch)}


if __name__ == "__main__":
    main()
