"""What a game may bring for those who look back at it; one that brings nothing is reviewed as well."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from fortable import folder
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event

MANY = 100_000


def no_more(world: Any, _: Sequence[Event]) -> Any:
    """In most games a view holds all that its seat has ever been shown."""
    return world


def none_in_particular(*_: Any) -> Iterable[Action]:
    """What the bots of the game like is looked at anyway."""
    return ()


def as_they_stand(merits: Sequence[int]) -> Sequence[int] | None:  # noqa: ARG001
    """What a twin's merits are in points is for its game to say."""
    return None


@dataclass(frozen=True, kw_only=True)
class Reviewer:
    """The `REVIEWER` of a game's `machine/review.py`. All of it may be left out."""

    remember: Callable[[Any, Sequence[Event]], Any] = no_more
    """An imagined world with all that a seat has heard and its view no longer shows."""
    candidates: Callable[[Any, Random], Iterable[Action]] = none_in_particular
    """From a view: the actions that are worth looking at, where there are more than can be tried."""
    policy: Callable[[Any, Random], Action] | None = None
    """From a view: what a sensible player does, quickly; without it any legal action, by lot. A game
    with a twin plays on by its plan (`machine/policy.py`) instead."""
    standing: Callable[[Any], Sequence[int]] | None = None
    """From a state in which a playout by the rules stops before the end: what decides who is ahead there.
    Without it the scores do."""
    points: Callable[[Sequence[int]], Sequence[int] | None] = as_they_stand
    """The points of all seats, from the merits of a twin."""
    playouts: int = MANY
    """So many for a match, where twins are compiled; elsewhere it is a part of them that takes as long."""


def reviewer_of(game: AnyGame) -> Reviewer:
    """The game's own, or one that knows nothing of it."""
    return folder.REVIEWER.of(game) or Reviewer()


def by_lot(game: AnyGame) -> Callable[[Any, Random], Action]:
    """Any legal action."""

    def choose(view: Any, rng: Random) -> Action:
        action: Action = rng.choice(choices(game.legal(view)))
        return action

    return choose
