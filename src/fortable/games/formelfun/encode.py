"""What learners see: the own cards by kind, the cars in their order, and what lies open."""

from fortable.learning.encoding import Encoding
from fortable.twins import Flat, Layout, below, compiled

from .fast import (
    DEAL,
    DISCARDS,
    DRAW,
    HANDS,
    KINDS,
    LEFT,
    MOST_CARS,
    MOST_SEATS,
    MOVED,
    MOVEMENT,
    PHASE,
    PHASES,
    PILE,
    PLAY,
    POINTS,
    RACING,
    SEATED,
    SIZES,
    TRACK,
    hold,
    lane_of,
    place_of,
    seat_of,
)
from .model import (
    COPIES,
    DECK,
    FULL_HAND,
    INDEX,
    LANES,
    NAMES,
    NUMBERS,
    SPACES,
    Options,
    Spot,
    State,
)

BEHIND = MOST_CARS
"""Added to every place, so that no car on the grid is below 0."""
SEEN = Layout()
SEEN_PHASE = SEEN.word("phase", PHASES)
SEEN_SEATED, SEEN_RACING, SEEN_MOVED = SEEN.numbers("seated", "racing", "moved")
SEEN_MOVEMENT, SEEN_LEFT, DUE_SEAT = SEEN.numbers("movement", "left", "due_seat")
DUE_SPACE = SEEN.grid("due_space", NUMBERS)
OWN_HAND, SEEN_DISCARDS = SEEN.grid("hand", KINDS), SEEN.grid("discards", KINDS)
SEEN_SIZES, SEEN_POINTS = SEEN.grid("sizes", MOST_SEATS), SEEN.grid("points", MOST_SEATS)
CAR = 3
SEEN_TRACK = SEEN.grid("track", MOST_CARS, CAR)
WIDTH = SEEN.size
MOST_POINTS = MOST_CARS * MOST_CARS


@compiled
def sight(s: Flat, seat: int, row: Flat) -> int:
    """The phase, who plays, how far it is; the space of the car that is due; cards, points and cars."""
    seated, racing = s[SEATED], s[RACING]
    for index in range(WIDTH):
        row[index] = 0
    row[SEEN_PHASE], row[SEEN_SEATED], row[SEEN_RACING] = s[PHASE], seated, racing
    row[SEEN_MOVED], row[SEEN_MOVEMENT], row[SEEN_LEFT] = s[MOVED], s[MOVEMENT], s[LEFT]
    if s[PHASE] == PLAY or s[PHASE] == DRAW:
        car = s[TRACK + s[MOVED]]
        row[DUE_SEAT] = 1 + (seat_of(car) - seat) % seated
        row[DUE_SPACE + place_of(car) % NUMBERS] = 1
    for index in range(s[SIZES + seat]):
        row[OWN_HAND + s[HANDS + seat * FULL_HAND + index]] += 1
    for kind in range(KINDS):
        row[SEEN_DISCARDS + kind] = s[DISCARDS + kind]
    for other in range(seated):
        row[SEEN_SIZES + other] = s[SIZES + (seat + other) % seated]
        row[SEEN_POINTS + other] = s[POINTS + (seat + other) % seated]
    for index in range(racing):
        car, at = s[TRACK + index], SEEN_TRACK + CAR * index
        row[at] = 1 + (seat_of(car) - seat) % seated
        row[at + 1] = BEHIND + place_of(car)
        row[at + 2] = lane_of(car)
    return WIDTH


@compiled
def hears(s: Flat, seat: int) -> bool:
    """Lots are everybody's; a card is only of whom it is dealt to."""
    if s[PHASE] == DEAL:
        return (len(DECK) - s[LEFT]) // FULL_HAND == seat
    return s[PHASE] != DRAW or seat_of(s[TRACK + s[MOVED]]) == seat


@compiled
def redeal(s: Flat, seat: int, luck: Flat, room: Flat) -> None:
    """The others' hands and the pile are shuffled together and dealt again, hand by hand in order."""
    count = 0
    for kind in range(KINDS):
        for _ in range(s[PILE + kind]):
            room[count] = kind
            count += 1
        s[PILE + kind] = 0
    for other in range(s[SEATED]):
        if other != seat:
            for index in range(s[SIZES + other]):
                room[count] = s[HANDS + other * FULL_HAND + index]
                count += 1
    for other in range(s[SEATED]):
        if other != seat:
            size, s[SIZES + other] = s[SIZES + other], 0
            for _ in range(size):
                count = _give(s, other, luck, room, count)
    for index in range(count):
        s[PILE + room[index]] += 1


@compiled
def _give(s: Flat, seat: int, luck: Flat, room: Flat, count: int) -> int:
    at = below(luck, count)
    hold(s, seat, room[at])
    room[at] = room[count - 1]
    return count - 1


def tiny() -> State:
    """The last race, the finish in sight: two cars, two cards in either hand, and two kinds in the pile."""
    pile = ("6", "8", "6", "8", "6", "8")
    hands = (("6", "7"), ("6", "8"), ())
    gone = (*pile, *(card for hand in hands for card in hand))
    return State(
        options=Options(),
        phase="play",
        track=(Spot("A1", 24, 1), Spot("B1", 22, 1)),
        moved=0,
        movement=0,
        hands=hands,
        pile=tuple(INDEX[card] for card in pile),
        discards=tuple(COPIES[INDEX[name]] - gone.count(name) for name in NAMES),
        top="2/3",
        turbos=(0, 0, 0),
        eliminated=("C3", "B3", "A3", "C2", "B2", "A2", "C1"),
    )


ENCODING = Encoding(
    width=WIDTH,
    highest=max(MOST_POINTS, BEHIND + SPACES * 2, len(DECK), LANES),
    sight=sight,
    hears=hears,
    redeal=redeal,
    private=SEEN.span("hand"),
    picks_at_all=max(KINDS, MOST_SEATS),
)
