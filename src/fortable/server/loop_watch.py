"""A watch on the event loop: how late it is, and who made it late.

The loop notes a beat now and then. A thread sleeps until a beat is overdue, and only then looks at what the
loop is doing: it costs next to nothing as long as nobody is slow.
"""

import asyncio
import faulthandler
import os
import re
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

BEAT_S = 0.02
SLOW_S = 0.005
"""A beat that is so late is somebody's fault."""
HOUSE = f"{Path(__file__).parents[1]}{os.sep}"
THREAD = re.compile(r"hread 0x([0-9a-f]+) [^\n]*\n((?:  [^\n]*\n)*)")
CALL = re.compile(r'  File "(.+)\.py", line \d+ in (\w+)')
RUNNING_ALL = ("server.serving", "server.loop_watch", "cli")
"""Those that only run the loop."""
NOBODY = "nobody of ours"
AGAIN_S = 0.01
"""So soon it is looked again for somebody of ours."""
MACHINE = "the machine"
"""Whose fault it is if the loop was late and did nothing: others had the processor."""


@dataclass(frozen=True)
class Stall:
    """The loop was late once."""

    late_s: float
    busy_s: float
    """How much of it the loop's own thread worked, by its processor time: a busy machine is not to blame."""
    who: str
    """The function of ours that ran, and the one it was called for."""

    @property
    def is_of_server(self) -> bool:
        return self.who.rpartition(" for ")[2].startswith("server.")


class LoopWatch:
    """Of the loop in which it is started."""

    def __init__(
        self, observe: Callable[[float], object], blame: Callable[[Stall], object]
    ) -> None:
        """`observe` hears how late each beat is, `blame` of each stall."""
        self._observe = observe
        self._blame = blame
        self._suspect: str | None = None
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._worked_s = time.thread_time()
        self._expect()
        threading.Thread(target=self._look, name="fortable-watch", daemon=True).start()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expect(self) -> None:
        """The next beat."""
        self._due_s = time.monotonic() + BEAT_S
        self._timer = self._loop.call_later(BEAT_S, self._beat)

    def _beat(self) -> None:
        late_s = max(0.0, time.monotonic() - self._due_s)
        worked_s, self._worked_s = self._worked_s, time.thread_time()
        suspect, self._suspect = self._suspect, None
        self._observe(late_s)
        if late_s > SLOW_S and suspect is not None:
            busy_s = min(late_s, self._worked_s - worked_s)
            self._blame(Stall(late_s, busy_s, suspect if busy_s > SLOW_S else MACHINE))
        self._expect()

    def _look(self) -> None:
        """In a thread: who runs when a beat is overdue."""
        with TemporaryFile("w+") as page:
            while self._timer is not None:
                due_s = self._due_s
                time.sleep(max(AGAIN_S, due_s + SLOW_S - time.monotonic()))
                if self._due_s == due_s and self._suspect in (None, NOBODY):
                    self._suspect = culprit(stack_of(self._thread, page))


def stack_of(thread: int, page: IO[str]) -> str:
    """The calls that a thread is in, innermost first.

    They are written by the interpreter in one go: to walk its frames from here, while it runs on, is to meet
    some that are not there any more.
    """
    page.seek(0)
    page.truncate()
    faulthandler.dump_traceback(page)
    page.seek(0)
    threads: dict[int, str] = {int(head, 16): calls for head, calls in THREAD.findall(page.read())}
    return threads.get(thread, "")


def culprit(stack: str) -> str:
    """The innermost function of ours that a thread is in, and the outermost, for which it was called."""
    ours = [*_functions(stack)]
    if not ours:
        return NOBODY
    return ours[0] if len(ours) == 1 else f"{ours[0]} for {ours[-1]}"


def _functions(stack: str) -> Iterator[str]:
    """Ours that a thread is in, innermost first: not those that only run the loop."""
    for file, function in CALL.findall(stack):
        if file.startswith(HOUSE):
            module = file.removeprefix(HOUSE).replace(os.sep, ".")
            if not module.startswith(RUNNING_ALL):
                yield f"{module}.{function}"
