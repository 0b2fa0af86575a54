"""Contests among bots that are twin code from first to last: as many matches as one likes, here or on a GPU.

Of one deal all matches begin with the same luck; once somebody plays otherwise, chance goes its own way.
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from fortable import folder
from fortable.catalog import catalog
from fortable.kernel.game import ranked
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal, Seat
from fortable.twins import CHANCE, Flat, below, blank, is_compiled
from fortable.twins.compiling import compiled_for_each
from fortable.twins.device import cuda_for
from fortable.twins.levels import Levels
from fortable.twins.luck import numbers_of_luck

from .contest import Contest, Result, places
from .schedule import LineUp

ACTIONS, FIRST, FOUND = range(3)
"""What is written of a match: its actions, who acted first, and then every seat's merits and scores."""
AT_ONCE = 4096
"""So many deals are played between two looks at how far it is."""

Match = Callable[[Flat, Flat, Flat, Flat, Flat, Flat], None]
Matches = Callable[[Any, Any, Any, Any], None]
"""Plays many: where all begin, the styles and the luck of each, and where to write what is found."""


def play_massively(
    contest: Contest, way: str, told: Callable[[int], None] = lambda _: None
) -> list[Result]:
    """All matches, in the order of the schedule; `told` hears of each portion's number of deals."""
    levels, game = _levels(contest), catalog()[contest.game]
    play = WAYS[way](game.key)
    options = read_options(game.types.options, contest.options, contest.seats)
    first = levels.twin.pack(game.start(options, contest.seats))
    results = list[Result]()
    for start in range(0, contest.deals, AT_ONCE):
        deals = range(start, min(start + AT_ONCE, contest.deals))
        results += _portion(contest, levels, first, list(contest.line_ups(deals)), play)
        told(len(deals))
    return results


def _levels(contest: Contest) -> Levels:
    """Those of the game, if all bots of the contest are among them."""
    levels = folder.LEVELS.of(catalog()[contest.game])
    allowed = sorted(levels.styles) if levels else []
    if levels is None or not set(contest.bots) <= set(allowed):
        tried = ", ".join(contest.bots)[:80]
        raise Illegal("TB-06", "no-twin-bots", tried=tried, allowed=allowed)
    return levels


def _portion(
    contest: Contest, levels: Levels, first: list[int], matches: list[LineUp], play: Matches
) -> Iterator[Result]:
    import numpy as np

    styles = [[n for bot in match.bots for n in levels.styles[bot]] for match in matches]
    lucks = [numbers_of_luck(Random(f"{contest.seed}/{match.deal}")) for match in matches]
    found = np.zeros((len(matches), FOUND + 2 * contest.seats), np.int64)
    play(np.array(first), np.array(styles), np.array(lucks), found)
    for match, row in zip(matches, found.tolist(), strict=True):
        merits, scores = row[FOUND : FOUND + contest.seats], row[FOUND + contest.seats :]
        yield Result(
            match, places(ranked(merits)), tuple(scores), row[ACTIONS], "", Seat(row[FIRST])
        )


def _match_of(levels: Levels) -> Match:
    """One match from its beginning, as compiled code that any master may call."""
    twin, contest, scores = levels.twin, levels.contest, levels.scores
    waiting, bag, draw, merits = twin.waiting, twin.bag, twin.draw, twin.merits

    def play(first: Flat, styles: Flat, luck: Flat, s: Flat, room: Flat, found: Flat) -> None:
        for index in range(len(s)):
            s[index] = first[index]
        seat = waiting(s)
        while seat == CHANCE:
            draw(s, room[below(luck, bag(s, room))])
            seat = waiting(s)
        found[FIRST] = seat
        found[ACTIONS] = contest(s, styles, luck, room)
        seats = merits(s, room)
        for index in range(seats):
            found[FOUND + index] = room[index]
        scores(s, room)
        for index in range(seats):
            found[FOUND + seats + index] = room[index]

    return compiled_for_each(play)


def _levels_of(game: str) -> Levels:
    levels = folder.LEVELS.of(catalog()[game])
    assert levels is not None
    return levels


@cache
def _here(game: str) -> Matches:
    """One match after the other, on one core."""
    if not is_compiled():
        raise Illegal("TB-06", "extra-missing", tried="--on twin", extra="fast")
    levels = _levels_of(game)
    each, s, room = _each_of(_match_of(levels)), blank(levels.twin.size), blank(levels.room)
    return lambda first, styles, lucks, found: each(first, styles, lucks, s, room, found)


def _each_of(play: Match) -> Match:
    def each(first: Any, styles: Any, lucks: Any, s: Flat, room: Flat, found: Any) -> None:
        for number in range(len(found)):
            play(first, styles[number], lucks[number], s, room, found[number])

    return compiled_for_each(each)


@cache
def _on_gpu(game: str) -> Matches:
    """A match for every thread."""
    cuda_for("--on gpu")
    from .threads import matches_of

    levels = _levels_of(game)
    return matches_of(_match_of(levels), levels)


WAYS = {"twin": _here, "gpu": _on_gpu}
"""Who plays, by the word for it."""
