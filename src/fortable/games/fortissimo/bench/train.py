"""Learns what a position of Fortissimo! is worth, from nothing but matches against itself.

    python -m fortable.games.fortissimo.bench.train FOLDER [--minutes M] [--gpu] [--seed N]

Everybody looks to the end of the turn, values what may come of it by the network, and the network learns
what that came to. It begins with matches of the policy that playouts go by. Weights and a log are written.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from fortable.twins.twin import WHOLE

from .. import GAME
from ..machine import fast
from ..machine.worth import network_of
from ..model import Options
from .learner import Learner
from .matches import IN_A_THOUSAND, WORTHS
from .tables import NOBODY, Processor, device

TABLES = [
    (2, "basic"),
    (2, "advanced"),
    (4, "basic"),
    (4, "advanced"),
    (3, "basic"),
    (3, "advanced"),
]
REPEATS = 4
"""So often the first generation, which needs no network, is looked through."""
MOST_STEPS, MOST_FIRST_STEPS = 300, 1200
"""So many steps of learning a generation takes at most."""
MOST_MATCHES = 1 << 17
GUESTS = 0.25
"""In so many matches one seat plays by the policy of playouts."""


def say(*words: object) -> None:
    """A line, at once."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class Table:
    """One number of seats and one set of rules: its network, its matches, and how far it has come."""

    def __init__(self, seats: int, rules: str, tables: Any, args: argparse.Namespace) -> None:
        self.seats, self.rules, self.tables, seed = seats, rules, tables, args.seed
        self.matches, self.first_matches, self.aim_s = args.matches, args.first, args.aim_s
        self.rng = np.random.default_rng([seed, seats, rules == "advanced"])
        self.start = np.array(fast.pack(GAME.start(Options(rules=rules), seats)), np.int64)  # type: ignore[arg-type]
        self.network = network_of(seats, rules == "advanced")
        self.learner = Learner(self.network, tables.xp, seed)
        self.told: list[list[Any]] = []
        self.generation, self.spent_s = 0, 0.0
        self.log: list[dict[str, object]] = []
        self.best: Any = None
        self.best_generation = 0
        file = args.start / self.name if args.start else None
        if file and file.exists():
            self.best = np.array(self.network.read(file), np.int16)
            if args.goes_on:
                self.learner.take(self.best)
        self.is_new = self.best is None or not args.goes_on

    @property
    def name(self) -> str:
        """Of the file with its weights."""
        return f"worth-{self.seats}-{self.rules}.weights"

    def lucks(self, count: int) -> Any:
        return self.rng.integers(1, 1 << 32, (count, 4), dtype=np.int64)

    def improve(self, done: float) -> None:
        """A generation: matches, and what is learnt from them; `done` is how much of the time is over."""
        began = time.monotonic()
        is_first = self.is_new and self.generation == 0
        weights = NOBODY if is_first else self.learner.weights(self.tables.here)
        count = self.first_matches if is_first else self.matches
        trust, straying = int(900 - 350 * done), 50 if is_first else int(20 - 15 * done)
        masks = np.where(
            self.rng.random(count) < GUESTS, 1 << self.rng.integers(0, self.seats, count), 0
        )
        told, _ = self.tables.play(
            self.start, weights, NOBODY, masks, straying, trust, self.lucks(count)
        )
        self.told = [told] if self.generation == 1 and self.is_new else [*self.told[-3:], told]
        new = sum(map(len, told))
        played_s = time.monotonic() - began
        wrong = self._learn(done, new, is_first)
        self.tables.here(wrong)
        self.generation += 1
        took_s = time.monotonic() - began
        self.spent_s += took_s
        if self.generation > 3:
            self._aim(took_s)
        self.log.append(
            {
                "table": f"{self.seats} {self.rules}", "generation": self.generation, "turns": new,
                "turns_a_match": round(new / count, 1), "wrong": round(float(wrong), 5),
                "spent_s": round(self.spent_s, 1), "trust": trust,
                "matches": count, "played_s": round(played_s, 2), "learnt_s": round(took_s - played_s, 2),
            }
        )  # fmt: skip

    def _aim(self, took_s: float) -> None:
        """More or fewer matches, so that generations take about as long as they should."""
        if took_s > 1.5 * self.aim_s:
            self.matches = max(64, self.matches * 2 // 3)
        elif took_s < self.aim_s / 2:
            self.matches = min(MOST_MATCHES, self.matches * 3 // 2)

    def _learn(self, done: float, new: int, is_first: bool) -> Any:
        xp, batch = self.tables.xp, self.tables.batch
        rate = 2e-3 * (1 - done) + 5e-5
        pieces = [piece for told in self.told for piece in told]
        share = batch / sum(map(len, pieces))
        steps = REPEATS * new // batch if is_first else 2 * new // batch
        steps = max(1, min(steps, MOST_FIRST_STEPS if is_first else MOST_STEPS))
        wrong = xp.zeros(())
        for _ in range(steps):
            some = [
                piece[xp.asarray(self.rng.integers(0, len(piece), 1 + int(share * len(piece))))]
                for piece in pieces
            ]
            records = xp.concatenate(some)
            features = self.tables.spread(records, self.network.features)
            worths = records[:, WORTHS : WORTHS + self.seats].astype(xp.float32) / WHOLE
            wrong = wrong + self.learner.step(features, worths, rate)
        return wrong / steps

    def judge(self, others: Any, count: int) -> tuple[float, float]:
        """The share of wins of one seat by the network against others by other weights; its deviation."""
        everybody = (1 << self.seats) - 1
        masks = np.array([everybody ^ 1 << match % self.seats for match in range(count)], np.int64)
        deals = np.repeat(self.lucks(-(-count // self.seats)), self.seats, axis=0)[:count]
        weights = self.learner.weights(self.tables.here)
        _, shares = self.tables.play(
            self.start, weights, others, masks, 0, IN_A_THOUSAND, deals, most_turns=1
        )
        won = self.tables.here(shares)[np.arange(count), np.arange(count) % self.seats] / WHOLE
        return float(won.mean()), float(won.std() / count**0.5)

    def tell(self, count: int) -> None:
        """How it fares against the policy of playouts, and against the best so far, which it may replace."""
        won, give = self.judge(NOBODY, count)
        self.log[-1] |= {"over_sensible": round(won, 4), "give": round(give, 4)}
        if self.best is not None:
            won, _ = self.judge(self.best, count)
            self.log[-1]["over_best"] = round(won, 4)
        if self.best is None or won > 1 / self.seats:
            self.best = self.learner.weights(self.tables.here)
            self.best_generation = self.generation
            self.log[-1]["is_best"] = True
        say(json.dumps(self.log[-1]))

    def write(self, folder: Path, **made: object) -> None:
        """The best weights so far, how they were made, and the log."""
        lines = [json.dumps(line) for line in self.log]
        (folder / f"training-{self.seats}-{self.rules}.jsonl").write_text("\n".join(lines) + "\n")
        if self.best is not None:
            made |= {"seats": self.seats, "rules": self.rules, "generation": self.best_generation}
            (folder / self.name).write_bytes(self.network.file(self.best.tolist(), **made))


def train(args: argparse.Namespace) -> list[Table]:
    """Table after table, until time is up, and each once at least."""
    began = time.monotonic()
    folder: Path = args.folder
    folder.mkdir(parents=True, exist_ok=True)
    tables = device() if args.gpu else Processor()
    some = [
        Table(seats, rules, tables, args)
        for seats, rules in TABLES
        if not args.only or f"{seats}-{rules}" in args.only
    ]
    limit, turn, longest = 60 * args.minutes, 0, 0.0
    while turn < len(some) or time.monotonic() - began + longest < limit:
        table, at = some[turn % len(some)], time.monotonic()
        turn += 1
        table.improve(min(1.0, (at - began) / limit))
        if table.generation <= 2 or table.generation % args.tells == 0:
            table.tell(args.judged)
            table.write(folder, seed=args.seed, minutes=args.minutes, gpu=args.gpu)
        if turn > 2 * len(some):
            longest = max(longest * 0.9, time.monotonic() - at)
    for table in some:
        if "over_sensible" not in table.log[-1]:
            table.tell(args.judged)
        table.write(folder, seed=args.seed, minutes=args.minutes, gpu=args.gpu)
    return some


def wanted(words: list[str] | None = None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--first", type=int, default=20_000)
    parser.add_argument("--aim-s", type=float, default=10)
    parser.add_argument("--judged", type=int, default=400)
    parser.add_argument("--tells", type=int, default=8)
    parser.add_argument("--start", type=Path, help="where weights lie that are to be beaten")
    parser.add_argument("--goes-on", action="store_true", help="learn on from those")
    parser.add_argument("--only", nargs="*", default=[])
    return parser.parse_args(words)


if __name__ == "__main__":
    train(wanted())
