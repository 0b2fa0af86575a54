"""The rules: whom the match waits for, and what an action leads to.

`decide` checks, `evolve` never does. What anybody may know of it is the view's business alone.
"""

from bisect import bisect
from collections.abc import Iterator

from fortable.kernel.chance import Draw, Picks
from fortable.kernel.game import NOBODY, Waiting, only
from fortable.kernel.words import Illegal, Seat

from .actions import AnyAction, Fire, Insert, Return, Take, Turn
from .events import (
    AnyEvent,
    CardDestroyed,
    CardInserted,
    CardLeftUp,
    CardReturned,
    CardTaken,
    CardTurned,
    EndNeared,
    FirstSeatDrawn,
    MatchEnded,
    PlaceChosen,
    SeatPassed,
    ShotLost,
    TurnCame,
)
from .model import (
    EMPTY,
    FULL_RAMPART,
    INDEX,
    NUMBERS,
    PLACES,
    START_CARD,
    TOWERS,
    TURNS_AHEAD,
    UNSEEN,
    Options,
    State,
)

Events = tuple[AnyEvent, ...]

SEATS = (2, 3, 4)


def start(options: Options, seats: int) -> State:
    """Start cards in front of everyone, 45 unseen cards in the grid (FT-01 to FT-04)."""
    named = options.first_seat
    if named is not None and named >= seats:
        raise Illegal("FT-04", "no-such-seat", tried=named, last=seats - 1)
    return State(
        options=options,
        ramparts=((START_CARD,),) * seats,
        turn=Seat(named or 0),
        number=0,
        phase="lot" if named is None else "turn",
        grid=(UNSEEN,) * len(PLACES),
        left=NUMBERS,
    )


def waiting(state: State) -> Waiting:
    """The seat whose turn it is; chance, when a lot is due or a card is looked at."""
    match state.phase:
        case "lot":
            return Draw(tuple(range(state.seats)))
        case "reveal":
            return Draw(bag_at(state, state.turned))
        case "over":
            return NOBODY
        case _:
            return only(state.turn)


def bag_at(state: State, place: str | None) -> tuple[int, ...]:
    """What the card at `place` may turn out to be: a card seen before is drawn from a bag of one."""
    known = state.grid[INDEX[place]] if place else UNSEEN
    return (known,) if known else state.unseen


def resolve(state: State, picks: Picks) -> Events:
    """The lot falls on a seat, or the card that was chosen shows its number."""
    if state.phase == "lot":
        return (FirstSeatDrawn(Seat(picks[0])),)
    assert state.turned
    return (CardTurned(state.turn, state.turned, picks[0]),)


def decide(state: State, seat: Seat, action: AnyAction) -> Events:
    """What `action` is, if it may be."""
    match action:
        case Turn(place):
            return _turn(state, seat, place)
        case Return():
            return _return(state, seat)
        case Take(place):
            return _take(state, seat, place)
        case Insert(place):
            return _insert(state, seat, place)
        case Fire(target, number):
            return _fire(state, seat, target, number)


def _turn(state: State, seat: Seat, place: str) -> Events:
    if state.phase == "choose":
        raise Illegal("FT-06", "decide-first", place=state.turned)
    _not_while_aiming(state)
    if _number_at(state, place) == EMPTY:
        raise Illegal("FT-03", "empty-place", tried=place)
    if place in state.face_up:
        raise Illegal("FT-10", "already-up", tried=place, instead=_to_find_a_card(state))
    return (PlaceChosen(seat, place),)


def _return(state: State, seat: Seat) -> Events:
    place = _turned_place(state)
    stays_up = able(state) == [seat]  # FT-10
    return (CardLeftUp(seat, place),) if stays_up else (CardReturned(seat, place),)


def _take(state: State, seat: Seat, place: str) -> Events:
    number = _offered(state, place)
    top = state.ramparts[seat][-1]
    if number < top:
        instead = _instead_of_taking(state, seat)
        raise Illegal("FT-07", "too-low", tried=number, top=top, instead=instead)
    return (CardTaken(seat, place, number),)


def _instead_of_taking(state: State, seat: Seat) -> str:
    """What is left to do about a card that is too low."""
    if state.magic == seat:
        return "insert"
    return "return" if state.phase == "choose" else _to_find_a_card(state)


def _to_find_a_card(state: State) -> str:
    """What leads to another card: to turn one up, or if all lie open, to take one of those."""
    lying = sum(number != EMPTY for number in state.grid)
    return "turn" if lying > len(state.face_up) else "take"


def _insert(state: State, seat: Seat, place: str) -> Events:
    number = _offered(state, place)
    top = state.ramparts[seat][-1]
    if state.options.rules == "basic":
        raise Illegal("FT-13", "no-magic", tried=number, top=top)
    if state.magic != seat:
        raise Illegal("FT-21", "no-magician", tried=number, top=top)
    if number > top:
        raise Illegal("FT-21", "not-needed", tried=number, top=top)
    return (CardInserted(seat, place, number),)


