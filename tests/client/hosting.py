"""Somebody who opens tables for programs, and begins when all have sat down."""

import asyncio
from collections.abc import Sequence
from typing import Any

from fortable.client import AsyncSeat, Lobby
from fortable.kernel.game import AnyGame
from fortable.protocol.lobby import Start
from fortable.protocol.messages import Settings

QUICK = Settings(bot_pace_ms=0)
SIT_DOWN_S = 90.0
"""So long may a program take to start and to sit down, on a busy machine."""


class Host:
    """A guest of a server, at one table."""

    def __init__(self, address: str) -> None:
        self.lobby = Lobby(f"http://{address}")
        self.table = ""

    @property
    def link(self) -> str:
        return f"{self.lobby.site}/t/{self.table}"

    async def open(self, game: AnyGame, chairs: Sequence[str | None], **options: Any) -> "Host":
        """A table at which the host sits on the first free chair."""
        await asyncio.to_thread(self.lobby.introduce, "Anna")
        self.table = await asyncio.to_thread(self.lobby.open, game.key, chairs, options, QUICK)
        return self

    def seat(self, **more: Any) -> AsyncSeat:
        """The host's own."""
        return AsyncSeat(self.lobby, self.table, **more)

    async def begin_when_full(self) -> None:
        async with asyncio.timeout(SIT_DOWN_S):
            while not all((await asyncio.to_thread(self.lobby.table, self.table)).chairs):
                await asyncio.sleep(0.01)
        await self.begin()

    async def begin(self) -> None:
        await asyncio.to_thread(self.lobby.order, self.table, Start())


def seats_for(game: AnyGame) -> int:
    """As few as are company."""
    return min(seats for seats in game.seats if seats > 1)
