"""How to play well, as playouts need it: quick, and not bad. The rules are in `fast.py`."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fortable.twins import CHANCE, NOBODY, Flat, below, compiled
from fortable.twins.bits import ones
from fortable.twins.method import Method
from fortable.twins.trees import Tree

from . import bots
from .fast import (
    ADVANCED,
    AIM,
    CELLS,
    CHOOSE,
    FIRE,
    GRID,
    INSERT,
    LEFT,
    NONE,
    PHASE,
    RAMPARTS,
    RETURN,
    SEAT,
    SEATED,
    SPAN,
    TAKE,
    TOPS,
    TURNED,
    TWIN,
    UP,
    act,
    bag,
    draw,
    fits,
    is_alone,
    legal,
    points,
    shots,
    takes,
    waiting,
)
from .model import EMPTY, FULL_RAMPART, UNSEEN
from .rules import SEATS

SCALE = 10
"""Whole numbers count tenths here."""
STRIDE, RIVALRY, BONUS = round(SCALE * bots.STRIDE), round(SCALE * bots.RIVALRY), SCALE * bots.BONUS
FEWEST = SEATS[0]


@compiled
def sensible(s: Flat, luck: Flat, room: Flat) -> int:
    """What a player would do who remembers every card and climbs in steps that leave room for more."""
    if s[PHASE] == AIM:
        return _best_shot(s, room)
    if s[PHASE] == CHOOSE:
        is_good = takes(s, s[TURNED], room, 0) and _appeal(s, s[GRID + s[TURNED]]) > 0
        return room[0] if is_good else RETURN
    best, most, unseen = NONE, 0, 0
    for place in range(CELLS):
        number = s[GRID + place]
        if number == UNSEEN:
            room[unseen] = place
            unseen += 1
        elif number != EMPTY and fits(s, number):
            appeal = _appeal(s, number)
            if best == NONE or appeal > most:
                best, most = place, appeal
    if unseen and most <= 0:
        return room[below(luck, unseen)]
    if best == NONE:
        return room[below(luck, legal(s, room))]
    if s[UP] >> best & 1:
        return TAKE + best if s[GRID + best] > s[TOPS + s[SEAT]] else INSERT + best
    return best


@compiled
def _appeal(s: Flat, number: int) -> int:
    """How gladly a card that fits is taken; not above 0 if it is left."""
    seat = s[SEAT]
    top, wanted = s[TOPS + seat], FULL_RAMPART - ones(s[RAMPARTS + seat])
    worth = _worth(s, seat, number)
    if number < top:
        return BONUS * worth
    above = ones(s[LEFT] >> (top + 1))
    climb = above - ones(s[LEFT] >> (number + 1))
    if is_alone(s):
        return worth if climb <= max(above - wanted + 1, 1) else -climb
    dared = max((STRIDE + RIVALRY * (s[SEATED] - FEWEST)) * above // wanted, SCALE + SCALE // 2)
    return dared - SCALE * climb + BONUS * (worth - 1)


@compiled
def _worth(s: Flat, seat: int, number: int) -> int:
    """The points that a card brings to a rampart without it; to one that has it, less those it brings."""
    if not s[ADVANCED]:
        return 1
    before = points(s, seat)
    s[RAMPARTS + seat] ^= 1 << number
    worth = points(s, seat) - before
    s[RAMPARTS + seat] ^= 1 << number
    return worth


@compiled
def _best_shot(s: Flat, room: Flat) -> int:
    """At whoever is ahead; what costs most, and rather not the top card (FT-20)."""
    best, most = NONE, NONE
    for index in range(shots(s, room)):
        target, number = (room[index] - FIRE) // SPAN, (room[index] - FIRE) % SPAN
        harm = (points(s, target) * SPAN - _worth(s, target, number)) * SPAN + SPAN - number
        if harm > most:
            best, most = room[index], harm
    return best


@compiled
def played_sensibly(s: Flat, luck: Flat, room: Flat) -> int:
    """To the end, everybody playing sensibly."""
    steps, seat = 0, waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            draw(s, room[below(luck, bag(s, room))])
        else:
            act(s, sensible(s, luck, room))
        steps, seat = steps + 1, waiting(s)
    return steps


PLAYED = replace(TWIN, playout=played_sensibly)


def begin(worlds: Sequence[Sequence[int]], rng: Random, room: int) -> Tree:
    return Tree(PLAYED, worlds, rng, room)


METHOD = Method(PLAYED, begin)
