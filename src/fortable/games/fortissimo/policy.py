"""How to play well: one sense of it for bots, and for the playouts of their search.

A style is a row with one number, the stride: how many fair shares of the cards a player dares to climb at
once, for two players. A fair share is what is left above its rampart for each card it still wants.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fortable.twins import CHANCE, NOBODY, Flat, below, compiled, flat
from fortable.twins.bits import ones
from fortable.twins.search_plan import SearchPlan
from fortable.twins.trees import Tree

from .fast import (
    ADVANCED,
    AIM,
    ARMED,
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
from .model import EMPTY, FULL_RAMPART, MAGICIAN, UNSEEN
from .rules import SEATS

SCALE = 10
"""Whole numbers count tenths here."""
SENSIBLE = flat([24])
"""The best of strides, found by simulation."""
RIVALRY = 4
"""How much longer it is for every player more."""
BONUS = 20
"""How many more cards are skipped for a point."""
FEWEST = SEATS[0]


@compiled
def sensible(s: Flat, style: Flat, luck: Flat, room: Flat) -> int:
    """What a player does who climbs in steps that leave room for more, and looks for what it wants."""
    if s[PHASE] == AIM:
        return room[_best_shot(s, room)]
    if s[PHASE] == CHOOSE:
        is_good = takes(s, s[TURNED], room, 0) and _appeal(s, style, s[GRID + s[TURNED]], room) > 0
        return _taking(s, s[TURNED]) if is_good else RETURN
    best, most, unseen = NONE, 0, 0
    for place in range(CELLS):
        number = s[GRID + place]
        if number == UNSEEN:
            unseen += 1
        elif number != EMPTY and fits(s, number):
            appeal = _appeal(s, style, number, room)
            if best == NONE or appeal > most:
                best, most = place, appeal
    if unseen and most <= 0:
        return _unseen(s, below(luck, unseen))
    if best == NONE:
        return room[below(luck, legal(s, room))]
    return _taking(s, best) if s[UP] >> best & 1 else best


@compiled
def _taking(s: Flat, place: int) -> int:
    return TAKE + place if s[GRID + place] > s[TOPS + s[SEAT]] else INSERT + place


@compiled
def _unseen(s: Flat, number: int) -> int:
    """The place of one of the cards that nobody has seen."""
    place = 0
    while number or s[GRID + place] != UNSEEN:
        number -= s[GRID + place] == UNSEEN
        place += 1
    return place


@compiled
def _appeal(s: Flat, style: Flat, number: int, room: Flat) -> int:
    """How gladly a card that fits is taken; not above 0 if it is left."""
    seat = s[SEAT]
    top, wanted = s[TOPS + seat], FULL_RAMPART - ones(s[RAMPARTS + seat])
    if wanted == 1:
        return 1 if _ends_well(s, number) else -1
    worth = _worth(s, number, room)
    if number < top:
        return BONUS * worth
    above = ones(s[LEFT] >> (top + 1))
    climb = above - ones(s[LEFT] >> (number + 1))
    if is_alone(s):  # nobody hurries it: it skips what it can spare
        return worth if climb <= max(above - wanted + 1, 1) else -climb
    dared = max((style[0] + RIVALRY * (s[SEATED] - FEWEST)) * above // wanted, SCALE + SCALE // 2)
    return dared - SCALE * climb + BONUS * (worth - 1)


@compiled
def _ends_well(s: Flat, number: int) -> bool:
    """The tenth card ends the match: not before it wins, unless no card could."""
    if _wins(s, number):
        return True
    for other in range(SPAN):
        if s[LEFT] >> other & 1 and fits(s, other) and _wins(s, other):
            return False
    return True


@compiled
def _wins(s: Flat, number: int) -> bool:
    seat = s[SEAT]
    s[RAMPARTS + seat] ^= 1 << number
    own = points(s, seat) * SPAN + max(s[TOPS + seat], number)
    s[RAMPARTS + seat] ^= 1 << number
    for other in range(s[SEATED]):
        if other != seat and points(s, other) * SPAN + s[TOPS + other] > own:
            return False
    return True


@compiled
def _worth(s: Flat, number: int, room: Flat) -> int:
    """Points for a card, for what its Cannon can hit, and one for the Magician's power."""
    if not s[ADVANCED]:
        return 1
    worth = _brings(s, s[SEAT], number) + (number == MAGICIAN)
    if ARMED >> number & 1:
        best = _best_shot(s, room)
        if best != NONE:
            worth -= _brings(s, (room[best] - FIRE) // SPAN, (room[best] - FIRE) % SPAN)
    return worth


@compiled
def _brings(s: Flat, seat: int, number: int) -> int:
    """The points that a card brings to a rampart without it; to one that has it, less those it brings."""
    before = points(s, seat)
    s[RAMPARTS + seat] ^= 1 << number
    worth = points(s, seat) - before
    s[RAMPARTS + seat] ^= 1 << number
    return worth


@compiled
def _best_shot(s: Flat, room: Flat) -> int:
    """Where in `room` the best shot is: at whoever is ahead, what costs most, rather not the top (FT-20)."""
    best, most = NONE, NONE
    for index in range(shots(s, room)):
        target, number = (room[index] - FIRE) // SPAN, (room[index] - FIRE) % SPAN
        harm = (points(s, target) * SPAN - _brings(s, target, number)) * SPAN + SPAN - number
        if harm > most:
            best, most = index, harm
    return best


@compiled
def played_sensibly(s: Flat, luck: Flat, room: Flat) -> int:
    """To the end, everybody playing sensibly."""
    steps, seat = 0, waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            draw(s, room[below(luck, bag(s, room))])
        else:
            act(s, sensible(s, SENSIBLE, luck, room))
        steps, seat = steps + 1, waiting(s)
    return steps


PLAYED = replace(TWIN, playout=played_sensibly)


def begin(worlds: Sequence[Sequence[int]], rng: Random, room: int) -> Tree:
    return Tree(PLAYED, worlds, rng, room)


PLAN = SearchPlan(PLAYED, sensible, SENSIBLE, begin)
