"""What thinking costs: each game's bots at its table, by the processor's time; and what its rules cost."""

import time
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, median
from typing import Any

from bench.server.purse import GAME as PURSE
from fortable.bots import Bot, pace_of, roster, seat_bot
from fortable.bots.bot import invited
from fortable.bots.playing import begin_match, play, sit_down
from fortable.catalog import catalog
from fortable.kernel.choices import choices
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Seat

from .costs import Mind, Rules

TIMED = "timed"
LONGEST_S = 1.5
"""So long is measured, of each bot in each game, once it is warm."""
STEPS = 400


class Timed:
    """A bot, and how long each of its decisions took."""

    def __init__(self, bot: Bot, took_s: list[float]) -> None:
        self._bot = bot
        self._took_s = took_s

    @property
    def pace_ms(self) -> int | None:
        return pace_of(self._bot)

    def hear(self, news: Sequence[Event]) -> None:
        began = time.process_time()
        self._bot.hear(news)
        self._took_s[-1:] = [sum(self._took_s[-1:]) + time.process_time() - began]

    def choose(self, view: Any) -> Action:
        began = time.process_time()
        action = self._bot.choose(view)
        self._took_s.append(time.process_time() - began)
        return action


def minds() -> dict[str, Mind]:
    """By the names of bots: in how many games they are, and what a decision takes in the middle one."""
    found = dict[str, list[float]]()
    for game in catalog().games.values():
        for name in roster(game):
            found.setdefault(name, []).append(1000 * decision_s(game, name))
    return {name: Mind(median(each), max(each), len(each)) for name, each in found.items()}


def decision_s(game: AnyGame, name: str) -> float:
    """In the mean, with what it takes to hear of the others' moves: after as long again to warm up."""
    took_s = [0.0]

    def timed(game: AnyGame, seat: Seat, rng: Random) -> Bot:
        return Timed(seat_bot(game, name, seat, rng), took_s)

    with invited({TIMED: timed}):
        _play(game, LONGEST_S)
        del took_s[1:]
        _play(game, LONGEST_S)
    return fmean(took_s[1:])


def _play(game: AnyGame, seconds: float) -> None:
    """At the smallest table, one match after the other until time is up."""
    until = time.process_time() + seconds
    for number in range(1000):
        match = begin_match(game, min(game.seats), game.types.options(), f"minds/{number}")
        rng = Random(number)
        for _ in play(match, sit_down(match, [TIMED], rng), rng):
            if time.process_time() > until:
                return


def rules() -> Rules:
    """A move by the rules of each game, told to everybody, beyond what the small one takes."""
    own = fmean(_steps_s(PURSE))
    found = [1e6 * (fmean(_steps_s(game)) - own) for game in catalog().games.values()]
    return Rules(median(found), max(found))


def _steps_s(game: AnyGame) -> Iterator[float]:
    """By moves at random; what it takes to find one is not in it."""
    rng = Random(1)
    match = begin_match(game, max(game.seats), game.types.options(), "rules")
    for _ in range(STEPS):
        if match.is_over:
            return
        seat = min(match.waiting)
        action = rng.choice(choices(game.legal(match.view(seat))))
        began = time.process_time()
        ruling = match.act(seat, action)
        for viewer in range(match.state.seats):
            encode((match.view(Seat(viewer)), match.news(Seat(viewer), ruling)))
        yield time.process_time() - began
