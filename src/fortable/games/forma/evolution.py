"""The state after an event. It checks nothing and never fails: an event is a fact."""

from msgspec.structs import replace

from fortable.kernel.tuples import exchanged, without
from fortable.kernel.words import Seat

from .board.placements import covered
from .board.squares import FORM, MARKED, MARKER, OBSTACLE, TOWER, named, put
from .events import (
    AnyEvent,
    FirstSeatDrawn,
    FormLaid,
    FormLost,
    LaidOut,
    LeftToChance,
    MatchEnded,
    ObstacleEnclosed,
    SeatPassed,
    SecondTryWaived,
    SquareEnclosed,
    TowerEnclosed,
    TurnCame,
)
from .model import CHANCE_OBSTACLES, Laid, State


def evolve(state: State, event: AnyEvent) -> State:
    """The state after `event`."""
    match event:
        case FormLaid():
            return _laid(state, event)
        case FormLost():
            return _lost(state, event)
        case SquareEnclosed(seat, square):
            return _marked(state, square, MARKER[seat])
        case ObstacleEnclosed(seat, square):
            return _marked(state, square, MARKED[seat])
        case TowerEnclosed(seat, _):
            return replace(state, tower=seat)
        case TurnCame(seat):
            return replace(state, phase="place", turn=seat)
        case SeatPassed() | SecondTryWaived():
            return replace(state, phase="done")
        case FirstSeatDrawn(seat):
            return _begun(state, seat)
        case LeftToChance(_, obstacles):
            return replace(state, phase="scatter", scattered=obstacles)
        case LaidOut(_, tower, obstacles):
            board = put(put(state.board, named(obstacles), OBSTACLE), named((tower,)), TOWER)
            return replace(state, phase="place", board=board, scattered=0)
        case MatchEnded(rule):
            return replace(state, phase="over", ended_by=rule)


def _begun(state: State, seat: Seat) -> State:
    """Somebody begins: by laying out the board, unless chance does that (FA-05)."""
    if state.options.layout == "by_hand":
        return replace(state, phase="layout", turn=seat)
    return replace(state, phase="scatter", turn=seat, scattered=CHANCE_OBSTACLES)


def _laid(state: State, event: FormLaid) -> State:
    laid = Laid(event.seat, event.form, event.turn, event.flipped, event.square)
    return replace(
        state,
        phase="done",
        board=put(state.board, covered(laid), FORM[event.seat]),
        stocks=_less_one(state, event.seat, event.form),
        laid=(*state.laid, laid),
    )


def _lost(state: State, event: FormLost) -> State:
    """The form is out of the game; after the first one there is a second try (FA-09, FA-10)."""
    seat = event.seat
    return replace(
        state,
        phase="retry" if state.phase == "place" else "done",
        stocks=_less_one(state, seat, event.form),
        lost=exchanged(state.lost, seat, (*state.lost[seat], event.form)),
    )


def _less_one(state: State, seat: int, form: str) -> tuple[tuple[str, ...], ...]:
    return exchanged(state.stocks, seat, without(state.stocks[seat], form))


def _marked(state: State, square: str, mark: str) -> State:
    return replace(state, board=put(state.board, named((square,)), mark))
