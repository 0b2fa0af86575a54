"""A few worker processes: a bot is always asked in the same one, where it is remembered."""

from collections.abc import Callable
from zlib import crc32

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal
from fortable.server.work import WorkerFailed, WorkerProcess

from .requests import BotReply, BotRequest

PROGRAM = "fortable.server.bots.worker"


class BotFailed(Exception):
    """A bot crashed, or was not done in time."""


class Workers:
    """The processes, started when first needed."""

    def __init__(
        self, count: int, patience_s: float, watch: Callable[[float], object] = lambda _: None
    ) -> None:
        self._processes = [
            WorkerProcess(PROGRAM, patience_s=patience_s, watch=watch) for _ in range(count)
        ]

    async def think(self, request: BotRequest) -> BotReply:
        """What the bot wants, or that it must be told everything again; `BotFailed` if nothing came."""
        process = self._processes[crc32(request.key.encode()) % len(self._processes)]
        try:
            reply = decode(await process.ask(encode(request)), BotReply)
        except (WorkerFailed, Illegal) as error:
            raise BotFailed(str(error)) from error
        if reply.error is not None:
            raise BotFailed(reply.error)
        return reply

    async def close(self) -> None:
        for process in self._processes:
            await process.close()
