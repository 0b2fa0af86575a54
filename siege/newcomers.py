"""Others who want to play while there is a siege: whoever is kept out is a success of the attacker."""

import asyncio
import time
from dataclasses import dataclass, field

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
    patience_s: float = PATIENCE_S
    slowest_s: float = 0.0
    kept_out: list[str] = field(default_factory=list)
    """How far each came who did not get in, and what was answered."""

    async def come_and_go(self) -> None:
        """For ever, one a second."""
        while True:
            await self.come()
            await asyncio.sleep(EVERY_S)

    async def come(self) -> None:
        """One more: sees the page, gives a name, opens a table, and a bot makes the first move."""
        self.came += 1
        visitor = Visitor(self.port, f"127.0.{1 + self.came // 250}.{1 + self.came % 250}")
        way = Way()
        since = time.perf_counter()
        try:
            async with asyncio.timeout(self.patience_s):
                await _begin(visitor, way)
        except CUT_OFF as error:
            answers = ", ".join(visitor.answers) or "none"
            self.kept_out.append(f"{way.step} ({type(error).__name__}; answers: {answers})")
        self.slowest_s = max(self.slowest_s, time.perf_counter() - since)


@dataclass
class Way:
    """How far somebody has come."""

    step: str = "the page"


async def _begin(visitor: Visitor, way: Way) -> None:
    """One of `CUT_OFF` if that cannot be done."""
    _check((await visitor.ask("GET", "/")).status == 200)
    way.step = "a name"
    cookie = await visitor.guest("Newcomer")
    _check(bool(cookie))
    way.step = "a table"
    table = await visitor.open_table(
        cookie, chairs=["random", None, "random"], settings={"bot_pace_ms": 0}
    )
    _check(bool(table))
    way.step = "the start"
    _check((await visitor.order(table, cookie, "start")).status == 200)
    way.step = "a socket"
    async with visitor.socket(table, cookie) as line:
        way.step = "the first move of a bot"
        while MY_TURN not in await line.hear():
            pass


def _check(is_well: bool) -> None:
    """`ValueError` if somebody was refused."""
    if not is_well:
        raise ValueError("refused")
