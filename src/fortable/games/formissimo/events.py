"""What can happen, chance included."""

from typing import Literal

from fortable.kernel.words import Event, Seat

from .solver import ProofKind


class LayoutLaid(Event, frozen=True):
    round: int
    layout: tuple[int, ...]


class SeatReady(Event, frozen=True):
    seat: Seat


class StartCardsTurned(Event, frozen=True):
    cards: tuple[int, ...]


class CardTaken(Event, frozen=True):
    seat: Seat
    place: str
    card: int


class StopCalled(Event, frozen=True):
    seat: Seat
    verdict: Literal["right", "wrong"]
    matching: tuple[str, ...]
    """Where a matching card lies after all."""


class ConsolationTaken(Event, frozen=True):
    seat: Seat
    place: str
    card: int


class ClockStruck(Event, frozen=True):
    pass


class LayoutEmptied(Event, frozen=True):
    pass


class ChainChecked(Event, frozen=True):
    seat: Seat
    cards: tuple[int, ...]
    verdict: Literal["sound", "faulty", "wrong-stop"]
    points: int
    step: int | None
    features: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    round: int


class CardReturned(Event, frozen=True):
    seat: Seat
    place: str


class HintGiven(Event, frozen=True):
    seat: Seat
    place: str
    left: int
    """How many cards the best way from here leaves."""


class LayoutFinished(Event, frozen=True):
    seat: Seat
    round: int
    left: int
    least: int
    best: tuple[str, ...]
    proof: ProofKind
    undone: int
    hints: int


class MatchEnded(Event, frozen=True):
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
