"""Cards in a hand: what they are worth on a space, and which of them can be played."""

from collections.abc import Iterable, Sequence

from fortable.kernel.words import Illegal

from .actions import AnyAction, Boost, Play
from .model import CARDS, INDEX, NAMES, SMALLEST_HAND, TURBO

Hand = tuple[str, ...]

BOOST = CARDS[TURBO].blue
"""What a Turbo adds to the card it is played beside (FF-06)."""

PLAYS = {card: Play(card) for card in NAMES}
BOOSTS = {card: Boost(card) for card in NAMES}


def movement_of(card: str, space: int) -> int:
    """How far a card moves a car that stands on a space of this number (FF-05)."""
    face = CARDS[card]
    return face.red if is_red(card, space) else face.blue


def is_red(card: str, space: int) -> bool:
    """Whether a card's red number counts on a space of this number (FF-05)."""
    return CARDS[card].red == space


def in_deck_order(cards: Iterable[str]) -> Hand:
    """Cards as a hand is held, so that equal hands are the same."""
    return tuple(sorted(cards, key=INDEX.__getitem__))


def check_card(hand: Hand, card: str) -> None:
    """`Illegal` unless the hand has such a card."""
    if card in hand:
        return
    if card not in CARDS:
        raise Illegal("FF-04", "no-such-card", tried=card[:20], hand=hand)
    raise Illegal("FF-10", "not-in-hand", tried=card, hand=hand)


def can_boost(hand: Hand, card: str) -> bool:
    """Whether a Turbo can be played beside a card of this hand (FF-06, FF-11)."""
    return len(hand) > SMALLEST_HAND and hand.count(TURBO) > (card == TURBO)


def check_boost(hand: Hand, card: str) -> None:
    """`Illegal` unless a Turbo can be played beside a card of this hand."""
    if can_boost(hand, card):
        return
    if len(hand) > SMALLEST_HAND:
        raise Illegal("FF-06", "no-turbo", tried=card, hand=hand)
    raise Illegal("FF-11", "hand-too-small", tried=card, fewest=SMALLEST_HAND)


def plays(hand: Hand) -> Sequence[AnyAction]:
    """Every card of the hand once, alone and with a Turbo beside it where that can be (FF-10, FF-11)."""
    kinds = dict.fromkeys(hand)
    alone: list[AnyAction] = [PLAYS[card] for card in kinds]
    if TURBO not in kinds:
        return alone
    return alone + [BOOSTS[card] for card in kinds if can_boost(hand, card)]
