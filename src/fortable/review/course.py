"""The course of a match: every action and what chance did after it, with the states between them."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from typing import Any, NamedTuple

from fortable.kernel import referee
from fortable.kernel.chance import Chance, Dealer, Draw, Picks
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Asked, Match
from fortable.kernel.words import CLOCK, Event, Seat


class Step(NamedTuple):
    """From one state to the next: by an action, or by chance if nobody asked for anything."""

    version: int
    """How many events had happened before it."""
    before: Any
    asked: Asked | None
    after: Any
    is_open: bool
    """Whether it could have gone otherwise: there was a choice, or chance had several things to pick from."""
    left: int
    """How many actions followed."""


class Course:
    """A finished match, step by step."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.steps = tuple(_steps(match))
        self._heard: dict[Seat, tuple[Event, ...]] = {}

    def heard(self, seat: Seat, version: int) -> Sequence[Event]:
        """All that a seat has been told by then, as it was when it was fresh."""
        if seat not in self._heard:
            told = map(
                self.game.redact, self.match.events, [seat] * self.match.version, self._states
            )
            self._heard[seat] = tuple(told)
        before = self.match.heard_before.get(seat, ())
        return (*before, *self._heard[seat][:version])

    @cached_property
    def _states(self) -> list[Any]:
        match = self.match
        return [*accumulate(match.events, match.game.evolve, initial=match.first)][1:]


def _steps(match: Match) -> Iterator[Step]:
    game, dealer = match.game, Dealer(match.seed)
    version, state, left = 0, match.first, len(match.asked)
    for asked in (None, *match.asked):
        if asked is not None:
            left -= 1
            done = referee.decide(game, state, asked.seat, asked.action)
            is_open = _has_choice(game, state, asked)
            yield Step(version, state, asked, done.states[-1], is_open, left)
            version, state = version + len(done.events), done.states[-1]
        draws: list[Draw] = []
        drawn = referee.settle(game, state, _noting(draws, dealer))
        if drawn.events:
            is_open = any(len({*draw.bag}) > 1 for draw in draws)
            yield Step(version, state, None, drawn.states[-1], is_open, left)
            version, state = version + len(drawn.events), drawn.states[-1]


def _noting(draws: list[Draw], dealer: Dealer) -> Chance:
    """The match's own chance, and what it was asked for."""

    def draw(due: Draw) -> Picks:
        draws.append(due)
        return dealer(due)

    return draw


def _has_choice(game: AnyGame, state: Any, asked: Asked) -> bool:
    """Nobody has one who may do one thing only; time could have passed otherwise, too."""
    if asked.seat == CLOCK:
        return True
    return len(choices(game.legal(game.view_for(state, asked.seat)))) > 1
