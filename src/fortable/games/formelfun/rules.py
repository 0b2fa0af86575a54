"""The rules: what an action leads to, turn by turn and race by race.

`decide` checks, `evolve` never does. What anybody may know of it is the view's business alone.
"""

from collections.abc import Iterator

from fortable.kernel.chance import Draw, Picks
from fortable.kernel.game import NOBODY, Waiting, only
from fortable.kernel.words import Seat

from .actions import AnyAction, Boost
from .cards import BOOST, Hand, check_boost, check_card, in_deck_order, movement_of
from .events import (
    AnyEvent,
    CardBoosted,
    CardDrawn,
    CardPlayed,
    CarEliminated,
    CarMoved,
    FinalWon,
    HandsDealt,
    PileReshuffled,
    RaceBegan,
    RaceEnded,
    RowLinedUp,
    TeamOut,
    TurnBegan,
)
from .model import (
    DECK,
    FULL_HAND,
    NAMES,
    NO_CARDS,
    OWNER,
    TEAMS,
    Options,
    State,
    cars_per_team,
)
from .scoring import by_points, points_for
from .track import is_home, landing, running_order, space_at

Events = tuple[AnyEvent, ...]

SEATS = (3, 4, 5, 6)


def start(options: Options, seats: int) -> State:
    """No car on the track and no card dealt; the lot and the deal are chance's."""
    return State(
        options=options,
        phase="grid",
        track=(),
        moved=0,
        movement=0,
        hands=((),) * seats,
        pile=DECK,
        discards=NO_CARDS,
        top=None,
        turbos=(0,) * seats,
    )


def waiting(state: State) -> Waiting:
    """The team whose car is due; chance, when a lot, a deal or a card is."""
    match state.phase:
        case "play" | "move" | "done":
            return only(OWNER[state.track[state.moved].car])
        case "draw":
            return Draw(state.pile)
        case "grid":
            return Draw(tuple(range(state.seats)), state.seats)
        case "deal":
            return Draw(DECK, FULL_HAND * state.seats)
        case "over":
            return NOBODY


def is_out(state: State, seat: Seat) -> bool:
    """Whether a team has lost its last car (FF-17)."""
    lost = sum(OWNER[car] == seat for car in state.eliminated)
    return lost == cars_per_team(state.options, state.seats)


def resolve(state: State, picks: Picks) -> Events:
    """Cars are lined up, hands are dealt, or a card is drawn and the car moves."""
    match state.phase:
        case "grid":
            return tuple(_line_up(state, picks))
        case "deal":
            return (HandsDealt(_hands(picks, state.seats)),)
        case _:
            return _draw_and_move(state, NAMES[picks[0]])


def _line_up(state: State, lot: Picks) -> Iterator[AnyEvent]:
    """One row by lot, and usually the rows behind it from the same lot, in turn reversed (FF-08)."""
    is_mirrored = state.options.grid == "mirrored"
    rows, done = cars_per_team(state.options, state.seats), len(state.track) // state.seats
    for row in range(rows) if is_mirrored else (done,):
        order = lot[::-1] if is_mirrored and row % 2 else lot
        yield RowLinedUp(space_at(-row), tuple(f"{TEAMS[seat]}{row + 1}" for seat in order))


def _hands(picks: Picks, seats: int) -> tuple[Hand, ...]:
    """FF-07."""
    starts = range(0, FULL_HAND * seats, FULL_HAND)
    return tuple(in_deck_order(NAMES[kind] for kind in picks[at : at + FULL_HAND]) for at in starts)


def decide(state: State, seat: Seat, action: AnyAction) -> Events:
    """The cards are played for the car that is due; the draw and the move come next (FF-10)."""
    hand, card = state.hands[seat], action.card
    check_card(hand, card)
    car, place, _ = state.track[state.moved]
    movement = movement_of(card, space_at(place))
    if not isinstance(action, Boost):
        return (CardPlayed(seat, car, card, movement),)
    check_boost(hand, card)
    return (CardBoosted(seat, car, card, movement + BOOST),)


def _draw_and_move(state: State, card: str) -> Events:
    """The team draws, and the car moves (FF-10)."""
    due = state.track[state.moved]
    spot = landing(state.track, state.moved, state.movement)
    fell = due.place + state.movement - spot.place
    drawn = CardDrawn(OWNER[due.car], card)
    moved = CarMoved(due.car, spot.place, space_at(spot.place), spot.lane, fell)
    is_last_card = len(state.pile) == 1  # FF-12
    return (drawn, PileReshuffled(), moved) if is_last_card else (drawn, moved)


def follows(state: State) -> Events:
    """The last car's move ends the turn (FF-10)."""
    return tuple(_turn_ends(state)) if state.phase == "done" else ()


def _turn_ends(state: State) -> Iterator[AnyEvent]:
    """The next turn, or the end of the race if a car came home (FF-15)."""
    order = [spot.car for spot in running_order(state.track)]
    if not is_home(state.track):
        yield TurnBegan(leader=order[0], last=order[-1])
        return
    race = len(state.eliminated) + 1
    yield RaceEnded(race, tuple(order))
    yield from _elimination(state, order.pop())
    if len(order) > 1:
        yield RaceBegan(race + 1, tuple(order))
    else:
        yield _final_won(state, order[0])


def _elimination(state: State, last: str) -> Iterator[AnyEvent]:
    """The last car goes out, and with a team's last car the team (FF-16, FF-17)."""
    cars = len(state.track) + len(state.eliminated)
    seat = OWNER[last]
    yield CarEliminated(seat, last, points_for(len(state.eliminated) + 1, cars))
    if not any(OWNER[spot.car] == seat for spot in state.track if spot.car != last):
        yield TeamOut(seat, state.hands[seat])


def _final_won(state: State, winner: str) -> FinalWon:
    """FF-19."""
    loser = next(spot.car for spot in state.track if spot.car != winner)
    cars = (*state.eliminated, loser, winner)
    points = points_for(len(cars), len(cars))
    return FinalWon(OWNER[winner], winner, points, by_points(cars, state.seats)[0])
