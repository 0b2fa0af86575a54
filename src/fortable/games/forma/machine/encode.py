"""What learners see: the board square by square and everybody's forms. Moves come in two stages."""

from fortable.kernel.words import Seat
from fortable.learning.encoding import Encoding, Stages
from fortable.twins import Flat, Layout, compiled
from fortable.twins.bits import write

from ..board.shapes import FORM_OF
from ..board.squares import FREE as FREE_MARK, OBSTACLE, ROW_END, SIZE as SIDE, WIDTH as GUARDED
from ..bridges.chain_counts import FULL
from ..model import Options, State
from . import rows
from .fitting import columns_for

EMPTY, STONE, THE_TOWER, OF_SEATS = range(4)
"""What a square shows; a seat's form, and then its marker, follow for every seat."""
SEEN = Layout()
PHASE = SEEN.word("phase", rows.PHASES)
SEAT, SEATED, BY_EYE = SEEN.numbers("seat", "seated", "by_eye")
FRENCH, HOLDER = SEEN.numbers("french", "holder")
BOARD = SEEN.grid("board", SIDE, SIDE)
STOCKS = SEEN.grid("stocks", rows.MOST_SEATS, rows.KINDS)
LOST = SEEN.grid("lost", rows.MOST_SEATS)
WIDTH = SEEN.size
MOST_LOST = 180

HEADS = rows.PLACE + rows.POSES + 1
"""A number of obstacles, a pose, or the pass."""
WHOLE = -1


@compiled
def sight(s: Flat, seat: int, row: Flat) -> int:
    """The phase, whose turn, how many play, by eye or not, the edition, who has the tower, and the table."""
    seated = s[rows.SEATED]
    row[PHASE] = s[rows.PHASE]
    row[SEAT] = (s[rows.SEAT] - seat) % seated
    row[SEATED] = seated
    row[BY_EYE] = s[rows.BY_EYE]
    row[FRENCH] = s[rows.FRENCH]
    row[HOLDER] = 0 if s[rows.HOLDER] == rows.NONE else 1 + (s[rows.HOLDER] - seat) % seated
    for line in range(SIDE):
        _show(s, seat, line, row)
    for other in range(rows.MOST_SEATS):
        whose = (seat + other) % seated
        for form in range(rows.KINDS):
            stock = s[rows.STOCKS + whose * rows.KINDS + form] if other < seated else 0
            row[STOCKS + other * rows.KINDS + form] = stock
        row[LOST + other] = s[rows.LOST + whose] if other < seated else 0
    return WIDTH


@compiled
def _show(s: Flat, seat: int, line: int, row: Flat) -> None:
    """The squares of a line: the ones, twos, fours and eights of what they show, as sets."""
    seated, start = s[rows.SEATED], BOARD + line * SIDE
    ones, twos, fours, eights = s[rows.STONES + line], 0, 0, 0
    if s[rows.TOWER] >= 0 and s[rows.TOWER] // SIDE == line:
        twos = 1 << s[rows.TOWER] % SIDE
    for other in range(seated):
        whose = (seat + other) % seated * SIDE + line
        laid = s[rows.LAID + whose]
        marked = s[rows.OWN + whose] & ~laid
        form, marker = OF_SEATS + 2 * other, OF_SEATS + 2 * other + 1
        ones |= laid * (form & 1) | marked * (marker & 1)
        twos |= laid * (form >> 1 & 1) | marked * (marker >> 1 & 1)
        fours |= laid * (form >> 2 & 1) | marked * (marker >> 2 & 1)
        eights |= laid * (form >> 3) | marked * (marker >> 3)
    for column in range(SIDE):
        shown = (ones >> column & 1) | (twos >> column & 1) << 1
        row[start + column] = shown | (fours >> column & 1) << 2 | (eights >> column & 1) << 3


@compiled
def heads(s: Flat, row: Flat) -> int:
    """A number of obstacles; a pose that has a place; the pass after a misfit."""
    if s[rows.PHASE] == rows.LAYOUT:
        for obstacles in range(rows.PLACE):
            row[obstacles] = obstacles
        return rows.PLACE
    count = 0
    for pose in range(rows.POSES):
        if s[rows.STOCKS + s[rows.SEAT] * rows.KINDS + FORM_OF[pose]] and (
            s[rows.BY_EYE] or _has_place(s, pose)
        ):
            row[count] = rows.PLACE + pose
            count += 1
    if s[rows.PHASE] == rows.RETRY:
        row[count] = rows.PLACE + rows.POSES
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
    if head < rows.PLACE or head == rows.PLACE + rows.POSES:
        return 0
    count = 0
    for line in range(SIDE):
        fitting = FULL if s[rows.BY_EYE] else columns_for(s, head - rows.PLACE, line)
        count = write(fitting, SIDE, row, count, line * SIDE)
    return count


@compiled
def move_of(head: int, tail: int) -> int:
    if tail != WHOLE:
        return rows.PLACE + (head - rows.PLACE) * rows.CELLS + tail
    return head if head < rows.PLACE else rows.PASS


def parts_of(move: int) -> tuple[int, int]:
    """The way back."""
    if move == rows.PASS:
        return rows.PLACE + rows.POSES, WHOLE
    if move < rows.PLACE:
        return move, WHOLE
    pose, square = divmod(move - rows.PLACE, rows.CELLS)
    return rows.PLACE + pose, square


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
        tails_at_all=rows.CELLS,
        heads=heads,
        tails=tails,
        move_of=move_of,
        parts_of=parts_of,
    ),
)
