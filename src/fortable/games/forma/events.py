"""What can happen, chance included."""

from fortable.kernel.words import Event, Seat


class FirstSeatDrawn(Event, frozen=True):
    seat: Seat


class LeftToChance(Event, frozen=True):
    seat: Seat
    obstacles: int


class LaidOut(Event, frozen=True):
    seat: Seat
    tower: str
    obstacles: tuple[str, ...]


class FormLaid(Event, frozen=True):
    seat: Seat
    form: str
    turn: int
    flipped: bool
    square: str


class FormLost(Event, frozen=True):
    seat: Seat
    form: str
    turn: int
    flipped: bool
    square: str
    taken: tuple[str, ...]
    """Squares that were in its way."""
    over: int
    """How many of its squares hung over the edge."""


class SquareEnclosed(Event, frozen=True):
    seat: Seat
    square: str


class ObstacleEnclosed(Event, frozen=True):
    seat: Seat
    square: str


class TowerEnclosed(Event, frozen=True):
    seat: Seat
    square: str


class SecondTryWaived(Event, frozen=True):
    seat: Seat


class SeatPassed(Event, frozen=True):
    seat: Seat


class TurnCame(Event, frozen=True):
    seat: Seat


class MatchEnded(Event, frozen=True):
    rule: str


AnyEvent = (
    FirstSeatDrawn
    | LeftToChance
    | LaidOut
    | FormLaid
    | FormLost
    | SquareEnclosed
    | ObstacleEnclosed
    | TowerEnclosed
    | SecondTryWaived
    | SeatPassed
    | TurnCame
    | MatchEnded
)
