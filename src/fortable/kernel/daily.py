"""The deal of the day: how a game is played on it, and how a day's secret becomes the seeds of its matches.

A day has one secret. Whoever knows it, once the day is over, recomputes every seed of that day; whoever does
not can tell none of them. A cup among friends is dealt in the same way, round by round, from a secret of its
own.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count, islice
from typing import Any

from .game import AnyGame, Outcome

FORMAT = "fortable-day/1"
"""Bound into every seed of a day."""
CUP_FORMAT = "fortable-cup/1"
"""Bound into every seed of a cup."""
MOST_TRIED = 10_000
"""No game looks through more seeds of a day, or of a round, for one that it likes."""

AS_USUAL = ""
"""The level of a game that has one only."""

PLAYER = 0
"""The seat of whoever plays the day's deal; bots have the others."""

Seeds = Iterator[bytes]


def first_seed(seeds: Seeds, _: str) -> bytes:
    """In most games one deal is as good as another."""
    return next(seeds)


def points_ahead(_: Any, outcome: Outcome) -> int:
    """Of the best of the others; alone, what one has."""
    own, *others = outcome.scores
    return own - max(others, default=0)


@dataclass(frozen=True, kw_only=True)
class Daily:
    """How a game is played on the deal of the day."""

    seats: int
    bot: str | None
    """In all seats but the first."""
    options: Mapping[str, Any] = field(default_factory=dict)
    levels: tuple[str, ...] = (AS_USUAL,)
    """From the easiest on, each said by `day-level-NAME` of the game's catalogue; none: there is no deal."""
    seed: Callable[[Seeds, str], bytes] = first_seed
    """Which of a day's seeds it is played with, at a level; they are in a fixed order."""
    result: Callable[[Any, Outcome], int] = points_ahead
    """What a match came to, by its last state and its outcome: the more, the better."""
    unit: str = ""
    """`day-UNIT` of the game's catalogue says a result (`result`, and `count` without its sign); empty: the
    house says by how much of what the scores count one is ahead or behind."""
    most: int | None = None
    """The best result that can be, where that is proven."""
    rival: str | None = "strong"
    """The bot whose result with the same deal is shown beside everybody's."""


def day_seeds(secret: bytes, day: str, game: AnyGame, level: str) -> Seeds:
    """Those of a game and a level on a day, such as `2031-05-04`, without end."""
    return _seeds(secret, f"{FORMAT} {day} {game.key} {level}")


def cup_seeds(secret: bytes, cup: str, round: int, game: AnyGame, level: str) -> Seeds:  # noqa: A002
    """Those of a round of a cup, by the cup's own secret, without end."""
    return _seeds(secret, f"{CUP_FORMAT} {cup} {round} {game.key} {level}")


def _seeds(secret: bytes, occasion: str) -> Seeds:
    for number in count():
        yield sha256(secret + f"{occasion} {number}".encode()).digest()


def is_of_day(seed: bytes, secret: bytes, day: str, game: AnyGame, level: str) -> bool:
    """Whether a match of that day was played with one of its seeds."""
    return seed in islice(day_seeds(secret, day, game, level), MOST_TRIED)


def is_of_cup(
    seed: bytes,
    secret: bytes,
    cup: str,
    round: int,  # noqa: A002
    game: AnyGame,
    level: str,
) -> bool:
    """Whether a match of that round was played with one of its seeds."""
    return seed in islice(cup_seeds(secret, cup, round, game, level), MOST_TRIED)


def luck_of(seed: bytes, seat: int) -> int:
    """What a bot in this seat draws its luck from, where that is to be the same for everybody."""
    return int.from_bytes(sha256(b"luck" + seed + bytes([seat])).digest()[:8], "big")
