"""Blunders that are planted, to see whether a review finds them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from fortable.bots import seat_bot
from fortable.bots.bot import Bot, invited
from fortable.bots.playing import play_match
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Event, Seat
from fortable.review import Review, review

Error = Callable[[Any, Random], Action | None]
"""From a view: an action that is plainly bad; none where nothing is."""

LATEST = 12


class Blunderer:
    """Plays like another bot, but errs once: as soon as it can, after a few decisions."""

    def __init__(self, like: Bot, errs: Error, rng: Random) -> None:
        self._like = like
        self._errs = errs
        self._rng = rng
        self._waits = rng.randrange(LATEST)
        self.version = 0
        self.blunder: tuple[int, Action] | None = None

    def hear(self, news: Sequence[Event]) -> None:
        self.version += len(news)
        self._like.hear(news)

    def choose(self, view: Any) -> Action:
        usual = self._like.choose(view)
        self._waits -= 1
        if self._waits < 0 and self.blunder is None:
            bad = self._errs(view, self._rng)
            if bad is not None:
                self.blunder = (self.version, bad)
                return bad
        return usual

    def __getattr__(self, name: str) -> Any:
        """A pace, where the other has one."""
        return getattr(self._like, name)


class Planted(NamedTuple):
    """A match with a blunder in it, looked back at."""

    review: Review
    seat: Seat
    version: int
    """How many events had happened before it."""

    @property
    def is_found(self) -> bool:
        """Whether it is one of the turning points."""
        marks = [(each.seat, each.version) for each in self.review.turning_points()]
        return (self.seat, self.version) in marks


def planted(
    game: AnyGame,
    seats: int,
    level: str,
    errs: Error,
    deal: str,
    effort: float,
    is_bad: Callable[[Match, int], bool] = lambda *_: True,
) -> Planted | None:
    """A match among players of one level, in which one errs; nothing if it never came to that.

    `is_bad` says whether it still was an error when it came to the table, after so many events.
    """
    culprit = Seat(Random(deal).randrange(seats))
    seated: list[Blunderer] = []

    def sit(of: AnyGame, seat: Seat, rng: Random) -> Bot:
        like = seat_bot(of, level, seat, rng)
        if seat != culprit:
            return like
        seated.append(Blunderer(like, errs, rng))
        return seated[0]

    with invited({"one-of-them": sit}):
        match = play_match(game, seats, game.types.options(), ["one-of-them"], deal, deal)
    version = _admitted(match, culprit, seated[0])
    if version is None or not is_bad(match, version):
        return None
    return Planted(review(match, effort=effort), culprit, version)


def _admitted(match: Match, seat: Seat, bot: Blunderer) -> int | None:
    """The version at which the blunder came to the table, if another was not quicker."""
    if bot.blunder is None:
        return None
    since, action = bot.blunder
    found = (
        each.version
        for each in match.asked
        if each.seat == seat and each.action == action and each.version >= since
    )
    return next(found, None)
