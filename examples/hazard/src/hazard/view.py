"""Who knows what (HZ-07): one's own dice and one's own call, until the cups are lifted."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from fortable.kernel.words import Seat, Viewer

from .values import (
    FACES,
    PASSED,
    AnyAction,
    AnyEvent,
    Call,
    Cup,
    DiceThrown,
    FaceCalled,
    Pass,
    Phase,
    State,
    View,
)


def view_for(state: State, viewer: Viewer) -> View:
    sits = viewer is not None and bool(state.cups)
    call = state.calls[viewer] if sits and viewer is not None else None
    return View(
        viewer=viewer,
        options=state.options,
        phase=_phase(state, call),
        round=state.round,
        cup=state.cups[viewer] if sits and viewer is not None else (),
        call=call,
        have_called=tuple(each is not None for each in state.calls),
        earned=state.earned,
        lost=state.lost,
        lifted=state.lifted,
        called=state.called,
    )


def _phase(state: State, call: int | None) -> Phase:
    if not state.cups:
        return "over"
    return "call" if call is None else "wait"


def redact(event: AnyEvent, viewer: Viewer, _: State) -> AnyEvent:
    match event:
        case DiceThrown(cups):
            return DiceThrown(
                tuple(cup if seat == viewer else None for seat, cup in enumerate(cups))
            )
        case FaceCalled(seat) if seat != viewer:
            return replace(event, face=None)
        case _:
            return event


def legal(view: View) -> Iterator[AnyAction]:
    if view.cup and view.call is None:
        yield Pass()
        yield from map(Call, FACES)


def auto_action(_: View) -> AnyAction:
    return Pass()


def imagine(view: View, rng: Random) -> State:
    """Throw for everybody whose dice this viewer cannot see."""
    state = State(
        options=view.options,
        earned=view.earned,
        lost=view.lost,
        round=view.round,
        cups=tuple(view.cup for _ in view.have_called),
        calls=tuple(_any_call(rng) if has else None for has in view.have_called),
        lifted=view.lifted,
        called=view.called,
    )
    if view.viewer is None or not view.have_called:
        return redeal(state, view.viewer, rng)
    calls = tuple(
        view.call if seat == view.viewer else call for seat, call in enumerate(state.calls)
    )
    return redeal(replace(state, calls=calls), view.viewer, rng)


def redeal(state: State, viewer: Viewer, rng: Random) -> State:
    """From the state, not from a view: else a view that shows too much would never be found out."""
    if not state.cups:
        return state
    hidden = [Seat(seat) != viewer for seat in range(state.seats)]
    return replace(
        state,
        cups=tuple(
            _thrown(state.options.dice, rng) if is_hidden else cup
            for cup, is_hidden in zip(state.cups, hidden, strict=True)
        ),
        calls=tuple(
            _any_call(rng) if is_hidden and call is not None else call
            for call, is_hidden in zip(state.calls, hidden, strict=True)
        ),
    )


def _thrown(dice: int, rng: Random) -> Cup:
    return tuple(rng.choice(FACES) for _ in range(dice))


def _any_call(rng: Random) -> int:
    return rng.randrange(PASSED, max(FACES) + 1)
