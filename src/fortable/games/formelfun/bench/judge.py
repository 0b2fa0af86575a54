"""Champions against `strong`, whole matches: on the device a block for each match, its threads the rounds."""

import time
from math import sqrt
from typing import TypeAlias

import numpy as np

from fortable.twins import NOBODY, compiled

from ..machine import champion, fast, worth
from .device import GPU, Log, Rows
from .matches import LUCK, ROOM, SIZE, STARTS, chance_decides, seeded, winner_of
from .rounds import BY_STRONG, HIDDEN, MOVES, masked, round_of

STRONG = 1000
"""Playouts."""
Contest: TypeAlias = tuple[Rows, Rows, Rows, Rows, Rows, Rows]
"""Where matches begin, how both play, their budgets, when they are sure; the style, and the weights."""
AT_ONCE = 264
"""So many matches are played between two looks at the watch, on the device."""


@compiled
def zeros(length: int) -> Rows:
    """A row of them."""
    return np.zeros(length, np.int64)


@compiled
def contest_here(
    start: Rows, hows: Rows, budgets: Rows, sures: Rows, style: Rows, weights: Rows, seed: int,
    first: int, wins: Rows, spent: Rows,
) -> None:  # fmt: skip
    """On the processor, one match and one round after the other."""
    s, world, dealt = zeros(SIZE), zeros(SIZE), zeros(SIZE)
    luck, lots, room, chances = zeros(LUCK), zeros(LUCK), zeros(ROOM), zeros(LUCK)
    seen, hidden, squares = zeros(worth.ROOM), zeros(HIDDEN), zeros(MOVES * MOVES)
    found, moves, won = zeros(MOVES), zeros(MOVES), zeros(MOVES)
    for deal in range(first, first + len(wins)):
        mask = masked(start[fast.SEATED], seed, deal, luck)
        for index in range(SIZE):
            world[index] = start[index]
        seeded(chances, seed + 1, deal // 2)
        seeded(lots, seed + 2, deal)
        seat = fast.waiting(world)
        while seat != NOBODY:
            if seat < 0:
                chance_decides(world, chances)
                seat = fast.waiting(world)
                continue
            who = 0 if mask >> seat & 1 else 1
            choices, rounds = fast.legal(world, moves), 0
            won[:] = 0
            squares[:] = 0
            budget = budgets[who]
            while choices > 1 and budget >= choices:
                round_of(
                    hows[who], world, moves, choices, style, weights, lots, luck, dealt, s, room,
                    seen, hidden, found,
                )  # fmt: skip
                rounds += 1
                budget -= choices
                for one in range(choices):
                    won[one] += found[one]
                    for other in range(choices):
                        squares[one * MOVES + other] += (found[one] - found[other]) ** 2
                if sures[who] > 0 and rounds % champion.PORTION == 0:
                    choices = champion.leave_out(moves, won, squares, choices, rounds, sures[who])
            spent[deal - first, who] += budgets[who] - budget
            spent[deal - first, 2 + who] += 1
            fast.act(world, moves[np.argmax(won[:choices])])
            seat = fast.waiting(world)
        wins[deal - first] = mask >> winner_of(world, room) & 1


def interval(won: Rows, of: int) -> tuple[float, float]:
    """Wilson's, for 95 %."""
    z, share = 1.96, won / of
    middle, width = share + z * z / 2 / of, z * sqrt(share * (1 - share) / of + z * z / 4 / of / of)
    return (middle - width) / (1 + z * z / of), (middle + width) / (1 + z * z / of)


def contest(told: Contest, seed: int, first: int, wins: Rows, spent: Rows) -> None:
    """So many matches as there is room for in `wins`."""
    if GPU:
        from . import kernels

        kernels.contest(told, seed, first, wins, spent)
    else:
        contest_here(*told, seed, first, wins, spent)


def judge(
    kind: int, how: int, style: Rows, weights: Rows, budget: int, seed: int, seconds: float,
    log: Log, name: str, most: int = 2048,
) -> tuple[int, int]:  # fmt: skip
    """Champions against strong until time is up, in portions; how many matches they won, and of how many."""
    chunk = (AT_ONCE if GPU else 1) if most > AT_ONCE else most
    told = (
        np.ascontiguousarray(STARTS[kind]),
        np.array([how, BY_STRONG]),
        np.array([budget, STRONG]),
        np.array([champion.SURE, 0.0]),
        np.array(style, np.int64),
        np.array(weights, np.int64),
    )
    won, played, longest, began = 0, 0, 0.0, time.monotonic()
    totals = np.zeros(4)
    while played < most and (played == 0 or time.monotonic() - began + longest * 1.1 < seconds):
        since, wins, spent = (
            time.monotonic(),
            np.zeros(chunk, np.int64),
            np.zeros((chunk, 4), np.int64),
        )
        contest(told, seed, played, wins, spent)
        longest = max(longest, time.monotonic() - since)
        won, played, totals = won + int(wins.sum()), played + chunk, totals + spent.sum(0)
    low, high = interval(won, played)
    mean = totals[:2] / np.maximum(1, totals[2:])
    log(
        f"{name}: {won} of {played} = {won / played:.3f} ({low:.3f}-{high:.3f}); playouts a decision"
        f" {mean[0]:.0f} and {mean[1]:.0f}; {time.monotonic() - began:.0f} s"
    )
    return won, played
