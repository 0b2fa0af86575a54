"""Whole matches, one for each thread: styles against each other, and what is seen between two races."""

from typing import Any

import numpy as np

from fortable.twins import NOBODY, below, compiled
from fortable.twins.bits import ones
from fortable.twins.twin import WHOLE

from .. import GAME
from ..machine import craft, fast, worth
from ..model import Options
from .device import GPU, Rows, xp

LUCK = 4
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (5, {"cars_at_five": 2}),
    (6, {}),
]
KINDS = [
    (seats, options | {"title": title, "grid": grid})
    for seats, options in TABLES
    for title in ("points", "final")
    for grid in ("mirrored", "random")
]
STARTS = np.array([fast.pack(GAME.start(Options(**told), seats)) for seats, told in KINDS])
SIZE, ROOM = fast.ROW.size, fast.TWIN.most_moves
SEEN_AT_ONCE = 64
BLANK = worth.WIDTH


def kind_of(seats: int, title: str = "points", grid: str = "mirrored") -> int:
    return KINDS.index((seats, {"title": title, "grid": grid}))


@compiled
def seeded(luck: Rows, seed: int, stream: int) -> None:
    """Luck that follows from two numbers."""
    luck[0] = (seed * 2654435761 + 1) & 4294967295
    luck[1] = (stream * 2246822519 + 40503) & 4294967295 | 1
    luck[2] = (seed ^ stream * 374761393) & 4294967295 | 1
    luck[3] = 2463534242
    for _ in range(24):
        below(luck, 2)


@compiled
def chance_decides(s: Rows, luck: Rows) -> None:
    left = ones(s[fast.LOT]) if s[fast.PHASE] == fast.GRID else s[fast.LEFT]
    fast.draw(s, fast.picked(s, below(luck, left)))


@compiled
def winner_of(s: Rows, room: Rows) -> int:
    fast.merits(s, room)
    best = 0
    for seat in range(s[fast.SEATED]):
        if room[seat] > room[best]:
            best = seat
    return best


@compiled
def play(s: Rows, styles: Rows, mask: int, luck: Rows, room: Rows) -> int:
    """A whole match: seats in `mask` drive by the first style, the others by the second; who won."""
    seat = fast.waiting(s)
    while seat != NOBODY:
        if seat < 0:
            chance_decides(s, luck)
        else:
            fast.act(s, craft.driven_keenly(s, styles[1 - (mask >> seat & 1)], luck, room))
        seat = fast.waiting(s)
    return winner_of(s, room)


@compiled
def duel(start: Rows, styles: Rows, seed: int, deal: int, s: Rows, luck: Rows, room: Rows) -> int:
    """One deal twice, with the seats exchanged; by how much more than its share the first style won."""
    won = 0
    seats = start[fast.SEATED]
    seeded(luck, seed, deal)
    mask = 0
    while ones(mask) != seats // 2:
        mask = below(luck, 1 << seats)
    for turn in range(2):
        if turn:
            mask = (1 << seats) - 1 - mask
        for index in range(SIZE):
            s[index] = start[index]
        seeded(luck, seed + 1, deal)
        winner = play(s, styles, mask, luck, room)
        won += WHOLE * (mask >> winner & 1)
    return won - WHOLE


@compiled
def telling(
    start: Rows,
    styles: Rows,
    seed: int,
    match: int,
    s: Rows,
    luck: Rows,
    room: Rows,
    seen: Rows,
    count: Rows,
) -> None:
    """A match of styles by lot; writes what every team sees after every race, and at last who won."""
    seeded(luck, seed, match)
    for index in range(SIZE):
        s[index] = start[index]
    pattern, seats, first = below(luck, 1 << 30), start[fast.SEATED], 0
    racing, seat = 0, fast.waiting(s)
    while seat != NOBODY:
        if seat < 0:
            chance_decides(s, luck)
        else:
            if s[fast.RACING] < racing:
                for each in range(seats):
                    found = worth.see(s, each, room)
                    row = seen[first + each]
                    for index in range(SEEN_AT_ONCE):
                        row[index] = room[index] % BLANK if index < found else BLANK
                    row[SEEN_AT_ONCE] = each
                first += seats
            racing = s[fast.RACING]
            style = styles[(pattern >> 4 * seat & 15) % len(styles)]
            fast.act(s, craft.driven_keenly(s, style, luck, room))
        seat = fast.waiting(s)
    winner = winner_of(s, room)
    for row in range(first):
        seen[row, SEEN_AT_ONCE] = seen[row, SEEN_AT_ONCE] == winner
    count[0] = first


@compiled
def duels_here(
    starts: Rows, kinds: Rows, styles: Rows, seed: int, first: int, matches: int, won: Rows
) -> None:
    s, luck = np.zeros(SIZE, np.int64), np.zeros(LUCK, np.int64)
    room = np.zeros(ROOM, np.int64)
    for one in range(len(styles)):
        for deal in range(first, first + matches):
            start = starts[kinds[deal % len(kinds)]]
            won[one] += duel(start, styles[one], seed, deal, s, luck, room)


@compiled
def tellings_here(start: Rows, styles: Rows, seed: int, seen: Rows, counts: Rows) -> None:
    s, luck = np.zeros(SIZE, np.int64), np.zeros(LUCK, np.int64)
    room = np.zeros(ROOM, np.int64)
    for match in range(len(seen)):
        telling(start, styles, seed, match, s, luck, room, seen[match], counts[match])


def duels(kinds: Rows, styles: Rows, seed: int, matches: int, each: int = 4) -> Rows:
    """What part of a win a match each first style has beyond its share; each deal is played twice."""
    styles, kinds = np.ascontiguousarray(styles, np.int64), np.array(kinds, np.int64)
    won = np.zeros(len(styles), np.int64)
    if not GPU:
        duels_here(STARTS, kinds, styles, seed, 0, matches, won)
    else:
        from . import kernels

        kernels.duels(STARTS, kinds, styles, seed, matches, each, won)
    return won / (WHOLE * 2 * matches)


def told(kind: int, styles: Rows, seed: int, matches: int) -> tuple[Rows, Rows]:
    """What is seen between races of so many matches, a row each, and whether that team won."""
    seats = KINDS[kind][0]
    styles = np.ascontiguousarray(styles, np.int64)
    rows = seats * (int(STARTS[kind][fast.ROWS]) * seats - 2)
    seen = xp.full((matches, rows, SEEN_AT_ONCE + 1), BLANK, dtype=xp.int16)
    counts = xp.zeros((matches, 1), dtype=xp.int64)
    if GPU:
        from . import kernels

        kernels.tellings(xp.asarray(STARTS[kind]), xp.asarray(styles), seed, seen, counts)
    else:
        tellings_here(STARTS[kind], styles, seed, seen, counts)
    seen = seen.reshape(-1, SEEN_AT_ONCE + 1)
    return seen[:, :SEEN_AT_ONCE], seen[:, SEEN_AT_ONCE]
