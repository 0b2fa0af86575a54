"""What learners see: the own cards by kind, the cars in their order, and what lies open."""

from fortable.learning.encoding import Encoding
from fortable.twins import Flat, below, compiled

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
DUE_FROM = 7
HAND_FROM = DUE_FROM + NUMBERS
DISCARDS_FROM = HAND_FROM + KINDS
SIZES_FROM = DISCARDS_FROM + KINDS
POINTS_FROM = SIZES_FROM + MOST_SEATS
TRACK_FROM = POINTS_FROM + MOST_SEATS
CAR = 3
WIDTH = TRACK_FROM + CAR * MOST_CARS
MOST_POINTS = MOST_CARS * MOST_CARS


@compiled
def sight(s: Flat, seat: int, row: Flat) -> int:
    """The phase, who plays, how far it is; the space of the car that is due; cards, points and cars."""
    seated, racing = s[SEATED], s[RACING]
    for index in range(WIDTH):
        row[index] = 0
    row[0], row[1], row[2], row[3], row[4] = s[PHASE], seated, racing, s[MOVED], s[MOVEMENT]
    row[5] = s[LEFT]
    if s[PHASE] == PLAY or s[PHASE] == DRAW:
        car = s[TRACK + s[MOVED]]
        row[6] = 1 + (seat_of(car) - seat) % seated
        row[DUE_FROM + place_of(car) % NUMBERS] = 1
    for index in range(s[SIZES + seat]):
        row[HAND_FROM + s[HANDS + seat * FULL_HAND + index]] += 1
    for kind in range(KINDS):
        row[DISCARDS_FROM + kind] = s[DISCARDS + kind]
    for other in range(seated):
        row[SIZES_FROM + other] = s[SIZES + (seat + other) % seated]
        row[POINTS_FROM + other] = s[POINTS + (seat + other) % seated]
    for index in range(racing):
        car, at = s[TRACK + index], TRACK_FROM + CAR * index
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
    private=range(HAND_FROM, DISCARDS_FROM),
    picks_at_all=max(KINDS, MOST_SEATS),
)
