"""Work that serves others too: it is done to its end, though whoever asked first goes away."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fortable.server.places import of_nobody

from .tasks import stop

T = TypeVar("T")


class LastingWork:
    """Of one server."""

    def __init__(self) -> None:
        self._tasks = set[asyncio.Task[Any]]()

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of it; for all who wait for it, not for whoever asks first."""
        task = asyncio.create_task(work, context=of_nobody())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Nobody waits any more."""
        await stop(self._tasks)
