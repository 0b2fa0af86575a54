"""The garbage collector takes short steps, and the longer ones when nobody plays.

Tables remember much and make hardly any circles: it would walk through all matches for nothing, while
people wait.
"""

import asyncio
import gc
import time

COLLECT_AFTER = (1_000, 5, 10_000)
"""A step looks at a thousand new things, which takes a fraction of a millisecond; each fifth looks at those
that outlived the last five, which takes a few milliseconds even if a crowd has just left all of it behind.
Those that are old are looked at once in fifty million."""
LOOK_EVERY_S = 0.5
QUIET = 0.02
"""Of its time the loop has worked no more than this when nobody plays."""
ENOUGH = 500
"""New things, before it is worth while to look at them."""


def keep_what_is_there() -> None:
    """What was made at the start stays for ever: nobody looks at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


class QuietCollector:
    """Looks at what is new whenever the loop in which it is started has nothing to do."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._expect()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _expect(self) -> None:
        self._worked_s = time.thread_time()
        self._timer = self._loop.call_later(LOOK_EVERY_S, self._look)

    def _look(self) -> None:
        is_quiet = time.thread_time() - self._worked_s < QUIET * LOOK_EVERY_S
        if is_quiet and gc.isenabled() and gc.get_count()[0] > ENOUGH:
            gc.collect(1)
        self._expect()
