"""What learners see: the board square by square and everybody's forms. Moves come in two stages."""

from fortable.kernel.words import Seat
from fortable.learning.encoding import Encoding, Stages
from fortable.twins import Flat, Layout, compiled
from fortable.twins.bits import write

from ..board.shapes import FORM_OF
from ..board.squares import FREE as FREE_MARK, OBSTACLE, ROW_END, SIZE as SIDE, WIDTH as GUARDED
from ..bridges.chain_counts import FULL
from ..model import Options, State
from . import fast

EMPTY, STONE, THE_TOWER, OF_SEATS = range(4)
"""What a square shows; a seat's form, and then its marker, follow for every seat."""
SEEN = Layout()
PHASE = SEEN.word("phase", fast.PHASES)
SEAT, SEATED, BY_EYE = SEEN.numbers("seat", "seated", "by_eye")
FRENCH, HOLDER = SEEN.numbers("french", "holder")
BOARD = SEEN.grid("board", SIDE, SIDE)
STOCKS = SEEN.grid("stocks", fast.MOST_SEATS, fast.KINDS)
LOST = SEEN.grid("lost", fast.MOST_SEATS)
WIDTH = SEEN.size
MOST_LOST = 180

HEADS = fast.PLACE + fast.POSES + 1
"""A number of obstacles, a pose, or the pass."""
WHOLE = -1


@compiled
def sight(s: Flat, seat: int, row: Flat) -> int:
    """The phase, whose turn, how many play, by eye or not, the edition, who has the tower, and the table."""
    seated = s[fast.SEATED]
    row[PHASE] = s[fast.PHASE]
    row[SEAT] = (s[fast.SEAT] - seat) % seated
    row[SEATED] = seated
    row[BY_EYE] = s[fast.BY_EYE]
    row[FRENCH] = s[fast.FRENCH]
    row[HOLDER] = 0 if s[fast.HOLDER] == fast.NONE else 1 + (s[fast.HOLDER] - seat) % seated
    for square in range(fast.CELLS):
        row[BOARD + square] = _shown(s, seat, square)
    for other in range(fast.MOST_SEATS):
        whose = (seat + other) % seated
        for form in range(fast.KINDS):
            stock = s[fast.STOCKS + whose * fast.KINDS + form] if other < seated else 0
            row[STOCKS + other * fast.KINDS + form] = stock
        row[LOST + other] = s[fast.LOST + whose] if other < seated else 0
    return WIDTH


@compiled
def _shown(s: Flat, seat: int, square: int) -> int:
    line, column = square // SIDE, square % SIDE
    if s[fast.FREE + line] >> column & 1:
        return EMPTY
    if s[fast.STONES + line] >> column & 1:
        return STONE
    if s[fast.TOWER] == square:
        return THE_TOWER
    for other in range(s[fast.SEATED]):
        whose = (seat + other) % s[fast.SEATED] * SIDE + line
        if s[fast.OWN + whose] >> column & 1:
            return OF_SEATS + 2 * other + (s[fast.LAID + whose] >> column & 1 == 0)
    return EMPTY


@compiled
def heads(s: Flat, row: Flat) -> int:
    """A number of obstacles; a pose that has a place; the pass after a misfit."""
    if s[fast.PHASE] == fast.LAYOUT:
        for obstacles in range(fast.PLACE):
            row[obstacles] = obstacles
        return fast.PLACE
    count = 0
    for pose in range(fast.POSES):
        if s[fast.STOCKS + s[fast.SEAT] * fast.KINDS + FORM_OF[pose]] and (
            s[fast.BY_EYE] or _has_place(s, pose)
        ):
            row[count] = fast.PLACE + pose
            count += 1
    if s[fast.PHASE] == fast.RETRY:
        row[count] = fast.PLACE + fast.POSES
        count += 1
    return count


@compiled
def _has_place(s: Flat, pose: int) -> bool:
    for line in range(SIDE):
        if fast.columns_for(s, pose, line):
            return True
    return False


@compiled
def tails(s: Flat, head: int, row: Flat) -> int:
    """The squares for the first one of a pose."""
    if head < fast.PLACE or head == fast.PLACE + fast.POSES:
        return 0
    count = 0
    for line in range(SIDE):
        fitting = FULL if s[fast.BY_EYE] else fast.columns_for(s, head - fast.PLACE, line)
        count = write(fitting, SIDE, row, count, line * SIDE)
    return count


@compiled
def move_of(head: int, tail: int) -> int:
    if tail != WHOLE:
        return fast.PLACE + (head - fast.PLACE) * fast.CELLS + tail
    return head if head < fast.PLACE else fast.PASS


def parts_of(move: int) -> tuple[int, int]:
    """The way back."""
    if move == fast.PASS:
        return fast.PLACE + fast.POSES, WHOLE
    if move < fast.PLACE:
        return move, WHOLE
    pose, square = divmod(move - fast.PLACE, fast.CELLS)
    return fast.PLACE + pose, square


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
        tails_at_all=fast.CELLS,
        heads=heads,
        tails=tails,
        move_of=move_of,
        parts_of=parts_of,
    ),
)
