"""What a position must fulfil to be one the rules can lead to."""

from collections import Counter
from collections.abc import Iterator

from fortable.kernel.notation import impossible
from fortable.kernel.words import Seat

from .board.forms import FLIPPED, TURNED
from .board.grid import united
from .board.layout import faults
from .board.placements import covered
from .board.squares import (
    BOARD,
    EMPTY,
    FORM,
    FREE,
    MARKED,
    MARKER,
    NUMBERS,
    OBSTACLE,
    ROW_END,
    SIZE,
    TOWER,
    names,
    where,
)
from .enclosures import (
    closed_obstacles,
    closed_squares,
    closed_tower,
    closing_marks,
    open_sides,
)
from .model import OBSTACLES, SEATS, Laid, Phase, State
from .rules import full_stock, is_able

Faults = Iterator[tuple[str, str]]
"""The clause a position is against, and the part of it that is wrong, as it is written."""

BEFORE_THE_LAYOUT: tuple[Phase, ...] = ("lot", "layout", "scatter")


def check(state: State) -> State:
    """The same state, or `Illegal` with what is wrong and the clause it is against."""
    for clause, part in _faults(state):
        raise impossible(clause, part)
    return state


def _faults(state: State) -> Faults:
    """All that is wrong, in an order in which each may rely on those before it."""
    yield from _table_faults(state)
    yield from _form_faults(state)
    yield from _layout_faults(state)
    yield from _loss_faults(state)
    yield from _marker_faults(state)
    yield from _end_faults(state)


def _table_faults(state: State) -> Faults:
    """Twenty rows of twenty squares, with nothing on them but stones and what belongs to a seat."""
    seats = range(state.seats)
    if state.seats not in SEATS or state.turn not in seats or (state.tower or 0) not in seats:
        yield "FA-04", f"{state.turn} / {state.seats}"
    mine = slice(state.seats)
    marks = {*FREE, *OBSTACLE, *TOWER, *FORM[mine], *MARKER[mine], *MARKED[mine]}
    rows = state.board.split(ROW_END)
    if len(rows) != SIZE:
        yield "FA-01", f"{len(rows)} / {SIZE}"
    for row in rows:
        if len(row) != SIZE or not {*row} <= marks:
            yield "FA-01", row


def _form_faults(state: State) -> Faults:
    """Everybody has what they began with, laid, lost or in stock, and forms lie where they are drawn."""
    for laid in state.laid:
        if not (laid.seat < state.seats and laid.square in NUMBERS and _is_posed(laid)):
            yield "FA-02", _written(laid)
    full = Counter(full_stock(state.seats))
    for seat in range(state.seats):
        forms = Counter((*state.stocks[seat], *state.lost[seat]))
        forms.update(laid.form for laid in state.laid if laid.seat == seat)
        for form in (forms - full) + (full - forms):
            yield "FA-02", f"{seat} {form}"
    for laid in state.laid:
        if covered(laid) & ~where(state.board, FORM[laid.seat]):
            yield "FA-08", _written(laid)
    for seat in range(state.seats):
        lying = [covered(laid) for laid in state.laid if laid.seat == seat]
        drawn = where(state.board, FORM[seat])
        if nobodys := drawn & ~united(lying):
            yield "FA-08", _squares(nobodys)
        if sum(squares.bit_count() for squares in lying) != drawn.bit_count():
            yield "FA-08", FORM[seat]


def _is_posed(laid: Laid) -> bool:
    pose = TURNED.get(laid.form, {}).get((laid.turn, laid.flipped))
    return pose is not None and (pose.turn, pose.flipped) == (laid.turn, laid.flipped)


def _layout_faults(state: State) -> Faults:
    is_before = state.phase in BEFORE_THE_LAYOUT
    if is_before and (state.board != EMPTY or any(state.lost)):
        yield "FA-05", state.phase
    if state.scattered > (OBSTACLES if state.phase == "scatter" else 0):
        yield "FA-05", f"{state.phase} {state.scattered}"
    if is_before:
        return
    if state.board.count(TOWER) != 1:
        yield "FA-05", f"{TOWER} × {state.board.count(TOWER)}"
    tower, *_ = names(where(state.board, TOWER)) or ("",)
    wrong = faults(state.options, tower, names(where(state.board, OBSTACLE + MARKED)))
    if wrong is not None:
        told = wrong.edge or wrong.touching or wrong.twice or wrong.unknown or ()
        yield "FA-06", " ".join(told) or str(wrong.surplus)


def _loss_faults(state: State) -> Faults:
    if state.phase == "retry" and not state.lost[state.turn]:
        yield "FA-09", f"{state.turn} retry"
    lost = [form for forms in state.lost for form in forms]
    if lost and state.options.placing != "by_eye":
        yield "FA-11", " ".join(lost)


def _marker_faults(state: State) -> Faults:
    """What is marked is closed in; and when the dust has settled, what is closed in is marked."""
    board, is_settled = state.board, state.phase != "done"
    free, markers = where(board, FREE), where(board, MARKER)
    if open_markers := markers & BOARD.beside(free | markers):
        yield "FA-15", _squares(open_markers)
    if is_settled and (closed := closed_squares(free, where(board, FORM))):
        yield "FA-15", _squares(closed)
    for seat in range(state.seats):
        closing = where(board, closing_marks(state.options, seat))
        if marked := where(board, MARKED[seat]) & open_sides(closing):
            yield "FA-16", _squares(marked)
        if is_settled and (closed := closed_obstacles(where(board, OBSTACLE), closing)):
            yield "FA-16", _squares(closed)
    is_closed, has_owner = bool(closed_tower(where(board, TOWER), free)), state.tower is not None
    if has_owner > is_closed or (is_settled and is_closed > has_owner):
        yield "FA-18", f"{TOWER} {_squares(where(board, TOWER))}"


def _end_faults(state: State) -> Faults:
    if state.phase == "place" and not is_able(state, state.turn):
        yield "FA-12", str(state.turn)
    is_over, seats = state.phase == "over", map(Seat, range(state.seats))
    is_early = is_over and any(is_able(state, seat) for seat in seats)
    if is_early or state.ended_by != ("FA-13" if is_over else ""):
        yield "FA-13", f"{state.phase} {state.ended_by or '-'}"


def _written(laid: Laid) -> str:
    return f"{laid.seat} {laid.form} {laid.turn}{FLIPPED * laid.flipped} {laid.square}"


def _squares(squares: int) -> str:
    return " ".join(names(squares))
