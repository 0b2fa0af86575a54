"""Hints, made in processes of their own for whoever waits for one, and kept while somebody thinks it over.

The table is only asked what its seat knows; nobody else waits for what is made of that.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import structlog

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal, Seat, Value
from fortable.server.settings import ServerSettings
from fortable.server.wire.table_messages import Situation
from fortable.server.work import LastingWork, Turns, WorkerFailed, WorkerProcess

from .requests import WholeHint, read_reply

PROGRAM = "fortable.server.hints.worker"
MIB = 2**20

KEPT = 1000
"""So many hints are kept, those asked for last."""
LONGEST_LINE = 8
"""So many of one household may wait for one."""
LINES = 3
"""So many times as long as one may take does anybody wait for their turn."""

log = structlog.get_logger()

Ask = Callable[[], Awaitable[Situation]]


class Made(Value, frozen=True):
    """A hint, and for which decision."""

    version: int
    seat: Seat
    hint: WholeHint


Key = tuple[str, str, int]
"""A table, a person at it, and a version."""


class Hints:
    """Of one server."""

    def __init__(self, settings: ServerSettings, watch: Callable[[float], object]) -> None:
        """`watch` hears how long each took."""
        self._patience_s = settings.hint_patience_s
        memory = str(settings.review_memory_mb * MIB)
        self._processes = [
            WorkerProcess(PROGRAM, memory, patience_s=self._patience_s, watch=watch, is_last=True)
            for _ in range(settings.hint_workers)
        ]
        self._idle = asyncio.LifoQueue[WorkerProcess]()
        for process in self._processes:
            self._idle.put_nowait(process)
        self._turns = Turns(
            settings.hint_workers,
            longest_line=LONGEST_LINE,
            patience_s=LINES * self._patience_s,
        )
        self._kept = OrderedDict[Key, Made]()
        self._coming = dict[Key, asyncio.Future[Made]]()
        self._lasting = LastingWork()

    @property
    def are_made_here(self) -> bool:
        """Whether whoever runs the server wants it."""
        return bool(self._processes)

    def check_made_here(self) -> None:
        """`Illegal` where they are not."""
        if not self.are_made_here:
            raise Illegal("TB-23", "no-hints-made")

    async def of(self, key: Key, household: str, ask: Ask) -> Made:
        """The hint for a decision, made once; `ask` says what its seat knows. `Illegal` if there is none."""
        self.check_made_here()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._coming:
            making = self._lasting.do(self._make(household, ask))
            self._coming[key] = task = asyncio.ensure_future(making)
            task.add_done_callback(lambda _: self._coming.pop(key, None))
        made = await asyncio.shield(self._coming[key])
        for each in (key, (*key[:2], made.version)):
            self._kept[each] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    async def _make(self, household: str, ask: Ask) -> Made:
        """Nobody's table is asked before it is their turn: what it answers would be of long ago."""
        async with self._turns.turn(household):
            situation = await ask()
            process = await self._idle.get()
            try:
                reply = await process.ask(encode(situation))
            except WorkerFailed as error:
                log.warning("hint_failed", game=situation.game, why=str(error))
                raise Illegal("TB-23", "hint-late", seconds=round(self._patience_s)) from error
            finally:
                self._idle.put_nowait(process)
        return Made(situation.version, situation.seat, read_reply(reply))

    async def close(self) -> None:
        await self._lasting.close()
        for process in self._processes:
            await process.close()
