"""The rules: throw, call all at once, lift the cups."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from fortable.kernel.chance import Draw, Picks
from fortable.kernel.game import NOBODY, Line, Outcome, Waiting, ranked
from fortable.kernel.tuples import exchanged
from fortable.kernel.words import Illegal, Seat

from .values import (
    FACES,
    PASSED,
    AnyAction,
    AnyEvent,
    Call,
    Cup,
    CupsLifted,
    DiceThrown,
    FaceCalled,
    Options,
    Pass,
    State,
)

Events = tuple[AnyEvent, ...]


def start(options: Options, seats: int) -> State:
    return State(options, earned=(0,) * seats, lost=(0,) * seats)


def waiting(state: State) -> Waiting:
    """Chance throws (HZ-01); then all who have not called (HZ-02), round after round (HZ-06)."""
    if state.cups:
        return frozenset(Seat(seat) for seat, call in enumerate(state.calls) if call is None)
    if state.round == state.options.rounds:
        return NOBODY
    return Draw.dice(state.seats * state.options.dice)


def resolve(state: State, picks: Picks) -> Events:
    dice = state.options.dice
    return (
        DiceThrown(tuple(picks[seat * dice : (seat + 1) * dice] for seat in range(state.seats))),
    )


def decide(_: State, seat: Seat, action: AnyAction) -> Events:
    match action:
        case Call(face):
            if face not in FACES:
                raise Illegal("HZ-02", "no-such-face", tried=face)
            return (FaceCalled(seat, face),)
        case Pass():
            return (FaceCalled(seat, PASSED),)


def follows(state: State) -> Events:
    """HZ-04: when all have called, the cups are lifted."""
    if not state.cups or None in state.calls:
        return ()
    return (CupsLifted(state.cups, tuple(call or PASSED for call in state.calls)),)


def evolve(state: State, event: AnyEvent) -> State:
    match event:
        case DiceThrown(cups):
            return replace(
                state,
                round=state.round + 1,
                cups=tuple(cup or () for cup in cups),
                calls=(None,) * state.seats,
            )
        case FaceCalled(seat, face):
            return replace(state, calls=exchanged(state.calls, seat, face))
        case CupsLifted(cups, calls):
            most, best = most_shown(cups)
            earned = (most * (call in best) for call in calls)
            lost = (int(call != PASSED and call not in best) for call in calls)
            return replace(
                state,
                cups=(),
                calls=(),
                lifted=cups,
                called=calls,
                earned=tuple(map(sum, zip(state.earned, earned, strict=True))),
                lost=tuple(map(sum, zip(state.lost, lost, strict=True))),
            )


def most_shown(cups: tuple[Cup, ...]) -> tuple[int, frozenset[int]]:
    """How many dice show the face that most show, and which faces those are (HZ-04)."""
    counts = Counter(face for cup in cups for face in cup)
    most = max(counts.values())
    return most, frozenset(face for face, count in counts.items() if count == most)


def against(state: State) -> str | None:
    """The clause that a position is against which can be in no match."""
    thrown = (*state.cups, *state.lifted)
    if any(len(cup) != state.options.dice or not {*cup} <= {*FACES} for cup in thrown):
        return "HZ-01"
    if not {*state.calls, *state.called} <= {None, PASSED, *FACES}:
        return "HZ-02"
    if not bool(state.cups) + bool(state.lifted) <= state.round <= state.options.rounds:
        return "HZ-06"
    return None


def scores(state: State) -> tuple[int, ...]:
    return tuple(won - lost for won, lost in zip(state.earned, state.lost, strict=True))


def outcome(state: State) -> Outcome:
    return Outcome(
        ranking=ranked(scores(state)),
        scores=scores(state),
        breakdown=tuple(tuple(_lines(state, seat)) for seat in range(state.seats)),
        ended_by="HZ-06",
    )


def _lines(state: State, seat: int) -> Iterator[Line]:
    yield Line("HZ-04", state.earned[seat])
    yield Line("HZ-05", -state.lost[seat])
