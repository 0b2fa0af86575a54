"""Who knows what (KS-06): one's own card, and what lies open; all cards when the match is over."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from fortable.kernel.words import Viewer

from .values import CARDS, AnyAction, AnyEvent, CardDrawn, CardsDealt, Keep, State, Swap, View


def view_for(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer,
        options=state.options,
        cards=_shown(state.cards, viewer, is_open=all(state.kept)),
        kept=state.kept,
        turn=state.turn,
        swapped=state.swapped,
        discards=state.discards,
    )


def _shown(cards: tuple[int | None, ...], viewer: Viewer, is_open: bool) -> tuple[int | None, ...]:
    return tuple(
        card if is_open or seat == viewer or card == 0 else None for seat, card in enumerate(cards)
    )


def redact(event: AnyEvent, viewer: Viewer, _: State) -> AnyEvent:
    match event:
        case CardsDealt(cards):
            return CardsDealt(_shown(cards, viewer, is_open=False))
        case CardDrawn(seat) if seat != viewer:
            return replace(event, card=None)
        case _:
            return event


def legal(view: View) -> Iterator[AnyAction]:
    if view.viewer == view.turn and not all(view.kept):
        yield Keep()
        if view.swapped < view.options.swaps:
            yield Swap()


def auto_action(_: View) -> AnyAction:
    return Keep()


def imagine(view: View, rng: Random) -> State:
    """Deal the cards this viewer cannot see from those that could be anywhere."""
    known = {card for card in (*view.cards, *view.discards) if card}
    bag = [card for card in CARDS if card not in known]
    rng.shuffle(bag)
    return State(
        options=view.options,
        cards=tuple(bag.pop() if card is None else card for card in view.cards),
        kept=view.kept,
        turn=view.turn,
        swapped=view.swapped,
        discards=view.discards,
    )


def redeal(state: State, viewer: Viewer, rng: Random) -> State:
    """From the state, not from a view: else a view that shows too much would never be found out."""
    if all(state.kept):
        return state
    hidden = [seat for seat, card in enumerate(state.cards) if card and seat != viewer]
    known = {
        *state.discards,
        *(card for seat, card in enumerate(state.cards) if seat not in hidden),
    }
    deal = iter(rng.sample([card for card in CARDS if card not in known], len(hidden)))
    cards = tuple(next(deal) if seat in hidden else card for seat, card in enumerate(state.cards))
    return replace(state, cards=cards)
