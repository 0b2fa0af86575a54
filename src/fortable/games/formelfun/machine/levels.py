"""The levels that drive at a glance, as twin code."""

from fortable.twins import CHANCE, NOBODY, Flat, below, compiled
from fortable.twins.bits import ones
from fortable.twins.levels import PER_MILLE, Levels

from ..model import SPACES
from . import fast
from .policy import GOOD, SLIPS, STYLE, driven_well

BEGINNER = STYLE.packed(needs=(10, 10, 10, 10), last_stretch=SPACES, usual=3, slips=PER_MILLE // 10)
CASUAL = STYLE.packed(
    needs=(16, 13, 10, 8),
    safe=40,
    safe_at_last=120,
    last_stretch=SPACES - 8,
    usual=3,
    second_turbo=90,
    dearness=10,
)
WIDTH = STYLE.size


@compiled
def contest(s: Flat, styles: Flat, luck: Flat, room: Flat) -> int:
    """To the end, every seat by its own style."""
    actions, seat = 0, fast.waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            left = ones(s[fast.LOT]) if s[fast.PHASE] == fast.GRID else s[fast.LEFT]
            fast.draw(s, fast.picked(s, below(luck, left)))
        else:
            actions += 1
            style = styles[seat * WIDTH : (seat + 1) * WIDTH]
            if below(luck, PER_MILLE) < style[SLIPS]:
                fast.act(s, room[below(luck, fast.legal(s, room))])
            else:
                fast.act(s, driven_well(s, style, luck, room))
        seat = fast.waiting(s)
    return actions


@compiled
def scores(s: Flat, row: Flat) -> int:
    for seat in range(s[fast.SEATED]):
        row[seat] = s[fast.POINTS + seat]
    return s[fast.SEATED]


LEVELS = Levels(
    twin=fast.TWIN,
    styles={"beginner": BEGINNER, "casual": CASUAL, "good": STYLE.packed(**STYLE.told(GOOD))},
    contest=contest,
    room=fast.TWIN.room,
    scores=scores,
)
