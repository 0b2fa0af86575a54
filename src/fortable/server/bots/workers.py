"""A few worker processes: a bot is always asked in the same one, where it is remembered.

Bots of all households take turns: whoever has hundreds of them keeps nobody waiting but themselves.
"""

from collections.abc import Callable
from zlib import crc32

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal
from fortable.server.work import Turns, WorkerFailed, WorkerProcess

from .requests import BotReply, BotRequest

PROGRAM = "fortable.server.bots.worker"
PLAIN_PROGRAM = "fortable.server.bots.plain_worker"
"""Where nothing is compiled: what bots do there is the same with and without a compiler."""
LONGEST_LINE = 10_000
"""However many bots a household has: those who wait for too long are acted for."""
PAUSE_S = 0.005
"""Between two bots of a household of which more wait: what they do is judged, written and told as well, and
hundreds that never pause would keep the disk busy for everybody. However many processes think, there is one
disk: each pauses so many times as long."""
WAITS = 3
"""So many times as long as a bot may think it may wait for others: one that is stuck is not their fault."""
LEASH_S = 0.5
"""So long may a program think that was stuck, until it answers in time again."""


class BotFailed(Exception):
    """A bot crashed, or was not done in time."""


class Workers:
    """The processes, started when first needed."""

    def __init__(
        self,
        count: int,
        patience_s: float,
        watch: Callable[[float], object] = lambda _: None,
        program: str = PROGRAM,
    ) -> None:
        self._processes = [
            WorkerProcess(program, patience_s=patience_s, watch=watch, is_last=True)
            for _ in range(count)
        ]
        self._turns = [
            Turns(
                1, longest_line=LONGEST_LINE, patience_s=WAITS * patience_s, pause_s=count * PAUSE_S
            )
            for _ in range(count)
        ]
        self._patience_s = patience_s
        self._stuck: set[tuple[str, str]] = set()
        """Programs that were not done in time when they were asked last, by their game and name."""

    async def begin(self) -> None:
        """Before anybody asks."""
        for process in self._processes:
            await process.begin()

    async def think(self, request: BotRequest, household: str = "") -> BotReply:
        """What the bot wants, or that it must be told everything again; `BotFailed` if nothing came."""
        number = crc32(request.key.encode()) % len(self._processes)
        try:
            async with self._turns[number].turn(household):
                answer = await self._answer(number, request)
            reply = decode(answer, BotReply)
        except (WorkerFailed, Illegal) as error:
            raise BotFailed(str(error)) from error
        if reply.error is not None:
            raise BotFailed(reply.error)
        return reply

    async def _answer(self, number: int, request: BotRequest) -> bytes:
        program = request.game, request.bot
        patience_s = min(LEASH_S, self._patience_s) if program in self._stuck else self._patience_s
        try:
            answer = await self._processes[number].ask(encode(request), patience_s)
        except WorkerFailed:
            self._stuck.add(program)
            raise
        self._stuck.discard(program)
        return answer

    async def close(self) -> None:
        for process in self._processes:
            await process.close()
