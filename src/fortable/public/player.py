"""Bots in seats: those of the shelf by name, and functions of one's own."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from fortable.bots import Bot, seat_bot
from fortable.bots.playing import play
from fortable.bots.programs import Forfeit
from fortable.kernel.game import AnyGame, read_wish
from fortable.kernel.log import Ruling
from fortable.kernel.referee import not_waited_for
from fortable.kernel.words import Action, Event, Seat

from .legal import Legal
from .refusal import Refusal, taught

if TYPE_CHECKING:
    from .match import Match, Wish

Chooser = Callable[[Any, Legal], "Wish"]
"""A bot of one's own: what it does, from what its seat sees and what is legal."""


class Player(msgspec.Struct, frozen=True):
    """A bot that sits in a seat of a match as it stands.

    >>> import fortable
    >>> match = fortable.new(next(iter(fortable.games())), seed=1)
    >>> player = match.bot(match.waiting[0], "random")
    >>> player.play() == match.play(player.seat, player.choose())
    True
    """

    match: "Match"
    seat: int
    name: "str | Chooser"
    luck: int = 0

    def choose(self) -> Action:
        """What it would do now; a `Refusal` if the match does not wait for it."""
        match, seat = self.match, Seat(self.seat)
        with taught(match._game):
            if seat not in match.waiting:
                raise not_waited_for(match._game, seat, sorted(match._waiting()))
            try:
                return seated(match, seat, self.name, self.luck).choose(match.view(seat))
            except Forfeit as forfeit:
                raise forfeit.why from forfeit

    def play(self) -> "Match":
        """The match after it has acted."""
        return self.match.play(self.seat, self.choose())


class OwnBot:
    """A function that sits in a seat as any bot does."""

    def __init__(self, game: AnyGame, choose: Chooser) -> None:
        self._game = game
        self._choose = choose

    def hear(self, news: Sequence[Event]) -> None:
        """What it wants to know it reads from its view."""

    def choose(self, view: Any) -> Action:
        return read_wish(self._game, self._choose(view, Legal(self._game, view, (view.viewer,))))


def seated(match: "Match", seat: Seat, name: str | Chooser, luck: int) -> Bot:
    """A bot that has heard all from the first event on, as its seat did."""
    if callable(name):
        return OwnBot(match._game, name)
    rng = Random(f"{_luck_of(match)}/{luck}/{match.version}/{seat}")
    bot = seat_bot(match._game, name, seat, rng)
    for each in match.history():
        bot.hear(each.news(seat)[:])
    return bot


def played_out(match: "Match", bots: str | Chooser | Sequence[str | Chooser], luck: int) -> "Match":
    """To the end, in time where bots have a pace."""
    names = [bots] if isinstance(bots, str) or callable(bots) else list(bots)
    seats = [Seat(seat) for seat in range(match.seats)]
    rng = Random(f"{_luck_of(match)}/{luck}/{match.version}")
    try:
        players = [seated(match, seat, names[seat % len(names)], luck) for seat in seats]
        for happening in play(match._log(), players, rng):
            if isinstance(happening.answer, Ruling):
                match = match._after(happening.answer)
    except Forfeit as forfeit:
        raise Refusal(forfeit.why, match._game) from forfeit
    return match


def _luck_of(match: "Match") -> str:
    """Another for each match, from which nobody can tell its seed."""
    return sha256(match._beginning.seed + b"luck").hexdigest()
