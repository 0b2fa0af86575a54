"""Points and places: what everybody has by which clause, as it stands and at the end."""

from collections.abc import Iterator
from typing import Protocol

from fortable.kernel.game import Figure, Line, Outcome, ranked
from fortable.kernel.words import Seat, Value

from .board.forms import VALUES
from .board.placements import covered
from .board.squares import BOARD, FORM, MARKED, MARKER, NAMES, TOWER, names, own, where
from .bridges.most import count, most_bridges
from .model import Options, Phase, State

ENCLOSURE = 10
BRIDGE = 50
TOWER_POINTS = 50


class Standing(Protocol):
    """What points are counted from: a state has it, and so has a view."""

    @property
    def options(self) -> Options: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def board(self) -> str: ...
    @property
    def stocks(self) -> tuple[tuple[str, ...], ...]: ...
    @property
    def lost(self) -> tuple[tuple[str, ...], ...]: ...
    @property
    def tower(self) -> Seat | None: ...


class Tally(Value, frozen=True):
    """A seat's points as they stand, clause by clause."""

    forms: int
    squares: int
    obstacles: int
    tower: int
    bridges: int
    lost: int

    @property
    def total(self) -> int:
        return self.forms + self.squares + self.obstacles + self.tower + self.bridges + self.lost


def tally(state: Standing, seat: Seat) -> Tally:
    """What a seat has by now. Bridges that stand are counted, for nothing can break them any more."""
    board = state.board
    return Tally(
        forms=where(board, FORM[seat]).bit_count(),  # FA-14
        squares=ENCLOSURE * where(board, MARKER[seat]).bit_count(),  # FA-15
        obstacles=ENCLOSURE * where(board, MARKED[seat]).bit_count(),  # FA-16
        tower=TOWER_POINTS if state.tower == seat else 0,  # FA-18
        bridges=BRIDGE * count(most_bridges(BOARD, own(board, seat))),  # FA-19
        lost=-sum(VALUES[form] for form in _subtracted(state, seat)),  # FA-22
    )


def scores(state: State) -> tuple[int, ...]:
    """Points as they stand."""
    return tuple(tally(state, Seat(seat)).total for seat in range(state.seats))


def outcome(state: State) -> Outcome:
    """The highest score wins; equal scores share the place (FA-23)."""
    points = scores(state)
    return Outcome(
        ranking=ranked(points),
        scores=points,
        breakdown=tuple(tuple(_lines(state, Seat(seat))) for seat in range(state.seats)),
        ended_by=state.ended_by,
    )


def figure(options: Options, _: int) -> Figure:
    """Where forms left over count against one, fewer points are many (FA-22)."""
    return Figure(kind="" if options.edition == "de" else options.edition)


def aided(state: State) -> bool:
    """The board says where forms fit (FA-11)."""
    return state.options.placing == "assisted"


def _subtracted(state: Standing, seat: Seat) -> tuple[str, ...]:
    """The forms that count against a seat: those out of the game, and at the end those left over."""
    if state.options.edition == "de":
        return ()
    return state.lost[seat] + (state.stocks[seat] if state.phase == "over" else ())


def _lines(state: State, seat: Seat) -> Iterator[Line]:
    """A line for everything that counts; its items are the squares to light up, or the form's name."""
    for laid in state.laid:
        if laid.seat == seat:
            yield Line("FA-14", VALUES[laid.form], names(covered(laid)))
    for square in names(where(state.board, MARKER[seat])):
        yield Line("FA-15", ENCLOSURE, (square,))
    for square in names(where(state.board, MARKED[seat])):
        yield Line("FA-16", ENCLOSURE, (square,))
    if state.tower == seat:
        yield Line("FA-18", TOWER_POINTS, names(where(state.board, TOWER)))
    for bridges in most_bridges(BOARD, own(state.board, seat)):
        for bridge in bridges:
            yield Line("FA-19", BRIDGE, tuple(NAMES[number] for number in bridge))
    for form in _subtracted(state, seat):
        yield Line("FA-22", -VALUES[form], (form,))
