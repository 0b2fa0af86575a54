"""Players that keep the last few cards in mind, as twin code: their minds are rows beside the position."""

from fortable.twins import CHANCE, NOBODY, Flat, Layout, below, compiled
from fortable.twins.levels import PER_MILLE, Levels

from ..model import EMPTY, PLACES, UNSEEN
from . import fast
from .policy import PLAYED, SENSIBLE, sensible

STYLE = Layout()
(STRIDE,) = STYLE.numbers("stride")
"""How far it dares to climb at once, as the policy reads it."""
MEMORY, SLIPS = STYLE.numbers("memory", "slips")
"""How many cards it keeps in mind, those it saw last; how often it takes what fits, or turns what it comes
across, without a thought."""
WIDTH = STYLE.size

BEGINNER = STYLE.packed(stride=32, memory=2, slips=PER_MILLE // 10)
CASUAL = STYLE.packed(stride=int(SENSIBLE[0]), memory=5)

MOVES = 2 * fast.CELLS
"""In the room: first for moves, then for what is hidden from who moves, then everybody's memory."""
HIDDEN = MOVES
MINDS = HIDDEN + fast.CELLS
MIND = 1 + len(PLACES)
"""How many places somebody keeps in mind, and which, those seen last at the end."""
ROOM = MINDS + fast.MOST_SEATS * MIND


@compiled
def contest(s: Flat, styles: Flat, luck: Flat, room: Flat) -> int:
    """To the end, every seat by its own style."""
    for seat in range(s[fast.SEATED]):
        room[MINDS + seat * MIND] = 0
    actions, seat = 0, fast.waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            is_turned = s[fast.PHASE] == fast.REVEAL
            fast.draw(s, fast.picked(s, luck))
            if is_turned:
                see(s, styles, room)
        else:
            actions += 1
            move = _move(s, styles, seat, luck, room)
            fast.act(s, move)
            if fast.TAKE <= move < fast.FIRE:
                all_forget(s, (move - fast.TAKE) % fast.CELLS, room)
        seat = fast.waiting(s)
    return actions


@compiled
def _move(s: Flat, styles: Flat, seat: int, luck: Flat, room: Flat) -> int:
    style = styles[seat * WIDTH : (seat + 1) * WIDTH]
    if below(luck, PER_MILLE) < style[SLIPS]:
        return _slip(s, luck, room)
    _hide(s, seat, room)
    move = sensible(s, style, luck, room)
    for place in range(fast.CELLS):
        s[fast.GRID + place] = room[HIDDEN + place]
    return move


@compiled
def _slip(s: Flat, luck: Flat, room: Flat) -> int:
    """Anything, and a card rather than none."""
    count = fast.legal(s, room)
    if count > 1 and room[0] == fast.RETURN:
        return room[1 + below(luck, count - 1)]
    return room[below(luck, count)]


@compiled
def _hide(s: Flat, seat: int, room: Flat) -> None:
    """What a seat forgot nobody has seen, as far as it knows."""
    mind = MINDS + seat * MIND
    for place in range(fast.CELLS):
        number = s[fast.GRID + place]
        room[HIDDEN + place] = number
        if number != EMPTY and not s[fast.UP] >> place & 1:
            s[fast.GRID + place] = UNSEEN
    for index in range(mind + 1, mind + 1 + room[mind]):
        s[fast.GRID + room[index]] = room[HIDDEN + room[index]]


@compiled
def see(s: Flat, styles: Flat, room: Flat) -> None:
    """The card that is turned stays in everybody's mind, and what was seen longest ago does not."""
    for seat in range(s[fast.SEATED]):
        mind = MINDS + seat * MIND
        _forget(s[fast.TURNED], mind, room)
        room[mind] += 1
        room[mind + room[mind]] = s[fast.TURNED]
        if room[mind] > styles[seat * WIDTH + MEMORY]:
            _forget(room[mind + 1], mind, room)


@compiled
def all_forget(s: Flat, place: int, room: Flat) -> None:
    for seat in range(s[fast.SEATED]):
        _forget(place, MINDS + seat * MIND, room)


@compiled
def _forget(place: int, mind: int, room: Flat) -> None:
    kept = 0
    for index in range(mind + 1, mind + 1 + room[mind]):
        if room[index] != place:
            kept += 1
            room[mind + kept] = room[index]
    room[mind] = kept


@compiled
def scores(s: Flat, row: Flat) -> int:
    for seat in range(s[fast.SEATED]):
        row[seat] = fast.points(s, seat)
    return s[fast.SEATED]


LEVELS = Levels(
    twin=PLAYED,
    styles={"beginner": BEGINNER, "casual": CASUAL},
    contest=contest,
    room=ROOM,
    scores=scores,
)
