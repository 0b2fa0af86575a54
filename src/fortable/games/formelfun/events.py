"""What can happen, chance included."""

from fortable.kernel.words import Event, Seat


class RowLinedUp(Event, frozen=True):
    """A row of the first start (FF-08)."""

    space: int
    cars: tuple[str, ...]  # from the inside out


class HandsDealt(Event, frozen=True):
    """All are dealt their first cards."""

    hands: tuple[tuple[str, ...] | None, ...]  # None: not yours to know


class CardPlayed(Event, frozen=True):
    """A card alone."""

    seat: Seat
    car: str
    card: str
    movement: int


class CardBoosted(Event, frozen=True):
    """A card with a Turbo beside it."""

    seat: Seat
    car: str
    card: str
    movement: int


class CardDrawn(Event, frozen=True):
    """A card for the one that was played."""

    seat: Seat
    card: str | None  # None: not yours to know


class PileReshuffled(Event, frozen=True):
    """The discards are the draw pile again."""


class CarMoved(Event, frozen=True):
    """Where a car has come to stand."""

    car: str
    place: int
    space: int
    lane: int
    fell: int  # how many spaces it fell back


class TurnBegan(Event, frozen=True):
    """All cars of the race move once more."""

    leader: str
    last: str


class RaceEnded(Event, frozen=True):
    """A race is over."""

    race: int
    cars: tuple[str, ...]  # in the order they finished


class CarEliminated(Event, frozen=True):
    """The last car of a race is out, and scores."""

    seat: Seat
    car: str
    points: int


class TeamOut(Event, frozen=True):
    """A team has no car left, and lays down its cards."""

    seat: Seat
    cards: tuple[str, ...]


class RaceBegan(Event, frozen=True):
    """The next race begins."""

    race: int
    cars: tuple[str, ...]  # in single file, the leader first


class FinalWon(Event, frozen=True):
    """The last race is won, and the match is over (FF-19)."""

    seat: Seat
    car: str
    points: int
    to: Seat  # the team with the most points


AnyEvent = (
    RowLinedUp
    | HandsDealt
    | CardPlayed
    | CardBoosted
    | CardDrawn
    | PileReshuffled
    | CarMoved
    | TurnBegan
    | RaceEnded
    | CarEliminated
    | TeamOut
    | RaceBegan
    | FinalWon
)
