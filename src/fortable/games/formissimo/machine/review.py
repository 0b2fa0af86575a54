"""For those who look back at a match: how a sensible player goes on, and what is worth looking at."""

from collections.abc import Iterator, Sequence
from random import Random

from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Event, Seat
from fortable.review.accounts import Remark
from fortable.review.playing_on import ByRules, Ending, PlayingOn
from fortable.review.reviewer import Reviewer, remark

from ..actions import AnyAction, Stop, Take
from ..model import SOLO, State
from ..scoring import scores
from ..view import View, auto_action
from .looks import where
from .racing import Table, raced_on, table_of
from .reasons import why
from .remarks import remarks

PLAYOUTS = 400_000


def policy(view: View, rng: Random) -> AnyAction:
    """Any card that matches, and Stop when none does."""
    fitting = view.takeable if view.phase in ("race", "puzzle") else ()
    return Take(rng.choice(fitting)) if fitting else auto_action(view)


def candidates(view: View, _: Sequence[Event], __: Random) -> Iterator[AnyAction]:
    """No card that does not match, no hint, and nothing taken back."""
    if view.phase in ("race", "puzzle"):
        yield from map(Take, view.takeable)
    if view.phase == "race":
        yield Stop()


def standing(state: State) -> Sequence[int]:
    """Alone, the cards that are left lying cost as if the layout were done (FM-20)."""
    left = len(state.lying) if state.is_solo and state.phase == "puzzle" else 0
    return [score - left for score in scores(state)]


class RacingOn:
    """Plays on to the end of a round of the race."""

    budget = PLAYOUTS

    def cost(self, left: int) -> int:  # noqa: ARG002 - a round is a round
        return 1

    def world(self, state: State) -> Table:
        return table_of(state)

    def rounds(
        self,
        worlds: Sequence[Table],
        seat: Seat | None,
        actions: Sequence[Action | None],
        count: int,
        rng: Random,
    ) -> list[list[Ending]]:
        found: list[list[Ending]] = [[] for _ in actions]
        for number in range(count):
            table, luck = worlds[number % len(worlds)], rng.random()
            for action, endings in zip(actions, found, strict=True):
                endings.append(Ending(*raced_on(table, seat, action, Random(luck))))
        return found


def playing_on(game: AnyGame, seats: int) -> PlayingOn:
    """A race by rounds, and alone by the rules."""
    return ByRules(game, REVIEWER) if seats == SOLO else RacingOn()


def reason(view: View, _: Sequence[Event], chosen: AnyAction, best: AnyAction) -> Remark | None:
    """What was wrong with an action, or what the other leads to."""
    return remark(why(view, chosen, best))


def look(view: View, _: Sequence[Event], best: AnyAction) -> Remark | None:
    """In which row, or at what."""
    return remark(where(view, best))


def told(match: Match) -> Iterator[Remark]:
    """What lay there, and what became of it."""
    return filter(None, map(remark, remarks(match)))


REVIEWER = Reviewer(
    candidates=candidates,
    reason=reason,
    look=look,
    remarks=told,
    policy=policy,
    standing=standing,
    playing_on=playing_on,
)
