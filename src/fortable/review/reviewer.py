"""What a game may bring for those who look back at it; one that brings nothing is reviewed as well."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from fortable import folder
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Event

from .accounts import Remark
from .playing_on import PlayingOn

MANY = 100_000
MILLIONTHS = 1_000_000
HUNDREDTHS = 100
Row = Any
"""A position of a twin."""
Outlook = Callable[[Row, Row], int]
Policy = Callable[[Any, Random], Action]


def no_more(world: Any, _: Sequence[Event]) -> Any:
    """In most games a view holds all that its seat has ever been shown."""
    return world


def none_in_particular(*_: Any) -> tuple[()]:
    """What the bots of the game like is looked at anyway."""
    return ()


def no_reason(*_: Any) -> Remark | None:
    """The numbers say it."""
    return None


def nowhere(*_: Any) -> Remark | None:
    """There is no place to point at."""
    return None


def remark(said: tuple[str, dict[str, Any]] | None) -> Remark | None:
    """What a game says by a message and its facts, where it says anything."""
    return Remark(message=said[0], facts=said[1]) if said else None


@dataclass(frozen=True, kw_only=True)
class Reviewer:
    """The `REVIEWER` of a game's `machine/review.py`. All of it may be left out."""

    remember: Callable[[Any, Sequence[Event]], Any] = no_more
    """An imagined world with all that a seat has heard and its view no longer shows."""
    candidates: Callable[[Any, Sequence[Event], Random], Iterable[Action]] = none_in_particular
    """From a view and all that was heard: the actions that are worth looking at, where there are more than
    can be tried."""
    reason: Callable[[Any, Sequence[Event], Any, Any], Remark | None] = no_reason
    """From a view and all that was heard: why not the first action, but the second."""
    look: Callable[[Any, Sequence[Event], Any], Remark | None] = nowhere
    """From a view and all that was heard: where to look for this action, without naming it."""
    remarks: Callable[[Match], Iterable[Remark]] = none_in_particular
    """What else there is to say of a match."""
    policy: Policy | None = None
    """From a view: what a sensible player does, quickly; without it any legal action, by lot. A game
    with a twin plays on by its plan (`machine/policy.py`) instead."""
    standing: Callable[[Any], Sequence[int]] | None = None
    """From a state in which a playout by the rules stops before the end: what decides who is ahead there.
    Without it the scores do."""
    sensible: Callable[[Row, Row, Row], int] | None = None
    """Over a twin: the move of a sensible player, from a position, luck and room; without it the plan's."""
    playout: Callable[[Row, Row, Row], int] | None = None
    """Over a twin: as its own, but only as far as the outlook can tell how it goes on."""
    outlook: Outlook | None = None
    """Over a twin, where a playout stops: writes for every seat its part of the win, in millionths, then for
    every seat its points, in hundredths, and says how many seats there are. It must be compiled."""
    playouts: int = MANY
    """So many for a match, where twins are compiled; elsewhere it is a part of them that takes as long."""
    playing_on: Callable[[AnyGame, int], PlayingOn] | None = None
    """A way of its own to play on, at so many seats."""

    def policy_for(self, game: AnyGame) -> Policy:
        """The game's own, or by lot."""
        return self.policy or by_lot(game)


def reviewer_of(game: AnyGame) -> Reviewer:
    """The game's own, or one that knows nothing of it."""
    return folder.REVIEWER.of(game) or Reviewer()


def remembers(game: AnyGame) -> bool:
    """Whether all that a seat knows can be told from its view and what it has heard."""
    return not game.forgets or reviewer_of(game).remember is not no_more


def known_world(game: AnyGame, view: Any, heard: Sequence[Event], rng: Random) -> Any:
    """A world by lot in which all is as a seat has seen and heard it, and all else may be otherwise."""
    return reviewer_of(game).remember(game.imagine(view, rng), heard)


def by_lot(game: AnyGame) -> Policy:
    """Any legal action."""

    def choose(view: Any, rng: Random) -> Action:
        action: Action = rng.choice(choices(game.legal(view)))
        return action

    return choose