def _fire(state: State, seat: Seat, target: Seat, number: int) -> Events:
    if state.options.rules == "basic":
        raise Illegal("FT-13", "no-shots")
    if state.phase != "aim":
        raise Illegal("FT-18", "no-cannon")
    to = sorted({shot.seat for shot in targets(state.ramparts, seat)})
    if target == seat:
        raise Illegal("FT-18", "own-rampart", to=to)
    if not 0 <= target < state.seats:
        raise Illegal("FT-18", "no-such-player", to=to)
    exposed = exposed_cards(state.ramparts[target])
    if not exposed:
        raise Illegal("FT-19", "all-protected", seat=target, to=to)
    if number not in state.ramparts[target]:
        raise Illegal("FT-18", "not-there", tried=number, seat=target, exposed=exposed)
    if number not in exposed:
        raise Illegal("FT-19", "protected", tried=number, seat=target, exposed=exposed)
    return (CardDestroyed(seat, target, number),)


def _offered(state: State, place: str) -> int:
    """The number of a face-up card that may be taken now (FT-06, FT-10)."""
    _not_while_aiming(state)
    number = _number_at(state, place)
    if state.phase == "choose" and place != state.turned:
        raise Illegal("FT-06", "other-card", tried=place, place=state.turned)
    if number == EMPTY:
        raise Illegal("FT-03", "empty-place", tried=place)
    if place not in state.face_up:
        raise Illegal("FT-05", "face-down", tried=place)
    return number


def _number_at(state: State, place: str) -> int:
    if place not in INDEX:
        raise Illegal("FT-03", "no-such-place", tried=place[:20], first=PLACES[0], last=PLACES[-1])
    return state.grid[INDEX[place]]


def _turned_place(state: State) -> str:
    _not_while_aiming(state)
    if state.turned is None:
        raise Illegal("FT-05", "nothing-turned", instead=_to_find_a_card(state))
    return state.turned


def _not_while_aiming(state: State) -> None:
    if state.phase == "aim":
        raise Illegal("FT-18", "fire-first")


def follows(state: State) -> Events:
    """A shot that hits nothing, the end, or passes and the next turn."""
    if state.phase == "aim" and not targets(state.ramparts, state.turn):
        return (ShotLost(state.turn),)
    return tuple(_next_turn(state)) if state.phase == "done" else ()


def _next_turn(state: State) -> Iterator[AnyEvent]:
    if clause := ending(state):
        yield MatchEnded(clause)
        return
    yield from _warning(state)
    still_able = able(state)
    seat = _after(state, state.turn)
    while seat not in still_able:  # FT-09
        yield SeatPassed(seat)
        seat = _after(state, seat)
    yield TurnCame(seat)


def ending(state: State) -> str:
    """The clause that ends the match when this turn is done, or nothing."""
    if len(state.ramparts[state.turn]) == FULL_RAMPART:
        return "FT-11"
    if not able(state):
        return "FT-12"
    turns = state.turns_left
    return "" if turns is None or turns > 0 else "FT-28"


def _warning(state: State) -> Iterator[AnyEvent]:
    """FT-28: once, as soon as few turns are left; a card that is taken makes them more, or not enough."""
    turns = state.ends_in
    if turns is not None and (not state.fruitless or turns == TURNS_AHEAD * state.seats):
        yield EndNeared(turns)


def _after(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % state.seats)


def able(state: State) -> list[Seat]:
    """The seats that can still take a card of the grid (FT-09, FT-21)."""
    if not state.left:
        return []
    highest, magic = state.left[-1], state.magic
    return [
        Seat(seat)
        for seat, rampart in enumerate(state.ramparts)
        if rampart[-1] < highest or seat == magic
    ]


def slot(rampart: tuple[int, ...], has_magic: bool, number: int) -> int | None:
    """How many cards of a rampart would stand to the left of this one; None if it cannot be taken.

    It goes to the right end (FT-07), or with the Magician's power where its number belongs (FT-21).
    """
    may_take = number > rampart[-1] or has_magic
    return bisect(rampart, number) if may_take else None


def exposed_cards(rampart: tuple[int, ...]) -> tuple[int, ...]:
    """The cards a Cannon can hit: those to the right of the last Tower (FT-19)."""
    last_tower = max(index for index, number in enumerate(rampart) if number in TOWERS)
    return rampart[last_tower + 1 :]


def targets(ramparts: tuple[tuple[int, ...], ...], seat: Seat) -> list[Fire]:
    """Every shot that `seat` could fire (FT-18)."""
    return [
        Fire(Seat(target), number)
        for target, rampart in enumerate(ramparts)
        if target != seat
        for number in exposed_cards(rampart)
    ]
