"""Kernels for a CUDA device: a match for each thread, or for each block of threads."""

from importlib import import_module
from typing import Any

import numpy as np

from fortable.twins import CHANCE, NOBODY, compiled

from ..machine import champion, fast, worth
from .device import Rows
from .matches import LUCK, ROOM, SIZE, chance_decides, duel, seeded, telling, winner_of
from .rounds import HIDDEN, MOVES, masked, round_of

cuda: Any = import_module("numba.cuda")
int64: Any = import_module("numba").int64
SQUARES = MOVES * MOVES
SEEN = worth.ROOM
THREADS = 128
FIRST_LOOK = 32
"""After so many rounds a champion first asks which moves are still in question."""
SEAT, CHOICES, ROUNDS, BUDGET, WHO = range(5)


def _duels(
    starts: Rows, kinds: Rows, styles: Rows, seed: int, matches: int, each: int, won: Rows
) -> None:
    """Each thread plays some deals of one pair of styles."""
    at = cuda.grid(1)
    s, luck = cuda.local.array(SIZE, int64), cuda.local.array(LUCK, int64)
    room = cuda.local.array(ROOM, int64)
    one, part = at % len(styles), at // len(styles)
    total = 0
    for deal in range(part * each, min((part + 1) * each, matches)):
        start = starts[kinds[deal % len(kinds)]]
        total += duel(start, styles[one], seed, deal, s, luck, room)
    cuda.atomic.add(won, one, total)


def _tellings(start: Rows, styles: Rows, seed: int, seen: Rows, counts: Rows) -> None:
    """Each thread plays one match."""
    match = cuda.grid(1)
    s, luck = cuda.local.array(SIZE, int64), cuda.local.array(LUCK, int64)
    room = cuda.local.array(ROOM, int64)
    if match < len(seen):
        telling(start, styles, seed, match, s, luck, room, seen[match], counts[match])


@compiled
def begin_decision(
    world: Rows, moves: Rows, chances: Rows, mask: int, budgets: Rows, told: Rows
) -> None:
    """Chance decides what it must; then who acts, and among how many moves."""
    seat = fast.waiting(world)
    while seat == CHANCE:
        chance_decides(world, chances)
        seat = fast.waiting(world)
    told[SEAT] = seat
    if seat != NOBODY:
        told[WHO] = 0 if mask >> seat & 1 else 1
        told[CHOICES], told[ROUNDS] = fast.legal(world, moves), 0
        told[BUDGET] = budgets[told[WHO]]


@compiled
def rounds_now(told: Rows, sure: float) -> int:
    """How many are tried side by side."""
    rounds: int = min(THREADS, told[BUDGET] // told[CHOICES])
    return min(rounds, FIRST_LOOK) if sure > 0 and told[ROUNDS] == 0 else rounds


@compiled
def look_again(moves: Rows, won: Rows, squares: Rows, rounds: int, sure: float, told: Rows) -> None:
    """So many rounds more were tried: which moves are still in question."""
    told[ROUNDS] += rounds
    told[BUDGET] -= rounds * told[CHOICES]
    if sure > 0:
        told[CHOICES] = champion.leave_out(moves, won, squares, told[CHOICES], told[ROUNDS], sure)


def _add_up(found: Rows, choices: int, sure: float, won: Rows, squares: Rows) -> None:
    """What a round comes to, beside all other threads."""
    for one in range(choices):
        cuda.atomic.add(won, one, found[one])
        if sure > 0:
            for other in range(choices):
                apart = found[one] - found[other]
                cuda.atomic.add(squares, one * MOVES + other, apart * apart)


add_up = cuda.jit(_add_up, device=True)


def _contest(
    start: Rows, hows: Rows, budgets: Rows, sures: Rows, style: Rows, weights: Rows, seed: int,
    first: int, wins: Rows, spent: Rows,
) -> None:  # fmt: skip
    """Each block plays one match, and each of its threads tries one round of a decision at a time."""
    world = cuda.shared.array(SIZE, int64)
    moves, won = cuda.shared.array(MOVES, int64), cuda.shared.array(MOVES, int64)
    squares = cuda.shared.array(SQUARES, int64)
    told, chances = cuda.shared.array(8, int64), cuda.shared.array(LUCK, int64)
    s, dealt = cuda.local.array(SIZE, int64), cuda.local.array(SIZE, int64)
    luck, lots = cuda.local.array(LUCK, int64), cuda.local.array(LUCK, int64)
    room, found = cuda.local.array(ROOM, int64), cuda.local.array(MOVES, int64)
    seen, hidden = cuda.local.array(SEEN, int64), cuda.local.array(HIDDEN, int64)
    me, match = cuda.threadIdx.x, cuda.blockIdx.x
    mask = masked(start[fast.SEATED], seed, first + match, luck)
    seeded(lots, seed + 2, (first + match) * THREADS + me)
    if me == 0:
        for index in range(SIZE):
            world[index] = start[index]
        seeded(chances, seed + 1, (first + match) // 2)
    cuda.syncthreads()
    while True:
        if me == 0:
            begin_decision(world, moves, chances, mask, budgets, told)
        for index in range(me, SQUARES, THREADS):
            squares[index] = 0
        if me < MOVES:
            won[me] = 0
        cuda.syncthreads()
        if told[SEAT] == NOBODY:
            break
        who = told[WHO]
        while told[CHOICES] > 1 and told[BUDGET] >= told[CHOICES]:
            choices, rounds = told[CHOICES], rounds_now(told, sures[who])
            if me < rounds:
                round_of(
                    hows[who], world, moves, choices, style, weights, lots, luck, dealt, s, room,
                    seen, hidden, found,
                )  # fmt: skip
                add_up(found, choices, sures[who], won, squares)
            cuda.syncthreads()
            if me == 0:
                look_again(moves, won, squares, rounds, sures[who], told)
            cuda.syncthreads()
        if me == 0:
            best = 0
            for one in range(told[CHOICES]):
                if won[one] > won[best]:
                    best = one
            fast.act(world, moves[best])
            spent[match, who] += budgets[who] - told[BUDGET]
            spent[match, 2 + who] += 1
        cuda.syncthreads()
    if me == 0:
        wins[match] = mask >> winner_of(world, room) & 1


_duels_there, _tellings_there, _contest_there = map(cuda.jit, (_duels, _tellings, _contest))


def duels(
    starts: Rows, kinds: Rows, styles: Rows, seed: int, matches: int, each: int, won: Rows
) -> None:
    """As `matches.duels_here`."""
    there = cuda.to_device(won)
    threads = len(styles) * -(-matches // each)
    rows = [cuda.to_device(row) for row in (starts, kinds, styles)]
    _duels_there[-(-threads // THREADS), THREADS](*rows, seed, matches, each, there)
    won[:] = there.copy_to_host()


def tellings(start: Rows, styles: Rows, seed: int, seen: Rows, counts: Rows) -> None:
    """As `matches.tellings_here`; the arrays are on the device."""
    _tellings_there[-(-len(seen) // THREADS), THREADS](start, styles, seed, seen, counts)


def contest(told: Rows, seed: int, first: int, wins: Rows, spent: Rows) -> None:
    """As `judge.contest_here`."""
    there = [cuda.to_device(np.ascontiguousarray(row)) for row in (*told, wins, spent)]
    _contest_there[len(wins), THREADS](*there[:-2], seed, first, *there[-2:])
    wins[:], spent[:] = there[-2].copy_to_host(), there[-1].copy_to_host()
