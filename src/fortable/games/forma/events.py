"""What can happen, chance included."""

from fortable.kernel.words import Event, Seat


class FirstSeatDrawn(Event, frozen=True):
    """Chance decides who begins."""

    seat: Seat


class LeftToChance(Event, frozen=True):
    """Chance is to lay out the tower and so many obstacles (FA-07)."""

    seat: Seat
    obstacles: int


class LaidOut(Event, frozen=True):
    """Tower and obstacles stand; this seat may lay the first form."""

    seat: Seat
    tower: str
    obstacles: tuple[str, ...]


class FormLaid(Event, frozen=True):
    """A form lies on the board; how it is turned is told as by the action."""

    seat: Seat
    form: str
    turn: int
    flipped: bool
    square: str


class FormLost(Event, frozen=True):
    """A form did not fit, and is out of the game."""

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
    """A free square is enclosed."""

    seat: Seat
    square: str


class ObstacleEnclosed(Event, frozen=True):
    """An obstacle is enclosed."""

    seat: Seat
    square: str


class TowerEnclosed(Event, frozen=True):
    """The tower is enclosed."""

    seat: Seat
    square: str


class SecondTryWaived(Event, frozen=True):
    """A second try is let go (FA-09)."""

    seat: Seat


class SeatPassed(Event, frozen=True):
    """No form of this seat fits any more."""

    seat: Seat


class TurnCame(Event, frozen=True):
    """It is this seat's turn."""

    seat: Seat


class MatchEnded(Event, frozen=True):
    """The match is over, by this clause."""

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
