"""People who play whatever happens to the house: our own client, with all that it was told."""

import asyncio
import time
from random import Random
from typing import Any

import msgspec

from fortable.kernel.game import AnyGame
from fortable.protocol.messages import Answer, Refusal
from tests.server.guests import Guest
from tests.server.player import Player

from .checking import Told, View


class Witness(Player):
    """One seat of one table, who remembers everything."""

    def __init__(self, guest: Guest, table: str, game: AnyGame, rng: Random) -> None:
        super().__init__(guest, table, game, rng)
        self.seen: list[View] = []
        self.asked: list[str] = []
        """In the order of the answers."""
        self.answers: list[tuple[float, float]] = []
        """When something was asked, and when it was answered."""
        self._asked_at = 0.0
        self.goes_on = asyncio.Event()
        """Until then they think."""
        self.goes_on.set()

    async def _think(self, pause_s: float) -> None:
        await super()._think(pause_s)
        await self.goes_on.wait()

    def _act(self) -> None:
        super()._act()
        self._asked_at = time.monotonic()

    def updated(self, update: bytes) -> None:
        super().updated(update)
        said = msgspec.json.decode(update)
        self.seen.append((said["version"], said["view"]))

    def settled(self, intent: str, fate: Answer | Refusal) -> None:
        super().settled(intent, fate)
        self.asked.append(intent)
        self.answers.append((self._asked_at, time.monotonic()))

    def __str__(self) -> str:
        asked = "asked nothing" if self._asked is None else f"asked {self._asked}"
        return f"seat {self.seat} at version {self.version} by line {self.returns + 1} {asked}"

    def testify(self) -> Told:
        """All that was told so far."""
        return Told(self.seat, self.acknowledged, self.refused, self.asked, self.seen)


async def until(is_so: Any, within_s: float = 20.0) -> None:
    """Wait for something; `TimeoutError` if it does not come."""
    async with asyncio.timeout(within_s):
        while not is_so():
            await asyncio.sleep(0.01)
