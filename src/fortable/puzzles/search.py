"""The search that proves a puzzle: what may be done is played on in worlds that look the same to the seat.

It knows what the seat sees, and nothing else. Where a game can say exactly what an action leads to, nothing
is tried.
"""

from collections.abc import Hashable, Iterable, Sequence
from random import Random
from typing import Any

from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Seat
from fortable.review.accounts import Unit
from fortable.review.estimates import Estimate
from fortable.review.playing_on import Ending, playing_on
from fortable.review.reviewer import reviewer_of

from .setting import setting_of
from .sifting import Found, Sifting

TRIED = 300
"""So many actions a glance tries where more may be done; a search tries all of them."""
WORLDS = 512
"""So many worlds are imagined at a time at most."""


class Search:
    """Of the positions of one game at so many seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.exactly = setting_of(game).worths
        self._reviewer = reviewer_of(game)
        self._unit: Unit = "points" if seats == 1 else "share"
        self._on = playing_on(game, self._reviewer, seats)

    def best(
        self,
        view: Any,
        seat: Seat,
        luck: str,
        effort: float = 1.0,
        obvious: Action | None = None,
        margin: float = 0.0,
    ) -> Found | None:
        """The best action; nothing where none can be told.

        Where something is obvious, nothing either as soon as it is plain that none is better by such a margin
        than that, and than all others.
        """
        if self.exactly:
            return _exact(self.exactly(view))
        rng = Random(luck)

        def tries(actions: Sequence[Action], rounds: int) -> list[list[float]]:
            return self._worths(view, seat, actions, rounds, rng)

        first = [] if obvious is None else [obvious]
        liked = self._reviewer.candidates(view, (), rng)
        some = _some(choices(self.game.legal(view)), effort, rng)
        actions = self._each_once(view, [*first, *liked, *some])
        return Sifting(tries, effort, obvious, margin).best(actions)

    def _each_once(self, view: Any, actions: Iterable[Action]) -> list[Action]:
        """Of those that come to the same the first."""
        comes_to, found = setting_of(self.game).alike, dict[Hashable, Action]()
        for action in actions:
            found.setdefault(comes_to(view, action), action)
        return [*found.values()]

    def _worths(
        self, view: Any, seat: Seat, actions: Sequence[Action], rounds: int, rng: Random
    ) -> list[list[float]]:
        worlds = [self._world(view, rng) for _ in range(min(rounds, WORLDS))]
        found: list[list[Ending]] = self._on.rounds(worlds, seat, actions, rounds, rng)
        return [[ending.worth(self._unit)[seat] for ending in some] for some in found]

    def _world(self, view: Any, rng: Random) -> Any:
        return self._on.world(self.game.imagine(view, rng))


def _some(legal: Sequence[Action], effort: float, rng: Random) -> Sequence[Action]:
    """All, or at a glance some of them by lot."""
    if effort >= 1 or len(legal) <= TRIED:
        return legal
    return [legal[number] for number in rng.sample(range(len(legal)), TRIED)]


def _exact(worths: Any) -> Found | None:
    """What is known needs no rounds."""
    if len(worths) <= 1:
        return None
    key = max(worths, key=lambda action: worths[action])
    leads = {
        each: Estimate(worths[key] - worth, 0.0) for each, worth in worths.items() if each != key
    }
    return Found(key, leads, len(worths))
