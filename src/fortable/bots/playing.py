"""Bots around a match: each is asked when it is waited for, and all hear what happened."""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from operator import add
from random import Random

from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Illegal, Options, Seat, Value

from .bot import Bot, pace_of, seat_bot
from .programs import Forfeit
from .timeline import Happening, Timeline


def sit_down(match: Match, names: Sequence[str], rng: Random) -> list[Bot]:
    """One bot for every seat, the names taken in turn; they hear what happened before they came."""
    bots = []
    for seat in map(Seat, range(match.state.seats)):
        bot = seat_bot(match.game, names[seat % len(names)], seat, Random(rng.random()))
        bot.hear(match.retold(seat))
        bots.append(bot)
    return bots


def play(match: Match, bots: Sequence[Bot], rng: Random) -> Iterator[Happening]:
    """A match to its end: in the order of time if a bot has a pace, else by lot where several act."""
    if any(pace_of(bot) is not None for bot in bots):
        yield from Timeline(match, {Seat(seat): bot for seat, bot in enumerate(bots)}).play()
    while not match.is_over:
        ruling = play_step(match, bots, rng)
        yield Happening(ruling.asked.seat, ruling.asked.action, ruling)


def play_step(match: Match, bots: Sequence[Bot], rng: Random) -> Ruling:
    """One action by a seat that is waited for: by lot, where there are several."""
    seat = rng.choice(sorted(match.waiting))
    try:
        ruling = match.act(seat, bots[seat].choose(match.view(seat)))
    except Illegal as illegal:
        raise Forfeit(seat, illegal) from illegal
    for listener, bot in enumerate(bots):
        bot.hear(match.news(Seat(listener), ruling))
    return ruling


class Simulation(Value, frozen=True, kw_only=True):
    """What many matches between the same bots came to; lists are by seat."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    wins: tuple[float, ...]
    """A win that is shared counts in equal parts."""
    mean_scores: tuple[float, ...]
    mean_actions: float
    longest: int
    ended_by: dict[str, int]
    """How often each clause ended a match."""


def simulate(
    game: AnyGame, seats: int, options: Options, names: Sequence[str], games: int, seed: int
) -> Simulation:
    """Play `games` matches; the same `seed` gives the same matches."""
    wins, scores = [0.0] * seats, [0] * seats
    lengths, ends = list[int](), Counter[str]()
    for number in range(games):
        deal = f"{seed}/{number}"
        match = play_match(game, seats, options, names, deal, luck=deal)
        outcome = match.outcome()
        lengths.append(len(match.asked))
        ends[outcome.ended_by] += 1
        scores = list(map(add, scores, outcome.scores))
        for seat in outcome.ranking[0]:
            wins[seat] += 1 / len(outcome.ranking[0])
    return Simulation(
        game=game.key,
        seats=seats,
        bots=tuple(names[seat % len(names)] for seat in range(seats)),
        games=games,
        wins=tuple(wins),
        mean_scores=tuple(score / games for score in scores),
        mean_actions=sum(lengths) / games,
        longest=max(lengths),
        ended_by=dict(sorted(ends.items())),
    )


def play_match(
    game: AnyGame, seats: int, options: Options, names: Sequence[str], deal: str, luck: str
) -> Match:
    """A match to its end: chance goes by `deal`, and what the bots leave to chance by `luck`."""
    match = begin_match(game, seats, options, deal)
    play_out(match, names, luck)
    return match


def begin_match(game: AnyGame, seats: int, options: Options, deal: str) -> Match:
    """A match whose chance goes by `deal`."""
    return Match.begin(game, seats, options, sha256(deal.encode()).digest())


def play_out(match: Match, names: Sequence[str], luck: str) -> None:
    """To the end of the match; `Forfeit` if a bot does not get there."""
    rng = Random(luck)
    bots = sit_down(match, names, rng)
    for _ in play(match, bots, rng):
        pass
