"""What learners see: places, ramparts and what is left, as the view shows them, and nothing remembered."""

from fortable.kernel.words import Seat
from fortable.learning.encoding import Encoding
from fortable.twins import Flat, Layout, compiled

from .fast import (
    ADVANCED,
    CELLS,
    GRID,
    LEFT,
    MAGIC,
    MOST_SEATS,
    NONE,
    PATIENCE,
    PHASE,
    PHASES,
    RAMPARTS,
    SEAT,
    SEATED,
    SPAN,
    TURNED,
    UP,
    turns_left,
)
from .model import EMPTY, START_CARD, UNSEEN, Options, State

GONE, FACE_DOWN, FACE_UP = 0, 1, 2
"""What lies in a place; of a card face up the number is added."""
SEEN = Layout()
SEEN_PHASE = SEEN.word("phase", PHASES)
SEEN_SEAT, SEEN_SEATED, SEEN_ADVANCED = SEEN.numbers("seat", "seated", "advanced")
SEEN_TURNED, SEEN_MAGIC, SEEN_PATIENCE = SEEN.numbers("turned", "magic", "patience")
SEEN_PLACES, SEEN_LEFT = SEEN.grid("places", CELLS), SEEN.grid("left", SPAN)
SEEN_RAMPARTS = SEEN.grid("ramparts", MOST_SEATS, SPAN)
WIDTH = SEEN.size
HIGHEST = FACE_UP + SPAN - 1


@compiled
def sight(s: Flat, seat: int, row: Flat) -> int:
    """Phase, whose turn, how many play, by which rules, the card turned, the Magician, patience, the table.

    Patience is how many turns are left if no card is taken: 0 if it has no end; very many count as many.
    """
    seated = s[SEATED]
    row[SEEN_PHASE] = s[PHASE]
    row[SEEN_SEAT] = (s[SEAT] - seat) % seated
    row[SEEN_SEATED] = seated
    row[SEEN_ADVANCED] = s[ADVANCED]
    row[SEEN_TURNED] = s[TURNED] + 1
    row[SEEN_MAGIC] = 0 if s[MAGIC] == NONE else 1 + (s[MAGIC] - seat) % seated
    row[SEEN_PATIENCE] = max(0, min(turns_left(s), HIGHEST)) if s[PATIENCE] else 0
    for place in range(CELLS):
        lies = GONE if s[GRID + place] == EMPTY else FACE_DOWN
        row[SEEN_PLACES + place] = FACE_UP + s[GRID + place] if s[UP] >> place & 1 else lies
    for number in range(SPAN):
        row[SEEN_LEFT + number] = s[LEFT] >> number & 1
    for other in range(MOST_SEATS):
        rampart = s[RAMPARTS + (seat + other) % seated] if other < seated else 0
        for number in range(SPAN):
            row[SEEN_RAMPARTS + other * SPAN + number] = rampart >> number & 1
    return WIDTH


def tiny() -> State:
    """Two players, three cards that nobody has seen, and the first seat begins."""
    cards = (3, 5, 8)
    return State(
        options=Options(first_seat=0),
        ramparts=((START_CARD,), (START_CARD,)),
        turn=Seat(0),
        number=0,
        phase="turn",
        grid=(UNSEEN,) * len(cards) + (EMPTY,) * (CELLS - len(cards)),
        left=cards,
    )


ENCODING = Encoding(
    width=WIDTH,
    highest=HIGHEST,
    sight=sight,
    picks_at_all=SPAN,
)
