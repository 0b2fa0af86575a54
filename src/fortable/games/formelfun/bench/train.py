"""Trains the champion of Formel Fun: a style by evolution, a worth from matches in it; then judges.

    python -m fortable.games.formelfun.bench.train FOLDER [--minutes M] [--seed N]

With GPU=1 on a CUDA device (CuPy and numba-cuda), else on one core. What it has is written as it goes: the
numbers of the style, the file of the weights, how the matches against `strong` came out, and a log.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from ..machine import worth
from . import styles
from .device import GPU, Rows, xp
from .judge import judge
from .learn import begun, calibration, row, train
from .matches import BLANK, KINDS, kind_of, told
from .rounds import BY_STANDING, BY_WORTH

STYLE_PART, WORTH_PART = 0.28, 0.22
"""Of the time that is then left."""
PAIRS, DEALS, MATCHES, BATCH = (64, 512, 12_000, 8192) if GPU else (6, 10, 12, 256)
"""Pairs of styles a generation, deals of the first ones, matches of a kind to learn from, and at once."""
MOST_PLAYOUTS = 12_000 if GPU else 40
FEW = 1000 if GPU else 40
CHECKED = 20_000 if GPU else 20
"""Deals on which the new style is held against the old one."""
MOST_JUDGED = 2112 if GPU else 2
LAST_S = 15
"""So long before the end no match begins."""


class Run:
    """What is to be made, within so many minutes, into a folder."""

    def __init__(self, folder: Path, minutes: float, seed: int) -> None:
        self.folder, self.seed = folder, seed
        self.began = time.monotonic()
        self.seconds = minutes * 60
        self.lines = list[str]()
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def left(self) -> float:
        """Seconds."""
        return self.seconds - (time.monotonic() - self.began)

    def log(self, line: str) -> None:
        self.lines.append(f"{time.monotonic() - self.began:6.1f} s  {line}")
        sys.stdout.write(self.lines[-1] + "\n")
        sys.stdout.flush()
        (self.folder / "log.txt").write_text("\n".join(self.lines) + "\n")

    def save(self, name: str, found: Any) -> None:
        (self.folder / name).write_text(json.dumps(found))

    def style(self) -> list[int]:
        """The best found, or `good`'s where none is better."""
        found = styles.evolve(
            styles.LIKE_GOOD,
            self.left * STYLE_PART,
            self.seed,
            (PAIRS, DEALS),
            self.log,
            lambda style: self.save("style.json", style),
        )
        gains = styles.against(found, styles.LIKE_GOOD, self.seed + 99, CHECKED)
        self.log(f"style over good, of a win a match: {gains}")
        best = found if gains["4"] > 0 else styles.LIKE_GOOD
        self.save("style.json", best)
        return best

    def worth(self, style: list[int]) -> list[int]:
        """The weights of the network, from how matches in this style came out."""
        tables = seen_of(style, MATCHES, self.seed)
        self.log(f"seen: { {table: len(won) for table, (_, won) in tables.items()} }")
        params = train(
            begun(self.seed), tables, max(1.0, self.left * WORTH_PART), self.seed, BATCH, self.log
        )
        for line in calibration(params, seen_of(style, max(20, MATCHES // 20), self.seed + 7777)):
            self.log(line)
        weights = row(params)
        file = worth.NETWORK.file(weights, seed=self.seed, style=style)
        (self.folder / "worth.weights").write_bytes(file)
        return weights

    def results(self, style: list[int], weights: list[int]) -> dict[str, tuple[int, int]]:
        """How often the champion won, and of how many matches; with other parts of it to compare."""
        good, results = styles.LIKE_GOOD, dict[str, tuple[int, int]]()
        plan = [
            ("4 teams", 4, BY_WORTH, style, MOST_PLAYOUTS, 0.3),
            ("3 teams", 3, BY_WORTH, style, MOST_PLAYOUTS, 0.3),
            ("6 teams", 6, BY_WORTH, style, MOST_PLAYOUTS, 0.4),
            ("4 teams, good's style", 4, BY_WORTH, good, MOST_PLAYOUTS, 0.4),
            ("4 teams, 1,000 playouts", 4, BY_WORTH, style, FEW, 0.4),
            ("4 teams, good's style and no network", 4, BY_STANDING, good, MOST_PLAYOUTS, 0.9),
        ]
        for name, teams, how, by, playouts, share in plan:
            seconds = (self.left - LAST_S) * share
            results[name] = judge(
                kind_of(teams), how, by, weights, playouts, self.seed + 31, seconds,
                self.log, name, MOST_JUDGED,
            )  # fmt: skip
            self.save("results.json", results)
        return results


def seen_of(style: list[int], matches: int, seed: int) -> dict[int, tuple[Rows, Rows]]:
    """By table what is seen between races, of matches mostly in this style, and who won then."""
    tables = dict[int, tuple[Rows, Rows]]()
    for kind, (seats, options) in enumerate(KINDS):
        table = kind // 2
        often = (2 if seats in (3, 4) else 1) * (3 if options["title"] == "points" else 1)
        seen, won = told(kind, [style] * 3 + [styles.LIKE_GOOD], seed + kind, matches * often)
        kept = won < BLANK
        seen, won = seen[kept], won[kept].astype(xp.int8)
        if table in tables:
            before = tables[table]
            seen, won = xp.concatenate([before[0], seen]), xp.concatenate([before[1], won])
        tables[table] = (seen, won)
    return tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=7.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    run = Run(args.folder, args.minutes, args.seed)
    style = run.style()
    run.results(style, run.worth(style))


if __name__ == "__main__":
    main()
