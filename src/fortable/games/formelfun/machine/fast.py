"""A quick twin of the rules: one row of whole numbers, changed in place. Tests hold it equal.

A car and where it stands are one number, the greater the further ahead. A hand is a few kinds of cards in
the order of the deck; pile and discards are counts by kind. Which lanes of a space are taken is kept as bits.
"""

from fortable.kernel.words import Action
from fortable.twins import CHANCE, NOBODY, Flat, Layout, Twin, below, compiled, flat
from fortable.twins.bits import bits_of, ones

from ..actions import Boost, Play
from ..cards import BOOST, movement_of
from ..model import (
    CARDS,
    DECK,
    FULL_HAND,
    INDEX,
    LANES,
    NAMES,
    NUMBERS,
    OWNER,
    SMALLEST_HAND,
    SPACES,
    TURBO,
    Options,
    Phase,
    Spot,
    State,
    cars_per_team,
)
from ..rules import SEATS
from ..scoring import finished, scores
from ..track import space_at

KINDS = len(CARDS)
SECOND = INDEX[TURBO]
"""The kind of the Turbos, the last one of the deck: they stand at the end of a hand."""
MOST_SEATS = SEATS[-1]
MOST_CARS = max(seats * cars_per_team(Options(), seats) for seats in SEATS)
NONE = -1

PHASES: tuple[Phase, ...] = ("grid", "deal", "play", "draw", "over")
GRID, DEAL, PLAY, DRAW, OVER = range(len(PHASES))

ROW = Layout()
PHASE = ROW.word("phase", PHASES)
SEATED, ROWS, MIRRORED, FINAL = ROW.numbers("seated", "rows", "mirrored", "final")
LOT, RACING, MOVED, MOVEMENT, LEFT = ROW.numbers("lot", "racing", "moved", "movement", "left")
"""LOT are the teams whose lot is to come, RACING counts cars, LEFT the pile."""
TRACK = ROW.grid("track", MOST_CARS)
TAKEN = ROW.grid("taken", SPACES)
HANDS = ROW.grid("hands", MOST_SEATS, FULL_HAND, blank=NONE)
SIZES = ROW.grid("sizes", MOST_SEATS)
PILE, DISCARDS = ROW.grid("pile", KINDS), ROW.grid("discards", KINDS)
POINTS, BEST = ROW.grid("points", MOST_SEATS), ROW.grid("best", MOST_SEATS)

MOVES = 2 * KINDS

FROM_PLACE, FROM_LANE, FROM_SEAT = 8, 5, 2
"""From which bit on a car's number tells these; below them is the car's row at the first start."""
LANE, SEAT, CAR = 7, 7, 31
"""Which bits they take."""

MOVEMENTS = flat([movement_of(name, space_at(place)) for name in NAMES for place in range(NUMBERS)])
"""How far each kind moves from each space, the 10 being the first."""
INNERMOST = flat(
    [
        NONE if taken.bit_count() >= LANES else (~taken & taken + 1).bit_length() - 1
        for taken in range(1 << MOST_SEATS)
    ]
)
"""The lane a car takes where these are taken already, if there is room (FF-13)."""


def pack(state: State) -> list[int]:
    """A state as a row. Top card and Turbos played are left out, and of the cars out all but the points."""
    return ROW.packed(
        phase=state.phase,
        seated=state.seats,
        rows=cars_per_team(state.options, state.seats),
        mirrored=state.options.grid == "mirrored",
        final=state.options.title == "final",
        lot=bits_of(range(state.seats)) if state.phase == "grid" else 0,
        racing=len(state.track),
        moved=state.moved,
        movement=state.movement,
        left=len(state.pile),
        track=map(_packed, state.track),
        taken=_taken(state),
        hands=([INDEX[card] for card in hand] for hand in state.hands),
        sizes=map(len, state.hands),
        pile=map(state.pile.count, range(KINDS)),
        discards=state.discards,
        points=scores(state),
        best=_best(state),
    )


def _packed(spot: Spot) -> int:
    return stand(spot.place, spot.lane - 1, OWNER[spot.car] << FROM_SEAT | int(spot.car[1:]) - 1)


def _taken(state: State) -> list[int]:
    taken = [0] * SPACES
    for _, place, lane in state.track:
        taken[place % SPACES] |= 1 << lane - 1
    return taken


def _best(state: State) -> list[int]:
    """By team: as which one its best car went out so far."""
    best = [0] * state.seats
    for out_as, car in enumerate(finished(state), 1):
        best[OWNER[car]] = out_as
    return best


def move_of(action: Action) -> int:
    """An action as a number."""
    match action:
        case Play(card):
            return INDEX[card]
        case Boost(card):
            return KINDS + INDEX[card]
    raise TypeError(action)


