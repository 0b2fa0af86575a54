"""Separate chains of squares from one edge of the board to the opposite one, as many as there can be.

One direction alone is a flow in which every square can be passed once (Menger). Where the chains of
the other direction are given, each must be crossed exactly once: that is a flow as well, from one
side of each of them to the other.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ..board.grid import Grid, bits, has, together

Chain = tuple[int, ...]
Chains = tuple[Chain, ...]
Steps = Mapping[int, Sequence[int]]
"""By square: where a chain may go on from there."""

EDGE = -1
"""Before the first square of a chain, and after its last."""


class Way(NamedTuple):
    """A direction bridges are built in: its edges, and those beside it."""

    first: int
    last: int
    near: int
    far: int
    ahead: int
    """The heading that leads straight from the first edge to the last."""


def ways(grid: Grid) -> tuple[Way, Way]:
    """North to south, and west to east."""
    north, south, west, east = grid.north, grid.south, grid.west, grid.east
    return Way(north, south, west, east, grid.width), Way(west, east, north, south, 1)


def most_chains(grid: Grid, way: Way, area: int, most: int) -> Chains:
    """Up to `most` separate chains from edge to edge in `area`."""
    steps = {
        square: [square + heading for heading in grid.headings if has(area, square + heading)]
        for square in bits(area)
    }
    return _separate(steps, area & way.first, area & way.last, most)


def most_across(grid: Grid, way: Way, area: int, most: int, others: Chains) -> Chains:
    """Up to `most` separate chains in `area` that cross each of `others` in exactly one square."""
    sides = _sides(grid, way, others)
    levels = {square: _level(square, sides) for square in bits(area)}
    steps = {square: list(_onward(grid, levels, square)) for square in levels}
    before, behind = 0, 2 * len(sides)
    firsts = [square for square in bits(area & way.first) if levels[square] <= before + 1]
    lasts = [square for square in bits(area & way.last) if levels[square] >= behind - 1]
    return _separate(steps, together(firsts), together(lasts), most)


def shortened(grid: Grid, way: Way, chain: Chain) -> Chain:
    """A shortest chain within a chain: it meets no square that the whole one does not meet."""
    area = together(chain)
    layers = [area & way.first]
    while not layers[-1] & way.last:
        area &= ~layers[-1]
        layers.append(grid.beside(layers[-1]) & area)
    reached = layers.pop() & way.last
    squares = [_lowest(reached)]
    for layer in reversed(layers):
        squares.append(_lowest(grid.beside(1 << squares[-1]) & layer))
    return tuple(reversed(squares))


def _lowest(squares: int) -> int:
    return next(bits(squares))


def _sides(grid: Grid, way: Way, others: Chains) -> list[tuple[int, int]]:
    """Each of the others as a set, and all before it as seen from the first edge; nearest first."""
    lines = [together(chain) for chain in others]
    sides = [(grid.joined(way.first, grid.all & ~line), line) for line in lines]
    return sorted(sides, key=lambda side: side[0].bit_count())


def _level(square: int, sides: list[tuple[int, int]]) -> int:
    """Even: how many others lie before a square, twice. Odd: the square is on the next of them."""
    for number, (before, line) in enumerate(sides):
        if before >> square & 1:
            return 2 * number
        if line >> square & 1:
            return 2 * number + 1
    return 2 * len(sides)


def _onward(grid: Grid, levels: Mapping[int, int], square: int) -> Iterator[int]:
    """Steps that stay on one side, lead onto the next of the others, or from it to what lies behind."""
    here = levels[square]
    is_crossing = here % 2 == 1
    reached = {here + 1, here + 2} if is_crossing else {here, here + 1}
    for heading in grid.headings:
        if levels.get(square + heading) in reached:
            yield square + heading


def _separate(steps: Steps, firsts: int, lasts: int, most: int) -> Chains:
    """Up to `most` chains that share no square, by ways that may undo parts of those found before."""
    before: dict[int, int] = {}
    after: dict[int, int] = {}
    for number in range(most):
        way = _one_more(steps, firsts, lasts, before, after)
        if not way:
            return _traced(before, after, number)
        _apply(way, before, after)
    return _traced(before, after, most)


Visit = tuple[int, bool]
"""A square, and whether the way comes to it or leaves it."""


def _one_more(
    steps: Steps, firsts: int, lasts: int, before: dict[int, int], after: dict[int, int]
) -> list[Visit]:
    """The shortest way that makes one chain more, or none."""
    came_from: dict[Visit, Visit | None] = {
        (square, True): None for square in bits(firsts) if before.get(square) != EDGE
    }
    waiting = deque(came_from)
    while waiting:
        visit = waiting.popleft()
        square, comes = visit
        if not comes and lasts >> square & 1 and after.get(square) != EDGE:
            return _retraced(visit, came_from)
        for following in _visits(steps, before, after, square, comes):
            if following not in came_from:
                came_from[following] = visit
                waiting.append(following)
    return []


def _visits(
    steps: Steps, before: dict[int, int], after: dict[int, int], square: int, comes: bool
) -> Iterator[Visit]:
    """Who comes to a taken square can only push its chain back; all others go on."""
    if not comes:
        taken = after.get(square)
        yield from ((onward, True) for onward in steps[square] if onward != taken)
        if square in before:
            yield square, True
    elif square not in before:
        yield square, False
    elif before[square] != EDGE:
        yield before[square], False


def _retraced(visit: Visit | None, came_from: Mapping[Visit, Visit | None]) -> list[Visit]:
    way = []
    while visit is not None:
        way.append(visit)
        visit = came_from[visit]
    return way[::-1]


def _apply(way: list[Visit], before: dict[int, int], after: dict[int, int]) -> None:
    """First take back the steps that are undone, then make the new ones."""
    moves = [(one, other) for one, other in pairwise(way) if one[0] != other[0]]
    for (square, comes), (other, _) in moves:
        if comes:
            del before[square], after[other]
    for (square, comes), (other, _) in moves:
        if not comes:
            after[square], before[other] = other, square
    before[way[0][0]] = after[way[-1][0]] = EDGE


def _traced(before: dict[int, int], after: dict[int, int], count: int) -> Chains:
    chains = []
    for square in [square for square, previous in before.items() if previous == EDGE]:
        chain = [square]
        while after[chain[-1]] != EDGE:
            chain.append(after[chain[-1]])
        chains.append(tuple(chain))
    assert len(chains) == count
    return tuple(chains)
