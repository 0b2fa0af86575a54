"""What everybody may expect of a position at the beginning of a turn: a small network, and what it sees.

It sees what somebody knows who forgets nothing, from the seat whose turn it is on: how many cards are left
above each rampart, which of them are known, who leads; and by the advanced rules what the cards can do.
There is a network for each number of seats and each set of rules.
"""

from fortable.twins import Flat, Layout, compiled, flat
from fortable.twins.bits import bits_of, ones
from fortable.twins.network import ONE, Network, add, begin, told
from fortable.twins.twin import WHOLE, share_win

from ..model import FULL_RAMPART, SPECIALS
from . import fast

HIDDEN, INNER = 64, 16
MOST_SEEN = 512
"""Room for the features of a position."""

WANTS, ABOVE, AWARE, RANKS, LEADS = FULL_RAMPART, 31, 16, 16, 41
"""How finely it is counted: cards wanted, cards left above a rampart, those of them that are known, which of
them these are, and by how much a seat leads."""
BOTH_RANKS, TURNS, EXPOSED = 14, 16, 10
SPECIAL = bits_of(card.number for card in SPECIALS)
KINDS = 2 * len(SPECIALS)

SEAT = Layout()
LEFT_ABOVE = SEAT.grid("left above", WANTS, ABOVE)
KNOWN_ABOVE = SEAT.grid("known above", WANTS, AWARE)
KNOWN_RANKS = SEAT.grid("known ranks", WANTS, RANKS)
LEAD = SEAT.grid("lead", LEADS)
TOP = SEAT.grid("top", fast.SPAN)
BASIC_SEAT = SEAT.size
RAMPART = SEAT.grid("rampart", fast.SPAN)
IN_DANGER = SEAT.grid("in danger", EXPOSED)
MAGIC = SEAT.numbers("magic")[0]
WITHIN_REACH = SEAT.grid("within reach", KINDS)
ADVANCED_SEAT = SEAT.size

TABLE = Layout()
SHARED_RANKS = TABLE.grid("shared ranks", BOTH_RANKS, BOTH_RANKS)
TURNS_LEFT = TABLE.grid("turns left", TURNS)
UNSEEN_LEFT = TABLE.grid("unseen left", fast.SPAN)
OF_TABLE = TABLE.size

SHARPNESS = 4
"""So many times what comes out is what it stands for."""
STEP = 32
"""So much of what comes out lies between two chances that are written down."""
CERTAIN = 256
"""So many steps from even, a chance is as good as certain."""


def _likely() -> list[int]:
    from math import exp

    unit = SHARPNESS * ONE / STEP
    return [round(WHOLE / (1 + exp(-step / unit))) for step in range(-CERTAIN, CERTAIN + 1)]


LIKELY = flat(_likely())


def network_of(seats: int, is_advanced: bool) -> Network:
    """The network for such a table."""
    of_seat = ADVANCED_SEAT if is_advanced else BASIC_SEAT
    return Network(OF_TABLE + seats * of_seat, HIDDEN, INNER, seats)


@compiled
def features(s: Flat) -> int:
    """How many there are at this table."""
    return OF_TABLE + s[fast.SEATED] * (ADVANCED_SEAT if s[fast.ADVANCED] else BASIC_SEAT)


@compiled
def seen(s: Flat, row: Flat) -> int:
    """Writes the features of a position at the beginning of a turn; how many there are."""
    row[0] = TURNS_LEFT + _turns_left(s)
    row[1] = UNSEEN_LEFT + ones(s[fast.BAG])
    count, start = 2, OF_TABLE
    for step in range(s[fast.SEATED]):
        seat = (s[fast.SEAT] + step) % s[fast.SEATED]
        if step:
            count = _shared(s, s[fast.SEAT], seat, row, count)
        count = _seat(s, seat, start, row, count)
        if s[fast.ADVANCED]:
            count = _powers(s, seat, start, row, count)
            start += ADVANCED_SEAT
        else:
            start += BASIC_SEAT
    return count


