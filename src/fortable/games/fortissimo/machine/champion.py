"""How the champion searches: to the end of its turn, of the next, and where it matters of the one after.

Every line of its turn is valued by the best that the next seat can then do; those that may still be the best
are followed by two turns. Behind the last turn a network says what the position is worth.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, cast

from fortable.twins import Flat, blank, compiled, is_compiled
from fortable.twins.search_plan import AnytimeSearch
from fortable.twins.twin import WHOLE, flat

from . import fast, lookahead
from .lines import (
    BEST,
    FOUND,
    MOST_LINES,
    OUT,
    SUM,
    best_line,
    follow,
    is_blind,
    lines,
    move_of,
    number_of,
)
from .lookahead import best_move, keep
from .policy import PLAN, begin as begin_strongly
from .worth import HIDDEN, INNER, MOST_SEEN, network_of, worths

ONE_TURN, TWO_TURNS = 1, 2
WIDE, NARROW = WHOLE // 25, WHOLE // 60
"""So much less than the best a line may seem to be worth and still be looked at more deeply: at the root by
what two turns say, and in the turn after by what one says."""
EFFORT = 4
"""So many simulations of a playout take as long as a look at a turn."""


@compiled
def hopefuls(s: Flat, told: Flat, count: int, guesses: Flat, margin: int, found: Flat) -> int:
    """Strikes out, by making them worth nothing, lines that can hardly be the best; how many stay.

    With each card that chance may bring, what is best with it stays, if to turn one may be best at all.
    """
    seat, stay = s[fast.SEAT], 0
    found[SUM + seat] = 0
    best_line(s, told, count, guesses, found)
    least = found[BEST + seat] - margin
    is_hope = found[SUM + seat] >= least
    for index in range(count):
        line, worth = told[index], guesses[index * fast.MOST_SEATS + seat]
        if is_blind(s, line):
            least_here = _best_with(told, count, guesses, number_of(line), seat) - margin
            is_in = is_hope and worth >= least_here
        else:
            is_in = worth >= least
        if is_in:
            stay += 1
        else:
            guesses[index * fast.MOST_SEATS + seat] = OUT
    return stay


@compiled
def _best_with(told: Flat, count: int, guesses: Flat, number: int, seat: int) -> int:
    """The most that a line with this card is worth."""
    best = 0
    for index in range(count):
        if number_of(told[index]) == number:
            best = max(best, guesses[index * fast.MOST_SEATS + seat])
    return best


@compiled
def look(
    s: Flat, turns: int, weights: Flat, hidden: Flat, row: Flat, moves: Flat, found: Flat,
    after: Flat, turned: Flat, deeper: Flat, told: Flat, guesses: Flat, places: Flat, best: Flat,
) -> int:  # fmt: skip
    """What everybody may expect after so many turns more, in `found`; how many turns were looked at."""
    if s[fast.PHASE] == fast.OVER or not turns:
        worths(s, weights, hidden, row)
        keep(row, 0, found, lookahead.BEST)
        return 0
    if turns == 1:
        best_move(s, weights, turned, deeper, hidden, row, moves, found)
        return 1
    count = lines(s, places, after, told)
    for index in range(count):
        follow(s, told[index], places, after)
        worths(after, weights, hidden, row)
        keep(row, 0, guesses, index * fast.MOST_SEATS)
    looks = hopefuls(s, told, count, guesses, NARROW, best)
    for index in range(count):
        if guesses[index * fast.MOST_SEATS + s[fast.SEAT]] == OUT:
            continue
        follow(s, told[index], places, after)
        if after[fast.PHASE] != fast.OVER:
            best_move(after, weights, turned, deeper, hidden, row, moves, found)
            keep(found, lookahead.BEST, guesses, index * fast.MOST_SEATS)
    best_line(s, told, count, guesses, best)
    keep(best, BEST, found, lookahead.BEST)
    return looks


class Deepening:
    """The lines of one decision: all of them by the turn after, then the best of them by two."""

    def __init__(self, world: Sequence[int], weights: Flat) -> None:
        size = fast.TWIN.size
        self._world, self._places = flat(world), blank(lookahead.MOVES)
        self._told, self._after, self._found = blank(MOST_LINES), blank(size), blank(FOUND)
        self._weights = weights
        self._seen = blank(lookahead.FOUND)
        self._rooms = (
            _numbers(HIDDEN + INNER + fast.MOST_SEATS), blank(MOST_SEEN), blank(lookahead.MOVES),
            self._seen, blank(size), blank(size), blank(size), blank(MOST_LINES),
            blank(MOST_LINES * fast.MOST_SEATS), blank(lookahead.MOVES), blank(FOUND),
        )  # fmt: skip
        self._count = lines(self._world, self._places, self._after, self._told)
        self._worths = blank(self._count * fast.MOST_SEATS)
        self._hopes = self._worths[:]
        self._left: list[tuple[int, int]] = []
        self._due = 0
        for index in range(self._count):
            self._value(index, 0)
        self._best = self._best_so_far()
        self._is_deep = False
        if is_compiled():  # in plain Python a look takes 40 ms: there the end of the turn must do
            self._left = [(index, ONE_TURN) for index in self._by_worth(range(self._count))]

    def _value(self, index: int, turns: int) -> int:
        """What a line is worth, by so many turns more; how many turns were looked at for it."""
        follow(self._world, self._told[index], self._places, self._after)
        looks = look(self._after, turns, self._weights, *self._rooms)
        keep(self._seen, lookahead.BEST, self._worths, index * fast.MOST_SEATS)
        return looks

    def _by_worth(self, some: Iterable[int]) -> list[int]:
        seat = self._world[fast.SEAT]
        return sorted(some, key=lambda index: -self._worths[index * fast.MOST_SEATS + seat])

    def _best_so_far(self) -> int:
        return best_line(self._world, self._told, self._count, self._worths, self._found)

    def grow(self, simulations: int) -> None:
        """Looks at lines more deeply, for as long as so many simulations more would take."""
        self._due += simulations
        while self._left and self._due > 0:
            index, turns = self._left.pop(0)
            self._due -= EFFORT * max(1, self._value(index, turns))
            if not self._left:
                self._best = self._best_so_far()
                self._deepen()
        if self._is_deep:
            self._best = self._best_so_far()

    def _deepen(self) -> None:
        """Once every line was valued by one turn more: those that may be best, by two."""
        if self._is_deep:
            return
        self._is_deep = True
        hopes = self._worths[:]
        if is_compiled():
            hopes = hopes.copy()  # type: ignore[attr-defined]
        hopefuls(self._world, self._told, self._count, hopes, WIDE, self._found)
        seat = self._world[fast.SEAT]
        some = [i for i in range(self._count) if hopes[i * fast.MOST_SEATS + seat] != OUT]
        if len({self._choice(index) for index in some}) > 1:
            self._left = [(index, TWO_TURNS) for index in self._by_worth(some)]

    def _choice(self, index: int) -> int:
        return move_of(self._world, self._told[index], self._places)

    def best(self) -> int:
        """The first move of the best line so far."""
        return self._choice(self._best)

    def is_decided(self, left: int) -> bool:  # noqa: ARG002
        """Whether nothing is left that is worth a look."""
        return not self._left


def _numbers(length: int) -> Flat:
    """A row for the neurons; half as wide where it is compiled, which is quicker."""
    return _narrow(blank(length), "int32")


def _narrow(row: Flat, kind: str) -> Flat:
    return cast(Any, row).astype(kind) if is_compiled() else row


@cache
def weights_of(seats: int, is_advanced: bool) -> Flat | None:
    """The weights for such a table, if there are any; read when they are first needed."""
    name = f"worth-{seats}-{'advanced' if is_advanced else 'basic'}.weights"
    file = files(__package__) / name
    return _narrow(network_of(seats, is_advanced).read(file), "int16") if file.is_file() else None


def begin(worlds: Sequence[Sequence[int]], rng: Random, room: int) -> AnytimeSearch:
    """By the network for such a table; where there is none, as strong as can be without."""
    (world,) = worlds
    weights = weights_of(world[fast.SEATED], bool(world[fast.ADVANCED]))
    return begin_strongly(worlds, rng, room) if weights is None else Deepening(world, weights)


CHAMPION = replace(PLAN, begin=begin)
