"""Standing last in line for the processor, and no longer than that is bearable."""

import os
import time
from asyncio import get_running_loop
from asyncio.subprocess import Process
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LOOK_S = 0.75
"""So often it is looked whether a process that is asked something gets to think at all."""

STARVING = 0.9
"""It does not if it stood in line for more than this part of the time."""

NEARER_S = 300.0
"""So long it stands nearer then: whoever else wants the processor may be done."""


class Starved(Exception):
    """A process that stood last never had its turn."""


class LastInLine:
    """Where a process stands that thinks: it has what nobody else wants, and gives it back at once.

    A low priority alone would let it finish its slice first, some milliseconds, for which people at other
    tables wait. On a machine that is full of other things there is nothing left, though.
    """

    nearer_until = 0.0
    """By this process's own clock."""

    @contextmanager
    def kept(self, worker: Process) -> Iterator[None]:
        """Where it stands while it is asked something. `Starved` if it has been killed for standing there."""
        if time.monotonic() < self.nearer_until:
            yield
            return
        _stand_last(worker.pid)
        look = _Look(worker)
        try:
            yield
        except (EOFError, OSError) as error:
            if look.is_starving:
                self.nearer_until = time.monotonic() + NEARER_S
                raise Starved from error
            raise
        finally:
            look.end()


class _Look:
    """After one process, for as long as it is asked one thing; whoever starves is killed."""

    def __init__(self, worker: Process) -> None:
        self._worker = worker
        self.is_starving = False
        self._next = get_running_loop().call_later(LOOK_S, self._begin)

    def end(self) -> None:
        self._next.cancel()

    def _begin(self) -> None:
        self._look_again(_stood_in_line_s(self._worker.pid))

    def _look_again(self, stood_s: float) -> None:
        self._next = get_running_loop().call_later(LOOK_S, self._judge, stood_s)

    def _judge(self, before_s: float) -> None:
        stood_s = _stood_in_line_s(self._worker.pid)
        if stood_s - before_s <= STARVING * LOOK_S:
            self._look_again(stood_s)
            return
        self.is_starving = True
        with suppress(ProcessLookupError):
            self._worker.kill()


def _stand_last(process: int) -> None:
    """Where the system has such a place; nobody without privileges may take it back."""
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(process, os.SCHED_IDLE, os.sched_param(0))


def _stood_in_line_s(process: int) -> float:
    """For so long it could have run, and did not; nothing where the system does not tell."""
    try:
        _, waited_ns, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    except OSError:
        return 0.0
    return int(waited_ns) / 1e9
