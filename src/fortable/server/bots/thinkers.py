"""Bots of this process think on other machines, where somebody there has them, and here where nobody does.

All bots of a table are asked of the same thinker, who remembers them. If it is gone another one is asked, and
told everything anew. Whatever goes wrong there, they think here: no bot waits for a machine that is silent.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from math import inf
from secrets import token_bytes, token_hex
from typing import TYPE_CHECKING, TypeVar

import structlog
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal
from fortable.server.bus import Nobody

from .requests import BotReply, BotRequest, Mind
from .speech import Presence, Question, Thought, name_topic, skill_topic

if TYPE_CHECKING:
    from fortable.server.bus.questions import Questions

T = TypeVar("T")

AT_HOME_S = 10.0
"""So long the bots of a table think here after it went wrong there: nobody waits with every move for who is
silent.
"""
TABLES_KNOWN = 10_000
"""So many tables' thinkers are remembered; those of others are asked for again."""

log = structlog.get_logger()


@dataclass(slots=True)
class _Table:
    """Who thinks for its bots."""

    thinker: str = ""
    at_home_until: float = -inf
    visit: str = ""
    """Part of the names of its bots, and another one wherever they go: what somebody remembers of them from
    before is not taken for what they have heard since."""

    def go_to(self, thinker: str) -> None:
        """To a thinker by name, or home."""
        self.thinker, self.visit = thinker, token_hex(4)

    def named(self, request: BotRequest) -> BotRequest:
        return replace(request, key=f"{request.key}/{self.visit}")


class Thinkers:
    """Those who think for this process."""

    def __init__(
        self,
        questions: "Questions",
        home: Mind,
        patience_s: float,
        count: Callable[[str], object] = lambda _: None,
    ) -> None:
        """A thinker may take half of the time that a bot has here, where it begins anew if need be; `count`
        hears of each wish where it was thought: `apart` or `home`.
        """
        self._questions = questions
        self._home = home
        self._most_s = patience_s / 2
        self._count = count
        self._tables: OrderedDict[str, _Table] = OrderedDict()
        self._salt = token_bytes(16)

    async def open(self) -> None:
        await self._questions.open()

    async def close(self) -> None:
        await self._questions.close()

    async def think(self, request: BotRequest, household: str = "") -> BotReply:
        """What the bot wants, as from a worker here; `BotFailed` if nothing came from here either."""
        table, now = self._table(request), asyncio.get_running_loop().time
        if now() >= table.at_home_until:
            try:
                async with asyncio.timeout(self._most_s):
                    reply = await self._apart(table, request, household)
            except (Nobody, TimeoutError) as error:
                log.info("thinks_at_home", why=repr(error))
                table.go_to("")
                table.at_home_until = now() + AT_HOME_S
            else:
                self._count("apart")
                return reply
        self._count("home")
        return await self._home.think(table.named(request), household)

    def _table(self, request: BotRequest) -> _Table:
        key = request.key.partition("/")[0]
        table = self._tables.setdefault(key, _Table())
        self._tables.move_to_end(key)
        if len(self._tables) > TABLES_KNOWN:
            self._tables.popitem(last=False)
        return table

    async def _apart(self, table: _Table, request: BotRequest, household: str) -> BotReply:
        """From whoever was asked last, or else from anybody."""
        if table.thinker:
            with suppress(Nobody):
                return await self._ask(table, request, household)
        told = await self._questions.who(*skill_topic(request.game, request.bot))
        table.go_to(_read(told, Presence).name)
        return await self._ask(table, request, household)

    async def _ask(self, table: _Table, request: BotRequest, household: str) -> BotReply:
        topic, question = name_topic(table.thinker), self._question(table.named(request), household)
        thought = _read(await self._questions.ask(topic, question, self._most_s), Thought)
        if thought.reply is None or thought.reply.error is not None:
            raise Nobody(thought.refused or "the bot failed there")
        return thought.reply

    def _question(self, request: BotRequest, household: str) -> bytes:
        word = blake2b(household.encode(), digest_size=8, key=self._salt).hexdigest()
        rules = catalog()[request.game].version
        return encode(Question(rules=rules, household=word, request=request))


def _read(data: bytes, kind: type[T]) -> T:
    """Who cannot be understood has said nothing."""
    try:
        return decode(data, kind)
    except Illegal as illegal:
        raise Nobody(f"unreadable: {illegal.facts}") from None
