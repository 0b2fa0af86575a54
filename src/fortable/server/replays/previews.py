"""Pictures of tables for links, drawn by the workers: each once for as long as its table stays as it is."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

from fortable.drawing.png import can_render
from fortable.kernel.words import Illegal
from fortable.server.places import of_nobody
from fortable.server.store import Unavailable
from fortable.server.work.tasks import stop

from .making import MatchWorkers
from .requests import Wanted

MOST_KEPT_BYTES = 2 * 2**20
"""A picture has some fifty thousand: a link is looked at by several within minutes, and hardly later."""


@dataclass(frozen=True)
class Preview:
    """A picture, and what tells it from another."""

    png: bytes
    tag: str


class Previews:
    """Those that were asked for last, and those that are being drawn."""

    def __init__(self, workers: MatchWorkers) -> None:
        self._workers = workers
        self._kept = OrderedDict[str, bytes]()
        self._tasks = set[asyncio.Task[None]]()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    async def of(
        self,
        stored: bytes,
        language: str,
        household: str,
        wanted: Wanted = "picture of a table",
    ) -> Preview:
        """The picture of a table as it is stored, or of something else, or `Illegal`."""
        if not can_render():
            raise Illegal("TB-06", "extra-missing", tried="PNG", extra="png")
        tag = blake2b(stored, key=f"{wanted} {language}".encode(), digest_size=16).hexdigest()
        if tag not in self._kept:
            drawing = partial(self._draw, stored, language, household, wanted)
            self._keep(tag, await self._drawn(tag, drawing))
        self._kept.move_to_end(tag)
        return Preview(self._kept[tag], tag)

    def prepare(
        self, read: Callable[[], Awaitable[bytes | None]], language: str, household: str
    ) -> None:
        """For whoever will ask soon; if it fails, they will hear it."""
        ahead = self._ahead(read, language, household)
        task = asyncio.create_task(ahead, context=of_nobody())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Nobody will ask any more."""
        await stop([*self._tasks, *self._drawing.values()])

    async def _ahead(
        self, read: Callable[[], Awaitable[bytes | None]], language: str, household: str
    ) -> None:
        with suppress(Illegal, Unavailable):
            stored = await read()
            if stored is not None:
                await self.of(stored, language, household)

    async def _drawn(self, tag: str, draw: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """By one worker, however many wait for it; whoever goes away leaves the others waiting."""
        if tag not in self._drawing:
            task = asyncio.create_task(draw())
            self._drawing[tag] = task
            task.add_done_callback(partial(self._is_drawn, tag))
        return await asyncio.shield(self._drawing[tag])

    def _is_drawn(self, tag: str, task: asyncio.Task[bytes]) -> None:
        """Whoever waited hears how it went; it is no news if they have all gone."""
        del self._drawing[tag]
        if not task.cancelled():
            task.exception()

    async def _draw(self, stored: bytes, language: str, household: str, wanted: Wanted) -> bytes:
        async with self._workers.turn(household):
            return await self._workers.make(wanted, stored, language=language)

    def _keep(self, tag: str, png: bytes) -> None:
        """The last stays, however large it is."""
        self._kept[tag] = png
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_KEPT_BYTES:
            self._kept.popitem(last=False)
