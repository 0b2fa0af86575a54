"""The puzzle for one: take all you can, with no clock (FM-18 to FM-21)."""

from fortable.kernel.words import Illegal, Seat

from ..actions import AnyAction, Finish, Hint, Pick, Ready, Stop, Take, TimeUp, Undo
from ..deck import Deck
from ..events import (
    AnyEvent,
    CardReturned,
    CardTaken,
    HintGiven,
    LayoutFinished,
    MatchEnded,
    RoundBegan,
)
from ..model import LAYOUTS, State, places
from ..solver import Solution, longest_chain

Events = tuple[AnyEvent, ...]


def decide(state: State, seat: Seat, action: AnyAction) -> Events:
    """What an action leads to."""
    match action:
        case Ready():
            return _ready(state)
        case Take(place):
            return _take(state, seat, place)
        case Undo():
            return _undo(state, seat)
        case Hint():
            return _hint(state, seat)
        case Finish():
            return _finish(state, seat)
        case Stop():
            raise Illegal("FM-18", "no-stop", instead=_instead(state))
        case Pick():
            raise Illegal("FM-18", "no-pick", instead=_instead(state))
        case TimeUp():
            raise Illegal("FM-18", "no-clock")


def is_proven(state: State, action: AnyAction) -> bool:
    """Whether an action leads to a hint or to the end of a layout: the best way is proven then (FM-21)."""
    is_last = isinstance(action, Take) and len(state.lying) == 1
    return is_last or isinstance(action, (Hint, Finish))


def untimely(state: State, _: Seat, __: AnyAction) -> Illegal:
    """How the puzzle refuses what was meant for an earlier layout."""
    return Illegal("FM-19", "earlier-layout", round=state.round)


def _ready(state: State) -> Events:
    if state.phase != "review":
        raise Illegal("FM-19", "unfinished", instead=_instead(state))
    return (RoundBegan(state.round + 1),)


def _take(state: State, seat: Seat, place: str) -> Events:
    _not_in_review(state)
    card = _card_at(state, place)
    fitting = takeable(state.deck, state.chains[seat], state.lying)
    if not fitting:
        raise Illegal("FM-19", "stuck", tried=place)
    if place not in fitting:
        features = state.deck.differing(state.chains[seat][-1], card)
        raise Illegal("FM-18", "mismatch", tried=place, features=features, matching=fitting)
    return (CardTaken(seat, place, card),)


def _undo(state: State, seat: Seat) -> Events:
    _not_in_review(state)
    chain = state.chains[seat]
    if not chain:
        raise Illegal("FM-19", "nothing-taken")
    return (CardReturned(seat, places(state.seats)[state.layout.index(chain[-1])]),)


def _hint(state: State, seat: Seat) -> Events:
    _not_in_review(state)
    chain, lying = state.chains[seat], state.lying
    if not takeable(state.deck, chain, lying):
        raise Illegal("FM-21", "stuck")
    best, solution = best_way(state.deck, chain, lying)
    return (HintGiven(seat, best[0], solution.left),)


def _finish(state: State, seat: Seat) -> Events:
    _not_in_review(state)
    if fitting := takeable(state.deck, state.chains[seat], state.lying):
        raise Illegal("FM-19", "not-stuck", matching=fitting)
    return (_finished(state),)


def _instead(state: State) -> str:
    """What there is to do now."""
    if state.phase == "review":
        return "ready"
    return "take" if takeable(state.deck, state.chains[0], state.lying) else "finish"


def _not_in_review(state: State) -> None:
    if state.phase == "review":
        raise Illegal("FM-19", "finished")


def _card_at(state: State, place: str) -> int:
    lying, spots = state.lying, places(state.seats)
    if place in lying:
        return lying[place]
    if place not in spots:
        raise Illegal("FM-18", "no-such-place", tried=place[:20], first=spots[0], last=spots[-1])
    raise Illegal("FM-18", "taken", tried=place)


def takeable(deck: Deck, chain: tuple[int, ...], lying: dict[str, int]) -> tuple[str, ...]:
    """Any card to begin with, then those that match the card taken last (FM-18)."""
    return deck.matching(chain[-1], lying) if chain else tuple(lying)


def best_way(
    deck: Deck, chain: tuple[int, ...], lying: dict[str, int]
) -> tuple[tuple[str, ...], Solution]:
    """The places of a longest chain that goes on from this one, and the proof (FM-21)."""
    faces = sorted(map(deck.face, lying.values()))
    top = [deck.face(card) for card in chain[-1:]]
    solution = longest_chain((*top, *faces), *top, features=len(deck.features))
    spots: dict[int, list[str]] = {face: [] for face in faces}
    for place, card in lying.items():
        spots[deck.face(card)].append(place)
    return tuple(spots[face].pop(0) for face in solution.chain[len(top) :]), solution


def follows(state: State) -> Events:
    """What follows without a choice: a cleared layout is finished, and the third is the last."""
    if state.phase == "puzzle" and not state.lying:
        return (_finished(state),)
    is_last = state.phase == "review" and len(state.results) == LAYOUTS
    return (MatchEnded("FM-20"),) if is_last else ()


def _finished(state: State) -> LayoutFinished:
    """The player's own result beside the best there is (FM-21)."""
    laid = dict(zip(places(state.seats), state.layout, strict=True))
    best, solution = best_way(state.deck, (), laid)
    return LayoutFinished(
        seat=Seat(0),
        round=state.round,
        left=len(state.lying),
        least=solution.left,
        best=best,
        proof=solution.proof,
        undone=state.undone,
        hints=state.hints,
    )
