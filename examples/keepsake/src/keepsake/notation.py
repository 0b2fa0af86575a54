"""State and actions as one line of text: `hurry=true | 0 1 | 5 12+ 0 | 3 7` (`+`: has kept)."""

from fortable.kernel.game import Notation
from fortable.kernel.notation import read_number
from fortable.kernel.options import parse_options, write_options
from fortable.kernel.words import Illegal, Seat, spoken

from .values import CARDS, SEATS, AnyAction, Keep, Options, State, Swap, TimeUp

ACTIONS: dict[str, AnyAction] = {"keep": Keep(), "swap": Swap(), "time-up": TimeUp()}


def write_state(state: State) -> str:
    hands = (
        f"{card}{'+' if kept else ''}" for card, kept in zip(state.cards, state.kept, strict=True)
    )
    turn = f"{state.turn} {state.swapped}"
    parts = (
        write_options(state.options),
        turn,
        " ".join(hands),
        " ".join(map(str, state.discards)),
    )
    return " | ".join(part or "-" for part in parts)


def read_state(text: str) -> State:
    try:
        options, turn, hands, discards = (part.strip() for part in text.split("|"))
        seat, swapped = map(read_number, turn.split())
        state = State(
            options=parse_options(Options, options),
            cards=tuple(read_number(hand.removesuffix("+")) for hand in hands.split()),
            kept=tuple(hand.endswith("+") for hand in hands.split()),
            turn=Seat(seat),
            swapped=swapped,
            discards=tuple(read_number(card) for card in discards.split() if card != "-"),
        )
    except ValueError:
        raise Illegal("TB-08", "unreadable", tried=text[:200]) from None
    if not _is_possible(state):
        raise Illegal("TB-08", "impossible", clause="KS-01")
    return state


def _is_possible(state: State) -> bool:
    cards = [card for card in (*state.cards, *state.discards) if card]
    is_sound = len({*cards}) == len(cards) and {*cards} <= {*CARDS} and 0 not in state.discards
    can_draw = 0 not in state.cards or len(cards) < len(CARDS)
    return is_sound and can_draw and state.seats in SEATS and state.turn < state.seats


def read_action(text: str) -> AnyAction:
    if text.strip() not in ACTIONS:
        raise Illegal("TB-08", "bad-action", tried=text[:80])
    return ACTIONS[text.strip()]


NOTATION = Notation(
    write_state=write_state,
    read_state=read_state,
    write_action=lambda action: spoken(type(action).__name__),
    read_action=read_action,
)
