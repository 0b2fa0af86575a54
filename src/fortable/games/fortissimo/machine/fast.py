"""A quick twin of the rules: one row of whole numbers, changed in place. Tests hold it equal.

Sets of cards and of places are numbers whose bits they are. A card that nobody has seen is in the bag, as
in the rules, and gets its number when it is turned.
"""

from fortable.kernel.words import Action, Seat
from fortable.twins import CHANCE, NOBODY, Flat, Layout, Twin, below, compiled
from fortable.twins.bits import bits_of, highest, ones, write

from ..actions import Fire, Insert, Return, Take, Turn
from ..model import (
    CANNONS,
    CARDS,
    EMPTY,
    FULL_RAMPART,
    INDEX,
    MAGICIAN,
    NUMBERS,
    PLACES,
    TOWERS,
    UNSEEN,
    Phase,
    State,
)
from ..rules import SEATS
from ..scoring import HEIRS, PRINCES, ROYALS

CELLS = len(PLACES)
SPAN = NUMBERS[-1] + 1
MOST_SEATS = SEATS[-1]
NONE = -1

PHASES: tuple[Phase, ...] = ("lot", "turn", "reveal", "choose", "aim", "done", "over")
LOT, TURN, REVEAL, CHOOSE, AIM, DONE, OVER = range(len(PHASES))
ENDINGS = ("", "FT-11", "FT-12", "FT-28")
FULL, STUCK, FRUITLESS_FOR_LONG = 1, 2, 3

ROW = Layout()
PHASE = ROW.word("phase", PHASES)
SEAT, SEATED, ADVANCED, SILENT = ROW.numbers("seat", "seated", "advanced", "silent")
TURNED, MAGIC, LEFT, UP, BAG = ROW.numbers("turned", "magic", "left", "up", "bag")
"""LEFT are the cards in the grid, UP the places face up, BAG the cards unseen."""
ENDED = ROW.word("ended", ENDINGS)
PATIENCE, FRUITLESS = ROW.numbers("patience", "fruitless")
RAMPARTS, TOPS = ROW.grid("ramparts", MOST_SEATS), ROW.grid("tops", MOST_SEATS)
GRID = ROW.grid("grid", CELLS)

RETURN = CELLS
TAKE = RETURN + 1
INSERT = TAKE + CELLS
FIRE = INSERT + CELLS
MOVES = FIRE + MOST_SEATS * SPAN

ARMED, WARDED = bits_of(CANNONS), bits_of(TOWERS)
CROWNED, BORN = bits_of(ROYALS), bits_of(HEIRS)
SONS = bits_of(PRINCES)
ONE_CROW = bits_of(number for number, card in CARDS.items() if card.crows >= 1)
TWO_CROWS = bits_of(number for number, card in CARDS.items() if card.crows >= 2)


def pack(state: State) -> list[int]:
    """A state as a row. The number of turns and the discards are left out: nothing follows from them."""
    return ROW.packed(
        phase=state.phase,
        seat=state.turn,
        seated=state.seats,
        advanced=state.options.rules == "advanced",
        silent=state.options.last_cannon == "silent",
        turned=NONE if state.turned is None else INDEX[state.turned],
        magic=NONE if state.magic is None else state.magic,
        left=bits_of(state.left),
        up=bits_of(INDEX[place] for place in state.face_up),
        bag=bits_of(state.unseen),
        ended=state.ended_by,
        patience=state.options.patience,
        fruitless=state.fruitless,
        ramparts=map(bits_of, state.ramparts),
        tops=(rampart[-1] for rampart in state.ramparts),
        grid=state.grid,
    )


def move_of(action: Action) -> int:
    """An action as a number."""
    match action:
        case Turn(place):
            return INDEX[place]
        case Return():
            return RETURN
        case Take(place):
            return TAKE + INDEX[place]
        case Insert(place):
            return INSERT + INDEX[place]
        case Fire(seat, number):
            return FIRE + seat * SPAN + number
    raise TypeError(action)


def action_of(move: int) -> Action:
    """The way back."""
    if move < RETURN:
        return Turn(PLACES[move])
    if move == RETURN:
        return Return()
    if move < INSERT:
        return Take(PLACES[move - TAKE])
    if move < FIRE:
        return Insert(PLACES[move - INSERT])
    seat, number = divmod(move - FIRE, SPAN)
    return Fire(Seat(seat), number)


