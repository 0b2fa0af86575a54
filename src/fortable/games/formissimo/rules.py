"""The rules: whom the match waits for, and what an action or a draw leads to.

`decide` checks, `evolve` never does. The race and the puzzle for one have a file each.
"""

from fortable.kernel.chance import Draw, Picks
from fortable.kernel.game import NOBODY, Deadline, Waiting, only
from fortable.kernel.words import Illegal, Seat

from .actions import AnyAction, Take, TimeUp
from .events import AnyEvent, ConsolationTaken, LayoutLaid, RoundBegan, StartCardsTurned
from .model import EMPTY, SEATS, Options, State, places
from .modes import puzzle, race

Events = tuple[AnyEvent, ...]

EVERYBODY = {seats: frozenset(map(Seat, range(seats))) for seats in SEATS}


def start(options: Options, seats: int) -> State:
    """Nothing is laid yet."""
    return State(
        options=options,
        round=1,
        phase="lay",
        layout=(EMPTY,) * len(places(seats)),
        chains=((),) * seats,
        ready=(False,) * seats,
    )


def waiting(state: State) -> Waiting:
    """Everybody who may act now; chance, when cards are laid, turned up or drawn by lot."""
    match state.phase:
        case "lay":
            return Draw(state.unseen, min(state.layout.count(EMPTY), state.pile))
        case "ready":
            return frozenset(
                Seat(seat) for seat, is_ready in enumerate(state.ready) if not is_ready
            )
        case "turn":
            return Draw(state.unseen, state.seats)
        case "pick":
            return NOBODY if state.caller is None else only(state.caller)
        case "lot":
            return Draw(tuple(state.lying.values()))
        case "over":
            return NOBODY
        case _:
            return EVERYBODY[state.seats]


def decide(state: State, seat: Seat, action: AnyAction) -> Events:
    """What `action` is, if it may be."""
    judge = puzzle.decide if state.is_solo else race.decide
    return judge(state, seat, action)


def takes_long(state: State, action: AnyAction) -> bool:
    """Whether the best chain is to be found for it."""
    return state.is_solo and puzzle.is_proven(state, action)


def outdates(event: AnyEvent) -> bool:
    """FM-09: what was chosen in one round, or for one layout, is not meant for the next."""
    return isinstance(event, RoundBegan)


def untimely(state: State, seat: Seat, action: AnyAction) -> Illegal:
    """How an action is refused that comes too late, or while others are waited for."""
    refusal = puzzle.untimely if state.is_solo else race.untimely
    return refusal(state, seat, action)


def resolve(state: State, picks: Picks) -> Events:
    """The cards that are laid (FM-15, FM-16), turned up (FM-05) or drawn by lot (FM-12)."""
    match state.phase:
        case "lay":
            return (LayoutLaid(state.round, _filled(state.layout, picks)),)
        case "turn":
            return (StartCardsTurned(picks),)
        case _:
            return (_consolation(state, picks[0]),)


def follows(state: State) -> Events:
    """What happens without anybody's choice."""
    return puzzle.follows(state) if state.is_solo else race.follows(state)


def deadline(state: State) -> Deadline | None:
    """FM-12. Alone there is no clock (FM-18), nor where the table wants none."""
    if state.options.untimed:
        return None
    match state.phase:
        case "ready" | "race":
            return Deadline(1000 * state.options.idle_limit, TimeUp())
        case "pick":
            return Deadline(1000 * state.options.pick_limit, TimeUp())
        case _:
            return None


def starts_race(event: AnyEvent) -> bool:
    """FM-05: as soon as the start cards are turned up, the race is on."""
    return isinstance(event, StartCardsTurned)


def claim(action: AnyAction) -> str | None:
    """FM-08: a card is whose hand is on it first, so the place that is reached for is claimed."""
    return action.place if isinstance(action, Take) else None


def _filled(layout: tuple[int, ...], picks: Picks) -> tuple[int, ...]:
    """The layout with its gaps filled from the first on, as far as the cards go."""
    cards = iter(picks)
    return tuple(next(cards, EMPTY) if card == EMPTY else card for card in layout)


def _consolation(state: State, card: int) -> ConsolationTaken:
    assert state.caller is not None
    place = places(state.seats)[state.layout.index(card)]
    return ConsolationTaken(state.caller, place, card)
