"""What can happen, chance included."""

from typing import Literal

from fortable.kernel.words import Event, Seat

from .solver import ProofKind


class LayoutLaid(Event, frozen=True):
    """The cards of the layout, by place."""

    round: int
    layout: tuple[int, ...]


class SeatReady(Event, frozen=True):
    """One more seat is ready."""

    seat: Seat


class StartCardsTurned(Event, frozen=True):
    """The race is on; by seat, the card its chain begins with."""

    cards: tuple[int, ...]


class CardTaken(Event, frozen=True):
    """A card is in this seat's chain."""

    seat: Seat
    place: str
    card: int


class StopCalled(Event, frozen=True):
    """Somebody says that nothing matches their chain any more."""

    seat: Seat
    verdict: Literal["right", "wrong"]
    matching: tuple[str, ...]
    """Where a matching card lies after all."""


class ConsolationTaken(Event, frozen=True):
    """The caller picks a card, or gets one by lot (FM-10)."""

    seat: Seat
    place: str
    card: int


class ClockStruck(Event, frozen=True):
    """The time is up (FM-12)."""


class LayoutEmptied(Event, frozen=True):
    """No card is left to be taken."""


class ChainChecked(Event, frozen=True):
    """What a chain is worth; `step` is the first card that does not match the one before it."""

    seat: Seat
    cards: tuple[int, ...]
    verdict: Literal["sound", "faulty", "wrong-stop"]
    points: int
    step: int | None
    features: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """The chains are put away: the next round of a race begins, or the next layout."""

    round: int


class CardReturned(Event, frozen=True):
    """A step was taken back."""

    seat: Seat
    place: str


class HintGiven(Event, frozen=True):
    """Where to go on."""

    seat: Seat
    place: str
    left: int
    """How many cards the best way from here leaves."""


class LayoutFinished(Event, frozen=True):
    """A layout taken alone: how many cards are left, and how few could have been."""

    seat: Seat
    round: int
    left: int
    least: int
    best: tuple[str, ...]
    proof: ProofKind
    undone: int
    hints: int


class MatchEnded(Event, frozen=True):
    """The match is over, by this clause."""

    rule: str


AnyEvent = (
    LayoutLaid
    | SeatReady
    | StartCardsTurned
    | CardTaken
    | StopCalled
    | ConsolationTaken
    | ClockStruck
    | LayoutEmptied
    | ChainChecked
    | RoundBegan
    | CardReturned
    | HintGiven
    | LayoutFinished
    | MatchEnded
)
