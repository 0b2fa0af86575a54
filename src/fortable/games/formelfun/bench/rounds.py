"""A round of a champion or of `strong`: all moves in one world with the same luck; and who plays where."""

from fortable.twins import below, compiled
from fortable.twins.bits import ones
from fortable.twins.luck import MASK
from fortable.twins.paired_rollouts import APART, mix

from ..machine import champion, encode, fast, policy, worth
from .device import Rows
from .matches import SIZE, seeded

MOVES = fast.MOVES
HIDDEN = worth.HIDDEN + worth.INNER + 1
BY_WORTH, BY_STANDING, BY_STRONG = range(3)
"""The champion; the champion with `strong`'s sense of driving and of what a position is worth; `strong`."""


@compiled
def round_of_strong(
    world: Rows, moves: Rows, choices: int, lots: Rows, luck: Rows, dealt: Rows, s: Rows,
    room: Rows, found: Rows,
) -> None:  # fmt: skip
    """Everybody drives well, and the lead counts."""
    seat = fast.waiting(world)
    for _ in range(APART):
        below(lots, MASK)
    for index in range(SIZE):
        dealt[index] = world[index]
    mix(lots, luck)
    encode.redeal(dealt, seat, luck, room)
    for choice in range(choices):
        mix(lots, luck)
        for index in range(SIZE):
            s[index] = dealt[index]
        fast.act(s, moves[choice])
        policy.drive_on(s, luck, room)
        policy.standing(s, room)
        found[choice] = room[seat]


@compiled
def round_of(
    how: int, world: Rows, moves: Rows, choices: int, style: Rows, weights: Rows, lots: Rows,
    luck: Rows, dealt: Rows, s: Rows, room: Rows, seen: Rows, hidden: Rows, found: Rows,
) -> None:  # fmt: skip
    """By any of the three."""
    if how == BY_WORTH:
        champion.try_round(
            world, moves, choices, style, weights, lots, luck, dealt, s, room, seen, hidden, found
        )
    else:
        round_of_strong(world, moves, choices, lots, luck, dealt, s, room, found)


@compiled
def masked(seats: int, seed: int, deal: int, luck: Rows) -> int:
    """Who the champions are: half the seats, and in the other match of a deal the other seats."""
    seeded(luck, seed, deal // 2)
    mask = 0
    while ones(mask) != seats // 2:
        mask = below(luck, 1 << seats)
    return (1 << seats) - 1 - mask if deal % 2 else mask
