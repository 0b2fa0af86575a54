"""What is on the table: cards, cars, where they stand, and the state they make up."""

from typing import ClassVar, Literal, NamedTuple

from fortable.kernel.words import Options as KernelOptions, Seat, Value, Where

SPACES = 30
NUMBERS = 10  # FF-02: 1 to 10, three times over
LANES = 4  # FF-03
FULL_HAND = 5  # FF-07
SMALLEST_HAND = 2  # FF-11


class Card(Value, frozen=True):
    """What a card shows. It is called by its numbers, red before blue: `7/3`; or `8`, or `Turbo`."""

    name: str
    red: int
    """0: none."""
    blue: int
    copies: int = 8


TURBO = "Turbo"
KINDS = (  # FF-04
    Card("1/10", red=1, blue=10),
    *(Card(f"{red}/3", red=red, blue=3) for red in range(2, 11)),
    *(Card(f"{blue}", red=0, blue=blue) for blue in (6, 7, 8)),
    Card(TURBO, red=0, blue=5, copies=6),
)
CARDS = {card.name: card for card in KINDS}
NAMES = tuple(CARDS)
INDEX = {name: index for index, name in enumerate(NAMES)}
COPIES = tuple(card.copies for card in KINDS)


def bag_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """So many cards of each kind as a bag of kinds."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


DECK = bag_of(COPIES)
NO_CARDS = (0,) * len(KINDS)

TEAMS = "ABCDEF"
OWNER = {f"{team}{number}": Seat(seat) for seat, team in enumerate(TEAMS) for number in (1, 2, 3)}
"""Whose a car is. Cars are called by their team and their row at the first start: `B2`."""


class Spot(NamedTuple):
    """Where a car stands."""

    car: str
    place: int
    """How far it has come: 0 is the last 10 before the line, 1 the first space behind it, 30 that 10
    again after a lap. A space is the same one every 30 places."""
    lane: int
    """1 is the innermost."""


Track = tuple[Spot, ...]

Phase = Literal["grid", "deal", "play", "draw", "move", "done", "over"]


class Options(KernelOptions, frozen=True):
    """How the table wants to race."""

    cars_at_five: Literal[3, 2] = 3  # FF-01
    grid: Literal["mirrored", "random"] = "mirrored"  # FF-08
    title: Literal["points", "final"] = "points"  # FF-21

    matters: ClassVar = {"cars_at_five": Where(seats=(5,))}


class State(Value, frozen=True):
    """Everything there is to know, including what nobody at the table may know."""

    options: Options
    phase: Phase
    track: Track
    """The cars in the race, in the order in which they move this turn (FF-09)."""
    moved: int
    """How many of them have moved; the next one is due."""
    movement: int
    """What the cards just played are worth, until the car has moved."""
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[int, ...]
    """The bag: kinds of the cards nobody has drawn yet, in no order that means anything."""
    discards: tuple[int, ...]
    """How many cards of each kind lie on the discard pile."""
    top: str | None
    """The card that lies on top of them."""
    turbos: tuple[int, ...]
    """By team: how many Turbos it has played as second cards (FF-11)."""
    eliminated: tuple[str, ...] = ()
    """Cars out of the race, the first one first."""

    @property
    def seats(self) -> int:
        return len(self.hands)


def cars_per_team(options: Options, seats: int) -> int:
    """FF-01."""
    return {5: options.cars_at_five, 6: 2}.get(seats, 3)
