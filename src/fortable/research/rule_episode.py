"""One match for learners by the rules themselves: slower than a twin, and there for every game of turns."""

from random import Random
from typing import Any

import numpy as np

from fortable.kernel.chance import SEED_BYTES
from fortable.kernel.game import AnyGame, Position
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.learning.encoding import encoding_of
from fortable.learning.learner_view import NONE, learner_view_of

from .episode import EnvConfig, Mask, Row, worth


class RuleConfig:
    """A game with its number of seats and options, as learners meet it where it has no twin for them."""

    def __init__(self, game: AnyGame, first: Position) -> None:
        if game.simultaneous:
            raise Illegal("TB-06", "all-at-once", tried=game.key)
        self.game = game
        self.first = first
        self.seats = first.seats
        self.learner_view = learner_view_of(game)
        self.actions = self.learner_view.actions
        self.width = self.learner_view.width
        self.highest = self.learner_view.highest

    def begin(self, rng: Random) -> "RuleEpisode":
        """A new match."""
        return RuleEpisode(self, rng)


def config_of(game: AnyGame, first: Position) -> EnvConfig | RuleConfig:
    """Over the game's twin where it has one for learners, else over its rules."""
    return RuleConfig(game, first) if encoding_of(game) is None else EnvConfig(game, first)


class RuleEpisode:
    """A match under way."""

    def __init__(self, config: RuleConfig, rng: Random) -> None:
        self.config = config
        self.match = Match(config.game, config.first, rng.randbytes(SEED_BYTES))
        self.head = NONE

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return min(self.match.waiting)

    def _view(self) -> Any:
        return self.match.view(Seat(self.seat))

    def mask(self) -> Mask:
        """1 for each action that may be chosen."""
        mask = np.zeros(self.config.actions, np.int8)
        if not self.is_over:
            mask[self.config.learner_view.legal(self._view(), self.head)] = 1
        return mask

    def act(self, action: int) -> None:
        """The seat to act chooses what is legal."""
        wish, self.head = self.config.learner_view.choose(self._view(), self.head, action)
        if wish is not None:
            self.match.act(Seat(self.seat), wish)

    def see(self, seat: int) -> Row:
        view = self.match.view(Seat(seat))
        return np.array(self.config.learner_view.observe(view, self.head), np.int16)

    def returns(self) -> list[float]:
        """What the match is worth to every seat."""
        return worth(self.match.outcome()) if self.is_over else [0.0] * self.config.seats
