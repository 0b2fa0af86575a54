"""A state of the game as one row of whole numbers, and a move as a number.

The board is sets of squares, each set twenty rows of bits, column A being bit 0. A move is a pose and
the square that its first one takes, a number of obstacles for chance to lay out, or the pass after a
misfit; layouts of one's own are beyond counting and have no number.
"""

from collections.abc import Iterator

from fortable.kernel.words import Action
from fortable.twins import Layout

from ..actions import Pass, Place, Scatter
from ..board.forms import FORMS, VALUES
from ..board.shapes import ALL, NUMBERS, REACH
from ..board.squares import (
    FORM,
    FREE as FREE_MARK,
    NAMES,
    NUMBERS as SQUARES,
    OBSTACLE,
    SIZE as SIDE,
    TOWER as TOWER_MARK,
    WIDTH,
    own,
    where,
)
from ..bridges.chain_counts import FULL
from ..model import OBSTACLES, SEATS as SEAT_COUNTS, Phase, State

CELLS = SIDE * SIDE
EDGES = 4 * (SIDE - 1)
KINDS, POSES = len(FORMS), len(ALL)
MOST_SEATS = SEAT_COUNTS[-1]
NONE = -1

PHASES: tuple[Phase, ...] = ("lot", "layout", "scatter", "place", "retry", "done", "over")
LOT, LAYOUT, SCATTER, PLACING, RETRY, DONE, OVER = range(len(PHASES))

ROW = Layout()
PHASE = ROW.word("phase", PHASES)
SEAT, SEATED, BY_EYE, FRENCH, SIDES_ONLY, BY_CHANCE = ROW.numbers(
    "seat", "seated", "by_eye", "french", "sides_only", "by_chance"
)
SCATTERED, TOWER, HOLDER, QUEUED = ROW.numbers("scattered", "tower", "holder", "queued")
"""HOLDER has enclosed the TOWER, SCATTERED obstacles are to be laid out."""
LOST = ROW.grid("lost", MOST_SEATS)
STOCKS = ROW.grid("stocks", MOST_SEATS, KINDS)
ROW.gap(1)
FREE = ROW.grid("free", SIDE)
"""The free squares, with empty rows above and below the board."""
ROW.gap(REACH)
STONES = ROW.grid("stones", SIDE)
"""The obstacles without a marker."""
LAID = ROW.grid("laid", MOST_SEATS, SIDE)
"""By seat: the squares of its forms."""
OWN = ROW.grid("own", MOST_SEATS, SIDE)
"""By seat: the squares of its forms and markers."""
DRAWN = ROW.grid("drawn", SIDE)
"""While obstacles are scattered: the squares that chance has picked."""
QUEUE = ROW.grid("queue", EDGES)
"""Those at the edge that it picked before there was a tower, in this order."""

PLACE = OBSTACLES + 1
PLACES = POSES * CELLS
PASS = PLACE + PLACES
MOVES = PASS + 1


def pack(state: State) -> list[int]:
    """A state as a row, without the order in which forms were laid; of lost ones the worth is kept."""
    board, seats = state.board, range(state.seats)
    return ROW.packed(
        phase=state.phase,
        seat=state.turn,
        seated=state.seats,
        by_eye=state.options.placing == "by_eye",
        french=state.options.edition == "fr",
        sides_only=state.options.obstacle_contact == "sides",
        by_chance=state.options.layout == "by_chance",
        scattered=state.scattered,
        tower=_square(board.find(TOWER_MARK)) if TOWER_MARK in board else NONE,
        holder=NONE if state.tower is None else state.tower,
        lost=(sum(VALUES[form] for form in lost) for lost in state.lost),
        stocks=(map(stock.count, FORMS) for stock in state.stocks),
        free=_rows(where(board, FREE_MARK)),
        stones=_rows(where(board, OBSTACLE)),
        laid=(_rows(where(board, FORM[seat])) for seat in seats),
        own=(_rows(own(board, seat)) for seat in seats),
    )


def _rows(squares: int) -> Iterator[int]:
    """A set of squares, row by row."""
    return (squares >> row * WIDTH & FULL for row in range(SIDE))


def _square(number: int) -> int:
    """A square's number without the guard columns."""
    row, column = divmod(number, WIDTH)
    return row * SIDE + column


def move_of(action: Action) -> int:
    """An action as a number."""
    match action:
        case Place(form, turn, flipped, square):
            return PLACE + NUMBERS[form, turn, flipped] * CELLS + _square(SQUARES[square])
        case Scatter(obstacles):
            return obstacles
        case Pass():
            return PASS
    raise TypeError(action)


def action_of(move: int) -> Action:
    """The way back."""
    if move < PLACE:
        return Scatter(move)
    if move == PASS:
        return Pass()
    number, square = divmod(move - PLACE, CELLS)
    row, column = divmod(square, SIDE)
    pose = ALL[number]
    return Place(pose.form, pose.turn, pose.flipped, NAMES[row * WIDTH + column])
