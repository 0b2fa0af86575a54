"""The garbage collector takes short steps, and longer ones when nobody plays or there is little to look at.

Tables remember much and make hardly any circles: it would walk through all matches for nothing, while
people wait. But what is old must be looked at some time: else a circle that came about late stays for ever,
and so does what the interpreter keeps of small things that are gone (2,000 tuples of each length: 5 MB).
"""

import asyncio
import ctypes
import gc
import sys
import time
from collections.abc import Callable

COLLECT_AFTER = (1_000, 5, 10_000)
"""A step looks at a thousand new things, which takes a fraction of a millisecond; each fifth looks at those
that outlived the last five, which takes a few milliseconds even if a crowd has just left all of it behind.
Those that are old are looked at once in fifty million, and now and then by the clock."""
LOOK_EVERY_S = 0.5
QUIET = 0.02
"""Of its time the loop has worked no more than this when nobody plays."""
ENOUGH = 500
"""New things, before it is worth while to look at them."""
ALL_EVERY_S = 60.0
"""What is old is looked at no more often."""
M_ARENA_MAX, M_MMAP_THRESHOLD = -8, -3
"""As `mallopt` knows them."""
LARGE = 64 * 1024
"""Pictures, replays, what compresses pages; no move."""
FEW = 20_000
"""So many are looked at in a few milliseconds: nobody notices, even if they play."""


def keep_what_is_there() -> None:
    """What was made at the start stays for ever: nobody looks at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def share_one_heap() -> None:
    """All threads have memory from one place, before there are any; large pieces are no part of it (glibc).

    Else each has a heap of its own: what one gave back no other takes, and holes are left in all of them. And
    after the first large piece was given back, others of its size would be put among the small ones.
    """
    if (option := _of_the_library("mallopt")) is not None:
        option(M_ARENA_MAX, 1)
        option(M_MMAP_THRESHOLD, LARGE)


class QuietCollector:
    """Looks at what is new whenever the loop in which it is started has nothing to do, and now and then at
    everything.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._saw_all_s = float("-inf")

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._saw_all_s = self._loop.time()
        self._expect()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _expect(self) -> None:
        self._worked_s = time.thread_time()
        self._timer = self._loop.call_later(LOOK_EVERY_S, self._look)

    def _look(self) -> None:
        is_quiet = time.thread_time() - self._worked_s < QUIET * LOOK_EVERY_S
        if gc.isenabled():
            if self._loop.time() - self._saw_all_s >= ALL_EVERY_S and (is_quiet or _is_little()):
                gc.collect()
                _give_back()
                self._saw_all_s = self._loop.time()
            elif is_quiet and gc.get_count()[0] > ENOUGH:
                gc.collect(1)
        self._expect()


def _give_back() -> None:
    """What is free in between goes back to the system, where its library does that if it is asked (glibc).

    Else crowds that come and go leave holes, and each crowd that is larger than all before leaves more.
    """
    if (trim := _of_the_library("malloc_trim")) is not None:
        trim(0)


def _of_the_library(name: str) -> Callable[..., int] | None:
    """Of the system's own, where there is such a thing."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None


def _is_little() -> bool:
    """Whether little is old; to count it takes a hundredth of the time that it takes to look at it."""
    return len(gc.get_objects(generation=2)) < FEW
