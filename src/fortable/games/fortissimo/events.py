"""What can happen, chance included."""

from fortable.kernel.words import Event, Seat


class FirstSeatDrawn(Event, frozen=True):
    """Chance decides who begins."""

    seat: Seat


class PlaceChosen(Event, frozen=True):
    """A card is to be turned up."""

    seat: Seat
    place: str


class CardTurned(Event, frozen=True):
    """Which card it is."""

    seat: Seat
    place: str
    number: int | None  # None: face down again, and not yours to be told


class CardReturned(Event, frozen=True):
    """It lies face down again."""

    seat: Seat
    place: str


class CardLeftUp(Event, frozen=True):
    """It stays face up, and may be taken directly later (FT-10)."""

    seat: Seat
    place: str


class CardTaken(Event, frozen=True):
    """A card goes to the right end of this seat's rampart."""

    seat: Seat
    place: str
    number: int


class CardInserted(Event, frozen=True):
    """A card goes where the Magician puts it."""

    seat: Seat
    place: str
    number: int


class CardDestroyed(Event, frozen=True):
    """A Cannon of `by` hits a card of `seat`."""

    by: Seat
    seat: Seat
    number: int


class ShotLost(Event, frozen=True):
    """A Cannon has nothing to hit."""

    seat: Seat


class SeatPassed(Event, frozen=True):
    """None of the cards left would fit."""

    seat: Seat


class TurnCame(Event, frozen=True):
    """It is this seat's turn."""

    seat: Seat


class EndNeared(Event, frozen=True):
    """Too many turns have brought nobody a card."""

    turns: int
    """After so many more turns without a card being taken the match is over (FT-28)."""


class MatchEnded(Event, frozen=True):
    """The match is over, by this clause."""

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
