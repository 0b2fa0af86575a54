"""For those who look back at a match: what is worth looking at among thousands of places."""

from collections.abc import Iterator, Sequence
from random import Random

from fortable.kernel.words import Seat
from fortable.review.reviewer import Reviewer

from .. import GAME
from ..actions import AnyAction
from ..bots.players import Good, Strong
from ..view import View

LOOKS = 2
"""So often each player is asked what it would do."""


def candidates(view: View, rng: Random) -> Iterator[AnyAction]:
    """What good and strong players lay who look again and again, and do not slip."""
    if view.phase == "layout" or view.viewer is None:
        return
    for player in (Strong(GAME, Seat(view.viewer), rng), Good(GAME, Seat(view.viewer), rng)):
        player.slips = 0.0  # type: ignore[misc]
        for _ in range(LOOKS):
            yield player.choose(view)  # type: ignore[misc]


def points(merits: Sequence[int]) -> Sequence[int]:
    """Merits are points."""
    return merits


REVIEWER = Reviewer(candidates=candidates, points=points)
