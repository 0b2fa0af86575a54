"""What a viewer may know (FM-22), and what can be made of it: legal actions and worlds.

All that lies on the table is public. What is secret, the start cards before they are turned up and
the order of the draw pile, has no identity yet that could be told.
"""

from collections.abc import Iterable, Iterator
from random import Random

from fortable.kernel.words import Seat, Value, Viewer

from .actions import AnyAction, Finish, Hint, Pick, Ready, Stop, Take, Undo
from .deck import DECKS, Deck
from .events import AnyEvent
from .model import LAYOUTS, SOLO, Check, Options, Phase, Result, State, lying
from .modes.puzzle import takeable
from .scoring import scores


class View(Value, frozen=True):
    """One viewer's table.

    A card is a number: a bit for each feature, the lowest one first, in the order of the letters in the
    notation, and the copy above them.
    """

    viewer: Viewer
    options: Options
    round: int
    """Of a race the round, alone the layout: the first is 1."""
    phase: Phase
    """What happens now: in a race `ready`, `race` and perhaps `pick`, alone `puzzle` and `review`."""
    layout: tuple[int, ...]
    """The cards by place as they were laid, -1 for none; those in a chain have left their places."""
    chains: tuple[tuple[int, ...], ...]
    """By seat, as cards; in a race a chain begins with the start card, once that is turned up."""
    ready: tuple[bool, ...]
    """By seat: whether it is ready."""
    caller: Seat | None
    """Who called Stop in this round."""
    consolation: int
    """The consolation card that was just taken, -1 for none."""
    rounds: tuple[tuple[Check, ...], ...]
    """Of a race: every chain that was checked, by round and seat."""
    results: tuple[Result, ...]
    """Alone: every layout that is finished."""
    undone: int
    """Alone: how many steps were taken back."""
    hints: int
    """Alone: how many hints were given."""
    hint: str
    """The place the last hint pointed to, as long as nothing has changed since."""
    pile: int
    """How many cards the draw pile has."""
    scores: tuple[int, ...]
    """Points as they stand; alone, minus points."""
    ended_by: str
    """The clause that ended the match, if one has."""

    @property
    def seats(self) -> int:
        return len(self.chains)

    @property
    def is_solo(self) -> bool:
        return self.seats == SOLO

    @property
    def deck(self) -> Deck:
        return DECKS[self.options.deck]

    @property
    def lying(self) -> dict[str, int]:
        """The cards that still lie in the layout, by place."""
        return lying(self.layout, self.chains, self.consolation)

    @property
    def takeable(self) -> tuple[str, ...]:
        """Where a card lies that the viewer's chain can go on with; alone, the player's, whoever looks."""
        seat = 0 if self.is_solo else self.viewer
        return () if seat is None else takeable(self.deck, self.chains[seat], self.lying)


def view_for(state: State, viewer: Viewer) -> View:
    """All that `viewer` may know: the same for everyone at the table and around it."""
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        phase=state.phase,
        layout=state.layout,
        chains=state.chains,
        ready=state.ready,
        caller=state.caller,
        consolation=state.consolation,
        rounds=state.rounds,
        results=state.results,
        undone=state.undone,
        hints=state.hints,
        hint=state.hint,
        pile=state.pile,
        scores=scores(state),
        ended_by=state.ended_by,
    )


def redact(event: AnyEvent, _: Viewer, __: State) -> AnyEvent:
    """Everybody hears everything."""
    return event


def legal(view: View) -> Iterator[AnyAction]:
    """What the viewer may do now."""
    if view.viewer is None:
        return
    match view.phase:
        case "ready" if not view.ready[view.viewer]:
            yield Ready()
        case "race" if lying := view.lying:
            yield from map(Take, _grabs(view, lying))
            yield Stop()
        case "pick" if view.viewer == view.caller:
            yield from map(Pick, view.lying)
        case "puzzle":
            yield from _moves(view)
        case "review" if view.round < LAYOUTS:
            yield Ready()


def _grabs(view: View, lying: dict[str, int]) -> Iterable[str]:
    """In a race any card can be taken, unless the table wants mistakes refused (FM-07)."""
    return view.takeable if view.options.refuse_mismatch else lying


def _moves(view: View) -> Iterator[AnyAction]:
    fitting = view.takeable
    yield from map(Take, fitting)
    yield Hint() if fitting else Finish()
    if view.chains[0]:
        yield Undo()


def auto_action(view: View) -> AnyAction:
    """For a seat that is gone: take what matches, place after place, and call Stop when nothing does."""
    match view.phase:
        case "race":
            return next(map(Take, view.takeable), Stop())
        case _:
            return next(legal(view))


def imagine(view: View, _: Random) -> State:
    """A world like this one: cards nobody has seen are in the bag, to be drawn when their time comes."""
    return State(
        options=view.options,
        round=view.round,
        phase=view.phase,
        layout=view.layout,
        chains=view.chains,
        ready=view.ready,
        caller=view.caller,
        consolation=view.consolation,
        rounds=view.rounds,
        results=view.results,
        undone=view.undone,
        hints=view.hints,
        hint=view.hint,
        ended_by=view.ended_by,
    )


def redeal(state: State, _: Viewer, __: Random) -> State:
    """There is nothing to deal anew: what nobody has seen is not dealt yet."""
    return state