@compiled
def _turns_left(s: Flat) -> int:
    """How long patience lasts: to the turn if it is short, else by and by; 0 if it has no end."""
    turns, half = max(fast.turns_left(s), 1), TURNS // 2
    if not s[fast.PATIENCE]:
        return 0
    return turns if turns < half else half + min((turns - half) // half, half - 1)


@compiled
def _shared(s: Flat, seat: int, other: int, row: Flat, count: int) -> int:
    """Of each card that is known, how many are left between it and either rampart."""
    mine = others = 0
    own_top, other_top = s[fast.TOPS + seat], s[fast.TOPS + other]
    for number in range(min(own_top, other_top) + 1, fast.SPAN):
        if not s[fast.LEFT] >> number & 1:
            continue
        mine += number > own_top
        others += number > other_top
        if not s[fast.BAG] >> number & 1:
            ranks = min(mine, BOTH_RANKS - 1) * BOTH_RANKS + min(others, BOTH_RANKS - 1)
            row[count] = SHARED_RANKS + ranks
            count += 1
    return count


@compiled
def _seat(s: Flat, seat: int, start: int, row: Flat, count: int) -> int:
    top = s[fast.TOPS + seat]
    wants = max(FULL_RAMPART - ones(s[fast.RAMPARTS + seat]), 0)
    above = known = 0
    for number in range(top + 1, fast.SPAN):
        if s[fast.LEFT] >> number & 1:
            if not s[fast.BAG] >> number & 1:
                known += 1
                if above < RANKS:
                    row[count] = start + KNOWN_RANKS + wants * RANKS + above
                    count += 1
            above += 1
    row[count] = start + LEFT_ABOVE + wants * ABOVE + min(above, ABOVE - 1)
    row[count + 1] = start + KNOWN_ABOVE + wants * AWARE + min(known, AWARE - 1)
    row[count + 2] = start + TOP + top
    row[count + 3] = start + LEAD + _lead(s, seat)
    return count + 4


@compiled
def _lead(s: Flat, seat: int) -> int:
    """By how many points the seat leads the best other, and a half for the higher card."""
    own, best = fast.points(s, seat) * fast.SPAN + s[fast.TOPS + seat], 0
    for other in range(s[fast.SEATED]):
        if other != seat:
            best = max(best, fast.points(s, other) * fast.SPAN + s[fast.TOPS + other])
    halves = 2 * (own // fast.SPAN - best // fast.SPAN)
    halves += (own % fast.SPAN > best % fast.SPAN) - (own % fast.SPAN < best % fast.SPAN)
    return min(max(halves + LEADS // 2, 0), LEADS - 1)


@compiled
def _powers(s: Flat, seat: int, start: int, row: Flat, count: int) -> int:
    """By the advanced rules: what stands there, what can be shot, and what can be done with cards left."""
    rampart, top = s[fast.RAMPARTS + seat], s[fast.TOPS + seat]
    is_magic = s[fast.MAGIC] == seat
    kind = in_danger = 0
    for number in range(2, fast.SPAN):
        if rampart >> number & 1:
            row[count] = start + RAMPART + number
            count += 1
            in_danger = 0 if fast.WARDED >> number & 1 else in_danger + 1
        if SPECIAL >> number & 1:
            if s[fast.LEFT] >> number & 1 and (number > top or is_magic):
                row[count] = start + WITHIN_REACH + 2 * kind + (s[fast.BAG] >> number & 1)
                count += 1
            kind += 1
    row[count] = start + IN_DANGER + min(in_danger, EXPOSED - 1)
    if is_magic:
        row[count + 1] = start + MAGIC
    return count + 1 + is_magic


@compiled
def likelihood(answer: int) -> int:
    """What comes out, as a part of the win."""
    at = max(0, min(answer + CERTAIN * STEP, 2 * CERTAIN * STEP - 1))
    step, rest = at // STEP, at % STEP
    return LIKELY[step] + (LIKELY[step + 1] - LIKELY[step]) * rest // STEP


@compiled
def worths(s: Flat, weights: Flat, hidden: Flat, row: Flat) -> None:
    """Writes which part of the win every seat may expect, at the beginning of a turn or at the end."""
    seated = s[fast.SEATED]
    if s[fast.PHASE] == fast.OVER:
        fast.merits(s, row)
        share_win(row, seated)
        return
    biases = features(s) * HIDDEN
    begin(weights, biases, HIDDEN, hidden)
    for index in range(seen(s, row)):
        add(weights, row[index], HIDDEN, 1, hidden)
    told(weights, biases, HIDDEN, INNER, seated, hidden)
    total = 0
    for step in range(seated):
        seat = (s[fast.SEAT] + step) % seated
        row[seat] = likelihood(hidden[HIDDEN + INNER + step])
        total += row[seat]
    for seat in range(seated):
        row[seat] = row[seat] * WHOLE // total
