"""A hint for a decision that is still to be made: where to look, what to do, and why.

It is made as a decision is judged, of what its seat has seen and heard by then and of nothing else.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Illegal, Seat, Value

from .accounts import Remark
from .judging import CLOSER, FINALISTS, Case, Judge, candidates
from .playing_on import playing_on
from .reviewer import reviewer_of
from .reviewing import MOST, rounds_within, unit_at

HINTS = 8
"""What a look back at a match may cost is enough for so many."""
FAR = 1000
"""So many actions may still be left: how many, nobody knows."""


class Hint(Value, frozen=True, kw_only=True):
    """What somebody is told who asks."""

    look: Remark | None
    """Where to look, without naming the action; None where the game does not say."""
    best: Any
    is_clear: bool
    """Whether all others that were tried are clearly worse; else some are about as good."""
    other: Any
    """With which action it is compared; None where there is no reason."""
    reason: Remark | None
    """Why not that one, but the best; None where the numbers alone say it."""


def hint(
    game: AnyGame,
    version: int,
    seat: Seat,
    view: Any,
    heard: Sequence[Event],
    *,
    effort: float = 1.0,
) -> Hint:
    """For a seat that may act; `Illegal` if there is nothing that could be tried. What looks and sounds the
    same gets the same.
    """
    rng = Random(f"hint/{version}/{seat}")
    world, reviewer = game.imagine(view, rng), reviewer_of(game)
    case = Case(game, version, seat, view, heard, None)
    actions = [each for each in candidates(case, reviewer, rng) if _can_be_tried(game, world, each)]
    if not actions:
        raise Illegal("TB-23", "no-hint")
    on = playing_on(game, reviewer, world.seats)
    tried = len(actions) + min(FINALISTS, len(actions)) * CLOSER
    rounds = rounds_within(on, effort * on.budget / HINTS, lambda: tried * on.cost(FAR))
    judge = Judge(game, reviewer, on, unit_at(world.seats), min(MOST, rounds))
    best, worse = judge.sifted(case, actions, rng)
    look = reviewer.look(view, heard, best)
    is_clear = len(worse) == len(actions) - 1
    for other in worse:
        reason = reviewer.reason(view, heard, other, best)
        if reason is not None:
            return Hint(look=look, best=best, is_clear=is_clear, other=other, reason=reason)
    return Hint(look=look, best=best, is_clear=is_clear, other=None, reason=None)


def _can_be_tried(game: AnyGame, world: Any, action: Action) -> bool:
    return not isinstance(action, game.unlisted) and not game.takes_long(world, action)
