"""The state after an event. Checks nothing and never fails."""

from msgspec.structs import replace

from fortable.kernel.words import Seat

from .events import (
    AnyEvent,
    CardReturned,
    CardTaken,
    ChainChecked,
    ClockStruck,
    ConsolationTaken,
    HintGiven,
    LayoutEmptied,
    LayoutFinished,
    LayoutLaid,
    MatchEnded,
    RoundBegan,
    SeatReady,
    StartCardsTurned,
    StopCalled,
)
from .model import EMPTY, Check, Phase, Result, State, places

AFTER_THE_CLOCK: dict[Phase, Phase] = {"ready": "turn", "race": "check", "pick": "lot"}  # FM-12


def evolve(state: State, event: AnyEvent) -> State:
    """The state after `event`."""
    match event:
        case LayoutLaid(_, layout):
            return replace(state, layout=layout, phase="puzzle" if state.is_solo else "ready")
        case SeatReady(seat):
            ready = (*state.ready[:seat], True, *state.ready[seat + 1 :])
            return replace(state, ready=ready, phase="turn" if all(ready) else "ready")
        case StartCardsTurned(cards):
            return replace(state, chains=tuple((card,) for card in cards), phase="race")
        case CardTaken(seat, _, card):
            return _with_chain(state, seat, (*state.chains[seat], card))
        case StopCalled(seat, verdict):
            return replace(state, caller=seat, phase="pick" if verdict == "right" else "check")
        case ConsolationTaken(_, _, card):
            return replace(state, consolation=card, phase="check")
        case ClockStruck():
            return replace(state, phase=AFTER_THE_CLOCK[state.phase])
        case LayoutEmptied():
            return replace(state, phase="check")
        case ChainChecked():
            return _checked(state, event)
        case RoundBegan(number):
            return _cleared(state, number)
        case CardReturned(seat):
            shorter = _with_chain(state, seat, state.chains[seat][:-1])
            return replace(shorter, undone=state.undone + 1)
        case HintGiven(_, place):
            return replace(state, hint=place, hints=state.hints + 1)
        case LayoutFinished():
            return _finished(state, event)
        case MatchEnded(rule):
            return replace(state, phase="over", ended_by=rule)


def _with_chain(state: State, seat: Seat, chain: tuple[int, ...]) -> State:
    return replace(state, chains=(*state.chains[:seat], chain, *state.chains[seat + 1 :]), hint="")


def _checked(state: State, event: ChainChecked) -> State:
    is_callers = event.seat == state.caller and state.consolation != EMPTY
    check = Check(
        cards=event.cards,
        points=event.points,
        step=event.step,
        features=event.features,
        is_wrong_stop=event.verdict == "wrong-stop",
        consolation=state.consolation if is_callers else None,
    )
    earlier, now = state.rounds[: state.round - 1], state.rounds[state.round - 1 :]
    return replace(state, rounds=(*earlier, (*sum(now, ()), check)))


def _cleared(state: State, number: int) -> State:
    """A new round: chains leave the game (FM-15); alone, so does the layout (FM-19)."""
    lying = {} if state.is_solo else state.lying
    return replace(
        state,
        round=number,
        phase="lay",
        layout=tuple(lying.get(place, EMPTY) for place in places(state.seats)),
        chains=((),) * state.seats,
        ready=(False,) * state.seats,
        caller=None,
        consolation=EMPTY,
        undone=0,
        hints=0,
    )


def _finished(state: State, event: LayoutFinished) -> State:
    result = Result(
        layout=state.layout,
        taken=state.chains[event.seat],
        best=event.best,
        proof=event.proof,
        undone=event.undone,
        hints=event.hints,
    )
    return replace(state, results=(*state.results, result), phase="review")
