"""A watch on the event loop: how late it is, and who made it late.

The loop notes a beat now and then. A thread sleeps until a beat is overdue, and only then looks at what the
loop is doing: it costs next to nothing as long as nobody is slow.
"""

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FrameType

BEAT_S = 0.02
SLOW_S = 0.005
"""A beat that is so late is somebody's fault."""
HOUSE = "fortable."
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
        while self._timer is not None:
            due_s = self._due_s
            time.sleep(max(0.001, due_s + SLOW_S - time.monotonic()))
            if self._due_s == due_s and self._suspect is None:
                self._suspect = culprit(sys._current_frames().get(self._thread))


def culprit(frame: FrameType | None) -> str:
    """The innermost function of ours that a thread is in, and the outermost, for which it was called."""
    ours = [*_functions(frame)]
    if not ours:
        return "nobody of ours"
    return ours[0] if len(ours) == 1 else f"{ours[0]} for {ours[-1]}"


def _functions(frame: FrameType | None) -> Iterator[str]:
    """Ours that a thread is in, innermost first: not those that only run the loop."""
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        is_running_all = module in (f"{HOUSE}server.serving", __name__) or ".cli" in module
        if module.startswith(HOUSE) and not is_running_all:
            yield f"{module.removeprefix(HOUSE)}.{frame.f_code.co_name}"
        frame = frame.f_back
