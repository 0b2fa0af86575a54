"""The processes in which matches become files and replays: few, killed when late, with limited memory."""

import asyncio
from contextlib import AbstractAsyncContextManager

from fortable.kernel.words import Illegal, Viewer
from fortable.server.settings import ServerSettings
from fortable.server.work import Turns, WorkerFailed, WorkerProcess

from .requests import MatchRequest, Wanted, read_reply, write_request

PROGRAM = "fortable.server.replays.worker"
MIB = 2**20

MOST_BYTES = 32 * MIB
"""So long may an answer be before it is packed."""
LET_IN = 4
"""So many households are let in for each process: one is served, and what others send comes in meanwhile."""
LONGEST_LINE = 40
"""So many of one household may wait: a class, for example."""


class MatchWorkers:
    """All of them, and whose turn it is."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings, self._patience_s = settings, settings.replay_patience_s
        memory = str(settings.replay_memory_mb * MIB)
        self._processes = [
            WorkerProcess(PROGRAM, memory, patience_s=self._patience_s)
            for _ in range(settings.replay_workers)
        ]
        self._idle = asyncio.LifoQueue[WorkerProcess]()
        for process in self._processes:
            self._idle.put_nowait(process)
        self._turns = Turns(
            LET_IN * settings.replay_workers,
            longest_line=LONGEST_LINE,
            patience_s=LET_IN * self._patience_s,
        )

    def turn(self, household: str) -> AbstractAsyncContextManager[None]:
        """From when it is the turn of somebody from there."""
        return self._turns.turn(household)

    async def make(
        self, wanted: Wanted, data: bytes, viewer: Viewer = None, language: str = "en"
    ) -> bytes:
        """What is wanted of a match, packed, or `Illegal`."""
        request = MatchRequest(
            wanted=wanted,
            viewer=viewer,
            language=language,
            most_moments=self._settings.most_moments,
            most_bytes=MOST_BYTES,
        )
        process = await self._idle.get()
        try:
            reply = await process.ask(write_request(request, data))
        except WorkerFailed as error:
            raise self._too_much() from error
        finally:
            self._idle.put_nowait(process)
        return read_reply(reply)

    async def close(self) -> None:
        for process in self._processes:
            await process.close()

    def _too_much(self) -> Illegal:
        return Illegal(
            "TB-11",
            "too-much-work",
            seconds=round(self._patience_s),
            memory=self._settings.replay_memory_mb,
        )
