"""`fortable` with the turns of its event loop counted: `python -m siege.turns serve ...`.

What somebody who moves waits for at most is one turn of the loop. It is told in processor time of the loop's
own thread, which means the same on a machine that others use as well; the loop does not rest meanwhile. The
longest turn since the last question goes into the file that `TURNS` names, in milliseconds, on SIGUSR1.
"""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

from fortable.cli import main
from fortable.server import serving
from fortable.server.server import Server


class CountedServer(Server):
    """A server that counts."""

    async def open(self) -> None:
        turns = Turns()
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, turns.tell)
        turns.begin()
        await super().open()


class Turns:
    """Of the loop that runs."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._file = Path(os.environ["TURNS"])
        self._longest_s = 0.0

    def begin(self) -> None:
        """Another one."""
        self._since_s = time.thread_time()
        self._loop.call_soon(self._end)

    def _end(self) -> None:
        self._longest_s = max(self._longest_s, time.thread_time() - self._since_s)
        self.begin()

    def tell(self) -> None:
        new = self._file.with_suffix(".new")
        new.write_text(f"{1000 * self._longest_s:.1f}")
        new.rename(self._file)
        self._longest_s = 0.0


if __name__ == "__main__":
    serving.__dict__["Server"] = CountedServer
    sys.exit(main(sys.argv[1:]))
