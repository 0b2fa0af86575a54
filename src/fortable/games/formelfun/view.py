"""What a viewer may know (FF-22, FF-23), and what can be made of it: legal actions and guesses.

Built up from nothing. Of the other teams' cards only their number is known here.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from fortable.kernel.words import Value, Viewer

from .actions import AnyAction
from .cards import PLAYS, movement_of, plays
from .events import AnyEvent, CardDrawn, HandsDealt
from .model import COPIES, INDEX, NAMES, OWNER, Options, Phase, Spot, State, Track, bag_of
from .track import space_at


class View(Value, frozen=True):
    """One viewer's table."""

    viewer: Viewer
    options: Options
    phase: Phase
    """What happens next; only `play` waits for a seat."""
    track: Track
    """The cars in the race, in the order in which they move this turn."""
    moved: int
    """How many of them have moved; the next one is due."""
    movement: int
    """What the cards just played are worth, until the car has moved."""
    hand: tuple[str, ...]
    """The viewer's own cards."""
    hand_sizes: tuple[int, ...]
    """By team: how many cards it holds."""
    pile: int
    """How many cards the draw pile has."""
    discards: tuple[int, ...]
    """How many cards of each kind lie on the discard pile."""
    top: str | None
    """The card on top of the discard pile."""
    turbos: tuple[int, ...]
    """By team: how many Turbos it has played as second cards."""
    eliminated: tuple[str, ...]
    """Cars out of the race, the first one first."""

    @property
    def seats(self) -> int:
        return len(self.hand_sizes)

    @property
    def due(self) -> Spot | None:
        """The car that moves next, if somebody is asked for it."""
        return self.track[self.moved] if self.phase == "play" else None


def view_for(state: State, viewer: Viewer) -> View:
    """All that `viewer` may know."""
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        track=state.track,
        moved=state.moved,
        movement=state.movement,
        hand=() if viewer is None else state.hands[viewer],
        hand_sizes=tuple(map(len, state.hands)),
        pile=len(state.pile),
        discards=state.discards,
        top=state.top,
        turbos=state.turbos,
        eliminated=state.eliminated,
    )


def unveiled(state: State) -> View:
    """Afterwards everybody looks into the hand of the team whose car is due."""
    is_due = state.phase == "play"
    return view_for(state, OWNER[state.track[state.moved].car] if is_due else None)


def redact(event: AnyEvent, viewer: Viewer, _: State) -> AnyEvent:
    """Cards that are dealt and drawn are told to their owner alone (FF-23)."""
    match event:
        case CardDrawn(seat) if seat != viewer:
            return replace(event, card=None)
        case HandsDealt(hands):
            known = (hand if seat == viewer else None for seat, hand in enumerate(hands))
            return HandsDealt(tuple(known))
        case _:
            return event


def legal(view: View) -> Sequence[AnyAction]:
    """Every card of the hand once, alone and with a Turbo beside it, if the viewer's car is due."""
    due = view.due
    if due is None or OWNER[due.car] != view.viewer:
        return ()
    return plays(view.hand)


def auto_action(view: View) -> AnyAction:
    """For a team that is gone: the single card that moves the car furthest."""
    space = space_at(view.track[view.moved].place)
    return PLAYS[max(view.hand, key=lambda card: movement_of(card, space))]


def imagine(view: View, rng: Random) -> State:
    """A world like this one: the others' hands are dealt from the cards that are neither here nor open."""
    unseen = list(bag_of(unseen_by(view)))
    rng.shuffle(unseen)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        dealt = sorted(unseen.pop() for _ in range(size if seat != view.viewer else 0))
        hands.append(tuple(NAMES[kind] for kind in dealt) if seat != view.viewer else view.hand)
    return State(
        options=view.options,
        phase=view.phase,
        track=view.track,
        moved=view.moved,
        movement=view.movement,
        hands=tuple(hands),
        pile=tuple(sorted(unseen)),
        discards=view.discards,
        top=view.top,
        turbos=view.turbos,
        eliminated=view.eliminated,
    )


def unseen_by(view: View) -> tuple[int, ...]:
    """How many cards of each kind are in the draw pile or in other hands."""
    counts = [copies - open_ for copies, open_ in zip(COPIES, view.discards, strict=True)]
    for card in view.hand:
        counts[INDEX[card]] -= 1
    return tuple(counts)


def redeal(state: State, viewer: Viewer, rng: Random) -> State:
    """The same table with other cards in the other hands and in the draw pile.

    From the state, not from a view: else a view that shows too much would never be found out.
    """
    others = [seat for seat in range(state.seats) if seat != viewer]
    cards = [*state.pile, *(INDEX[card] for seat in others for card in state.hands[seat])]
    rng.shuffle(cards)
    hands = list(state.hands)
    for seat in others:
        dealt = sorted(cards.pop() for _ in state.hands[seat])
        hands[seat] = tuple(NAMES[kind] for kind in dealt)
    return replace(state, hands=tuple(hands), pile=tuple(sorted(cards)))
