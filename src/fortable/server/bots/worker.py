"""The program of one worker: it answers questions with thoughts.

It keeps the bots it was asked for, each with what it has heard, and forgets those asked longest ago.
"""

import sys
from collections import OrderedDict
from random import Random

from fortable.bots import Bot, pace_of, seat_bot
from fortable.bots.budget import within
from fortable.bots.daily import choose
from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode, plain, typed
from fortable.server.work.program import answer_requests

from .requests import BotReply, BotRequest

BOTS_KEPT = 200
LONGEST_THOUGHT_S = 2.0
"""People wait: a bot that can stop thinking is told to after this, or after half of the table's patience."""


HURRIED_THOUGHT_S = 0.05
"""Where the rest of a match is played at once."""


class Bots:
    """Bots by their key, and how much each has heard."""

    def __init__(self, patience_s: float) -> None:
        self._thought_s = min(LONGEST_THOUGHT_S, patience_s / 2)
        self._kept: OrderedDict[str, tuple[Bot, int]] = OrderedDict()

    def think(self, request: BotRequest) -> BotReply:
        """What the bot chooses; an error of its own is told, not raised."""
        try:
            if request.is_steady:
                return _steady(request)
            bot = self._bot(request)
            if bot is None:
                return BotReply(forgot=True)
            view = typed(request.view, catalog()[request.game].types.view)
            with within(HURRIED_THOUGHT_S if request.is_hurried else self._thought_s):
                action = bot.choose(view)
            return BotReply(action=plain(action), pace_ms=pace_of(bot))
        except Exception as error:  # a bot may be anybody's
            self._kept.pop(request.key, None)
            return BotReply(error=f"{type(error).__name__}: {error}"[:500])

    def _bot(self, request: BotRequest) -> Bot | None:
        """The bot, having heard all; None if something it should have heard is missing."""
        game = catalog()[request.game]
        known = self._kept.pop(request.key, None)
        if request.heard == 0:
            bot = seat_bot(game, request.bot, request.seat, Random(request.rng_seed))
        elif known is not None and known[1] == request.heard:
            bot = known[0]
        else:
            return None
        bot.hear([typed(event, game.types.event) for event in request.news])
        self._kept[request.key] = bot, request.heard + len(request.news)
        if len(self._kept) > BOTS_KEPT:
            self._kept.popitem(last=False)
        return bot


def _steady(request: BotRequest) -> BotReply:
    """Whoever asks the same hears the same, whenever that is and in whichever process."""
    game = catalog()[request.game]
    news = [typed(event, game.types.event) for event in request.news]
    view = typed(request.view, game.types.view)
    action, pace_ms = choose(game, request.bot, request.seat, request.rng_seed, news, view)
    return BotReply(action=plain(action), pace_ms=pace_ms)


def main() -> None:
    """Until nobody asks any more."""
    patience_s = float(sys.argv[1])
    bots = Bots(patience_s)
    answer_requests(lambda request: encode(bots.think(decode(request, BotRequest))), patience_s)


if __name__ == "__main__":
    main()
