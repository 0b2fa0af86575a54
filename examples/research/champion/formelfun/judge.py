"""Champions against `strong`, whole matches: on the device a block for each match, its threads the rounds."""

import time
from math import sqrt

from device import GPU, np
from matches import LUCK, ROOM, SIZE, STARTS, chance_decides, seeded, winner_of

from numba import int64, njit

from fortable.games.formelfun.machine import champion, craft, fast, policy, worth
from fortable.twins import NOBODY, below
from fortable.twins.bits import ones

MOVES = fast.MOVES
SQUARES = MOVES * MOVES
HIDDEN = worth.HIDDEN + worth.INNER + 1
VIEW = worth.ROOM
STRONG = 1000
"""Playouts."""
THREADS = 128
BY_WORTH, BY_STANDING, BY_STRONG = range(3)


@njit
def rounds_of_strong(world, moves, choices, lots, luck, dealt, s, room, found):
    """One round as `strong` tries it: everybody drives well, and the lead counts."""
    seat = fast.waiting(world)
    for _ in range(4):
        below(lots, 2)
    for index in range(SIZE):
        dealt[index] = world[index]
    champion.mix(lots, luck)
    champion.redeal(dealt, seat, luck, room)
    for choice in range(choices):
        champion.mix(lots, luck)
        for index in range(SIZE):
            s[index] = dealt[index]
        fast.act(s, moves[choice])
        policy.drive_on(s, luck, room)
        policy.standing(s, room)
        found[choice] = room[seat]


@njit
def round_of(how, world, moves, choices, style, weights, lots, luck, dealt, s, room, seen, hidden, found):
    if how == BY_WORTH:
        champion.try_round(
            world, moves, choices, style, weights, lots, luck, dealt, s, room, seen, hidden, found
        )
    else:
        rounds_of_strong(world, moves, choices, lots, luck, dealt, s, room, found)


