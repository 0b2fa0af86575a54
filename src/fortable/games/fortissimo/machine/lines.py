"""All that may come of a turn: its lines, one after the other, and what is best of them.

A line says which card, whether it is taken, and at what its Cannon fires. Lines with a card that nobody has
seen are what chance may bring: each such card is as likely, and then the best is done with it.
"""

from fortable.twins import Flat, compiled

from . import fast
from .lookahead import HASTE, LIES, copy, idle, keep, places, taking

SHOTS = fast.MOST_SEATS * fast.SPAN + 1
MOST_LINES = 512
OUT = -1
"""What a line is worth to nobody: it is not to be followed."""
BEST, HERE, SUM = range(0, 3 * fast.MOST_SEATS, fast.MOST_SEATS)
"""Where in `found` worths are: of the best line, of the best with a card nobody had seen, and their sum."""
FOUND = 3 * fast.MOST_SEATS


@compiled
def number_of(line: int) -> int:
    return line // SHOTS // 2


@compiled
def is_taken(line: int) -> int:
    return line // SHOTS % 2


@compiled
def is_blind(s: Flat, line: int) -> bool:
    """Whether chance must bring the card."""
    return s[fast.PHASE] == fast.TURN and s[fast.BAG] >> number_of(line) & 1 == 1


@compiled
def is_wait(s: Flat, line: int) -> bool:
    """Whether a known card is turned for nothing."""
    return s[fast.PHASE] == fast.TURN and not is_taken(line) and not is_blind(s, line)


@compiled
def follow(s: Flat, line: int, moves: Flat, after: Flat) -> None:
    """Where the line leads; `moves` has the places of cards."""
    number, shot = number_of(line), line % SHOTS
    place = moves[LIES + number]
    copy(s, after)
    if s[fast.PHASE] == fast.TURN and not s[fast.UP] >> place & 1:
        fast.act(after, place)
        fast.draw(after, number)
    if s[fast.PHASE] != fast.AIM:
        fast.act(after, taking(s, place, number) if is_taken(line) else fast.RETURN)
    if shot:
        fast.act(after, fast.FIRE + shot - 1)


@compiled
def move_of(s: Flat, line: int, moves: Flat) -> int:
    """The first move of a line."""
    place = moves[LIES + number_of(line)]
    if s[fast.PHASE] == fast.AIM:
        return fast.FIRE + line % SHOTS - 1
    if s[fast.PHASE] == fast.TURN and not s[fast.UP] >> place & 1:
        return place
    return taking(s, place, number_of(line)) if is_taken(line) else fast.RETURN


@compiled
def lines(s: Flat, moves: Flat, after: Flat, told: Flat) -> int:
    """Writes all lines of a turn; how many. Of those that wait there is one."""
    places(s, moves)
    if s[fast.PHASE] == fast.AIM:
        return _with_shots(s, 0, moves, told, 0)
    passing = idle(s, moves) if s[fast.PHASE] == fast.TURN else fast.NONE
    count = 0
    for number in range(fast.SPAN):
        if not s[fast.LEFT] >> number & 1:
            continue
        if s[fast.PHASE] == fast.CHOOSE and s[fast.GRID + s[fast.TURNED]] != number:
            continue
        line = number * 2 * SHOTS
        if s[fast.PHASE] == fast.CHOOSE or is_blind(s, line) or number == passing:
            told[count] = line
            count += 1
        if fast.fits(s, number):
            follow(s, line + SHOTS, moves, after)
            count = _with_shots(after, line + SHOTS, moves, told, count)
    return count


@compiled
def _with_shots(s: Flat, line: int, moves: Flat, told: Flat, count: int) -> int:
    """The line, or one for everything that can be fired at."""
    if s[fast.PHASE] != fast.AIM:
        told[count] = line
        return count + 1
    for index in range(fast.shots(s, moves)):
        told[count] = line + moves[index] - fast.FIRE + 1
        count += 1
    return count


@compiled
def best_line(s: Flat, told: Flat, count: int, worths: Flat, found: Flat) -> int:
    """Which line is best, or the first of those that chance decides; `found` gets what it is worth."""
    seat, best, blind, wait, cards = s[fast.SEAT], fast.NONE, fast.NONE, fast.NONE, 0
    for index in range(count):
        worth = worths[index * fast.MOST_SEATS + seat]
        if worth == OUT:
            continue
        if is_blind(s, told[index]):
            is_new = blind == fast.NONE or number_of(told[index]) != number_of(told[blind])
            if is_new and cards:
                _add(found, cards)
            if is_new or worth > found[HERE + seat]:
                keep(worths, index * fast.MOST_SEATS, found, HERE)
            if is_new:
                blind, cards = index, cards + 1
        elif is_wait(s, told[index]):
            wait = index
        elif best == fast.NONE or worth > found[BEST + seat]:
            best = index
            keep(worths, index * fast.MOST_SEATS, found, BEST)
    if cards:
        _add(found, cards)
        for other in range(fast.MOST_SEATS):
            found[SUM + other] //= cards
        if best == fast.NONE or found[SUM + seat] > found[BEST + seat]:
            best = blind
            keep(found, SUM, found, BEST)
    if wait != fast.NONE:
        worth = worths[wait * fast.MOST_SEATS + seat]
        if best == fast.NONE or worth > found[BEST + seat] + HASTE:
            best = wait
            keep(worths, wait * fast.MOST_SEATS, found, BEST)
    return best


@compiled
def _add(found: Flat, cards: int) -> None:
    """One more card that chance may bring, and the best that is done with it."""
    for seat in range(fast.MOST_SEATS):
        found[SUM + seat] = found[HERE + seat] + (found[SUM + seat] if cards > 1 else 0)
