"""Where bots stand on the scale of ratings, by what a contest has shown."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import log, sqrt
from pathlib import Path

import msgspec

from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal
from fortable.ratings.kinds import of_table
from fortable.ratings.places import BotPlaces, Measured
from fortable.ratings.scale import BETA, MEAN

from .contest import Contest, Result
from .standings import ELO, pairs, ratings

MIDDLE = "casual"
"""Neither too good nor too bad: it stands where newcomers begin. Without one, the mean of all does."""

CLEAR = log(50)
"""Odds of fifty to one: who is further ahead of the next one always wins, and matches tell no more."""


def measured(contest: Contest, results: Sequence[Result]) -> tuple[str, Measured]:
    """The kind of table, and the bots' places at it; `Illegal` where the library for ratings is missing.

    A match of more is decided by more luck: the same odds are further apart there.
    """
    game = catalog()[contest.game]
    strengths = ratings(contest.bots, (seen for result in results for seen in pairs(result)))
    if not strengths:
        raise Illegal("TB-06", "extra-missing", tried="--places", extra="arena")
    means = _means({bot: each / ELO for bot, each in strengths.items()}, sqrt(contest.seats) * BETA)
    options = read_options(game.types.options, contest.options, contest.seats)
    return of_table(game, options, contest.seats), Measured(
        {bot: round(means[bot], 2) for bot in contest.bots},
        contest.seats,
        contest.options,
        len(results),
        contest.seed,
        game.version,
    )


def _means(log_odds: dict[str, float], unit: float) -> dict[str, float]:
    """On the scale, with the middle where newcomers begin, and no gap wider than is clear."""
    ordered = sorted(log_odds, key=log_odds.__getitem__)
    steps = [min(log_odds[high] - log_odds[low], CLEAR) for low, high in pairwise(ordered)]
    places = dict(zip(ordered, accumulate(steps, initial=0.0), strict=True))
    middle = places.get(MIDDLE, sum(places.values()) / len(places))
    return {bot: MEAN + unit * (place - middle) for bot, place in places.items()}


def write_places(file: Path, kind: str, of_kind: Measured) -> None:
    """Into a game's `ratings.json`, beside those of other kinds of tables."""
    known = decode(file.read_bytes(), BotPlaces) if file.exists() else {}
    written = encode({**known, kind: of_kind})
    file.write_bytes(msgspec.json.format(written, indent=2) + b"\n")
