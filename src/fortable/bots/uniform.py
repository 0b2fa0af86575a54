"""The simplest player: any legal action is as good as any other."""

from collections.abc import Sequence
from random import Random
from typing import Any

from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Seat


class Uniform:
    """Chooses uniformly among all legal actions."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, news: Sequence[Event]) -> None:
        """Nothing to learn."""

    def choose(self, view: Any) -> Action:
        """One of the legal actions."""
        action: Action = self.rng.choice(choices(self.game.legal(view)))
        return action
