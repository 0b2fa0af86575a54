"""A player who does any legal thing, and whom a broken line does not impress.

It comes back by itself, says what it knows, asks again what was not answered, and checks that what it is
told goes on where it ended: no hole, and nothing twice.
"""

import asyncio
from itertools import islice
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fortable.kernel.codec import encode, plain, typed
from fortable.kernel.game import AnyGame
from fortable.protocol.messages import Act

from .guests import Guest, Line, Message

BACK_S = 0.02
CONSIDERED = 50
"""Of so many legal actions one is chosen."""


class Player:
    """One seat of one table."""

    def __init__(self, guest: Guest, table: str, game: AnyGame, rng: Random) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.version: int | None = None
        self.seat = -1
        self.returns = -1
        self.is_over = False
        self._game = game
        self._rng = rng
        self._asked: Act | None = None
        self._count = 0
        self._update: Message = {}

    async def play(self, pause_s: float = 0.0) -> None:
        """Until the match is over, over as many lines as it takes."""
        while not self.is_over:
            try:
                async with self.guest.at(self.table, self.version) as line:
                    await self._talk(line, pause_s)
            except (ConnectionClosed, InvalidHandshake, EOFError, OSError):
                await asyncio.sleep(BACK_S)

    async def _talk(self, line: Line, pause_s: float) -> None:
        self.returns += 1
        if self._asked is not None:
            await line.say(encode(self._asked).decode())
        while not self.is_over:
            self._hear(await line.receive())
            if self._may_act():
                await asyncio.sleep(pause_s)
                await self._act(line)

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "table":
                self.seat = message["you"]
            case "update":
                self._continue(message)
            case "answer":
                self._done(message["id"])
                self.acknowledged[message["id"]] = message["version"]
            case "refusal":
                assert all(message[word] for word in ("rule", "reason", "text")), message
                self._done(message["id"])
                self.refused[message["id"]] = message["rule"]

    def _continue(self, update: Message) -> None:
        assert self.version in (None, update["since"]), (self.version, update)
        assert len(update["news"]) == update["version"] - update["since"]
        self.version = update["version"]
        self._update = update
        self.is_over = "outcome" in update

    def _done(self, intent: str) -> None:
        assert intent not in self.acknowledged, "answered twice"
        assert self._asked is not None
        assert self._asked.id == intent
        self._asked = None

    def _may_act(self) -> bool:
        """Asked, and having seen what came of the last action."""
        if self._asked is not None or self.is_over or self.version is None:
            return False
        return self.version >= max(self.acknowledged.values(), default=0) and bool(self._legal())

    async def _act(self, line: Line) -> None:
        assert self.version is not None
        self._count += 1
        self._asked = Act(f"{self._count}", self.version, self._rng.choice(self._legal()))
        await line.say(encode(self._asked).decode())

    def _legal(self) -> list[Any]:
        """What the update lists, or what the view allows where that is too much to list."""
        listed = self._update["legal"]
        if listed is not None:
            return list(listed)
        view = typed(self._update["view"], self._game.types.shown)
        return [plain(action) for action in islice(self._game.legal(view), CONSIDERED)]
