"""Information-set tree search over any twin.

Every simulation starts in one of some imagined worlds, goes on where the tree promises most, adds one
node, and ends with a playout. Nodes stand for what was done and what chance decided, not for positions:
worlds that differ in what nobody knows share them, and a move that a world does not allow is not held
against it.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random

from .compiling import compiled, compiled_over
from .luck import below, new_luck
from .twin import CHANCE, NOBODY, WHOLE, Flat, Twin, blank, flat, share_win

NONE = -1
ROOT = 0
CURIOSITY = 0.7
"""How much more a move is tried that was tried little."""
PATIENCE = 2500
"""After so many steps a win is worth nothing any more: of two ways to win the shorter one is better."""
DEEPEST = 500
NODES_EACH = 3
"""Room in the tree for each simulation: a move and what chance decides around it."""

KEY, FIRST, NEXT, VISITS, OFFERED, WON, WIDTH = range(7)
"""What a node's part of the row holds: its move or pick, its first child, its next sibling, how often it was
tried, how often it could have been, and what the seat that moved there won."""


@compiled
def _chosen(nodes: Flat, node: int, luck: Flat, room: Flat, count: int) -> int:
    """Of the moves in `room` one that was never tried, by lot; else the most promising one."""
    new = 0
    for index in range(count):
        if _child(nodes, node, room[index]) == NONE:
            room[count + new] = room[index]
            new += 1
    if new:
        return room[count + below(luck, new)]
    best, most = room[0], -1.0
    for index in range(count):
        at = _child(nodes, node, room[index]) * WIDTH
        nodes[at + OFFERED] += 1
        visits = nodes[at + VISITS]
        promise = nodes[at + WON] / (WHOLE * visits)
        promise += CURIOSITY * sqrt(log(nodes[at + OFFERED] + 1.0) / visits)
        if promise > most:
            best, most = room[index], promise
    return best


@compiled
def _child(nodes: Flat, node: int, key: int) -> int:
    child = nodes[node * WIDTH + FIRST]
    while child != NONE and nodes[child * WIDTH + KEY] != key:
        child = nodes[child * WIDTH + NEXT]
    return child


@compiled
def _grow_leaf(nodes: Flat, node: int, child: int, key: int) -> None:
    nodes[child * WIDTH + KEY] = key
    nodes[child * WIDTH + FIRST] = NONE
    nodes[child * WIDTH + NEXT] = nodes[node * WIDTH + FIRST]
    nodes[node * WIDTH + FIRST] = child


@compiled
def _learn(nodes: Flat, path: Flat, depth: int, merits: Flat, seats: int, steps: int) -> None:
    """Every move on the path is worth what its seat got of the win, the sooner the more."""
    share_win(merits, seats)
    for step in range(depth):
        at = path[2 * step] * WIDTH
        nodes[at + VISITS] += 1
        nodes[at + WON] += merits[path[2 * step + 1]] * max(0, PATIENCE - steps) // PATIENCE


@compiled_over("waiting legal act bag draw merits playout row row number number row row row row")
def grow(
    waiting: Callable[[Flat], int],
    legal: Callable[[Flat, Flat], int],
    act: Callable[[Flat, int], None],
    bag: Callable[[Flat, Flat], int],
    draw: Callable[[Flat, int], None],
    merits: Callable[[Flat, Flat], int],
    playout: Callable[[Flat, Flat, Flat], int],
    worlds: Flat,
    nodes: Flat,
    used: int,
    simulations: int,
    luck: Flat,
    s: Flat,
    room: Flat,
    path: Flat,
) -> int:
    """So many simulations; how many nodes the tree then has. `s`, `room` and `path` are to write in."""
    size, most = len(s), len(nodes) // WIDTH
    for _ in range(simulations):
        start = size * below(luck, len(worlds) // size)
        for index in range(size):
            s[index] = worlds[start + index]
        node, depth, seat = ROOT, 0, waiting(s)
        while seat != NOBODY and depth < DEEPEST:
            if seat == CHANCE:
                key = room[below(luck, bag(s, room))]
                draw(s, key)
            else:
                key = _chosen(nodes, node, luck, room, legal(s, room))
                act(s, key)
            child = _child(nodes, node, key)
            is_new = child == NONE
            if is_new and used == most:
                break
            if is_new:
                child, used = used, used + 1
                _grow_leaf(nodes, node, child, key)
            node = child
            if seat != CHANCE:
                path[2 * depth], path[2 * depth + 1] = node, seat
                depth += 1
                if is_new:
                    break
            seat = waiting(s)
        steps = depth + playout(s, luck, room)
        _learn(nodes, path, depth, room, merits(s, room), steps)
    return used


class Tree:
    """A tree for one decision: it may grow again and again, and be asked at any time."""

    def __init__(self, twin: Twin, worlds: Sequence[Sequence[int]], rng: Random, room: int) -> None:
        """`worlds` are positions that whoever decides may be in; `room` is for so many simulations."""
        self.twin = twin
        self._worlds = flat([number for world in worlds for number in world])
        self._luck = new_luck(rng)
        self._nodes = blank((1 + NODES_EACH * room) * WIDTH)
        self._nodes[FIRST] = NONE
        self._used = 1

    def grow(self, simulations: int) -> None:
        """Simulate so often; what was found before stays."""
        twin = self.twin
        self._used = grow(
            twin.waiting,
            twin.pruned_legal or twin.legal,
            twin.act,
            twin.bag,
            twin.draw,
            twin.merits,
            twin.playout,
            self._worlds,
            self._nodes,
            self._used,
            simulations,
            self._luck,
            blank(twin.size),
            blank(2 * twin.most_moves),
            blank(2 * DEEPEST),
        )

    def tries(self) -> dict[int, int]:
        """How often each move was tried."""
        nodes, tried = self._nodes, {}
        child = nodes[FIRST]
        while child != NONE:
            tried[int(nodes[child * WIDTH + KEY])] = int(nodes[child * WIDTH + VISITS])
            child = nodes[child * WIDTH + NEXT]
        return tried

    def best(self) -> int:
        """The move that was tried most."""
        tries = self.tries()
        return max(tries, key=tries.__getitem__)

    def is_decided(self, left: int) -> bool:
        """Whether so many simulations more would not change which move was tried most."""
        tries = sorted(self.tries().values())
        return len(tries) == 1 or tries[-1] - tries[-2] > left
