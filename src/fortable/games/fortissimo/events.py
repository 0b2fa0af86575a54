"""What can happen, chance included."""

from fortable.kernel.words import Event, Seat


class FirstSeatDrawn(Event, frozen=True):
    seat: Seat


class PlaceChosen(Event, frozen=True):
    seat: Seat
    place: str


class CardTurned(Event, frozen=True):
    seat: Seat
    place: str
    number: int | None  # None: face down again, and not yours to be told


class CardReturned(Event, frozen=True):
    seat: Seat
    place: str


class CardLeftUp(Event, frozen=True):
    seat: Seat
    place: str


class CardTaken(Event, frozen=True):
    seat: Seat
    place: str
    number: int


class CardInserted(Event, frozen=True):
    seat: Seat
    place: str
    number: int


class CardDestroyed(Event, frozen=True):
    by: Seat
    seat: Seat
    number: int


class ShotLost(Event, frozen=True):
    seat: Seat


class SeatPassed(Event, frozen=True):
    seat: Seat


class TurnCame(Event, frozen=True):
    seat: Seat


class EndNeared(Event, frozen=True):
    turns: int
    """After so many more turns without a card being taken the match is over (FT-28)."""


class MatchEnded(Event, frozen=True):
    rule: str


AnyEvent = (
    FirstSeatDrawn
    | PlaceChosen
    | CardTurned
    | CardReturned
    | CardLeftUp
    | CardTaken
    | CardInserted
    | CardDestroyed
    | ShotLost
    | SeatPassed
    | TurnCame
    | EndNeared
    | MatchEnded
)
