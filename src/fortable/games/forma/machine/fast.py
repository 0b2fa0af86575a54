"""A quick twin of the rules: one row of whole numbers, changed in place. Tests hold it equal.

The board is sets of squares, each set twenty rows of bits, column A being bit 0. A move is a pose and
the square that its first one takes, a number of obstacles for chance to lay out, or the pass after a
misfit; layouts of one's own are beyond counting and have no number. By eye `legal` lists every place,
as the rules do; what fits is told by `fitting`, and playouts lay nothing else.
"""

from collections.abc import Iterator

from fortable.kernel.words import Action
from fortable.twins import CHANCE, NOBODY, Flat, Layout, Twin, below, compiled, flat
from fortable.twins.bits import ones, write

from ..actions import Pass, Place, Scatter
from ..board.forms import FORMS, VALUES
from ..board.shapes import (
    ALL,
    AROUND,
    DOWN,
    FORM_OF,
    HEIGHT,
    LIES,
    NUMBERS,
    OTHERS_FROM,
    POSES_FROM,
    REACH,
    RIGHT,
    ROWS,
    TOUCHES,
    WORTH,
)
from ..board.squares import (
    BOARD,
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
from ..bridges.chain_counts import FULL, ROOM, chains_across
from ..bridges.most import count as number_of, most_bridges
from ..model import CHANCE_OBSTACLES, OBSTACLES, SEATS as SEAT_COUNTS, Phase, State
from ..scoring import BRIDGE, ENCLOSURE, TOWER_POINTS

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

TRIES = 64
"""So many guesses are cheaper than to look up what fits."""


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


@compiled
def waiting(s: Flat) -> int:
    if s[PHASE] == OVER:
        return NOBODY
    return CHANCE if s[PHASE] == LOT or s[PHASE] == SCATTER else s[SEAT]


@compiled
def bag(s: Flat, picks: Flat) -> int:
    """The seats, or the squares as the rules number them."""
    if s[PHASE] == LOT:
        for seat in range(s[SEATED]):
            picks[seat] = seat
        return s[SEATED]
    count = 0
    for row in range(SIDE):
        count = write(FULL & ~s[DRAWN + row], SIDE, picks, count, row * WIDTH)
    return count


@compiled
def draw(s: Flat, pick: int) -> None:
    if s[PHASE] == LOT:
        s[SEAT] = pick
        s[PHASE] = SCATTER if s[BY_CHANCE] else LAYOUT
        s[SCATTERED] = CHANCE_OBSTACLES if s[BY_CHANCE] else 0
        return
    _scatter(s, pick // WIDTH, pick % WIDTH)
    if s[TOWER] != NONE and not s[SCATTERED]:  # whatever else is picked would change nothing
        _clear(s)
        s[PHASE] = PLACING


@compiled
def _scatter(s: Flat, row: int, column: int) -> None:
    """The tower takes the first square that is not at the edge; then all before it have their turn."""
    s[DRAWN + row] |= 1 << column
    if s[TOWER] != NONE:
        _stand(s, row, column)
    elif 0 < row < SIDE - 1 and 0 < column < SIDE - 1:
        s[TOWER] = row * SIDE + column
        s[FREE + row] &= ~(1 << column)
        for number in range(s[QUEUED]):
            _stand(s, s[QUEUE + number] // SIDE, s[QUEUE + number] % SIDE)
    else:
        s[QUEUE + s[QUEUED]] = row * SIDE + column
        s[QUEUED] += 1


@compiled
def _stand(s: Flat, row: int, column: int) -> None:
    """An obstacle, if there is one left and nothing in touch (FA-06)."""
    if s[SCATTERED] and not _is_touching(s, row, column):
        s[STONES + row] |= 1 << column
        s[FREE + row] &= ~(1 << column)
        s[SCATTERED] -= 1


@compiled
def _is_touching(s: Flat, row: int, column: int) -> bool:
    straight = 1 << column
    broad = straight | straight << 1 | straight >> 1
    beyond = _taken(s, row - 1) | _taken(s, row + 1)
    return _taken(s, row) & broad | beyond & (straight if s[SIDES_ONLY] else broad) != 0


@compiled
def _taken(s: Flat, row: int) -> int:
    return FULL & ~s[FREE + row] if 0 <= row < SIDE else 0


@compiled
def _clear(s: Flat) -> None:
    for row in range(SIDE):
        s[DRAWN + row] = 0
    for number in range(s[QUEUED]):
        s[QUEUE + number] = 0
    s[QUEUED] = 0


@compiled
def legal(s: Flat, moves: Flat) -> int:
    if s[PHASE] == LAYOUT:
        for obstacles in range(PLACE):
            moves[obstacles] = obstacles
        return PLACE
    if not s[BY_EYE]:
        return fitting(s, moves)
    count = _anywhere(s, moves)
    if s[PHASE] == RETRY:
        moves[count] = PASS
        count += 1
    return count


@compiled
def fitting(s: Flat, moves: Flat) -> int:
    """Writes every place where a form of the seat fits, and says how many."""
    count = 0
    for form in range(KINDS):
        if s[STOCKS + s[SEAT] * KINDS + form]:
            for pose in range(POSES_FROM[form], POSES_FROM[form + 1]):
                for row in range(SIDE):
                    columns = columns_for(s, pose, row)
                    if columns:
                        offset = PLACE + pose * CELLS + row * SIDE
                        count = write(columns, SIDE, moves, count, offset)
    return count


@compiled
def _anywhere(s: Flat, moves: Flat) -> int:
    """Every form of the stock, however it is turned, on every square."""
    count = 0
    for pose in range(POSES):
        if s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]]:
            for square in range(CELLS):
                moves[count] = PLACE + pose * CELLS + square
                count += 1
    return count


@compiled
def columns_for(s: Flat, pose: int, row: int) -> int:
    """Where in a row the first square of a pose may go."""
    columns = s[FREE + row]
    for other in range(OTHERS_FROM[pose], OTHERS_FROM[pose + 1]):
        if not columns:
            break
        columns &= s[FREE + row + DOWN[other]] << REACH >> RIGHT[other]
    return columns


@compiled
def act(s: Flat, move: int) -> None:
    if move < PLACE:
        s[SCATTERED] = move
        s[PHASE] = SCATTER
        return
    if move == PASS:
        s[PHASE] = DONE
    else:
        _place(s, (move - PLACE) // CELLS, (move - PLACE) % CELLS)
    _follow(s)


@compiled
def _place(s: Flat, pose: int, square: int) -> None:
    """A form goes to its place, or out of the game (FA-09, FA-10)."""
    row, column, form = square // SIDE, square % SIDE, FORM_OF[pose]
    s[STOCKS + s[SEAT] * KINDS + form] -= 1
    if _fits(s, pose, row, column):
        _lay(s, pose, row, column)
        _enclose_squares(s, pose, row, column)
        _enclose_obstacles(s, row - 2, row + HEIGHT[pose] + 1)
        _enclose_tower(s)
        s[PHASE] = DONE
    else:
        s[LOST + s[SEAT]] += WORTH[form]
        s[PHASE] = RETRY if s[PHASE] == PLACING else DONE


@compiled
def _fits(s: Flat, pose: int, row: int, column: int) -> bool:
    for step in range(HEIGHT[pose]):
        if LIES[pose * ROWS + step] << column & ~(s[FREE + row + step] << REACH):
            return False
    return True


@compiled
def _lay(s: Flat, pose: int, row: int, column: int) -> None:
    laid, held = LAID + s[SEAT] * SIDE + row, OWN + s[SEAT] * SIDE + row
    for step in range(HEIGHT[pose]):
        squares = LIES[pose * ROWS + step] << column >> REACH
        s[FREE + row + step] &= ~squares
        s[laid + step] |= squares
        s[held + step] |= squares


@compiled
def _enclose_squares(s: Flat, pose: int, row: int, column: int) -> None:
    """Of the free squares beside the form, those without a free neighbour (FA-15)."""
    for step in range(HEIGHT[pose] + 2):
        here = row + step - 1
        free = s[FREE + here]
        beside = TOUCHES[pose * AROUND + step] << column >> REACH & free
        if beside:
            closed = beside & ~(free << 1 | free >> 1 | s[FREE + here - 1] | s[FREE + here + 1])
            s[FREE + here] &= ~closed
            s[OWN + s[SEAT] * SIDE + here] |= closed


@compiled
def _enclose_obstacles(s: Flat, first: int, last: int) -> None:
    """The obstacles of some rows that the seat has closed in (FA-16).

    Obstacles never share a side, so that one with a marker may count as closing.
    """
    closing = (LAID if s[FRENCH] else OWN) + s[SEAT] * SIDE
    for row in range(max(first, 0), min(last + 1, SIDE)):
        stones = s[STONES + row]
        if stones:
            here = _open(s, closing, row)
            beyond = _open(s, closing, row - 1) | _open(s, closing, row + 1)
            closed = stones & ~(here << 1 | here >> 1 | beyond)
            s[STONES + row] &= ~closed
            s[OWN + s[SEAT] * SIDE + row] |= closed


@compiled
def _open(s: Flat, closing: int, row: int) -> int:
    """The squares of a row that do not help to close in an obstacle."""
    return FULL & ~s[closing + row] if 0 <= row < SIDE else 0


@compiled
def _enclose_tower(s: Flat) -> None:
    """Whoever closes its last open side has it (FA-18)."""
    if s[TOWER] == NONE or s[HOLDER] != NONE:
        return
    row, straight = s[TOWER] // SIDE, 1 << s[TOWER] % SIDE
    sides = (straight << 1 | straight >> 1) & s[FREE + row]
    if not sides | straight & (s[FREE + row - 1] | s[FREE + row + 1]):
        s[HOLDER] = s[SEAT]


@compiled
def _follow(s: Flat) -> None:
    """A second try for who has a form that fits; else the next seat that has one, or the end (FA-13)."""
    if s[PHASE] == RETRY and is_able(s, s[SEAT]):
        return
    for step in range(1, s[SEATED] + 1):
        seat = (s[SEAT] + step) % s[SEATED]
        if is_able(s, seat):  # FA-12
            s[PHASE], s[SEAT] = PLACING, seat
            return
    s[PHASE] = OVER


@compiled
def is_able(s: Flat, seat: int) -> bool:
    """Whether a seat has a form that fits somewhere: the smallest are asked first."""
    for form in range(KINDS - 1, -1, -1):
        if s[STOCKS + seat * KINDS + form] and _fits_somewhere(s, form):
            return True
    return False


@compiled
def _fits_somewhere(s: Flat, form: int) -> bool:
    for pose in range(POSES_FROM[form], POSES_FROM[form + 1]):
        for row in range(SIDE):
            if columns_for(s, pose, row):
                return True
    return False


@compiled
def points(s: Flat, seat: int) -> int:
    """What a seat has by now, but for its bridges."""
    forms = held = left = 0
    for row in range(seat * SIDE, seat * SIDE + SIDE):
        forms += ones(s[LAID + row])
        held += ones(s[OWN + row])
    for form in range(KINDS):
        left += s[STOCKS + seat * KINDS + form] * WORTH[form]
    total = forms + ENCLOSURE * (held - forms)
    if s[HOLDER] == seat:
        total += TOWER_POINTS
    if s[FRENCH]:  # FA-22
        total -= s[LOST + seat] + (left if s[PHASE] == OVER else 0)
    return total


def bridges(s: Flat, seat: int) -> int:
    """How many bridges a seat has, exactly.

    This is not compiled: where it has chains in both directions the rules' own count is asked.
    """
    start, room = OWN + seat * SIDE, flat([0] * ROOM)
    alone = [chains_across(s, start, is_north_south, room) for is_north_south in (True, False)]
    if not all(alone):
        return max(alone)
    squares = sum(int(s[start + row]) << row * WIDTH for row in range(SIDE))
    return number_of(most_bridges(BOARD, squares))


def merits(s: Flat, row: Flat) -> int:
    """Points, bridges included."""
    for seat in range(s[SEATED]):
        row[seat] = points(s, seat) + BRIDGE * bridges(s, seat)
    return s[SEATED]


@compiled
def playout(s: Flat, luck: Flat, room: Flat) -> int:
    """To the end by lot, every place where a form fits being equally likely: nothing is lost."""
    steps, seat = 0, waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            draw(s, room[below(luck, bag(s, room))])
        elif s[PHASE] == LAYOUT:
            act(s, below(luck, PLACE))
        else:
            act(s, any_fitting(s, luck, room))
        steps, seat = steps + 1, waiting(s)
    return steps


@compiled
def any_fitting(s: Flat, luck: Flat, room: Flat) -> int:
    """A place where a form of the seat fits, each equally likely.

    It is guessed, then guessed with more care, and then picked from among all.
    """
    for _ in range(TRIES):
        place = below(luck, PLACES)
        pose, square = place // CELLS, place % CELLS
        in_stock = s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]]
        if in_stock and _fits(s, pose, square // SIDE, square % SIDE):
            return PLACE + place
    poses = _poses_in_stock(s, room)
    free = _free_squares(s, room, poses) - poses
    for _ in range(TRIES):
        pose, square = room[below(luck, poses)], room[poses + below(luck, free)]
        if _fits(s, pose, square // SIDE, square % SIDE):
            return PLACE + pose * CELLS + square
    return room[below(luck, fitting(s, room))]


@compiled
def _poses_in_stock(s: Flat, row: Flat) -> int:
    count = 0
    for pose in range(POSES):
        if s[STOCKS + s[SEAT] * KINDS + FORM_OF[pose]]:
            row[count] = pose
            count += 1
    return count


@compiled
def _free_squares(s: Flat, row: Flat, count: int) -> int:
    for line in range(SIDE):
        count = write(s[FREE + line], SIDE, row, count, line * SIDE)
    return count


TWIN = Twin(
    pack=pack,
    row=ROW,
    move_of=move_of,
    action_of=action_of,
    moves_at_all=MOVES,
    most_moves=PLACES + 1,
    waiting=waiting,
    legal=legal,
    act=act,
    bag=bag,
    draw=draw,
    merits=merits,
    playout=playout,
)
