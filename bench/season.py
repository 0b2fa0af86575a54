"""A season of ratings among bots of known strength, and newcomers of one bot's strength among the others.

python -m bench.season [GAME ...] [--matches 2000] [--newcomers 200] [--real]

Matches come out as the measured places say they do; with `--real` they are played, which takes a while. Bots
sit there as people of whom nothing is known; those against whom newcomers play have their measured places.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean, median

from fortable.bots.playing import begin_match, play_out
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.options import read_options
from fortable.kernel.words import Value
from fortable.ratings import Contestant, RatedMatch, Rating, Season, places_of, shown
from fortable.ratings.places import Measured
from fortable.ratings.scale import BETA

OF_EACH = 3
"""So many people play as well as each bot."""
NEWCOMER, MATCHES = "good", 15

Fight = Callable[[Sequence[str], Random], list[int]]
"""The places, from 1 on, to which bots come in a match."""


class Told(Value, frozen=True):
    """What came of it."""

    order: tuple[str, ...]
    """The levels of all people, the best first."""
    is_right: bool
    mean_error: float
    """Of where newcomers stand on average, as a part of where they belong."""
    median_error: float
    """How far one of them is away from it."""
    near: float
    """The part of them that is within a tenth of it."""


def modelled(measured: Measured) -> Fight:
    """By the places themselves: whoever is first is drawn, then whoever is next."""

    def fight(bots: Sequence[str], rng: Random) -> list[int]:
        unit = sqrt(len(bots)) * BETA
        left, places = list(range(len(bots))), [0] * len(bots)
        for place in range(1, len(bots) + 1):
            odds = [exp(measured.means[bots[seat]] / unit) for seat in left]
            (first,) = rng.choices(left, odds)
            left.remove(first)
            places[first] = place
        return places

    return fight


def real(game: AnyGame, measured: Measured) -> Fight:
    """By playing."""
    options = read_options(game.types.options, measured.options, measured.seats)

    def fight(bots: Sequence[str], rng: Random) -> list[int]:
        deal = f"season/{rng.random()}"
        match = begin_match(game, len(bots), options, deal)
        play_out(match, tuple(bots), deal)
        ranking = match.outcome().ranking
        ahead = [
            len([seat for equals in ranking[:at] for seat in equals]) for at in range(len(ranking))
        ]
        found = {seat: 1 + ahead[at] for at, equals in enumerate(ranking) for seat in equals}
        return [found[seat] for seat in sorted(found)]

    return fight


def season(kind: str, measured: Measured, fight: Fight, matches: int, seed: int = 1) -> list[str]:
    """The levels of all who took part, as they are rated: the best first."""
    rng, rated = Random(seed), Season(lambda _: {})
    people = [f"{bot} {number}" for bot in measured.means for number in range(OF_EACH)]
    for _ in range(matches):
        seats = rng.sample(people, measured.seats)
        places = fight([_level(person) for person in seats], rng)
        rated.add(RatedMatch("", kind, tuple(map(Contestant, seats)), tuple(places)))
    standings = rated.standings("", kind)
    return [_level(name) for name in sorted(people, key=lambda name: -standings[name].rating.mean)]


def _level(person: str) -> str:
    return person.partition(" ")[0]


def is_right(order: Sequence[str], measured: Measured) -> bool:
    """Whether nobody stands before somebody who plays better."""
    means = [measured.means[level] for level in order]
    return means == sorted(means, reverse=True)


def newcomers(
    kind: str, measured: Measured, fight: Fight, count: int, level: str = NEWCOMER, seed: int = 1
) -> list[float]:
    """How far each is off after some matches against any bots, as a part of where they belong."""
    rng, goal = Random(seed), shown(Rating(measured.means[level])).value
    errors = []
    for _ in range(count):
        rated = Season(lambda _: {kind: measured})
        for _ in range(MATCHES):
            bots = [level, *rng.choices(list(measured.means), k=measured.seats - 1)]
            seats = (Contestant("me"), *(Contestant(bot=bot) for bot in bots[1:]))
            rated.add(RatedMatch("", kind, seats, tuple(fight(bots, rng))))
        value = shown(rated.standings("", kind)["me"].rating).value
        errors.append((value - goal) / goal)
    return errors


def tell(kind: str, measured: Measured, fight: Fight, matches: int, count: int) -> Told:
    """A season, and newcomers."""
    order = season(kind, measured, fight, matches)
    errors = newcomers(kind, measured, fight, count)
    return Told(
        tuple(order),
        is_right(order, measured),
        fmean(errors),
        median(map(abs, errors)),
        fmean(abs(error) <= 0.1 for error in errors),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--newcomers", type=int, default=200)
    parser.add_argument("--real", action="store_true")
    args = parser.parse_args()
    for key in args.games or sorted(catalog().games):
        game = catalog()[key]
        for kind, measured in places_of(game).items():
            fight = real(game, measured) if args.real else modelled(measured)
            told = tell(kind, measured, fight, args.matches, args.newcomers)
            sys.stdout.write(
                f"{key}, {kind}: order {'right' if told.is_right else 'WRONG'};"
                f" a newcomer like {NEWCOMER} after {MATCHES} matches:"
                f" off by {told.mean_error:+.1%} on average, {told.median_error:.1%} in the median,"
                f" {told.near:.0%} of them within 10 %\n"
            )


if __name__ == "__main__":
    main()
