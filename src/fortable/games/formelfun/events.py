"""What can happen, chance included."""

from fortable.kernel.words import Event, Seat


class RowLinedUp(Event, frozen=True):
    space: int
    cars: tuple[str, ...]  # from the inside out


class HandsDealt(Event, frozen=True):
    hands: tuple[tuple[str, ...] | None, ...]  # None: not yours to know


class CardPlayed(Event, frozen=True):
    seat: Seat
    car: str
    card: str
    movement: int


class CardBoosted(Event, frozen=True):
    seat: Seat
    car: str
    card: str
    movement: int


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: str | None  # None: not yours to know


class PileReshuffled(Event, frozen=True):
    pass


class CarMoved(Event, frozen=True):
    car: str
    place: int
    space: int
    lane: int
    fell: int  # how many spaces it fell back


class TurnBegan(Event, frozen=True):
    leader: str
    last: str


class RaceEnded(Event, frozen=True):
    race: int
    cars: tuple[str, ...]  # in the order they finished


class CarEliminated(Event, frozen=True):
    seat: Seat
    car: str
    points: int


class TeamOut(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]


class RaceBegan(Event, frozen=True):
    race: int
    cars: tuple[str, ...]  # in single file, the leader first


class FinalWon(Event, frozen=True):
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
