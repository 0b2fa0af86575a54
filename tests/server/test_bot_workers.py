"""Workers tell their bots by when they want an answer."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from fortable.bots.bot import GENERIC
from fortable.bots.budget import Budget, is_awaited
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Event, Seat
from fortable.server.bots import BotRequest
from fortable.server.bots.worker import LONGEST_THOUGHT_S, Bots
from tests.games import for_two, in_turns, some_game

GAME = some_game(for_two, in_turns)


class Slow:
    """Would think for ever, but looks at the watch."""

    is_awaited = False

    def __init__(self, game: AnyGame, _: Seat, __: Random) -> None:
        self.game = game

    def hear(self, news: Sequence[Event]) -> None:
        """Nothing to learn."""

    def choose(self, view: Any) -> Action:
        Slow.is_awaited = is_awaited()
        Budget(10**9).spend(lambda times: time.sleep(times / 10_000))
        action: Action = next(iter(self.game.legal(view)))
        return action


def _request() -> BotRequest:
    match = Match.begin(GAME, GAME.seats[-1], GAME.types.options(), seed=bytes(32))
    seat = min(match.waiting)
    return BotRequest(
        key="table/0",
        game=GAME.key,
        bot="slow",
        seat=seat,
        rng_seed=1,
        heard=0,
        news=tuple(map(plain, match.retold(seat))),
        view=plain(match.view(seat)),
    )


@pytest.mark.parametrize(("patience_s", "most_s"), [(0.4, 0.2), (60.0, LONGEST_THOUGHT_S)])
def test_a_bot_stops_in_time(
    patience_s: float, most_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GENERIC, "slow", Slow)
    began = time.monotonic()
    reply = Bots(patience_s).think(_request())
    took_s = time.monotonic() - began
    assert reply.action is not None
    assert Slow.is_awaited
    assert most_s <= took_s < most_s + 2.0
