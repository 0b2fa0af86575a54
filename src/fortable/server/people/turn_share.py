"""How much those from one address may cost in one turn of the event loop; what is more waits in line.

Between two turns everybody else is read, judged and answered: whoever sends much at once, over one line or
over hundreds, holds up nobody but those at the same address.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

GoOn = Callable[[], object]


class TurnShare:
    """Of one household."""

    __slots__ = ("_has_begun", "_left", "_line", "_most", "is_spent")

    def __init__(self, most: float) -> None:
        self._left = self._most = most
        self._line: deque[GoOn] = deque()
        self._has_begun = False
        self.is_spent = False

    def take(self, cost: float) -> None:
        """Something was done for them. The last thing in a turn may cost more than is left."""
        if not self._has_begun:
            self._has_begun = True
            asyncio.get_running_loop().call_soon(self._begin_anew)
        self._left -= cost
        self.is_spent = self._left <= 0

    def wait(self, go_on: GoOn) -> None:
        """Called in a later turn, after those who waited before."""
        self._line.append(go_on)

    def do(self, cost: float, act: GoOn) -> None:
        """Something for them that need not be done at once: in this turn if there is time left, or later."""
        if self.is_spent:
            self.wait(partial(self.do, cost, act))
        else:
            self.take(cost)
            act()

    def _begin_anew(self) -> None:
        self._left = self._most
        self._has_begun = self.is_spent = False
        while self._line and not self.is_spent:
            self._line.popleft()()
