"""The values of the game: options, actions, events, state and view."""

from typing import Annotated

import msgspec

from fortable.kernel.words import Action, Event, Options as KernelOptions, Seat, Value, Viewer

CARDS = tuple(range(1, 17))
SEATS = (2, 3, 4)


class Options(KernelOptions, frozen=True):
    swaps: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2  # KS-03
    hurry: bool = False  # KS-05


class Keep(Action, frozen=True):
    """Keep the card to the end (KS-02)."""


class Swap(Action, frozen=True):
    """Lay the card open and draw another (KS-03)."""


class TimeUp(Action, frozen=True):
    """The clock's: whoever dawdles keeps (KS-05)."""


AnyAction = Keep | Swap | TimeUp


class CardsDealt(Event, frozen=True):
    cards: tuple[int | None, ...]  # None: not yours to know


class CardKept(Event, frozen=True):
    seat: Seat


class CardLaidOpen(Event, frozen=True):
    seat: Seat
    card: int


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: int | None  # None: not yours to know


AnyEvent = CardsDealt | CardKept | CardLaidOpen | CardDrawn


class State(Value, frozen=True):
    options: Options
    cards: tuple[int, ...]
    """By seat; 0 before the deal and between laying open and drawing."""
    kept: tuple[bool, ...]
    turn: Seat = Seat(0)
    swapped: int = 0
    """How often the seat whose turn it is has swapped."""
    discards: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.cards)


class View(Value, frozen=True):
    viewer: Viewer
    options: Options
    cards: tuple[int | None, ...]
    kept: tuple[bool, ...]
    turn: Seat
    swapped: int
    discards: tuple[int, ...]
