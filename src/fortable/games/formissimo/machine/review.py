"""For those who look back at a match: how a sensible player goes on, and what is worth looking at."""

from collections.abc import Iterator, Sequence
from random import Random

from fortable.review.reviewer import Reviewer

from ..actions import AnyAction, Stop, Take
from ..model import State
from ..scoring import scores
from ..view import View, auto_action


def policy(view: View, rng: Random) -> AnyAction:
    """Any card that matches, and Stop when none does."""
    fitting = view.takeable if view.phase in ("race", "puzzle") else ()
    return Take(rng.choice(fitting)) if fitting else auto_action(view)


def candidates(view: View, _: Random) -> Iterator[AnyAction]:
    """No card that does not match, no hint, and nothing taken back."""
    if view.phase in ("race", "puzzle"):
        yield from map(Take, view.takeable)
    if view.phase == "race":
        yield Stop()


def standing(state: State) -> Sequence[int]:
    """Alone, the cards that are left lying cost as if the layout were done (FM-20)."""
    left = len(state.lying) if state.is_solo and state.phase == "puzzle" else 0
    return [score - left for score in scores(state)]


REVIEWER = Reviewer(candidates=candidates, policy=policy, standing=standing)
