"""Rounds over any twin: in each, several moves are tried in one world with the same luck, and all is kept.

What differs between two moves of a round is then their own doing, and a difference tells of itself how sure
it is.
"""

from collections.abc import Callable

from .compiling import compiled_over
from .luck import MASK, below
from .paired_rollouts import APART, mix
from .twin import Flat

NO_MOVE = -1
"""In the place of a move: nobody moves first, or whoever is to move does so as in playouts."""


@compiled_over("act merits playout row row row number number row row row row")
def play_rounds(
    act: Callable[[Flat, int], None],
    outlook: Callable[[Flat, Flat], int],
    playout: Callable[[Flat, Flat, Flat], int],
    worlds: Flat,
    moves: Flat,
    found: Flat,
    choices: int,
    width: int,
    lots: Flat,
    luck: Flat,
    s: Flat,
    room: Flat,
) -> int:
    """Writes what each move of each round came to, `width` numbers of the outlook; how many rounds.

    `moves` are those of the first round, of the second and so on. A move that stands twice in a round is
    tried once.
    """
    size, rounds = len(s), len(moves) // choices
    for number in range(rounds):
        start = size * (number % (len(worlds) // size))
        for _ in range(APART):
            below(lots, MASK)
        for choice in range(choices):
            at = number * choices + choice
            same = choice
            for earlier in range(choice):
                if moves[number * choices + earlier] == moves[at] and same == choice:
                    same = earlier
            if same < choice:
                for index in range(width):
                    found[at * width + index] = found[(at - choice + same) * width + index]
                continue
            mix(lots, luck)
            for index in range(size):
                s[index] = worlds[start + index]
            if moves[at] != NO_MOVE:
                act(s, moves[at])
            playout(s, luck, room)
            outlook(s, room)
            for index in range(width):
                found[at * width + index] = room[index]
    return rounds
