"""What a thread does: as a processor does at one table after the other. Imported where there is CUDA."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numba.cuda
from numba import int64

from fortable.research.turns import LUCK, Rules, choose_by_lot, turns_of
from fortable.twins import NOBODY, Twin
from fortable.twins.device import number_of

cuda: Any = numba.cuda


class Kernels(NamedTuple):
    """What can be started for a game."""

    step: Callable[..., None]
    begin: Callable[..., None]


@cache
def kernels_of(rules: Rules, room_size: int, number: Any) -> Kernels:
    """Compiled once for every game, when they are started first."""
    step_at, begin_at = turns_of(rules)

    @cuda.jit
    def step(tables, actions, first, unjudged):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < len(tables.seats):
            room = cuda.local.array(room_size, number)
            if step_at(tables, actions, first, room, at, at + 1):
                unjudged[cuda.atomic.add(unjudged, 0, 1) + 1] = at

    @cuda.jit
    def begin(tables, first):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < len(tables.seats):
            room = cuda.local.array(room_size, number)
            begin_at(tables, first, room, at, at + 1)

    return Kernels(step, begin)


def playouts_of(twin: Twin) -> Any:
    """Whole matches by lot, one after the other, from a first position on, and how many steps they took."""
    playout, size, room_size = twin.playout, twin.size, twin.room
    number = number_of(twin)

    @cuda.jit
    def playouts(first, lucks, counts, matches):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < len(counts):
            s, room = cuda.local.array(size, number), cuda.local.array(room_size, number)
            luck, count = cuda.local.array(LUCK, int64), 0
            for index in range(LUCK):
                luck[index] = lucks[at, index]
            for _ in range(matches):
                for index in range(size):
                    s[index] = first[index]
                count += playout(s, luck, room)
            counts[at] = count

    return playouts


@cuda.jit
def forget(tables):  # type: ignore[no-untyped-def]
    """No match is under way, and none has been."""
    at = cuda.grid(1)
    if at < len(tables.seats):
        tables.seats[at] = NOBODY
        tables.dones[at] = False
        for seat in range(tables.rewards.shape[1]):
            tables.rewards[at, seat] = 0


@cuda.jit
def choose(masks, lucks, actions):  # type: ignore[no-untyped-def]
    """An action by lot."""
    at = cuda.grid(1)
    if at < len(actions):
        choose_by_lot(masks, lucks, actions, at, at + 1)


@cuda.jit
def take(given, actions):  # type: ignore[no-untyped-def]
    """Actions as somebody else has them."""
    at = cuda.grid(1)
    if at < len(actions):
        actions[at] = given[at]


@cuda.jit
def gather(positions, which, found):  # type: ignore[no-untyped-def]
    """Some positions, one after the other."""
    at = cuda.grid(1)
    if at < len(which):
        for number in range(found.shape[1]):
            found[at, number] = positions[which[at], number]


@cuda.jit
def scatter(worths, which, rewards):  # type: ignore[no-untyped-def]
    """What some matches were worth."""
    at = cuda.grid(1)
    if at < len(which):
        for seat in range(worths.shape[1]):
            rewards[which[at], seat] = worths[at, seat]
