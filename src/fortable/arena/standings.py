"""What a contest proves: shares of the wins, duels, their intervals, and a rating."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, permutations
from math import log, sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

from fortable.kernel.words import Value

from .contest import Contest, Refused, Result

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
ELO = 400 / log(10)
"""A rating point; 400 of them are odds of ten to one."""
PRIOR = 0.5
"""Of a win that each bot is given over each other, so that one that never lost has a rating too."""
PATIENCE = 10_000
"""After so many rounds the ratings hardly move any more."""


class Share(Value, frozen=True):
    """A part of what could be won, and between which bounds it is with 95 % confidence."""

    value: float
    low: float
    high: float


class Duel(Value, frozen=True):
    """How often one bot came before another where both played; a shared place counts half."""

    bot: str
    against: str
    share: Share


class Standing(Value, frozen=True):
    """One bot of a contest."""

    bot: str
    wins: Share
    """Of all matches; a win that is shared counts in equal parts."""
    times_fair: Share
    """The same, in fair shares."""
    mean_score: float
    rating: float | None
    """Bradley–Terry on Elo's scale, 0 in the mean of all; None where its library is missing."""


class Forfeits(Value, frozen=True):
    """A bot that could not always go on: how often, and why the first time."""

    bot: str
    games: int
    why: Refused


class Standings(Value, frozen=True):
    """A contest and what came of it, the best bot first."""

    contest: Contest
    games: int
    mean_actions: float
    longest: int
    ended_by: dict[str, int]
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]
    in_order: tuple[Share, ...]
    """The part of the wins of whoever acted first, of the next seat and so on."""
    forfeits: tuple[Forfeits, ...] = ()


class Seen(NamedTuple):
    """One bot's result against another in one pair of seats."""

    bot: str
    against: str
    won: float


def standings(contest: Contest, results: Sequence[Result]) -> Standings:
    """From the results of whole deals."""
    deals = [list(of_deal) for _, of_deal in groupby(results, lambda r: r.line_up.deal)]
    duels = tuple(_duels(contest.bots, deals))
    rated = ratings(contest.bots, (seen for result in results for seen in pairs(result)))
    ended = [result.ended_by for result in results]
    table = [_standing(contest, bot, deals, rated.get(bot)) for bot in contest.bots]
    return Standings(
        contest=contest,
        games=len(results),
        mean_actions=fmean(result.actions for result in results),
        longest=max(result.actions for result in results),
        ended_by={rule: ended.count(rule) for rule in sorted(set(ended)) if rule},
        standings=tuple(sorted(table, key=lambda standing: -standing.wins.value)),
        duels=duels,
        in_order=tuple(wins_in_order(results)),
        forfeits=tuple(_forfeits(contest.bots, results)),
    )


def _forfeits(bots: Sequence[str], results: Sequence[Result]) -> Iterator[Forfeits]:
    for bot in bots:
        whys = [
            result.forfeit
            for result in results
            if result.forfeit is not None and result.line_up.bots[result.forfeit.seat] == bot
        ]
        if whys:
            yield Forfeits(bot, len(whys), whys[0])


def _standing(
    contest: Contest, bot: str, deals: Sequence[Sequence[Result]], rating: float | None
) -> Standing:
    shares = [fmean(_won(result, bot) for result in deal) for deal in deals]
    wins = interval(shares, len(deals) * len(contest.bots))
    fair = 1 / len(contest.bots)
    scores = (
        score
        for deal in deals
        for result in deal
        for name, score in zip(result.line_up.bots, result.scores, strict=True)
        if name == bot
    )
    times_fair = Share(wins.value / fair, wins.low / fair, wins.high / fair)
    return Standing(bot, wins, times_fair, fmean(scores), rating)


def _won(result: Result, bot: str) -> float:
    """The part of the win that a bot's seats have."""
    winners = [
        name
        for name, rank in zip(result.line_up.bots, result.ranks, strict=True)
        if rank == min(result.ranks)
    ]
    return winners.count(bot) / len(winners)


def pairs(result: Result) -> Iterator[Seen]:
    """Each bot's result against each other one."""
    seats = zip(result.line_up.bots, result.ranks, strict=True)
    for (bot, rank), (against, other) in permutations(seats, 2):
        if bot != against:
            yield Seen(bot, against, 1.0 if rank < other else 0.5 if rank == other else 0.0)


def _duels(bots: Sequence[str], deals: Iterable[Iterable[Result]]) -> Iterator[Duel]:
    by_deal: dict[tuple[str, str], list[float]] = defaultdict(list)
    games: dict[tuple[str, str], int] = defaultdict(int)
    for deal in deals:
        seen: dict[tuple[str, str], list[float]] = defaultdict(list)
        for bot, against, won in (pair for result in deal for pair in pairs(result)):
            seen[bot, against].append(won)
        for pair, wons in seen.items():
            by_deal[pair].append(fmean(wons))
            games[pair] += len(wons)
    for pair in permutations(bots, 2):
        if by_deal[pair]:
            yield Duel(*pair, interval(by_deal[pair], games[pair]))


def wins_in_order(results: Sequence[Result]) -> Iterator[Share]:
    """The part of the wins of whoever acted first, of the next seat and so on."""
    for turn in range(len(results[0].ranks)):
        yield interval([_won_by_turn(result, turn) for result in results], len(results))


def _won_by_turn(result: Result, turn: int) -> float:
    """The part of the win that belongs to the seat whose turn is that many after the first."""
    seat = (result.first + turn) % len(result.ranks)
    return (result.ranks[seat] == 0) / result.ranks.count(0)


def interval(shares: Sequence[float], games: int) -> Share:
    """The mean of what was won deal by deal, with Wilson's interval.

    Matches of one deal are no independent witnesses: it counts as many as would spread as the deals do.

    >>> interval([1.0, 1.0, 1.0], games=6).low > 0.5
    True
    """
    share = fmean(shares)
    spread = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    witnesses = share * (1 - share) / spread if spread else float(games)
    centre = (share + Z**2 / (2 * witnesses)) / (1 + Z**2 / witnesses)
    within = share * (1 - share) / witnesses + Z**2 / (4 * witnesses**2)
    half = Z * sqrt(within) / (1 + Z**2 / witnesses)
    return Share(share, max(0.0, centre - half), min(1.0, centre + half))


def ratings(bots: Sequence[str], seen: Iterable[Seen]) -> dict[str, float]:
    """Ratings that explain the duels best; none where the library for it is missing."""
    try:
        import choix
        import numpy as np
    except ImportError:
        return {}
    index = {bot: number for number, bot in enumerate(bots)}
    won = PRIOR * (1 - np.eye(len(bots)))
    for bot, against, part in seen:
        won[index[bot], index[against]] += part
    strengths = choix.ilsr_pairwise_dense(won, max_iter=PATIENCE)
    return {bot: float(ELO * strength) for bot, strength in zip(bots, strengths, strict=True)}
