"""Of those who come from one address a few begin in each turn of the event loop; the others wait in line.

What a connection or a request costs is little, and of a thousand that come at once much: without a line all
of them begin in the same turn, and whoever moves at a table waits until the last of them has.
"""

import asyncio
from collections import deque
from collections.abc import Callable

Begin = Callable[[], object]


class HouseholdTurns:
    """The lines of all households."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[Begin]] = {}

    def wait(self, household: str, begin: Begin, at_once: int = 1) -> bool:
        """Whether it is not their turn yet: then `begin` is called when it is, for so many in each turn."""
        line = self._lines.get(household)
        if line is None:
            self._lines[household] = deque()
            asyncio.get_running_loop().call_soon(self._let_in, household, at_once)
            return False
        line.append(begin)
        return True

    def _let_in(self, household: str, at_once: int) -> None:
        """The next; when there is none, whoever comes then need not wait."""
        line = self._lines[household]
        if not line:
            del self._lines[household]
            return
        asyncio.get_running_loop().call_soon(self._let_in, household, at_once)
        for _ in range(min(at_once, len(line))):
            line.popleft()()
