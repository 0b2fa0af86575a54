"""What learners see: the own cards by kind, the cars in their order, and what lies open."""

from fortable.learning.encoding import Encoding
from fortable.twins import Flat, Layout, below, compiled

from ..model import (
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
from . import fast

BEHIND = fast.MOST_CARS
"""Added to every place, so that no car on the grid is below 0."""
SEEN = Layout()
PHASE = SEEN.word("phase", fast.PHASES)
SEATED, RACING, MOVED = SEEN.numbers("seated", "racing", "moved")
MOVEMENT, LEFT, DUE_SEAT = SEEN.numbers("movement", "left", "due_seat")
DUE_SPACE = SEEN.grid("due_space", NUMBERS)
OWN_HAND, DISCARDS = SEEN.grid("hand", fast.KINDS), SEEN.grid("discards", fast.KINDS)
SIZES, POINTS = SEEN.grid("sizes", fast.MOST_SEATS), SEEN.grid("points", fast.MOST_SEATS)
CAR = 3
TRACK = SEEN.grid("track", fast.MOST_CARS, CAR)
WIDTH = SEEN.size
MOST_POINTS = fast.MOST_CARS * fast.MOST_CARS


@compiled
def sight(s: Flat, seat: int, row: Flat) -> int:
    """The phase, who plays, how far it is; the space of the car that is due; cards, points and cars."""
    seated, racing = s[fast.SEATED], s[fast.RACING]
    for index in range(WIDTH):
        row[index] = 0
    row[PHASE], row[SEATED], row[RACING] = s[fast.PHASE], seated, racing
    row[MOVED], row[MOVEMENT], row[LEFT] = s[fast.MOVED], s[fast.MOVEMENT], s[fast.LEFT]
    if s[fast.PHASE] == fast.PLAY or s[fast.PHASE] == fast.DRAW:
        car = s[fast.TRACK + s[fast.MOVED]]
        row[DUE_SEAT] = 1 + (fast.seat_of(car) - seat) % seated
        row[DUE_SPACE + fast.place_of(car) % NUMBERS] = 1
    for index in range(s[fast.SIZES + seat]):
        row[OWN_HAND + s[fast.HANDS + seat * FULL_HAND + index]] += 1
    for kind in range(fast.KINDS):
        row[DISCARDS + kind] = s[fast.DISCARDS + kind]
    for other in range(seated):
        row[SIZES + other] = s[fast.SIZES + (seat + other) % seated]
        row[POINTS + other] = s[fast.POINTS + (seat + other) % seated]
    for index in range(racing):
        car, at = s[fast.TRACK + index], TRACK + CAR * index
        row[at] = 1 + (fast.seat_of(car) - seat) % seated
        row[at + 1] = BEHIND + fast.place_of(car)
        row[at + 2] = fast.lane_of(car)
    return WIDTH


@compiled
def hears(s: Flat, seat: int) -> bool:
    """Lots are everybody's; a card is only of whom it is dealt to."""
    if s[fast.PHASE] == fast.DEAL:
        return (len(DECK) - s[fast.LEFT]) // FULL_HAND == seat
    return s[fast.PHASE] != fast.DRAW or fast.seat_of(s[fast.TRACK + s[fast.MOVED]]) == seat


@compiled
def redeal(s: Flat, seat: int, luck: Flat, room: Flat) -> None:
    """The others' hands and the pile are shuffled together and dealt again, hand by hand in order."""
    count = 0
    for kind in range(fast.KINDS):
        for _ in range(s[fast.PILE + kind]):
            room[count] = kind
            count += 1
        s[fast.PILE + kind] = 0
    for other in range(s[fast.SEATED]):
        if other != seat:
            for index in range(s[fast.SIZES + other]):
                room[count] = s[fast.HANDS + other * FULL_HAND + index]
                count += 1
    for other in range(s[fast.SEATED]):
        if other != seat:
            size, s[fast.SIZES + other] = s[fast.SIZES + other], 0
            for _ in range(size):
                count = _give(s, other, luck, room, count)
    for index in range(count):
        s[fast.PILE + room[index]] += 1


@compiled
def _give(s: Flat, seat: int, luck: Flat, room: Flat, count: int) -> int:
    at = below(luck, count)
    fast.hold(s, seat, room[at])
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
    picks_at_all=max(fast.KINDS, fast.MOST_SEATS),
)
