"""The deals of the day: three puzzles for one, by how many of the near-greedy ways reach the best result.

As `deals`, but over all three layouts of a match, for all three are played.
"""

from hashlib import sha256
from itertools import islice

from fortable.kernel.chance import Dealer
from fortable.kernel.daily import MOST_TRIED, Daily, Seeds
from fortable.kernel.game import Outcome

from .commands.deals import layouts, ways_reached
from .model import SOLO, State

LEVELS = {"easy": range(60, 121), "medium": range(30, 46), "hard": range(19)}
"""How many of the ways through all three layouts reach the best result: of a hundred deals about ten are
easy, thirty are medium and ten are hard."""


def seed(seeds: Seeds, level: str) -> bytes:
    """The first of that level."""
    return next(s for s in islice(seeds, MOST_TRIED) if reached(s) in LEVELS[level])


def reached(seed: bytes) -> int:
    """How many of the near-greedy ways do as well as can be, in all layouts together."""
    dealer = Dealer(sha256(seed).digest())
    return sum(ways_reached(cards, dealer)[1] for cards in layouts(seed))


def result(state: State, _: Outcome) -> int:
    """Cards that were left and need not have been; each one put back and each hint count as one more."""
    return -sum(laid.left - laid.least + laid.undone + laid.hints for laid in state.results)


DAILY = Daily(
    seats=SOLO,
    bot=None,
    levels=tuple(LEVELS),
    seed=seed,
    result=result,
    unit="over-best",
    most=0,
    rival=None,
)
