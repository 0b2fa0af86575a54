"""How the table changes: the state after an event. Checks nothing; an event is a fact."""

from msgspec.structs import replace

from fortable.kernel.tuples import exchanged, without
from fortable.kernel.words import Seat

from .cards import Hand, in_deck_order
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
from .model import DECK, INDEX, NO_CARDS, TURBO, Phase, Spot, State, bag_of, cars_per_team
from .track import in_a_row, in_single_file, running_order


def evolve(state: State, event: AnyEvent) -> State:
    """The state after `event`."""
    match event:
        case CardPlayed(seat, _, card, movement):
            return _played(state, seat, (card,), movement)
        case CardDrawn(seat, card):
            return _drawn(state, seat, card or TURBO)  # a fact names its card; only news may not
        case CarMoved(car, place, _, lane):
            return _moved(state, Spot(car, place, lane))
        case CardBoosted(seat, _, card, movement):
            turbos = exchanged(state.turbos, seat, state.turbos[seat] + 1)
            return replace(_played(state, seat, (card, TURBO), movement), turbos=turbos)
        case PileReshuffled():
            return replace(state, pile=bag_of(state.discards), discards=NO_CARDS, top=None)
        case TurnBegan():
            return replace(state, phase="play", track=running_order(state.track))
        case RaceEnded():
            return replace(state, track=running_order(state.track))
        case CarEliminated(_, car):
            return _eliminated(state, car)
        case TeamOut(seat, cards):
            hands = exchanged(state.hands, seat, ())
            return replace(state, hands=hands, discards=_on(state.discards, cards), top=cards[-1])
        case RaceBegan(_, cars):
            return replace(state, phase="play", track=in_single_file(cars))
        case FinalWon():
            return replace(state, phase="over")
        case RowLinedUp(_, cars):
            return _lined_up(state, cars)
        case HandsDealt(hands):
            return _dealt(state, tuple(hand or () for hand in hands))


def _played(state: State, seat: Seat, cards: Hand, movement: int) -> State:
    hand = state.hands[seat]
    for card in cards:
        hand = without(hand, card)
    return replace(
        state,
        phase="draw",
        movement=movement,
        hands=exchanged(state.hands, seat, hand),
        discards=_on(state.discards, cards),
        top=cards[-1],
    )


def _drawn(state: State, seat: Seat, card: str) -> State:
    hand = in_deck_order((*state.hands[seat], card))
    return replace(
        state,
        phase="move",
        hands=exchanged(state.hands, seat, hand),
        pile=without(state.pile, INDEX[card]),
    )


def _moved(state: State, spot: Spot) -> State:
    moved = state.moved + 1
    is_done = moved == len(state.track)
    return replace(
        state,
        phase="done" if is_done else "play",
        track=exchanged(state.track, state.moved, spot),
        moved=0 if is_done else moved,
        movement=0,
    )


def _eliminated(state: State, car: str) -> State:
    track = tuple(spot for spot in state.track if spot.car != car)
    return replace(state, track=track, eliminated=(*state.eliminated, car))


def _lined_up(state: State, cars: tuple[str, ...]) -> State:
    rows = len(state.track) // state.seats
    track = state.track + in_a_row(cars, -rows)
    phase: Phase = "deal" if rows + 1 == cars_per_team(state.options, state.seats) else "grid"
    return replace(state, track=track, phase=phase)


def _dealt(state: State, hands: tuple[Hand, ...]) -> State:
    pile = DECK
    for hand in hands:
        for card in hand:
            pile = without(pile, INDEX[card])
    return replace(state, phase="play", hands=hands, pile=pile)


def _on(discards: tuple[int, ...], cards: Hand) -> tuple[int, ...]:
    counts = list(discards)
    for card in cards:
        counts[INDEX[card]] += 1
    return tuple(counts)
