"""A heap of stones: take one to three, the last stone wins; chance may add some first. For search."""

from fortable.kernel.words import Action
from fortable.twins import CHANCE, NOBODY, Flat, Layout, Twin, below, compiled

ROW = Layout()
STONES, SEAT, ADDED = ROW.numbers("stones", "seat", "added")


@compiled
def waiting(s: Flat) -> int:
    if s[ADDED] == 0:
        return CHANCE
    return s[SEAT] if s[STONES] else NOBODY


@compiled
def legal(s: Flat, moves: Flat) -> int:
    for take in range(min(3, s[STONES])):
        moves[take] = take + 1
    return min(3, s[STONES])


@compiled
def act(s: Flat, move: int) -> None:
    s[STONES] -= move
    s[SEAT] = 1 - s[SEAT]


@compiled
def bag(s: Flat, picks: Flat) -> int:
    picks[0], picks[1] = 4, 8
    return 2 - s[ADDED]


@compiled
def draw(s: Flat, pick: int) -> None:
    s[STONES] += pick
    s[ADDED] = 1


@compiled
def merits(s: Flat, row: Flat) -> int:
    row[s[SEAT]], row[1 - s[SEAT]] = 0, 1
    return 2


@compiled
def playout(s: Flat, luck: Flat, room: Flat) -> int:
    while s[STONES]:
        act(s, room[below(luck, legal(s, room))])
    return 0


def _no_action(_: object) -> Action:
    raise NotImplementedError


HEAP = Twin(
    pack=list,
    row=ROW,
    move_of=lambda _: 0,
    action_of=_no_action,
    moves_at_all=4,
    most_moves=4,
    waiting=waiting,
    legal=legal,
    act=act,
    bag=bag,
    draw=draw,
    merits=merits,
    playout=playout,
)
