"""The race: everyone at once, and the referee only says who was first (FM-04 to FM-17).

Wishes come late, and name a place, not a card. Still nobody takes in one round what they meant in the last:
whatever was chosen in an earlier round comes too late (FM-09).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from fortable.kernel.words import CLOCK, Illegal, Seat

from ..actions import AnyAction, Finish, Hint, Pick, Ready, Stop, Take, TimeUp, Undo
from ..events import (
    AnyEvent,
    CardTaken,
    ChainChecked,
    ClockStruck,
    ConsolationTaken,
    LayoutEmptied,
    MatchEnded,
    RoundBegan,
    SeatReady,
    StopCalled,
)
from ..model import EMPTY, Check, State, places
from ..scoring import charged, check_chain

Events = tuple[AnyEvent, ...]


def decide(state: State, seat: Seat, action: AnyAction) -> Events:
    """What an action leads to, judged by the present whatever its chooser saw."""
    match action:
        case Ready():
            return _ready(state, seat)
        case Take(place):
            return _take(state, seat, place)
        case Stop():
            return _stop(state, seat)
        case Pick(place):
            return _pick(state, seat, place)
        case TimeUp() if seat == CLOCK:
            return (ClockStruck(),)
        case Undo() | Hint() | Finish() | TimeUp():
            raise _never(action)


def untimely(state: State, seat: Seat, action: AnyAction) -> Illegal:
    """How a race refuses what was meant for an earlier round, or comes while others are waited for."""
    match action:
        case Undo() | Hint() | Finish() | TimeUp():
            return _never(action)
        case Pick() if state.phase != "pick":
            return Illegal("FM-10", "no-pick")
        case Pick():
            return Illegal("FM-10", "not-yours", by=state.caller)
        case _ if state.phase == "pick":
            return Illegal("FM-09", "called", by=state.caller)
        case _ if state.phase == "ready" and state.ready[seat]:
            waiting = [other for other, is_ready in enumerate(state.ready) if not is_ready]
            return Illegal("FM-05", "others-not-ready", waiting=waiting)
        case _ if state.phase == "ready":
            return Illegal("FM-09", "stopped", round=state.round)
    return Illegal("FM-09", "too-late", round=state.round)


def _never(action: Undo | Hint | Finish | TimeUp) -> Illegal:
    """How a race refuses what nobody can ever do in it."""
    match action:
        case Undo():
            return Illegal("FM-19", "only-alone")
        case Hint():
            return Illegal("FM-21", "only-alone")
        case Finish():
            return Illegal("FM-19", "call-stop")
        case TimeUp():
            return Illegal("FM-12", "not-the-clock")


def _ready(state: State, seat: Seat) -> Events:
    _not_while_picking(state)
    if state.phase == "race":
        raise Illegal("FM-05", "turned-up")
    return (SeatReady(seat),)


def _take(state: State, seat: Seat, place: str) -> Events:
    _not_while_picking(state)
    _only_in_the_race(state)
    card = _card_at(state, seat, place)
    top = state.chains[seat][-1]
    if state.options.refuse_mismatch and not state.deck.match(top, card):
        features = state.deck.differing(top, card)
        raise Illegal("FM-07", "mismatch", tried=place, features=features)
    return (CardTaken(seat, place, card),)


def _stop(state: State, seat: Seat) -> Events:
    _not_while_picking(state)
    _only_in_the_race(state)
    overlooked = matching(state, seat)
    return (StopCalled(seat, "wrong" if overlooked else "right", overlooked),)


def _pick(state: State, seat: Seat, place: str) -> Events:
    if state.phase != "pick":
        raise Illegal("FM-10", "no-pick")
    return (ConsolationTaken(seat, place, _card_at(state, seat, place)),)


def matching(state: State, seat: Seat) -> tuple[str, ...]:
    """Where a card lies that matches the top of a seat's chain (FM-06)."""
    return state.deck.matching(state.chains[seat][-1], state.lying)


def _card_at(state: State, seat: Seat, place: str) -> int:
    lying, spots = state.lying, places(state.seats)
    if place in lying:
        return lying[place]
    if place not in spots:
        raise Illegal("FM-04", "no-such-place", tried=place[:20], first=spots[0], last=spots[-1])
    card = state.layout[spots.index(place)]
    if card == EMPTY:
        raise Illegal("FM-16", "gap", tried=place)
    taker = next(other for other, chain in enumerate(state.chains) if card in chain)
    if taker == seat:
        raise Illegal("FM-08", "yours", tried=place)
    raise Illegal("FM-08", "gone", tried=place, by=taker)


def _not_while_picking(state: State) -> None:
    if state.phase == "pick":
        raise Illegal("FM-10", "pick-first")


def _only_in_the_race(state: State) -> None:
    if state.phase == "race":
        return
    if state.round > 1:
        raise Illegal("FM-09", "stopped", round=state.round)
    raise Illegal("FM-05", "face-down")


def follows(state: State) -> Events:
    """What follows without anybody's choice: an empty layout ends the round, and chains are checked."""
    if state.phase == "race" and not state.lying:  # FM-12
        return (LayoutEmptied(),)
    return (*_checks(state), next_round(state)) if state.phase == "check" else ()


def _checks(state: State) -> Iterator[ChainChecked]:
    for seat in map(Seat, range(state.seats)):
        check = checked(state, seat)
        yield ChainChecked(
            seat=seat,
            cards=check.cards,
            verdict=check.verdict,
            points=check.points,
            step=check.step,
            features=check.features,
        )


def checked(state: State, seat: Seat) -> Check:
    """What becomes of a seat's chain when this round is over."""
    is_caller = seat == state.caller
    is_consoled = is_caller and state.consolation != EMPTY
    check = check_chain(state.deck, state.chains[seat], is_caller and not is_consoled)
    if is_consoled:
        return replace(check, consolation=state.consolation)
    return charged(state.options, check, (past[seat] for past in state.rounds[: state.round - 1]))


def next_round(state: State) -> RoundBegan | MatchEnded:
    """Another round, or the end of the match."""
    if EMPTY in state.layout:
        return MatchEnded("FM-16")
    if state.pile < state.seats:
        return MatchEnded("FM-17")
    return RoundBegan(state.round + 1)
