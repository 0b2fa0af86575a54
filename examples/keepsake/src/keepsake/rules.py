"""The rules: deal, keep or swap, compare."""

from msgspec.structs import replace

from fortable.kernel.chance import Draw, Picks
from fortable.kernel.game import NOBODY, Deadline, Line, Outcome, Waiting, only, ranked
from fortable.kernel.tuples import exchanged
from fortable.kernel.words import Illegal, Seat

from .values import (
    CARDS,
    AnyAction,
    AnyEvent,
    CardDrawn,
    CardKept,
    CardLaidOpen,
    CardsDealt,
    Keep,
    Options,
    State,
    Swap,
    TimeUp,
)

Events = tuple[AnyEvent, ...]


def start(options: Options, seats: int) -> State:
    return State(options, cards=(0,) * seats, kept=(False,) * seats)


def waiting(state: State) -> Waiting:
    """Chance deals and draws (KS-01, KS-03); then the seat whose turn it is, until all have kept."""
    if not any(state.cards):
        return Draw(CARDS, state.seats)
    if 0 in state.cards:
        return Draw(unseen(state))
    return NOBODY if all(state.kept) else only(state.turn)


def unseen(state: State) -> tuple[int, ...]:
    """The bag: cards that are in nobody's hand and not laid open."""
    return tuple(card for card in CARDS if card not in (*state.cards, *state.discards))


def resolve(state: State, picks: Picks) -> Events:
    return (CardsDealt(picks),) if not any(state.cards) else (CardDrawn(state.turn, picks[0]),)


def decide(state: State, seat: Seat, action: AnyAction) -> Events:
    match action:
        case Keep():
            return (CardKept(seat),)
        case TimeUp():
            if seat >= 0:
                raise Illegal("KS-05", "not-the-clock")
            return (CardKept(state.turn),)
        case Swap():
            if state.swapped == state.options.swaps:
                raise Illegal("KS-03", "no-swap-left", allowed=state.options.swaps)
            return (CardLaidOpen(seat, state.cards[seat]),)


def evolve(state: State, event: AnyEvent) -> State:
    match event:
        case CardsDealt(cards):
            return replace(state, cards=cards)
        case CardDrawn(seat, card):
            return replace(
                state, cards=exchanged(state.cards, seat, card or 0), swapped=state.swapped + 1
            )
        case CardLaidOpen(seat, card):
            cards = exchanged(state.cards, seat, 0)
            return replace(state, cards=cards, discards=(*state.discards, card))
        case CardKept(seat):
            kept = exchanged(state.kept, seat, True)
            return replace(state, kept=kept, swapped=0, turn=Seat((seat + 1) % state.seats))


def against(state: State) -> str | None:
    """KS-01: whoever writes a position down deals every card once at the most."""
    cards = [card for card in (*state.cards, *state.discards) if card]
    is_sound = len({*cards}) == len(cards) and {*cards} <= {*CARDS} and 0 not in state.discards
    can_draw = 0 not in state.cards or len(cards) < len(CARDS)
    is_whole = len(state.kept) == state.seats and 0 <= state.turn < state.seats
    return None if is_sound and can_draw and is_whole else "KS-01"


def deadline(state: State) -> Deadline | None:
    """KS-05."""
    dawdling = state.options.hurry and not all(state.kept)
    return Deadline(30_000, TimeUp()) if dawdling else None


def scores(state: State) -> tuple[int, ...]:
    """Nothing is known before the cards are shown."""
    return state.cards if all(state.kept) else (0,) * state.seats


def outcome(state: State) -> Outcome:
    """KS-04."""
    return Outcome(
        ranking=ranked(state.cards),
        scores=state.cards,
        breakdown=tuple((Line("KS-04", card, (str(card),)),) for card in state.cards),
        ended_by="KS-04",
    )