@compiled
def waiting(s: Flat) -> int:
    if s[PHASE] == OVER:
        return NOBODY
    return CHANCE if s[PHASE] == LOT or s[PHASE] == REVEAL else s[SEAT]


@compiled
def bag(s: Flat, picks: Flat) -> int:
    if s[PHASE] == LOT:
        for seat in range(s[SEATED]):
            picks[seat] = seat
        return s[SEATED]
    known = s[GRID + s[TURNED]]
    if known > 0:
        picks[0] = known
        return 1
    return write(s[BAG], SPAN, picks, 0, 0)


@compiled
def draw(s: Flat, pick: int) -> None:
    if s[PHASE] == LOT:
        s[SEAT] = pick
        s[PHASE] = TURN
        return
    s[GRID + s[TURNED]] = pick
    s[BAG] &= ~(1 << pick)
    s[UP] |= 1 << s[TURNED]
    s[PHASE] = CHOOSE


@compiled
def legal(s: Flat, moves: Flat) -> int:
    if s[PHASE] == AIM:
        return shots(s, moves)
    if s[PHASE] == CHOOSE:
        moves[0] = RETURN
        return takes(s, s[TURNED], moves, 1)
    count = 0
    for place in range(CELLS):
        if s[GRID + place] != EMPTY and not s[UP] >> place & 1:
            moves[count] = place
            count += 1
    return _takes_of_those_face_up(s, moves, count)


@compiled
def pruned_legal(s: Flat, moves: Flat) -> int:
    """Of cards that nobody has seen one is as good as any, and so of those that are of no use."""
    if s[PHASE] != TURN:
        return legal(s, moves)
    count, unseen, useless = 0, NONE, NONE
    for place in range(CELLS):
        if s[GRID + place] == EMPTY or s[UP] >> place & 1:
            continue
        if s[GRID + place] == UNSEEN:
            unseen = place
        elif fits(s, s[GRID + place]):
            moves[count] = place
            count += 1
        else:
            useless = place
    for place in (unseen, useless):
        if place != NONE:
            moves[count] = place
            count += 1
    return _takes_of_those_face_up(s, moves, count)


@compiled
def _takes_of_those_face_up(s: Flat, moves: Flat, count: int) -> int:
    """FT-10."""
    up, place = s[UP], 0
    while up:
        if up & 1:
            count = takes(s, place, moves, count)
        up, place = up >> 1, place + 1
    return count


@compiled
def fits(s: Flat, number: int) -> bool:
    return number > s[TOPS + s[SEAT]] or s[MAGIC] == s[SEAT]


@compiled
def takes(s: Flat, place: int, moves: Flat, count: int) -> int:
    if s[GRID + place] > s[TOPS + s[SEAT]]:  # FT-07
        moves[count] = TAKE + place
        return count + 1
    if s[MAGIC] == s[SEAT]:  # FT-21
        moves[count] = INSERT + place
        return count + 1
    return count


@compiled
def shots(s: Flat, moves: Flat) -> int:
    count = 0
    for target in range(s[SEATED]):
        if target != s[SEAT]:
            count = write(_exposed(s[RAMPARTS + target]), SPAN, moves, count, FIRE + target * SPAN)
    return count


@compiled
def _exposed(rampart: int) -> int:
    """The cards right of the last Tower (FT-19)."""
    last_tower = highest(rampart & WARDED, SPAN)
    return rampart >> (last_tower + 1) << (last_tower + 1)


