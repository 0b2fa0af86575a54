"""The state after an event. It checks nothing and never fails: an event is a fact."""

from msgspec.structs import replace

from fortable.kernel.tuples import exchanged, without
from fortable.kernel.words import Seat

from .events import (
    AnyEvent,
    CardDestroyed,
    CardInserted,
    CardLeftUp,
    CardReturned,
    CardTaken,
    CardTurned,
    EndNeared,
    FirstSeatDrawn,
    MatchEnded,
    PlaceChosen,
    SeatPassed,
    ShotLost,
    TurnCame,
)
from .model import CANNONS, EMPTY, FULL_RAMPART, INDEX, MAGICIAN, UNSEEN, State


def evolve(state: State, event: AnyEvent) -> State:
    """The state after `event`."""
    match event:
        case PlaceChosen(_, place):
            return replace(state, phase="reveal", turned=place)
        case CardTurned(_, place, number):
            return _shown(state, place, number or UNSEEN)
        case CardReturned(_, place):
            return replace(_left_lying(state), face_up=without(state.face_up, place))
        case CardLeftUp():
            return _left_lying(state)
        case CardTaken(seat, place, number):
            return _placed(state, seat, place, number)
        case CardInserted(seat, place, number):
            return replace(_placed(state, seat, place, number), magic=None)
        case CardDestroyed(_, seat, number):
            return _destroyed(state, seat, number)
        case ShotLost():
            return replace(state, phase="done")
        case SeatPassed():
            return replace(state, number=state.number + 1)
        case TurnCame(seat):
            return replace(state, phase="turn", turn=seat, number=state.number + 1)
        case FirstSeatDrawn(seat):
            return replace(state, phase="turn", turn=seat)
        case EndNeared():
            return state
        case MatchEnded(rule):
            return replace(state, phase="over", ended_by=rule)


def _shown(state: State, place: str, number: int) -> State:
    return replace(
        state,
        phase="choose",
        grid=exchanged(state.grid, INDEX[place], number),
        face_up=tuple(sorted((*state.face_up, place))),
    )


def _left_lying(state: State) -> State:
    return replace(state, phase="done", turned=None, fruitless=state.fruitless + 1)


def _placed(state: State, seat: Seat, place: str, number: int) -> State:
    """The card leaves its place empty and stands in the rampart, where its number belongs."""
    rampart = tuple(sorted((*state.ramparts[seat], number)))
    advanced = state.options.rules == "advanced"
    return replace(
        state,
        phase="aim" if advanced and _is_armed(state, rampart, number) else "done",
        ramparts=exchanged(state.ramparts, seat, rampart),
        grid=exchanged(state.grid, INDEX[place], EMPTY),
        left=without(state.left, number),
        face_up=without(state.face_up, place),
        turned=None,
        magic=seat if advanced and number == MAGICIAN else state.magic,
        fruitless=0,
    )


def _is_armed(state: State, rampart: tuple[int, ...], number: int) -> bool:
    silenced = len(rampart) == FULL_RAMPART and state.options.last_cannon == "silent"  # FT-23
    return number in CANNONS and not silenced


def _destroyed(state: State, seat: Seat, number: int) -> State:
    rampart = without(state.ramparts[seat], number)
    return replace(
        state,
        phase="done",
        ramparts=exchanged(state.ramparts, seat, rampart),
        discards=(*state.discards, number),
        magic=None if number == MAGICIAN else state.magic,
    )
