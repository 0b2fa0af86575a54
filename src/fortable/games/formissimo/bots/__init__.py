"""Players of this game on four levels: how fast they look, in what order, how often they err.

They see what their seat sees. In a race they look at card after card, take the first that they believe
to match, and call Stop when they have seen all and believe that none does. How long that takes is their
pace; the card may be gone by then. The strong one looks at all cards before it takes one, errs never, and is
as quick as the best people may be: a program could take ten cards a second, and nobody would play with it.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Literal, NamedTuple

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Event, Seat

from ..actions import AnyAction, Finish, Pick, Ready, Stop, Take
from ..modes.puzzle import best_way
from ..view import View
from .lookahead import Lookahead


class Profile(NamedTuple):
    """What a player's eyes and hands are like."""

    reaction_ms: tuple[int, int]
    """From the decision to the card: at least and at most."""
    glance_ms: int
    """To look at one card and compare it."""
    order: Literal["rows", "columns", "anywhere"]
    """In which order the cards are looked at."""
    overlooks: float
    """How often a card that matches is not seen to."""
    misreads: float
    """How often a card with two differences is taken to match."""
    looks: int
    """How often all is looked through before Stop is called."""
    plans: bool = False
    """Whether it sees in a race which card leads farthest."""
    alone: Literal["any", "thrift", "lookahead", "solution"] = "thrift"
    """How the puzzle is tackled: with any card that matches; with the one that is soon cut off; with the one
    that leads farthest; or as planned from the first card on."""


BEGINNER = Profile((900, 2400), 380, "rows", overlooks=0.12, misreads=0.05, looks=1, alone="any")
CASUAL = Profile((500, 1300), 220, "anywhere", overlooks=0.06, misreads=0.02, looks=2)
GOOD = Profile(
    (280, 700), 110, "columns", overlooks=0.03, misreads=0.005, looks=2, alone="lookahead"
)
STRONG = Profile(
    (350, 550), 8, "rows", overlooks=0.0, misreads=0.0, looks=1, plans=True, alone="solution"
)


class Player:
    """A player with a profile."""

    def __init__(self, profile: Profile, _: AnyGame, seat: Seat, rng: Random) -> None:
        self.profile = profile
        self.seat = seat
        self.rng = rng
        self.pace_ms = 0

    def hear(self, news: Sequence[Event]) -> None:
        """All that matters lies on the table."""

    def choose(self, view: View) -> AnyAction:
        """What this player does next; `pace_ms` says how long it takes."""
        self.pace_ms = self.rng.randint(*self.profile.reaction_ms)
        match view.phase:
            case "race":
                return self._grab(view)
            case "pick":
                return Pick(self.rng.choice(list(view.lying)))
            case "puzzle":
                return self._solve(view)
            case _:
                return Ready()

    def _grab(self, view: View) -> AnyAction:
        return self._plan(view) if self.profile.plans else self._look(view)

    def _plan(self, view: View) -> AnyAction:
        """All cards are looked at, and the one that leads farthest is taken."""
        self.pace_ms += self.profile.glance_ms * len(view.lying)
        fitting = view.takeable
        return Take(Lookahead(view.deck, view.lying).best(fitting)) if fitting else Stop()

    def _look(self, view: View) -> AnyAction:
        for place, card in self._seen(view):
            self.pace_ms += self.profile.glance_ms
            if self._believes(view, card):
                return Take(place)
        return Stop()

    def _seen(self, view: View) -> Iterator[tuple[str, int]]:
        for _ in range(self.profile.looks):
            cards = list(view.lying.items())
            if self.profile.order == "anywhere":
                self.rng.shuffle(cards)
            elif self.profile.order == "columns":
                cards.sort(key=lambda spot: spot[0][1:])
            yield from cards

    def _believes(self, view: View, card: int) -> bool:
        """Whether this player thinks that a card matches the top of the own chain."""
        differences = len(view.deck.differing(view.chains[self.seat][-1], card))
        if differences <= 1:
            return self.rng.random() >= self.profile.overlooks
        return differences == 2 and self.rng.random() < self.profile.misreads

    def _solve(self, view: View) -> AnyAction:
        """Alone: a card that matches, chosen with more or less thought."""
        fitting = view.takeable
        if not fitting:
            return Finish()
        match self.profile.alone:
            case "any":
                return Take(self.rng.choice(fitting))
            case "thrift":
                return Take(min(fitting, key=lambda place: (_ways_on(view, place), place)))
            case "lookahead":
                return Take(Lookahead(view.deck, view.lying).thriftiest(fitting))
            case "solution":
                return Take(best_way(view.deck, view.chains[0], view.lying)[0][0])


def _ways_on(view: View, place: str) -> int:
    cards = view.lying
    return sum(view.deck.match(cards[place], card) for card in cards.values())


BOTS = {
    "beginner": partial(Player, BEGINNER),
    "casual": partial(Player, CASUAL),
    "good": partial(Player, GOOD),
    "strong": partial(Player, STRONG),
}