@compiled
def act(s: Flat, move: int) -> None:
    if move < RETURN:
        s[TURNED] = move
        s[PHASE] = REVEAL
        return
    if move == RETURN:
        _put_back(s)
    elif move < FIRE:
        _take(s, move - TAKE if move < INSERT else move - INSERT, move >= INSERT)
        if s[PHASE] == AIM:
            return
    else:
        _destroy(s, (move - FIRE) // SPAN, (move - FIRE) % SPAN)
    _next_turn(s)


@compiled
def _put_back(s: Flat) -> None:
    if not is_alone(s):  # FT-10
        s[UP] &= ~(1 << s[TURNED])
    s[TURNED] = NONE
    s[FRUITLESS] += 1


@compiled
def _take(s: Flat, place: int, inserted: bool) -> None:
    seat, number = s[SEAT], s[GRID + place]
    s[GRID + place] = EMPTY
    s[LEFT] &= ~(1 << number)
    s[UP] &= ~(1 << place)
    s[TURNED] = NONE
    s[FRUITLESS] = 0
    s[RAMPARTS + seat] |= 1 << number
    s[TOPS + seat] = max(s[TOPS + seat], number)
    if inserted:
        s[MAGIC] = NONE
    if not s[ADVANCED]:
        return
    if number == MAGICIAN:
        s[MAGIC] = seat
    if ARMED >> number & 1 and not (s[SILENT] and _is_full(s, seat)) and _has_target(s):
        s[PHASE] = AIM


@compiled
def _has_target(s: Flat) -> bool:
    for target in range(s[SEATED]):
        if target != s[SEAT] and _exposed(s[RAMPARTS + target]):
            return True
    return False


@compiled
def _destroy(s: Flat, seat: int, number: int) -> None:
    s[RAMPARTS + seat] &= ~(1 << number)
    s[TOPS + seat] = highest(s[RAMPARTS + seat], SPAN)
    if number == MAGICIAN:
        s[MAGIC] = NONE


@compiled
def _next_turn(s: Flat) -> None:
    if _is_full(s, s[SEAT]):
        s[PHASE], s[ENDED] = OVER, FULL
        return
    top_left = highest(s[LEFT], SPAN)
    for step in range(1, s[SEATED] + 1):
        seat = (s[SEAT] + step) % s[SEATED]
        if _is_able(s, seat, top_left):  # FT-09
            if s[PATIENCE] and turns_left(s) <= 0:
                s[PHASE], s[ENDED] = OVER, FRUITLESS_FOR_LONG
            else:
                s[PHASE], s[SEAT] = TURN, seat
            return
    s[PHASE], s[ENDED] = OVER, STUCK


@compiled
def turns_left(s: Flat) -> int:
    """After so many more turns without a card being taken the match is over, if patience ends (FT-28)."""
    return s[PATIENCE] * ones(s[LEFT]) - s[FRUITLESS]


@compiled
def _is_full(s: Flat, seat: int) -> bool:
    return ones(s[RAMPARTS + seat]) == FULL_RAMPART


@compiled
def _is_able(s: Flat, seat: int, top_left: int) -> bool:
    return top_left != NONE and (s[TOPS + seat] < top_left or s[MAGIC] == seat)


@compiled
def is_alone(s: Flat) -> bool:
    """Whether nobody but the seat whose turn it is can still take a card (FT-10)."""
    top_left = highest(s[LEFT], SPAN)
    for seat in range(s[SEATED]):
        if _is_able(s, seat, top_left) != (seat == s[SEAT]):
            return False
    return True


@compiled
def points(s: Flat, seat: int) -> int:
    """What a rampart counts (FT-12, FT-14 to FT-17)."""
    rampart = s[RAMPARTS + seat]
    count = ones(rampart)
    if not s[ADVANCED]:
        return count
    heirs, princes = ones(rampart & BORN), ones(rampart & SONS)
    crows = ones(rampart & ONE_CROW) + ones(rampart & TWO_CROWS)
    return count + 3 * ones(rampart & CROWNED) + heirs + min(princes, heirs - princes) + crows


@compiled
def merits(s: Flat, row: Flat) -> int:
    """Points, and at a tie the highest card."""
    for seat in range(s[SEATED]):
        row[seat] = points(s, seat) * SPAN + s[TOPS + seat]
    return s[SEATED]


@compiled
def picked(s: Flat, luck: Flat) -> int:
    """What chance picks from the bag, which need not be written for that."""
    if s[PHASE] == LOT:
        return below(luck, s[SEATED])
    known = s[GRID + s[TURNED]]
    if known > 0:
        return known
    number, left = 0, below(luck, ones(s[BAG]))
    while left or not s[BAG] >> number & 1:
        left -= s[BAG] >> number & 1
        number += 1
    return number


@compiled
def playout(s: Flat, luck: Flat, room: Flat) -> int:
    """To the end by lot."""
    steps, seat = 0, waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            draw(s, picked(s, luck))
        else:
            act(s, room[below(luck, legal(s, room))])
        steps, seat = steps + 1, waiting(s)
    return steps


TWIN = Twin(
    pack=pack,
    row=ROW,
    move_of=move_of,
    action_of=action_of,
    moves_at_all=MOVES,
    most_moves=2 * CELLS,
    waiting=waiting,
    legal=legal,
    pruned_legal=pruned_legal,
    act=act,
    bag=bag,
    draw=draw,
    merits=merits,
    playout=playout,
)
