"""Seven: throw as many dice as you dare, come close to seven and not beyond. For laws about dice."""

from collections.abc import Iterator
from random import Random
from typing import Annotated

import msgspec
from msgspec.structs import replace

from fortable.kernel.chance import Draw, Picks
from fortable.kernel.game import NOBODY, Game, Line, Outcome, Types, Waiting, only, ranked
from fortable.kernel.words import Action, Event, Options, Seat, Value, Viewer

FACES = (1, 2, 3, 4, 5, 6)
GOAL = 7
MOST = 3


class Throw(Action, frozen=True):
    dice: Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class DiceTaken(Event, frozen=True):
    seat: Seat
    dice: int


class DiceThrown(Event, frozen=True):
    seat: Seat
    faces: tuple[int, ...]


class State(Value, frozen=True):
    options: Options
    seats: int
    dice: int = 0
    """In the hand of whoever is about to throw."""
    thrown: tuple[tuple[int, ...], ...] = ()
    """What lies before those who have thrown: whoever comes back to the table can see it."""


class View(Value, frozen=True):
    viewer: Viewer
    seats: int
    thrown: tuple[tuple[int, ...], ...]
    dice: int


def waiting(state: State) -> Waiting:
    if state.dice:
        return Draw.dice(state.dice)
    turn = len(state.thrown)
    return only(Seat(turn)) if turn < state.seats else NOBODY


def decide(_: State, seat: Seat, action: Throw) -> tuple[DiceTaken]:
    return (DiceTaken(seat, action.dice),)


def resolve(state: State, picks: Picks) -> tuple[DiceThrown]:
    return (DiceThrown(Seat(len(state.thrown)), picks),)


def evolve(state: State, event: DiceTaken | DiceThrown) -> State:
    if isinstance(event, DiceTaken):
        return replace(state, dice=event.dice)
    return replace(state, dice=0, thrown=(*state.thrown, event.faces))


def legal(view: View) -> Iterator[Throw]:
    if view.viewer == len(view.thrown):
        yield from map(Throw, range(1, MOST + 1))


def scores(state: State) -> tuple[int, ...]:
    """Nothing for who went beyond seven, nor for who has not thrown."""
    totals = [sum(faces) for faces in state.thrown] + [0] * (state.seats - len(state.thrown))
    return tuple(total if total <= GOAL else 0 for total in totals)


def outcome(state: State) -> Outcome:
    points = scores(state)
    return Outcome(
        ranked(points), points, tuple((Line("SE-01", each),) for each in points), "SE-01"
    )


def against(state: State) -> str | None:
    """Dice have six faces, and nobody throws more than three."""
    faces = [face for faces in state.thrown for face in faces]
    return (
        None if {*faces} <= {*FACES} and max(map(len, state.thrown), default=0) <= MOST else "SE-01"
    )


def imagine(view: View, _: Random) -> State:
    return State(Options(), view.seats, view.dice, view.thrown)


GAME: Game[State, Throw, DiceTaken | DiceThrown, View, Options] = Game(
    key="seven",
    title="Seven",
    version=1,
    seats=(2, 3),
    package=__name__,
    minutes=(1, 2),
    age=6,
    types=Types(
        options=Options, state=State, action=Throw, event=DiceTaken | DiceThrown, view=View
    ),
    start=State,
    waiting=waiting,
    decide=decide,
    resolve=resolve,
    evolve=evolve,
    view_for=lambda state, viewer: View(viewer, state.seats, state.thrown, state.dice),
    redact=lambda event, *_: event,
    legal=legal,
    auto_action=lambda _: Throw(1),
    scores=scores,
    outcome=outcome,
    imagine=imagine,
    redeal=lambda state, *_: state,
    against=against,
)