def action_of(move: int) -> Action:
    """The way back."""
    return Play(NAMES[move]) if move < KINDS else Boost(NAMES[move - KINDS])


@compiled
def stand(place: int, lane: int, car: int) -> int:
    """A car where it stands, lanes from 0: the one ahead is the greater (FF-09)."""
    return place << FROM_PLACE | LANE - lane << FROM_LANE | car & CAR


@compiled
def place_of(car: int) -> int:
    return car >> FROM_PLACE


@compiled
def lane_of(car: int) -> int:
    return LANE - (car >> FROM_LANE & LANE)


@compiled
def seat_of(car: int) -> int:
    return car >> FROM_SEAT & SEAT


@compiled
def waiting(s: Flat) -> int:
    if s[PHASE] == PLAY:
        return seat_of(s[TRACK + s[MOVED]])
    return NOBODY if s[PHASE] == OVER else CHANCE


@compiled
def bag(s: Flat, picks: Flat) -> int:
    count = 0
    if s[PHASE] == GRID:
        for seat in range(s[SEATED]):
            if s[LOT] >> seat & 1:
                picks[count] = seat
                count += 1
        return count
    for kind in range(KINDS):
        for _ in range(s[PILE + kind]):
            picks[count] = kind
            count += 1
    return count


@compiled
def draw(s: Flat, pick: int) -> None:
    if s[PHASE] == GRID:
        _line_up(s, pick)
        return
    s[PILE + pick] -= 1
    s[LEFT] -= 1
    if s[PHASE] == DEAL:
        _deal(s, pick)
        return
    hold(s, seat_of(s[TRACK + s[MOVED]]), pick)
    if s[LEFT] == 0:  # FF-12
        _reshuffle(s)
    _move(s)
    s[PHASE] = PLAY
    if s[MOVED] == s[RACING]:
        s[MOVED] = 0
        _next_turn(s)


