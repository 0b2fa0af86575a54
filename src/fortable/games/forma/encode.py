"""What learners see: the board square by square and everybody's forms. Moves come in two stages."""

from fortable.kernel.words import Seat
from fortable.learning.encoding import Encoding, Stages
from fortable.twins import Flat, Layout, compiled
from fortable.twins.bits import write

from .board.shapes import FORM_OF
from .board.squares import FREE as FREE_MARK, OBSTACLE, ROW_END, SIZE as SIDE, WIDTH as GUARDED
from .bridges.chain_counts import FULL
from .fast import (
    BY_EYE,
    CELLS,
    FREE,
    FRENCH,
    HOLDER,
    KINDS,
    LAID,
    LAYOUT,
    LOST,
    MOST_SEATS,
    NONE,
    OWN,
    PASS,
    PHASE,
    PHASES,
    PLACE,
    POSES,
    RETRY,
    SEAT,
    SEATED,
    STOCKS,
    STONES,
    TOWER,
    columns_for,
)
from .model import Options, State

EMPTY, STONE, THE_TOWER, OF_SEATS = range(4)
"""What a square shows; a seat's form, and then its marker, follow for every seat."""
SEEN = Layout()
SEEN_PHASE = SEEN.word("phase", PHASES)
SEEN_SEAT, SEEN_SEATED, SEEN_BY_EYE = SEEN.numbers("seat", "seated", "by_eye")
SEEN_FRENCH, SEEN_HOLDER = SEEN.numbers("french", "holder")
SEEN_BOARD = SEEN.grid("board", SIDE, SIDE)
SEEN_STOCKS = SEEN.grid("stocks", MOST_SEATS, KINDS)
SEEN_LOST = SEEN.grid("lost", MOST_SEATS)
WIDTH = SEEN.size
MOST_LOST = 180

HEADS = PLACE + POSES + 1
"""A number of obstacles, a pose, or the pass."""
WHOLE = -1


@compiled
def sight(s: Flat, seat: int, row: Flat) -> int:
    """The phase, whose turn, how many play, by eye or not, the edition, who has the tower, and the table."""
    seated = s[SEATED]
    row[SEEN_PHASE] = s[PHASE]
    row[SEEN_SEAT] = (s[SEAT] - seat) % seated
    row[SEEN_SEATED] = seated
    row[SEEN_BY_EYE] = s[BY_EYE]
    row[SEEN_FRENCH] = s[FRENCH]
    row[SEEN_HOLDER] = 0 if s[HOLDER] == NONE else 1 + (s[HOLDER] - seat) % seated
    for square in range(CELLS):
        row[SEEN_BOARD + square] = _shown(s, seat, square)
    for other in range(MOST_SEATS):
        whose = (seat + other) % seated
        for form in range(KINDS):
            stock = s[STOCKS + whose * KINDS + form] if other < seated else 0
            row[SEEN_STOCKS + other * KINDS + form] = stock
        row[SEEN_LOST + other] = s[LOST + whose] if other < seated else 0
    return WIDTH


@compiled
def _shown(s: Flat, seat: int, square: int) -> int:
    line, column = square // SIDE, square % SIDE
    if s[FREE + line] >> column & 1:
        return EMPTY
    if s[STONES + line] >> column & 1:
        return STONE
    if s[TOWER] == square:
        return THE_TOWER
    for other in range(s[SEATED]):
        whose = (seat + other) % s[SEATED] * SIDE + line
        if s[OWN + whose] >> column & 1:
            return OF_SEATS + 2 * other + (s[LAID + whose] >> column & 1 == 0)
    return EMPTY


@compiled
def heads(s: Flat, row: Flat) -> int:
    """A number of obstacles; a pose that has a place; the pass after a misfit."""
    if s[PHASE] == LAYOUT:
        for obstacles in range(PLACE):
            row[obstacles] = obstacles
        return PLACE
    count = 0
    for pose in range(POSES):
        if s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]] and (s[BY_EYE] or _has_place(s, pose)):
            row[count] = PLACE + pose
            count += 1
    if s[PHASE] == RETRY:
        row[count] = PLACE + POSES
        count += 1
    return count


@compiled
def _has_place(s: Flat, pose: int) -> bool:
    for line in range(SIDE):
        if columns_for(s, pose, line):
            return True
    return False


@compiled
def tails(s: Flat, head: int, row: Flat) -> int:
    """The squares for the first one of a pose."""
    if head < PLACE or head == PLACE + POSES:
        return 0
    count = 0
    for line in range(SIDE):
        fitting = FULL if s[BY_EYE] else columns_for(s, head - PLACE, line)
        count = write(fitting, SIDE, row, count, line * SIDE)
    return count


@compiled
def move_of(head: int, tail: int) -> int:
    if tail != WHOLE:
        return PLACE + (head - PLACE) * CELLS + tail
    return head if head < PLACE else PASS


def parts_of(move: int) -> tuple[int, int]:
    """The way back."""
    if move == PASS:
        return PLACE + POSES, WHOLE
    if move < PLACE:
        return move, WHOLE
    pose, square = divmod(move - PLACE, CELLS)
    return PLACE + pose, square


def tiny() -> State:
    """Two players, six free squares in a corner among obstacles, and two small forms each."""
    rows = [FREE_MARK * 3 + OBSTACLE * (SIDE - 3)] * 2 + [OBSTACLE * SIDE] * (SIDE - 2)
    return State(
        options=Options(placing="assisted"),
        turn=Seat(0),
        phase="place",
        board=ROW_END.join(rows),
        stocks=(("2I", "1O"), ("2I", "1O")),
        lost=((), ()),
    )


ENCODING = Encoding(
    width=WIDTH,
    highest=MOST_LOST,
    sight=sight,
    picks_at_all=SIDE * GUARDED,
    stages=Stages(
        heads_at_all=HEADS,
        tails_at_all=CELLS,
        heads=heads,
        tails=tails,
        move_of=move_of,
        parts_of=parts_of,
    ),
)
