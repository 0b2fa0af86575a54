"""What a card would do for the car that is due: where it stops, whom it passes, what stays in the hand."""

from typing import NamedTuple

from ..actions import AnyAction, Boost
from ..cards import BOOST, Hand, movement_of
from ..model import CARDS, NUMBERS, OWNER, TURBO, Spot, Track
from ..track import landing, running_order, space_at
from ..view import View


class Drive(NamedTuple):
    """A card, or two, and where they lead."""

    card: str
    boost: bool
    """Whether a Turbo goes with it."""
    movement: int
    spot: Spot
    spaces: int
    """How far the car comes: less than it moves where it falls back (FF-13)."""
    track: Track
    """All cars in their order, with this one where it stops."""
    rest: Hand
    """What stays in the hand, before a card is drawn."""

    @property
    def fell(self) -> int:
        """How many spaces it falls back."""
        return self.movement - self.spaces

    @property
    def behind(self) -> frozenset[str]:
        """The cars that then stand behind it."""
        cars = [spot.car for spot in self.track]
        return frozenset(cars[cars.index(self.spot.car) + 1 :])

    @property
    def is_last(self) -> bool:
        return not self.behind

    @property
    def next_best(self) -> tuple[int, str]:
        """How far the best of the cards that stay would take it from there, and which that is."""
        space = space_at(self.spot.place)
        return max(((movement_of(card, space), card) for card in self.rest), default=(0, ""))


def drive(view: View, action: AnyAction) -> Drive:
    """What an action of the view's hand leads to (FF-05, FF-06, FF-13)."""
    due, boost = view.track[view.moved], isinstance(action, Boost)
    movement = movement_of(action.card, space_at(due.place)) + BOOST * boost
    spot, rest = landing(view.track, view.moved, movement), list(view.hand)
    for card in (action.card, *[TURBO] * boost):
        rest.remove(card)
    others = (other for other in view.track if other.car != due.car)
    track = running_order((spot, *others))
    spaces = spot.place - due.place
    return Drive(action.card, boost, movement, spot, spaces, track, tuple(rest))


def later_use(view: View, card: str, spot: Spot) -> int:
    """The most a card could bring later: to the car from where it stops, or to another of the team."""
    return max(movement_of(card, space_at(other.place)) for other in (spot, *other_cars(view)))


def other_cars(view: View) -> Track:
    """The team's cars that are not due."""
    due = view.track[view.moved]
    team = OWNER[due.car]
    return tuple(spot for spot in view.track if spot.car != due.car and OWNER[spot.car] == team)


def farthest(card: str) -> int:
    """The most spaces a card can ever bring."""
    return max(CARDS[card].red, CARDS[card].blue)


def how_often(card: str, movement: int) -> int:
    """On how many of the ten numbers a card brings so much at least."""
    return sum(movement_of(card, space) >= movement for space in range(1, NUMBERS + 1))
