"""What a position must fulfil to be one the rules can lead to."""

from collections import Counter
from collections.abc import Callable

from fortable.kernel.words import Illegal, Seat

from .board.forms import TURNED, VALUES
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
from .enclosures import closed_obstacles, closed_squares, closed_tower, open_sides
from .model import OBSTACLES, SEATS, Laid, Phase, State
from .rules import full_stock, is_able

Condition = tuple[str, str, Callable[[State], bool]]
"""The clause, what of a position it is about, and the question it answers with yes."""

BEFORE_THE_LAYOUT: tuple[Phase, ...] = ("lot", "layout", "scatter")


def _has_its_seats(state: State) -> bool:
    seats = range(state.seats)
    return state.seats in SEATS and state.turn in seats and (state.tower or 0) in seats


def _has_a_board(state: State) -> bool:
    """Twenty rows of twenty squares, with nothing on them but stones and what belongs to a seat."""
    seats = slice(state.seats)
    marks = FREE + OBSTACLE + TOWER + FORM[seats] + MARKER[seats] + MARKED[seats]
    rows = state.board.split(ROW_END)
    return len(rows) == SIZE and all(len(row) == SIZE and {*row} <= {*marks} for row in rows)


def _has_known_forms(state: State) -> bool:
    return all(
        laid.seat < state.seats and laid.square in NUMBERS and _is_posed(laid)
        for laid in state.laid
    )


def _is_posed(laid: Laid) -> bool:
    pose = TURNED.get(laid.form, {}).get((laid.turn, laid.flipped))
    return pose is not None and (pose.turn, pose.flipped) == (laid.turn, laid.flipped)


def _has_full_sets(state: State) -> bool:
    """Laid, lost and in stock: together everybody has what they began with."""
    everything = [Counter((*state.stocks[seat], *state.lost[seat])) for seat in range(state.seats)]
    for laid in state.laid:
        everything[laid.seat][laid.form] += 1
    return all(forms == Counter(full_stock(state.seats)) for forms in everything)


def _has_forms_where_they_lie(state: State) -> bool:
    """Every square of a form is drawn, once, and no other is."""
    drawn = [where(state.board, FORM[seat]) for seat in range(state.seats)]
    shown = [
        united(covered(laid) for laid in state.laid if laid.seat == seat)
        for seat in range(state.seats)
    ]
    worth = sum(VALUES[laid.form] for laid in state.laid)
    return drawn == shown and worth == sum(squares.bit_count() for squares in drawn)


def _begins_empty(state: State) -> bool:
    has_begun = state.board != EMPTY or any(state.lost)
    return state.phase not in BEFORE_THE_LAYOUT or not has_begun


def _leaves_little_to_chance(state: State) -> bool:
    return state.scattered <= (OBSTACLES if state.phase == "scatter" else 0)


def _has_one_tower(state: State) -> bool:
    return state.phase in BEFORE_THE_LAYOUT or state.board.count(TOWER) == 1


def _is_laid_out(state: State) -> bool:
    if state.phase in BEFORE_THE_LAYOUT:
        return True
    (tower,) = names(where(state.board, TOWER))
    return faults(state.options, tower, names(where(state.board, OBSTACLE + MARKED))) is None


def _retries_after_a_loss(state: State) -> bool:
    return state.phase != "retry" or bool(state.lost[state.turn])


def _loses_nothing_assisted(state: State) -> bool:
    return state.options.placing == "by_eye" or not any(state.lost)


def _has_closed_what_is_marked(state: State) -> bool:
    free, markers = where(state.board, FREE), where(state.board, MARKER)
    return not BOARD.beside(markers) & (free | markers)


def _has_marked_what_is_closed(state: State) -> bool:
    return state.phase == "done" or not closed_squares(state.board, where(state.board, FORM))


def _has_closed_marked_obstacles(state: State) -> bool:
    return not any(
        where(state.board, MARKED[seat]) & open_sides(state.options, state.board, seat)
        for seat in range(state.seats)
    )


def _has_marked_closed_obstacles(state: State) -> bool:
    return state.phase == "done" or not any(
        closed_obstacles(state.options, state.board, seat) for seat in range(state.seats)
    )


def _has_won_the_tower(state: State) -> bool:
    """Who has the tower has it closed in; and when the dust has settled, a closed one is somebody's."""
    is_closed = bool(closed_tower(state.board))
    return (
        state.tower is None if not is_closed else state.phase == "done" or state.tower is not None
    )


def _lets_the_able_act(state: State) -> bool:
    return state.phase != "place" or is_able(state, state.turn)


def _ends_when_nobody_is_able(state: State) -> bool:
    if state.phase == "over":
        seats = map(Seat, range(state.seats))
        return state.ended_by == "FA-13" and not any(is_able(state, seat) for seat in seats)
    return not state.ended_by


CONDITIONS: tuple[Condition, ...] = (
    ("FA-04", "seats", _has_its_seats),
    ("FA-01", "board", _has_a_board),
    ("FA-02", "forms", _has_known_forms),
    ("FA-02", "forms", _has_full_sets),
    ("FA-08", "forms", _has_forms_where_they_lie),
    ("FA-05", "layout", _begins_empty),
    ("FA-05", "layout", _leaves_little_to_chance),
    ("FA-05", "tower", _has_one_tower),
    ("FA-06", "layout", _is_laid_out),
    ("FA-09", "phase", _retries_after_a_loss),
    ("FA-11", "lost", _loses_nothing_assisted),
    ("FA-15", "markers", _has_closed_what_is_marked),
    ("FA-15", "markers", _has_marked_what_is_closed),
    ("FA-16", "markers", _has_closed_marked_obstacles),
    ("FA-16", "markers", _has_marked_closed_obstacles),
    ("FA-18", "tower", _has_won_the_tower),
    ("FA-12", "turn", _lets_the_able_act),
    ("FA-13", "end", _ends_when_nobody_is_able),
)
"""In an order in which each may rely on those before it."""


def check(state: State) -> State:
    """The same state, or `Illegal` with the clause it is against."""
    for clause, part, holds in CONDITIONS:
        if not holds(state):
            raise Illegal("TB-08", "impossible", clause=clause, part=part)
    return state
