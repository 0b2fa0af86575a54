"""A server as its attacker sees it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from .lines import CUT_OFF
from .visitor import Visitor

ATTACKER = "127.0.0.66"
"""Where all attacks come from: one address, and not one of those that proxies have."""
BREATH_S = 0.02


@dataclass
class Target(Visitor):
    """To be attacked for a while."""

    address: str = ATTACKER
    seconds: float = 0.0
    table: str = ""
    """Where others play: an attacker may have seen the link."""
    broken: list[str] = field(default_factory=list)
    """Promises that did not hold, whatever became of the others' moves."""

    def __post_init__(self) -> None:
        self._until = asyncio.get_running_loop().time() + self.seconds

    @property
    def left_s(self) -> float:
        return max(0.0, self._until - asyncio.get_running_loop().time())

    async def rest(self) -> None:
        """Until time is up."""
        await asyncio.sleep(self.left_s)

    async def hands(self, count: int, work: Callable[[], Awaitable[object]]) -> None:
        """So many hands do the same again and again until time is up, however often they are cut off."""
        await asyncio.gather(*(self._hand(work) for _ in range(count)))

    async def _hand(self, work: Callable[[], Awaitable[object]]) -> None:
        while self.left_s:
            try:
                async with asyncio.timeout(self.left_s):
                    await work()
            except TimeoutError:
                self.answers["no answer"] += 1
            except CUT_OFF:
                self.answers["cut off"] += 1
                await asyncio.sleep(BREATH_S)
