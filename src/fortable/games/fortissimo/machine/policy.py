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

from ..model import EMPTY, FULL_RAMPART, MAGICIAN, UNSEEN
from ..rules import SEATS
from . import fast

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
    if s[fast.PHASE] == fast.AIM:
        return room[_best_shot(s, room)]
    if s[fast.PHASE] == fast.CHOOSE:
        number = s[fast.GRID + s[fast.TURNED]]
        is_good = fast.fits(s, number) and _appeal(s, style, number, room) > 0
        return _taking(s, s[fast.TURNED]) if is_good else fast.RETURN
    best, most, unseen = fast.NONE, 0, 0
    for place in range(fast.CELLS):
        number = s[fast.GRID + place]
        if number == UNSEEN:
            unseen += 1
        elif number != EMPTY and fast.fits(s, number):
            appeal = _appeal(s, style, number, room)
            if best == fast.NONE or appeal > most:
                best, most = place, appeal
    if unseen and most <= 0:
        return _unseen(s, below(luck, unseen))
    if best == fast.NONE:
        return room[below(luck, fast.legal(s, room))]
    return _taking(s, best) if s[fast.UP] >> best & 1 else best


@compiled
def _taking(s: Flat, place: int) -> int:
    return (
        fast.TAKE + place
        if s[fast.GRID + place] > s[fast.TOPS + s[fast.SEAT]]
        else fast.INSERT + place
    )


@compiled
def _unseen(s: Flat, number: int) -> int:
    """The place of one of the cards that nobody has seen."""
    place = 0
    while number or s[fast.GRID + place] != UNSEEN:
        number -= s[fast.GRID + place] == UNSEEN
        place += 1
    return place


@compiled
def _appeal(s: Flat, style: Flat, number: int, room: Flat) -> int:
    """How gladly a card that fits is taken; not above 0 if it is left."""
    seat = s[fast.SEAT]
    top, wanted = s[fast.TOPS + seat], FULL_RAMPART - ones(s[fast.RAMPARTS + seat])
    if wanted == 1:
        return 1 if _ends_well(s, number) else -1
    worth = _worth(s, number, room)
    if number < top:
        return BONUS * worth
    above = ones(s[fast.LEFT] >> (top + 1))
    climb = above - ones(s[fast.LEFT] >> (number + 1))
    if fast.is_alone(s):  # nobody hurries it: it skips what it can spare
        return worth if climb <= max(above - wanted + 1, 1) else -climb
    dared = max(
        (style[0] + RIVALRY * (s[fast.SEATED] - FEWEST)) * above // wanted, SCALE + SCALE // 2
    )
    return dared - SCALE * climb + BONUS * (worth - 1)


@compiled
def _ends_well(s: Flat, number: int) -> bool:
    """The tenth card ends the match: not before it wins, unless no card could."""
    if _wins(s, number):
        return True
    for other in range(fast.SPAN):
        if s[fast.LEFT] >> other & 1 and fast.fits(s, other) and _wins(s, other):
            return False
    return True


@compiled
def _wins(s: Flat, number: int) -> bool:
    seat = s[fast.SEAT]
    s[fast.RAMPARTS + seat] ^= 1 << number
    own = fast.points(s, seat) * fast.SPAN + max(s[fast.TOPS + seat], number)
    s[fast.RAMPARTS + seat] ^= 1 << number
    for other in range(s[fast.SEATED]):
        if other != seat and fast.points(s, other) * fast.SPAN + s[fast.TOPS + other] > own:
            return False
    return True


@compiled
def _worth(s: Flat, number: int, room: Flat) -> int:
    """Points for a card, for what its Cannon can hit, and one for the Magician's power."""
    if not s[fast.ADVANCED]:
        return 1
    worth = _brings(s, s[fast.SEAT], number) + (number == MAGICIAN)
    if fast.ARMED >> number & 1:
        best = _best_shot(s, room)
        if best != fast.NONE:
            worth -= _brings(
                s, (room[best] - fast.FIRE) // fast.SPAN, (room[best] - fast.FIRE) % fast.SPAN
            )
    return worth


@compiled
def _brings(s: Flat, seat: int, number: int) -> int:
    """The points that a card brings to a rampart without it; to one that has it, less those it brings."""
    before = fast.points(s, seat)
    s[fast.RAMPARTS + seat] ^= 1 << number
    worth = fast.points(s, seat) - before
    s[fast.RAMPARTS + seat] ^= 1 << number
    return worth


@compiled
def _best_shot(s: Flat, room: Flat) -> int:
    """Where in `room` the best shot is: at whoever is ahead, what costs most, rather not the top (FT-20)."""
    best, most = fast.NONE, fast.NONE
    for index in range(fast.shots(s, room)):
        shot = room[index] - fast.FIRE
        target, number = shot // fast.SPAN, shot % fast.SPAN
        lead, cost = fast.points(s, target), -_brings(s, target, number)
        harm = (lead * fast.SPAN + cost) * fast.SPAN + fast.SPAN - number
        if harm > most:
            best, most = index, harm
    return best


@compiled
def played_sensibly(s: Flat, luck: Flat, room: Flat) -> int:
    """To the end, everybody playing sensibly."""
    steps, seat = 0, fast.waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            fast.draw(s, fast.picked(s, luck))
        else:
            fast.act(s, sensible(s, SENSIBLE, luck, room))
        steps, seat = steps + 1, fast.waiting(s)
    return steps


PLAYED = replace(fast.TWIN, playout=played_sensibly)


def begin(worlds: Sequence[Sequence[int]], rng: Random, room: int) -> Tree:
    return Tree(PLAYED, worlds, rng, room)


PLAN = SearchPlan(PLAYED, sensible, SENSIBLE, begin)
