"""How long is waited for a file that another program has locked: a while, and hardly when the server ends."""

import time
from math import inf

import apsw

PATIENCE_S = 5.0
LAST_PATIENCE_S = 0.3
PAUSE_S = 0.01


class Patience:
    """Of all connections of one store."""

    def __init__(self, *connections: apsw.Connection) -> None:
        self._end_s = inf
        for connection in connections:
            connection.set_busy_handler(self._waits)

    def is_ending(self) -> None:
        """Whoever waits now, or will, does so for a moment: what is not written then was not promised."""
        self._end_s = time.monotonic() + LAST_PATIENCE_S

    def _waits(self, pauses: int) -> bool:
        """Whether it is tried once more, after so many pauses."""
        if pauses * PAUSE_S >= PATIENCE_S or time.monotonic() >= self._end_s:
            return False
        time.sleep(PAUSE_S)
        return True
