"""A seat of somebody else's match: one of our bots, asked by another program."""

from random import Random
from typing import Any

from fortable.bots import pace_of, seat_bot
from fortable.kernel.codec import typed
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal, Seat

from .commands import Choose, Sit


class Player:
    """A bot in a seat; `Illegal` if it does not know these rules, or there is no such seat."""

    def __init__(self, game: AnyGame, bot: str, command: Sit) -> None:
        if command.version not in (None, game.version):
            raise Illegal("TB-06", "other-rules", tried=command.version, allowed=game.version)
        if command.seat >= max(game.seats):
            raise Illegal("TB-01", "no-such-seat", tried=command.seat, last=max(game.seats) - 1)
        self._game = game
        self._bot = seat_bot(game, bot, Seat(command.seat), Random(command.luck))

    def choose(self, command: Choose) -> dict[str, Any]:
        """What it wants to do, and how long it takes for that if it has a pace."""
        types = self._game.types
        view = typed(command.view, types.shown)
        self._bot.hear([typed(event, types.event) for event in command.events])
        try:
            action = self._bot.choose(view)
        except Exception as error:  # the fields are right, but no match leads there
            detail = f"{type(error).__name__}: {error}"[:200]
            raise Illegal("TB-04", "malformed", detail=detail) from error
        pace_ms = pace_of(self._bot)
        return {"action": action} | ({} if pace_ms is None else {"pace_ms": pace_ms})
