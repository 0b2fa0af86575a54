"""A worker as its server sees it: a process that gets one request after the other, and is killed when late.

One that failed is started anew for the next request. Whoever asked hears `WorkerFailed`, and so does whoever
stood in line for too long.
"""

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

from fortable.server.places import go_to

from .last_in_line import LastInLine, Starved
from .program import HEADER, MEANWHILE

LARGEST_REPLY = 16 * 2**20
START_S = 60.0
"""So long may a process take to start; it does not count as work."""


FIRST_REQUEST = 3
"""Whoever is to be quicker than usual may take so many times as long as the start took longer for the first
request, which imports what it asks for: on a busy machine both are slow, and one that is killed for it would
never get further."""


Hear = Callable[[bytes], object]


class WorkerFailed(Exception):
    """A worker died, or was not done in time."""


class WorkerProcess:
    """The process, started when it is first needed: a module that calls `program.answer_requests`."""

    def __init__(
        self,
        program: str,
        *arguments: str,
        patience_s: float,
        watch: Callable[[float], object] = lambda _: None,
        is_last: bool = False,
    ) -> None:
        """`watch` hears how long each request took. The last has the processor where nobody else wants it."""
        self._command = (sys.executable, "-m", program, str(patience_s), *arguments)
        self._patience_s = patience_s
        self._watch = watch
        self._place = LastInLine() if is_last else None
        self._turn = asyncio.Lock()
        self._worker: Process | None = None
        self._is_open = True

    async def begin(self) -> None:
        """Before it is needed: nobody waits for its start."""
        async with self._turn:
            if self._worker is None:
                await self._start()

    async def ask(self, request: bytes, patience_s: float | None = None) -> bytes:
        """What the program makes of a request, or `WorkerFailed`; within less than usual, if that is said."""
        return await self._asked(request, patience_s or self._patience_s)

    async def ask_hearing(self, request: bytes, hear: Hear) -> bytes:
        """The same; and `hear` is called with what the program tells meanwhile."""
        return await self._asked(request, self._patience_s, hear)

    async def _asked(self, request: bytes, patience_s: float, hear: Hear = lambda _: None) -> bytes:
        go_to("process")
        await self._wait_in_line()
        try:
            return await self._work(request, patience_s, hear)
        finally:
            self._turn.release()

    async def _wait_in_line(self) -> None:
        """No longer than one may work; whoever is late then has not used up another's time."""
        try:
            async with asyncio.timeout(self._patience_s):
                await self._turn.acquire()
        except TimeoutError as error:
            raise WorkerFailed("too many were asked before") from error

    async def _work(self, request: bytes, patience_s: float, hear: Hear) -> bytes:
        began = time.monotonic()
        try:
            try:
                return await self._answered(request, patience_s, hear)
            except Starved:  # the next one stands nearer
                await self._stop()
                return await self._answered(request, patience_s, hear)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            await self._stop()
            raise WorkerFailed(f"{type(error).__name__}: {error}") from error
        except asyncio.CancelledError:
            await self._stop()  # its answer would be taken for that to the next request
            raise
        finally:
            self._watch(time.monotonic() - began)

    async def _answered(self, request: bytes, patience_s: float, hear: Hear) -> bytes:
        if not self._is_open:
            raise WorkerFailed("nobody works any more")
        began = time.monotonic()
        worker = self._worker or await self._start()
        took_to_start_s = time.monotonic() - began
        allowed_s = min(self._patience_s, patience_s + FIRST_REQUEST * took_to_start_s)
        with self._place.kept(worker) if self._place else contextlib.nullcontext():
            async with asyncio.timeout(allowed_s):
                return await _answer(worker, request, hear)

    async def close(self) -> None:
        """Also whoever was just being started."""
        self._is_open = False
        await self._stop()
        async with self._turn:
            await self._stop()

    async def _start(self) -> Process:
        worker = self._worker = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE
        )
        async with asyncio.timeout(START_S):
            await _read(worker)
        return worker

    async def _stop(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()


async def _answer(worker: Process, request: bytes, hear: Hear) -> bytes:
    assert worker.stdin is not None
    worker.stdin.write(HEADER.pack(len(request)))
    worker.stdin.write(request)
    await worker.stdin.drain()
    return await _read(worker, hear)


async def _read(worker: Process, hear: Hear = lambda _: None) -> bytes:
    """The next reply; what comes before it is heard."""
    assert worker.stdout is not None
    while True:
        (header,) = HEADER.unpack(await worker.stdout.readexactly(HEADER.size))
        length = header & ~MEANWHILE
        if length > LARGEST_REPLY:
            raise ValueError(f"a reply of {length} bytes")
        told = await worker.stdout.readexactly(length)
        if not header & MEANWHILE:
            return told
        hear(told)
