"""Monte Carlo over any twin: every move of one decision is tried in the same worlds with the same luck.

What the others hold and what chance decides is then no reason why one move should look better than
another, and far fewer playouts tell them apart.
"""

from collections.abc import Callable, Sequence
from random import Random

from .compiling import compiled, compiled_over
from .luck import MASK, below, new_luck
from .twin import Flat, Twin, blank, flat

MIXER = 1597334677
"""Odd, and so small that its product with a part of the state has less than 64 bits."""
APART = 4
"""After so many steps nothing of a generator's state is the same."""


@compiled
def mix(lots: Flat, luck: Flat) -> None:
    """Luck that follows from the lots and is not their own future."""
    for index in range(len(luck)):
        luck[index] = (lots[index] * MIXER & MASK) | 1


@compiled_over("act merits playout row row row number number number row row row row")
def try_all(
    act: Callable[[Flat, int], None],
    worth: Callable[[Flat, Flat], int],
    playout: Callable[[Flat, Flat, Flat], int],
    worlds: Flat,
    moves: Flat,
    won: Flat,
    seat: int,
    first: int,
    rounds: int,
    lots: Flat,
    luck: Flat,
    s: Flat,
    room: Flat,
) -> int:
    """So many rounds from the `first` on, each with all moves in one world; adds to what they `won`."""
    size = len(s)
    for number in range(first, first + rounds):
        start = size * (number % (len(worlds) // size))
        for _ in range(APART):
            below(lots, MASK)
        for choice in range(len(moves)):
            mix(lots, luck)
            for index in range(size):
                s[index] = worlds[start + index]
            act(s, moves[choice])
            playout(s, luck, room)
            worth(s, room)
            won[choice] += room[seat]
    return first + rounds


class PairedRollouts:
    """Rollouts for one decision: they may go on again and again, and be asked at any time."""

    def __init__(
        self,
        twin: Twin,
        worth: Callable[[Flat, Flat], int],
        worlds: Sequence[Sequence[int]],
        rng: Random,
    ) -> None:
        """`worlds` are positions that whoever decides may be in, with the same moves in each.

        `worth` writes for every seat what the end of a playout is worth to it, and says how many there are.
        """
        self.twin = twin
        self.worth = worth
        first = flat(worlds[0])
        self._seat = twin.waiting(first)
        self._room = blank(twin.most_moves)
        count = (twin.pruned_legal or twin.legal)(first, self._room)
        self._moves = flat([int(move) for move in self._room[:count]])
        self._worlds = flat([number for world in worlds for number in world])
        self._won = blank(count)
        self._lots, self._luck = new_luck(rng), new_luck(rng)
        self._position = first
        self._rounds = self._due = 0

    def grow(self, simulations: int) -> None:
        """So many playouts more; only whole rounds are tried, the rest is due the next time."""
        rounds, self._due = divmod(self._due + simulations, len(self._moves))
        self._rounds = try_all(
            self.twin.act,
            self.worth,
            self.twin.playout,
            self._worlds,
            self._moves,
            self._won,
            self._seat,
            self._rounds,
            rounds,
            self._lots,
            self._luck,
            self._position,
            self._room,
        )

    def worths(self) -> dict[int, float]:
        """What each move is worth, in the mean of all rounds."""
        rounds = max(1, self._rounds)
        pairs = zip(self._moves, self._won, strict=True)
        return {int(move): float(won) / rounds for move, won in pairs}

    def best(self) -> int:
        """The move that is worth most."""
        worths = self.worths()
        return max(worths, key=worths.__getitem__)

    def is_decided(self, left: int) -> bool:  # noqa: ARG002
        """Whether there is nothing to choose."""
        return len(self._moves) == 1