@compiled
def _line_up(s: Flat, seat: int) -> None:
    """The next lane of the row goes to a team, or of every row, in turn reversed (FF-08)."""
    lane = s[SEATED] - ones(s[LOT])
    s[LOT] &= ~(1 << seat)
    if s[MIRRORED]:
        for row in range(s[ROWS]):
            _line_up_one(s, row, s[SEATED] - 1 - lane if row % 2 else lane, seat)
    else:
        _line_up_one(s, s[RACING] // s[SEATED], lane, seat)
    if s[RACING] == s[SEATED] * s[ROWS]:
        s[PHASE] = DEAL
    elif s[LOT] == 0:
        s[LOT] = (1 << s[SEATED]) - 1


@compiled
def _line_up_one(s: Flat, row: int, lane: int, seat: int) -> None:
    s[TRACK + row * s[SEATED] + lane] = stand(-row, lane, seat << FROM_SEAT | row)
    s[TAKEN + -row % SPACES] |= 1 << lane
    s[RACING] += 1


@compiled
def _deal(s: Flat, kind: int) -> None:
    """FF-07."""
    dealt = len(DECK) - s[LEFT]
    hold(s, (dealt - 1) // FULL_HAND, kind)
    if dealt == s[SEATED] * FULL_HAND:
        s[PHASE] = PLAY


@compiled
def hold(s: Flat, seat: int, kind: int) -> None:
    """A card comes into a hand, to its place in the order of the deck."""
    hand, at = HANDS + seat * FULL_HAND, s[SIZES + seat]
    s[SIZES + seat] += 1
    while at > 0 and s[hand + at - 1] > kind:
        s[hand + at] = s[hand + at - 1]
        at -= 1
    s[hand + at] = kind


@compiled
def _reshuffle(s: Flat) -> None:
    for kind in range(KINDS):
        s[PILE + kind] = s[DISCARDS + kind]
        s[LEFT] += s[DISCARDS + kind]
        s[DISCARDS + kind] = 0


@compiled
def _move(s: Flat) -> None:
    """The car that is due takes the innermost free lane, or falls back (FF-13)."""
    car = s[TRACK + s[MOVED]]
    _leave(s, car)
    place = place_of(car) + s[MOVEMENT]
    lane = INNERMOST[s[TAKEN + place % SPACES]]
    while lane == NONE:
        place -= 1
        lane = INNERMOST[s[TAKEN + place % SPACES]]
    s[TAKEN + place % SPACES] |= 1 << lane
    s[TRACK + s[MOVED]] = stand(place, lane, car)
    s[MOVED] += 1
    s[MOVEMENT] = 0


@compiled
def _leave(s: Flat, car: int) -> None:
    s[TAKEN + place_of(car) % SPACES] &= ~(1 << lane_of(car))


@compiled
def _next_turn(s: Flat) -> None:
    """The next turn, or the end of the race if a car came home (FF-15)."""
    _sort(s)
    if place_of(s[TRACK]) <= SPACES:
        return
    _eliminate(s)
    if s[RACING] > 1:
        _line_up_again(s)
        return
    _score(s, seat_of(s[TRACK]), s[SEATED] * s[ROWS])  # FF-19
    s[PHASE] = OVER


@compiled
def _sort(s: Flat) -> None:
    """The leading car comes first (FF-09); few overtake in a turn."""
    for index in range(TRACK + 1, TRACK + s[RACING]):
        car, at = s[index], index
        while at > TRACK and s[at - 1] < car:
            s[at] = s[at - 1]
            at -= 1
        s[at] = car


@compiled
def _eliminate(s: Flat) -> None:
    """The last car goes out, and with a team's last car the team (FF-16, FF-17)."""
    s[RACING] -= 1
    car = s[TRACK + s[RACING]]
    s[TRACK + s[RACING]] = 0
    _leave(s, car)
    seat = seat_of(car)
    _score(s, seat, s[SEATED] * s[ROWS] - s[RACING])
    for index in range(s[RACING]):
        if seat_of(s[TRACK + index]) == seat:
            return
    while s[SIZES + seat]:
        _discard(s, seat, s[HANDS + seat * FULL_HAND])


@compiled
def _score(s: Flat, seat: int, out_as: int) -> None:
    """FF-20."""
    cars = s[SEATED] * s[ROWS]
    s[POINTS + seat] += min(out_as, cars - 2)
    if out_as == cars - 1:
        s[POINTS + seat] += 2
    if out_as == cars:
        s[POINTS + seat] += 5
    s[BEST + seat] = out_as


@compiled
def _line_up_again(s: Flat) -> None:
    """In single file, in the order of the last race (FF-18)."""
    for space in range(SPACES):
        s[TAKEN + space] = 0
    for index in range(s[RACING]):
        s[TRACK + index] = stand(-index, 0, s[TRACK + index])
        s[TAKEN + -index % SPACES] = 1


@compiled
def legal(s: Flat, moves: Flat) -> int:
    """Every kind of the hand once, alone and with a Turbo beside it where that can be (FF-10, FF-11)."""
    seat = seat_of(s[TRACK + s[MOVED]])
    hand, size = HANDS + seat * FULL_HAND, s[SIZES + seat]
    count, before = 0, NONE
    for index in range(hand, hand + size):
        if s[index] != before:
            before = s[index]
            moves[count] = before
            count += 1
    if before != SECOND or size <= SMALLEST_HAND:
        return count
    boosts = count if s[hand + size - 2] == SECOND else count - 1
    for index in range(boosts):
        moves[count + index] = KINDS + moves[index]
    return count + boosts


@compiled
def act(s: Flat, move: int) -> None:
    car = s[TRACK + s[MOVED]]
    kind = move if move < KINDS else move - KINDS
    s[MOVEMENT] = MOVEMENTS[kind * NUMBERS + place_of(car) % NUMBERS]
    _discard(s, seat_of(car), kind)
    if move >= KINDS:
        s[MOVEMENT] += BOOST
        _discard(s, seat_of(car), SECOND)
    s[PHASE] = DRAW


@compiled
def _discard(s: Flat, seat: int, kind: int) -> None:
    """A card of a hand goes to the discard pile."""
    s[SIZES + seat] -= 1
    at = HANDS + seat * FULL_HAND
    last = at + s[SIZES + seat]
    while s[at] != kind:
        at += 1
    while at < last:
        s[at] = s[at + 1]
        at += 1
    s[last] = NONE
    s[DISCARDS + kind] += 1


@compiled
def merits(s: Flat, row: Flat) -> int:
    """Points, and at a tie the best car; or the best car alone (FF-21)."""
    for seat in range(s[SEATED]):
        points = 0 if s[FINAL] else s[POINTS + seat]
        row[seat] = points * (MOST_CARS + 1) + s[BEST + seat]
    return s[SEATED]


@compiled
def picked(s: Flat, number: int) -> int:
    """What stands at a number in the bag, without writing it."""
    if s[PHASE] == GRID:
        seat = 0
        while number or not s[LOT] >> seat & 1:
            number -= s[LOT] >> seat & 1
            seat += 1
        return seat
    kind = 0
    while number >= s[PILE + kind]:
        number -= s[PILE + kind]
        kind += 1
    return kind


@compiled
def playout(s: Flat, luck: Flat, room: Flat) -> int:
    """To the end by lot."""
    steps, seat = 0, waiting(s)
    while seat != NOBODY:
        if seat == CHANCE:
            draw(s, picked(s, below(luck, ones(s[LOT]) if s[PHASE] == GRID else s[LEFT])))
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
    most_moves=len(DECK),
    waiting=waiting,
    legal=legal,
    act=act,
    bag=bag,
    draw=draw,
    merits=merits,
    playout=playout,
)
