"""Whether reviews tell players apart: each level is asked what it would do at the same decisions, and judged.

All levels play at one table; some decisions of each match are put to every level, with what the seat had seen
and heard. So stakes and positions are the same for all. The mean loss per decision is what the most promising
action did better in fresh rounds, proven or not: in hundredths of a percent of the win, and in points.
Intervals are 95 %, by matches. With `--among-likes strong` one level plays itself and is reviewed: the mean
skill of the first seat ought to be 0, but for the interval.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from fortable.bots import seat_bot
from fortable.bots.bot import offered
from fortable.bots.playing import play_match
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action
from fortable.review import Judgement, review
from fortable.review.course import Course
from fortable.review.judging import Case, Judge
from fortable.review.playing_on import playing_on
from fortable.review.reviewer import reviewer_of
from fortable.review.reviewing import case_of, is_judged, unit_of

NORMAL = 1.96
EVERY = 10
"""After so many matches it tells what it knows."""

Asked = dict[str, list[Judgement]]
"""By level: its decisions of one match."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.teacher", description=__doc__)
    parser.add_argument("--only", action="append", metavar="GAME")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--decisions", type=int, default=10, help="of each match")
    parser.add_argument("--rounds", type=int, default=40, help="of a first look at a decision")
    parser.add_argument("--among-likes", metavar="LEVEL", help="one level against itself")
    parser.add_argument("--effort", type=float, default=1.0, help="of each review, among likes")
    args = parser.parse_args()
    for key in args.only or catalog().games:
        game = catalog()[key]
        if args.among_likes:
            say(f"\n{game.title}", *skill_of_first(game, args))
            continue
        found: list[Asked] = []
        for match in matches(game, offered(game), args.matches):
            found.append(asked(match, args.decisions, args.rounds))
            if len(found) % EVERY == 0 or len(found) == args.matches:
                say(f"\n{game.title}: {len(found)} matches", *table(found, offered(game)))


def say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def matches(game: AnyGame, levels: Sequence[str], count: int) -> Iterator[Match]:
    """From match to match each level moves on by a seat; if seats are fewer, the last ones wait."""
    seats = max(some for some in game.seats if some <= len(levels))
    for number in range(count):
        first, deal = number % len(levels), f"teacher/{number}"
        seated = (*levels[first:], *levels[:first])[:seats]
        yield play_match(game, seats, game.types.options(), seated, deal, deal)


def asked(match: Match, decisions: int, rounds: int) -> Asked:
    """Some decisions of a match, as every level would have made them."""
    game, course, rng = match.game, Course(match), Random(match.commitment)
    reviewer = reviewer_of(game)
    on = playing_on(game, reviewer, match.state.seats)
    judge = Judge(game, reviewer, on, unit_of(match), rounds)
    steps = [step for step in course.steps if is_judged(game, step)]
    found: Asked = {level: [] for level in offered(game)}
    for step in rng.sample(steps, min(decisions, len(steps))):
        case = case_of(course, step)
        for level, judged in found.items():
            action = chosen_by(level, case)
            judged.append(judge.judgement(case._replace(chosen=action), match.commitment))
    return found


def chosen_by(level: str, case: Case) -> Action:
    bot = seat_bot(case.game, level, case.seat, Random(f"{level}/{case.version}"))
    bot.hear(case.heard)
    return bot.choose(case.view)


def table(found: Sequence[Asked], levels: Sequence[str]) -> Iterator[str]:
    columns = (
        "Level | Decisions | Mean loss | In points | Proven mistakes | More than the next level"
    )
    yield f"| {columns} |"
    yield f"|{'---|' * (1 + columns.count('|'))}"
    for level, following in zip_longest(levels, levels[1:]):
        judged = [each[level] for each in found]
        decisions = sum(map(len, judged))
        loss = interval(judged, lambda one: one.loss)
        points = interval(judged, lambda one: one.points or 0.0)
        mistakes = sum(one.cost > 0 for some in judged for one in some) / max(1, decisions)
        yield (
            f"| {level} | {decisions} | {loss[0]:.1f} ± {loss[1]:.1f} "
            f"| {points[0]:.3f} ± {points[1]:.3f} | {mistakes:.1%} | {_more(found, level, following)} |"
        )


def _more(found: Sequence[Asked], level: str, following: str | None) -> str:
    """By how much more a level loses at the same decisions."""
    if following is None:
        return "–"
    apart = [
        [one.loss - other.loss for one, other in zip(each[level], each[following], strict=True)]
        for each in found
    ]
    more, half = interval(apart, float)
    return f"{more:.1f} ± {half:.1f}"


def interval(
    matches: Sequence[Sequence[Any]], number: Callable[[Any], float]
) -> tuple[float, float]:
    """The mean over all decisions, and half of its interval, since those of a match hang together."""
    sums = [(len(some), sum(map(number, some))) for some in matches]
    count, total = sum(size for size, _ in sums), sum(part for _, part in sums)
    mean = total / max(1, count)
    off = sum((part - mean * size) ** 2 for size, part in sums)
    return mean, NORMAL * sqrt(off * len(sums) / max(1, len(sums) - 1)) / max(1, count)


def skill_of_first(game: AnyGame, args: argparse.Namespace) -> Iterator[str]:
    seats = next(seats for seats in game.seats if seats > 1)
    played = matches(game, [args.among_likes] * seats, args.matches)
    skills = [review(match, effort=args.effort).accounts[0].skill / 100 for match in played]
    half = NORMAL * stdev(skills) / sqrt(len(skills))
    yield f"{args.matches} matches, mean skill of the first seat: {fmean(skills):+.1f} ± {half:.1f} %"


if __name__ == "__main__":
    main()
