"""What lies on the table: cards, places, ramparts, and the state they make up."""

from typing import Annotated, ClassVar, Literal

import msgspec

from fortable.kernel.words import Options as KernelOptions, Seat, Value, Where

ROWS = "ABCDE"
COLUMNS = 9
PLACES = tuple(f"{row}{column}" for row in ROWS for column in range(1, COLUMNS + 1))  # FT-03
INDEX = {place: index for index, place in enumerate(PLACES)}

START_CARD = 1
NUMBERS = tuple(range(2, 47))  # FT-01
FULL_RAMPART = 10  # FT-11

Figure = Literal[
    "wall", "tower", "queen", "king", "prince", "princess", "crow", "cannon", "magician"
]


class Card(Value, frozen=True):
    """What a card shows. Pictures and points are both made from this."""

    number: int
    figure: Figure = "wall"
    crows: int = 0


SPECIALS = (
    *(Card(number, "tower") for number in (1, 11, 26, 35, 46)),  # FT-19
    Card(21, "queen"),  # FT-15
    Card(41, "king"),
    *(Card(number, "prince") for number in (17, 27, 37)),  # FT-16
    *(Card(number, "princess") for number in (13, 23, 33)),
    *(
        Card(number, "crow", crows) for number, crows in {3: 1, 9: 2, 19: 1, 39: 2, 43: 1}.items()
    ),  # FT-17
    *(Card(number, "cannon") for number in (7, 16, 36)),  # FT-18
    Card(31, "magician"),  # FT-21
)
CARDS = {number: Card(number) for number in (START_CARD, *NUMBERS)} | {
    card.number: card for card in SPECIALS
}


def numbers_of(figure: Figure) -> frozenset[int]:
    """The numbers of all cards that show `figure`."""
    return frozenset(number for number, card in CARDS.items() if card.figure == figure)


TOWERS = numbers_of("tower")
CANNONS = numbers_of("cannon")
(MAGICIAN,) = numbers_of("magician")

TURNS_AHEAD = 2
"""So many turns of everybody ahead the table says that patience ends (FT-28)."""

EMPTY = -1
UNSEEN = 0
"""In the grid: a card nobody has looked at. It has no number yet; see `State.unseen`."""

Phase = Literal["lot", "turn", "reveal", "choose", "aim", "done", "over"]


class Options(KernelOptions, frozen=True):
    """How the table wants to play."""

    rules: Literal["basic", "advanced"] = "basic"
    last_cannon: Literal["fires", "silent"] = "fires"  # FT-23
    memory_aid: bool = False  # FT-27
    first_seat: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None  # FT-04
    moment_ms: Annotated[int, msgspec.Meta(ge=500, le=10_000)] = 1500  # FT-26
    patience: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3  # FT-28

    seats_by_name: ClassVar[tuple[str, ...]] = ("first_seat",)
    matters: ClassVar = {"last_cannon": Where(options={"rules": "advanced"})}
    units: ClassVar = {"moment_ms": "ms"}


class State(Value, frozen=True):
    """Everything there is to know, including what nobody at the table may know."""

    options: Options
    ramparts: tuple[tuple[int, ...], ...]
    turn: Seat
    number: int
    """How many turns have begun before this one, passes included."""
    phase: Phase
    grid: tuple[int, ...]
    """By place: a number that somebody has seen, `UNSEEN`, or `EMPTY`."""
    left: tuple[int, ...]
    """The numbers still in the grid, ascending. Public: all cards minus ramparts minus discards."""
    face_up: tuple[str, ...] = ()
    turned: str | None = None
    """The place this turn is about."""
    discards: tuple[int, ...] = ()
    magic: Seat | None = None
    """Who has a Magician that may still insert a card."""
    fruitless: int = 0
    """How many turns in a row have ended without a card being taken; a pass is no such turn (FT-28)."""
    ended_by: str = ""

    @property
    def seats(self) -> int:
        return len(self.ramparts)

    @property
    def turns_left(self) -> int | None:
        """So many more turns without a card being taken end the match (FT-28); None: it goes on."""
        patience = self.options.patience
        return patience * len(self.left) - self.fruitless if patience else None

    @property
    def ends_in(self) -> int | None:
        """The turns that are left, as soon as they are few: everybody has two more at most (FT-28)."""
        turns = None if self.phase == "over" else self.turns_left
        return turns if turns is not None and turns <= TURNS_AHEAD * self.seats else None

    @property
    def unseen(self) -> tuple[int, ...]:
        """The bag: numbers in the grid that nobody has looked at."""
        seen = set(self.grid)
        return tuple(number for number in self.left if number not in seen)
