"""How a game plays when everybody plays equally well: its length, its scores, who has it easier."""

from collections.abc import Iterator, Sequence
from statistics import fmean, quantiles

from fortable.arena.contest import Result
from fortable.arena.standings import Share, wins_in_order
from fortable.kernel.words import Value


class Spread(Value, frozen=True):
    """Where the values of many matches lie."""

    mean: float
    least: int
    quartiles: tuple[float, float, float]
    most: int


class Clause(Value, frozen=True):
    """How often a clause scores, and how much when it does."""

    rule: str
    share: float
    """Of all seats in all matches."""
    points: float


class Balance(Value, frozen=True, kw_only=True):
    """What many matches with the same number of seats came to."""

    seats: int
    games: int
    length: Spread
    """In actions."""
    scores: Spread
    winning: Spread
    """The scores of those who won."""
    wins: tuple[Share, ...]
    """By the order of play: of whoever acted first, of the next seat and so on."""
    shared: float
    """How often several won together."""
    ruled: int
    """How many were played by the rules, which tell clauses."""
    ended_by: dict[str, float]
    clauses: tuple[Clause, ...]


def balance(results: Sequence[Result], ruled: Sequence[Result] = ()) -> Balance:
    """From matches among equals; where those tell no clauses, from others that were played by the rules."""
    ruled = ruled or results
    ended = [result.ended_by for result in ruled]
    seats = len(results[0].scores)
    return Balance(
        seats=seats,
        games=len(results),
        length=spread([result.actions for result in results]),
        scores=spread(scores(results)),
        winning=spread(winning(results)),
        wins=tuple(wins_in_order(results)),
        shared=fmean(result.ranks.count(0) > 1 for result in results),
        ruled=len(ruled),
        ended_by={rule: ended.count(rule) / len(ended) for rule in sorted(set(ended))},
        clauses=tuple(_clauses(ruled)),
    )


def scores(results: Sequence[Result]) -> list[int]:
    """Of every seat of every match."""
    return [score for result in results for score in result.scores]


def winning(results: Sequence[Result]) -> list[int]:
    """The scores of those who won."""
    return [
        score
        for result in results
        for score, rank in zip(result.scores, result.ranks, strict=True)
        if rank == 0
    ]


def spread(values: Sequence[int]) -> Spread:
    """The mean, the quartiles and the ends.

    >>> spread([1, 2, 3, 4, 10]).quartiles
    (2.0, 3.0, 4.0)
    """
    low, middle, high = quantiles([*values, *values[:1]][: max(2, len(values))], method="inclusive")
    return Spread(fmean(values), min(values), (low, middle, high), max(values))


def _clauses(results: Sequence[Result]) -> Iterator[Clause]:
    for rule in sorted({rule for result in results for rule in result.points}):
        points = [
            part
            for result in results
            for part in result.points.get(rule, (0,) * len(result.scores))
        ]
        scored = [part for part in points if part]
        yield Clause(rule, len(scored) / len(points), fmean(scored) if scored else 0.0)