@njit
def masked(seats, seed, deal, luck):
    """Who the champions are: half the seats, and at an odd number of them one more in every other deal."""
    seeded(luck, seed, deal // 2)
    mask = 0
    while ones(mask) != seats // 2:
        mask = below(luck, 1 << seats)
    return (1 << seats) - 1 - mask if deal % 2 else mask


@njit
def matches_here(start, hows, budgets, sures, style, weights, seed, first, mosts, wins, spent):
    """The same on the processor, one round after the other."""
    s, world, dealt = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    luck, lots, room = np.zeros(LUCK, np.int64), np.zeros(LUCK, np.int64), np.zeros(ROOM, np.int64)
    seen, hidden = np.zeros(worth.ROOM, np.int64), np.zeros(HIDDEN, np.int64)
    found, moves, won = np.zeros(MOVES, np.int64), np.zeros(MOVES, np.int64), np.zeros(MOVES, np.int64)
    squares, chances = np.zeros(MOVES * MOVES, np.int64), np.zeros(LUCK, np.int64)
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
                round_of(hows[who], world, moves, choices, style, weights, lots, luck, dealt, s, room, seen, hidden, found)
                rounds += 1
                budget -= choices
                for one in range(choices):
                    won[one] += found[one]
                    for other in range(choices):
                        squares[one * MOVES + other] += (found[one] - found[other]) ** 2
                if sures[who] > 0 and rounds % 24 == 0:
                    choices = champion.leave_out(moves, won, squares, choices, rounds, sures[who])
            spent[deal - first, who] += budgets[who] - budget
            spent[deal - first, 2 + who] += 1
            best = 0
            for one in range(choices):
                if won[one] > won[best]:
                    best = one
            fast.act(world, moves[best])
            seat = fast.waiting(world)
        wins[deal - first] = mask >> winner_of(world, room) & 1


if GPU:
    from numba import cuda

    @cuda.jit
    def matches_there(start, hows, budgets, sures, style, weights, seed, first, mosts, wins, spent):
        world = cuda.shared.array(SIZE, int64)
        moves = cuda.shared.array(MOVES, int64)
        won = cuda.shared.array(MOVES, int64)
        squares = cuda.shared.array(SQUARES, int64)
        told = cuda.shared.array(8, int64)  # the seat, choices, rounds, budget, who
        chances = cuda.shared.array(LUCK, int64)
        s, dealt = cuda.local.array(SIZE, int64), cuda.local.array(SIZE, int64)
        luck, lots = cuda.local.array(LUCK, int64), cuda.local.array(LUCK, int64)
        room, found = cuda.local.array(ROOM, int64), cuda.local.array(MOVES, int64)
        seen, hidden = cuda.local.array(VIEW, int64), cuda.local.array(HIDDEN, int64)
        me, deal = cuda.threadIdx.x, first + cuda.blockIdx.x
        mask = masked(start[fast.SEATED], seed, deal, luck)
        seeded(lots, seed + 2, deal * THREADS + me)
        for index in range(me, SIZE, THREADS):
            world[index] = start[index]
        if me == 0:
            seeded(chances, seed + 1, deal // 2)
        cuda.syncthreads()
        while True:
            if me == 0:
                seat = fast.waiting(world)
                while seat == -1:
                    chance_decides(world, chances)
                    seat = fast.waiting(world)
                told[0] = seat
                if seat != NOBODY:
                    told[4] = 0 if mask >> seat & 1 else 1
                    told[1], told[2], told[3] = fast.legal(world, moves), 0, budgets[told[4]]
            for index in range(me, MOVES * MOVES, THREADS):
                squares[index] = 0
            if me < MOVES:
                won[me] = 0
            cuda.syncthreads()
            if told[0] == NOBODY:
                break
            who = told[4]
            while told[1] > 1 and told[3] >= told[1]:
                choices = told[1]
                rounds = min(THREADS, told[3] // choices)
                if sures[who] > 0 and told[2] == 0:
                    rounds = min(rounds, 32)
                if me < rounds:
                    round_of(hows[who], world, moves, choices, style, weights, lots, luck, dealt, s, room, seen, hidden, found)
                    for one in range(choices):
                        cuda.atomic.add(won, one, found[one])
                        if sures[who] > 0:
                            for other in range(choices):
                                apart = found[one] - found[other]
                                cuda.atomic.add(squares, one * MOVES + other, apart * apart)
                cuda.syncthreads()
                if me == 0:
                    told[2] += rounds
                    told[3] -= rounds * choices
                    if sures[who] > 0:
                        told[1] = champion.leave_out(moves, won, squares, choices, told[2], sures[who])
                cuda.syncthreads()
            if me == 0:
                best = 0
                for one in range(told[1]):
                    if won[one] > won[best]:
                        best = one
                fast.act(world, moves[best])
                spent[cuda.blockIdx.x, who] += budgets[who] - told[3]
                spent[cuda.blockIdx.x, 2 + who] += 1
            cuda.syncthreads()
        if me == 0:
            wins[cuda.blockIdx.x] = mask >> winner_of(world, room) & 1


def interval(won, of):
    """Wilson's, for 95 %."""
    z, share = 1.96, won / of
    middle, width = share + z * z / 2 / of, z * sqrt(share * (1 - share) / of + z * z / 4 / of / of)
    return (middle - width) / (1 + z * z / of), (middle + width) / (1 + z * z / of)


def judge(kind, how, style, weights, budget, sure, seed, seconds, most=2048, log=print, name=""):
    """Champions against strong until time is up, in portions of matches; what share of matches they win."""
    chunk = (264 if GPU else 1) if most > 264 else most
    start = np.ascontiguousarray(STARTS[kind])
    hows, budgets = np.array([how, BY_STRONG]), np.array([budget, STRONG])
    sures, mosts = np.array([sure, 0.0]), np.zeros(1, np.int64)
    style, weights = np.array(style, np.int64), np.array(weights, np.int64)
    won, played, longest, began = 0, 0, 0.0, time.monotonic()
    totals = np.zeros(4)
    while played < most and (played == 0 or time.monotonic() - began + longest * 1.1 < seconds):
        since, wins, spent = time.monotonic(), np.zeros(chunk, np.int64), np.zeros((chunk, 4), np.int64)
        told = (start, hows, budgets, sures, style, weights)
        if GPU:
            there = [cuda.to_device(row) for row in told]
            wins_there, spent_there = cuda.to_device(wins), cuda.to_device(spent)
            matches_there[chunk, THREADS](*there, seed, played, mosts, wins_there, spent_there)
            wins, spent = wins_there.copy_to_host(), spent_there.copy_to_host()
        else:
            matches_here(*told, seed, played, mosts, wins, spent)
        longest = max(longest, time.monotonic() - since)
        won, played, totals = won + int(wins.sum()), played + chunk, totals + spent.sum(0)
    low, high = interval(won, played)
    mean = totals[:2] / np.maximum(1, totals[2:])
    log(
        f"{name}: {won} of {played} = {won / played:.3f} ({low:.3f}-{high:.3f}); playouts a decision"
        f" {mean[0]:.0f} and {mean[1]:.0f}; {time.monotonic() - began:.0f} s"
    )
    return won, played
