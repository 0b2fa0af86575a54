"""What a viewer may know (FT-24, FT-25), and what can be made of it: legal actions and guesses.

Built up from nothing. Memory is the game: a number that is face down again is not repeated here.
"""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from fortable.kernel.words import Seat, Value, Viewer

from .actions import AnyAction, Insert, Return, Take, Turn
from .events import AnyEvent, CardTurned
from .model import (
    EMPTY,
    INDEX,
    PLACES,
    UNSEEN,
    Options,
    Phase,
    State,
)
from .rules import targets

TURNS = {place: Turn(place) for place in PLACES}


class View(Value, frozen=True):
    """One viewer's table."""

    viewer: Viewer
    options: Options
    ramparts: tuple[tuple[int, ...], ...]
    """By seat: the numbers of its cards, from left to right."""
    turn: Seat
    """Whose turn it is."""
    number: int
    """How many turns have begun before this one, passes included."""
    phase: Phase
    """What happens next; `turn`, `choose` and `aim` wait for whose turn it is."""
    grid: tuple[int, ...]
    """By place: -1 where no card is left, 0 for a card that cannot be read, else its number."""
    left: tuple[int, ...]
    """Which numbers are still in the grid, wherever they lie."""
    face_up: tuple[str, ...]
    """The places whose cards lie face up."""
    turned: str | None
    """The place this turn is about."""
    discards: tuple[int, ...]
    """Numbers that are out of the game."""
    magic: Seat | None
    """Who has a Magician that may still insert a card."""
    fruitless: int
    """How many turns in a row have ended without a card being taken (FT-28)."""
    ends_in: int | None
    """After so many more such turns the match is over; told as soon as they are few."""
    ended_by: str
    """The clause that ended the match, if one has."""

    @property
    def seats(self) -> int:
        return len(self.ramparts)

    @property
    def face_down(self) -> list[str]:
        """The places whose card can be turned."""
        up = self.face_up
        return [
            place
            for place, number in zip(PLACES, self.grid, strict=True)
            if number != EMPTY and place not in up
        ]


def view_for(state: State, viewer: Viewer) -> View:
    """All that `viewer` may know: the same for everyone at the table and around it."""
    return View(
        viewer=viewer,
        options=state.options,
        ramparts=state.ramparts,
        turn=state.turn,
        number=state.number,
        phase=state.phase,
        grid=_readable(state),
        left=state.left,
        face_up=state.face_up,
        turned=state.turned,
        discards=state.discards,
        magic=state.magic,
        fruitless=state.fruitless,
        ends_in=state.ends_in,
        ended_by=state.ended_by,
    )


def unveiled(state: State) -> View:
    """Afterwards whatever somebody had seen by then can be read."""
    return replace(view_for(state, None), grid=state.grid)


def _readable(state: State) -> tuple[int, ...]:
    if _is_open(state):
        return state.grid
    grid = [EMPTY if number == EMPTY else UNSEEN for number in state.grid]
    for place in state.face_up:
        grid[INDEX[place]] = state.grid[INDEX[place]]
    return tuple(grid)


def redact(event: AnyEvent, _: Viewer, now: State) -> AnyEvent:
    """Everybody hears everything, but a card that is face down again is not named (FT-25)."""
    if isinstance(event, CardTurned) and _is_hidden(now, event.place):
        return replace(event, number=None)
    return event


def _is_hidden(state: State, place: str) -> bool:
    return not (_is_open(state) or place in state.face_up or state.grid[INDEX[place]] == EMPTY)


def _is_open(state: State) -> bool:
    """Whether all that was seen may be read: with the memory aid, or when the match is over."""
    return state.options.memory_aid or state.phase == "over"  # FT-27, FT-25


def legal(view: View) -> Iterator[AnyAction]:
    """What the viewer may do now."""
    if view.viewer != view.turn:
        return
    match view.phase:
        case "turn":
            yield from (TURNS[place] for place in view.face_down)
            for place in view.face_up:  # FT-10
                yield from _takes(view, place)
        case "choose":
            assert view.turned
            yield Return()
            yield from _takes(view, view.turned)
        case "aim":
            yield from targets(view.ramparts, view.turn)


def _takes(view: View, place: str) -> Iterator[AnyAction]:
    number = view.grid[INDEX[place]]
    if number > view.ramparts[view.turn][-1]:
        yield Take(place)
    elif view.magic == view.turn:
        yield Insert(place)


def auto_action(view: View) -> AnyAction:
    """For a seat that is gone: take what can be taken, and look at place after place."""
    actions = list(legal(view))
    down = view.face_down
    match view.phase:
        case "turn" if down:
            return TURNS[down[view.number // view.seats % len(down)]]
        case "choose":
            return actions[-1]
        case _:
            return actions[0]


def imagine(view: View, _: Random) -> State:
    """A world like this one: cards that cannot be read are in the bag, to be drawn when turned."""
    return State(
        options=view.options,
        ramparts=view.ramparts,
        turn=view.turn,
        number=view.number,
        phase=view.phase,
        grid=view.grid,
        left=view.left,
        face_up=view.face_up,
        turned=view.turned,
        discards=view.discards,
        magic=view.magic,
        fruitless=view.fruitless,
        ended_by=view.ended_by,
    )


def redeal(state: State, _: Viewer, rng: Random) -> State:
    """The same table with other numbers, seen at other places, under the cards that lie face down.

    From the state, not from a view: else a view that shows too much would never be found out.
    """
    if _is_open(state):
        return state
    up = {INDEX[place] for place in state.face_up}
    hidden = [
        index for index, number in enumerate(state.grid) if number != EMPTY and index not in up
    ]
    shown = {state.grid[index] for index in up}
    numbers = [number for number in state.left if number not in shown]
    grid = [UNSEEN if index in hidden else number for index, number in enumerate(state.grid)]
    seen = rng.randint(0, len(hidden))
    for index, number in zip(rng.sample(hidden, seen), rng.sample(numbers, seen), strict=True):
        grid[index] = number
    return replace(state, grid=tuple(grid))
