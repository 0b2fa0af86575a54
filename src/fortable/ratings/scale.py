"""The scale: a mean and its uncertainty, moved by Weng and Lin's rule for several players (`openskill`).

Shown so that a newcomer, and a casual bot, is at 1000, and 400 are odds of ten to one between two.
"""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from math import log, sqrt
from typing import Any

from fortable.kernel.words import Value

MEAN, SPREAD = 25.0, 15.0
"""Of somebody of whom nothing is known: wider than usual, as bots with a place soon tell more."""
BETA = 25.0 / 6
"""How much luck there is in a match."""
DRIFT = 25.0 / 300
"""People learn, and forget."""
FIXED = 1e-3
"""The spread of what stays where it is; it cannot be nothing."""

SHOWN_MEAN = 1000
SHOWN_UNIT = 400 / (log(10) * sqrt(2) * BETA)
"""Per point of the mean: between two the odds are the exponential of their difference over √2 β."""
WITHIN = 2.0
"""So many spreads to each side are told: in nineteen of twenty cases the truth lies in between."""


class Rating(Value, frozen=True):
    """Where somebody stands, as far as it is known."""

    mean: float = MEAN
    spread: float = SPREAD


class Shown(Value, frozen=True):
    """As people read it: 1240 ± 90."""

    value: int
    within: int


def is_installed() -> bool:
    """Whether ratings can be worked out here: `openskill` is an extra (`ratings`)."""
    return find_spec("openskill") is not None


def shown(rating: Rating) -> Shown:
    """As people read it.

    >>> shown(Rating(25.0, 2.0))
    Shown(value=1000, within=118)
    """
    value = SHOWN_MEAN + SHOWN_UNIT * (rating.mean - MEAN)
    return Shown(round(value), round(WITHIN * SHOWN_UNIT * rating.spread))


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Where everybody stands after a match with these places, by seat and from 1 on; equals share one."""
    model = _model()
    teams = [[model.rating(mu=one.mean, sigma=one.spread)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(player.mu, player.sigma) for (player,) in after]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=SPREAD, beta=BETA, tau=DRIFT)
