"""A bot in its seat: it is asked with its seat's view and news alone, and keeps a polite pace."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import getrandbits
from typing import Any

from msgspec.structs import replace

from fortable.kernel.codec import plain, typed
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Event, Illegal, Seat

from .requests import BotReply, BotRequest, Mind
from .workers import BotFailed

Choose = Callable[[str, Seat, int, Action | None], None]
"""Called with the key of a bot, its seat, the version it thought about, and what it wants to do; None if it
failed and the table must act for it."""


TRIES = 3
"""So often a bot is asked whose answer must not depend on whether a process failed."""


class BotClient:
    """One bot at one table. It thinks about one thing at a time; what happens meanwhile it hears next."""

    def __init__(
        self,
        table: str,
        seat: Seat,
        bot: str,
        mind: Mind,
        choose: Choose,
        household: str = "",
        luck: int | None = None,
    ) -> None:
        """`household` is whose bot it is: theirs take turns with those of others. With `luck`, that and what
        it hears and sees is all that decides what it does.
        """
        self.seat = seat
        self.bot = bot
        self._mind = mind
        self._choose = choose
        self._household = household
        self._luck = luck
        self.key = f"{table}/{seat}/{bot}/{getrandbits(32)}"
        self._rng_seed = getrandbits(64)
        self._told = 0
        self._news: list[Event] = []
        self._is_hurried = False
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def hear(self, news: tuple[Event, ...]) -> None:
        self._news.extend(news)

    def ask(self, match: Match, pace_ms: int, *, is_hurried: bool = False) -> None:
        """Think about the match as it stands, and tell the choice when it is time; in a hurry, at once."""
        self._is_hurried = is_hurried
        self._thinking = asyncio.create_task(self._think(match, match.version, pace_ms))

    def leave(self) -> None:
        """Whatever it was thinking about, it wants nothing any more; it may be asked again."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _think(self, match: Match, version: int, pace_ms: int) -> None:
        action, began = None, asyncio.get_running_loop().time()
        try:
            reply = await self._reply(match)
            action = typed(reply.action, match.game.types.action)
            pace_ms = pace_ms if reply.pace_ms is None else reply.pace_ms
        except (BotFailed, Illegal):
            self._told = 0  # whoever thinks next begins anew
        over = began + pace_ms / 1000 - asyncio.get_running_loop().time()
        await asyncio.sleep(0.0 if self._is_hurried else max(0.0, over))
        self._choose(self.key, self.seat, version, action)

    async def _reply(self, match: Match) -> BotReply:
        if self._luck is not None:
            return await self._steady_reply(match, self._luck)
        if self._told == 0:
            return await self._think_there(self._anew(match))
        request = self._request(match, self._told, tuple(self._news))
        reply = await self._think_there(request)
        return await self._think_there(self._anew(match)) if reply.forgot else reply

    async def _steady_reply(self, match: Match, luck: int) -> BotReply:
        """Asked again where it failed: nothing else it could do would be what it does for others."""
        news, view = match.fresh_news(self.seat), match.view(self.seat)
        request = replace(self._asked(match, 0, news, view), rng_seed=luck, is_steady=True)
        for _ in range(TRIES - 1):
            with suppress(BotFailed):
                return await self._think_there(request)
        return await self._think_there(request)

    async def _think_there(self, request: BotRequest) -> BotReply:
        return await self._mind.think(request, self._household)

    def _anew(self, match: Match) -> BotRequest:
        """Everything from the beginning, as this seat may be told it now; and what it knew before that."""
        self._told = 0
        before = match.heard_before.get(self.seat, ())
        return self._request(match, 0, (*before, *match.retold(self.seat)))

    def _request(self, match: Match, heard: int, news: tuple[Event, ...]) -> BotRequest:
        self._told = heard + len(news)
        self._news = []
        return self._asked(match, heard, news, match.view(self.seat))

    def _asked(self, match: Match, heard: int, news: tuple[Event, ...], view: Any) -> BotRequest:
        return BotRequest(
            key=self.key,
            game=match.game.key,
            bot=self.bot,
            seat=self.seat,
            rng_seed=self._rng_seed,
            heard=heard,
            news=tuple(map(plain, news)),
            view=plain(view),
            is_hurried=self._is_hurried,
        )
