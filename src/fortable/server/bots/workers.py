"""A few worker processes: a bot is always asked in the same one, where it is remembered.

A worker that is late or dies is replaced; whoever asked hears `BotFailed`, and so does whoever stood in
line for too long.
"""

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from zlib import crc32

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal

from .requests import BotReply, BotRequest

LONGEST_LINE = 16 * 2**20


class BotFailed(Exception):
    """A bot crashed, or was not done in time."""


class Workers:
    """The processes, started when first needed."""

    def __init__(
        self, count: int, patience_s: float, watch: Callable[[float], object] = lambda _: None
    ) -> None:
        self._processes = [WorkerProcess(patience_s, watch) for _ in range(count)]

    async def think(self, request: BotRequest) -> BotReply:
        """What the bot wants, or that it must be told everything again; `BotFailed` if nothing came."""
        process = self._processes[crc32(request.key.encode()) % len(self._processes)]
        reply = await process.ask(request)
        if reply.error is not None:
            raise BotFailed(reply.error)
        return reply

    async def close(self) -> None:
        for process in self._processes:
            await process.close()


class WorkerProcess:
    """A worker, started anew when it failed; it gets one request after the other."""

    def __init__(self, patience_s: float, watch: Callable[[float], object]) -> None:
        self._patience_s = patience_s
        self._watch = watch
        self._turn = asyncio.Lock()
        self._worker: Process | None = None
        self._is_open = True

    async def ask(self, request: BotRequest) -> BotReply:
        await self._wait_in_line()
        try:
            return await self._think(request)
        finally:
            self._turn.release()

    async def _wait_in_line(self) -> None:
        """No longer than one may think; whoever is late then has not used up another's time."""
        try:
            async with asyncio.timeout(self._patience_s):
                await self._turn.acquire()
        except TimeoutError as error:
            raise BotFailed("too many were asked before") from error

    async def _think(self, request: BotRequest) -> BotReply:
        if not self._is_open:
            raise BotFailed("nobody thinks any more")
        began = time.monotonic()
        try:
            worker = self._worker or await self._start()
            return await asyncio.wait_for(_answer(worker, request), self._patience_s)
        except (TimeoutError, OSError, Illegal, ValueError) as error:
            await self._stop()
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        except asyncio.CancelledError:
            await self._stop()  # its answer would be taken for that to the next request
            raise
        finally:
            self._watch(time.monotonic() - began)

    async def close(self) -> None:
        """Also whoever was just being started."""
        self._is_open = False
        await self._stop()
        async with self._turn:
            await self._stop()

    async def _start(self) -> Process:
        self._worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "fortable.server.bots.worker",
            str(self._patience_s),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        return self._worker

    async def _stop(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()


async def _answer(worker: Process, request: BotRequest) -> BotReply:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(encode(request) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    return decode(line, BotReply)
