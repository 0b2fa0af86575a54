"""An inbox: what is to be done waits here in the order of its arrival."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Anybody puts something in; one task takes it out."""

    def __init__(self) -> None:
        self._jobs: deque[T] = deque()
        self._loop = asyncio.get_running_loop()
        self._coming: asyncio.Future[None] | None = None

    def put_nowait(self, job: T) -> None:
        self._jobs.append(job)
        if self._coming is not None and not self._coming.done():
            self._coming.set_result(None)

    def empty(self) -> bool:
        return not self._jobs

    async def get(self) -> T:
        """The next, when there is one."""
        if not self._jobs:
            self._coming = self._loop.create_future()
            await self._coming
        return self._jobs.popleft()
