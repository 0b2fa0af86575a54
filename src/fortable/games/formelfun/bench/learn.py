"""The chance to win between two races, learnt from how matches came out, by Adam."""

import time
from typing import TypeAlias

import numpy as np

from fortable.twins.network import ONE

from ..machine import worth
from .device import Log, Rows, on_host, xp

WIDTH, HIDDEN, INNER = worth.WIDTH, worth.HIDDEN, worth.INNER
Tables: TypeAlias = dict[int, tuple[Rows, Rows]]
Params: TypeAlias = dict[str, Rows]
NAMES = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


def begun(seed: int) -> Params:
    """Weights by lot: small, with neurons half open."""
    rng = np.random.default_rng(seed)
    tables = 2 * worth.TABLES
    params = {
        "first": rng.normal(0, 0.06, (tables, WIDTH + 1, HIDDEN)),
        "first_bias": np.full(HIDDEN, 0.5),
        "second": rng.normal(0, 0.35, (HIDDEN, INNER)),
        "second_bias": np.full(INNER, 0.4),
        "third": rng.normal(0, 0.5, (INNER, 1)),
        "third_bias": np.full(1, -1.0),
    }
    return {name: xp.asarray(part, dtype=xp.float32) for name, part in params.items()}


def inputs(seen: Rows) -> Rows:
    """Rows of features as rows of how often each is seen; what is blank is seen by nobody."""
    found = xp.zeros((len(seen), WIDTH + 1), dtype=xp.float32)
    rows, columns = xp.arange(len(seen)), seen.T.astype(xp.int64)
    for column in range(seen.shape[1]):
        found[rows, columns[column]] += 1
    found[:, WIDTH] = 0
    return found


def told(params: Params, table: int, found: Rows) -> tuple[Rows, ...]:
    """What each layer says, and the chances."""
    one = found @ params["first"][table] + params["first_bias"]
    hidden = xp.clip(one, 0, 1)
    two = hidden @ params["second"] + params["second_bias"]
    inner = xp.clip(two, 0, 1)
    answer = (inner @ params["third"] + params["third_bias"])[:, 0]
    return one, hidden, two, inner, 1 / (1 + xp.exp(-answer))


LEAK = 0.02
"""So much of a gradient passes a neuron that is shut, so that it may open again."""


def opened(raw: Rows) -> Rows:
    return xp.where((raw > 0) & (raw < 1), 1.0, LEAK).astype(xp.float32)


def gradients(params: Params, table: int, found: Rows, won: Rows) -> tuple[dict[str, Rows], Rows]:
    """How each part must change, and how far off the chances are (log loss)."""
    one, hidden, two, inner, chances = told(params, table, found)
    loss = -xp.mean(won * xp.log(chances + 1e-7) + (1 - won) * xp.log(1 - chances + 1e-7))
    off = ((chances - won) / len(won))[:, None].astype(xp.float32)
    back_two = (off @ params["third"].T) * opened(two)
    back_one = (back_two @ params["second"].T) * opened(one)
    return {
        "first": found.T @ back_one,
        "first_bias": back_one.sum(0),
        "second": hidden.T @ back_two,
        "second_bias": back_two.sum(0),
        "third": inner.T @ off,
        "third_bias": off.sum(0),
    }, loss


class Adam:
    """Each weight at its own pace."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.mean = {name: xp.zeros_like(part) for name, part in params.items()}
        self.square = {name: xp.zeros_like(part) for name, part in params.items()}
        self.steps = dict[tuple[str, int], int]()

    def step(self, table: int, found: Rows, rate: float) -> None:
        for name, change in found.items():
            at = table if name == "first" else slice(None)
            key = (name, table if name == "first" else 0)
            steps = self.steps[key] = self.steps.get(key, 0) + 1
            mean, square = self.mean[name][at], self.square[name][at]
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            pace = rate * (1 - 0.999**steps) ** 0.5 / (1 - 0.9**steps)
            self.params[name][at] -= pace * mean / (xp.sqrt(square) + 1e-7)


def train(
    params: Params,
    tables: Tables,
    seconds: float,
    seed: int,
    batch: int,
    log: Log,
    rate: float = 0.004,
) -> Params:
    """Batch by batch over all tables, `{table: (seen, won)}`, until time is up, ever slower."""
    rng, adam = np.random.default_rng(seed), Adam(params)
    losses: dict[int, list[Rows]] = {table: [] for table in tables}
    began, step = time.monotonic(), 0
    names = list(tables)
    shares = np.array([len(tables[table][1]) for table in names], dtype=float)
    shares /= shares.sum()
    told_at = 0.1
    while (spent := (time.monotonic() - began) / seconds) < 1:
        table = names[rng.choice(len(names), p=shares)]
        seen, won = tables[table]
        at = xp.asarray(rng.integers(0, len(won), batch))
        change, loss = gradients(params, table, inputs(seen[at]), won[at].astype(xp.float32))
        adam.step(table, change, rate * (1 - spent) + 1e-5)
        losses[table].append(loss)
        step += 1
        if spent > told_at:
            told_at += 0.1
            log(f"{spent:.0%} step {step} " + _losses(losses))
    return params


def _losses(losses: Rows) -> str:
    return " ".join(f"{t}:{float(sum(x[-50:]) / len(x[-50:])):.4f}" for t, x in losses.items() if x)


def calibration(params: Params, tables: Tables, most: int = 200_000) -> list[str]:
    """The log loss by table, and how well chances are met by tenths."""
    told_of = []
    for table, (seen, won) in tables.items():
        total, count = 0.0, 0
        bins = np.zeros((10, 3))
        for start in range(0, min(most, len(won)), 8192):
            part = slice(start, min(start + 8192, most))
            chances = on_host(told(params, table, inputs(seen[part]))[4])
            truth = on_host(won[part]).astype(float)
            total += -np.sum(
                truth * np.log(chances + 1e-7) + (1 - truth) * np.log(1 - chances + 1e-7)
            )
            count += len(truth)
            np.add.at(
                bins,
                np.minimum((chances * 10).astype(int), 9),
                np.c_[np.ones_like(truth), chances, truth],
            )
        met = " ".join(f"{c / n:.2f}/{w / n:.2f}" for n, c, w in bins if n > 50)
        told_of.append(f"table {table}: loss {total / count:.4f}; said/met {met}")
    return told_of


def row(params: Params) -> list[int]:
    """As whole numbers, in the order of `fortable.twins.network`."""
    parts = {name: on_host(part) for name, part in params.items()}
    parts["first"] = parts["first"][:, :WIDTH]
    parts["second"] = parts["second"].T
    parts["third"] = parts["third"].T
    whole = [np.clip(np.rint(parts[name] * ONE), -32767, 32767).astype(int) for name in NAMES]
    return [int(weight) for part in whole for weight in part.ravel()]
