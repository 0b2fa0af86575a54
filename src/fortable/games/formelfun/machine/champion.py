"""How the champion searches: every move in the same imagined worlds, until all but one are surely worse.

In each round the others' cards are dealt anew, and every move that is still in question is tried in that
world with the same luck, to the end of the race; a network then says what chance to win the match is left.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random

from fortable.twins import CHANCE, NOBODY, Flat, below, blank, compiled, flat, new_luck
from fortable.twins.bits import ones
from fortable.twins.luck import MASK
from fortable.twins.paired_rollouts import APART, mix
from fortable.twins.search_plan import SearchPlan

from . import fast, worth
from .craft import KEEN, driven_keenly
from .encode import redeal

PORTION = 24
"""Rounds between two looks at which moves are still in question."""
SURE = 2.5
"""A move is out of question whose deficit is so many standard errors."""
SIZE = fast.ROW.size


@compiled
def race_on(s: Flat, style: Flat, luck: Flat, room: Flat) -> int:
    """To the end of the race, everybody driving keenly; how many steps that took."""
    steps, until, seat = 0, s[fast.RACING] - 1, fast.waiting(s)
    while seat != NOBODY and s[fast.RACING] > until:
        if seat == CHANCE:
            left = ones(s[fast.LOT]) if s[fast.PHASE] == fast.GRID else s[fast.LEFT]
            fast.draw(s, fast.picked(s, below(luck, left)))
        else:
            fast.act(s, driven_keenly(s, style, luck, room))
        steps, seat = steps + 1, fast.waiting(s)
    return steps


@compiled
def try_round(
    world: Flat,
    moves: Flat,
    choices: int,
    style: Flat,
    weights: Flat,
    lots: Flat,
    luck: Flat,
    dealt: Flat,
    s: Flat,
    room: Flat,
    seen: Flat,
    hidden: Flat,
    found: Flat,
) -> None:
    """Deals the others' cards anew, and finds what each move comes to in that world, with the same luck."""
    seat = fast.waiting(world)
    for _ in range(APART):
        below(lots, MASK)
    for index in range(SIZE):
        dealt[index] = world[index]
    mix(lots, luck)
    redeal(dealt, seat, luck, room)
    for choice in range(choices):
        mix(lots, luck)
        for index in range(SIZE):
            s[index] = dealt[index]
        fast.act(s, moves[choice])
        race_on(s, style, luck, room)
        found[choice] = worth.chance_to_win(s, seat, weights, seen, hidden)


@compiled
def leave_out(moves: Flat, won: Flat, squares: Flat, choices: int, rounds: int, sure: float) -> int:
    """Only those moves stay that may still be the best; how many they are."""
    best, stay = 0, 0
    for choice in range(choices):
        if won[choice] > won[best]:
            best = choice
    most = won[best]
    for choice in range(choices):
        behind = most - won[choice]
        spread = squares[choice * fast.MOVES + best] - behind * behind / rounds
        if behind > sure * sqrt(max(0.0, spread)):
            continue
        for row in range(choices):
            squares[row * fast.MOVES + stay] = squares[row * fast.MOVES + choice]
        for column in range(choices):
            squares[stay * fast.MOVES + column] = squares[choice * fast.MOVES + column]
        if choice == best:
            best = stay
        moves[stay], won[stay] = moves[choice], won[choice]
        stay += 1
    return stay


@compiled
def compare(
    world: Flat,
    moves: Flat,
    won: Flat,
    squares: Flat,
    choices: int,
    done: int,
    rounds: int,
    style: Flat,
    weights: Flat,
    lots: Flat,
    luck: Flat,
    dealt: Flat,
    s: Flat,
    room: Flat,
    seen: Flat,
    hidden: Flat,
    found: Flat,
) -> int:
    """So many rounds after those `done`; adds what each move `won`; how many moves are then in question."""
    for number in range(done + 1, done + rounds + 1):
        try_round(
            world, moves, choices, style, weights, lots, luck, dealt, s, room, seen, hidden, found
        )
        for choice in range(choices):
            won[choice] += found[choice]
            for other in range(choices):
                apart = found[choice] - found[other]
                squares[choice * fast.MOVES + other] += apart * apart
        if number % PORTION == 0:
            choices = leave_out(moves, won, squares, choices, number, SURE)
    return choices


class Comparison:
    """The moves of one decision, compared until only one is in question."""

    def __init__(
        self, worlds: Sequence[Sequence[int]], rng: Random, style: Flat, weights: Flat
    ) -> None:
        """`worlds` need not be more than one: in each round the others' cards are dealt anew."""
        self._world = flat(worlds[0])
        self._style, self._weights = style, weights
        self._lots, self._luck = new_luck(rng), new_luck(rng)
        self._rooms = (
            *(blank(SIZE) for _ in range(2)),
            blank(fast.TWIN.most_moves),
            blank(worth.ROOM),
            worth.NETWORK.room(),
            blank(fast.MOVES),
        )
        self._moves = blank(fast.MOVES)
        self._choices = fast.legal(self._world, self._moves)
        self._won, self._squares = blank(fast.MOVES), blank(fast.MOVES * fast.MOVES)
        self._rounds = self._due = 0

    def grow(self, simulations: int) -> None:
        """So many playouts more; only whole rounds are tried, the rest is due the next time."""
        self._due += simulations
        while self._due >= self._choices > 1:
            rounds = min(self._due // self._choices, PORTION - self._rounds % PORTION)
            self._due -= rounds * self._choices
            self._choices = compare(
                self._world,
                self._moves,
                self._won,
                self._squares,
                self._choices,
                self._rounds,
                rounds,
                self._style,
                self._weights,
                self._lots,
                self._luck,
                *self._rooms,
            )
            self._rounds += rounds

    def best(self) -> int:
        """The move that won most."""
        best = max(range(self._choices), key=self._won.__getitem__)
        return int(self._moves[best])

    def is_decided(self, left: int) -> bool:  # noqa: ARG002
        """Whether all others are out of question."""
        return self._choices == 1


def begin(worlds: Sequence[Sequence[int]], rng: Random, _: int) -> Comparison:
    """By the weights in the package, which are read when somebody first plays against them."""
    return Comparison(worlds, rng, KEEN, worth.weights())


PLAN = SearchPlan(fast.TWIN, driven_keenly, KEEN, begin)
