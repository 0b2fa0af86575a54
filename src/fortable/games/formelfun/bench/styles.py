"""A better style, by evolution: many near the one so far play against it, on the same deals."""

import time

import numpy as np

from ..machine import craft
from ..model import SPACES
from .device import Log, Rows, Save
from .matches import duels, kind_of

LIKE_GOOD = craft.STYLE.packed(
    needs=[[128, 104, 72, 64]] * 4,
    safe=[216, 960, 960, 960],
    keep=[16] * 4,
    dearness=[32] * 4,
    lookahead=[64] * 4,
    beside=[720] * 6,
    last_stretch=SPACES - 9,
    usual=40,
    usual_at_last=40,
)
"""The same as `policy.GOOD`, except for ties: where the search begins."""
STEPS = craft.STYLE.packed(
    needs=[[14, 14, 12, 12]] * 4,
    safe=[50, 120, 120, 120],
    rank=[15, 25, 40, 40],
    keep=[3] * 4,
    dearness=[12] * 4,
    lookahead=[16] * 4,
    ending=[60, 60],
    beside=[0, 0, 0, 120, 120, 120],
    cards=[40] * 14,
    last_stretch=2,
    usual=10,
    usual_at_last=10,
)
"""How far each number is moved to see what that does."""
KINDS = [
    kind_of(4),
    kind_of(4),
    kind_of(3),
    kind_of(6),
    kind_of(4, grid="random"),
    kind_of(5),
    kind_of(4),
]


def written(style: Rows) -> list[int]:
    return [int(number) for number in np.rint(style)]


FEWEST, MOST = 64, 4096
"""Deals a generation; as many as let there be so many generations."""
GENERATIONS = 30
SETTLED = 0.6
"""From here on what comes out is the mean of."""


def evolve(
    style: Rows, seconds: float, seed: int, size: tuple[int, int], log: Log, save: Save
) -> list[int]:
    """Climbs until time is up; each step by what all pairs of opposite styles tell."""
    (pairs, deals), settled = size, list[Rows]()
    rng, steps = np.random.default_rng(seed), np.array(STEPS, dtype=float)
    style = np.array(style, dtype=float)
    duels(
        KINDS, [[written(style)] * 2] * 2, seed, len(KINDS)
    )  # the first one waits for the compiler
    mean, square, began, count = np.zeros(len(style)), np.zeros(len(style)), time.monotonic(), 0
    while (spent := (time.monotonic() - began) / seconds) < 1 - 1 / GENERATIONS:
        apart = rng.normal(size=(pairs, len(style)))
        tried = np.concatenate([style + apart * steps, style - apart * steps])
        rows, since = np.array([[written(one), written(style)] for one in tried]), time.monotonic()
        gains = duels(KINDS, rows, seed * 1000003 + count, deals)
        took = time.monotonic() - since
        change = (apart * (gains[:pairs] - gains[pairs:])[:, None]).mean(0) / 2
        count += 1
        mean = 0.8 * mean + 0.2 * change
        square = 0.95 * square + 0.05 * change**2
        pace = mean / (1 - 0.8**count) / (np.sqrt(square / (1 - 0.95**count)) + 1e-6)
        style += (0.35 * (1 - spent) + 0.05) * pace * steps
        if spent > SETTLED:
            settled.append(style.copy())
        log(
            f"{spent:.0%} generation {count}: {deals} deals in {took:.2f} s, spread of gains"
            f" {gains.std():.4f}, steepness {np.abs(change).mean():.5f}"
        )
        deals = (
            int(min(MOST, max(FEWEST, deals * seconds / GENERATIONS / took)))
            if count == 2
            else deals
        )
        save(written(np.mean(settled, 0) if settled else style))
    return written(np.mean(settled, 0) if settled else style)


def against(style: Rows, other: Rows, seed: int, deals: int) -> dict[str, float]:
    """What is won beyond the fair share, by kind of match."""
    names = {"3": kind_of(3), "4": kind_of(4), "6": kind_of(6), "4 final": kind_of(4, "final")}
    return {
        name: float(duels([kind], [[style, other]], seed, deals)[0]) for name, kind in names.items()
    }
