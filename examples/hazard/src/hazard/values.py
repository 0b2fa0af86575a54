"""The values of the game: options, actions, events, state and view."""

from typing import Annotated, Literal

import msgspec

from fortable.kernel.words import Action, Event, Options as KernelOptions, Seat, Value, Viewer

SEATS = (2, 3, 4, 5)
FACES = range(1, 7)
PASSED = 0

Cup = tuple[int, ...]
Phase = Literal["call", "wait", "over"]


class Options(KernelOptions, frozen=True):
    dice: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3  # HZ-01
    rounds: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3  # HZ-06


class Call(Action, frozen=True):
    """Say which face most dice show (HZ-02)."""

    face: int


class Pass(Action, frozen=True):
    """Say nothing (HZ-03)."""


AnyAction = Call | Pass


class DiceThrown(Event, frozen=True):
    cups: tuple[Cup | None, ...]  # None: not yours to know


class FaceCalled(Event, frozen=True):
    seat: Seat
    face: int | None  # PASSED, or None: not yours to know


class CupsLifted(Event, frozen=True):
    cups: tuple[Cup, ...]
    calls: tuple[int, ...]


AnyEvent = DiceThrown | FaceCalled | CupsLifted


class State(Value, frozen=True):
    options: Options
    earned: tuple[int, ...]
    lost: tuple[int, ...]
    round: int = 0
    """How often the dice were thrown."""
    cups: tuple[Cup, ...] = ()
    """By seat; none between the rounds."""
    calls: tuple[int | None, ...] = ()
    lifted: tuple[Cup, ...] = ()
    """What the cups of the round before showed."""
    called: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.earned)


class View(Value, frozen=True):
    viewer: Viewer
    options: Options
    phase: Phase
    round: int
    cup: Cup
    """The viewer's own dice."""
    call: int | None
    """The viewer's own call."""
    have_called: tuple[bool, ...]
    """By seat; none between the rounds."""
    earned: tuple[int, ...]
    lost: tuple[int, ...]
    lifted: tuple[Cup, ...]
    called: tuple[int, ...]
