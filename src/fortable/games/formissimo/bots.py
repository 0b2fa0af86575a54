"""Players of this game, from a child to a machine: how fast they look, in what order, how often they err.

They see what their seat sees. In a race they look at card after card, take the first that they believe
to match, and call Stop when they have seen all and believe that none does. How long that takes is their
pace; the card may be gone by then.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Literal, NamedTuple

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Event, Seat

from .actions import AnyAction, Finish, Pick, Ready, Stop, Take
from .puzzle import best_way
from .view import View


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
    """Whether a puzzle is solved before the first card is taken."""


CHILD = Profile((900, 2400), 380, "rows", overlooks=0.12, misreads=0.05, looks=1)
CASUAL = Profile((500, 1300), 220, "anywhere", overlooks=0.06, misreads=0.02, looks=2)
QUICK = Profile((280, 700), 110, "columns", overlooks=0.03, misreads=0.005, looks=2)
MACHINE = Profile((90, 110), 2, "rows", overlooks=0.0, misreads=0.0, looks=1, plans=True)


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
        """Alone: as planned, or the card with the fewest ways on, so that it is not cut off."""
        fitting = view.takeable
        if not fitting:
            return Finish()
        if self.profile.plans:
            return Take(best_way(view.deck, view.chains[0], view.lying)[0][0])
        if self.rng.random() < self.profile.overlooks:
            return Take(self.rng.choice(fitting))
        return Take(min(fitting, key=lambda place: (_ways_on(view, place), place)))


def _ways_on(view: View, place: str) -> int:
    cards = view.lying
    return sum(view.deck.match(cards[place], card) for card in cards.values())


BOTS = {
    "child": partial(Player, CHILD),
    "casual": partial(Player, CASUAL),
    "quick": partial(Player, QUICK),
    "machine": partial(Player, MACHINE),
}
