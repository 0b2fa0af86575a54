"""Trains the champion of Formel Fun: a style by evolution, a worth from matches in it; then judges.

    MINUTES=1 OUT=somewhere python examples/research/champion/formelfun/train.py

With GPU=1 on a CUDA device (CuPy and numba-cuda), else on one core. Writes what it has into OUT as it goes.
"""

import json
import os
import time
import traceback
from pathlib import Path

from device import GPU, np, on_host, xp

import judge
import learn
import styles
from matches import BLANK, KINDS, STARTS, kind_of, told

from fortable.games.formelfun.machine import craft, fast, worth

SEED = int(os.environ.get("SEED", "1"))
MINUTES = float(os.environ.get("MINUTES", "1"))
OUT = Path(os.environ.get("OUT", "."))
BEGAN = time.monotonic()
LINES = []


def log(*words):
    line = f"{time.monotonic() - BEGAN:6.1f} s  " + " ".join(map(str, words))
    print(line, flush=True)
    LINES.append(line)
    (OUT / "log.txt").write_text("\n".join(LINES) + "\n")


def part(what, work, *args, **more):
    """What a part gives; nothing, and why, if it fails."""
    log("---", what)
    try:
        return work(*args, **more)
    except Exception:
        log("FAILED", what, traceback.format_exc())
        return None


def left():
    """Seconds."""
    return MINUTES * 60 - (time.monotonic() - BEGAN)


def save(name, rows):
    (OUT / name).write_text(json.dumps(rows))


def seen_of(style, matches, seed):
    """By table what is seen between races, of matches of this style, `good`, and both mixed."""
    tables = {}
    for kind, (seats, options) in enumerate(KINDS):
        table = kind // 2
        count = int(matches * (2 if seats in (3, 4) else 1) * (3 if options["title"] == "points" else 1))
        seen, won = told(kind, [style, style, style, styles.LIKE_GOOD], seed + kind, count)
        kept = won < BLANK
        seen, won = seen[kept], won[kept].astype(xp.int8)
        if table in tables:
            seen, won = (xp.concatenate(pair) for pair in zip(tables[table], (seen, won), strict=True))
        tables[table] = (seen, won)
    return tables


def learned(style, matches, seconds, seed, batch):
    tables = seen_of(style, matches, seed)
    log("seen:", {table: len(won) for table, (seen, won) in tables.items()})
    params = learn.train(learn.begun(seed), tables, seconds, seed, batch=batch, log=log)
    for line in learn.judged(params, seen_of(style, max(20, matches // 20), seed + 7777)):
        log(line)
    return learn.row(params)


def keep_weights(name, row, **made):
    (OUT / name).write_bytes(worth.NETWORK.file(row, **made))


def affordable(style, weights, budget):
    """As many playouts as can be judged in a fifth of what time is left."""
    kind, few = kind_of(4), 600
    judge.judge(kind, judge.BY_WORTH, style, weights, 60, 2.5, SEED, 1, most=2, log=log, name="compiled")
    since = time.monotonic()
    judge.judge(kind, judge.BY_WORTH, style, weights, few, 2.5, SEED, 1, most=264, log=log, name="quick")
    took, strong = time.monotonic() - since, judge.STRONG
    most = int((left() / 5 / took * (few + strong) - strong) * 2)  # about half of them is spent
    log(f"{took:.1f} s for 264 matches with {few} playouts; {most} could be afforded")
    return max(600, min(budget, most))


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    pairs, deals = (64, 512) if GPU else (6, 10)
    matches, batch = (12_000, 8192) if GPU else (12, 256)
    good = list(styles.LIKE_GOOD)
    best = good
    found = part(
        "style", styles.evolve, good, left() * 0.28, SEED, pairs, deals, log, lambda row: save("style.json", row)
    )
    if found:
        gained = part("gain over good", styles.against, found, good, SEED + 99, 20_000 if GPU else 20)
        log("style over good, of a win a match:", gained)
        if gained and gained["4"] > 0:
            best = found
        save("style.json", found)
    weights = part("worth", learned, best, matches, left() * 0.22, SEED, batch)
    if weights:
        keep_weights("worth.weights", weights, seed=SEED, style=best)
    four, three, six = kind_of(4), kind_of(3), kind_of(6)
    many, few = (12_000, 1000) if GPU else (40, 40)
    nothing = [0] * worth.NETWORK.size
    if GPU:
        many = part("how quick", affordable, best, weights or nothing, many) or 3000
    plan = [
        ("worth+style, 4 teams", four, judge.BY_WORTH, best, many, 0.3),
        ("worth+good's style, 4 teams", four, judge.BY_WORTH, good, many, 0.3),
        ("worth+style, 3 teams", three, judge.BY_WORTH, best, many, 0.3),
        ("worth+style, 6 teams", six, judge.BY_WORTH, best, many, 0.4),
        ("worth+style as short as strong, 4 teams", four, judge.BY_WORTH, best, few, 0.4),
        ("standing, 4 teams", four, judge.BY_STANDING, good, many, 0.9),
    ]
    results = {}
    for name, kind, how, style, budget, share in plan:
        if left() < 20 and GPU:
            break
        results[name] = part(
            name, judge.judge, kind, how, style, weights or nothing, budget, 2.5, SEED + 31, (left() - 15) * share,
            most=2112 if GPU else 2, log=log, name=name,
        )
        save("results.json", results)
    log("table:")
    for name, result in results.items():
        log(f"{name:45}", result)


if __name__ == "__main__":
    main()
