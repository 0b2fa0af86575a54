"""Others who want to play while there is a siege: whoever is kept out is a success of the attacker."""

import asyncio
import time
from dataclasses import dataclass

from .lines import CUT_OFF
from .visitor import Visitor

EVERY_S = 1.0
PATIENCE_S = 10.0
MY_TURN = b'"waiting":[1]'


@dataclass
class Newcomers:
    """People who come one after the other, each from an address of their own."""

    port: int
    came: int = 0
    kept_out: int = 0
    slowest_s: float = 0.0

    async def come_and_go(self) -> None:
        """For ever, one a second."""
        while True:
            await self.come()
            await asyncio.sleep(EVERY_S)

    async def come(self) -> None:
        """One more: sees the page, gives a name, opens a table, and a bot makes the first move."""
        self.came += 1
        visitor = Visitor(self.port, f"127.0.{1 + self.came // 250}.{1 + self.came % 250}")
        since = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE_S):
                has_begun = await _begins(visitor)
        except CUT_OFF:
            has_begun = False
        self.kept_out += not has_begun
        self.slowest_s = max(self.slowest_s, time.perf_counter() - since)


async def _begins(visitor: Visitor) -> bool:
    page = await visitor.ask("GET", "/")
    cookie = await visitor.guest("Newcomer")
    table = await visitor.open_table(
        cookie, chairs=["random", None, "random"], settings={"bot_pace_ms": 0}
    )
    started = await visitor.order(table, cookie, "start")
    async with visitor.socket(table, cookie) as line:
        while MY_TURN not in await line.hear():
            pass
    return page.status == started.status == 200
