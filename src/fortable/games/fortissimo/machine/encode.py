"""What learners see: places, ramparts and what is left, as the view shows them, and nothing remembered."""

from fortable.kernel.words import Seat
from fortable.learning.encoding import Encoding
from fortable.twins import Flat, Layout, compiled

from ..model import EMPTY, START_CARD, UNSEEN, Options, State
from . import fast

GONE, FACE_DOWN, FACE_UP = 0, 1, 2
"""What lies in a place; of a card face up the number is added."""
SEEN = Layout()
PHASE = SEEN.word("phase", fast.PHASES)
SEAT, SEATED, ADVANCED = SEEN.numbers("seat", "seated", "advanced")
TURNED, MAGIC, PATIENCE = SEEN.numbers("turned", "magic", "patience")
PLACES, LEFT = SEEN.grid("places", fast.CELLS), SEEN.grid("left", fast.SPAN)
RAMPARTS = SEEN.grid("ramparts", fast.MOST_SEATS, fast.SPAN)
WIDTH = SEEN.size
HIGHEST = FACE_UP + fast.SPAN - 1


@compiled
def sight(s: Flat, seat: int, row: Flat) -> int:
    """Phase, whose turn, how many play, by which rules, the card turned, the Magician, patience, the table.

    Patience is how many turns are left if no card is taken: 0 if it has no end; very many count as many.
    """
    seated = s[fast.SEATED]
    row[PHASE] = s[fast.PHASE]
    row[SEAT] = (s[fast.SEAT] - seat) % seated
    row[SEATED] = seated
    row[ADVANCED] = s[fast.ADVANCED]
    row[TURNED] = s[fast.TURNED] + 1
    row[MAGIC] = 0 if s[fast.MAGIC] == fast.NONE else 1 + (s[fast.MAGIC] - seat) % seated
    row[PATIENCE] = max(0, min(fast.turns_left(s), HIGHEST)) if s[fast.PATIENCE] else 0
    for place in range(fast.CELLS):
        lies = GONE if s[fast.GRID + place] == EMPTY else FACE_DOWN
        row[PLACES + place] = FACE_UP + s[fast.GRID + place] if s[fast.UP] >> place & 1 else lies
    for number in range(fast.SPAN):
        row[LEFT + number] = s[fast.LEFT] >> number & 1
    for other in range(fast.MOST_SEATS):
        rampart = s[fast.RAMPARTS + (seat + other) % seated] if other < seated else 0
        for number in range(fast.SPAN):
            row[RAMPARTS + other * fast.SPAN + number] = rampart >> number & 1
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
        grid=(UNSEEN,) * len(cards) + (EMPTY,) * (fast.CELLS - len(cards)),
        left=cards,
    )


ENCODING = Encoding(
    width=WIDTH,
    highest=HIGHEST,
    sight=sight,
    picks_at_all=fast.SPAN,
)
