"""What learners see: the layout place by place, the chains, and how far everybody is."""

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action
from fortable.learning.learner_view import PlainLearnerView

from ..actions import Finish, Hint, Pick, Ready, Stop, Take, Undo
from ..deck import DECKS
from ..model import EMPTY, LAYOUTS, SEATS, SOLO, Options, Phase, Result, State, places
from ..view import View

PHASES: tuple[Phase, ...] = (
    *("lay", "ready", "turn", "race", "pick", "lot", "check"),
    *("puzzle", "review", "over"),
)
MOST_SEATS = SEATS[-1]
MOST_PLACES = max(len(places(seats)) for seats in SEATS)
SHIFT = 100
"""Added to points, which may be less than nothing, and cut off at both ends."""
OF_SEAT = 4
WIDTH = 5 + MOST_PLACES + OF_SEAT * MOST_SEATS
HIGHEST = 2 * SHIFT

SIMPLE: tuple[Action, ...] = (Ready(), Stop(), Undo(), Hint(), Finish())
TAKE = len(SIMPLE)
PICK = TAKE + MOST_PLACES
ACTIONS = PICK + MOST_PLACES


def row(view: View) -> list[int]:
    """Phase, round, seats, who called Stop, a hint; then every place, and then every seat, oneself first."""
    seat, seats = view.viewer or 0, view.seats
    faces = {place: view.deck.face(card) for place, card in view.lying.items()}
    names = places(seats)
    shown = [1 + faces[place] if place in faces else 0 for place in names]
    numbers = [
        PHASES.index(view.phase),
        view.round,
        seats,
        0 if view.caller is None else 1 + (view.caller - seat) % seats,
        1 + names.index(view.hint) if view.hint in names else 0,
        *shown,
        *[0] * (MOST_PLACES - len(shown)),
    ]
    for other in range(seats):
        numbers += _of_seat(view, (seat + other) % seats)
    return numbers + [0] * (WIDTH - len(numbers))


def _of_seat(view: View, seat: int) -> list[int]:
    """The top card, the length of the chain, whether it is ready, and its points."""
    chain = view.chains[seat]
    return [
        1 + view.deck.face(chain[-1]) if chain and chain[-1] != EMPTY else 0,
        len(chain),
        int(view.ready[seat]),
        min(max(view.scores[seat] + SHIFT, 0), HIGHEST),
    ]


def number_of(view: View, action: Action) -> int:
    """An action as a number."""
    match action:
        case Take(place):
            return TAKE + places(view.seats).index(place)
        case Pick(place):
            return PICK + places(view.seats).index(place)
        case _:
            return SIMPLE.index(action)


def action_of(view: View, number: int) -> Action:
    """The way back; a place that the layout does not have is the last one."""
    names = places(view.seats)
    if number < TAKE:
        return SIMPLE[number]
    if number < PICK:
        return Take(names[min(number - TAKE, len(names) - 1)])
    return Pick(names[min(number - PICK, len(names) - 1)])


def tiny() -> State:
    """Alone, the last layout, with seven cards: not all of them go into one chain."""
    cards = (0, 1, 3, 7, 12, 28, 31)
    before = Result(layout=(), taken=(), best=(), proof="all", undone=0, hints=0)
    return State(
        options=Options(),
        round=LAYOUTS,
        phase="puzzle",
        layout=cards + (EMPTY,) * (len(places(SOLO)) - len(cards)),
        chains=((),),
        ready=(False,),
        results=(before,) * (LAYOUTS - 1),
    )


def learner_view(game: AnyGame) -> PlainLearnerView:
    return PlainLearnerView(
        game=game,
        width=WIDTH,
        highest=max(HIGHEST, max(deck.faces for deck in DECKS.values())),
        actions=ACTIONS,
        row=row,
        number_of=number_of,
        action_of=action_of,
    )
