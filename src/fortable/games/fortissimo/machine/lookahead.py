"""To the end of a turn: whatever it may come to is valued by the network, and chance is averaged.

Rows to write in: `turned` and `deeper` are positions, `hidden` is for the network, `row` for its features and
for worths, `moves` for places and shots, and `found` for the worths of every seat, as often as `FOUND` says.
"""

from fortable.twins import Flat, compiled
from fortable.twins.twin import WHOLE

from ..model import EMPTY, UNSEEN
from . import fast
from .worth import worths

NOW, BEST, HERE, SUM, WAIT = range(0, 5 * fast.MOST_SEATS, fast.MOST_SEATS)
"""Where in `found` worths are: of what was tried last, of the best so far, of the best with a card that
nobody had seen, the sum of these over all that it may be, and of a turn without effect."""
FOUND = 5 * fast.MOST_SEATS
HASTE = WHOLE // 100
"""A turn without effect must be worth so much more than any other: else all would wait for ever."""
LIES = fast.MOST_SEATS * fast.SPAN
MOVES = LIES + fast.SPAN
"""In `moves` there are shots, and then a place for each number."""


@compiled
def copy(s: Flat, other: Flat) -> None:
    for index in range(len(s)):
        other[index] = s[index]


@compiled
def keep(worth: Flat, start: int, kept: Flat, at: int) -> None:
    """The worths of every seat, to be read elsewhere."""
    for seat in range(fast.MOST_SEATS):
        kept[at + seat] = worth[start + seat]


@compiled
def taking(s: Flat, place: int, number: int) -> int:
    """The move that takes a card."""
    return (fast.TAKE if number > s[fast.TOPS + s[fast.SEAT]] else fast.INSERT) + place


@compiled
def places(s: Flat, moves: Flat) -> int:
    """Writes for each number where it lies, as far as that is known; which place was never looked at."""
    unseen = fast.NONE
    for place in range(fast.CELLS):
        if s[fast.GRID + place] == UNSEEN:
            unseen = place
        elif s[fast.GRID + place] != EMPTY:
            moves[LIES + s[fast.GRID + place]] = place
    for number in range(fast.SPAN):
        if s[fast.BAG] >> number & 1:
            moves[LIES + number] = unseen
    return unseen


@compiled
def idle(s: Flat, moves: Flat) -> int:
    """A known card that lies face down, to be turned only to pass: rather one that does not fit."""
    found = fast.NONE
    for number in range(fast.SPAN):
        if (s[fast.LEFT] & ~s[fast.BAG]) >> number & 1 and not s[fast.UP] >> moves[
            LIES + number
        ] & 1:
            if not fast.fits(s, number):
                return number
            found = number
    return found


@compiled
def best_move(  # noqa: C901
    s: Flat,
    weights: Flat,
    turned: Flat,
    deeper: Flat,
    hidden: Flat,
    row: Flat,
    moves: Flat,
    found: Flat,
) -> int:
    """The best of what a seat may do; `found` gets the best that everybody may then expect."""
    seat, phase, best, first = s[fast.SEAT], s[fast.PHASE], fast.NONE, 0
    unseen = places(s, moves)
    passing = idle(s, moves) if phase == fast.TURN else fast.NONE
    count = 0
    for number in range(fast.SPAN):
        is_here = s[fast.LEFT] >> number & 1
        if phase == fast.AIM:
            is_here = number == 0
        elif phase == fast.CHOOSE:
            is_here = moves[LIES + number] == s[fast.TURNED] and is_here
        if not is_here:
            continue
        place, is_unseen = moves[LIES + number], s[fast.BAG] >> number & 1
        is_tried = False
        for taken in range(2):
            if taken and (phase == fast.AIM or not fast.fits(s, number)):
                continue
            if phase == fast.TURN and not taken and not is_unseen and number != passing:
                continue
            copy(s, turned)
            move = place
            if phase == fast.TURN and not s[fast.UP] >> place & 1:
                fast.act(turned, place)
                fast.draw(turned, number)
            elif phase != fast.AIM:
                move = taking(s, place, number) if taken else fast.RETURN
            if phase != fast.AIM:
                fast.act(turned, taking(s, place, number) if taken else fast.RETURN)
            first = _settle(turned, weights, deeper, hidden, row, moves, found)
            if phase == fast.AIM:
                move = first
            if is_unseen:
                if not is_tried or found[NOW + seat] > found[HERE + seat]:
                    keep(found, NOW, found, HERE)
                is_tried = True
            elif phase == fast.TURN and not taken:
                keep(found, NOW, found, WAIT)
            elif best == fast.NONE or found[NOW + seat] >= found[BEST + seat]:
                best = move
                keep(found, NOW, found, BEST)
        if is_unseen:
            for other in range(fast.MOST_SEATS):
                found[SUM + other] = found[HERE + other] + (found[SUM + other] if count else 0)
            count += 1
    if count:
        for other in range(fast.MOST_SEATS):
            found[SUM + other] //= count
        if best == fast.NONE or found[SUM + seat] > found[BEST + seat]:
            best = unseen
            keep(found, SUM, found, BEST)
    if passing != fast.NONE and (
        best == fast.NONE or found[WAIT + seat] > found[BEST + seat] + HASTE
    ):
        best = moves[LIES + passing]
        keep(found, WAIT, found, BEST)
    return best


@compiled
def _settle(
    s: Flat, weights: Flat, deeper: Flat, hidden: Flat, row: Flat, moves: Flat, found: Flat
) -> int:
    """Finds what everybody may expect after an action; a Cannon fires as is best for its seat: the shot."""
    is_aiming, best = s[fast.PHASE] == fast.AIM, fast.NONE
    count = fast.shots(s, moves) if is_aiming else 1
    for index in range(count):
        copy(s, deeper)
        if is_aiming:
            fast.act(deeper, moves[index])
        worths(deeper, weights, hidden, row)
        if index == 0 or row[s[fast.SEAT]] > found[NOW + s[fast.SEAT]]:
            best = moves[index]
            keep(row, 0, found, NOW)
    return best
