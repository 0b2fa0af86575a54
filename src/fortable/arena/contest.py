"""A contest, its matches, and how they came out: the same for the same seed, whoever plays them."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from fortable.bots import seat_bot
from fortable.bots.playing import begin_match, play_out
from fortable.bots.programs import Forfeit
from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame, Outcome
from fortable.kernel.log import Match
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal, Options, Seat, Value

from .executors import Executor
from .schedule import LineUp, line_ups

CHUNK_S = 1.0
"""About how long a worker is given work for: much less, and handing it over costs more."""


class Contest(Value, frozen=True, kw_only=True):
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, str | int | bool]
    bots: tuple[str, ...]
    deals: int
    seed: int

    def line_ups(self, deals: range) -> Iterator[LineUp]:
        for deal in deals:
            yield from line_ups(self.bots, self.seats, deal, self.seed)


def rivals(bots: Sequence[str], least: int = 2) -> tuple[str, ...]:
    """At least so many bots, each named once, or `Illegal`."""
    if len(set(bots)) < max(least, len(bots)):
        raise Illegal("TB-06", "no-contest", tried=", ".join(bots)[:80])
    return tuple(bots)


def contest_of(
    game: AnyGame, seats: int, options: Options, bots: tuple[str, ...], games: int, seed: int
) -> Contest:
    """Deals are played whole: there may be a few more matches than were asked for."""
    if games < 1:
        raise Illegal("TB-06", "no-games", tried=games)
    return Contest(
        game=game.key,
        seats=seats,
        options=plain(options),
        bots=bots,
        deals=-(-games // len(bots)),
        seed=seed,
    )


class Refused(Value, frozen=True):
    """A seat whose bot could not go on, and by which rule."""

    seat: Seat
    rule: str
    reason: str
    facts: dict[str, Any]


class Result(Value, frozen=True):
    """How one match came out, by seat."""

    line_up: LineUp
    ranks: tuple[int, ...]
    """0 is the best; who shares a place has the same."""
    scores: tuple[int, ...]
    actions: int
    ended_by: str
    first: Seat = Seat(0)
    """Who acted first."""
    points: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """What each clause that scores brought to each seat."""
    forfeit: Refused | None = None
    """Then the other bots share the win."""


class Chunk(Value, frozen=True):
    """Some deals of a contest."""

    contest: Contest
    first: int
    after: int


class ChunkResult(Value, frozen=True):
    """What came of a chunk, and how long it took."""

    results: tuple[Result, ...]
    deals: int
    seconds: float


def play_contest(
    contest: Contest, executor: Executor, told: Callable[[int], None] = lambda _: None
) -> list[Result]:
    """All matches, in the order of the schedule; `told` hears of each chunk's number of deals."""
    _check(contest)
    chunks = _Chunks(contest, executor.workers)
    results = list[Result]()
    for played_chunk in executor.each(play_chunk, iter(chunks)):
        chunks.learn(played_chunk)
        results.extend(played_chunk.results)
        told(played_chunk.deals)
    return sorted(results, key=lambda result: (result.line_up.deal, result.line_up.turn))


def _check(contest: Contest) -> None:
    """Whether it can be played at all, before anybody is sent for."""
    game = catalog()[contest.game]
    options = read_options(game.types.options, contest.options, contest.seats)
    Match.begin(game, contest.seats, options, bytes(32))
    for bot in contest.bots:
        try:
            seat_bot(game, bot, Seat(0), Random())
        except Forfeit as forfeit:
            raise forfeit.why from forfeit


def play_chunk(chunk: Chunk) -> ChunkResult:
    """Play some deals here and now."""
    began = perf_counter()
    deals = range(chunk.first, chunk.after)
    results = tuple(_result(chunk.contest, line_up) for line_up in chunk.contest.line_ups(deals))
    return ChunkResult(results, len(deals), perf_counter() - began)


def played_again(contest: Contest, line_up: LineUp) -> Match:
    """One of its matches, to its end; `Forfeit` if a bot does not get there."""
    match = _dealt(contest, line_up)
    play_out(match, line_up.bots, _luck(contest, line_up))
    return match


def _dealt(contest: Contest, line_up: LineUp) -> Match:
    game = catalog()[contest.game]
    options = read_options(game.types.options, contest.options)
    return begin_match(game, contest.seats, options, f"{contest.seed}/{line_up.deal}")


def _luck(contest: Contest, line_up: LineUp) -> str:
    return f"{contest.seed}/{line_up.deal}/{line_up.turn}"


def _result(contest: Contest, line_up: LineUp) -> Result:
    match = _dealt(contest, line_up)
    try:
        play_out(match, line_up.bots, _luck(contest, line_up))
    except Forfeit as forfeit:
        return _forfeited(line_up, match, forfeit)
    outcome = match.outcome()
    return Result(
        line_up,
        places(outcome.ranking),
        outcome.scores,
        len(match.asked),
        outcome.ended_by,
        match.asked[0].seat,
        points(outcome),
    )


def _forfeited(line_up: LineUp, match: Match, forfeit: Forfeit) -> Result:
    why, loser = forfeit.why, line_up.bots[forfeit.seat]
    return Result(
        line_up,
        tuple(int(bot == loser) for bot in line_up.bots),
        match.game.scores(match.state),
        len(match.asked),
        ended_by=why.rule,
        forfeit=Refused(forfeit.seat, why.rule, why.reason, why.facts),
    )


def places(ranking: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    """The place of every seat."""
    place = {seat: rank for rank, seats in enumerate(ranking) for seat in seats}
    return tuple(place[seat] for seat in sorted(place))


def points(outcome: Outcome) -> dict[str, tuple[int, ...]]:
    """What each clause that scores brought to each seat."""
    rules = sorted({line.rule for lines in outcome.breakdown for line in lines})
    return {
        rule: tuple(
            sum(line.points for line in lines if line.rule == rule) for lines in outcome.breakdown
        )
        for rule in rules
    }


class _Chunks:
    """The deals in portions of about `CHUNK_S`, by what the first ones took."""

    def __init__(self, contest: Contest, workers: int) -> None:
        self.contest = contest
        self.most = max(1, contest.deals // (workers * 4))
        self._deals, self._seconds = 0, 0.0

    def __iter__(self) -> Iterator[Chunk]:
        first = 0
        while first < self.contest.deals:
            after = min(first + self._size(), self.contest.deals)
            yield Chunk(self.contest, first, after)
            first = after

    def learn(self, played_chunk: ChunkResult) -> None:
        """How long deals take."""
        self._deals += played_chunk.deals
        self._seconds += played_chunk.seconds

    def _size(self) -> int:
        if not self._deals:
            return 1
        return max(1, min(self.most, int(CHUNK_S * self._deals / self._seconds)))
