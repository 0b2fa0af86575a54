"""How any game is played on the deal of the day, and bots whose luck is the same for everybody."""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any

from fortable import folder
from fortable.kernel.daily import PLAYER, Daily, luck_of
from fortable.kernel.game import AnyGame, no_claim, no_deadline
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Event, Seat

from .bot import GENERIC, pace_of, seat_bot

OPPONENT = "good"


@cache
def daily_of(game: AnyGame) -> Daily:
    """By its own custom; else with as few as can play it, against its good bot or the best there is.

    Where the quicker hand wins no two people can have the same match: without a custom there is none.
    """
    own = folder.DAILY.of(game)
    if own is not None:
        return own
    bots = tuple(folder.BOTS.of(game) or GENERIC)
    seats = min((count for count in game.seats if count > 1), default=1)
    rival = "strong" if "strong" in bots else bots[-1]
    bot = OPPONENT if OPPONENT in bots else bots[-1]
    is_race = game.claim is not no_claim or game.deadline is not no_deadline
    common = {"seats": seats, "bot": bot if seats > 1 else None, "rival": rival}
    return Daily(**common, levels=()) if is_race else Daily(**common)  # type: ignore[arg-type]


def choose(
    game: AnyGame, bot: str, seat: Seat, luck: int, news: Sequence[Event], view: Any
) -> tuple[Action, int | None]:
    """What a bot does, and its pace, by nothing but its luck and what it heard and sees.

    It is made anew for every choice and thinks without a watch: neither the time nor what else happened in
    between decides anything.
    """
    rng = Random(luck)
    player = seat_bot(game, bot, seat, rng)
    player.hear(news)
    rng.seed(f"{luck} {len(news)}")
    return player.choose(view), pace_of(player)


def first_of(waiting: Iterable[Seat]) -> Seat:
    """Who acts first where several may: bots in the order of their seats, then the player."""
    return min(waiting, key=lambda seat: (seat == PLAYER, seat))


def play_day(match: Match, rival: str, bot: str | None) -> None:
    """A day's match to its end, with a bot in the player's seat."""
    while not match.is_over:
        seat = first_of(match.waiting)
        name = rival if seat == PLAYER else bot
        assert name is not None, "all seats but the player's are a bot's"
        luck = luck_of(match.seed, seat)
        action, _ = choose(match.game, name, seat, luck, match.fresh_news(seat), match.view(seat))
        match.act(seat, action)
